"""The part of the store that is about people: links, handovers, spectators, and what was said."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import select, update

from zoco.store import schema
from zoco.store.database import Database
from zoco.store.records import ChatRecord, HandoverRecord, HeraldRecord, LinkRecord


class PeopleStore(Database):
    """Who may come by a link, who looks on, who said what and who does not want to read it."""

    async def link(self, token_hash: str) -> LinkRecord | None:
        """A link by the hash of its token."""
        found = await self._records(LinkRecord, schema.links.c.token_hash == token_hash)
        return found[0] if found else None

    async def use_link(self, token_hash: str) -> bool:
        """Use up a link; false if somebody did before."""
        kept = schema.links
        unused = (kept.c.token_hash == token_hash) & kept.c.used.is_(False)
        async with self._begun() as connection:
            done = await connection.execute(update(kept).where(unused).values(used=True))
            return done.rowcount == 1

    async def handover(self, token_hash: str) -> HandoverRecord | None:
        """A handover by the hash of its secret."""
        found = await self._records(HandoverRecord, schema.handovers.c.token_hash == token_hash)
        return found[0] if found else None

    async def handovers(self, giver: str) -> list[HandoverRecord]:
        """The handovers that somebody made, the newest first."""
        found = await self._records(HandoverRecord, schema.handovers.c.giver == giver)
        return sorted(found, key=lambda record: record.made, reverse=True)

    async def take_handover(self, number: str, taker: str, taken: str) -> bool:
        """Use up a handover; false if somebody did before, or it was revoked."""
        kept = schema.handovers
        unused = (kept.c.id == number) & kept.c.taker.is_(None) & kept.c.revoked.is_(False)
        async with self._begun() as connection:
            change = update(kept).where(unused).values(taker=taker, taken=taken)
            return (await connection.execute(change)).rowcount == 1

    async def revoke_handover(self, number: str) -> None:
        """Make a handover void."""
        kept = schema.handovers
        async with self._begun() as connection:
            await connection.execute(update(kept).where(kept.c.id == number).values(revoked=True))

    async def guests(self, table_id: str) -> dict[str, str]:
        """The names of spectators by the hash of their token."""
        kept = schema.guests
        asked = select(kept.c.token_hash, kept.c.name).where(kept.c.table_id == table_id)
        return {row[0]: row[1] for row in await self._rows(asked)}

    async def put_guest(self, table_id: str, token_hash: str, name: str) -> None:
        """Remember a spectator, or a spectator's new name."""
        values = {"table_id": table_id, "token_hash": token_hash, "name": name}
        await self._replace(schema.guests, ("table_id", "token_hash"), values)

    async def heralds(self, table_id: str) -> list[HeraldRecord]:
        """Who wants to be told of turns at a table, and where."""
        return await self._records(HeraldRecord, schema.heralds.c.table_id == table_id)

    async def put_herald(self, record: HeraldRecord) -> None:
        """Tell somebody there from now on; without an address nowhere."""
        values, keep = structs.asdict(record), bool(record.address)
        await self._replace(schema.heralds, ("table_id", "token_hash"), values, keep)

    async def chat(self, table_id: str, channel: str, most: int) -> list[ChatRecord]:
        """The last things said in a channel, in order."""
        kept = schema.chat
        asked = select(kept).where(kept.c.table_id == table_id, kept.c.channel == channel)
        rows = await self._rows(asked.order_by(kept.c.number.desc()).limit(most))
        return [ChatRecord(*row) for row in reversed(rows)]

    async def chat_since(self, table_id: str, number: int) -> list[ChatRecord]:
        """What was said after something, in order."""
        kept = schema.chat
        asked = select(kept).where(kept.c.table_id == table_id, kept.c.number > number)
        return [ChatRecord(*row) for row in await self._rows(asked.order_by(kept.c.number))]

    async def last_chat(self, table_id: str) -> int:
        """The number of the last thing said at a table; 0 if nothing was."""
        kept = schema.chat
        asked = select(kept.c.number).where(kept.c.table_id == table_id)
        rows = await self._rows(asked.order_by(kept.c.number.desc()).limit(1))
        return int(rows[0][0]) if rows else 0

    async def spoke_as(self, table_id: str, author: str) -> set[str]:
        """Who (by the hash of the token) said something under this name."""
        kept = schema.chat
        named = (kept.c.table_id == table_id) & (kept.c.author == author)
        return {row[0] for row in await self._rows(select(kept.c.token_hash).where(named))}

    async def fulfilled(self, table_id: str) -> set[tuple[str, str]]:
        """The wishes that were fulfilled without an entry: who wished, and the client's id."""
        kept = schema.fulfilled
        asked = select(kept.c.token_hash, kept.c.client_id).where(kept.c.table_id == table_id)
        return {(row[0], row[1]) for row in await self._rows(asked)}

    async def mutes(self, table_id: str) -> set[tuple[str, str]]:
        """Who does not want to read whom, both by the hash of their token."""
        kept = schema.mutes
        asked = select(kept.c.token_hash, kept.c.muted).where(kept.c.table_id == table_id)
        return {(row[0], row[1]) for row in await self._rows(asked)}

    async def mute(self, table_id: str, token_hash: str, muted: str, on: bool) -> None:
        """Remember a mute, or forget it."""
        values = {"table_id": table_id, "token_hash": token_hash, "muted": muted}
        await self._replace(schema.mutes, tuple(values), values, keep=on)
