"""The figures of a finished match: counted when somebody wants to see them, then kept."""

from __future__ import annotations

import asyncio
import zlib

import msgspec
from msgspec.structs import replace

from zoco.bots.review import Review
from zoco.bots.statistics.figures import Bargain, Figures, figures_of
from zoco.server.history.stored import StoredLog
from zoco.server.refusal import Refusal
from zoco.store.store import Store

FIGURES = -4
"""They lie beside what each viewer saw."""


class Counting:
    """The figures of one table."""

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._id = table_id
        self._lock = asyncio.Lock()

    async def of(self, log: StoredLog | None, practice: bool) -> Figures:
        """The figures of a match that has ended; counted once, however many ask for them.

        Without a log only what was kept.
        """
        async with self._lock:
            found = await kept(self._store, self._id)
            if found is None:
                if log is None:
                    raise Refusal("no-statistics", 404)
                found = await asyncio.to_thread(figures_of, log, practice=practice)
                body = zlib.compress(msgspec.json.encode(found))
                await self._store.keep_views(self._id, {FIGURES: body})
            return found


async def kept(store: Store, table_id: str) -> Figures | None:
    """What was counted of a match before."""
    body = await store.views(table_id, FIGURES)
    return None if body is None else msgspec.json.decode(zlib.decompress(body), type=Figures)


def valued(figures: Figures, review: Review) -> Figures:
    """The figures with what each bargain was worth, as the review of its move has it."""
    # A ply that was undone and played anew comes twice: the later one has survived.
    changes = {turn.ply: turn.change for turn in review.turns if turn.by != "undo"}

    def worth(bargain: Bargain) -> Bargain:
        return replace(bargain, worth=changes[bargain.ply])

    return replace(figures, bargains=tuple(map(worth, figures.bargains)))
