"""`zoco bench`: what single operations cost, measured on positions of random matches."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from copy import copy
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from rich.table import Table

import zoco
from zoco.cli.console import make_console, print_json
from zoco.cli.given import game_of, seats_of
from zoco.core.game import Game
from zoco.core.moves import Move
from zoco.core.playout import playout, random_line

MATCHES = 5
ROUNDS = 5
ROUND_SECONDS = 0.1


class Position(NamedTuple):
    """A table, the move that was made there, and a seat to look at it from."""

    table: Any
    seat: int
    move: Move
    viewer: int


def bench(key: str | None, as_json: bool) -> None:
    """Measure one game, or all."""
    found = [game_of(key)] if key else [zoco.load(meta.key) for meta in zoco.games()]
    rows = [row for game in found for row in measure(game)]
    if as_json:
        print_json(rows)
    else:
        make_console().print(_table(rows))


def measure(game: Game[Any, Any]) -> Iterator[dict[str, Any]]:
    """One row for each operation."""
    seats = seats_of(game, None, {})
    positions = _positions(game, seats)
    views = [game.view(position.table, position.viewer) for position in positions]
    rng = Random(0)

    def row(what: str, **cost: float) -> dict[str, Any]:
        return {"game": game.meta.key, "seats": seats, "what": what, **cost}

    yield row("clone", microseconds=_mean(lambda p: copy(p.table), positions))
    yield row("view", microseconds=_mean(lambda p: game.view(p.table, p.viewer), positions))
    yield row("play", microseconds=_mean(lambda p: game.play(p.table, p.seat, p.move), positions))
    plain = [game.plain(position.table) for position in positions]
    yield row("position", microseconds=_mean(game.position, plain))
    yield row("imagine", microseconds=_mean(lambda view: game.imagine(view, rng), views))
    plies, decisions = _speeds(game, seats)
    yield row("plies", per_second=plies)
    yield row("decisions", per_second=decisions)


def _positions(game: Game[Any, Any], seats: int) -> list[Position]:
    found = []
    for number in range(MATCHES):
        table = game.setup(seats, game.simulated())
        for ply, (seat, move, after, _) in enumerate(random_line(game, table, Random(number))):
            found.append(Position(table, seat, move, ply % seats))
            table = after
    return found


def _mean(act: Callable[[Any], object], items: list[Any]) -> float:
    """Microseconds for each item: the median over rounds, the empty loop taken off."""
    return max(0.0, _loop(act, items) - _loop(_nothing, items))


def _loop(act: Callable[[Any], object], items: list[Any]) -> float:
    return 1e6 * median(_round(act, items) for _ in range(ROUNDS))


def _round(act: Callable[[Any], object], items: list[Any]) -> float:
    """Seconds for each item, over at least the time of a round."""
    passes, start = 0, perf_counter()
    gc.disable()
    try:
        while perf_counter() - start < ROUND_SECONDS:
            for item in items:
                act(item)
            passes += 1
    finally:
        gc.enable()
    return (perf_counter() - start) / (passes * len(items))


def _nothing(item: Any) -> object:
    return item


def _speeds(game: Game[Any, Any], seats: int) -> tuple[float, float]:
    """Plies and decisions a second in random play: the median over rounds."""
    rounds = [_speed(game, seats, Random(number)) for number in range(ROUNDS)]
    return median(plies for plies, _ in rounds), median(decisions for _, decisions in rounds)


def _speed(game: Game[Any, Any], seats: int, rng: Random) -> tuple[float, float]:
    table, plies, decisions = game.setup(seats, game.simulated()), 0, 0
    start = perf_counter()
    while perf_counter() - start < ROUND_SECONDS:
        _, more, decided = playout(game, table, rng)
        plies += more
        decisions += decided
    seconds = perf_counter() - start
    return plies / seconds, decisions / seconds


def _table(rows: list[dict[str, Any]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in ("Game", "Seats", "What", "Cost"):
        table.add_column(head, justify="right" if head in ("Seats", "Cost") else "left")
    for row in rows:
        timed = "microseconds" in row
        cost = f"{row['microseconds']:,.2f} µs" if timed else f"{row['per_second']:,.0f} /s"
        table.add_row(row["game"], str(row["seats"]), row["what"], cost)
    return table
