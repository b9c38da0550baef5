"""Two merchants, a novice and a trader, and why the trader likes a move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import NamedTuple, TypeVar

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, below, pick
from zoco.core.words.said import Param, Said
from zoco.games.basari_cards import worth
from zoco.games.basari_cards.acts import UNIT
from zoco.games.basari_cards.choosing import Choices, Guesses
from zoco.games.basari_cards.haggling import AnswerOffer, MakeOffer
from zoco.games.basari_cards.moves import Choose, GiveBack, Guess, Take
from zoco.games.basari_cards.rules import Table
from zoco.games.basari_cards.views import Seen, seen_table
from zoco.parts.bargaining import Bargain, bluntly, haggled, made_by
from zoco.parts.choosing import named
from zoco.parts.gems import Gems
from zoco.parts.negotiation import Accept, Answers, Offer, Openings
from zoco.parts.offers import Raises
from zoco.parts.temperament import EVEN, Temperament

T = TypeVar("T")

WHIM = 3.0
"""By how many points an action must look better to a novice to be chosen much more often."""
SHY = 0.25
"""An action worth less than this part of the best one is not used to bluff."""


# -- the novice ------------------------------------------------------------------------------------


def novice(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move:
    """Likes many points and gems on the card, not quite surely; haggles by a rule of thumb."""
    table, seat = seen_table(view), at(view)
    match moves:
        case Choices() | Guesses():
            chooser = seat if isinstance(moves, Choices) else 1 - seat
            looks = {move: face_value(table, chooser, move) for move in moves}
            return drawn({move: exp(look / WHIM) for move, look in looks.items()}, rng)
        case Openings() | Answers():
            action = view.agenda[0].action  # type: ignore[union-attr]
            return bluntly(moves, face_value(table, seat, Choose(action)), temper, rng)
        case _:
            return moves.sample(rng)


def face_value(table: Table, seat: int, move: Move) -> float:
    """What the card says, as a beginner reads it."""
    card = table.card(seat)
    assert isinstance(move, (Choose, Guess))
    if card is None or move.action == "D":
        return 3
    return {"A": 5, "B": card.points, "C": 2 * sum(card.gems)}[move.action]


# -- the trader ------------------------------------------------------------------------------------


def trader(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move:
    """The move that is worth most at sight; where two guess each other, by lot."""
    table, seat = seen_table(view), at(view)
    match moves:
        case Openings() | Answers():
            at_stake = bargain(table, view.agenda[0], temper)  # type: ignore[arg-type]
            return haggled(at_stake, temper, rng, nothing=False)
        case Choices() if table.seats > 2:
            taste = worth.tastes(table, named(moves))[seat]
            odds = zip(moves, named(moves), strict=True)
            return drawn({move: taste[action] for move, action in odds}, rng)
        case Choices() | Guesses():
            return drawn(bluff(table, seat, moves), rng)
        case _:
            return best(tuple(moves), lambda move: colour_worth(table, seat, move), rng)


class Deal(NamedTuple):
    """The cheapest offer that does, and what winning with it leaves of the action's worth."""

    raised: Gems
    winning: float


def bargain(table: Table, phase: MakeOffer | AnswerOffer, temper: Temperament) -> Bargain:
    """Both sides of a haggle, and how far it has come."""
    seat, other = phase.seat, phase.other
    offer: Gems = phase.offer if isinstance(phase, AnswerOffer) else (0,) * 4
    both = worth.sides(table, phase.action, seat, other, temper.envy)
    return Bargain(*both, offer, made_by(table.memory.events, seat))


def reckoned(table: Table, phase: MakeOffer | AnswerOffer, raises: Raises) -> Deal:
    """What to offer, in points."""
    seat, other = phase.seat, phase.other
    found = raises.cheapest(worth.costs(table, seat, other))
    assert found is not None, "who cannot raise is not asked (basari_cards 3.3)"
    raised, cost = found
    return Deal(raised, worth.action_worth(table, seat, phase.action) - cost)


def accepting(table: Table, phase: AnswerOffer) -> float:
    """What the offered gems bring, less what it costs to leave the action to the other."""
    loss = worth.action_worth(table, phase.other, phase.action) / (table.seats - 1)
    return worth.gain(table, phase.seat, phase.offer, phase.other) - loss


def bluff(table: Table, seat: int, moves: Choices | Guesses) -> Mapping[Move, float]:
    """How often to lay or to name each action (basari_cards 6.3): what is worth more is

    laid less often and named more often, so that neither side can do better.
    """
    active = seat if isinstance(moves, Choices) else 1 - seat
    actions = zip(moves, named(moves), strict=True)
    worths = {move: worth.action_worth(table, active, action) for move, action in actions}
    highest = max(max(worths.values()), 0.1)
    serious = {move: value for move, value in worths.items() if value >= SHY * highest}
    if isinstance(moves, Choices):
        return {move: 1 / max(value, 0.1) for move, value in serious.items()} or worths
    return {move: max(value, 0.1) for move, value in worths.items()}


def drawn(weights: Mapping[Move, float], rng: Rng) -> Move:
    """One of the moves, by weight."""
    place = below(rng, 1 << 20) / (1 << 20) * sum(weights.values())
    for move, weight in weights.items():
        place -= weight
        if place < 0:
            return move
    return next(iter(weights))


def colour_worth(table: Table, seat: int, move: Move) -> float:
    """What returning or taking a gem of this colour is worth."""
    assert isinstance(move, (GiveBack, Take))
    one = UNIT[move.colour]
    sign = -1 if isinstance(move, GiveBack) else 1
    return worth.gain(table, seat, tuple([sign * number for number in one]))


def best(options: Sequence[T], value: Callable[[T], float], rng: Rng) -> T:
    """The option of the highest value; among equals the lot decides."""
    values = [value(option) for option in options]
    highest = max(values)
    return pick(rng, [it for it, found in zip(options, values, strict=True) if found == highest])


def at(view: Seen) -> int:
    """The seat that looks and decides."""
    assert view.seat is not None
    return view.seat


# -- reasons ---------------------------------------------------------------------------------------


def reason(view: Seen, move: Move) -> Said | None:
    """Why the trader likes a move; a spectator is told nothing."""
    if view.seat is None:
        return None
    table, seat = seen_table(view), view.seat
    match move:
        case Choose(action=action):
            return action_reason(table, seat, action)
        case Guess(action=action):
            value = points(worth.action_worth(table, 1 - seat, action))
            return Said("reason-guess", {"action": action, "points": value, "other": 1 - seat})
        case Offer(gems=gems):
            return offer_reason(table, view.agenda[0], gems)  # type: ignore[arg-type]
        case Accept():
            return accept_reason(table, view.agenda[0])  # type: ignore[arg-type]
        case GiveBack(colour=colour) | Take(colour=colour):
            key = "reason-give-back" if isinstance(move, GiveBack) else "reason-take"
            value = points(abs(colour_worth(table, seat, move)))
            return Said(key, {"colour": colour, "points": value})
        case _:
            return None


def action_reason(table: Table, seat: int, action: str) -> Said:
    """What the action promises."""
    value = points(worth.action_worth(table, seat, action))
    if action == "A":
        params: dict[str, Param] = {"seat": seat, "workers": table.workers(seat), "points": value}
        return Said("reason-hire", params)
    key = {"B": "reason-points", "C": "reason-gems", "D": "reason-swap"}[action]
    return Said(key, {"points": value})


def offer_reason(table: Table, phase: MakeOffer | AnswerOffer, gems: Gems) -> Said:
    """What winning brings and what the offer costs; where it costs more, what speaks for it."""
    prices = worth.costs(table, phase.seat, phase.other)
    cost = sum(prices[place][number] for place, number in enumerate(gems))
    value = worth.action_worth(table, phase.seat, phase.action)
    if value >= cost:
        params: dict[str, Param] = {"action": phase.action, "points": points(value)}
        return Said("reason-offer", params | {"cost": points(cost)})
    if isinstance(phase, MakeOffer):
        least = Raises(table.gems[phase.seat], (0,) * len(gems)).cheapest(prices)
        cheap = least is None or cost <= least[1]
        return Said("reason-open" if cheap else "reason-dear", {"points": points(cost)})
    return compared("reason-raise", table, phase, value - cost)


def accept_reason(table: Table, phase: AnswerOffer) -> Said:
    """What accepting leaves, and what the best raise would."""
    deal = reckoned(table, phase, Raises(table.gems[phase.seat], phase.offer))
    return compared("reason-accept", table, phase, deal.winning)


def compared(key: str, table: Table, phase: AnswerOffer, winning: float) -> Said:
    """Both ways to answer an offer, in points."""
    return Said(key, {"yielding": points(accepting(table, phase)), "winning": points(winning)})


def points(value: float) -> float:
    """A value as it is told: one digit behind the point, never minus nothing."""
    return round(value, 1) + 0.0
