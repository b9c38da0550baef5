"""The market of Suleika in words: Omar, and what every seat has and shows."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.core.words.outline import Aspect
from zoco.core.words.said import Said
from zoco.games.suleika.board import FACINGS, area, fields, name
from zoco.games.suleika.rules import SuleikaPhase, Table, visible
from zoco.games.suleika.table import NO_COLOUR
from zoco.games.suleika.views import SuleikaView, seen_table
from zoco.parts.outlining import OVER, around, aspect, line, of_seat

Seen = SuleikaView[SuleikaPhase]


def outline(view: Seen) -> tuple[Aspect, ...]:
    """Omar, then every seat from the viewer's own on."""
    table = seen_table(view)
    seats = (of_seat(table, seat, of(view, table, seat)) for seat in around(view.seat, table.seats))
    return (aspect("market", market(view, table)), *seats)


def market(view: Seen, table: Table) -> Iterator[Said]:
    """Where Omar stands and looks, on what, and how much is bare."""
    if not table.agenda:
        yield OVER
    yield Said("board-omar", {"field": name(table.omar), "facing": FACINGS[table.facing]})
    colour = table.colour_at(table.omar)
    if colour == NO_COLOUR:
        yield line("omar-bare")
    else:
        size = table.area_at(table.omar, colour)
        word, owner = table.edition.colours[colour], table.owner(colour)
        yield line("omar-on", colour=word, owner=owner, fields=size)
    fields = table.edition.market.fields
    yield line("bare", fields=sum(view.market[field] == NO_COLOUR for field in fields))


def of(view: Seen, table: Table, seat: int) -> Iterator[Said]:
    """Points as they are now, then each colour: carpets to come and carpets in the market."""
    money, halves = table.money[seat], visible(table, seat)
    yield line("points", points=money + halves, money=money, halves=halves)
    stack = table.stack(seat)
    for colour, left in stack:
        yield line("left", left=left, colour=table.edition.colours[colour])
    top = table.tops[seat]
    if len(stack) > 1 and top != NO_COLOUR and any(left for _, left in stack):
        yield line("next", colour=table.edition.colours[top])
    for colour, _ in stack:
        yield from showing(view, table, colour)


def showing(view: Seen, table: Table, colour: int) -> Iterator[Said]:
    """The areas of a colour, the largest first (suleika 2.4), and its whole carpets (2.5)."""
    word = table.edition.colours[colour]
    found = areas(table.halves[colour])
    single = sum(mask for mask in found if mask.bit_count() == 1)
    for mask in found:
        if not mask & single:
            yield line("area", colour=word, number=mask.bit_count(), fields=listed(mask))
    if single:
        yield line("single", colour=word, number=single.bit_count(), fields=listed(single))
    whole = sorted(pair for pair in view.carpets if table.halves[colour] >> pair[0] & 1)
    if whole:
        named = ", ".join(f"{name(one)}–{name(other)}" for one, other in whole)
        yield line("whole", colour=word, number=len(whole), carpets=named)


def listed(mask: int) -> str:
    """The names of some fields."""
    return ", ".join(map(name, fields(mask)))


def areas(mask: int) -> list[int]:
    """The fields of a colour by the areas they make, larger ones first."""
    found = []
    while mask:
        found.append(area(next(fields(mask)), mask))
        mask &= ~found[-1]
    return sorted(found, key=int.bit_count, reverse=True)
