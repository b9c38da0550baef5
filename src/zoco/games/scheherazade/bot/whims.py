"""What the novice does unasked: it claims, haggles by a rule of thumb, and asks now and then."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, below, pick
from zoco.games.scheherazade.extras.haggling import answer_to, goods_of
from zoco.games.scheherazade.moves import Ask, Buy, Claim, Means, Sell
from zoco.games.scheherazade.questions.notebook import allowed
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.places import Colour
from zoco.games.scheherazade.table import Proposal
from zoco.games.scheherazade.views import Seen, seen_table

FAIR = 3
"""What anything is worth, as a beginner sees it: it pays no more and takes no less."""
BLUNT = 2
"""How far from that its own offers are at most."""
HAGGLING = 12
"""One in so many chances to make an offer is taken."""
CURIOUS = 3
"""One in so many chances to ask is taken."""
ASKED_WITH: dict[str, Means] = {"pearl": "pearl", "wonder_lamp": "lamp"}
"""Goods that one asks with, and how."""


def novice_may(view: Seen, moves: Moves, rng: Rng) -> Move | None:
    """The stone, a fair bargain, seldom an offer of its own, now and then a question; or nothing.

    It haggles without end with nobody: one offer is open at a time, and most chances pass.
    """
    assert view.seat is not None
    if Claim() in moves:
        return Claim()
    table, wanted = seen_table(view), None
    if table.proposals:
        wanted = agreement(view, table, moves)
    if wanted is None and below(rng, HAGGLING) == 0:
        wanted = offer(table, view.seat, moves, rng)
    if wanted is None and below(rng, CURIOUS) == 0:
        wanted = question(view, table, moves, rng)
    return wanted


# -- bargains --------------------------------------------------------------------------------------


def agreement(view: Seen, table: Table, moves: Moves) -> Move | None:
    """The answer to the first offer that is fair."""
    fair = (
        answer_to(it)
        for it in table.proposals
        if it.other == view.seat and is_fair(view, table, it)
    )
    return next((answer for answer in fair if answer in moves), None)


def is_fair(view: Seen, table: Table, deal: Proposal) -> bool:
    """No less than a thing is worth; no more, nor more than half of one's pearls, and of use."""
    if not deal.selling:
        return deal.price >= FAIR
    useful = deal.item not in ASKED_WITH or any(unknown(view))
    return useful and deal.price <= min(FAIR, table.pearls[deal.other] // 2)


def offer(table: Table, seat: int, moves: Moves, rng: Rng) -> Move | None:
    """Anything to anybody, or from anybody, for about what it is worth; one at a time."""
    if any(it.seat == seat for it in table.proposals):
        return None
    other = pick(rng, [it for it in range(table.seats) if it != seat])
    selling, blunt = below(rng, 2) == 0, below(rng, BLUNT + 1)
    goods = goods_of(table, seat if selling else other)
    if not goods:
        return None
    item = pick(rng, goods)
    if selling:
        wanted: Move = Sell(item, other, FAIR + blunt)
    else:
        wanted = Buy(item, other, FAIR - blunt)
    return wanted if wanted in moves else None


# -- questions -------------------------------------------------------------------------------------


def question(view: Seen, table: Table, moves: Moves, rng: Rng) -> Move | None:
    """Anybody about any colour that it does not know yet, unless what it asks with is on offer."""
    offered = [it.item for it in table.proposals if it.seat == view.seat and it.selling]
    for item, means in ASKED_WITH.items():
        asks = [Ask(other, colour, means) for other, colour in unknown(view)]
        asks = [ask for ask in asks if item not in offered and ask in moves]
        if asks:
            return pick(rng, asks)
    return None


def unknown(view: Seen) -> Iterator[tuple[int, Colour]]:
    """Whom one could ask for which colour: nothing once the room is known."""
    masks, known = allowed(view.knowledge, view.colours), seen_colours(view)
    if len(rooms(view)) == 1:
        return
    for other in range(len(view.pearls)):
        for number, colour in enumerate(view.colours):
            if masks[other] >> number & 1 and colour not in known:
                yield other, colour


def rooms(view: Seen) -> tuple[str, ...]:
    """The rooms that no single fact rules out: a beginner does not combine them."""
    last, known = allowed(view.knowledge, view.colours)[-1], seen_colours(view)
    found = tuple(colour for number, colour in enumerate(view.colours) if last >> number & 1)
    return found if len(found) == 1 else tuple(colour for colour in found if colour not in known)


def seen_colours(view: Seen) -> tuple[str, ...]:
    """The colours whose owners one knows."""
    masks = allowed(view.knowledge, view.colours)[:-1]
    bits = {1 << number: colour for number, colour in enumerate(view.colours)}
    return tuple(bits[mask] for mask in masks if mask in bits)
