"""Undo is not a rule: when a seat may take back freely, and when all must agree."""

from __future__ import annotations

from zoco.core.log import Log


def free_undo(log: Log, seat: int) -> int | None:
    """The position before `seat`'s last decision, if it may return there without asking.

    It may unless chance moved, another seat moved, or an event revealed something since then.
    """
    for entry in reversed(log.line):
        if entry.seat != seat or any(event.reveals for event in entry.events):
            return None
        return entry.ply - 1
    return None


def agreed_undo(log: Log, seat: int) -> int | None:
    """The position before `seat`'s last decision, for undo by consent."""
    for entry in reversed(log.line):
        if entry.seat == seat:
            return entry.ply - 1
    return None
