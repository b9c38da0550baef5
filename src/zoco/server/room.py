"""A room: the single writer of one table. Append, commit, then publish."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, TypeVar

from msgspec.structs import replace

from zoco.core.bad_input import BadInput
from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.illegal import Illegal
from zoco.core.reading import read
from zoco.server.asks import asked
from zoco.server.audience import Audience
from zoco.server.fair import Stream, draws
from zoco.server.identity import now
from zoco.server.loading import Loaded, load
from zoco.server.players import BotSeats
from zoco.server.refusal import Refusal
from zoco.server.settings import Settings
from zoco.server.stored import StoredLog
from zoco.server.thinking import Thinkers
from zoco.server.undoing import Undoing
from zoco.store.records import Append, EntryRow, Taken
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
        self._lock = asyncio.Lock()
        self._busy: set[asyncio.Task[Any]] = set()
        self._taken(loaded)
        self.used = monotonic()

    def _taken(self, loaded: Loaded) -> None:
        self.record = loaded.record
        self.people = loaded.people
        self.log = loaded.log
        self.asks = loaded.asks
        self.known = loaded.known
        self._cached = loaded.cached

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.record.id

    @property
    def ended(self) -> bool:
        """Whether nothing can be played here any more."""
        return self.record.status in ("over", "abandoned", "closed")

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room in memory."""
        return not (self.audience.clients or self._busy or self.bots.thinking)

    async def do(self, wish: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Carry out a wish alone; who stops waiting for it does not stop it half way."""
        task = asyncio.create_task(self._alone(wish))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return await asyncio.shield(task)

    async def _alone(self, wish: Callable[[], Coroutine[Any, Any, T]]) -> T:
        async with self._lock:
            self.used = monotonic()
            return await wish()

    async def stop(self, code: str) -> None:
        """Finish what is under way, and send everybody off."""
        self.bots.stop()
        while self._busy:
            await asyncio.gather(*self._busy, return_exceptions=True)
        self.audience.dismiss(code)
        if self.record.status == "playing" and self.log.seq >= self._cached + SNAPSHOT_AFTER:
            numbers = {seat: ask.number for seat, ask in self.asks.items()}
            await self.store.keep_snapshot(self.id, self.log.snapshot(numbers))

    # -- play --------------------------------------------------------------------------------------

    async def play(self, seat: int, ask: int, raw: Any, client_id: str | None = None) -> None:
        """A move of a seat; call it through `do`. Raises `Refusal` and changes nothing."""

        def move() -> None:
            self._require_playing()
            self._check_ask(seat, ask)
            self._append(seat, self.read_move(raw))

        await self.write(move, seat, client_id)

    async def start(self) -> None:
        """Begin: the names are set, the contributions are in, chance may draw."""
        if self.record.status != "waiting":
            raise Refusal("already-started")
        if any(record.holder == "open" for record in self.people.seats):
            raise Refusal("seats-open")
        if not self.log.entries:
            names = tuple(record.name for record in self.people.seats)
            self.log = StoredLog(self.log.game, replace(self.log.header, players=names))
        header = to_json(self.log.header).decode()
        self.record = replace(self.record, status="playing", header=header)
        await self.store.change_table(self.id, status="playing", header=header)
        self._ask_again(None)
        await self.write(lambda: None)
        self.announce()

    async def write(
        self, change: Callable[[], None], seat: int = CHANCE, client_id: str | None = None
    ) -> None:
        """Append what `change` appends and what chance adds, commit, publish.

        Where another writer was first, read again and try once more: the rules decide anew.
        """
        for _ in range(2):
            if client_id is not None and (seat, client_id) in self.known:
                return self.audience.show((seat, client_id))
            since = self.log.seq
            await self._changed(change)
            if await self._commit(since, seat, client_id):
                return self._publish((seat, client_id) if client_id is not None else None)
        raise Refusal("moved-on")

    async def _changed(self, change: Callable[[], None]) -> None:
        try:
            change()
            self._draw()
        except Refusal:
            raise
        except Exception as error:  # a fault of the program: nothing of it may stay in memory
            logger.exception("table %s could not go on", self.id)
            await self._reload(error)

    def announce(self) -> None:
        """Tell everybody who sits here now, and let the bots look up."""
        self.audience.announce()
        self.bots.look()

    def _publish(self, answer: Answer) -> None:
        self.undoing.forget()
        self.audience.show(answer)
        if self.ended:
            self.audience.announce()
        self.bots.look()

    # -- the log -----------------------------------------------------------------------------------

    def _append(self, seat: int, move: Any) -> None:
        try:
            self.log.append(seat, move)
        except Illegal as refusal:
            raise Refusal.by_rule(refusal) from None
        self._ask_again(self.log.entries[-1])

    def take_back(self, to_ply: int, seat: int) -> None:
        """Append an undo; only inside `write`."""
        self.log.undo(to_ply, seat)
        self._ask_again(self.log.entries[-1])

    def _ask_again(self, entry: Any) -> None:
        log = self.log
        self.asks = asked(log.game, log.table, log.seq, self.asks, entry)

    def _draw(self) -> None:
        """Let chance decide as long as it has to; a draw's number is never used again."""
        game = self.log.game
        while game.actors(self.log.table) == (CHANCE,):
            stream = Stream(self.record.seed, self.contributions)
            bits = stream.draw(draws(self.log.entries))
            self._append(CHANCE, game.outcomes(self.log.table).sample(bits))

    @property
    def contributions(self) -> tuple[str, ...]:
        """What the seats threw into the dice."""
        return tuple(record.contribution for record in self.people.seats)

    async def _commit(self, since: int, seat: int, client_id: str | None) -> bool:
        """Whether the entries from `since` on are durable; if not, the room was read again."""
        status = self.record.status if self.log.table.agenda else "over"
        practice = self.record.practice or self.undoing.by_consent
        record = replace(self.record, status=status, practice=practice, touched=now())
        rows = tuple(
            EntryRow(self.id, e.seq, e.seat, client_id if e.seq == since else None, _text(e))
            for e in self.log.entries[since:]
        )
        if rows:
            try:
                await self.store.append(Append(rows, status, practice, record.touched))
            except Exception as error:
                await self._reload(error)
                return False
        self.record = record
        if client_id is not None:
            self.known.add((seat, client_id))
        return True

    async def _reload(self, error: Exception) -> None:
        """Believe the store, not the memory."""
        logger.warning("table %s reads its log again: %s", self.id, type(error).__name__)
        loaded = await load(self.store, self.settings, self.id)
        assert loaded is not None, "a table does not vanish"
        self._taken(loaded)
        self.audience.show(None)
        if not isinstance(error, Taken):
            raise Refusal("not-saved", 503) from error

    # -- questions ---------------------------------------------------------------------------------

    def require_visible(self, token: str) -> None:
        """Raises where the table is private and the token unknown."""
        if self.record.private and not self.people.known(token):
            raise Refusal("by-invitation", 403)

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


def _text(entry: Any) -> str:
    return to_json(entry).decode()
