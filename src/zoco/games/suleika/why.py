"""Why a seat of Suleika has so much of something, and what a move would cost."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from zoco.core.phase import is_offered
from zoco.core.words.reason import Reason, adding_up
from zoco.games.suleika.board import area, fields
from zoco.games.suleika.events import Paid
from zoco.games.suleika.moves import Face, Lay, Roll
from zoco.games.suleika.preview import walker
from zoco.games.suleika.rules import SuleikaPhase, Table, carpets, price
from zoco.games.suleika.views import SuleikaView, carpet_kinds, seen_table


def why(view: SuleikaView[SuleikaPhase], seat: int, number: str) -> tuple[Reason, ...]:
    """The terms of a number; none of a number that is not there."""
    table = seen_table(view)
    if number in ("half", "halves"):
        return (halves(table, seat),)
    if number == "points":
        return halves(table, seat), piastres(table, seat)
    if number == "piastre":
        return money(table, seat)
    for kind, colour, left in carpet_kinds(table, seat):
        if kind == number:
            return stack(table, colour, left)
    return tuple(looked_at(table, seat, number))


def halves(table: Table, seat: int) -> Reason:
    """A point for each half that no other carpet covers (suleika 3.1)."""
    masks = (mask for colour, mask in enumerate(table.halves) if table.owner(colour) == seat)
    places = tuple(sorted(field for mask in masks for field in fields(mask)))
    return Reason("why-halves", {"count": len(places)}, "suleika 3.1", len(places), places)


def piastres(table: Table, seat: int) -> Reason:
    """A point for each piastre (suleika 3.1)."""
    count = table.money[seat]
    return Reason("why-piastres", {"count": count}, "suleika 3.1", count)


def money(table: Table, seat: int) -> tuple[Reason, ...]:
    """What was dealt (suleika 1.3), what others paid and what was paid (suleika 2.4)."""
    dealt = table.edition.piastres // table.seats
    payments = [event for event in table.memory.events if isinstance(event, Paid)]
    got = sum(event.paid for event in payments if event.owner == seat)
    gave = sum(event.paid for event in payments if event.seat == seat)
    terms = [Reason("why-dealt", {"count": dealt}, "suleika 1.3", dealt)]
    if got:
        terms.append(Reason("why-received", {"count": got}, "suleika 2.4", got))
    if gave:
        terms.append(Reason("why-paid", {"count": gave}, "suleika 2.4", -gave))
    return adding_up(terms, table.money[seat], "suleika 2.4")


def stack(table: Table, colour: int, left: int) -> tuple[Reason, ...]:
    """What was dealt of a colour (suleika 1.2), without what was laid (suleika 2.5)."""
    dealt = carpets(table.seats, table.edition)[colour]
    laid, places = dealt - left, tuple(fields(table.halves[colour]))
    return (
        Reason("why-stack", {"count": dealt}, "suleika 1.2", dealt),
        Reason("why-laid", {"count": laid}, "suleika 2.5", -laid, places),
    )


def looked_at(table: Table, seat: int, number: str) -> Iterator[Reason]:
    """A number of a move that is looked at: `landing-FACING-FIELD` or `area-FIELD-FIELD`."""
    name, *given = number.split("-")
    if not all(map(str.isdecimal, given)):
        return
    match name, tuple(map(int, given)):
        case "landing", (facing, field) if is_offered(table, Face(facing)):
            if walker(table) == seat:
                yield from landing(table, seat, facing, field)
        case "area", (first, second) if is_offered(table, Lay(first, second)):
            if table.agenda[0].actors(table) == (seat,):
                yield joined(table, seat, Lay(first, second))


def landing(table: Table, seat: int, facing: int, field: int) -> Iterator[Reason]:
    """What Omar's stop on a field would cost (suleika 2.4), and its odds (suleika 1.4)."""
    market = table.edition.market
    walks = ((market.walk(table.omar, facing, roll.pips).omar, w) for roll, w in rolls(table))
    sides = sum(weight for omar, weight in walks if omar == field)
    if not sides:
        return
    yield from toll(table, seat, field)
    told = {"sides": sides, "all": market.die.total}
    yield Reason("why-odds", {**told}, "suleika 1.4")


def rolls(table: Table) -> Iterator[tuple[Roll, int]]:
    """The rolls of the die with their weights."""
    for roll, weight in table.edition.market.die:
        assert isinstance(roll, Roll)
        yield roll, weight


def toll(table: Table, seat: int, field: int) -> Iterator[Reason]:
    """A piastre for each field of the area, as far as the money goes (suleika 2.4)."""
    due = price(replace(table, omar=field), seat)
    if due is None:
        yield Reason("why-free", {}, "suleika 2.4", 0)
        return
    colour, count = due
    places = tuple(fields(area(field, table.halves[colour])))
    told = {"count": count, "owner": table.owner(colour)}
    yield Reason("why-toll", {**told}, "suleika 2.4", count, places)
    if short := count - min(count, table.money[seat]):
        yield Reason("why-short", {"count": short}, "suleika 2.4", -short)


def joined(table: Table, seat: int, place: Lay) -> Reason:
    """The area that a carpet would belong to (suleika 2.4)."""
    colour = table.tops[seat]
    after = table.laid(place, colour, ())
    places = tuple(fields(area(place.first, after.halves[colour])))
    return Reason("why-area", {"count": len(places)}, "suleika 2.4", len(places), places)
