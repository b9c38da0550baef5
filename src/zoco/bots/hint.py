"""A hint: the best choices as the bot that advises sees them, what each promises, and why."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from zoco.bots.bot import UNTIMED
from zoco.bots.registry import adviser, bot
from zoco.bots.search.halving import Judged
from zoco.bots.search.searcher import Searcher
from zoco.core.codec import to_json
from zoco.core.game import Game
from zoco.core.moves import Moves
from zoco.core.words.said import Fact, Said

FEW = 3
"""So many choices are compared: more would not help anybody to decide."""


class Advised(Struct, frozen=True):
    """A choice; `share` is the part of the win that it promises, in per cent, if that is known.

    `plan` is told with the best choice of a game that has plans, with the places for its board.
    """

    move: Any
    share: int | None
    reason: Said | None
    plan: Fact | None = None


def hint(game: Game[Any, Any], view: Any, musts: Moves) -> tuple[Advised, ...]:
    """The best choices for who is asked, the best first.

    It is untimed and draws by what the seat sees: the same position gets the same hint.
    """
    advises, rng = bot(game, adviser(game)), _rng(view)
    if isinstance(advises, Searcher):
        found = advises.compared(view, musts, rng, FEW)
    else:
        found = [Judged(advises.choose(view, musts, rng, UNTIMED), 0.0, 0)]
    best, *others = (
        Advised(it.move, round(100 * it.share) if it.lines else None, advises.reason(view, it.move))
        for it in found
    )
    return (replace(best, plan=advises.plan(view, best.move)), *others)


def unasked(game: Game[Any, Any], view: Any, mays: Moves) -> tuple[Advised, ...]:
    """What to do though nobody asks, if anything."""
    advises = bot(game, adviser(game))
    move = advises.may(view, mays, _rng(view), UNTIMED)
    return () if move is None else (Advised(move, None, advises.reason(view, move)),)


def _rng(view: Any) -> Random:
    return Random(sha256(to_json(view)).digest())
