"""How a novice and a trader decide in Basari, and why; from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, below, pick
from zoco.core.words.said import Said
from zoco.games.basari.acts import SIX
from zoco.games.basari.choosing import NameAction
from zoco.games.basari.guessing import Odds, expected, foreseen, mixture, suspicion
from zoco.games.basari.haggling import AnswerOffer, MakeOffer
from zoco.games.basari.moves import Action, Choose, Guess, PlaceDisc
from zoco.games.basari.rules import Table
from zoco.games.basari.views import Seen, seen_table
from zoco.games.basari.worth import Worth
from zoco.parts.gems import Gems
from zoco.parts.negotiation import Accept, Answers, Offer, OfferNothing, Openings, offer_of
from zoco.parts.offers import Raises

WHIM = 4
"""One in so many decisions of a novice is a whim."""

PURSE = 3
"""So many gems a novice parts with for an action."""


# -- the novice ------------------------------------------------------------------------------------


def novice(view: Seen, moves: Moves, rng: Rng) -> Move:
    """Takes what looks largest, raises as little as possible, and never offers many gems."""
    if isinstance(moves, (Openings, Answers)):
        return small_raise(moves, rng)
    options = tuple(moves)
    if below(rng, WHIM) == 0 or not isinstance(options[0], Choose) or view.seat is None:
        return pick(rng, options)
    arch = seen_table(view).arch(view.seat)
    looks = {"dice": 4, "points": arch.points, "gems": 2 * sum(arch.gems)}
    return best(options, lambda card: looks[card.action], rng)


def small_raise(moves: Openings | Answers, rng: Rng) -> Move:
    """The smallest raise while it is a small one; sometimes a gem is grudged."""
    least = moves.raises.smallest()
    if least is not None and sum(least) <= PURSE - (below(rng, WHIM) == 0):
        return offer_of(least)
    return Accept()


# -- the trader ------------------------------------------------------------------------------------


def trader(view: Seen, moves: Moves, rng: Rng) -> Move:
    """Weighs what an action is worth to both sides, and foresees what the others choose."""
    table = seen_table(view)
    phase = table.agenda[0]
    if isinstance(phase, (MakeOffer, AnswerOffer)):
        return haggle(table, phase)
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


def haggle(table: Table, phase: MakeOffer | AnswerOffer) -> Move:
    """Raise as cheaply as possible while winning so leaves more than giving in."""
    deal = reckoned(table, phase)
    if deal.winning > deal.yielding:
        return offer_of(deal.raised)
    return Accept() if isinstance(phase, AnswerOffer) else OfferNothing()


def reckoned(table: Table, phase: MakeOffer | AnswerOffer) -> Deal:
    """Both ways, in points, what the other gets held against oneself."""
    worth = Worth(table)
    mine, other = phase.seat, phase.other
    bid: Gems = phase.offer if isinstance(phase, AnswerOffer) else (0,) * 4
    paid, got = worth.given(other, mine, bid)
    yielding = got - worth.envy * (worth.action(phase.action, other) - paid)
    found = Raises(table.gems[mine], bid).cheapest(worth.costs(mine, other))
    assert found is not None, "who cannot raise is not asked (basari 3.3)"
    raised, cost = found
    return Deal(raised, worth.action(phase.action, mine) - cost, yielding)


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
