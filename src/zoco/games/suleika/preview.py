"""Facts about a move of Suleika before it is made, from the view alone."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from zoco.core.moves import Move
from zoco.core.phase import is_offered
from zoco.core.words.said import Datum, Fact, Param
from zoco.games.suleika.board import name
from zoco.games.suleika.moves import Face, Lay, Roll
from zoco.games.suleika.rules import SuleikaPhase, Table, price
from zoco.games.suleika.table import NO_COLOUR
from zoco.games.suleika.views import SuleikaView, seen_table


def preview(view: SuleikaView[SuleikaPhase], move: Move) -> tuple[Fact, ...]:
    """What is known of a move: landings with odds and prices, or what a carpet covers.

    Nothing of a move that is open to nobody.
    """
    table = seen_table(view)
    if not is_offered(table, move):
        return ()
    match move:
        case Face(facing=facing):
            return landings(table, facing)
        case Lay():
            return laying(table, move)
        case _:
            return ()


def landings(table: Table, facing: int) -> tuple[Fact, ...]:
    """Every field Omar could reach, the likeliest first, and the price to expect (suleika 2.4).

    By suleika 4.1 it is the next seat that will walk and pay.
    """
    payer = walker(table)
    rows, expected = [], Fraction(0)
    die = table.edition.market.die
    for roll, weight in die:
        assert isinstance(roll, Roll)
        odds = Fraction(weight, die.total)
        cost, fact = landing(table, payer, facing, roll.pips, odds)
        expected += odds * cost
        rows.append((odds, fact))
    rows.sort(key=lambda row: -row[0])
    price_to_expect: dict[str, Param] = {"seat": payer, "price": round(float(expected), 2)}
    mean = Fact("fact-expected-price", price_to_expect, {**price_to_expect})
    return (*(fact for _, fact in rows), mean)


def walker(table: Table) -> int:
    """The seat that walks next: the chooser, or by suleika 4.1 the one after."""
    seat = table.agenda[0].seat  # type: ignore[union-attr]
    return (seat + 1) % table.seats if table.options.direction_at_end else seat


def landing(table: Table, payer: int, facing: int, pips: int, odds: Fraction) -> tuple[int, Fact]:
    """What a landing would cost, and the fact that says so."""
    walk = table.edition.market.walk(table.omar, facing, pips)
    due = price(replace(table, omar=walk.omar), payer)
    params: dict[str, Param] = {"pips": pips, "odds": str(odds), "field": name(walk.omar)}
    chance = odds.numerator, odds.denominator
    data: dict[str, Datum] = {"pips": pips, "odds": chance, "field": walk.omar}
    if due is None:
        return 0, Fact("fact-landing-free", params, data)
    colour, fields = due
    cost, owner = min(fields, table.money[payer]), table.owner(colour)
    paid = {"price": cost, "owner": owner}
    return cost, Fact("fact-landing", {**params, **paid}, {**data, **paid})


def laying(table: Table, place: Lay) -> tuple[Fact, ...]:
    """What a carpet would cover, and how large its area would be."""
    seat = table.agenda[0].seat  # type: ignore[union-attr]
    colour = table.tops[seat]
    after = table.laid(place, colour, ())
    covered = (covering(table, field) for field in (place.first, place.second))
    size = after.area_at(place.first, colour)
    told: dict[str, Param] = {"colour": table.edition.colours[colour], "fields": size}
    area = Fact("fact-area", told, {"colour": colour, "fields": size})
    return (*(fact for fact in covered if fact), area)


def covering(table: Table, field: int) -> Fact | None:
    """Whose half would vanish under the carpet."""
    colour = table.colour_at(field)
    if colour == NO_COLOUR:
        return None
    shown, owner = table.edition.colours[colour], table.owner(colour)
    params: dict[str, Param] = {"field": name(field), "colour": shown, "owner": owner}
    return Fact("fact-covers", params, {"field": field, "colour": colour, "owner": owner})
