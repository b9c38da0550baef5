"""Undo: free where nothing was learned since, else by consent of all people at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from zoco.core.log.undo import agreed_undo, free_undo
from zoco.server.refusal import Refusal
from zoco.server.room.draft import Draft
from zoco.server.wire.messages import Wish

if TYPE_CHECKING:
    from zoco.server.room.room import Room


class Kept(Struct, frozen=True):
    """An open wish as it is stored, with the client id by which it may come again."""

    wish: Wish
    client_id: str


class Undoing:
    """The wish to undo that is open at a table, if any. It ends with the next entry.

    A wish or an answer that is sent again, because its answer got lost, does nothing twice.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._last = 0
        self._kept: Kept | None = None
        self._asked: set[tuple[int, str]] = set()
        self._answered: set[tuple[int, int]] = set()
        self.by_consent = False

    @property
    def wish(self) -> Wish | None:
        """The open wish."""
        return self._kept.wish if self._kept is not None else None

    def recall(self, stored: str | None) -> None:
        """The wish that the store has, in place of what was known."""
        self._kept = None if stored is None else msgspec.json.decode(stored, type=Kept)
        if self._kept is not None:
            wish = self._kept.wish
            self._last = max(self._last, wish.number)
            self._asked.add((wish.seat, self._kept.client_id))

    def forget(self) -> bool:
        """The table went on: the wish is void. Whether there was one."""
        had, self._kept = self._kept is not None, None
        return had

    async def ask(self, seat: int, client_id: str) -> bool:
        """A seat's wish to take back; whether it was done at once. Bots consent."""
        room = self._room
        if (seat, client_id) in room.known:
            room.audience.show((seat, client_id))
            return True
        if (seat, client_id) in self._asked:
            return False
        if room.record.status != "playing":
            raise Refusal("nothing-to-undo")
        if free_undo(room.log, seat) is not None:
            await self._take_back(seat, client_id, consent=False)
            return True
        to_ply = agreed_undo(room.log, seat)
        if to_ply is None:
            raise Refusal("nothing-to-undo")
        if self._kept is not None:
            raise Refusal("wish-open")
        if self._agreed((seat,)):
            await self._take_back(seat, client_id, consent=True)
            return True
        await self._open(seat, to_ply, client_id)
        return False

    async def _open(self, seat: int, to_ply: int, client_id: str) -> None:
        self._last = max(self._last + 1, self._room.log.seq)
        await self._keep(Kept(Wish(self._last, seat, to_ply, (seat,)), client_id))
        self._asked.add((seat, client_id))

    async def answer(self, seat: int, number: int, agree: bool) -> None:
        """A person's answer to the wish; the last consent carries it out."""
        kept = self._kept
        if kept is None or kept.wish.number != number:
            if (seat, number) in self._answered:
                return
            raise Refusal("no-such-wish", 404, wish=number)
        agreed = tuple(sorted({*kept.wish.agreed, seat}))
        if not agree:
            await self._keep(None)
        elif self._agreed(agreed):
            await self._take_back(kept.wish.seat, kept.client_id, consent=True)
        else:
            await self._keep(replace(kept, wish=replace(kept.wish, agreed=agreed)))
        self._answered.add((seat, number))

    async def settle(self) -> None:
        """Carry out the wish if all who are here to play agree: people may have left."""
        kept = self._kept
        if kept is not None and self._agreed(kept.wish.agreed):
            await self._take_back(kept.wish.seat, kept.client_id, consent=True)

    def _agreed(self, seats: tuple[int, ...]) -> bool:
        return set(self._room.people.playing()) <= set(seats)

    async def _keep(self, kept: Kept | None) -> None:
        """Store the wish, then show it."""
        stored = None if kept is None else msgspec.json.encode(kept).decode()
        room = self._room
        await room.store.change_table(room.id, wish=stored)
        room.record, self._kept = replace(room.record, wish=stored), kept
        room.audience.announce()

    async def _take_back(self, seat: int, client_id: str, consent: bool) -> None:
        room = self._room

        def change(draft: Draft) -> None:
            to_ply = (agreed_undo if consent else free_undo)(draft.log, seat)
            if to_ply is None:
                raise Refusal("nothing-to-undo")
            draft.take_back(to_ply, seat)

        self.by_consent = consent
        try:
            await room.write(change, seat, client_id)
        finally:
            self.by_consent = False
