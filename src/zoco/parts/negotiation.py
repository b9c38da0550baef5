"""Haggling for an action: an opening offer, then accept or raise, as the Basari games do it.

Every refusal cites the paragraph of the same number in the rulebook (`book`) of the game at hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated, ClassVar

from msgspec import Meta

from zoco.core.describe import Bundle, Description, Group, Option, Pick
from zoco.core.moves import Illegal, Move, Moves, label
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


class Openings(Moves, frozen=True):
    """An opening offer: any gems of one's own; `nothing` too where the rules allow it (3.2)."""

    paragraph: ClassVar[str] = ""
    book: str
    stock: Gems
    nothing: bool

    @property
    def raises(self) -> Raises:
        """The offers: whatever beats nothing at all."""
        return Raises(self.stock, (0,) * len(self.stock))

    def why_not(self, move: Move) -> Illegal | None:
        """Gems that are not one's own, or no gems at all."""
        if isinstance(move, OfferNothing):
            return None if self.nothing else Illegal(f"{self.book} 3.2", "must-offer")
        if not isinstance(move, Offer):
            return self.not_now(move)
        if not within(move.gems, self.stock):
            return Illegal(f"{self.book} 3.2", "not-your-gems")
        return None if any(move.gems) else Illegal(f"{self.book} 3.2", "empty-offer")

    def __contains__(self, move: Move) -> bool:
        if type(move) is Offer:
            return any(move.gems) and within(move.gems, self.stock)
        return type(move) is OfferNothing and self.nothing

    def __iter__(self) -> Iterator[Move]:
        if self.nothing:
            yield OFFER_NOTHING
        yield from map(_offer, self.raises)

    def __len__(self) -> int:
        return len(self.raises) + self.nothing

    def __bool__(self) -> bool:
        return self.nothing or any(self.stock)

    def sample(self, rng: Rng) -> Move:
        """One of all openings, each equally likely."""
        bundle = self.raises.draw(rng, others=self.nothing)
        return OFFER_NOTHING if bundle is None else _offer(bundle)

    def describe(self) -> Description:
        """A bundle, or nothing."""
        parts: tuple[Description, ...] = ()
        if any(self.stock):
            parts += (_bundle(Said("choose-offer"), self.stock, 1, None),)
        if self.nothing:
            parts += (Pick(Said("choose-nothing"), (_option(OFFER_NOTHING),)),)
        return Group(parts)


class Answers(Moves, frozen=True):
    """Accept, or raise with gems of one's own (3.3, 3.4)."""

    paragraph: ClassVar[str] = ""
    book: str
    stock: Gems
    offer: Gems

    @property
    def raises(self) -> Raises:
        """The offers that beat the one on the table."""
        return Raises(self.stock, self.offer)

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

    def __contains__(self, move: Move) -> bool:
        if type(move) is Offer:
            return beats(move.gems, self.offer) and within(move.gems, self.stock)
        return type(move) is Accept

    def __iter__(self) -> Iterator[Move]:
        yield ACCEPT
        yield from map(_offer, self.raises)

    def __len__(self) -> int:
        return 1 + len(self.raises)

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Move:
        """One of all answers, each equally likely."""
        bundle = self.raises.draw(rng, others=1)
        return ACCEPT if bundle is None else _offer(bundle)

    def describe(self) -> Description:
        """Accept, or a bundle that beats the offer."""
        accept = Pick(Said("choose-accept"), (_option(ACCEPT),))
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


@lru_cache(maxsize=8192)
def _offer(gems: Gems) -> Offer:
    """An offer; the same object for the same gems, so that it need not be checked each time."""
    return Offer(gems)  # type: ignore[arg-type]


def _option(move: Move) -> Option:
    return Option(move, label(move))


def _bundle(prompt: Said, stock: Gems, least: int, beaten: Gems | None) -> Bundle:
    return Bundle(prompt, COLOURS, stock, least, Offer((0, 0, 0, 0)), "gems", beaten)
