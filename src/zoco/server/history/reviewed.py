"""The review of a finished match: worked out when somebody wants to see it, then kept."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from zoco.bots.review import Review, Shares, review, tables_of
from zoco.server.history.stored import StoredLog
from zoco.server.refusal import Refusal
from zoco.store.store import Store

REVIEW = -2
"""What everybody may see of it lies beside what each viewer saw."""
Values = Callable[[str, Sequence[Any]], Awaitable[list[Shares]]]


class Reviewing:
    """The review of one table. `values` tells what tables promise, somewhere else."""

    def __init__(self, store: Store, table_id: str, values: Values) -> None:
        self._store = store
        self._id = table_id
        self._values = values
        self._making: asyncio.Task[Review] | None = None

    async def of(self, log: StoredLog | None) -> Review:
        """The review of a match that has ended; made once, however many ask for it.

        Without a log only what was kept.
        """
        body = await self._store.views(self._id, REVIEW)
        if body is not None:
            return msgspec.json.decode(zlib.decompress(body), type=Review)
        if log is None:
            raise Refusal("no-review", 404)
        if self._making is None or self._making.done():
            self._making = asyncio.create_task(self._make(log))
        making = self._making
        try:
            return await asyncio.shield(making)
        except asyncio.CancelledError:
            if making.cancelled():
                raise Refusal("stopping", 503) from None
            raise

    def stop(self) -> None:
        """Do not go on with it: the next who asks begins anew."""
        if self._making is not None:
            self._making.cancel()

    async def _make(self, log: StoredLog) -> Review:
        try:
            found = await self._values(log.game.package, tables_of(log))
        except ValueError as error:
            raise Refusal("no-review", 404) from error
        made = review(log, found)
        body = zlib.compress(msgspec.json.encode(made))
        await self._store.keep_views(self._id, {REVIEW: body})
        return made
