"""What cannot be so at a table, whatever it was read from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zoco.games.scheherazade.data import CAMELS
from zoco.games.scheherazade.setup.places import PALACE, START
from zoco.games.scheherazade.table import NO_CARD, NOBODY, OPEN, ScheherazadeTable

Table = ScheherazadeTable[Any]


def flaws(table: Table) -> tuple[str, ...]:
    """What is wrong in form; if nothing is, what is wrong on the board and in the stocks."""
    return tuple(misshapen(table)) or tuple(wrong(table))


def misshapen(table: Table) -> Iterator[str]:
    """Seats, pieces and cards that do not exist."""
    if table.edition.flaw:
        yield table.edition.flaw
        return
    seats, colours, knowledge = table.seats, len(table.colours), table.knowledge
    each = (
        table.bakschisch,
        table.questions,
        table.held,
        knowledge.proven,
        knowledge.looked,
    )
    if seats not in range(3, 7) or {len(values) for values in each} != {seats}:
        yield "not every seat has its own"
    if colours not in (0, seats + 1) or len(table.bedouins) != 2 * colours:
        yield "there are more or fewer Bedouins than colours"
    if len(knowledge.cards) not in (0, colours):
        yield "there are more or fewer colour cards than colours"
    if len(table.caravan.camels) != CAMELS or not on_the_board(table):
        yield "a piece is lost"
    named = (table.owner, table.stone, table.turn.leader, table.winner)
    if any(seat not in range(NOBODY, seats) for seat in named) or table.owner == NOBODY:
        yield "a seat is named that does not exist"
    short = any(len(sealed) != seats for sealed in sealed_numbers(table))
    if short or len(table.bids) not in (0, seats):
        yield "there are more or fewer numbers than seats"


def on_the_board(table: Table) -> bool:
    """Whether all pieces stand on fields of this journey."""
    caravan = table.caravan
    fields = {START, PALACE, *table.edition.way.fields}
    return fields.issuperset((*caravan.camels, *caravan.bedouins, *caravan.pearls))


def sealed_numbers(table: Table) -> Iterator[tuple[int, ...]]:
    """Bids that somebody has made, and offers for a passage."""
    head: Any = table.agenda[0] if table.agenda else None
    if hasattr(head, "bids"):
        yield head.bids
    if table.turn.offers:
        yield table.turn.offers


def wrong(table: Table) -> Iterator[str]:
    """Crowded fields, two camels on a field, cards in two places, pearls owed."""
    if any(table.bedouins.count(field) > table.room[field] for field in table.bedouins):
        yield "a field holds too many Bedouins"
    camels = [field for field in table.caravan.camels if field != START]
    if len(set(camels)) != len(camels) or PALACE in camels:
        yield "two camels stand on one field, or one on the palace"
    if min((*table.pearls, table.bowl, table.bag, *table.questions)) < 0:
        yield "somebody has fewer than no pearls"
    if sorted(event_cards(table)) != list(range(len(table.edition.cards))):
        yield "an event card is in two places or in none"
    known = table.knowledge.cards
    if known and sorted(known) != list(range(table.seats + 1)):
        yield "a colour card is in two places or in none"
    for sealed in sealed_numbers(table):
        pairs = zip(sealed, table.pearls, strict=True)
        if any(number > pearls or number < OPEN for number, pearls in pairs):
            yield "somebody gives more pearls than there are"


def event_cards(table: Table) -> tuple[int, ...]:
    """Every event card, wherever it is."""
    pile = table.pile
    top = () if pile.top == NO_CARD else (pile.top,)
    held = (card for mine in table.held for card in mine)
    return (*top, *pile.rest, *pile.tail, *pile.gone, *held)
