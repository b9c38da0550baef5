"""The journey in words: round, caravan by field, event card, every traveller, what is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from zoco.core.words.outline import Aspect
from zoco.core.words.said import Param, Said
from zoco.games.scheherazade.caravan.ending import LeaveOrBury, UseCards
from zoco.games.scheherazade.caravan.leading import LeadBedouins
from zoco.games.scheherazade.caravan.preparing import Prepare
from zoco.games.scheherazade.cards.carrying import CarryOut
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.dealing import DrawFirst
from zoco.games.scheherazade.setup.places import PALACE, PALETTE, START, name
from zoco.games.scheherazade.table import NO_CARD, NOBODY, UNKNOWN
from zoco.games.scheherazade.views import Seen, seen_table
from zoco.games.scheherazade.words.preview import card_text
from zoco.games.scheherazade.words.travellers import of, room_odds
from zoco.parts.outlining import OVER, around, aspect, line, of_seat, shown

UNDER_WAY = (
    Prepare,
    LeadBedouins,
    CarryOut,
    UseCards,
    LeaveOrBury,
)
"""The phases of a leader's move; before the next one its traces mean nothing."""


def outline(view: Seen) -> tuple[Aspect, ...]:
    """What is going on, where everybody stands, every seat from the viewer's own on."""
    table = seen_table(view)
    return shown(
        (
            aspect("round", round_of(table), round=table.round),
            aspect("caravan", caravan(table)),
            aspect("event", event(table)),
            aspect("offers", offers(table)),
            *(of_seat(table, it, of(view, it)) for it in around(view.seat, table.seats)),
            aspect("known", known(view)),
            aspect("route", route(table)),
        )
    )


def round_of(table: Table) -> Iterator[Said]:
    """Bowl, leader, and how far the leader's move is."""
    if not table.agenda:
        yield OVER
        if table.winner != NOBODY:
            yield line("found", seat=table.winner)
    if DrawFirst() not in table.agenda:
        yield line("bowl", seat=table.owner, pearls=table.bowl)
    if table.agenda and isinstance(table.agenda[0], UNDER_WAY):
        yield from move(table)


def move(table: Table) -> Iterator[Said]:
    """The leader's move so far: the camel, who followed, what was paid for (scheherazade 6.3)."""
    turn = table.turn
    yield line("leads", seat=turn.leader)
    if turn.camel != NOBODY:
        yield line("moved-camel", field=name(turn.camel))
    if turn.led:
        yield Said("outline-led", pieces(masked(table, turn.led)))
    if turn.offers:
        asked = pieces(masked(table, turn.named))
        yield Said("outline-passage-asked", {"seat": turn.leader, **asked})
    if turn.payer != NOBODY:
        paid = pieces(masked(table, turn.named))
        yield Said("outline-passage-paid", {"seat": turn.payer, "pearls": turn.price, **paid})


def masked(table: Table, mask: int) -> Counter[str]:
    """The colours of the Bedouins of a mask."""
    return Counter(it for at, it in enumerate(_colours(table)) if mask >> at & 1)


# -- pieces and places -----------------------------------------------------------------------------


def caravan(table: Table) -> Iterator[Said]:
    """Every field with somebody on it, along the route; then who is about to sink (3.6)."""
    standing: dict[int, Counter[str]] = {}
    pairs = zip(table.bedouins, _colours(table), strict=True)
    for field, colour in (*pairs, *((camel, "camels") for camel in table.caravan.camels)):
        standing.setdefault(field, Counter())[colour] += 1
    for field in places(table):
        if field in standing:
            yield Said("outline-field", place(table, field) | pieces(standing[field]))
    lake = table.edition.salt_lake
    for at, colour in enumerate(_colours(table)):
        if table.caravan.lake >> at & 1 and table.bedouins[at] == lake:
            yield line("sinks", colour=colour)


def _colours(table: Table) -> tuple[str, ...]:
    """The colour of every Bedouin, two of each."""
    return tuple(table.colours[at // 2] for at in range(len(table.bedouins)))


def places(table: Table) -> Iterator[int]:
    """All fields from start to palace, the detour beside the fields that it bypasses."""
    way = table.edition.way
    yield from range(way.exit)
    yield from way.loop
    yield from range(way.exit, way.last + 1)
    yield PALACE


def place(table: Table, field: int) -> dict[str, Param]:
    """A field by name and kind, and whether a question pearl lies there."""
    edition = table.edition
    kind = {START: "start", PALACE: "palace", edition.salt_lake: "lake"}.get(field, "plain")
    if field in edition.ambushes:
        kind = "ambush"
    return {"field": name(field), "kind": kind, "pearl": int(field in table.caravan.pearls)}


def pieces(numbers: Mapping[str, int]) -> dict[str, Param]:
    """How many camels and Bedouins of each colour; which comes first has no comma before it."""
    found: dict[str, Param] = {it: numbers.get(it, 0) for it in ("camels", *PALETTE)}
    return found | {"first": next((it for it, number in found.items() if number), "")}


def route(table: Table) -> Iterator[Said]:
    """What the fields are: kinds, room, and the question pearls that are left."""
    edition, way, room = table.edition, table.edition.way, table.room
    ends = {"entry": name(way.entry), "exit": name(way.exit), "last": name(way.last)}
    yield line("way", **ends, start=name(way.loop[0]), end=name(way.loop[-1]))
    if edition.big:
        yield line("big-room", last=name(edition.big), bedouins=room[edition.big])
    yield line("small-room", bedouins=room[way.loop[0]])
    if edition.ambushes:
        yield line("ambushes", fields=_listed(edition.ambushes), pearls=edition.ransom)
    yield line("salt-lake", field=edition.white)
    if table.caravan.pearls:
        yield line("question-fields", fields=_listed(table.caravan.pearls))


def _listed(fields: Iterable[int]) -> str:
    return ", ".join(map(name, sorted(fields)))


# -- cards, offers, knowledge ----------------------------------------------------------------------


def event(table: Table) -> Iterator[Said]:
    """The open event card, whether it concerns this leader, and how many lie below it."""
    pile, turn = table.pile, table.turn
    if pile.top == NO_CARD:
        return
    card = table.edition.cards[pile.top]
    title: dict[str, Param] = {"effect": card.effect, "colour": card.colour or ""}
    yield Said("outline-card", title | {"kind": card.kind})
    yield card_text(card)
    if table.agenda and isinstance(table.agenda[0], UNDER_WAY):
        if not turn.binds:
            yield line("card-later")
        elif turn.settled:
            yield line("card-settled")
    yield line("pile", cards=len(pile.rest) + len(pile.tail))


def offers(table: Table) -> Iterator[Said]:
    """Open offers to sell and to buy (scheherazade 6.2)."""
    for deal in table.proposals:
        key = "sale" if deal.way == "sell" else "purchase"
        yield line(key, seat=deal.seat, item=deal.item, pearls=deal.price)


def known(view: Seen) -> Iterator[Said]:
    """Colours in play, questions and answers, rooms that are wrong, and what follows."""
    knowledge = view.knowledge
    if view.colours:
        yield Said("outline-colours", pieces(dict.fromkeys(view.colours, 1)))
    for it in knowledge.asked:
        answer = "yes" if it.yes else "no"
        if it.colour == UNKNOWN:
            yield line("asked", seat=it.seat, other=it.other, answer=answer)
        else:
            names = {"seat": it.seat, "other": it.other}
            yield line("asked-for", **names, colour=it.colour, answer=answer)
    for room in knowledge.wrong:
        yield line("wrong", room=room)
    yield from room_odds(view)
