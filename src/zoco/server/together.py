"""This process among those that share one database: its leases, its letters, its looks around."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count

from sqlalchemy import make_url

from zoco.server.refusal import Refusal
from zoco.server.relay.nats import NatsPost
from zoco.server.relay.notify import NotifyPost
from zoco.server.relay.post import Post
from zoco.server.room.letters import Shut, new_number
from zoco.server.room.office import Office
from zoco.server.room.place import Place
from zoco.server.room.room import Room
from zoco.server.settings import Settings
from zoco.server.tally import Tally
from zoco.store.leases import Leases
from zoco.store.postgres import dsn_of

logger = logging.getLogger("zoco.server")
LOOKS = 0.25
"""Seconds between two looks at the tables that others lead: one question for all of them."""
OFTEN = 16
"""Looks after which it is read who is banned."""


class Together:
    """Says who leads which table, and notices who does not any more.

    It can `close` a table that somebody else wants, and does something `often`.
    """

    def __init__(
        self,
        leases: Leases,
        settings: Settings,
        rooms: Mapping[str, Room],
        close: Callable[[str], Awaitable[None]],
        often: Callable[[], Awaitable[None]],
    ) -> None:
        self.leases = leases
        self.office = Office(_post(settings), leases, rooms, close)
        self._often = often
        self._rooms = rooms
        self.tally = Tally(settings.requests_per_minute)
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

    @asynccontextmanager
    async def shut(self, table_id: str) -> AsyncIterator[None]:
        """No other process has the table open during the block; raises where one does not obey."""
        mine = self.leases.name
        for other in await self.leases.there() - {mine}:
            await self.office.ask(other, Shut(table_id, mine, new_number()))
        lease = await self.leases.claim(table_id)
        if isinstance(lease, str):
            raise Refusal("not-ready", 503)
        try:
            yield
        finally:
            if lease is not None:
                await self.leases.release(table_id, lease)

    async def _look_around(self) -> None:
        for look in count():
            await asyncio.sleep(LOOKS)
            try:
                await self._look()
                await self.tally.exchange(self.leases.asked)
                if look % OFTEN == 0:
                    await self._often()
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
