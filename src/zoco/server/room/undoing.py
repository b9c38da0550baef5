"""Undo: free where nothing was learned since, else by consent of all people at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from zoco.core.log.undo import agreed_undo, free_undo
from zoco.server.refusal import Refusal
from zoco.server.room.commands import Consent, Undo
from zoco.server.room.draft import Draft
from zoco.server.wire.around import Wish

if TYPE_CHECKING:
    from zoco.server.room.room import Room


class Kept(Struct, frozen=True):
    """An open wish as it is stored, with the client id by which it may come again."""

    wish: Wish
    client_id: str


class OpenWish:
    """The wish to undo that is open at a table, if any. It ends with the next entry."""

    def __init__(self) -> None:
        self.last = 0
        self.kept: Kept | None = None

    @property
    def wish(self) -> Wish | None:
        """The open wish, as all may see it."""
        return self.kept.wish if self.kept is not None else None

    def recall(self, stored: str | None) -> None:
        """The wish that the store has, in place of what was known."""
        self.kept = None if stored is None else msgspec.json.decode(stored, type=Kept)
        if self.kept is not None:
            self.last = max(self.last, self.kept.wish.number)

    def forget(self) -> bool:
        """The table went on: the wish is void. Whether there was one."""
        had, self.kept = self.kept is not None, None
        return had


async def undo(room: Room, command: Undo) -> bool:
    """A seat's wish to take back; whether it was done at once. Bots consent."""
    seat, client_id = command.seat, command.id
    if (seat, client_id) in room.known:
        room.audience.show((seat, client_id))
        return True
    if room.has_done(command):
        return False
    if room.record.status != "playing":
        raise Refusal("nothing-to-undo")
    if free_undo(room.log, seat) is not None:
        await _take_back(room, seat, client_id, consent=False)
        return True
    to_ply = agreed_undo(room.log, seat)
    if to_ply is None:
        raise Refusal("nothing-to-undo")
    if room.wish.kept is not None:
        raise Refusal("wish-open")
    if _agreed(room, (seat,)):
        await _take_back(room, seat, client_id, consent=True)
        return True
    room.wish.last = max(room.wish.last + 1, room.log.seq)
    await _keep(room, Kept(Wish(room.wish.last, seat, to_ply, (seat,)), client_id))
    await room.note_done(command)
    return False


async def consent(room: Room, command: Consent) -> None:
    """A person's answer to the wish; the last consent carries it out."""
    if room.has_done(command):
        return
    kept = room.wish.kept
    if kept is None or kept.wish.number != command.wish:
        raise Refusal("no-such-wish", 404, wish=command.wish)
    agreed = tuple(sorted({*kept.wish.agreed, command.seat}))
    if not command.agree:
        await _keep(room, None)
    elif _agreed(room, agreed):
        await _take_back(room, kept.wish.seat, kept.client_id, consent=True)
    else:
        await _keep(room, replace(kept, wish=replace(kept.wish, agreed=agreed)))
    await room.note_done(command)


async def settle(room: Room) -> None:
    """Carry out the wish if all who are here to play agree: people may have left."""
    kept = room.wish.kept
    if kept is not None and _agreed(room, kept.wish.agreed):
        await _take_back(room, kept.wish.seat, kept.client_id, consent=True)


def _agreed(room: Room, seats: tuple[int, ...]) -> bool:
    return set(room.people.playing()) <= set(seats)


async def _keep(room: Room, kept: Kept | None) -> None:
    """Store the wish, then show it."""
    stored = None if kept is None else msgspec.json.encode(kept).decode()
    await room.store.change_table(room.id, wish=stored)
    room.record, room.wish.kept = replace(room.record, wish=stored), kept
    room.audience.announce()


async def _take_back(room: Room, seat: int, client_id: str, consent: bool) -> None:
    def change(draft: Draft) -> None:
        to_ply = (agreed_undo if consent else free_undo)(draft.log, seat)
        if to_ply is None:
            raise Refusal("nothing-to-undo")
        draft.take_back(to_ply, seat)

    await room.write(change, seat, client_id, consent=consent)
