"""How a novice and a trader decide in Basari, and why; from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, pick
from zoco.core.words.said import Said
from zoco.games.basari.acts import SIX
from zoco.games.basari.choosing import NameAction
from zoco.games.basari.guessing import (
    Odds,
    Values,
    expected,
    foreseen,
    leaning,
    mixture,
    suspicion,
)
from zoco.games.basari.haggling import AnswerOffer, MakeOffer
from zoco.games.basari.moves import Action, Choose, Guess, PlaceDisc
from zoco.games.basari.rules import Table
from zoco.games.basari.views import Seen, seen_table
from zoco.games.basari.worth import Worth
from zoco.parts.bargaining import Bargain, bluntly, haggled, made_by
from zoco.parts.gems import Gems
from zoco.parts.negotiation import Accept, Answers, Offer, Openings
from zoco.parts.offers import Raises
from zoco.parts.temperament import EVEN, Temperament

WHIM = 3.0
"""By how many points an action must look better to a novice to be chosen much more often."""


# -- the novice ------------------------------------------------------------------------------------


def novice(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move:
    """Likes what looks large, not quite surely, and haggles by a rule of thumb."""
    table, phase = seen_table(view), view.agenda[0]
    if isinstance(moves, (Openings, Answers)):
        assert isinstance(phase, (MakeOffer, AnswerOffer))
        return bluntly(moves, looks(table, phase.seat)[phase.action], temper, rng)
    options = tuple(moves)
    if not isinstance(options[0], Choose) or view.seat is None:
        return pick(rng, options)
    return drawn(rng, options, leaning(looks(table, view.seat), WHIM))


def looks(table: Table, seat: int) -> Values:
    """What the actions are worth as a beginner reads the arch."""
    arch = table.arch(seat)
    return {"dice": 4, "points": arch.points, "gems": 2 * sum(arch.gems)}


# -- the trader ------------------------------------------------------------------------------------


def trader(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move:
    """Weighs what an action is worth to both sides, and foresees what the others choose."""
    table = seen_table(view)
    phase = table.agenda[0]
    if isinstance(phase, (MakeOffer, AnswerOffer)):
        return haggled(bargain(table, phase, temper), temper, rng, nothing=True)
    options = tuple(moves)
    if isinstance(phase, NameAction):
        return drawn(rng, options, suspicion(Worth(table).actions(phase.active)))
    if isinstance(options[0], PlaceDisc):
        return best(options, lambda place: outlook(table, place.field), rng)
    assert view.seat is not None
    if table.seats == 2:
        return drawn(rng, options, mixture(Worth(table).actions(view.seat))[0])
    hopes = Hopes(table, view.seat)
    return best(options, lambda card: hopes.worth[card.action], rng)


class Hopes:
    """What each card is worth to lay, and how likely nobody else lays it."""

    def __init__(self, table: Table, seat: int) -> None:
        worth = Worth(table)
        odds = foreseen([worth.actions(other) for other in range(table.seats)])
        self.values = worth.actions(seat)
        self.others = odds[:seat] + odds[seat + 1 :]
        self.worth = expected(self.values, self.others)


def drawn(rng: Rng, options: tuple[Any, ...], odds: Odds) -> Move:
    """One of these cards by lot, weighted, so that nobody can foresee it."""
    lots = [card for card in options for _ in range(1 + round(100 * odds[card.action]))]
    move: Move = pick(rng, lots)
    return move


def outlook(table: Table, field: int) -> float:
    """What the arches ahead of a field show (basari 2.1)."""
    lap, arches = table.edition.lap, table.edition.arches
    ahead = [arches[(field + pips) % lap] for pips in range(1, SIX + 1)]
    return sum(arch.points + sum(arch.gems) for arch in ahead) / SIX


def best(options: tuple[Any, ...], worth: Callable[[Any], float], rng: Rng) -> Move:
    """The option that is worth most; among equals the lot decides."""
    values = [worth(option) for option in options]
    top = max(values)
    move: Move = pick(
        rng, [one for one, value in zip(options, values, strict=True) if value == top]
    )
    return move


# -- haggling --------------------------------------------------------------------------------------


class Deal(NamedTuple):
    """The two ways to go on: the best raise with what it leaves, and what giving in leaves."""

    raised: Gems
    winning: float
    yielding: float


def bargain(table: Table, phase: MakeOffer | AnswerOffer, temper: Temperament = EVEN) -> Bargain:
    """Both sides of a haggle, and how far it has come."""
    worth, mine, other = Worth(table, temper), phase.seat, phase.other
    offer: Gems = phase.offer if isinstance(phase, AnswerOffer) else (0,) * 4
    return Bargain(
        *worth.sides(phase.action, mine, other), offer, made_by(table.memory.events, mine)
    )


def reckoned(table: Table, phase: MakeOffer | AnswerOffer) -> Deal:
    """Both ways, in points, what the other gets held against oneself."""
    at_stake = bargain(table, phase)
    mine, offer = at_stake.mine, at_stake.offer
    found = Raises(mine.stock, offer).cheapest(mine.costs)
    assert found is not None, "who cannot raise is not asked (basari 3.3)"
    return Deal(found[0], mine.action - found[1], mine.yielding(offer))


# -- reasons ---------------------------------------------------------------------------------------


def reason(view: Seen, move: Move) -> Said | None:
    """Why the trader would do this."""
    table = seen_table(view)
    phase = table.agenda[0] if table.agenda else None
    if isinstance(phase, (MakeOffer, AnswerOffer)):
        return haggling_reason(table, phase, move)
    match move:
        case PlaceDisc(field=field):
            return Said("reason-place", {"worth": tenths(outlook(table, field))})
        case Guess(action=action) if isinstance(phase, NameAction):
            worth = Worth(table).action(action, phase.active)
            return Said("reason-guess", {"seat": phase.active, "worth": tenths(worth)})
        case Choose(action=action) if view.seat is not None:
            return choosing_reason(table, view.seat, action)
        case _:
            return None


def choosing_reason(table: Table, seat: int, action: Action) -> Said:
    """The worth of the action, and the risk of sharing it."""
    hopes = Hopes(table, seat)
    worth = tenths(hopes.values[action])
    if table.seats == 2:
        return Said("reason-pick", {"worth": worth})
    rivals = sum(odds[action] for odds in hopes.others)
    return Said("reason-choose", {"worth": worth, "rivals": tenths(rivals)})


def haggling_reason(table: Table, phase: MakeOffer | AnswerOffer, move: Move) -> Said | None:
    """What the action is worth and this offer costs; or what giving in and winning would leave."""
    deal = reckoned(table, phase)
    if not isinstance(move, Offer):
        key = "reason-accept" if isinstance(move, Accept) else "reason-nothing"
        return compared(key, deal.yielding, deal.winning)
    worth = Worth(table)
    prices = zip(worth.costs(phase.seat, phase.other), move.gems, strict=True)
    cost = sum(costs[number] for costs, number in prices)
    value = worth.action(phase.action, phase.seat)
    if value >= cost:
        return Said("reason-offer", {"worth": tenths(value), "cost": tenths(cost)})
    return compared("reason-raise", deal.yielding, value - cost)


def compared(key: str, yielding: float, winning: float) -> Said:
    """What giving in leaves, and what winning does, in points."""
    return Said(key, {"yielding": tenths(yielding), "winning": tenths(winning)})


def tenths(value: float) -> float:
    """Rounded as people read it."""
    return round(value, 1) + 0.0
