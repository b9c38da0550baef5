"""Finished matches as everybody saw them, kept for when the rules cannot replay them any more.

One packet for each seat and one for spectators: nobody's holds more than that viewer was shown.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING, Any

import msgspec

from zoco.server.refusal import Refusal
from zoco.server.seen import position, step
from zoco.server.stored import StoredLog

if TYPE_CHECKING:
    from zoco.server.room import Room

logger = logging.getLogger("zoco.server")
PUBLIC = -1
"""The viewer who has no seat."""
SHOWN = ("over", "abandoned")
"""A table in one of these has a match that can be looked back at."""
BREATH = 0.0005
"""Seconds after each position in which those who play come first."""
_worker = ThreadPoolExecutor(1, "zoco-views")


class Retained:
    """What is kept of one table: written once, when its match has ended."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._begun = False
        self._enough = Event()

    def begin(self) -> None:
        """Keep the views of a match that has ended, unless that was done; nobody waits for it."""
        if self._begun or self._room.record.status not in SHOWN:
            return
        self._begun = True
        self._room.meanwhile(self._keep())

    def stop(self) -> None:
        """Do not go on with it: the next who opens the table tries again."""
        self._enough.set()

    async def _keep(self) -> None:
        room = self._room
        try:
            if await room.store.has_views(room.id):
                return
            loop, given = asyncio.get_running_loop(), (room.id, room.log.copy(), self._enough)
            packets = await loop.run_in_executor(_worker, packed, *given)
            if packets is not None:
                await room.store.keep_views(room.id, packets)
        except Exception:  # the log is whole: the next who opens the table tries again
            logger.exception("the views of table %s were not kept", room.id)

    async def position(self, seat: int | None, ply: int) -> Any:
        """A position as a viewer saw it; None if nothing was kept."""
        found = await self._read(seat)
        if found is None:
            return None
        if ply >= len(found["positions"]):
            raise Refusal("no-such-ply", 404, ply=ply)
        return found["positions"][ply]

    async def step(self, seat: int | None, have: int) -> bytes:
        """The end of the match as a viewer saw it, told from `have` on; empty if nothing is."""
        found = await self._read(seat)
        if found is None:
            return b""
        last = found["step"]
        last["since"] = min(have, last["seq"])
        last["happened"] = last["happened"][last["since"] :]
        return msgspec.json.encode(last)

    async def _read(self, seat: int | None) -> Any:
        """Plain values: they may be of an older version of the program."""
        room = self._room
        if room.record.status != "closed":
            return None
        body = await room.store.views(room.id, PUBLIC if seat is None else seat)
        return None if body is None else msgspec.json.decode(zlib.decompress(body))


def packed(table_id: str, log: StoredLog, enough: Event) -> dict[int, bytes] | None:
    """For each viewer every position of the match and its last step, compressed.

    None if somebody has had enough of it before it was done.
    """
    packets: dict[int, bytes] = {}
    for viewer in (PUBLIC, *range(log.header.seats)):
        seat = None if viewer == PUBLIC else viewer
        positions = []
        for ply in range(log.ply + 1):
            positions.append(position(log, seat, ply))
            if enough.wait(BREATH):
                return None
        packet = {"step": step(table_id, log, {}, seat, 0), "positions": positions}
        packets[viewer] = zlib.compress(msgspec.json.encode(packet))
    return packets
