"""A traveller in words: pearls, colour, fist, tips and cards, as far as the viewer may see them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from zoco.core.words.said import Param, Said
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.questions.notebook import Notebook, notebook
from zoco.games.scheherazade.setup.places import PALETTE
from zoco.games.scheherazade.table import HIDDEN, OPEN, Knowledge
from zoco.games.scheherazade.views import Seen
from zoco.games.scheherazade.words.preview import card_text
from zoco.parts.outlining import line


def of(view: Seen, seat: int) -> Iterator[Said]:
    """Everything before one seat, and what the viewer can tell of its colour."""
    if seat == view.seat or view.options.counted_pearls:
        yield line("pearls", pearls=view.pearls[seat])
    else:
        yield line("under-cloth")
    yield from numbers(view, seat)
    if view.questions[seat]:
        yield line("question-pearls", pearls=view.questions[seat])
    yield from colour(view, seat)
    yield line("bakschisch" if view.bakschisch[seat] else "bakschisch-spent")
    if seat == view.stone:
        yield line("stone")
    for card in view.held[seat]:
        key = "outline-holds-own" if seat == view.seat else "outline-holds"
        yield Said(key, card_text(view.edition.cards[card]).params)


# -- fists and tips --------------------------------------------------------------------------------


def numbers(view: Seen, seat: int) -> Iterator[Said]:
    """The fist, the tips, and what is offered for a passage; else the last bid."""
    match view.agenda:
        case (MakeBids(bids=bids), *_):
            yield from fist(bids[seat])
        case (PlaceTips(bids=bids, placed=placed), *_):
            yield from fist(bids[seat])
            yield from (line("tip", number=number) for owner, number in placed if owner == seat)
    if view.turn.offers and view.turn.offers[seat] > 0:
        yield line("passage-offer", pearls=view.turn.offers[seat])
    if view.bids:
        yield line("last-bid", pearls=view.bids[seat])


def fist(bid: int) -> Iterator[Said]:
    """A bid: one's own number, a closed fist for others (scheherazade 2.1)."""
    if bid != OPEN:
        yield line("fist-closed") if bid == HIDDEN else line("fist", pearls=bid)


# -- colours ---------------------------------------------------------------------------------------


def colour(view: Seen, seat: int) -> Iterator[Said]:
    """A seat's colour if the viewer has seen it, else how likely it is which."""
    known = view.knowledge
    if not known.cards:
        return
    card = known.cards[seat]
    if card != HIDDEN:
        yield line(seen_colour(view, seat), colour=view.colours[card])
    elif view.seat is not None:
        yield Said("outline-colour-odds", odds(noted(view), seat))
    if known.looked[seat]:
        yield line("looked")


def seen_colour(view: Seen, seat: int) -> str:
    """How the viewer comes to see a colour card: proven, opened at the end, or one's own."""
    if view.knowledge.proven[seat]:
        return "colour-proven"
    return "colour-own" if view.agenda else "colour-opened"


def room_odds(view: Seen) -> Iterator[Said]:
    """Which room is right, as far as the viewer can tell."""
    known = view.knowledge
    if not known.cards:
        return
    if known.cards[-1] != HIDDEN:
        yield line("secret", colour=view.colours[known.cards[-1]])
    elif view.seat is not None:
        yield Said("outline-room-odds", odds(noted(view), len(view.colours) - 1))


def odds(notes: Notebook, holder: int) -> dict[str, Param]:
    """Each colour in per cent, 0 for those that are out of the question."""
    percent = {
        it: round(100 * notes.counts[at][holder] / notes.deals)
        for at, it in enumerate(notes.colours)
    }
    found: dict[str, Param] = {it: percent.get(it, 0) for it in PALETTE}
    return found | {"first": next(it for it, number in found.items() if number)}


class Notes(NamedTuple):
    """The part of a view that a notebook follows from."""

    knowledge: Knowledge
    colours: tuple[str, ...]


def noted(view: Seen) -> Notebook:
    """The viewer's notebook; it changes with an answer or a proof only."""
    return _noted(Notes(view.knowledge, view.colours))


_noted = lru_cache(maxsize=64)(notebook)
