"""The finished matches of a device: those that count, with their figures."""

from __future__ import annotations

import zlib
from typing import NamedTuple

import msgspec

from zoco.bots.review import Review
from zoco.bots.statistics.figures import Figures
from zoco.bots.statistics.rows import Named
from zoco.bots.statistics.sums import Match
from zoco.server.history.counted import kept, valued
from zoco.server.history.reviewed import REVIEW
from zoco.server.house import House
from zoco.server.refusal import Refusal
from zoco.server.wire.statistics import ME, Counted
from zoco.store.records import TableRecord

MOST = 200
"""The newest tables of somebody that are looked at."""


class OwnMatch(NamedTuple):
    """A match as it is told, and as it is added up."""

    told: Counted
    match: Match


class Own(NamedTuple):
    """Matches that count, the newest first, and how many were left out as practice."""

    matches: tuple[OwnMatch, ...]
    practice: int

    @property
    def named(self) -> list[Named]:
        """The matches under the names of their tables, with everybody's own name."""
        return [Named(told.table, Match(told.names, match.figures)) for told, match in self.matches]


async def own_matches(house: House, token: str) -> Own:
    """The matches that somebody has played to the end."""
    found: list[OwnMatch] = []
    practice = 0
    for table_id in await house.store.tables_of(token, MOST):
        record = await house.store.table(table_id)
        if record is None or record.status != "over":
            continue
        held = await house.store.holders(table_id)
        mine = tuple(sorted({one.seat for one in held if one.token_hash == token}))
        if not mine:
            continue
        if record.practice:
            practice += 1
        elif (figures := await _figures(house, table_id)) is not None:
            found.append(await _own(house, record, mine, figures))
    return Own(tuple(found), practice)


async def _own(
    house: House, record: TableRecord, mine: tuple[int, ...], found: Figures
) -> OwnMatch:
    """Who holds one seat is told apart from all names; several at one screen go by theirs."""
    names = tuple(seat.name for seat in await house.store.seats(record.id))
    scores = found.course[-1].values if found.course else ()
    outcome = (found.ranks, found.drawn, scores)
    told = Counted(record.id, record.game, record.touched, names, mine, *outcome)
    if len(mine) == 1:
        names = tuple(ME if seat in mine else name for seat, name in enumerate(names))
    return OwnMatch(told, Match(names, found))


async def _figures(house: House, table_id: str) -> Figures | None:
    """Counted now, if nobody has; bargains are valued where somebody has asked for the review."""
    try:
        figures = await kept(house.store, table_id)
        if figures is None:
            figures = await (await house.require(table_id)).hindsight.statistics()
    except Refusal as refusal:
        if refusal.status == 503:
            raise
        return None  # other rules have come since, and it was never counted
    body = await house.store.views(table_id, REVIEW) if figures.bargains else None
    if body is None:
        return figures
    return valued(figures, msgspec.json.decode(zlib.decompress(body), type=Review))
