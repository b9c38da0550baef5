"""Undo is not a rule: when a seat may take back freely, and when all must agree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from zoco.core.log.entries import Entry, Played, Undone
from zoco.core.log.log import Log


def free_undo(log: Log, seat: int) -> int | None:
    """The position before `seat`'s last decision, if it may return there without asking.

    It may unless since then chance moved, an event revealed or bound something, or another seat
    made a move that is not idle.
    """
    return _free(log.line, seat)


def agreed_undo(log: Log, seat: int) -> int | None:
    """The position before `seat`'s last decision, for undo by consent."""
    for entry in reversed(log.line):
        if entry.seat == seat:
            return entry.ply - 1
    return None


def practised(entries: Iterable[Entry]) -> Undone | None:
    """The first undo that was not free, if there was one: from it on a match is practice."""
    line: list[Played] = []
    for entry in entries:
        if isinstance(entry, Undone):
            if _free(line, entry.seat) != entry.to_ply:
                return entry
            del line[entry.to_ply :]
        else:
            line.append(entry)
    return None


def is_practice(log: Log) -> bool:
    """Whether a log tells of itself that it counts for nothing: it began so, or became so."""
    return bool(log.header.practice) or practised(log.entries) is not None


def _free(line: Sequence[Played], seat: int) -> int | None:
    for entry in reversed(line):
        if entry.seat == seat:
            fixed = any(event.reveals or event.binds for event in entry.events)
            return None if fixed else entry.ply - 1
        if not entry.events or not all(event.idle for event in entry.events):
            return None
    return None
