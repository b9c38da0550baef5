"""The part of the store that forgets: names, what was said, and what has been kept long enough."""

from __future__ import annotations

from sqlalchemy import delete, exists, or_, select, union, update

from zoco.store import schema
from zoco.store.records import ENDED
from zoco.store.tending import TendingStore

OF_A_PERSON = (
    schema.holders,
    schema.formers,
    schema.guests,
    schema.heralds,
    schema.chat,
    schema.fulfilled,
    schema.mutes,
)
NAMED_BY_OTHERS = (schema.links.c.maker, schema.holders.c.let_in)
"""Where the token of one stands beside what is another's."""


class ForgettingStore(TendingStore):
    """What is removed is gone from the rows; SQLite overwrites it in its file, too."""

    async def named_before(self, before: str, most: int) -> list[str]:
        """Tables that ended before then and still have names."""
        kept, seats = schema.tables, schema.seats
        named = exists().where(seats.c.table_id == kept.c.id, seats.c.name != "")
        old = kept.c.status.in_(ENDED) & (kept.c.touched < before)
        return [row[0] for row in await self._rows(select(kept.c.id).where(old, named).limit(most))]

    async def ended_before(self, before: str, most: int) -> list[str]:
        """Tables that ended before then, or were made and never began."""
        kept = schema.tables
        done = or_(kept.c.status.in_(ENDED), kept.c.status == "waiting")
        asked = select(kept.c.id).where(done & (kept.c.touched < before)).limit(most)
        return [row[0] for row in await self._rows(asked)]

    async def known_at(self, token: str) -> list[str]:
        """Tables that know somebody: as a player, as the host, or as one who looked on."""
        kept = schema.tables.c
        found = [select(it.c.table_id).where(it.c.token_hash == token) for it in OF_A_PERSON]
        asked = select(kept.id).where(kept.id.in_(union(*found)) | (kept.host == token))
        return [row[0] for row in await self._rows(asked)]

    async def remove_names(self, table_id: str, header: str) -> None:
        """Let nobody be named at a table any more; `header` is its own, without names."""
        gone = (schema.formers, schema.guests, schema.heralds)
        unnamed = (schema.seats, schema.notes)
        async with self._begun() as connection:
            for kept in gone:
                await connection.execute(delete(kept).where(kept.c.table_id == table_id))
            for kept in unnamed:
                mine = kept.c.table_id == table_id
                await connection.execute(update(kept).where(mine).values(name=""))
            said, kept = schema.chat, schema.tables
            await connection.execute(
                update(said).where(said.c.table_id == table_id).values(author="–", token_hash="")
            )
            await connection.execute(
                update(kept).where(kept.c.id == table_id).values(header=header)
            )

    async def remove_person(self, table_id: str, seats: list[int], token: str, header: str) -> None:
        """Forget somebody at a table: the name of their seats, what they said, their token."""
        async with self._begun() as connection:
            for kept in (schema.seats, schema.notes):
                theirs = (kept.c.table_id == table_id) & kept.c.seat.in_(seats)
                await connection.execute(update(kept).where(theirs).values(name=""))
            for kept in OF_A_PERSON:
                theirs = (kept.c.table_id == table_id) & (kept.c.token_hash == token)
                await connection.execute(delete(kept).where(theirs))
            noted, kept = schema.notes, schema.tables
            theirs = (noted.c.table_id == table_id) & (noted.c.token_hash == token)
            await connection.execute(update(noted).where(theirs).values(token_hash=""))
            hosted = (kept.c.id == table_id) & (kept.c.host == token)
            await connection.execute(update(kept).where(hosted).values(host=""))
            for named in NAMED_BY_OTHERS:
                theirs = (named.table.c.table_id == table_id) & (named == token)
                await connection.execute(update(named.table).where(theirs).values({named: ""}))
            muted = schema.mutes.c
            theirs = (muted.table_id == table_id) & (muted.muted == token)
            await connection.execute(delete(schema.mutes).where(theirs))
            await connection.execute(
                update(kept).where(kept.c.id == table_id).values(header=header)
            )

    async def remove_handovers(self, token: str) -> None:
        """Forget which devices a person has."""
        kept = schema.handovers
        theirs = or_(kept.c.giver == token, kept.c.taker == token)
        async with self._begun() as connection:
            await connection.execute(delete(kept).where(theirs))

    async def remove_chat(self, before: str) -> int:
        """Forget what was said before then; how much it was."""
        kept = schema.chat
        async with self._begun() as connection:
            return (await connection.execute(delete(kept).where(kept.c.at < before))).rowcount

    async def remove_outdated(self, now: str) -> None:
        """Links and bans that have run out, and where turns were told of matches that are over."""
        done = select(schema.tables.c.id).where(schema.tables.c.status.in_(ENDED))
        async with self._begun() as connection:
            told = schema.heralds
            await connection.execute(delete(told).where(told.c.table_id.in_(done)))
            for kept, end in ((schema.links, "expires"), (schema.handovers, "expires")):
                old = kept.c[end] < now
                if kept is schema.handovers:  # those that were taken tell which devices one has
                    old &= kept.c.taken.is_(None)
                await connection.execute(delete(kept).where(old))
            await connection.execute(delete(schema.bans).where(schema.bans.c.until < now))
