"""`zoco simulate`: many matches, and who wins how often."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table

from zoco.bots.registry import bot
from zoco.bots.simulation import Plan, simulated
from zoco.bots.tally import Tally, added, summary
from zoco.cli.console import counting, make_console, print_json
from zoco.cli.given import game_of, options_of, seats_of, words_of
from zoco.core.bad_input import BadInput


def plan_of(
    key: str, seats: int | None, bots: str | None, options: list[str], seed: int
) -> tuple[Plan, list[str]]:
    """What was asked for, checked; and a sentence for each bot that has to stand in."""
    game = game_of(key)
    chosen = options_of(game, options)
    number = seats_of(game, seats, chosen)
    game.setup(number, chosen)
    wished = words_of(bots)
    if len(wished) > number:
        raise BadInput(f"There are {len(wished)} bots for {number} seats.")
    found = [bot(game, level) for level in wished]
    told = {one.asked: one.level for one in found if one.asked != one.level}
    title = game.meta.title
    notes = [f"{title} has no bot {asked!r}; {told[asked]!r} plays instead." for asked in told]
    levels = tuple(wished[seat % len(wished)] for seat in range(number)) if wished else ()
    return Plan(game.meta.key, number, chosen, levels, seed), notes


def simulate(plan: Plan, notes: list[str], games: int, jobs: int, as_json: bool) -> None:
    """Play, and print the figures."""
    for note in notes:
        print(note, file=sys.stderr)
    parts = simulated(plan, games, jobs)
    if as_json:
        print_json(_figures(plan, added(parts)))
    else:
        console = make_console()
        _print(console, plan, _figures(plan, _watched(console, parts, games)))


def _watched(console: Console, parts: Iterator[Tally], games: int) -> Tally:
    played = []
    with counting(console, games) as done:
        for part in parts:
            played.append(part)
            done(sum(tally.games for tally in played))
    return added(played)


def _figures(plan: Plan, tally: Tally) -> dict[str, Any]:
    found = summary(tally, plan.seats)
    for row, level in zip(found["wins"], plan.bots, strict=False):
        row["bot"] = level
    head = {"game": plan.game, "seats": plan.seats, "seed": plan.seed, "options": plan.options}
    return {**head, "bots": list(plan.bots), **found}


def _print(console: Console, plan: Plan, figures: dict[str, Any]) -> None:
    length = figures["length"]
    console.print(_wins(figures["wins"]))
    console.print(
        f"{figures['games']:,} matches of {plan.game}, seed {plan.seed}: "
        f"{length['mean']:.1f} plies on average, 5–95 %: {length['p5']} to {length['p95']}."
    )
    console.print(
        f"{figures['seconds']:.2f} s; {figures['plies_per_second']:,.0f} plies and "
        f"{figures['decisions_per_second']:,.0f} decisions a second."
    )


def _wins(rows: list[dict[str, Any]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in ("Seat", "Played by", "Wins", "95 % interval", "Mean score"):
        table.add_column(head, justify="left" if head == "Played by" else "right")
    for row in rows:
        interval = f"{row['low']:.1%} – {row['high']:.1%}"
        player = row.get("bot", "uniform chance")
        share, score = f"{row['share']:.1%}", f"{row['mean_score']:.2f}"
        table.add_row(str(row["seat"]), player, share, interval, score)
    return table
