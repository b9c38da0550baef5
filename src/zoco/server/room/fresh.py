"""What a new table begins with: its record, its seats, and names for bots."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from zoco.core.codec import to_json
from zoco.core.log.entries import Header
from zoco.parts.temperament import EVEN
from zoco.server.fair import new_seed
from zoco.server.identity import new_table_id, now
from zoco.server.wire.around import Origin
from zoco.store.records import SeatRecord, TableRecord

OUTSIDE = "outside"
"""The level of a bot that somebody else runs."""
HOUSE = {
    "Amina": "patient",
    "Basim": "bold",
    "Dalila": "generous",
    "Farid": "envious",
    "Hala": "even",
    "Idris": "patient",
    "Karima": "bold",
    "Nadir": "envious",
    "Samira": "generous",
}
"""The bots of the house by name, and how each of them is."""


def new_record(
    header: Header, private: bool, host: str, origin: Origin | None = None, since: int = 0
) -> TableRecord:
    """A table that waits for its people, with a seed of its own."""
    made = now()
    return TableRecord(
        id=new_table_id(),
        game=header.game,
        edition=str(header.edition.get("name", ""))[:80],
        created=made,
        touched=made,
        status="waiting",
        private=private,
        host=host,
        header=to_json(header).decode(),
        seed=new_seed(),
        since=since,
        origin=None if origin is None else msgspec.json.encode(origin).decode(),
    )


def fresh_seats(table_id: str, count: int) -> list[SeatRecord]:
    """The seats of a new table."""
    return [SeatRecord(table_id, seat) for seat in range(count)]


def bot_name(seats: Iterable[SeatRecord]) -> str:
    """A name for a bot that nobody on these seats has."""
    taken = {record.name.casefold() for record in seats}
    return next(name for name in HOUSE if name.casefold() not in taken)


def temperament_of(record: SeatRecord) -> str | None:
    """How the bot of a seat is, which it keeps with its name; None for people and stand-ins."""
    ours = record.holder == "bot" and record.level != OUTSIDE
    return HOUSE.get(record.name, EVEN.name) if ours else None
