"""scheherazade 3.3: where each step needs room, all that the sheet allows can still be reached.

The sheet lets Bedouins move in any order and counts heads in the end. The reference below does so:
it moves every Bedouin at once, wherever it may go, and keeps what is in order then.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import leading
from zoco.games.scheherazade.caravan.following import leads
from zoco.games.scheherazade.caravan.leading import led
from zoco.games.scheherazade.moves import Lead
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.places import PALACE

POSITIONS = 40
MOST = 4
"""More Bedouins in reach would take long to enumerate."""

Position = tuple[tuple[int, ...], int]
"""Where the Bedouins stand, and what the leader has left; two of a colour are not told apart."""


def alike(bedouins: tuple[int, ...]) -> tuple[int, ...]:
    """Two Bedouins of a colour in order."""
    pairs = (bedouins[at : at + 2] for at in range(0, len(bedouins), 2))
    return tuple(field for pair in pairs for field in sorted(pair))


def by_the_sheet(table: Table) -> set[Position]:
    """Every end of the caravan move, whatever happened on the way."""
    own, room, edition = table.own(table.turn.leader), table.room, table.edition
    row = edition.way.reach[table.turn.camel]
    choices = [
        (field, *(end for end in row[field] if end != PALACE or bedouin // 2 == own))
        for bedouin, field in enumerate(table.bedouins)
    ]
    found = set()
    for ends in product(*choices):
        left = [was for was, end in zip(table.bedouins, ends, strict=True) if was != end]
        purse = table.pearls[table.turn.leader] - sum(map(table.ransom, left))
        if purse >= 0 and all(ends.count(end) <= room[end] for end in ends):
            found.add((alike(ends), purse))
    return found


def step_by_step(table: Table) -> set[Position]:
    """Every position that the rules reach, one Bedouin after the other."""
    found, seen, open_ones = set(), set(), [table]
    while open_ones:
        now = open_ones.pop()
        key = (now.bedouins, now.turn.led)
        if key in seen:
            continue
        seen.add(key)
        found.add((alike(now.bedouins), now.pearls[now.turn.leader]))
        for move in leads(now):
            if isinstance(move, Lead):
                open_ones.append(led(now, (), move)[0])
    return found


def small_positions(seats: int, edition: str, camels: tuple[int, ...]) -> Iterator[Table]:
    """A camel somewhere, with few Bedouins in its reach, crowded together."""
    rng, table = Random(f"{seats}{edition}{camels}"), leading(seats=seats, edition=edition)
    way, number = table.edition.way, 0
    while number < POSITIONS:
        camel = rng.choice(camels or way.fields)
        row = way.reach[camel]
        near = [field for field in way.fields if row[field]]
        far = [field for field in (0, PALACE) if not row[field]] or [PALACE]
        if not near:
            continue
        fields = [rng.choice(far) for _ in table.bedouins]
        for bedouin in rng.sample(range(len(fields)), MOST):
            fields[bedouin] = rng.choice(near)
        if any(fields.count(field) > table.room[field] for field in fields):
            continue
        number += 1
        caravan = replace(table.caravan, bedouins=tuple(fields), camels=(camel, 0, 0))
        pearls = (rng.choice((0, 2, 3, 4, 10)), *table.pearls[1:])
        moved = replace(table, caravan=caravan, pearls=pearls, agenda=table.agenda[1:])
        yield moved.with_turn(camel=camel)


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.soak), 6])
@pytest.mark.parametrize("edition", ["standard", "short_journey"])
@pytest.mark.parametrize("where", ["anywhere", "detour", "palace"])
def test_3_3_every_end_that_the_sheet_allows_is_reached_and_no_other(
    seats: int, edition: str, where: str
) -> None:
    way = leading(seats=seats, edition=edition).edition.way
    last = way.last
    camels = {"anywhere": (), "detour": way.loop, "palace": (last - 2, last - 1, last)}[where]
    shared = paid = 0
    for table in small_positions(seats, edition, camels):
        assert step_by_step(table) == by_the_sheet(table)
        shared += len(set(table.bedouins) - {0, PALACE}) < MOST
        paid += any(map(table.ransom, table.bedouins))
    assert shared or seats < 6, "two on a field are among them"
    assert paid or where == "detour" or edition == "short_journey", "and ransoms"
