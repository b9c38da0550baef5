"""The house: all tables of a server. Rooms are opened on demand and closed when nobody is in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic, time
from weakref import WeakValueDictionary

from msgspec import Struct

from zoco.server.bans import Banned
from zoco.server.heralds import Heralds
from zoco.server.identity import Seal
from zoco.server.limits import Buckets
from zoco.server.measures import COMMIT_SECONDS, tally, watch
from zoco.server.refusal import Refusal
from zoco.server.room.commands import Tick, Wake
from zoco.server.room.loading import Loaded, just_made, load
from zoco.server.room.room import Room
from zoco.server.room.thinking import Thinkers
from zoco.server.settings import Settings
from zoco.server.shelf import Shelf
from zoco.server.together import Together
from zoco.server.workers import Workers
from zoco.store.leases import Lease
from zoco.store.store import Store

logger = logging.getLogger("zoco.server")
KEEPING = 3.0
"""Seconds after which no more positions are cached when the server stops."""


class House:
    """Finds the room of a table; at most one room per table is open."""

    def __init__(self, store: Store, settings: Settings, seal: Seal) -> None:
        self.store = store
        self.seal = seal
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.stopping = False
        self.together: Together | None = None
        self.banned = Banned()
        self.heralds = Heralds(settings)
        self.shelf = Shelf(settings.editions, settings.find)
        self.opened = Buckets(settings.opened_per_second, settings.opened_at_once)
        self.replayers = Workers(settings.replay_workers)
        self._thinkers = Thinkers(settings.bot_workers)
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        watch(lambda: len(self.rooms), lambda: self._thinkers.waiting)
        store.timed(COMMIT_SECONDS.observe)
        self._keeper = asyncio.create_task(self._keep(), name="housekeeping")

    @classmethod
    async def open(cls, settings: Settings) -> House:
        """A house over the database of the settings."""
        store = await Store.open(settings.database)
        try:
            await store.beat(_milliseconds(), fresh=True)
            seal = Seal(await store.secret("identity", Seal.fresh_key()))
            house = cls(store, settings, seal)
        except BaseException:
            await store.close()
            raise
        try:
            await house._move_in()
        except BaseException:
            await house.stop()
            raise
        return house

    async def _move_in(self) -> None:
        """Be one of those that share the database, and know what all of them go by."""
        if self.store.leases is not None:
            given = (self.rooms, self._close_room, self.read_bans)
            self.together = Together(self.store.leases, self.settings, *given)
            await self.together.open()
        await self.read_bans()
        await self.read_shelf()

    @property
    def used(self) -> float:
        """When somebody last did something at a table that is open."""
        return max((room.used for room in self.rooms.values()), default=0.0)

    async def find(self, table_id: str) -> Room | None:
        """The room of a table, opened if need be; None if there is no such table."""
        if self.stopping:
            raise Refusal("stopping", 503)
        room = self.rooms.get(table_id)
        if room is None and len(table_id) <= 32 and table_id.isascii() and table_id.isalnum():
            async with self._door(table_id):
                room = self.rooms.get(table_id) or await self._opened(table_id)
        if room is not None:
            room.used = monotonic()
            if room.place is not None:
                await room.place.refresh()
        return room

    async def require(self, table_id: str) -> Room:
        """The room of a table; raises where there is none."""
        room = await self.find(table_id)
        if room is None:
            raise Refusal("no-such-table", 404)
        return room

    async def stop(self) -> None:
        """Tell everybody, commit what is under way, and close the store. Does so once.

        Positions are cached as long as that takes no time: the logs are on the disk already.
        """
        if self.stopping:
            return
        self.stopping = True
        self._keeper.cancel()
        rooms = tuple(self.rooms.values())
        try:
            ends = await asyncio.gather(
                *(r.stop("stopping") for r in rooms), return_exceptions=True
            )
            for error in (end for end in ends if isinstance(end, BaseException)):
                logger.error("a table did not stop well", exc_info=error)
            end = monotonic() + KEEPING
            for room in rooms:
                if monotonic() < end:
                    await room.keep()
        finally:
            await self._close()

    async def _close(self) -> None:
        self.heralds.stop()
        try:
            for workers in (self._thinkers, self.replayers):
                await asyncio.to_thread(workers.close)
            if self.together is not None:
                await self.together.close()
        finally:
            await self.store.close()

    async def evict(self) -> int:
        """Close the rooms that were idle for long; how many."""
        limit = monotonic() - self.settings.idle
        idle = [room for room in self.rooms.values() if room.idle and room.used <= limit]
        return sum([await self._closed(room, limit) for room in idle])

    async def _closed(self, room: Room, limit: float) -> bool:
        """Whether a room was still idle when its turn came, and is closed now."""
        async with self._door(room.id):
            if self.rooms.get(room.id) is not room or not room.idle or room.used > limit:
                return False
            del self.rooms[room.id]
            await room.stop("idle")
            await room.keep()
            if room.place is not None:
                await room.place.release()
            return True

    def _door(self, table_id: str) -> asyncio.Lock:
        """Who opens or closes a room holds it; it is there as long as somebody has use for it."""
        return self._doors.setdefault(table_id, asyncio.Lock())

    async def drop(self, table_id: str) -> None:
        """Delete a table; who is there is sent off."""
        async with self.shut(table_id):
            await self.store.drop_table(table_id)

    @asynccontextmanager
    async def shut(self, table_id: str) -> AsyncIterator[None]:
        """Nobody has the table open during the block; who was there comes again."""
        async with self._door(table_id):
            await self._send_off(table_id)
            if self.together is None:
                yield
            else:
                async with self.together.shut(table_id):
                    yield

    async def _close_room(self, table_id: str) -> None:
        """Close a table: another process wants it."""
        async with self._door(table_id):
            await self._send_off(table_id)

    async def _send_off(self, table_id: str) -> None:
        room = self.rooms.pop(table_id, None)
        if room is not None:
            await room.stop("idle")
            if room.place is not None:
                await room.place.release()

    async def read_shelf(self) -> None:
        """Offer the editions that lie in the folder of the host now."""
        games = [meta.key for meta in self.settings.games()]
        await asyncio.to_thread(self.shelf.read, games)

    async def read_bans(self) -> None:
        """Hold to the bans that are kept, also against who is here."""
        self.banned.read(await self.store.bans())
        for room in tuple(self.rooms.values()):
            room.audience.send_off_whom(self.banned.holds)

    async def _opened(self, table_id: str) -> Room | None:
        if self.together is not None:
            return await self._opened_together(self.together, table_id)
        loaded = await load(self.store, self.settings, self.replayers, table_id)
        return None if loaded is None else await self._room_of(loaded)

    async def welcome(self, records: list[Struct]) -> None:
        """Open the room of a table that was just stored; nothing of it has to be read."""
        if self.store.leases is None:
            await self._room_of(just_made(self.store, self.settings, records))

    async def _room_of(self, loaded: Loaded) -> Room:
        given = (self._thinkers, self.replayers, loaded)
        room = Room(self.store, self.settings, *given, heralds=self.heralds)
        self.rooms[room.id] = room
        await room.take(Wake(""))
        return room

    async def _opened_together(self, together: Together, table_id: str) -> Room | None:
        """The room of a table that is led here from now on, if no other process does."""
        taken = await together.leases.claim(table_id)
        lease = taken if isinstance(taken, Lease) else None
        store = self.store if lease is None else self.store.under(lease)
        loaded = await load(
            store, self.settings, self.replayers, table_id, closes=lease is not None
        )
        if loaded is None:
            return None
        given = (self.replayers, loaded, together.office, taken or "")
        room = Room(self.store, self.settings, self._thinkers, *given, self.heralds)
        self.rooms[table_id] = room
        if room.leads:
            await room.take(Wake(""))
        elif room.place is not None:
            await room.place.begin()
        return room

    async def _wake_due(self) -> None:
        """Open the tables where time has run out, though nobody may be looking."""
        now = _milliseconds() - round(1000 * self.store.lost)
        for table_id in await self._mine(await self.store.due(now)):
            room = await self.find(table_id)
            if room is not None:
                await room.take(Tick(""))

    async def _mine(self, table_ids: list[str]) -> list[str]:
        """Those among these tables that no other process leads."""
        if self.together is None or not table_ids:
            return table_ids
        leases = self.together.leases
        seen = await leases.look(table_ids)
        return [one for one in table_ids if seen[one].leader in (None, leases.name)]

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, min(30.0, self.settings.idle / 4)))
            try:
                await self.store.beat(_milliseconds())
                await self._wake_due()
                await self.read_bans()
                await self.read_shelf()
                if self.settings.metrics_port:
                    tally(await self.store.tally())
                await self.evict()
            except Exception:
                logger.exception("housekeeping failed")


def _milliseconds() -> int:
    return round(1000 * time())
