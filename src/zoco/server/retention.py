"""What is kept only for so many days: names, what was said, whole tables."""

from __future__ import annotations

import logging

import msgspec

from zoco.core.codec import to_json
from zoco.core.log.chain import without_name
from zoco.core.log.entries import Header
from zoco.core.settled import settled
from zoco.server.house import House
from zoco.server.identity import later
from zoco.store.records import ENDED, TableRecord

logger = logging.getLogger("zoco.server")
DAY = 24 * 3600.0
AT_ONCE = 100
"""Tables that are cleared together; the others have to wait for the next time."""
OLD_LINKS = 7 * DAY
"""So long a link that has run out still says so, rather than that there was none."""


async def forget(house: House) -> None:
    """Remove all that was kept long enough."""
    kept, store = house.settings, house.store
    await store.remove_outdated(later(-OLD_LINKS))
    if kept.chat_days:
        await store.remove_chat(later(-kept.chat_days * DAY))
    if kept.tables_days:
        for table_id in await store.ended_before(later(-kept.tables_days * DAY), AT_ONCE):
            await house.drop(table_id)
    if kept.names_days:
        for table_id in await store.named_before(later(-kept.names_days * DAY), AT_ONCE):
            await forget_names(house, table_id)


async def forget_names(house: House, table_id: str) -> None:
    """Remove all names of a table that has ended; its log stays whole, for no hash has them."""
    record = await house.store.table(table_id)
    if record is not None:
        async with house.shut(table_id):
            await house.store.remove_names(table_id, _unnamed(record, None))


async def forget_person(house: House, token: str) -> tuple[int, int]:
    """Remove somebody from all tables that have ended; how many, and how many are left."""
    done = left = 0
    for table_id in await house.store.known_at(token):
        record = await house.store.table(table_id)
        if record is None or record.status not in ENDED:
            left += 1
            continue
        seats = sorted(await _seats_of(house, table_id, token))
        async with house.shut(table_id):
            header = _unnamed(record, seats)
            await house.store.remove_person(table_id, seats, token, header)
        done += 1
    await house.store.remove_handovers(token)
    return done, left


async def _seats_of(house: House, table_id: str, token: str) -> set[int]:
    held, once = await house.store.holders(table_id), await house.store.formers(table_id)
    found = {one.seat for one in held if one.token_hash == token}
    return found | {one.seat for one in once if one.token_hash == token}


def _unnamed(record: TableRecord, seats: list[int] | None) -> str:
    """The header of a table without the names of these seats, or of all."""
    header = msgspec.json.decode(record.header, type=settled(Header))
    for seat in range(len(header.names)):
        if seats is None or seat in seats:
            header = without_name(header, seat)
    return to_json(header).decode()
