"""Simple tricks at bids and tips, to try bots with: none of them may pay against traders."""

from __future__ import annotations

from collections.abc import Callable

from zoco.core.moves import Move, Moves, Numbers
from zoco.core.rng import Rng
from zoco.games.scheherazade.bot.choosing import nearest, tips_of
from zoco.games.scheherazade.bot.trader import trader
from zoco.games.scheherazade.moves import Bid
from zoco.games.scheherazade.views import Seen
from zoco.parts.temperament import Temperament

Trick = Callable[[Seen, Moves, Rng, Temperament], Move]
RICH = 20
"""Who has hoarded so much begins to bid."""


def bidding(change: Callable[[int, int], int]) -> Trick:
    """A trader whose bid is changed, knowing its stock."""

    def trick(view: Seen, moves: Moves, rng: Rng, temper: Temperament) -> Move:
        meant = trader(view, moves, rng, temper)
        if not isinstance(meant, Bid) or not isinstance(moves, Numbers):
            return meant
        return Bid(max(0, min(moves.high, change(meant.pearls, moves.high))))

    return trick


def tipping(wanted: Callable[[int], int]) -> Trick:
    """A trader that tips by its own bid alone."""

    def trick(view: Seen, moves: Moves, rng: Rng, temper: Temperament) -> Move:
        tips = tips_of(moves)
        if tips is None or view.seat is None:
            return trader(view, moves, rng, temper)
        return nearest(tips, wanted(getattr(view.agenda[0], "bids", view.pearls)[view.seat]))

    return trick


PROBES: dict[str, Trick] = {
    "zero": bidding(lambda _bid, _stock: 0),
    "one": bidding(lambda _bid, _stock: 1),
    "two-less": bidding(lambda bid, _stock: bid - 2),
    "two-more": bidding(lambda bid, _stock: bid + 2),
    "half": bidding(lambda bid, _stock: bid // 2),
    "double": bidding(lambda bid, _stock: 2 * bid),
    "all": bidding(lambda _bid, stock: stock),
    "third": bidding(lambda _bid, stock: stock // 3),
    "hoard": bidding(lambda bid, stock: bid if stock >= RICH else 0),
    "tip-low": tipping(lambda own: own),
    "tip-high": tipping(lambda own: own + 12),
}
