"""Undo: free where nothing was learned since, else by consent of all people at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from zoco.core.undo import agreed_undo, free_undo
from zoco.server.draft import Draft
from zoco.server.refusal import Refusal
from zoco.server.wire import Wish

if TYPE_CHECKING:
    from zoco.server.room import Room


class Undoing:
    """The wish to undo that is open at a table, if any. It ends with the next entry."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._last = 0
        self.wish: Wish | None = None
        self.by_consent = False

    def forget(self) -> bool:
        """The table went on: the wish is void. Whether there was one."""
        had, self.wish = self.wish is not None, None
        return had

    async def ask(self, seat: int, client_id: str) -> bool:
        """A seat's wish to take back; whether it was done at once. Bots consent."""
        room = self._room
        if room.record.status != "playing":
            raise Refusal("nothing-to-undo")
        if (seat, client_id) in room.known or free_undo(room.log, seat) is not None:
            await self._take_back(seat, client_id, consent=False)
            return True
        to_ply = agreed_undo(room.log, seat)
        if to_ply is None:
            raise Refusal("nothing-to-undo")
        if self.wish is not None:
            raise Refusal("wish-open")
        if set(room.people.playing()) <= {seat}:
            await self._take_back(seat, client_id, consent=True)
            return True
        self._last = max(self._last + 1, room.log.seq)
        self.wish = Wish(self._last, seat, to_ply, (seat,))
        room.audience.announce()
        return False

    async def answer(self, seat: int, number: int, agree: bool) -> None:
        """A person's answer to the wish; the last consent carries it out."""
        wish = self.wish
        if wish is None or wish.number != number:
            raise Refusal("no-such-wish", 404, wish=number)
        if agree:
            self.wish = replace(wish, agreed=tuple(sorted({*wish.agreed, seat})))
            await self.settle()
        else:
            self.wish = None
            self._room.audience.announce()

    async def settle(self) -> None:
        """Carry out the wish if all who are here to play agree; people may also have left."""
        wish = self.wish
        if wish is None:
            return
        if set(self._room.people.playing()) <= set(wish.agreed):
            await self._take_back(wish.seat, None, consent=True)
        else:
            self._room.audience.announce()

    async def _take_back(self, seat: int, client_id: str | None, consent: bool) -> None:
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
