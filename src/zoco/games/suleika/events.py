"""What happens at a table of Suleika. Everything is public.

Remembered are Omar's walks, which tell direction and dice as well, what was paid, and every carpet:
the position keeps only what shows now, and carpets vanish under others.
"""

from __future__ import annotations

from typing import ClassVar

from zoco.core.events import Event, Gain
from zoco.core.words.said import Param, Said, plain_params
from zoco.games.suleika.board import FACINGS, name


class Began(Event, frozen=True):
    """This seat begins (suleika 1.4)."""

    seat: int


class Uncovered(Event, frozen=True):
    """The next carpet of this seat's stack is open now (suleika 1.2)."""

    seat: int
    colour: str


class Faced(Event, frozen=True):
    """Omar was turned (suleika 2.1)."""

    seat: int
    facing: int

    def said(self) -> Said:
        """With the facing in words."""
        return Said("event-faced", {"seat": self.seat, "facing": FACINGS[self.facing]})


class Rolled(Event, frozen=True):
    """The die fell (suleika 2.2)."""

    seat: int
    pips: int


class Walked(Event, frozen=True):
    """Omar walked these fields and looks this way now (suleika 2.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    path: tuple[int, ...]
    facing: int

    def said(self) -> Said:
        """With the last field and the facing in words."""
        end, facing = name(self.path[-1]), FACINGS[self.facing]
        return Said("event-walked", {"seat": self.seat, "field": end, "facing": facing})


class Paid(Event, frozen=True):
    """The mover paid the owner of the carpet under Omar (suleika 2.4)."""

    remembered: ClassVar[bool] = True
    seat: int
    owner: int
    colour: str
    due: int
    paid: int

    def gains(self) -> tuple[Gain, ...]:
        """Piastres from one to the other."""
        paid = Gain(self.seat, "toll-paid", -self.paid)
        return (paid, Gain(self.owner, "toll-received", self.paid))

    def said(self) -> Said:
        """Who could not pay in full is told so."""
        return Said("event-paid" if self.paid == self.due else "event-paid-all", plain_params(self))


class Laid(Event, frozen=True):
    """A carpet was laid (suleika 2.5)."""

    remembered: ClassVar[bool] = True
    seat: int
    colour: str
    first: int
    second: int

    def said(self) -> Said:
        """With the names of the fields."""
        params: dict[str, Param] = {"seat": self.seat, "colour": self.colour}
        params |= {"first": name(self.first), "second": name(self.second)}
        return Said("event-laid", params)


class Ended(Event, frozen=True):
    """The last carpet lies (suleika 3.1)."""


SuleikaEvent = Began | Uncovered | Faced | Rolled | Walked | Paid | Laid | Ended
