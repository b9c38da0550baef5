"""Logs of Bids for tests: one finished match with an undo, and salts that are known."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from tests.core.bids.game import GAME, BidsLog
from tests.core.bids.rules import Leave, Seal, Take, Toss
from zoco.core.chance import CHANCE


def counting(first: int = 1) -> Callable[[], str]:
    """Salts that can be foreseen."""
    numbers = count(first)
    return lambda: f"{next(numbers):032x}"


def ticking(first: int = 1_000) -> Callable[[], int]:
    """A clock that goes on by a second whenever somebody looks."""
    times = count(first, 1_000)
    return lambda: next(times)


def new_log(first_salt: int = 1) -> BidsLog:
    """A log before its first entry."""
    names, salts = ("Ada", "Bo"), counting(first_salt)
    return BidsLog.start(GAME, 2, players=names, salts=salts, clock=ticking())


def bidding_log() -> BidsLog:
    """Seat 0 has bid in secret, seat 1 has not."""
    log = new_log()
    log.append(CHANCE, Toss(1))
    log.append(0, Seal(2))
    return log


def finished_log() -> BidsLog:
    """A whole match: one bid is changed by a may, and one choice is taken back."""
    log = bidding_log()
    log.append(0, Seal(3))
    log.append(1, Seal(1))
    log.append(0, Take())
    log.undo(4, seat=0)
    log.append(0, Leave())
    log.append(1, Take())
    return log
