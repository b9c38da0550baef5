"""What lies in front of each traveller: pearls under a cloth, cards, stones, and a closed fist."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.core.holdings import Holding, Piece
from zoco.core.words.said import dashed
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.moves import ITEMS
from zoco.games.scheherazade.table import HIDDEN, OPEN
from zoco.games.scheherazade.views import Seen

CARDS = ITEMS[1:]
"""The event cards that can be held."""


def holdings(view: Seen) -> tuple[Holding, ...]:
    """One for each seat; a sealed number shows that it is there, and no more."""
    seats = range(len(view.pearls))
    return tuple(Holding(seat, tuple(pieces(view, seat)), is_sealed(view, seat)) for seat in seats)


def is_sealed(view: Seen, seat: int) -> bool:
    """Whether a seat has a closed fist (scheherazade 2.1); offers are open."""
    match view.agenda:
        case (MakeBids(bids=bids) | PlaceTips(bids=bids), *_):
            return bids[seat] != OPEN
        case _:
            return False


def pieces(view: Seen, seat: int) -> Iterator[Piece]:
    """Pearls, counted by the owner or by tables that count them (scheherazade 1.2), then the rest.

    Held cards lie open (scheherazade 5.1).
    """
    counted = seat == view.seat or view.options.counted_pearls
    yield Piece("pearls", view.pearls[seat]) if counted else Piece("pearls", None, covered=True)
    yield from colour(view, seat)
    if view.questions[seat]:
        yield Piece("question-pearls", view.questions[seat])
    if view.bakschisch[seat]:
        yield Piece("bakschisch", 1)
    if seat == view.stone:
        yield Piece("second-stone", 1)
    effects = [view.edition.cards[card].effect for card in view.held[seat]]
    for effect in CARDS:
        if effect in effects:
            yield Piece(dashed(effect), effects.count(effect))


def colour(view: Seen, seat: int) -> Iterator[Piece]:
    """The colour card: face down, unless one's own, proven (scheherazade 3.8), or at the end."""
    if view.knowledge.cards:
        card = view.knowledge.cards[seat]
        hidden = card == HIDDEN
        yield Piece("colour" if hidden else view.colours[card], 1, covered=hidden)
