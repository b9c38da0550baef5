"""Two dealers for Suleika, a novice and a trader, and why the trader likes a move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng, below, pick
from zoco.core.words.said import Said
from zoco.games.suleika.board import STRIDE
from zoco.games.suleika.moves import Face, Lay
from zoco.games.suleika.preview import walker
from zoco.games.suleika.rules import WAYS, SuleikaPhase, Table
from zoco.games.suleika.views import SuleikaView, seen_table
from zoco.games.suleika.worth import Gain, gain, ground, owners, way
from zoco.parts.temperament import EVEN, Temperament

Seen = SuleikaView[SuleikaPhase]
Worth = Callable[[Move], float]

WHIM = 4
"""One in so many decisions of a novice is a whim."""


# -- the dealers -----------------------------------------------------------------------------------


def novice(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move:
    """Mostly shuns the worst direction and lays next to own carpets; sometimes follows a whim."""
    options = tuple(moves)
    if below(rng, WHIM) == 0:
        return pick(rng, options)
    table = seen_table(view)
    if isinstance(options[0], Face):
        return pick(rng, but_the_worst(options, lambda move: way_worth(table, move)))
    return pick(rng, best(options, lambda move: cosiness(table, move, temper)))


def trader(view: Seen, moves: Moves, rng: Rng, temper: Temperament = EVEN) -> Move:
    """The move that is worth most at sight; among equals the lot decides."""
    table = seen_table(view)
    return pick(rng, best(tuple(moves), lambda move: worth(table, move, temper)))


def best(options: Sequence[Move], value: Worth) -> list[Move]:
    """The options that are worth most."""
    values = [value(option) for option in options]
    highest = max(values)
    return [option for option, found in zip(options, values, strict=True) if found == highest]


def but_the_worst(options: Sequence[Move], value: Worth) -> Sequence[Move]:
    """The options without those that are worth least; all, if they are worth the same."""
    values = [value(option) for option in options]
    lowest = min(values)
    found = [option for option, own in zip(options, values, strict=True) if own > lowest]
    return found or options


# -- what a move is worth --------------------------------------------------------------------------


def worth(table: Table, move: Move, temper: Temperament = EVEN) -> float:
    """The trader's value of a move, in piastres.

    The bold lay for large areas, the envious over the carpets of others.
    """
    if not isinstance(move, Face):
        found = gain_of(table, move)
        return found.toll + temper.daring * found.area + temper.envy * found.harm + found.lost
    payer = walker(table)
    places = ground(table, payer, move.facing)
    return way_worth(table, move) + (places if payer == mover(table) else -places)


def mover(table: Table) -> int:
    """The seat that decides."""
    return table.agenda[0].actors(table)[0]


def way_worth(table: Table, move: Move) -> float:
    """What a direction saves: the less it costs oneself, or by suleika 4.1 the more the other."""
    assert isinstance(move, Face)
    payer, seat = walker(table), mover(table)
    cost = way(table, move.facing, payer, seat).cost
    return -cost if payer == seat else cost


def gain_of(table: Table, move: Move) -> Gain:
    """What the mover gains by a carpet."""
    assert isinstance(move, Lay)
    return gain(table, mover(table), move)


def cosiness(table: Table, move: Move, temper: Temperament) -> float:
    """How many fields of the same colour a carpet would touch, less for those it covers;

    the envious like to cover others.
    """
    assert isinstance(move, Lay)
    own = table.halves[table.tops[mover(table)]]
    pair = 1 << move.first | 1 << move.second
    beside = (pair << 1 | pair >> 1 | pair << STRIDE | pair >> STRIDE) & ~pair
    spite = (temper.envy - 1) * len(owners(table, move))
    return (own & beside).bit_count() - 2 * (own & pair).bit_count() + spite


# -- why -------------------------------------------------------------------------------------------


def reason(view: Seen, move: Move) -> Said | None:
    """What speaks for a move, and more where the trader likes no other better."""
    table = seen_table(view)
    options = tuple(table.agenda[0].moves(table, mover(table))) if table.agenda else ()
    if move not in options:
        return None
    liked = move in best(options, lambda option: worth(table, option))
    if isinstance(move, Face):
        return _why_way(table, move, liked)
    return _why_place(table, move, liked)


def _why_way(table: Table, move: Face, liked: bool) -> Said:
    payer, seat = walker(table), mover(table)
    costs = {face.facing: way(table, face.facing, payer, seat).cost for face in WAYS[table.facing]}
    cost, price = costs[move.facing], round(costs[move.facing], 1)
    low, high = min(costs.values()), max(costs.values())
    if payer != seat:
        if cost and cost == high:
            return Said("reason-dear-way", {"seat": payer, "price": price})
        key = "reason-poor-ground" if liked else "reason-way-of"
        return Said(key, {"seat": payer} if liked else {"seat": payer, "price": price})
    if liked and (high == 0 or cost > low):
        return Said("reason-good-ground")
    if cost == 0:
        return Said("reason-free-way")
    return Said("reason-cheap-way" if cost == low else "reason-way", {"price": price})


def _why_place(table: Table, move: Move, liked: bool) -> Said:
    assert isinstance(move, Lay)
    found = gain_of(table, move)
    if sum(found) < 0:
        return Said("reason-least-bad" if liked else "reason-costs")
    strongest = max(found.toll, found.area, found.harm)
    if strongest == 0:
        return Said("reason-visible")
    if strongest == found.toll:
        following = (mover(table) + 1) % table.seats
        return Said("reason-toll", {"seat": following, "price": round(found.toll, 1)})
    if strongest == found.harm:
        return _why_covers(table, move)
    return _why_area(table, move)


def _why_covers(table: Table, place: Lay) -> Said:
    rivals = [owner for owner in owners(table, place) if owner != mover(table)]
    owner = max(rivals, key=rivals.count)
    return Said("reason-covers", {"owner": owner, "halves": rivals.count(owner)})


def _why_area(table: Table, place: Lay) -> Said:
    colour = table.tops[mover(table)]
    size = table.laid(place, colour, ()).area_at(place.first, colour)
    if size == 2 and mover(table) not in owners(table, place):
        return Said("reason-visible")
    return Said("reason-area", {"colour": table.edition.colours[colour], "fields": size})
