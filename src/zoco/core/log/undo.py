"""Undo is not a rule: when a seat may take back freely, and when all must agree."""

from __future__ import annotations

from zoco.core.log.log import Log


def free_undo(log: Log, seat: int) -> int | None:
    """The position before `seat`'s last decision, if it may return there without asking.

    It may unless chance moved, another seat moved, or an event revealed something since then.
    """
    last = log.line[-1] if log.line else None
    if last is None or last.seat != seat or any(event.reveals for event in last.events):
        return None
    return last.ply - 1


def agreed_undo(log: Log, seat: int) -> int | None:
    """The position before `seat`'s last decision, for undo by consent."""
    for entry in reversed(log.line):
        if entry.seat == seat:
            return entry.ply - 1
    return None
