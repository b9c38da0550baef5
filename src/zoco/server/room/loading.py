"""A table from the store: its log replayed and checked, its asks numbered as they were."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec.structs import replace

from zoco.core.faults import BadInput, bad
from zoco.core.game import Game
from zoco.core.log.entries import Header
from zoco.server.history.stored import Cached, StoredLog
from zoco.server.refusal import log_fault
from zoco.server.room.asks import Asks, asked
from zoco.server.room.course import course_of
from zoco.server.room.people import People
from zoco.server.settings import Settings
from zoco.store.records import ENDED, EntryRow, Snapshot, TableRecord
from zoco.store.store import Store

if TYPE_CHECKING:
    from zoco.server.room.stage import Stage

logger = logging.getLogger("zoco.server")


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


class Read(NamedTuple):
    """What was read since: the table now, what is to be shown, and whether its people changed."""

    loaded: Loaded
    shows: tuple[tuple[int, str] | None, ...]
    people: bool


async def load(
    store: Store, settings: Settings, table_id: str, closes: bool = True
) -> Loaded | None:
    """The table of this id; one whose log these rules no longer give is closed, not guessed at,

    by who `closes`: the others may be of another version.
    """
    record = await store.table(table_id)
    if record is None:
        return None
    people = await load_people(store, record)
    rows = await store.entries(table_id)
    game = settings.find(record.game)
    snapshot = await store.snapshot(table_id)
    try:
        log, asks = resumed(game, record, rows, snapshot) or replayed(game, record, rows)
    except BadInput as error:
        why = log_fault(error)
        logger.warning("table %s cannot be replayed: %s", table_id, why)
        record = await _closed(store, record, why, closes)
        log, asks = StoredLog(game, _header(record)), {}
    course = course_of(game, record)
    if course is not None and not course.fits(log):
        record = await _closed(store, record, "rules", closes)
    known = {(row.seat, row.client_id) for row in rows if row.client_id is not None}
    done = await store.fulfilled(table_id)
    return Loaded(record, people, log, asks, known, done, snapshot.seq if snapshot else 0)


async def read_on(store: Store, settings: Settings, stage: Stage, again: bool) -> Read | None:
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
        loaded = await load(store, settings, stage.id, closes=False)
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


def replayed(
    game: Game[Any, Any], record: TableRecord, rows: list[EntryRow]
) -> tuple[StoredLog, Asks]:
    """The log played anew from its entries, each checked against its hashes."""
    log = StoredLog(game, _header(record))
    return _played_on(log, asked(game, log.table, 0, {}, None), rows)


def resumed(
    game: Game[Any, Any], record: TableRecord, rows: list[EntryRow], snapshot: Snapshot | None
) -> tuple[StoredLog, Asks] | None:
    """The log from a cached position on; None if there is none, or none that fits."""
    if snapshot is None or not 0 < snapshot.seq <= len(rows):
        return None
    log = StoredLog(game, _header(record))
    try:
        cached = msgspec.json.decode(snapshot.body, type=Cached)
        for row in rows[: snapshot.seq]:
            log.skip(row)
        log.stand_on(cached)
    except (BadInput, msgspec.DecodeError):
        return None
    asks = asked(game, log.table, log.seq, {}, None)
    asks = {s: ask._replace(number=cached.asks.get(str(s), ask.number)) for s, ask in asks.items()}
    return _played_on(log, asks, rows[snapshot.seq :])


def _played_on(log: StoredLog, asks: Asks, rows: list[EntryRow]) -> tuple[StoredLog, Asks]:
    for row in rows:
        log.take(row)
        asks = asked(log.game, log.table, log.seq, asks, log.entries[-1])
    return log, asks


def _header(record: TableRecord) -> Header:
    return msgspec.json.decode(record.header, type=Header)


async def _closed(store: Store, record: TableRecord, reason: str, closes: bool) -> TableRecord:
    """A running table is closed for good; a finished one just cannot be shown by these rules."""
    if closes and record.status not in ENDED:
        await store.change_status(record.id, record.status, "closed", closed_because=reason)
    return replace(record, status="closed", closed_because=reason)
