"""What happens at a table of Basari. Everything is public; what lies face down is not said."""

from __future__ import annotations

from typing import ClassVar

from zoco.core.events import Event
from zoco.core.words.said import Param, Said
from zoco.games.basari.moves import Action
from zoco.parts.gems import Gems
from zoco.parts.negotiation import gem_params


class Placed(Event, frozen=True):
    """Disc and merchant stand on an arch (basari 1.3)."""

    seat: int
    field: int

    def said(self) -> Said:
        """Arches are counted from one."""
        return Said("event-placed", {"seat": self.seat, "arch": self.field + 1})


class Rolled(Event, frozen=True):
    """Everybody rolled and walked to these fields (basari 2.1)."""

    faces: tuple[int, ...]
    fields: tuple[int, ...]

    def said(self) -> Said:
        """The dice in seat order."""
        return Said("event-rolled", {"dice": ", ".join(map(str, self.faces))})


class Chose(Event, frozen=True):
    """A card lies face down (basari 2.2)."""

    seat: int


class Reconsidered(Event, frozen=True):
    """A card was laid face down in place of another, or the same once more (basari 2.2)."""

    seat: int


class Revealed(Event, frozen=True):
    """A card was turned up (basari 2.2, basari 6.4)."""

    reveals: ClassVar[bool] = True
    seat: int
    action: Action


class Lost(Event, frozen=True):
    """Nobody gets this action (basari 2.4, basari 6.3)."""

    action: Action


class RolledAgain(Event, frozen=True):
    """The action Dice: a roll, a walk, and perhaps points (basari 2.5)."""

    seat: int
    pips: int
    field: int
    points: int

    def said(self) -> Said:
        """Arches are counted from one."""
        params: dict[str, Param] = {"seat": self.seat, "pips": self.pips}
        return Said("event-rolled-again", params | {"arch": self.field + 1, "points": self.points})


class TookPoints(Event, frozen=True):
    """The action Points (basari 2.6)."""

    seat: int
    points: int


class TookGems(Event, frozen=True):
    """The action Gems; `missing` is what the supply no longer had (basari 2.7)."""

    seat: int
    gems: Gems
    missing: int

    def said(self) -> Said:
        """With the gems by colour."""
        params: dict[str, Param] = {"seat": self.seat, "missing": self.missing}
        return Said("event-took-gems", params | gem_params(self.gems))


class Negotiated(Event, frozen=True):
    """Two seats begin to haggle; `seat` opens, being ahead on points or by lot (basari 3.1)."""

    seat: int
    other: int
    action: Action


class RolledOff(Event, frozen=True):
    """Level on points, both rolled for who opens (basari 3.1)."""

    seat: int
    other: int
    pips: int
    others: int


class Offered(Event, frozen=True):
    """Gems were offered for the action (basari 3.2, basari 3.4)."""

    seat: int
    gems: Gems

    def said(self) -> Said:
        """With the gems by colour."""
        return Said("event-offered", {"seat": self.seat, **gem_params(self.gems)})


class OfferedNothing(Event, frozen=True):
    """The opener gave the action away; `forced` when there was no gem to offer (basari 3.2)."""

    seat: int
    other: int
    forced: bool

    def said(self) -> Said:
        """Forced or not is another sentence."""
        key = "event-had-nothing-to-offer" if self.forced else "event-offered-nothing"
        return Said(key, {"seat": self.seat, "other": self.other})


class Accepted(Event, frozen=True):
    """The gems changed hands; `forced` when no raise was possible (basari 3.3, basari 3.6)."""

    seat: int
    other: int
    gems: Gems
    forced: bool

    def said(self) -> Said:
        """Forced or not is another sentence."""
        key = "event-had-to-accept" if self.forced else "event-accepted"
        return Said(key, {"seat": self.seat, "other": self.other, **gem_params(self.gems)})


class ScoringBegan(Event, frozen=True):
    """Somebody has gone round: the first, second or third scoring (basari 4.1)."""

    number: int


class WentRound(Event, frozen=True):
    """Points for a whole lap (basari 4.2)."""

    seat: int
    points: int


class HadMost(Event, frozen=True):
    """Points for most gems of a colour, alone or shared, and the gems returned (basari 4.4)."""

    seat: int
    colour: str
    points: int
    shared: bool
    returned: int

    def said(self) -> Said:
        """Shared or not is another sentence."""
        key = "event-shared-most" if self.shared else "event-had-most"
        params: dict[str, Param] = {"seat": self.seat, "colour": self.colour}
        return Said(key, params | {"points": self.points, "returned": self.returned})


class DiscsMoved(Event, frozen=True):
    """Every disc lies under its merchant again (basari 4.7)."""


class NamedAction(Event, frozen=True):
    """The other player named an action, rightly or wrongly (basari 6.3, basari 6.4)."""

    reveals: ClassVar[bool] = True
    seat: int
    action: Action
    right: bool

    def said(self) -> Said:
        """Right or wrong is another sentence."""
        key = "event-named-rightly" if self.right else "event-named-wrongly"
        return Said(key, {"seat": self.seat, "action": self.action})


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
    | DiscsMoved
    | NamedAction
    | Ended
)
