"""HTTP: what finished matches are counted for, each by itself and one's own together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, cast

import msgspec
from litestar import Controller, Response, get
from litestar.params import QueryParameter

from zoco.bots.statistics.figures import Figures
from zoco.bots.statistics.rows import Named, plain, separated
from zoco.bots.statistics.sums import Match, Sum, sums_of
from zoco.server.http.doors import Somebody, TheHouse, TheRoom
from zoco.server.http.own import Own, own_matches
from zoco.server.http.problems import problems
from zoco.server.room.room import Room
from zoco.server.wire.statistics import MyStatistics, StatisticsFile

CSV = "text/csv"
Worth = Annotated[bool, QueryParameter(description="with what each bargain was worth to both")]


class Statistics(Controller):
    """One match, after its end."""

    path = "/api/tables/{table_id:str}"
    tags = ("matches",)

    @get("/statistics", responses=problems(403, 404, 409))
    async def statistics(self, room: TheRoom, visitor: Somebody, worth: Worth = False) -> Figures:
        """After the end: scores round by round, where they came from, dice, bargains."""
        return await room.hindsight.statistics(worth)

    @get("/statistics.json", responses=problems(403, 404, 409))
    async def as_json(self, room: TheRoom, visitor: Somebody) -> Response[StatisticsFile]:
        """The same as a file, as `zoco stats --json` prints it."""
        return _json([await _named(room)], (), room.id)

    @get("/statistics.csv", media_type=CSV, responses=problems(403, 404, 409))
    async def as_csv(self, room: TheRoom, visitor: Somebody) -> Response[bytes]:
        """The same as rows, a number in each, as `zoco stats --csv` prints them."""
        return _csv([await _named(room)], (), room.id)


class MyMatches(Controller):
    """The finished matches of who asks."""

    path = "/api/mine"
    tags = ("mine",)

    @get("/statistics", responses=problems())
    async def statistics(self, house: TheHouse, visitor: Somebody) -> MyStatistics:
        """What one's own finished matches come to, game by game; practice is left out."""
        own = await own_matches(house, visitor.token)
        return MyStatistics(tuple(one.told for one in own.matches), _sums(own), own.practice)

    @get("/statistics.json", responses=problems())
    async def as_json(self, house: TheHouse, visitor: Somebody) -> Response[StatisticsFile]:
        """The same as a file, match by match and in sums."""
        own = await own_matches(house, visitor.token)
        return _json(own.named, _sums(own), "mine")

    @get("/statistics.csv", media_type=CSV, responses=problems())
    async def as_csv(self, house: TheHouse, visitor: Somebody) -> Response[bytes]:
        """The same as rows, a number in each."""
        own = await own_matches(house, visitor.token)
        return _csv(own.named, _sums(own), "mine")


def _sums(own: Own) -> tuple[Sum, ...]:
    return sums_of([one.match for one in own.matches])


async def _named(room: Room) -> Named:
    names = tuple(seat.name for seat in room.people.seats)
    return Named(room.id, Match(names, await room.hindsight.statistics(worth=True)))


def _json(matches: Sequence[Named], sums: Sequence[Sum], name: str) -> Response[StatisticsFile]:
    content = msgspec.json.format(msgspec.json.encode(plain(matches, sums)))
    file = _file(content + b"\n", f"{name}-statistics.json", "application/json")
    return cast("Response[StatisticsFile]", file)  # it is encoded already, to be read by people


def _csv(matches: Sequence[Named], sums: Sequence[Sum], name: str) -> Response[bytes]:
    return _file(separated(matches, sums).encode(), f"{name}-statistics.csv", CSV)


def _file(content: bytes, name: str, kind: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="zoco-{name}"'}
    return Response(content, media_type=kind, headers=headers)
