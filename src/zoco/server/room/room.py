"""A room: the single writer of one table. Append, commit, then publish."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, TypeVar

from msgspec.structs import replace

from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.faults import BadInput, read
from zoco.core.log.chain import with_names
from zoco.core.log.log import fresh_salt
from zoco.core.moves import Illegal
from zoco.server.fair import Stream
from zoco.server.history.kept import Retained
from zoco.server.history.stored import StoredLog
from zoco.server.identity import now
from zoco.server.refusal import Refusal
from zoco.server.room.asks import asked
from zoco.server.room.audience import Audience
from zoco.server.room.bots import BotSeats
from zoco.server.room.draft import Draft
from zoco.server.room.loading import Loaded, load
from zoco.server.room.talk import Talk
from zoco.server.room.thinking import Thinkers
from zoco.server.room.undoing import Undoing
from zoco.server.settings import Settings
from zoco.store.records import ENDED, Append, Taken
from zoco.store.store import Store

logger = logging.getLogger("zoco.server")
T = TypeVar("T")
SNAPSHOT_AFTER = 20
"""Entries since the last cached position that make a new one worth its writing."""
Answer = tuple[int, str] | None
"""The seat and client id that a step acknowledges."""


class Room:
    """One table in memory. Whatever changes it goes through `do`, one wish after the other."""

    def __init__(
        self, store: Store, settings: Settings, thinkers: Thinkers, loaded: Loaded
    ) -> None:
        self.store = store
        self.settings = settings
        self.audience = Audience(self)
        self.bots = BotSeats(self, thinkers)
        self.undoing = Undoing(self)
        self.talk = Talk(self)
        self.retained = Retained(self)
        self._lock = asyncio.Lock()
        self._busy: set[asyncio.Task[Any]] = set()
        self._stopped = False
        self._doubtful = False
        self._announcing: asyncio.Handle | None = None
        self._taken(loaded)
        self.used = monotonic()

    def _taken(self, loaded: Loaded) -> None:
        self.record = loaded.record
        self.people = loaded.people
        self.log = loaded.log
        self.asks = loaded.asks
        self.known = loaded.known
        self._cached = loaded.cached
        self.undoing.recall(loaded.record.wish)

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.record.id

    @property
    def ended(self) -> bool:
        """Whether nothing can be played here any more."""
        return self.record.status in ENDED

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room in memory."""
        return not (self.audience.clients or self._busy or self.bots.thinking)

    async def do(self, wish: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Carry out a wish alone; who stops waiting for it does not stop it half way."""
        if self._stopped:
            raise Refusal("stopping", 503)
        task = asyncio.create_task(self._alone(wish))
        self._busy.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for but the end of the room."""
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._busy.discard(task)
        if not task.cancelled():
            task.exception()  # who wished may be gone: then nobody else asks how it went

    async def _alone(self, wish: Callable[[], Coroutine[Any, Any, T]]) -> T:
        async with self._lock:
            self.used = monotonic()
            if self._doubtful:
                await self._reload(None)
            try:
                return await wish()
            except Taken as error:
                await self._reload(error)
                raise Refusal("moved-on") from error

    async def stop(self, code: str) -> None:
        """Finish what is under way, and send everybody off."""
        self._stopped = True
        self.bots.stop()
        self.retained.stop()
        while self._busy:
            await asyncio.gather(*self._busy, return_exceptions=True)
        self.audience.dismiss(code)

    async def keep(self) -> None:
        """Cache the position; the log is on the disk already, so this may fail."""
        if self.record.status != "playing" or self.log.seq < self._cached + SNAPSHOT_AFTER:
            return
        numbers = {seat: ask.number for seat, ask in self.asks.items()}
        try:
            await self.store.keep_snapshot(self.id, self.log.snapshot(numbers))
        except Exception as error:
            logger.warning(
                "the position of table %s was not cached: %s", self.id, type(error).__name__
            )

    # -- play --------------------------------------------------------------------------------------

    async def play(self, seat: int, ask: int, raw: Any, client_id: str | None = None) -> None:
        """A move of a seat; call it through `do`. Raises `Refusal` and changes nothing."""

        def move(draft: Draft) -> None:
            self._require_playing()
            self._check_ask(seat, ask)
            draft.play(seat, self.read_move(raw))

        await self.write(move, seat, client_id)

    async def start(self) -> None:
        """Begin: the names are set, the contributions are in, chance may draw."""
        if self.record.status != "waiting":
            raise Refusal("already-started")
        if any(record.holder == "open" for record in self.people.seats):
            raise Refusal("seats-open")
        log = self.log
        if not log.entries:
            names = tuple(record.name for record in self.people.seats)
            log = StoredLog(log.game, with_names(log.header, names, fresh_salt))
        header = to_json(log.header).decode()
        seating = self.people.seating
        await self.store.change_status(self.id, "waiting", "playing", seating, header=header)
        self.record = replace(self.record, status="playing", header=header)
        self.log, self.asks = log, asked(log.game, log.table, log.seq, {}, None)
        await self.wake()
        self.announce()

    async def wake(self) -> None:
        """Let chance go on where it is its turn: at the start, or after a crash in between."""
        if self.record.status == "playing":
            await self.write(lambda _: None)
        self.retained.begin()

    async def write(
        self, change: Callable[[Draft], None], seat: int = CHANCE, client_id: str | None = None
    ) -> None:
        """Append what `change` appends and what chance adds; commit; then, and not before, publish.

        Where another writer was first, read again and try once more: the rules decide anew. A seat
        that changed hands there does not move.
        """
        held = self.people.held(seat)
        for _ in range(2):
            if client_id is not None and (seat, client_id) in self.known:
                return self.audience.show((seat, client_id))
            if self.people.held(seat) != held:
                raise Refusal("not-your-seat", 403, seat=seat)
            draft = Draft(self.log, self.asks)
            change(draft)
            draft.draw(Stream(self.record.seed, self.contributions))
            if await self._commit(draft, seat, client_id):
                return self._publish((seat, client_id) if client_id is not None else None)
        raise Refusal("moved-on")

    async def _commit(self, draft: Draft, seat: int, client_id: str | None) -> bool:
        """Whether the draft is the log now; if not, the room was read again."""
        status = self.record.status if draft.log.table.agenda else "over"
        practice = self.record.practice or self.undoing.by_consent
        record = replace(self.record, status=status, practice=practice, touched=now())
        rows = draft.rows(self.id, client_id)
        if rows:
            record = replace(record, wish=None)
            try:
                seating = self.people.seating
                await self.store.append(Append(rows, status, practice, record.touched, seating))
            except Exception as error:
                await self._reload(error)
                return False
        self.record, self.log, self.asks = record, draft.log, draft.asks
        if client_id is not None:
            self.known.add((seat, client_id))
        return True

    async def _reload(self, error: Exception | None) -> None:
        """Believe the store, not the memory; as long as it does not answer, nothing is done."""
        why = type(error).__name__ if error is not None else "it could not be read before"
        logger.warning("table %s reads its log again: %s", self.id, why)
        self._doubtful = True
        try:
            loaded = await load(self.store, self.settings, self.id)
        except Exception as silent:
            raise Refusal("not-saved", 503) from silent
        assert loaded is not None, "a table does not vanish"
        self._doubtful = False
        self._taken(loaded)
        self.announce()
        self.audience.show(None)
        if error is not None and not isinstance(error, Taken):
            raise Refusal("not-saved", 503) from error

    def _publish(self, answer: Answer) -> None:
        """The step before all else: nobody learns of the end, or of the seed, without it."""
        voided = self.record.wish is None and self.undoing.forget()
        changed = voided or self.undoing.by_consent or self.ended
        self.audience.show(answer)
        if changed:
            self.audience.announce()
        self.bots.look()
        self.retained.begin()

    def announce_soon(self) -> None:
        """Somebody came or went: announce it, once for all who do so in the same moment."""
        if self._announcing is None:
            self._announcing = asyncio.get_running_loop().call_soon(self.announce)

    def announce(self) -> None:
        """Tell everybody who sits here now, and let the bots look up."""
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None
        self.audience.announce()
        self.bots.look()
        self.retained.begin()

    # -- questions ---------------------------------------------------------------------------------

    def require_visible(self, token: str) -> None:
        """Raises where the table is private and the token unknown."""
        if not self.visible(token):
            raise Refusal("by-invitation", 403)

    def visible(self, token: str) -> bool:
        """Whether the holder of this token may look at the table."""
        return not self.record.private or self.people.known(token)

    @property
    def contributions(self) -> tuple[str, ...]:
        """What the seats threw into the dice."""
        return tuple(record.contribution for record in self.people.seats)

    def _require_playing(self) -> None:
        if self.record.status == "over":
            raise Refusal.by_rule(Illegal(self.log.game.meta.end, "it-is-over"))
        if self.record.status != "playing":
            raise Refusal(f"table-{self.record.status}")

    def _check_ask(self, seat: int, ask: int) -> None:
        found = self.asks.get(seat)
        if found is None:
            raise Refusal("nothing-asked")
        if found.number != ask:
            raise Refusal("stale-ask", ask=ask, now=found.number)

    def read_move(self, raw: Any) -> Any:
        """A move of this game out of plain values."""
        try:
            return read("move", raw, self.log.game.kinds.move)
        except BadInput:
            raise Refusal("malformed-move", 422) from None
