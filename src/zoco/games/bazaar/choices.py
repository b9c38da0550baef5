"""What a seat of Bazaar may choose from, phase by phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from zoco.core.describe import Description, Option, Pick
from zoco.core.moves import Illegal, Move, Moves, label
from zoco.core.rng import Rng, below, pick
from zoco.core.words.said import Param, Said
from zoco.games.bazaar.data import LIMIT, BazaarEdition, Rates, Trade, WareCard
from zoco.games.bazaar.moves import Buy, BuyNothing, Exchange, GiveBack, Roll, Take
from zoco.games.bazaar.scoring import column_of, points_for
from zoco.games.bazaar.stones import (
    COLOURS,
    GUARD,
    Stones,
    colours_in,
    count,
    counts,
    heap_of,
    holds,
    letters,
    of_colour,
)
from zoco.parts.counting import bundle_at, count_worthier, ways
from zoco.parts.gems import bundles_of, within


class Turns(Moves, frozen=True):
    """Roll, or one exchange by the cards in play (bazaar 2.2)."""

    paragraph: ClassVar[str] = "bazaar 2.2"
    rates: Rates
    hand: Stones
    bank: Stones
    edition: BazaarEdition
    tops: tuple[int, ...]
    breaches: bool

    def allows(self, trade: Trade) -> bool:
        """Whether stones, bazaar and limit allow it (bazaar 2.3, bazaar 2.5)."""
        if (self.hand | GUARD) - trade.give & GUARD != GUARD:
            return False
        if (self.bank + trade.give | GUARD) - trade.take & GUARD != GUARD:
            return False
        return trade.gain <= 0 or self.breaches or self._fits(trade)

    def _fits(self, trade: Trade) -> bool:
        """At most ten stones, or a ware that then can be paid for."""
        hand = self.hand + trade.take - trade.give
        return count(hand) <= LIMIT or self.edition.affords(hand, self.tops)

    def why_not(self, move: Move) -> Illegal | None:
        """A row that is not in play, stones that are missing, or more than ten."""
        if isinstance(move, Roll):
            return None
        if isinstance(move, Buy):
            return Illegal("bazaar 2.4", "buy-later")
        if not isinstance(move, Exchange):
            return self.not_now(move)
        trade = self.rates.by_move.get(move)
        if trade is None:
            return Illegal("bazaar 1.2", "not-in-play", card=move.card, row=move.row)
        return self._why_not_trade(trade)

    def _why_not_trade(self, trade: Trade) -> Illegal | None:
        if not holds(self.hand, trade.give):
            return Illegal("bazaar 2.3", "you-lack", stones=letters(trade.give))
        if not holds(self.bank + trade.give, trade.take):
            return Illegal("bazaar 2.3", "bazaar-lacks", stones=letters(trade.take))
        if self.allows(trade):
            return None
        return Illegal("bazaar 2.5", "above-ten", stones=count(self.hand) + trade.gain)

    def __iter__(self) -> Iterator[Move]:
        yield Roll()
        yield from (trade.move for trade in self.rates.trades if self.allows(trade))

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Move:
        """One of them; drawing again terminates because rolling is always legal."""
        trades, guarded, draw = self.rates.trades, self.hand | GUARD, rng.getrandbits
        choices, bits = len(trades) + 1, len(trades).bit_length()
        while True:
            number = draw(bits)
            if number == 0:
                return ROLL
            if number < choices:
                trade = trades[number - 1]
                if guarded - trade.give & GUARD == GUARD and self.allows(trade):
                    return trade.move

    def describe(self) -> Description:
        """The die, and the rows of the cards."""
        options = (_turn(move, self) for move in self)
        return Pick(Said("choose-turn"), tuple(options))


ROLL = Roll()


def _turn(move: Move, turns: Turns) -> Option:
    if not isinstance(move, Exchange):
        return Option(move, label(move))
    trade = turns.rates.by_move[move]
    params: dict[str, Param] = {"card": move.card, "row": move.row}
    params |= {"give": letters(trade.give), "take": letters(trade.take)}
    hand = turns.hand + trade.take - trade.give
    if count(hand) <= LIMIT or turns.breaches:
        return Option(move, Said("move-exchange", params))
    piles = ", ".join(str(pile) for pile in turns.edition.payable(hand, turns.tops))
    params |= {"stones": count(hand), "piles": piles}
    return Option(move, Said("move-exchange-must", params))


class Colours(Moves, frozen=True):
    """Any colour in stock, for a star (bazaar 2.1, bazaar 2.3)."""

    paragraph: ClassVar[str] = "bazaar 2.1"
    bank: Stones

    def why_not(self, move: Move) -> Illegal | None:
        """A colour that has run out."""
        if not isinstance(move, Take):
            return self.not_now(move)
        if 0 <= move.colour < 5 and of_colour(self.bank, move.colour):
            return None
        return Illegal("bazaar 2.3", "run-out", colour=COLOURS[move.colour % 5])

    def __iter__(self) -> Iterator[Move]:
        return (TAKES[colour] for colour in colours_in(self.bank))

    def sample(self, rng: Rng) -> Move:
        """One of them."""
        while True:
            colour = below(rng, 5)
            if of_colour(self.bank, colour):
                return TAKES[colour]

    def describe(self) -> Description:
        """Colours of the bazaar."""
        return Pick(Said("choose-colour"), tuple(_colour(take) for take in self))


TAKES = tuple(Take(colour) for colour in range(5))


def _colour(take: Move) -> Option:
    assert isinstance(take, Take)
    return Option(take, Said("move-take", {"colour": COLOURS[take.colour]}))


class Purchases(Moves, frozen=True):
    """The tops that a hand can pay for; nothing, unless one `must` buy (bazaar 2.4, bazaar 2.5).

    `tops` are the cards for sale, below zero where there is none, of piles with so many `left`;
    `picker` picks what is more than ten in the end, `own` says that this is the buyer.
    """

    paragraph: ClassVar[str] = "bazaar 2.4"
    edition: BazaarEdition
    tops: tuple[int, ...]
    left: tuple[int, ...]
    hand: Stones
    must: bool
    picker: int
    own: bool

    def why_not(self, move: Move) -> Illegal | None:
        """Nothing for sale, stones that are missing, or a purchase that is compulsory."""
        if isinstance(move, BuyNothing):
            return Illegal("bazaar 2.5", "must-buy", stones=count(self.hand)) if self.must else None
        if not isinstance(move, Buy):
            return self.not_now(move)
        if not self._for_sale(move.pile):
            return Illegal("bazaar 2.4", "not-for-sale", pile=move.pile)
        price = self._ware(move.pile).stones
        if holds(self.hand, price):
            return None
        return Illegal("bazaar 2.4", "cannot-pay", stones=letters(price))

    def _for_sale(self, pile: int) -> bool:
        return 1 <= pile <= len(self.tops) and self.tops[pile - 1] >= 0

    def _ware(self, pile: int) -> WareCard:
        return self.edition.cards[self.tops[pile - 1]]

    def __iter__(self) -> Iterator[Move]:
        if not self.must:
            yield NOTHING
        cards, hand = self.edition.cards, self.hand
        for number, top in enumerate(self.tops):
            if top >= 0 and holds(hand, cards[top].stones):
                yield BUYS[number]

    def sample(self, rng: Rng) -> Move:
        """One of at most five."""
        return pick(rng, tuple(self))

    def describe(self) -> Description:
        """Piles on the table, or nothing."""
        return Pick(self._prompt(), tuple(self._option(move) for move in self))

    def _prompt(self) -> Said:
        """The question; above ten stones with what follows from them (bazaar 2.5)."""
        stones = count(self.hand)
        if stones <= LIMIT:
            return Said("choose-purchase")
        if self.must:
            return Said("choose-purchase-must", {"stones": stones})
        key = "choose-purchase-own-surplus" if self.own else "choose-purchase-surplus"
        return Said(key, {"stones": stones, "number": stones - LIMIT, "seat": self.picker})

    def _option(self, move: Move) -> Option:
        if not isinstance(move, Buy):
            return Option(move, label(move))
        ware, used_up = self._ware(move.pile), 0 in self.left
        left = count(self.hand) - count(ware.stones)
        params: dict[str, Param] = {"pile": move.pile, "ware": letters(ware.stones), "left": left}
        params["points"] = points_for(left, ware.star, used_up)
        params["column"] = column_of(ware.star, used_up)
        closes = used_up and self.left[move.pile - 1] == 1
        return Option(move, Said("move-buy-last" if closes else "move-buy", params))


NOTHING = BuyNothing()
BUYS = tuple(Buy(pile) for pile in range(1, 5))


class Surplus(Moves, frozen=True):
    """Exactly `number` stones of the hand of `owner`, a neighbour or oneself (bazaar 2.5)."""

    paragraph: ClassVar[str] = "bazaar 2.5"
    hand: Stones
    number: int
    owner: int
    own: bool

    def why_not(self, move: Move) -> Illegal | None:
        """Stones that are not there, too few or too many."""
        if not isinstance(move, GiveBack):
            return self.not_now(move)
        if not within(move.stones, counts(self.hand)):
            return Illegal("bazaar 2.5", "not-in-hand")
        if sum(move.stones) != self.number:
            return Illegal("bazaar 2.5", "not-the-surplus", number=self.number)
        return None

    def __iter__(self) -> Iterator[Move]:
        return (GiveBack(bundle) for bundle in bundles_of(counts(self.hand), self.number))

    def __len__(self) -> int:
        return ways(counts(self.hand)).of[0][self.number]

    def at(self, number: int) -> Move:
        """Counted by the ways to fill up the surplus, never listed."""
        if not 0 <= number < len(self):
            raise IndexError(number)
        return GiveBack(bundle_at(counts(self.hand), self.number, number))

    def index(self, move: Move) -> int:
        """The last ones are the worthiest."""
        if move not in self:
            raise ValueError(f"{move} is none of these moves")
        return len(self) - 1 - count_worthier(counts(self.hand), move.stones)  # type: ignore[attr-defined]

    def describe(self) -> Description:
        """Options of all heaps: a surplus is one stone, or at most three."""
        key = "choose-own-surplus" if self.own else "choose-surplus"
        prompt = Said(key, {"number": self.number, "seat": self.owner})
        return Pick(prompt, tuple(map(self._option, self)))

    def _option(self, move: Move) -> Option:
        assert isinstance(move, GiveBack)
        key = "move-give-back" if self.own else "move-give-back-of"
        params: dict[str, Param] = {"stones": letters(heap_of(move.stones)), "seat": self.owner}
        return Option(move, Said(key, params))
