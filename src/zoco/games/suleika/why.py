"""Why a seat of Suleika has so many points, piastres, halves or carpets."""

from __future__ import annotations

from zoco.core.words.reason import Reason, adding_up
from zoco.games.suleika.board import fields
from zoco.games.suleika.events import Paid
from zoco.games.suleika.rules import SuleikaPhase, Table, carpets
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
    return ()


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
