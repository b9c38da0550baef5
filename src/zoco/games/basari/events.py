"""What happens at a table of Basari. Everything is public; what lies face down is not said."""

from __future__ import annotations

from typing import ClassVar

from zoco.core.events import Event, Gain
from zoco.core.words.said import Param, Said
from zoco.parts.bazaar import TookGems, TookPoints
from zoco.parts.choosing import Chose, Lost, NamedAction, Reconsidered, Revealed
from zoco.parts.haggling import Accepted, Negotiated, Offered, OfferedNothing
from zoco.parts.majorities import HadMost, Unclaimed


class Placed(Event, frozen=True):
    """Disc and merchant stand on an arch (basari 1.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    field: int

    def said(self) -> Said:
        """Arches are counted from one."""
        return Said("event-placed", {"seat": self.seat, "arch": self.field + 1})


class Rolled(Event, frozen=True):
    """Everybody rolled and walked to these fields (basari 2.1)."""

    remembered: ClassVar[bool] = True
    faces: tuple[int, ...]
    fields: tuple[int, ...]

    def said(self) -> Said:
        """The dice in seat order."""
        return Said("event-rolled", {"dice": ", ".join(map(str, self.faces))})


class RolledAgain(Event, frozen=True):
    """The action Dice: a roll, a walk, and perhaps points (basari 2.5)."""

    remembered: ClassVar[bool] = True
    seat: int
    pips: int
    field: int
    points: int

    def gains(self) -> tuple[Gain, ...]:
        """The points of a low roll."""
        return (Gain(self.seat, "dice", self.points),)

    def said(self) -> Said:
        """Arches are counted from one."""
        params: dict[str, Param] = {"seat": self.seat, "pips": self.pips}
        return Said("event-rolled-again", params | {"arch": self.field + 1, "points": self.points})


class RolledOff(Event, frozen=True):
    """Level on points, both rolled for who opens (basari 3.1)."""

    remembered: ClassVar[bool] = True
    seat: int
    other: int
    pips: int
    others: int


class ScoringBegan(Event, frozen=True):
    """Somebody has gone round: the first, second or third scoring (basari 4.1)."""

    remembered: ClassVar[bool] = True
    number: int


class WentRound(Event, frozen=True):
    """Points for a whole lap (basari 4.2)."""

    remembered: ClassVar[bool] = True
    seat: int
    points: int

    def gains(self) -> tuple[Gain, ...]:
        """The points."""
        return (Gain(self.seat, "lap", self.points),)


class DiscsMoved(Event, frozen=True):
    """Every disc lies under its merchant again (basari 4.7)."""


class Ended(Event, frozen=True):
    """The third scoring is done (basari 5.1)."""


BasariEvent = (
    Placed
    | Rolled
    | Chose
    | Reconsidered
    | Revealed
    | Lost
    | RolledAgain
    | TookPoints
    | TookGems
    | Negotiated
    | RolledOff
    | Offered
    | OfferedNothing
    | Accepted
    | ScoringBegan
    | WentRound
    | HadMost
    | Unclaimed
    | DiscsMoved
    | NamedAction
    | Ended
)
