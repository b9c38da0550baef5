"""A table from the store: its log replayed and checked, its asks numbered as they were."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from zoco.core.codec import to_json
from zoco.core.faults import BadInput, bad
from zoco.core.game import Game
from zoco.core.log.entries import Header
from zoco.core.settled import settled
from zoco.server.history.stored import Cached, StoredLog
from zoco.server.refusal import log_fault
from zoco.server.room.asks import Asks, asked
from zoco.server.room.course import course_of
from zoco.server.room.people import People
from zoco.server.settings import Settings
from zoco.server.workers import Workers
from zoco.store.records import ENDED, EntryRow, HolderRecord, SeatRecord, Snapshot, TableRecord
from zoco.store.store import Store

if TYPE_CHECKING:
    from zoco.server.room.stage import Stage

logger = logging.getLogger("zoco.server")
Find = Callable[[str], Game[Any, Any]]
HERE = 100
"""Entries that are replayed on the loop, some milliseconds; more of them elsewhere."""


class Loaded(NamedTuple):
    """A table as it was stored.

    `known` are the client ids of entries, by seat; `done` those of other fulfilled wishes, by
    token; `cached` is how many entries the cached position covers.
    """

    record: TableRecord
    people: People
    log: StoredLog
    asks: Asks
    known: set[tuple[int, str]]
    done: set[tuple[str, str]]
    cached: int


def just_made(store: Store, settings: Settings, records: list[Struct]) -> Loaded:
    """A table whose records were stored a moment ago, and that nobody else has seen yet."""
    record = next(one for one in records if isinstance(one, TableRecord))
    seats = [one for one in records if isinstance(one, SeatRecord)]
    holders = [one for one in records if isinstance(one, HolderRecord)]
    log = StoredLog(settings.find(record.game), _header(record))
    people = People(store, record.host, seats, holders, {}, set())
    return Loaded(record, people, log, asked(log.game, log.table, 0, {}, None), set(), set(), 0)


class Read(NamedTuple):
    """What was read since: the table now, what is to be shown, and whether its people changed."""

    loaded: Loaded
    shows: tuple[tuple[int, str] | None, ...]
    people: bool


async def load(
    store: Store,
    settings: Settings,
    replayers: Workers,
    table_id: str,
    closes: bool = True,
) -> Loaded | None:
    """The table of this id; one whose log these rules no longer give is closed, not guessed at,

    by who `closes`: the others may be of another version.
    """
    record = await store.table(table_id)
    if record is None:
        return None
    people = await load_people(store, record)
    rows = await store.entries(table_id)
    find, snapshot = settings.find, await store.snapshot(table_id)
    try:
        log, asks = await Reading(store, find, replayers, record, rows, snapshot, closes).read()
    except BadInput as error:
        why = log_fault(error)
        logger.warning("table %s cannot be replayed: %s", table_id, why)
        record = await _closed(store, record, why, closes)
        log, asks = StoredLog(find(record.game), _header(record)), {}
    course = course_of(log.game, record)
    if course is not None and not course.fits(log):
        record = await _closed(store, record, "rules", closes)
    known = {(row.seat, row.client_id) for row in rows if row.client_id is not None}
    done = await store.fulfilled(table_id)
    return Loaded(record, people, log, asks, known, done, snapshot.seq if snapshot else 0)


async def read_on(
    store: Store, settings: Settings, replayers: Workers, stage: Stage, again: bool
) -> Read | None:
    """What somebody else has written since; its people are read `again`, or if seats changed."""
    record = await store.table(stage.id)
    if record is None:
        return None
    rows = await store.entries(stage.id, stage.log.seq)
    again = again or record.seating != stage.people.seating
    people = await load_people(store, record) if again else stage.people
    try:
        if record.header != stage.record.header:
            raise bad("fault-cache")
        log, asks = _played_on(stage.log.copy(), stage.asks, rows)
    except BadInput:  # the match has begun, or these rules do not know this log
        loaded = await load(store, settings, replayers, stage.id, closes=False)
        return None if loaded is None else Read(loaded, (None,), True)
    new = tuple((row.seat, row.client_id) for row in rows if row.client_id is not None)
    known, shows = stage.known.union(new), new or ((None,) if rows else ())
    loaded = Loaded(record, people, log, asks, known, stage.done, stage.cached)
    return Read(loaded, shows, again or record.status != stage.record.status)


async def load_people(store: Store, record: TableRecord) -> People:
    """The people around a table."""
    seats = await store.seats(record.id)
    holders = await store.holders(record.id)
    guests, muted = await store.guests(record.id), await store.mutes(record.id)
    notes, formers = await store.notes(record.id), await store.formers(record.id)
    return People(store, record.host, seats, holders, guests, muted, record.seating, notes, formers)


class Reading(NamedTuple):
    """What a log is read back from, and with: `replayers` replay long ones in another process."""

    store: Store
    find: Find
    replayers: Workers
    record: TableRecord
    rows: list[EntryRow]
    snapshot: Snapshot | None
    keeps: bool

    async def read(self) -> tuple[StoredLog, Asks]:
        """The log from a cached position on; where none is near, one is made elsewhere and kept."""
        snapshot, rows = self.snapshot, self.rows
        near = snapshot is not None and len(rows) - snapshot.seq <= HERE
        found = await self._resumed(snapshot) if near else None
        if found is None and len(rows) > HERE:
            bodies = [row.body for row in rows]
            made = await self.replayers.run(position_of, self.find, self.record, bodies)
            found = await self._resumed(made)
            with suppress(Exception):  # the log is whole; the next who opens it makes it anew
                if self.keeps:
                    await self.store.keep_snapshot(self.record.id, made)
        return found or replayed(self.find, self.record, rows)

    async def _resumed(self, snapshot: Snapshot | None) -> tuple[StoredLog, Asks] | None:
        """The log from a cached position on; None if there is none, or none that fits."""
        if snapshot is None or not 0 < snapshot.seq <= len(self.rows):
            return None
        log = StoredLog(self.find(self.record.game), _header(self.record))
        try:
            cached = msgspec.json.decode(snapshot.body, type=Cached)
            for some in log.sliced(self.rows[: snapshot.seq]):
                async with self.replayers.slices:
                    log.skip(some)
                    await asyncio.sleep(0)
            log.stand_on(cached)
        except (BadInput, msgspec.DecodeError):
            return None
        asks = asked(log.game, log.table, log.seq, {}, None)
        numbers = {seat: cached.asks.get(str(seat), ask.number) for seat, ask in asks.items()}
        asks = {seat: ask._replace(number=numbers[seat]) for seat, ask in asks.items()}
        return _played_on(log, asks, self.rows[snapshot.seq :])


def position_of(find: Find, record: TableRecord, bodies: list[str]) -> Snapshot:
    """In a worker: the position that a log leads to; raises `BadInput` where it leads to none."""
    rows = [EntryRow(record.id, seq, 0, 0, None, body) for seq, body in enumerate(bodies)]
    log, asks = replayed(find, record, rows)
    return log.snapshot({seat: ask.number for seat, ask in asks.items()})


def replayed(find: Find, record: TableRecord, rows: list[EntryRow]) -> tuple[StoredLog, Asks]:
    """The log played anew from its entries, each checked against its hashes."""
    log = StoredLog(find(record.game), _header(record))
    return _played_on(log, asked(log.game, log.table, 0, {}, None), rows)


def _played_on(log: StoredLog, asks: Asks, rows: list[EntryRow]) -> tuple[StoredLog, Asks]:
    for row in rows:
        log.take(row)
        asks = asked(log.game, log.table, log.seq, asks, log.entries[-1])
        log.settle()
    return log, asks


def _header(record: TableRecord) -> Header:
    header = msgspec.json.decode(record.header, type=settled(Header))
    return replace(header, edition=_shared(to_json(header.edition)))


@lru_cache(64)
def _shared(edition: bytes) -> dict[str, Any]:
    """The same content for all tables that are played by it."""
    found: dict[str, Any] = msgspec.json.decode(edition)
    return found


async def _closed(store: Store, record: TableRecord, reason: str, closes: bool) -> TableRecord:
    """A running table is closed for good; a finished one just cannot be shown by these rules."""
    if closes and record.status not in ENDED:
        await store.change_status(record.id, record.status, "closed", closed_because=reason)
    return replace(record, status="closed", closed_because=reason)
