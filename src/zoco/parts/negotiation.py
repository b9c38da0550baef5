"""Haggling for an action: an opening offer, then accept or raise, as the Basari games do it.

Every refusal cites the paragraph of the same number in the rulebook (`book`) of the game at hand.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from zoco.core.describe import Bundle, Description, Group
from zoco.core.moves import Illegal, Move, Moves, picking
from zoco.core.notation import Code
from zoco.core.rng import Rng
from zoco.core.words.said import Param, Said
from zoco.parts.gems import Gems, beats, within
from zoco.parts.offers import Raises

COLOURS = ("red", "yellow", "green", "blue")
"""From the worthiest down."""

LETTERS = "rygb"
Number = Annotated[int, Meta(ge=0, le=999)]


class Offer(Move, frozen=True):
    """Offer these gems of one's own for the action."""

    notation: ClassVar[str] = "offer {gems:gems}"
    gems: tuple[Number, Number, Number, Number]


class OfferNothing(Move, frozen=True):
    """Open without an offer: the other gets the action for free."""

    notation: ClassVar[str] = "offer nothing"


class Accept(Move, frozen=True):
    """Take the offered gems and leave the action to the other."""

    notation: ClassVar[str] = "accept"


OFFER_NOTHING, ACCEPT = OfferNothing(), Accept()


class Haggle(Moves, frozen=True):
    """Offers of gems of one's own that beat another offer, and before them what else there is.

    Counted, drawn and found by formula: thousands of offers are listed only when somebody iterates.
    """

    paragraph: ClassVar[str] = ""
    book: str
    stock: Gems

    @property
    @abstractmethod
    def raises(self) -> Raises:
        """The offers that do."""

    @property
    @abstractmethod
    def others(self) -> tuple[Move, ...]:
        """The moves that are no offers."""

    def __iter__(self) -> Iterator[Move]:
        yield from self.others
        yield from map(offer_of, self.raises)

    def __len__(self) -> int:
        return len(self.others) + len(self.raises)

    def __bool__(self) -> bool:
        return bool(self.others) or bool(self.raises)

    def at(self, number: int) -> Move:
        """What is no offer first, then the offers, the smallest first."""
        others = self.others
        if 0 <= number < len(others):
            return others[number]
        return offer_of(self.raises.at(number - len(others)))

    def index(self, move: Move) -> int:
        """By formula as well."""
        if isinstance(move, Offer):
            return len(self.others) + self.raises.index(move.gems)
        return self.others.index(move)

    def sample(self, rng: Rng) -> Move:
        """One of all, each equally likely."""
        others = self.others
        bundle = self.raises.draw(rng, len(others))
        return others[0] if bundle is None else offer_of(bundle)


class Openings(Haggle, frozen=True):
    """An opening offer: any gems of one's own; `nothing` too where the rules allow it (3.2)."""

    nothing: bool

    @property
    def raises(self) -> Raises:
        """Whatever beats nothing at all."""
        return Raises(self.stock, (0,) * len(self.stock))

    @property
    def others(self) -> tuple[Move, ...]:
        """Nothing, perhaps."""
        return (OFFER_NOTHING,) if self.nothing else ()

    def why_not(self, move: Move) -> Illegal | None:
        """Gems that are not one's own, or no gems at all."""
        if isinstance(move, OfferNothing):
            return None if self.nothing else Illegal(f"{self.book} 3.2", "must-offer")
        if not isinstance(move, Offer):
            return self.not_now(move)
        if not within(move.gems, self.stock):
            return Illegal(f"{self.book} 3.2", "not-your-gems")
        return None if any(move.gems) else Illegal(f"{self.book} 3.2", "empty-offer")

    def describe(self) -> Description:
        """A bundle, or nothing."""
        parts: tuple[Description, ...] = ()
        if any(self.stock):
            parts += (_bundle(Said("choose-offer"), self.stock, 1, None),)
        if self.nothing:
            parts += (picking("choose-nothing", self.others),)
        return Group(parts)


class Answers(Haggle, frozen=True):
    """Accept, or raise with gems of one's own (3.3, 3.4)."""

    offer: Gems

    @property
    def raises(self) -> Raises:
        """The offers that beat the one on the table."""
        return Raises(self.stock, self.offer)

    @property
    def others(self) -> tuple[Move, ...]:
        """To accept."""
        return (ACCEPT,)

    def why_not(self, move: Move) -> Illegal | None:
        """Gems that are not one's own, or an offer that is no raise."""
        if isinstance(move, Accept):
            return None
        if not isinstance(move, Offer):
            return self.not_now(move)
        if not within(move.gems, self.stock):
            return Illegal(f"{self.book} 3.4", "not-your-gems")
        return None if beats(move.gems, self.offer) else self._too_low(move.gems)

    def _too_low(self, gems: Gems) -> Illegal:
        fewer = sum(gems) < sum(self.offer)
        return Illegal(f"{self.book} 3.4", "fewer-gems" if fewer else "not-worthier")

    def describe(self) -> Description:
        """Accept, or a bundle that beats the offer."""
        accept = picking("choose-accept", self.others)
        if not self.raises:
            return accept
        least = sum(self.offer)
        return Group((accept, _bundle(Said("choose-raise"), self.stock, least, self.offer)))


def gems_code(letters: Sequence[str] = LETTERS) -> Code:
    """Bundles in a line of text: `2r1b` for two red and one blue gem, `0` for none."""

    def write(gems: Gems) -> str:
        text = "".join(f"{n}{letter}" for n, letter in zip(gems, letters, strict=True) if n)
        return text or "0"

    def read(text: str) -> Gems:
        if text == "0":
            return (0,) * len(letters)
        numbers = {part[-1]: int(part[:-1]) for part in _parts(text)}
        return tuple(numbers.get(letter, 0) for letter in letters)

    ordered = "".join(rf"(?:[1-9][0-9]*{letter})?" for letter in letters)
    return Code(rf"(?:0|(?=[0-9]){ordered})", write, read)


def gem_params(gems: Gems) -> dict[str, Param]:
    """A bundle as the catalogues want it: how many of each colour."""
    return dict(zip(COLOURS, gems, strict=True))


def _parts(text: str) -> Iterator[str]:
    part = ""
    for char in text:
        part += char
        if char.isalpha():
            yield part
            part = ""


def offer_of(gems: Gems) -> Offer:
    """An offer of these gems."""
    return Offer(gems)  # type: ignore[arg-type]


def _bundle(prompt: Said, stock: Gems, least: int, beaten: Gems | None) -> Bundle:
    return Bundle(prompt, COLOURS, stock, least, Offer((0, 0, 0, 0)), "gems", beaten)
