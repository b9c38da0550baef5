"""What event cards can do: for each effect the ways in which it can be carried out now.

Event moves obey capacity and ransom, not the reach of a caravan (scheherazade 5.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from zoco.core.moves import Move
from zoco.games.scheherazade.cards.cards import QUIET, Card
from zoco.games.scheherazade.moves import Ask, Exchange, Send, SendCamel
from zoco.games.scheherazade.setup.places import PALACE, START, Colour
from zoco.games.scheherazade.table import NO_CARD, ScheherazadeTable

Table = ScheherazadeTable[Any]
Ways = Iterator[Move]
FEW = 8
"""So many ways of carrying out a card are offered with the card itself."""
Standing = Iterator[tuple[Colour, int]]


def ways(table: Table, card: Card, done: int = 0, palace: bool | None = None) -> tuple[Move, ...]:
    """How the leader can carry out a card; `done` masks the Bedouins it has moved already.

    `palace` says whether a guide may lead into the palace; left out, the leader's colour decides.
    """
    return tuple(dict.fromkeys(_ways(table, card, done, palace)))


def few_ways(table: Table, card: Card) -> tuple[Move, ...]:
    """The ways of a card if there are several, but no more than one overlooks; else none.

    Robbers rob one after the other, and a question is asked apart. Whether a guide could lead into
    the palace must not show: all count as if he could (scheherazade 8.2).
    """
    if card.effect in ("toll", "robbers", "astrologer"):
        return ()
    first = tuple(islice(_ways(table, card, 0, palace=True), 2 * FEW))
    found = tuple(dict.fromkeys(first))
    if not 1 < len(found) <= FEW:
        return ()
    is_all = card.effect != "guide" and len(first) < 2 * FEW
    return found if is_all else ways(table, card)


def has_way(table: Table, card: Card, palace: bool | None = None) -> bool:
    """Whether there is a way at all: the first one will do."""
    return next(_ways(table, card, 0, palace), None) is not None


def _ways(table: Table, card: Card, done: int, palace: bool | None) -> Ways:
    if card.effect == "guide":
        if palace is None:
            palace = table.colours[table.own(table.turn.leader)] == card.colour
        return guided(table, card, palace)
    if card.effect == "robbers":
        return robbed(table, card, done)
    return EFFECTS[card.effect](table, card)


def executable(table: Table, card: Card) -> bool:
    """Whether the leader could carry out a must or may card now (scheherazade 5.2)."""
    if table.turn.harem and card.effect not in QUIET:
        return False
    if card.effect == "toll":
        return table.pearls[table.turn.leader] > 0
    return has_way(table, card)


def seems_executable(table: Table, card: Card) -> bool:
    """The same for who does not know the leader's colour: any guide might enter the palace."""
    if card.effect != "guide" or table.turn.harem:
        return executable(table, card)
    return has_way(table, card, palace=True)


def open_card(table: Table) -> Card | None:
    """The card on top of the pile, while it still concerns this leader."""
    turn = table.turn
    if not turn.binds or turn.settled or table.pile.top == NO_CARD:
        return None
    return table.edition.cards[table.pile.top]


def must_lies_open(table: Table) -> bool:
    """Whether a must card waits that can be carried out (scheherazade 5.3)."""
    card = open_card(table)
    return card is not None and card.kind == "must" and executable(table, card)


def may_use_held(table: Table) -> bool:
    """Whether the one execution of this move is left for a held card (scheherazade 5.3)."""
    return not table.turn.executed and not must_lies_open(table)


# -- Bedouins --------------------------------------------------------------------------------------


def standing(table: Table, card: Card, done: int = 0) -> Iterator[tuple[Colour, int]]:
    """Colour and field of each Bedouin outside the palace, of the card's colour if it has one,

    whom the leader could free (scheherazade 3.5).
    """
    shut, bedouins = table.shut(affordable(table, card)), table.bedouins
    for place, name in enumerate(table.colours):
        for bedouin in (2 * place, 2 * place + 1) if card.colour in (None, name) else ():
            field = bedouins[bedouin]
            if field != PALACE and field not in shut and not done >> bedouin & 1:
                yield name, field


def affordable(table: Table, card: Card) -> int:
    """What the leader can pay for a card: what it forces upon him may end an offer of his (6.2)."""
    leader = table.turn.leader
    return table.pearls[leader] if card.kind == "must" else table.purse(leader)


def has_room(table: Table, field: int) -> bool:
    """Whether another Bedouin may stand on a field (scheherazade 1.4)."""
    return table.bedouins.count(field) < table.room[field]


def back(table: Table, field: int, steps: int) -> int:
    """So many fields back, and on to the next one with room; the start always has room."""
    bedouins, room = table.bedouins, table.room
    for end in table.edition.way.back(field, steps):
        if bedouins.count(end) < room[end]:
            return end
    return START


def sent_back(table: Table, card: Card) -> Ways:
    """One Bedouin of the card's colour on the route goes back."""
    for colour, field in standing(table, card):
        if field != START:
            yield Send(colour, field, back(table, field, card.amount))


def robbed(table: Table, card: Card, done: int) -> Ways:
    """Every Bedouin on a violet field flees, one after the other."""
    for colour, field in standing(table, card, done):
        if field in table.edition.ambushes:
            yield Send(colour, field, back(table, field, card.amount))


def thrown(table: Table, card: Card) -> Ways:
    """One Bedouin who shares a route field with a camel goes back."""
    for colour, field in standing(table, card):
        if field != START and field in table.caravan.camels:
            yield Send(colour, field, back(table, field, card.amount))


def guided(table: Table, card: Card, palace: bool) -> Ways:
    """One Bedouin of the card's colour goes forward; into the palace only its owner brings it."""
    for colour, field in standing(table, card):
        for end in table.edition.way.ahead(field, card.amount):
            if palace if end == PALACE else has_room(table, end):
                yield Send(colour, field, end)


def flown(table: Table, card: Card) -> Ways:
    """Any Bedouin flies forward, but not into the palace."""
    for colour, field in standing(table, card):
        for end in table.edition.way.ahead(field, card.amount):
            if end != PALACE and has_room(table, end):
                yield Send(colour, field, end)


def exchanged(table: Table, card: Card) -> Ways:
    """Two Bedouins on different fields of the route, not too far apart, change places.

    Of one colour too: who comes onto the salt lake has another move to leave it.
    """
    purse, near = affordable(table, card), table.edition.way.near[card.amount]
    on_route = [(colour, field) for colour, field in standing(table, card) if field != START]
    for colour, field in on_route:
        shut = table.shut(purse - table.ransom(field))
        for other, end in on_route:
            if end in near[field] and end not in shut:
                yield Exchange(colour, field, other, end)


def fetched(table: Table, card: Card) -> Ways:
    """A Bedouin comes from the start to the hindmost camel that has left it."""
    away = [field for field in table.caravan.camels if field != START]
    for colour, field in standing(table, card):
        for end in hindmost(table, away) if field == START else ():
            if has_room(table, end):
                yield Send(colour, START, end)


# -- camels and others -----------------------------------------------------------------------------


def hindmost(table: Table, fields: list[int]) -> list[int]:
    """Those of some fields that are nearest to the start."""
    distance = table.edition.way.distance
    least = min((distance[field] for field in fields), default=0)
    return [field for field in fields if distance[field] == least]


def blown_back(table: Table, card: Card) -> Ways:
    """The foremost camel goes back, and on to the next field without a camel."""
    way, camels = table.edition.way, table.caravan.camels
    furthest = max(way.distance[field] for field in camels)
    for field in camels:
        if field != START and way.distance[field] == furthest:
            behind = way.back(field, card.amount)
            yield SendCamel(
                field,
                next(f for f in behind if f == START or f not in camels),
            )


def lured(table: Table, card: Card) -> Ways:
    """The hindmost camel goes forward by exactly so many fields, if no camel stands there."""
    camels = table.caravan.camels
    for field in hindmost(table, list(camels)):
        for end in table.edition.way.rides[field][card.amount]:
            if end not in camels:
                yield SendCamel(field, end)


def foretold(table: Table, card: Card) -> Ways:
    """A question for pearls (scheherazade 4.1)."""
    if affordable(table, card) < card.amount:
        return
    for seat in range(table.seats):
        for colour in table.edition.colours if seat != table.turn.leader else ():
            yield Ask(seat, colour, "stars")


EFFECTS: dict[str, Callable[[Table, Card], Ways]] = {
    "lost": sent_back,
    "stubborn_camel": thrown,
    "flying_carpet": flown,
    "oasis": exchanged,
    "caravanserai": fetched,
    "sandstorm": blown_back,
    "luring_call": lured,
    "astrologer": foretold,
}
