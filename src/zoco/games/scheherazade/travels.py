"""What happens on the journey: camels, Bedouins, questions, rooms and event cards."""

from __future__ import annotations

from typing import ClassVar

from zoco.core.events import Gain
from zoco.games.scheherazade.events import Fact, TableEvent


class CamelReset(Fact, frozen=True):
    """A camel went back to the start (scheherazade 3.2)."""

    remembered: ClassVar[bool] = True
    seat: int


class CamelMoved(Fact, frozen=True):
    """The camel of this move (scheherazade 3.1)."""

    remembered: ClassVar[bool] = True
    seat: int
    start: int
    end: int


class PearlLaid(Fact, frozen=True):
    """A question pearl was laid before the journey (scheherazade 1.3)."""

    seat: int
    field: int


class PearlFound(Fact, frozen=True):
    """The camel landed on a question pearl (scheherazade 3.7)."""

    seat: int
    field: int


class BedouinLed(Fact, frozen=True):
    """A Bedouin moved with the caravan (scheherazade 3.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    colour: str
    start: int
    end: int


class RansomPaid(Fact, frozen=True):
    """A Bedouin was freed from a violet field (scheherazade 3.5)."""

    seat: int
    pearls: int

    def gains(self) -> tuple[Gain, ...]:
        """The pearls."""
        return (Gain(self.seat, "ransom", -self.pearls),)


class ColourProven(Fact, frozen=True):
    """Only an owner brings a Bedouin into the palace (scheherazade 3.8)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = False
    seat: int
    colour: str


class PalaceReached(Fact, frozen=True):
    """An own Bedouin stands on the palace: no way back (scheherazade 3.8)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = False
    seat: int
    colour: str


class CaravanRests(Fact, frozen=True):
    """The Bedouins stand where they are (scheherazade 3.3)."""

    seat: int


class Sank(Fact, frozen=True):
    """A Bedouin was left on the salt lake (scheherazade 3.6)."""

    remembered: ClassVar[bool] = True
    colour: str


class RoomEntered(Fact, frozen=True):
    """A Bedouin entered a room, with the gift (scheherazade 3.9)."""

    remembered: ClassVar[bool] = True
    seat: int
    room: str
    pearls: int

    def gains(self) -> tuple[Gain, ...]:
        """The pearls."""
        return (Gain(self.seat, "gift", -self.pearls),)


class SecretSeen(Fact, frozen=True):
    """The secret card, seen by one seat alone (scheherazade 3.9)."""

    reveals: ClassVar[bool] = True
    seat: int
    colour: str

    def seen_by(self, seat: int | None) -> bool:
        """By whoever paid for it."""
        return seat == self.seat


class RoomWrong(Fact, frozen=True):
    """It was another room; the Bedouin is back at the start (scheherazade 3.9)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = True
    seat: int
    room: str


class TurnedAway(Fact, frozen=True):
    """Without the gift nobody looks at the card (scheherazade 3.9)."""

    remembered: ClassVar[bool] = True
    seat: int
    room: str


class RoomRight(Fact, frozen=True):
    """The right room: the match is won (scheherazade 7.1)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = False
    seat: int
    room: str


class QuestionShown(Fact, frozen=True):
    """The question card, seen by the two (scheherazade 4.1)."""

    reveals: ClassVar[bool] = True
    seat: int
    other: int
    colour: str

    def seen_by(self, seat: int | None) -> bool:
        """By who asked and who was asked."""
        return seat in (self.seat, self.other)


class Answered(Fact, frozen=True):
    """The truthful answer is public (scheherazade 4.1)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = True
    seat: int
    other: int
    answer: str


class CardUncovered(Fact, frozen=True):
    """A card is on top of the event pile now (scheherazade 1.5)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = False
    effect: str
    colour: str
    amount: int


class CardResurfaced(Fact, frozen=True):
    """A buried card is on top again; all knew which comes next (scheherazade 5.2)."""

    effect: str
    colour: str
    amount: int


class CardTaken(Fact, frozen=True):
    """The leader took the top card (scheherazade 5.1)."""

    remembered: ClassVar[bool] = True
    seat: int
    effect: str


class TreasureFound(Fact, frozen=True):
    """Pearls out of the bag (scheherazade 5.1)."""

    remembered: ClassVar[bool] = True
    seat: int
    pearls: int

    def gains(self) -> tuple[Gain, ...]:
        """The pearls."""
        return (Gain(self.seat, "treasure", self.pearls),)


class CardPlayed(Fact, frozen=True):
    """An event card is carried out (scheherazade 5.2)."""

    remembered: ClassVar[bool] = True
    seat: int
    effect: str
    colour: str


class CardLapsed(Fact, frozen=True):
    """It cannot be carried out at this moment (scheherazade 5.2)."""

    effect: str
    colour: str


class BedouinSent(Fact, frozen=True):
    """An event moved a Bedouin (scheherazade 5.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    colour: str
    start: int
    end: int


class CamelSent(Fact, frozen=True):
    """An event moved a camel (scheherazade 5.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    start: int
    end: int


class Exchanged(Fact, frozen=True):
    """Two Bedouins changed places (scheherazade 5.3)."""

    remembered: ClassVar[bool] = True
    seat: int
    colour: str
    start: int
    other: str
    end: int


class TollPaid(Fact, frozen=True):
    """Pearls that an event puts into the bowl (scheherazade 5.2)."""

    remembered: ClassVar[bool] = True
    seat: int
    pearls: int

    def gains(self) -> tuple[Gain, ...]:
        """The pearls."""
        return (Gain(self.seat, "toll", -self.pearls),)


class CardLeft(Fact, frozen=True):
    """The card binds the next leader again (scheherazade 5.2)."""

    seat: int


class CardBuried(Fact, frozen=True):
    """The card lies under the pile (scheherazade 5.2)."""

    seat: int


class LimitReached(Fact, frozen=True):
    """So many rounds were enough: nobody wins (scheherazade 7.1)."""

    rounds: int


class CardsOpened(Fact, frozen=True):
    """At the end everybody's colour and the secret card lie open (scheherazade 7.1)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = False
    colours: tuple[str, ...]
    colour: str


ScheherazadeEvent = (
    TableEvent
    | CamelReset
    | CamelMoved
    | PearlFound
    | PearlLaid
    | BedouinLed
    | RansomPaid
    | ColourProven
    | PalaceReached
    | CaravanRests
    | Sank
    | RoomEntered
    | SecretSeen
    | RoomWrong
    | TurnedAway
    | RoomRight
    | QuestionShown
    | Answered
    | CardUncovered
    | CardResurfaced
    | CardTaken
    | TreasureFound
    | CardPlayed
    | CardLapsed
    | BedouinSent
    | CamelSent
    | Exchanged
    | TollPaid
    | CardLeft
    | CardBuried
    | LimitReached
    | CardsOpened
)
