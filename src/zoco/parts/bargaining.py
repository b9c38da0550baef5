"""How a person haggles for an action: a limit, an opening in reach of it, few concessions.

Both Basaris haggle alike (3.1 to 3.6); what gems and actions are worth is theirs to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from zoco.core.moves import Move
from zoco.core.rng import Rng, below, pick
from zoco.parts.gems import Gems
from zoco.parts.haggling import Negotiated, Offered
from zoco.parts.negotiation import Accept, Answers, OfferNothing, Openings, offer_of
from zoco.parts.offers import Costs, Raises
from zoco.parts.temperament import Temperament

STRAY = 0.1
"""How much more or less than meant a first offer is, so that nobody can read a limit from it."""
GREED = 0.25
"""The part of its advantage that nobody stakes to make the other pay more."""


class Side(NamedTuple):
    """A seat that haggles: its gems, and in points what all that can happen is worth to it.

    `action` is what it is worth to have the action, `loss` what it costs to leave it to the other;
    `costs` and `gains` are what giving and getting 0, 1, 2 … gems of each colour means.
    """

    stock: Gems
    action: float
    loss: float
    costs: Costs
    gains: Costs

    def winning(self, bundle: Gems) -> float:
        """What is left of the action, paid for with these gems."""
        return self.action - _sum(self.costs, bundle)

    def yielding(self, bundle: Gems) -> float:
        """What these gems bring, less what it costs to leave the action to the other."""
        return _sum(self.gains, bundle) - self.loss

    def content(self, bundle: Gems) -> bool:
        """Whether it would rather take these gems than beat them."""
        found = Raises(self.stock, bundle).cheapest(self.costs)
        return found is None or self.action - found[1] <= self.yielding(bundle)


def _sum(prices: Costs, bundle: Gems) -> float:
    return sum(price[number] for price, number in zip(prices, bundle, strict=True))


class Bargain(NamedTuple):
    """A haggle as the seat sees it that is to decide: `offer` beats nothing if it is to open.

    `made` is how many offers it has made already.
    """

    mine: Side
    theirs: Side
    offer: Gems
    made: int

    def worthwhile(self) -> list[Gems]:
        """The cheapest raise for every number of gems, as long as it beats giving in."""
        least = self.mine.yielding(self.offer)
        raises = Raises(self.mine.stock, self.offer).by_number(self.mine.costs)
        return [bundle for bundle, cost in raises if self.mine.action - cost > least]

    def target(self, raises: Sequence[Gems]) -> int:
        """The place of the first that the other should be content with; else of the last one

        that leaves a part of the advantage, to make the other pay.
        """
        for place, bundle in enumerate(raises):
            if self.theirs.content(bundle):
                return place
        least = self.mine.yielding(self.offer)
        kept = GREED * (self.mine.winning(raises[0]) - least)
        safe = (it for it, gems in enumerate(raises) if self.mine.winning(gems) - least >= kept)
        return max(safe, default=0)

    def raised(self, temper: Temperament, rng: Rng) -> Gems | None:
        """What to offer; None to give in.

        First a part of what it would go to, then that itself: its last word, which it raises only
        as long as that pays.
        """
        raises, place = reckoned(self)
        if not raises:
            return None
        goal = raises[place]
        if self.made >= temper.patience:
            return goal
        shown = temper.opening + STRAY * (below(rng, 5) - 2) / 2
        number = round(sum(goal) * (shown + (1 - shown) * self.made / temper.patience))
        return min(raises[: place + 1], key=lambda it: abs(sum(it) - number))


@lru_cache(maxsize=1 << 12)
def reckoned(bargain: Bargain) -> tuple[list[Gems], int]:
    """The raises that are worthwhile, and the place of the target among them; kept, for lines of

    play come to the same haggles again.
    """
    raises = bargain.worthwhile()
    return raises, bargain.target(raises) if raises else 0


def haggled(bargain: Bargain, temper: Temperament, rng: Rng, nothing: bool) -> Move:
    """The move of somebody who reckons; `nothing` where an opener may offer nothing."""
    raised = bargain.raised(temper, rng)
    if raised is not None:
        return offer_of(raised)
    if any(bargain.offer):
        return Accept()
    if nothing:
        return OfferNothing()
    found = Raises(bargain.mine.stock, bargain.offer).cheapest(bargain.mine.costs)
    assert found is not None, "who has no gem is not asked (3.2)"
    return offer_of(found[0])


LAST_WORD = Temperament("blunt", opening=1.0, patience=0)
"""Somebody who says at once what it would say at last: how a haggle will end, not how it goes."""


def options_of(bargain: Bargain, rng: Rng, *, nothing: bool) -> list[tuple[Move, float]]:
    """What is worth a look in a haggle, the likeliest first: a trader's answer, giving in, and

    the cheapest offer of each number of gems up to a little more than it is worth. Who has made
    offers does not creep on: the next one is larger by more, and after a few it is the last word.
    """
    likely = haggled(bargain, LAST_WORD, rng, nothing)
    found: dict[Move, float] = {likely: 1.0}
    if any(bargain.offer):
        found.setdefault(Accept(), 0.4)
    elif nothing:
        found.setdefault(OfferNothing(), 0.2)
    raises = Raises(bargain.mine.stock, bargain.offer).by_number(bargain.mine.costs)
    steps = raises[bargain.made : len(reckoned(bargain)[0]) + 1]
    for bundle, _ in steps if bargain.made < STEPS else ():
        found.setdefault(offer_of(bundle), 0.2)
    return list(found.items())


STEPS = 2
"""So many offers somebody makes before the last word."""


def made_by(memory: Sequence[Any], seat: int) -> int:
    """How many offers a seat has made in the haggle that is going on."""
    number = 0
    for event in reversed(memory):
        if isinstance(event, Negotiated):
            break
        number += isinstance(event, Offered) and event.seat == seat
    return number


# -- beginners -------------------------------------------------------------------------------------

GEM = 2.5
"""What a gem is worth, as a beginner sees it."""
SOON = 5
"""One in so many answers of a beginner gives in too early."""


def bluntly(moves: Openings | Answers, worth: float, temper: Temperament, rng: Rng) -> Move:
    """The move of a beginner, to whom the action is worth so many points at sight.

    Its limit is a number of gems, guessed anew every time; it opens with a part of it, then goes to
    it at once; sometimes it pays too much, sometimes it gives in too early.
    """
    limit = temper.daring * worth / GEM * (3 + below(rng, 5)) / 5
    opening = isinstance(moves, Openings)
    least = moves.raises.smallest()
    if least is None or (not opening and (sum(least) > limit or below(rng, SOON) == 0)):
        return moves.others[0] if moves.others else moves.sample(rng)
    number = max(sum(least), round(limit * temper.opening if opening else limit))
    return offer_of(_about(moves.raises, number, rng) or least)


def _about(raises: Raises, number: int, rng: Rng) -> Gems | None:
    """So many gems that do, of whatever colours."""
    stock = sum(raises.stock)
    tries = (_handful(raises.stock, min(number, stock), rng) for _ in range(4))
    return next((bundle for bundle in tries if bundle in raises), None)


def _handful(stock: Gems, number: int, rng: Rng) -> Gems:
    """So many gems of a stock, taken without looking."""
    left, taken = list(stock), [0] * len(stock)
    for _ in range(number):
        colour = pick(rng, [it for it, have in enumerate(left) for _ in range(have)])
        left[colour] -= 1
        taken[colour] += 1
    return tuple(taken)
