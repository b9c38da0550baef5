"""What cannot be so at a table of Suleika, in words; whatever table is handed in."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.games.suleika.board import STRIDE, fields
from zoco.games.suleika.rules import EndTurn, LayCarpet, Table, carpets
from zoco.games.suleika.table import NO_COLOUR, NOBODY


def flaws(table: Table) -> tuple[str, ...]:
    """All that lies wrongly; only if the table has the right shape is it looked at more closely."""
    if table.edition.flaw:
        return (table.edition.flaw,)
    return tuple(misshapen(table)) or (*market_flaws(table), *stack_flaws(table))


def misshapen(table: Table) -> Iterator[str]:
    """Numbers that belong to no seat, no colour or no field."""
    seats = table.seats
    if not 2 <= seats <= 4 or len(table.tops) != seats:
        yield "money or open carpets do not belong to two, three or four seats"
        return
    dealt = carpets(seats, table.edition)
    if not len(dealt) == len(table.left) == len(table.halves):
        yield f"{seats} seats play with {len(dealt)} colours"
        return
    if any(not 0 <= left <= number for left, number in zip(table.left, dealt, strict=True)):
        yield "more carpets are left than were dealt, or fewer than none"
    if not all(top in _tops(table, seat) for seat, top in enumerate(table.tops)):
        yield "an open carpet is not of its seat's colours"
    if not NOBODY <= table.began < seats:
        yield "somebody began who does not play"
    if any(not 0 <= getattr(phase, "seat", 0) < seats for phase in table.agenda):
        yield "somebody is asked who does not play"
    if min(table.money) < 0:
        yield "somebody has less than no money"
    inside = table.edition.market.mask
    if not 1 << table.omar & inside or any(mask & ~inside for mask in table.halves):
        yield "Omar or a carpet is outside the market"
    if (table.across | table.across << 1 | table.down | table.down << STRIDE) & ~inside:
        yield "a whole carpet is outside the market"


def _tops(table: Table, seat: int) -> tuple[int, ...]:
    """The colours that a seat may have to lay next; of two, none may be open yet (suleika 1.2)."""
    return (seat, seat + 2, NO_COLOUR) if table.seats == 2 else (seat,)


# -- the market ------------------------------------------------------------------------------------


def market_flaws(table: Table) -> Iterator[str]:
    """Two colours on a field, torn carpets, more halves than were laid."""
    shown = 0
    for colour, (mask, laid) in enumerate(zip(table.halves, laid_of_colours(table), strict=True)):
        if mask & shown:
            yield "two colours show on one field"
        if mask.bit_count() > 2 * laid:
            yield f"more halves of {table.edition.colours[colour]} show than were laid"
        shown |= mask
    if not all(_one_colour(table, pair) for pair in _whole(table)):
        yield "a whole carpet shows two colours"


def laid_of_colours(table: Table) -> tuple[int, ...]:
    """How many carpets of each colour were laid, covered ones too."""
    dealt = carpets(table.seats, table.edition)
    return tuple(number - left for number, left in zip(dealt, table.left, strict=True))


def _whole(table: Table) -> Iterator[int]:
    yield from (1 << field | 1 << field + 1 for field in fields(table.across))
    yield from (1 << field | 1 << field + STRIDE for field in fields(table.down))


def _one_colour(table: Table, pair: int) -> bool:
    return any(mask & pair == pair for mask in table.halves)


# -- the stacks ------------------------------------------------------------------------------------


def stack_flaws(table: Table) -> Iterator[str]:
    """A carpet that came or went: all lay one a turn, in order (suleika 1.4, suleika 2.6)."""
    laid = laid_of_seats(table)
    if table.options.first not in (NOBODY, table.began):
        yield "another seat began than the table had chosen"
    if not table.agenda and any(table.left):
        yield "the match is over, but carpets are left"
    following = next_to_lay(table)
    if table.agenda and (following is None) != (table.began == NOBODY):
        yield "somebody has a turn, but nobody began; or the other way round"
    elif table.began == NOBODY:
        if any(laid):
            yield "carpets were laid before anybody began"
    else:
        yield from turn_flaws(table, laid, following)


def turn_flaws(table: Table, laid: tuple[int, ...], following: int | None) -> Iterator[str]:
    """Seats that have laid more or fewer carpets than turns have passed since one began."""
    seats, total = table.seats, sum(laid)
    if following not in (None, (table.began + total) % seats):
        yield "a carpet came or went: it is another seat's turn"
    if any(
        number != (total - (seat - table.began) % seats + seats - 1) // seats
        for seat, number in enumerate(laid)
    ):
        yield "a carpet came or went: the seats have not laid alike"


def laid_of_seats(table: Table) -> tuple[int, ...]:
    """How many carpets each seat has laid."""
    laid = [0] * table.seats
    for colour, number in enumerate(laid_of_colours(table)):
        laid[table.owner(colour)] += number
    return tuple(laid)


def next_to_lay(table: Table) -> int | None:
    """The seat that lays the next carpet; None at the end and before it is known who begins."""
    for phase in table.agenda:
        if isinstance(phase, LayCarpet):
            return phase.seat
        if isinstance(phase, EndTurn):
            return (phase.seat + 1) % table.seats
    return None
