"""What happens at a table of Basari: Das Kartenspiel. Everything is public; choices come late."""

from __future__ import annotations

from typing import ClassVar

from zoco.core.events import Event, Gain
from zoco.parts.bazaar import GemEvent, TookGems, TookPoints
from zoco.parts.choosing import Chose, Lost, NamedAction, Reconsidered, Revealed
from zoco.parts.haggling import Accepted, Negotiated, Offered, OfferedNothing
from zoco.parts.majorities import HadMost, Unclaimed


class Drew(GemEvent, frozen=True):
    """This seat's card of the round (basari_cards 2.1)."""

    seat: int
    card: int
    workers: int
    points: int


class Hired(GemEvent, frozen=True):
    """A further card, for its workers only (basari_cards 2.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    card: int
    workers: int
    points: int


class DrewNothing(Event, frozen=True):
    """The pile was empty (basari_cards 2.8)."""

    remembered: ClassVar[bool] = True
    seat: int


class GaveBack(Event, frozen=True):
    """A gem went back to the supply (basari_cards 2.7)."""

    remembered: ClassVar[bool] = True
    seat: int
    colour: str


class TookOne(Event, frozen=True):
    """A gem of one's choice (basari_cards 2.7)."""

    remembered: ClassVar[bool] = True
    seat: int
    colour: str


class HadNoGem(Event, frozen=True):
    """Nothing to give back (basari_cards 2.7)."""

    remembered: ClassVar[bool] = True
    seat: int


class FoundNone(Event, frozen=True):
    """The supply has no gem for this seat (basari_cards 2.7)."""

    remembered: ClassVar[bool] = True
    seat: int


class PassEnded(Event, frozen=True):
    """Somebody has enough workers: the pass is scored (basari_cards 4.1).

    `piles` are the cards that everybody drew in it: until then they lie on the table.
    """

    remembered: ClassVar[bool] = True
    number: int
    piles: tuple[tuple[int, ...], ...]


class Manned(Event, frozen=True):
    """Enough workers, 15 as printed (basari_cards 4.2)."""

    remembered: ClassVar[bool] = True
    seat: int
    workers: int
    points: int

    def gains(self) -> tuple[Gain, ...]:
        """The points."""
        return (Gain(self.seat, "workers", self.points),)


class PassBegan(Event, frozen=True):
    """All cards are shuffled again (basari_cards 4.3)."""

    remembered: ClassVar[bool] = True
    number: int


class Ended(Event, frozen=True):
    """The third pass is scored (basari_cards 4.3)."""


BasariCardsEvent = (
    Drew
    | Hired
    | DrewNothing
    | Chose
    | Reconsidered
    | Revealed
    | Lost
    | NamedAction
    | Negotiated
    | Offered
    | OfferedNothing
    | Accepted
    | TookPoints
    | TookGems
    | GaveBack
    | TookOne
    | HadNoGem
    | FoundNone
    | PassEnded
    | HadMost
    | Unclaimed
    | Manned
    | PassBegan
    | Ended
)
