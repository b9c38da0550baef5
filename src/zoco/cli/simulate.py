"""`zoco simulate`: many matches, and who wins how often."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from zoco.bots.registry import bot
from zoco.bots.simulation import Plan, simulated
from zoco.bots.tally import Tally, added, summary
from zoco.cli.console import counting, make_console, print_json
from zoco.cli.given import game_of, levels_of, seats_of
from zoco.cli.options import simulated_options
from zoco.cli.words import Words
from zoco.core.faults import bad


class Series(NamedTuple):
    """What was asked for, checked; the levels that were wished, and those that play, by seat."""

    title: str
    plan: Plan
    played: tuple[str, ...]

    @property
    def asked(self) -> tuple[str, ...]:
        """The levels that were wished for."""
        return self.plan.bots

    @property
    def stand_ins(self) -> dict[str, str]:
        """Levels that the game does not have, each with the one that plays instead."""
        pairs = zip(self.asked, self.played, strict=True)
        return {asked: level for asked, level in pairs if asked != level}


def series_of(
    key: str,
    seats: int | None,
    bots: str | None,
    options: list[str],
    seed: int,
    edition: str | None = None,
) -> Series:
    """What was asked for, checked."""
    game = game_of(key)
    chosen, board = simulated_options(game, options), game.edition(edition)
    number = seats_of(game, seats, chosen)
    wished = levels_of(bots)
    if len(wished) > number:
        raise bad("wrong-bots-seats", bots=len(wished), seats=number)
    levels = tuple(wished[seat % len(wished)] for seat in range(number)) if wished else ()
    played = tuple(bot(game, level).level for level in levels)
    plan = Plan(game.meta.key, number, chosen, levels, seed, board)
    return Series(game.meta.title, plan, played)


def simulate(series: Series, games: int, jobs: int, language: str, as_json: bool) -> None:
    """Play, and print the figures; who stands in for whom is said beside them."""
    words = Words(language)
    for asked, level in series.stand_ins.items():
        levels = {"asked": words.level(asked), "level": words.level(level)}
        print(words.say("stands-in", title=series.title, **levels), file=sys.stderr)
    parts = simulated(series.plan, games, jobs)
    if as_json:
        print_json(_figures(series, added(parts)))
    else:
        console = make_console()
        _print(console, words, series, _figures(series, _watched(console, parts, games)))


def _watched(console: Console, parts: Iterator[Tally], games: int) -> Tally:
    played = []
    with counting(console, games) as done:
        for part in parts:
            played.append(part)
            done(sum(tally.games for tally in played))
    return added(played)


def _figures(series: Series, tally: Tally) -> dict[str, Any]:
    plan = series.plan
    found = summary(tally, plan.seats)
    for row, asked, level in zip(found["wins"], series.asked, series.played, strict=False):
        row |= {"asked": asked, "bot": level}
    head = {"game": plan.game, "seats": plan.seats, "seed": plan.seed, "options": plan.options}
    head["edition"] = plan.edition.name
    return {**head, "asked": list(series.asked), "bots": list(series.played), **found}


def _print(console: Console, words: Words, series: Series, figures: dict[str, Any]) -> None:
    length, plan = figures["length"], series.plan
    console.print(_wins(words, figures["wins"]))
    console.print(
        words.say(
            "simulate-length",
            matches=figures["games"],
            title=series.title,
            seed=str(plan.seed),
            mean=words.figure(length["mean"], 1),
            low=length["p5"],
            high=length["p95"],
        )
    )
    if figures["draws"]:
        share = words.share(figures["draws"] / figures["games"])
        console.print(words.say("simulate-draws", matches=figures["draws"], share=share))
    console.print(
        words.say(
            "simulate-speed",
            seconds=words.figure(figures["seconds"], 2),
            plies=words.figure(figures["plies_per_second"]),
            decisions=words.figure(figures["decisions_per_second"]),
        )
    )


COLUMNS = (
    "simulate-seat",
    "simulate-player",
    "simulate-wins",
    "simulate-interval",
    "simulate-score",
)


def _wins(words: Words, rows: list[dict[str, Any]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in COLUMNS:
        table.add_column(words.say(key), justify="left" if key == "simulate-player" else "right")
    for row in rows:
        interval = f"{words.share(row['low'])} – {words.share(row['high'])}"
        player = words.level(row["bot"]) if "bot" in row else words.say("simulate-uniform")
        score = words.figure(row["mean_score"], 2)
        table.add_row(str(row["seat"]), player, words.share(row["share"]), interval, score)
    return table
