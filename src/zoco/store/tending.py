"""The part of the store for who keeps the house: what there is, who is banned, what goes."""

from __future__ import annotations

from sqlalchemy import delete, func, select

from zoco.store import schema
from zoco.store.people import PeopleStore
from zoco.store.records import BanRecord

OF_A_TABLE = tuple(
    table for table in reversed(schema.metadata.sorted_tables) if "table_id" in table.c
)
"""What goes with a table, in an order in which nothing is left that points to what is gone."""


class TendingStore(PeopleStore):
    """Lists, bans and deletion."""

    async def tally(self) -> dict[str, int]:
        """How many tables are in which status."""
        kept = schema.tables
        asked = select(kept.c.status, func.count()).group_by(kept.c.status)
        return {row[0]: row[1] for row in await self._rows(asked)}

    async def tables(self, status: str | None, most: int) -> list[str]:
        """Tables, the last touched first."""
        kept = schema.tables
        asked = select(kept.c.id).order_by(kept.c.touched.desc()).limit(most)
        if status is not None:
            asked = asked.where(kept.c.status == status)
        return [row[0] for row in await self._rows(asked)]

    async def drop_table(self, table_id: str) -> None:
        """Delete a table and all that belongs to it."""
        async with self._begun() as connection:
            for kept in OF_A_TABLE:
                await connection.execute(delete(kept).where(kept.c.table_id == table_id))
            kept = schema.tables
            await connection.execute(delete(kept).where(kept.c.id == table_id))

    async def bans(self) -> list[BanRecord]:
        """Who is banned."""
        return await self._records(BanRecord, schema.bans.c.who != "")

    async def ban(self, record: BanRecord) -> None:
        """Ban somebody, or for another time."""
        values = {"who": record.who, "until": record.until, "made": record.made}
        await self._replace(schema.bans, ("who",), values)

    async def lift(self, who: str) -> bool:
        """End a ban; false if there was none."""
        kept = schema.bans
        async with self._begun() as connection:
            done = await connection.execute(delete(kept).where(kept.c.who == who))
            return done.rowcount == 1

    async def tokens(self, beginning: str) -> set[str]:
        """The tokens of people, by the beginning of their hash."""
        found: set[str] = set()
        for kept in (schema.holders, schema.formers, schema.guests):
            mine = kept.c.token_hash.startswith(beginning, autoescape=True)
            asked = select(kept.c.token_hash).where(mine).distinct().limit(20)
            found |= {row[0] for row in await self._rows(asked)}
        return found
