"""What happens at a table of Basari: Das Kartenspiel. Everything is public; choices come late."""

from __future__ import annotations

from typing import ClassVar

from zoco.core.events import Event
from zoco.core.words.said import Said
from zoco.parts.gems import Gems
from zoco.parts.negotiation import gem_params


class GemEvent(Event, frozen=True):
    """An event that names a bundle of gems."""

    gems: Gems

    def said(self) -> Said:
        """With a number for each colour."""
        said = super().said()
        return Said(said.key, said.params | gem_params(self.gems))


class Drew(GemEvent, frozen=True):
    """This seat's card of the round (basari_cards 2.1)."""

    seat: int
    card: int
    workers: int
    points: int


class Hired(GemEvent, frozen=True):
    """A further card, for its workers only (basari_cards 2.3)."""

    seat: int
    card: int
    workers: int
    points: int


class DrewNothing(Event, frozen=True):
    """The pile was empty (basari_cards 2.8)."""

    seat: int


class Chose(Event, frozen=True):
    """A card was laid face down (basari_cards 2.2)."""

    seat: int


class Reconsidered(Event, frozen=True):
    """A card was laid face down in place of another (basari_cards 2.2)."""

    seat: int


class Showed(Event, frozen=True):
    """A card was turned up (basari_cards 2.2)."""

    reveals: ClassVar[bool] = True
    seat: int
    action: str


class Lapsed(Event, frozen=True):
    """Three or more wanted it: nobody gets it (basari_cards 2.6)."""

    action: str


class Guessed(Event, frozen=True):
    """The other's action was named, rightly or wrongly (basari_cards 6.3)."""

    reveals: ClassVar[bool] = True
    seat: int
    other: int
    action: str
    right: bool

    def said(self) -> Said:
        """Two sentences, by what came of it."""
        key = "event-guessed" if self.right else "event-guessed-wrong"
        return Said(key, {"seat": self.seat, "other": self.other, "action": self.action})


class Foiled(Event, frozen=True):
    """Guessed at once: the action is lost (basari_cards 6.3)."""

    seat: int
    action: str


class Met(Event, frozen=True):
    """Two negotiate for an action; `seat` opens (basari_cards 3.1)."""

    seat: int
    other: int
    action: str


class Offered(GemEvent, frozen=True):
    """An opening offer or a raise (basari_cards 3.3)."""

    seat: int
    other: int
    action: str


class Accepted(GemEvent, frozen=True):
    """`seat` takes the gems and leaves the action to `other` (basari_cards 3.6)."""

    seat: int
    other: int
    action: str


class HadToAccept(GemEvent, frozen=True):
    """`seat` cannot raise and therefore accepts (basari_cards 3.3)."""

    seat: int
    other: int
    action: str


class GaveWay(Event, frozen=True):
    """An opener without gems: the other gets the action for free (basari_cards 3.2)."""

    seat: int
    other: int
    action: str


class Scored(Event, frozen=True):
    """The points of the current card (basari_cards 2.4)."""

    seat: int
    points: int


class Took(GemEvent, frozen=True):
    """The gems of the current card, or what the supply had of them (basari_cards 2.5)."""

    seat: int
    missing: int


class GaveBack(Event, frozen=True):
    """A gem went back to the supply (basari_cards 2.7)."""

    seat: int
    colour: str


class TookOne(Event, frozen=True):
    """A gem of one's choice (basari_cards 2.7)."""

    seat: int
    colour: str


class HadNoGem(Event, frozen=True):
    """Nothing to give back (basari_cards 2.7)."""

    seat: int


class FoundNone(Event, frozen=True):
    """The supply has no gem for this seat (basari_cards 2.7)."""

    seat: int


class PassEnded(Event, frozen=True):
    """Somebody has enough workers: the pass is scored (basari_cards 4.1)."""

    number: int


class Majority(Event, frozen=True):
    """A sole majority: points, and half of the gems go back (basari_cards 4.1)."""

    seat: int
    colour: str
    points: int
    returned: int


class Shared(Event, frozen=True):
    """A shared majority: a share of the points, and two gems go back (basari_cards 4.1)."""

    seat: int
    colour: str
    points: int
    returned: int


class Unclaimed(Event, frozen=True):
    """Nobody owns a gem of this colour (basari_cards 4.1)."""

    colour: str


class Manned(Event, frozen=True):
    """Enough workers, 15 as printed (basari_cards 4.2)."""

    seat: int
    workers: int
    points: int


class PassBegan(Event, frozen=True):
    """All cards are shuffled again (basari_cards 4.3)."""

    number: int


class Ended(Event, frozen=True):
    """The third pass is scored (basari_cards 4.3)."""


BasariCardsEvent = (
    Drew
    | Hired
    | DrewNothing
    | Chose
    | Reconsidered
    | Showed
    | Lapsed
    | Guessed
    | Foiled
    | Met
    | Offered
    | Accepted
    | HadToAccept
    | GaveWay
    | Scored
    | Took
    | GaveBack
    | TookOne
    | HadNoGem
    | FoundNone
    | PassEnded
    | Majority
    | Shared
    | Unclaimed
    | Manned
    | PassBegan
    | Ended
)
