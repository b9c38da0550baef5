"""Finished matches as everybody saw them, kept for when the rules cannot replay them any more.

One packet for each seat and one for spectators: nobody's holds more than that viewer was shown. One
more has all that was hidden.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from zoco.core.game import Game
from zoco.core.log.entries import Header
from zoco.core.log.log import Log
from zoco.server.history.film import (
    OPEN,
    Insight,
    Stretch,
    first_shown,
    frame,
    paged,
    watched,
    words,
)
from zoco.server.refusal import Refusal
from zoco.server.wire.messages import Frame, Step
from zoco.server.workers import Stopping, Workers
from zoco.store.store import Store

logger = logging.getLogger("zoco.server")
Find = Callable[[str], Game[Any, Any]]
PUBLIC = -1
"""The viewer who has no seat."""
SHOWN = ("over", "abandoned")
"""A table in one of these has a match that can be looked back at."""


class Keeping:
    """What is kept of one table: written once, when its match has ended."""

    def __init__(self, store: Store, table_id: str, workers: Workers, find: Find) -> None:
        self._store = store
        self._id = table_id
        self._workers = workers
        self._find = find
        self._begun = False
        self._work: asyncio.Future[dict[int, bytes]] | None = None

    def due(self, status: str) -> bool:
        """Whether the views are to be kept now; only once is it true."""
        due = not self._begun and status in SHOWN
        self._begun = self._begun or due
        return due

    def stop(self) -> None:
        """Do not wait for it: the next who opens the table tries again."""
        if self._work is not None:
            self._work.cancel()

    async def keep(self, header: Header) -> None:
        """Keep the views of a match that has ended, unless that was done; nobody waits for it."""
        try:
            if await self._store.has_views(self._id, PUBLIC):
                return
            bodies = [row.body.encode() for row in await self._store.entries(self._id)]
            size = sum(map(len, bodies))
            work = self._workers.read(size, packed, self._find, self._id, header, bodies)
            self._work = asyncio.ensure_future(work)
            await self._store.keep_views(self._id, await self._work)
        except (Stopping, asyncio.CancelledError):
            return
        except Exception:  # the log is whole: the next who opens the table tries again
            logger.exception("the views of table %s were not kept", self._id)

    async def read(self, seat: int | None) -> Kept | None:
        """What was kept for a viewer; None if nothing was."""
        body = await self._store.views(self._id, PUBLIC if seat is None else seat)
        return None if body is None else Kept(msgspec.json.decode(zlib.decompress(body)))


class Kept:
    """A finished match as one viewer saw it, in plain values: an older program may have made them.

    `packet` has the last step without its frames, all frames, the words of each, and the seq of
    each position of the surviving line.
    """

    def __init__(self, packet: Any) -> None:
        self._step = packet["step"]
        self._frames: list[Any] = packet["frames"]
        self._outlines: list[Any] = packet["outlines"]
        self._line: list[int] = packet["line"]

    def step(self, have: int | None) -> Any:
        """The end of the match, with the frames after `have`, or after none at all."""
        seq = self._step["seq"]
        since = seq if have is None else min(have, seq)
        frames = self._frames[first_shown(since, seq) :]
        return self._step | {"since": since, "frames": frames}

    def position(self, ply: int) -> Any:
        """A position of the surviving line; raises where there is none."""
        if ply >= len(self._line):
            raise Refusal("no-such-ply", 404, ply=ply)
        seq = self._line[ply]
        return {
            "plies": len(self._line) - 1,
            "seat": self._step["seat"],
            "frame": self._frames[seq],
            "edition": self._step["edition"],
            "recalled": self._recalled(seq),
        }

    async def film(self, stretch: Stretch) -> Any:
        """The frames of a stretch, as many as fit into an answer; raises where there is none."""
        self._require(stretch.first)
        seq = self._step["seq"]
        frames = await paged(self._frames[number] for number in stretch.within(seq))
        return {
            "seat": self._step["seat"],
            "seq": seq,
            "frames": frames,
            "next": stretch.rest(len(frames), seq),
            "recalled": self._recalled(stretch.first - 1),
        }

    def words(self, seq: int | None) -> Any:
        """The position of a frame in words; raises where there is none."""
        wanted = self._step["seq"] if seq is None else seq
        self._require(wanted)
        outline = self._outlines[wanted]
        return {"seat": self._step["seat"], "seq": wanted, "outline": outline}

    def _require(self, seq: int) -> None:
        if seq >= len(self._frames):
            raise Refusal("no-such-frame", 404, seq=seq)

    def _recalled(self, seq: int) -> list[Any]:
        """All that was remembered with a frame, added up as any client does."""
        memory: list[Any] = []
        for shown in self._frames[: seq + 1]:
            memory += [told["event"] for told in shown["told"] if told.get("remembered")]
            del memory[shown["memory"] :]
        return memory


def packed(find: Find, table_id: str, header: Header, bodies: Sequence[bytes]) -> dict[int, bytes]:
    """In a worker: for each viewer every frame, its words, and the last step, compressed."""
    log = Log(find(header.game), header)
    for body in bodies:
        log.put(body)
    viewers = (None, OPEN, *range(log.header.seats))
    frames: dict[int | None, list[Frame]] = {viewer: [] for viewer in viewers}
    outlines: dict[int | None, list[Any]] = {viewer: [] for viewer in viewers}
    for seq in range(log.seq + 1):
        insight = Insight(log.game)
        for viewer in viewers:
            frames[viewer].append(frame(log, viewer, seq, insight))
            outlines[viewer].append(words(log, viewer, seq).outline)
    line = [log.seq_at(ply) for ply in range(log.ply + 1)]
    packets: dict[int, bytes] = {}
    for viewer in viewers:
        packet = {"step": _last(table_id, log, viewer), "frames": frames[viewer], "line": line}
        packet["outlines"] = outlines[viewer]
        body = zlib.compress(msgspec.json.encode(packet))
        packets[PUBLIC if viewer is None else viewer] = body
    return packets


def _last(table_id: str, log: Log, seat: int | None) -> Step:
    """The step that ends a match, but for its frames: nobody is asked any more."""
    return Step(
        table=table_id,
        seat=watched(seat),
        seq=log.seq,
        ply=log.ply,
        head=log.head,
        since=log.seq,
        frames=(),
        ask=None,
        undo=None,
        answers=None,
        edition=log.header.edition,
        recalled=log.table.memory.events,
    )
