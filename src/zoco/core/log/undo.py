"""Undo is not a rule: when a seat may take back freely, and when all must agree."""

from __future__ import annotations

from zoco.core.log.log import Log


def free_undo(log: Log, seat: int) -> int | None:
    """The position before `seat`'s last decision, if it may return there without asking.

    It may unless since then chance moved, an event revealed or bound something, or another seat
    made a move that is not idle.
    """
    for entry in reversed(log.line):
        if entry.seat == seat:
            fixed = any(event.reveals or event.binds for event in entry.events)
            return None if fixed else entry.ply - 1
        if not entry.events or not all(event.idle for event in entry.events):
            return None
    return None


def agreed_undo(log: Log, seat: int) -> int | None:
    """The position before `seat`'s last decision, for undo by consent."""
    for entry in reversed(log.line):
        if entry.seat == seat:
            return entry.ply - 1
    return None
