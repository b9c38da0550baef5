"""This process among those that share one database: its leases, its letters, its looks around."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from sqlalchemy import make_url

from zoco.server.relay.nats import NatsPost
from zoco.server.relay.notify import NotifyPost
from zoco.server.relay.post import Post
from zoco.server.room.office import Office
from zoco.server.room.place import Place
from zoco.server.room.room import Room
from zoco.server.settings import Settings
from zoco.store.leases import Leases
from zoco.store.postgres import dsn_of

logger = logging.getLogger("zoco.server")
LOOKS = 0.5
"""Seconds between two looks at the tables that others lead: one question for all of them."""


class Together:
    """Says who leads which table, and notices who does not any more."""

    def __init__(self, leases: Leases, settings: Settings, rooms: Mapping[str, Room]) -> None:
        self.leases = leases
        self.office = Office(_post(settings), leases, rooms)
        self._rooms = rooms
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Be one of them from now on."""
        await self.leases.hold()
        await self.office.open()
        self._looking = asyncio.create_task(self._look_around(), name="looks around")

    async def close(self) -> None:
        """Let the others lead everything."""
        if self._looking is not None:
            self._looking.cancel()
        try:
            await self.office.close()
        finally:
            await self.leases.leave()

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(LOOKS)
            try:
                await self._look()
            except Exception as error:
                logger.warning("no look at other servers: %s", type(error).__name__)

    async def _look(self) -> None:
        places = [(room, room.place) for room in self._rooms.values() if room.place is not None]
        doubtful = {room.id: (room, place) for room, place in places if _is_doubtful(place)}
        if doubtful:
            for table_id, seen in (await self.leases.look(doubtful)).items():
                room, place = doubtful[table_id]
                room.begin(place.seen(seen))
        followed = [room for room, place in places if place.leads and any(room.beyond.followers)]
        if followed:
            there = await self.leases.there()
            for room in followed:
                room.beyond.check(there)


def _is_doubtful(place: Place) -> bool:
    """Whether somebody else may have changed the table."""
    return not place.held and not place.settling


def _post(settings: Settings) -> Post:
    database = NotifyPost(dsn_of(make_url(settings.database)))
    return NatsPost(settings.nats, database) if settings.nats else database
