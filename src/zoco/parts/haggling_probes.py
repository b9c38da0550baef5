"""Simple tricks at haggling, for both Basaris: a trader but for one habit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.parts.bargaining import made_by
from zoco.parts.negotiation import Accept, Answers, Offer, Openings, offer_of
from zoco.parts.temperament import Temperament

Trick = Callable[[Any, Moves, Rng, Temperament], Move]
FEW = 3


def giving_in(moves: Openings | Answers) -> Move:
    """Accept, offer nothing, or where that is not allowed the least."""
    return moves.others[0] if moves.others else _least(moves)


def _least(moves: Openings | Answers) -> Move:
    smallest = moves.raises.smallest()
    return Accept() if smallest is None else offer_of(smallest)


def haggling(trader: Trick, habit: Callable[[Openings | Answers, int, Move], Move]) -> Trick:
    """A trader that haggles by `habit`: of what it may do, its offers so far, and what it meant."""

    def trick(view: Any, moves: Moves, rng: Rng, temper: Temperament) -> Move:
        meant = trader(view, moves, rng, temper)
        if not isinstance(moves, (Openings, Answers)):
            return meant
        return habit(moves, made_by(view.recalled, view.seat), meant)

    return trick


def choosing(trader: Trick, kind: type[Move], action: str) -> Trick:
    """A trader that always lays the same card."""

    def trick(view: Any, moves: Moves, rng: Rng, temper: Temperament) -> Move:
        meant = trader(view, moves, rng, temper)
        same = kind(action)
        return same if isinstance(meant, kind) and same in moves else meant

    return trick


def least(moves: Openings | Answers, _made: int, meant: Move) -> Move:
    """As little more as possible, as long as a trader would offer anything."""
    return _least(moves) if isinstance(meant, Offer) else meant


def once(moves: Openings | Answers, made: int, _meant: Move) -> Move:
    """One raise by the least, then it gives in."""
    return giving_in(moves) if made else _least(moves)


def few(moves: Openings | Answers, _made: int, meant: Move) -> Move:
    """Never more than a few gems."""
    large = isinstance(meant, Offer) and sum(meant.gems) > FEW
    return giving_in(moves) if large else meant


def everything(moves: Openings | Answers, _made: int, _meant: Move) -> Move:
    """All it has, at once."""
    return offer_of(moves.stock) if moves.raises else giving_in(moves)


def never(moves: Openings | Answers, _made: int, _meant: Move) -> Move:
    """Always accept, and offer nothing or the least."""
    return giving_in(moves)


def probes(trader: Trick, kind: type[Move], actions: tuple[str, ...]) -> dict[str, Trick]:
    """The tricks of a game, by name."""
    habits = {"accept": never, "raise-once": once, "least": least, "few": few, "all": everything}
    found = {name: haggling(trader, habit) for name, habit in habits.items()}
    return found | {f"always-{it.lower()}": choosing(trader, kind, it) for it in actions}
