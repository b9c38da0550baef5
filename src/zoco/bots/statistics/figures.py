"""The figures of one match, for whoever shows them: the surviving line of play only.

They are made from true tables, with all that was hidden, so only of a match that has ended or that
somebody holds as a whole file.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins

from zoco.bots.review import Reviewer
from zoco.bots.statistics.dice import Draws, draws_of
from zoco.bots.statistics.sources import Source, sources_of
from zoco.core.log.log import Log
from zoco.core.log.undo import is_practice
from zoco.core.words.said import Said


class Point(Struct, frozen=True):
    """What had come of a round when it ended, with the position it led to."""

    ply: int
    round: Said | None
    values: tuple[int, ...]


class Bargain(Struct, frozen=True):
    """Who offered, who accepted, and what changed hands, as the game tells it.

    `worth` is how the move that struck it changed the expected share of the win of every seat, as
    a review has it; nothing where that was not asked for, or the game has no valuation.
    """

    ply: int
    offered: int
    accepted: int
    worth: tuple[float, ...]
    told: Said
    event: dict[str, Any]


class Figures(Struct, frozen=True):
    """All that a match is counted for; `ranks` are those of a match that is over.

    `measure` is the key of what `course` and `sources` count, empty where a game counts nothing.
    Of a match that was `practice`, a fork among them, nothing goes into sums.
    """

    game: str
    seats: int
    plies: int
    practice: bool
    ranks: tuple[int, ...]
    drawn: bool
    measure: str
    course: tuple[Point, ...]
    sources: tuple[Source, ...]
    draws: tuple[Draws, ...]
    bargains: tuple[Bargain, ...]


def figures_of(log: Log, *, practice: bool = False, worth: bool = False) -> Figures:
    """The figures of a match; most logs tell of themselves whether they are `practice`.

    What bargains were `worth` takes some hundredths of a second for each of them.
    """
    result = log.game.result(log.table)
    measure = log.game.counted(log.table)
    return Figures(
        game=log.header.game,
        seats=log.header.seats,
        plies=log.ply,
        practice=practice or is_practice(log),
        ranks=result.ranks if result else (),
        drawn=result.drawn if result else False,
        measure=measure.key if measure else "",
        course=tuple(_course(log)) if measure else (),
        sources=sources_of(log) if measure else (),
        draws=draws_of(log),
        bargains=_bargains(log, _reviewer(log) if worth else None),
    )


def _course(log: Log) -> list[Point]:
    """The beginning, and the last position of every round."""
    game, points = log.game, [_point(log, 0, None)]
    rounds = [game.round(game.opened(log.at(ply))) for ply in range(log.ply + 1)]
    for ply in range(1, log.ply + 1):
        # a move that begins a round also ends the one before: its scores belong to both
        if ply == log.ply or rounds[ply] != rounds[ply - 1]:
            points.append(_point(log, ply, rounds[ply - 1]))
    return points


def _point(log: Log, ply: int, of: Said | None) -> Point:
    measure = log.game.counted(log.at(ply))
    return Point(ply, of, measure.values if measure else ())


def _reviewer(log: Log) -> Reviewer | None:
    try:
        return Reviewer(log.game)
    except ValueError:
        return None


def _bargains(log: Log, reviewer: Reviewer | None) -> tuple[Bargain, ...]:
    found = []
    for entry in log.line:
        for event in entry.events:
            parties = event.struck(entry.seat)
            if parties is not None:
                offered, accepted = parties
                worth = _worth(log, entry.ply, reviewer)
                told, plain = event.said(), to_builtins(event)
                found.append(Bargain(entry.ply, offered, accepted, worth, told, plain))
    return tuple(found)


def _worth(log: Log, ply: int, reviewer: Reviewer | None) -> tuple[float, ...]:
    if reviewer is None:
        return ()
    before, after = reviewer.shares(log.at(ply - 1)), reviewer.shares(log.at(ply))
    return tuple(round(now - then, 4) for now, then in zip(after, before, strict=True))
