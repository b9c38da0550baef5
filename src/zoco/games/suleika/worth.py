"""Numbers behind a judgement: what a way costs, what a carpet gains; from a table alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from zoco.games.suleika.board import STRIDE, area, fields
from zoco.games.suleika.moves import Lay
from zoco.games.suleika.rules import WAYS, Table
from zoco.games.suleika.table import FULL, NO_COLOUR

AHEAD = 8
"""Over how many landings of others an area is expected to earn before it is covered."""
GROUND = 0.25
"""How much good places for the next carpet count against a piastre."""


# -- what Omar costs -------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def sizes(colour: int) -> dict[int, int]:
    """For each field of a mask how many fields hang together with it."""
    found: dict[int, int] = {}
    while colour:
        part = area((colour & -colour).bit_length() - 1, colour)
        colour &= ~part
        found.update(dict.fromkeys(fields(part), part.bit_count()))
    return found


@lru_cache(maxsize=1 << 14)
def spread(colour: int) -> int:
    """The price of a landing on each field of a mask, summed up."""
    return sum(sizes(colour).values())


def toll(table: Table, payer: int, field: int) -> tuple[int, int]:
    """To whom and how much `payer` would pay on `field` (suleika 2.4); to itself where free."""
    bit, money = 1 << field, table.money
    for colour, mask in enumerate(table.halves):
        if mask & bit:
            owner = colour % len(money)
            return (payer, 0) if owner == payer else (owner, min(sizes(mask)[field], money[payer]))
    return payer, 0


class Way(NamedTuple):
    """What a direction costs the seat that walks it, and what it earns another, on average."""

    cost: float
    income: float


def way(table: Table, facing: int, payer: int, earner: int) -> Way:
    """The average over the die."""
    cost = income = 0
    market = table.edition.market
    for field, weight in market.landings(table.omar, facing):
        owner, price = toll(table, payer, field)
        if price:
            cost += weight * price
            income += weight * price if owner == earner else 0
    return Way(cost / market.die.total, income / market.die.total)


def next_income(table: Table, seat: int) -> float:
    """What `seat` may expect from the next walk: who steers spares themselves (suleika 2.1),

    and by suleika 4.1 `seat` steers for the other.
    """
    return _income(table, table.halves, seat)


def _income(table: Table, halves: Sequence[int], seat: int) -> float:
    """The same with other carpets; counted in whole piastres, for bots ask this most of all."""
    market, walker = table.edition.market, (seat + 1) % table.seats
    have, rivals = table.money[walker], _rivals(halves, table.seats, walker)
    ways = []
    for face in WAYS[table.facing]:
        cost = income = 0
        for field, weight in market.landings(table.omar, face.facing):
            for mask, owner in rivals:
                if mask >> field & 1:
                    price = weight * min(sizes(mask)[field], have)
                    cost += price
                    if owner == seat:
                        income += price
                    break
        ways.append((cost, income))
    total = market.die.total
    if table.options.direction_at_end:
        return max(income for _, income in ways) / total
    cheapest = min(ways)[0]
    meant = [income / total for cost, income in ways if cost == cheapest]
    return sum(meant) / len(meant)


def _rivals(halves: Sequence[int], seats: int, payer: int) -> list[tuple[int, int]]:
    """The carpets on which somebody else pays, with their owners."""
    owned = ((mask, colour % seats) for colour, mask in enumerate(halves) if mask)
    return [(mask, owner) for mask, owner in owned if owner != payer]


# -- what a carpet gains ---------------------------------------------------------------------------


class Gain(NamedTuple):
    """What a carpet is worth to the seat that lays it, in piastres.

    `toll` comes from the very next walk, `area` from larger areas in the long run, `harm` from
    areas and halves of others that vanish; `lost` are own halves that do.
    """

    toll: float
    area: float
    harm: float
    lost: float


def gain(table: Table, seat: int, place: Lay) -> Gain:
    """What laying the next carpet of `seat` on `place` is worth."""
    pair = 1 << place.first | 1 << place.second
    after = [mask & (FULL ^ pair) for mask in table.halves]
    after[table.tops[seat]] |= pair
    left, rivals = sum(table.left) - 1, table.seats - 1
    hidden = owners(table, place)
    lost = hidden.count(seat)
    own, theirs = _grown(table, after, seat)
    walks = min(AHEAD, rivals * left / table.seats)
    earning = walks / len(table.edition.market.fields)
    return Gain(
        toll=_income(table, after, seat) if left else 0.0,
        area=earning * own,
        harm=(len(hidden) - lost - earning * theirs) / rivals,
        lost=-float(lost),
    )


def owners(table: Table, place: Lay) -> list[int]:
    """Whose halves a carpet would cover."""
    hidden = (table.colour_at(field) for field in (place.first, place.second))
    return [table.owner(colour) for colour in hidden if colour != NO_COLOUR]


def _grown(table: Table, after: Sequence[int], seat: int) -> tuple[int, int]:
    """By how much the areas of `seat` and those of the others grow."""
    own = theirs = 0
    for colour, (old, new) in enumerate(zip(table.halves, after, strict=True)):
        if old != new:
            grown = spread(new) - spread(old)
            if table.owner(colour) == seat:
                own += grown
            else:
                theirs += grown
    return own, theirs


# -- where a carpet could be laid ------------------------------------------------------------------


def ground(table: Table, seat: int, facing: int) -> float:
    """How good the best place for a carpet of `seat` is where Omar may land, on average."""
    market = table.edition.market
    liking = likings(table.halves, table.tops[seat], seat, table.seats, market.mask)
    total = 0.0
    for field, weight in market.landings(table.omar, facing):
        around = market.around[field]
        total += weight * max([liking[place.first] + liking[place.second] for place in around])
    return GROUND * total / market.die.total


@lru_cache(maxsize=1 << 10)
def likings(
    halves: tuple[int, ...], top: int, seat: int, seats: int, market: int
) -> dict[int, float]:
    """What covering each field promises: to hide others, not oneself, and to join own fields.

    Kept, for all ways ask for the same.
    """
    own = halves[top]
    beside = (own << 1, own >> 1, own << STRIDE, own >> STRIDE)
    found = {field: float(sum([it >> field & 1 for it in beside])) for field in fields(market)}
    for colour, mask in enumerate(halves):
        if colour % seats == seat:
            found.update(dict.fromkeys(fields(mask), -1.0))
            continue
        for field, size in sizes(mask).items():
            found[field] += size / seats
    return found
