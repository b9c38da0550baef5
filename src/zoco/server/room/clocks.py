"""The clocks of a table: who owes a decision spends time. Arithmetic alone, no timers.

What is owed is a must: no clock runs for a may. Where several choose at once, the clocks of all
who still owe run.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from zoco.server.wire.clocks import Control, Correspondence, RealTime, SeatClock

GRACE = 5.0
"""Seconds after which a clock runs though no page has told that it shows what is asked."""
BACK = 30.0
"""Who comes back after time ran out has so many seconds, or one increment, or what the bank was."""
DAY = 24 * 3600.0


class Owing(NamedTuple):
    """What a seat owes: the number of its ask, whether its page shows it, whether it is here."""

    ask: int
    shown: bool
    here: bool


class Hand(Struct, frozen=True):
    """The clock of one seat.

    `left` and `allowance` are as of `told`; `ask` is what it owes, `asked` since when. The next
    answer `earns` an increment, unless the seat itself has opened what was decided: `reopened`.
    """

    left: float
    allowance: float = 0.0
    ask: int | None = None
    asked: float = 0.0
    told: float = 0.0
    shown: bool = False
    here: bool = True
    earns: bool = True
    reopened: bool = False

    @property
    def begins(self) -> float:
        """Since when it is spent and not told of: at once where the page shows the ask."""
        return self.told if self.shown else max(self.told, self.asked + GRACE)


class Clocks:
    """All clocks of a table; `now` is in seconds, of whichever clock the caller keeps to."""

    def __init__(self, control: Control, hands: Mapping[int, Hand]) -> None:
        self.control = control
        self.hands = dict(hands)

    def look(self, now: float, owed: Mapping[int, Owing]) -> tuple[int, ...]:
        """Charge what was spent, and go on with what is owed now; whose time has run out."""
        for seat, hand in self.hands.items():
            self.hands[seat] = self._owing(_charged(hand, now), owed.get(seat), now)
        return tuple(s for s, h in self.hands.items() if h.ask is not None and h.left <= 0)

    def answered(self, now: float, seat: int, must: bool) -> None:
        """A seat has moved. What it must earns the increment, once a decision; what it may opens

        perhaps again what it had decided.
        """
        hand = _charged(self.hands[seat], now)
        if must and hand.earns and isinstance(self.control, RealTime):
            hand = replace(hand, left=hand.left + self.control.increment)
        self.hands[seat] = replace(hand, reopened=not must, earns=must or hand.earns)

    def undone(self, seats: Iterable[int]) -> None:
        """What these seats decide now they had decided before."""
        for seat in seats:
            self.hands[seat] = replace(self.hands[seat], reopened=True)

    def back(self, seat: int) -> None:
        """Who comes back has time for a decision at least."""
        if isinstance(self.control, RealTime):
            least = min(float(self.control.bank), max(BACK, float(self.control.increment)))
            hand = self.hands[seat]
            self.hands[seat] = replace(hand, left=max(hand.left, least), ask=None)

    def next(self, now: float) -> float | None:
        """Seconds until a clock begins, or has run out, by itself; None if none does."""
        owing = [hand for hand in self.hands.values() if hand.ask is not None]
        return min((_next(hand, now) for hand in owing), default=None)

    def due(self, now: float) -> float | None:
        """When the first time will have run out, if nobody does anything."""
        owing = [hand for hand in self.hands.values() if hand.ask is not None]
        return min((_start(hand, now) + _left(hand) for hand in owing), default=None)

    def told(self, now: float) -> tuple[SeatClock, ...]:
        """What everybody may see."""
        hands = (_charged(self.hands[seat], now) for seat in sorted(self.hands))
        return tuple(SeatClock(max(0.0, round(h.left, 1)), _runs(h, now)) for h in hands)

    def _owing(self, hand: Hand, owed: Owing | None, now: float) -> Hand:
        if owed is None:
            return replace(hand, ask=None, reopened=False)
        if hand.ask == owed.ask:
            return replace(hand, shown=hand.shown or owed.shown, here=owed.here)
        days = isinstance(self.control, Correspondence)
        return replace(
            hand,
            left=self.control.days * DAY if isinstance(self.control, Correspondence) else hand.left,
            ask=owed.ask,
            asked=now,
            told=now,
            shown=owed.shown or days,
            here=owed.here or days,
            earns=not hand.reopened,
            reopened=False,
        )


def _charged(hand: Hand, now: float) -> Hand:
    """The clock with what was spent since it was told of last; a lost line is free at first."""
    if hand.ask is None:
        return replace(hand, told=now)
    spent = max(0.0, now - hand.begins)
    free = 0.0 if hand.here else min(spent, hand.allowance)
    left, allowance = hand.left - (spent - free), hand.allowance - free
    return replace(hand, left=left, allowance=allowance, told=now)


def _start(hand: Hand, now: float) -> float:
    """When a clock that is owed goes on to be spent."""
    return max(now, hand.begins)


def _left(hand: Hand) -> float:
    return hand.left + (0.0 if hand.here else hand.allowance)


def _next(hand: Hand, now: float) -> float:
    start = _start(hand, now)
    return start - now if start > now else max(0.0, _left(hand))


def _runs(hand: Hand, now: float) -> bool:
    """Whether it is spent in this moment."""
    free = not hand.here and hand.allowance > 0
    return hand.ask is not None and _start(hand, now) <= now and not free


def fresh(control: Control, seats: int) -> Clocks:
    """The clocks of a match that begins."""
    if isinstance(control, RealTime):
        hand = Hand(float(control.bank), float(control.allowance))
    else:
        hand = Hand(control.days * DAY)
    return Clocks(control, dict.fromkeys(range(seats), hand))


def kept_of(clocks: Clocks) -> dict[int, Hand]:
    """What is stored: of real time what is left; of days what is owed since when, too.

    What somebody had spent of a decision when the server went down they get back.
    """
    if isinstance(clocks.control, Correspondence):
        return clocks.hands
    return {seat: Hand(it.left, it.allowance, earns=it.earns) for seat, it in clocks.hands.items()}
