"""Undo is not a rule: when a seat may take back freely, and when all must agree."""

from __future__ import annotations

from collections.abc import Iterable

from zoco.core.log.entries import Entry, Played, Undone
from zoco.core.log.log import Log


def free_undo(log: Log, seat: int) -> int | None:
    """The position before `seat`'s last decision, if it may return there without asking.

    It may unless since then chance moved, an event revealed or bound something, or another seat
    made a move that is not idle.
    """
    return _free(log.backwards(), seat)


def agreed_undo(log: Log, seat: int) -> int | None:
    """The position before `seat`'s last decision, for undo by consent."""
    last = log.last_ply(seat)
    return None if last is None else last - 1


def ways_back(log: Log) -> dict[int, bool]:
    """For each seat that has decided something whether it may take that back without asking."""
    found: dict[int, bool] = {}
    deciders = log.deciders
    for entry in log.backwards():
        found.setdefault(entry.seat, not _is_fixed(entry))
        if not _is_idle(entry) or len(found) == len(deciders):
            break
    return {seat: found.get(seat, False) for seat in deciders}


def practised(entries: Iterable[Entry]) -> Undone | None:
    """The first undo that was not free, if there was one: from it on a match is practice."""
    line: list[Played] = []
    for entry in entries:
        if isinstance(entry, Undone):
            if _free(reversed(line), entry.seat) != entry.to_ply:
                return entry
            del line[entry.to_ply :]
        else:
            line.append(entry)
    return None


def is_practice(log: Log) -> bool:
    """Whether a log tells of itself that it counts for nothing: it began so, or became so."""
    return bool(log.header.practice) or practised(log.entries) is not None


def _free(backwards: Iterable[Played], seat: int) -> int | None:
    for entry in backwards:
        if entry.seat == seat:
            return None if _is_fixed(entry) else entry.ply - 1
        if not _is_idle(entry):
            return None
    return None


def _is_fixed(entry: Played) -> bool:
    return any(event.reveals or event.binds for event in entry.events)


def _is_idle(entry: Played) -> bool:
    return bool(entry.events) and all(event.idle for event in entry.events)
