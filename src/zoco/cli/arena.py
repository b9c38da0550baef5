"""`zoco arena`: bots against each other, seats rotated, and how sure one can be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from zoco.bots.arena.contest import Contest
from zoco.bots.arena.engine import ENGINES, contested
from zoco.bots.arena.figures import figures
from zoco.bots.arena.record import Record
from zoco.bots.registry import entrant
from zoco.cli.console import counting, make_console, print_json
from zoco.cli.given import check_new, game_of, seats_of, words_of
from zoco.cli.options import simulated_options
from zoco.cli.words import Words
from zoco.core.faults import bad


def contest_of(
    key: str, seats: int | None, bots: str, options: list[str], seed: int, edition: str | None
) -> Contest:
    """What was asked for, checked; the last bot sits on all seats that are left."""
    game = game_of(key)
    chosen = simulated_options(game, options)
    game.edition(edition)
    number, names = seats_of(game, seats, chosen), words_of(bots)
    if len(names) > number:
        raise bad("wrong-bots-seats", bots=len(names), seats=number)
    for name in names:
        entrant(game, name)
    names += names[-1:] * (number - len(names))
    return Contest(game.meta.key, number, tuple(names), seed, chosen, edition)


def arena(
    contest: Contest,
    games: int,
    jobs: int,
    executor: str,
    file: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Play what is missing, and print the figures of all."""
    if executor not in ENGINES:
        raise bad("wrong-executor", name=executor, known=", ".join(ENGINES))
    if file is not None and not file.exists():
        check_new(file)
    console = make_console()
    with Record(contest, file) as record, counting(console, games) as done:
        missing = record.missing(games)
        engine = ENGINES[executor]
        for number, match in enumerate(contested(contest, missing, engine, jobs), start=1):
            record.add(match)
            done(games - len(missing) + number)
        played = [record.played[number] for number in range(games)]
    found = figures(contest, played)
    print_json(found) if as_json else _print(console, Words(language), found)


def _print(console: Console, words: Words, found: dict[str, Any]) -> None:
    rated = {row["bot"]: row for row in found["ratings"]}
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("player", "wins", "interval", "rating", "between", "p50", "p95"):
        justify: Any = "left" if key == "player" else "right"
        table.add_column(words.say(f"arena-{key}"), justify=justify)
    for row in found["wins"]:
        table.add_row(*_cells(words, row, rated[row["bot"]], found["time"][row["bot"]]))
    console.print(table)
    fair = words.share(found["fair"])
    told = {"matches": found["games"], "seed": str(found["seed"]), "fair": fair}
    console.print(words.say("arena-fair", **told))
    if found["draws"]:
        share = words.share(found["draws"] / found["games"])
        console.print(words.say("simulate-draws", matches=found["draws"], share=share))


def _cells(
    words: Words, row: dict[str, Any], rating: dict[str, Any], time: dict[str, Any]
) -> list[str]:
    name = row["bot"] if row["seats"] == 1 else f"{row['bot']} × {row['seats']}"
    return [
        name,
        words.share(row["share"]),
        f"{words.share(row['low'])} – {words.share(row['high'])}",
        words.figure(rating["points"]),
        f"{words.figure(rating['low'])} – {words.figure(rating['high'])}",
        words.figure(1000 * time["p50"], 1),
        words.figure(1000 * time["p95"], 1),
    ]
