"""A room: the single writer of one table. Append, commit, then publish."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from zoco.bots.hint import Advised
from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.log.chain import with_names
from zoco.core.log.log import fresh_salt
from zoco.server.heralds import Heralds
from zoco.server.history.kept import Keeping, Kept
from zoco.server.history.stored import StoredLog
from zoco.server.identity import now
from zoco.server.limits import Bucket
from zoco.server.logbook import TABLE
from zoco.server.measures import CONNECTIONS, MOVE_SECONDS, MOVES
from zoco.server.refusal import Refusal
from zoco.server.room import desk, timing
from zoco.server.room.asks import asked
from zoco.server.room.audience import Answer, Audience, Client
from zoco.server.room.beyond import Beyond
from zoco.server.room.bots import BotSeats
from zoco.server.room.commands import Command, Consent, SeatWish, Tick, Weigh, Wish
from zoco.server.room.course import go_on, require_asked, status_after
from zoco.server.room.draft import Draft
from zoco.server.room.hindsight import Hindsight
from zoco.server.room.loading import Loaded, load
from zoco.server.room.office import Office
from zoco.server.room.place import Place
from zoco.server.room.presence import Presence
from zoco.server.room.rematch import keep_seats
from zoco.server.room.scenes import scene_of
from zoco.server.room.stage import Stage
from zoco.server.room.thinking import Thinkers
from zoco.server.room.timing import Ticker
from zoco.server.settings import Settings
from zoco.server.workers import Workers
from zoco.store.leases import Lease
from zoco.store.records import Append, FulfilledRecord, Taken
from zoco.store.store import Store

logger = logging.getLogger("zoco.server")
T = TypeVar("T")
A = TypeVar("A")
SNAPSHOT_AFTER, SNAPSHOT_OFTEN = 20, 64
"""Entries since the last cached position that make a new one worth its writing, at the end of the

room, and while it is played on: no more than these are replayed after a crash.
"""


class Room(Stage):
    """A mailbox: it takes commands, carries out one after the other, and answers each.

    Where several processes share a database the table is `taken` by a lease, or by another one.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
        replayers: Workers,
        loaded: Loaded,
        office: Office | None = None,
        taken: Lease | str = "",
        heralds: Heralds | None = None,
    ) -> None:
        super().__init__(settings, loaded)
        self.heralds = heralds
        self.replayers = replayers
        self.base = store
        self.store = store if not isinstance(taken, Lease) else store.under(taken)
        self.beyond = Beyond(self, office)
        self.place = None if office is None else Place(self, office, taken)
        self.audience = Audience(self, self.beyond)
        self.bots = BotSeats(self.take, thinkers, settings)
        self.buckets: dict[str, Bucket] = {}
        self.signs: dict[str, Bucket] = {}
        self.keeping = Keeping(store, loaded.record.id, replayers, settings.find)
        self.hindsight = Hindsight(self, store, thinkers.values)
        self.lock = asyncio.Lock()
        self._busy: set[asyncio.Task[Any]] = set()
        self.stopped = False
        self.doubtful = False
        self._presence = Presence(self.announce, settings.gathered)
        self._later: list[asyncio.Handle] = []
        self.ticker = Ticker(lambda: self.begin(self._done(Tick(""))))
        self.used = monotonic()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room in memory."""
        hurries = (self.ticker.waits and self.record.due is None) or any(self.beyond.visitors)
        return not (self.audience.clients or self._busy or self.bots.thinking or hurries)

    async def take(self, command: Command[A]) -> A:
        """Carry out a command alone; who stops waiting for it does not stop it half way.

        Raises `Refusal`, and then nothing has changed.
        """
        if self.stopped:
            raise Refusal("stopping", 503)
        return await asyncio.shield(self.begin(self._done(command)))

    async def _done(self, command: Command[A]) -> A:
        """Carry out a command, wherever the table is led."""
        if self.place is None:
            return await self.take_here(command)
        return await self.place.take(command)

    @property
    def leads(self) -> bool:
        """Whether the table is led here: by whoever opens it, unless there are several servers."""
        return self.place is None or self.place.leads

    def do_later(self, seconds: float, command: Command[Any]) -> None:
        """Carry out a command after a while, if the room is still open then."""
        loop = asyncio.get_running_loop()
        self._later.append(loop.call_later(seconds, lambda: self.begin(self._done(command))))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something that the end of the room waits for."""
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._busy.discard(task)
        if not task.cancelled():
            task.exception()  # who wished may be gone: then nobody else asks how it went

    async def take_here(self, command: Command[A]) -> A:
        """Carry out a command alone; raises `Deposed` where another process leads by now."""
        TABLE.set(self.id)
        async with self.lock:
            self.used = monotonic()
            if self.doubtful:
                await self._reload(None)
            try:
                if isinstance(command, SeatWish):
                    self._require_own(command)
                answer: A = await desk.HANDLERS[type(command)](self, command)
            except Taken as error:
                await self._reload(error)
                raise Refusal("moved-on") from error
            return answer

    def _require_own(self, wish: SeatWish[Any]) -> None:
        """The seat must be one's own when the turn of the wish comes, not only when it came.

        Who resigned does not hold it any more, and may ask whether that is done; nobody needs eyes
        to consent: all know what is asked.
        """
        if self.has_done(wish):
            return
        self.people.require(wish.seat, wish.token)
        if wish.eyes != wish.seat and not isinstance(wish, Consent):
            raise Refusal("not-watching")

    async def note_done(self, wish: Wish[Any]) -> None:
        """Remember that a wish is fulfilled; it is so even if that cannot be stored."""
        self.done.add((wish.token, wish.id))
        try:
            await self.store.add(FulfilledRecord(self.id, wish.token, wish.id))
        except Exception as error:
            why = type(error).__name__
            logger.warning("a fulfilled wish at table %s was not noted: %s", self.id, why)

    def came(self, client: Client) -> None:
        """Somebody connected."""
        self.audience.clients.add(client)
        self.audience.greet(client)
        CONNECTIONS.inc()
        self.announce_soon()

    def left(self, client: Client) -> None:
        """A connection ended."""
        self.audience.clients.discard(client)
        CONNECTIONS.dec()
        self.used = monotonic()
        self.audience.left(client.token)
        self.announce_soon()

    async def stop(self, code: str) -> None:
        """Finish what is under way, and send everybody off."""
        self.stopped = True
        self.rest()
        if self.place is not None:
            self.place.stop()
        self.bots.stop()
        self.keeping.stop()
        self.hindsight.stop()
        while self._busy:
            await asyncio.gather(*self._busy, return_exceptions=True)
        self.audience.dismiss(code)

    def rest(self) -> None:
        """Nothing is to be done by itself any more."""
        self._presence.wait(None)
        self.ticker.set(None)
        for handle in self._later:
            handle.cancel()

    async def keep(self) -> None:
        """Cache the position; the log is on the disk already, so this may fail."""
        few = self.log.seq < self.cached + SNAPSHOT_AFTER
        if self.record.status != "playing" or few or not self.leads:
            return
        numbers = {seat: ask.number for seat, ask in self.asks.items()}
        snapshot, self.cached = self.log.snapshot(numbers), self.log.seq
        try:
            await self.store.keep_snapshot(self.id, snapshot)
        except Exception as error:
            why = type(error).__name__
            logger.warning("the position of table %s was not cached: %s", self.id, why)

    # -- play --------------------------------------------------------------------------------------

    async def play(self, seat: int, ask: int, raw: Any, client_id: str | None = None) -> None:
        """A move of a seat, as part of a command. Raises `Refusal` and changes nothing."""

        def move(draft: Draft) -> None:
            self.require_playing()
            self.require_asked(seat, ask)
            draft.play(seat, self.read_move(raw))
            require_asked(self, draft)
            self.moved[seat] = draft.log.seq

        with MOVE_SECONDS.time():
            await self.write(move, seat, client_id)
        MOVES.inc()

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
        await timing.keep(self)
        await self.wake()
        self.announce()

    async def wake(self) -> None:
        """Let chance go on where it is its turn, at the start or after a crash in between; go on

        waiting for who may want to play again.
        """
        if self.record.status == "playing":
            if any(self.people.level(record.seat) for record in self.people.seats):
                self.bots.prepare(self.log.game)
            await self.write(lambda _: None)
        keep_seats(self)
        self.look_up()

    async def write(
        self,
        change: Callable[[Draft], None],
        seat: int = CHANCE,
        client_id: str | None = None,
        consent: bool = False,
    ) -> None:
        """Append what `change` appends and what chance adds; commit; then, and not before, publish.

        Where another writer was first, read again and try once more: the rules decide anew. A seat
        that changed hands there does not move. By `consent` of all it is practice from then on.
        """
        held = self.people.held(seat)
        for _ in range(2):
            if client_id is not None and (seat, client_id) in self.known:
                return self.audience.show((seat, client_id))
            if self.people.held(seat) != held:
                raise Refusal("not-your-seat", 403)
            draft = Draft(self.log, self.asks)
            change(draft)
            go_on(self, draft)
            if await self._commit(draft, seat, client_id, consent):
                return self._publish((seat, client_id) if client_id else None, consent)
        raise Refusal("moved-on")

    async def _commit(self, draft: Draft, seat: int, client_id: str | None, consent: bool) -> bool:
        """Whether the draft is the log now; if not, the room was read again."""
        status = status_after(self, draft)
        practice = self.record.practice or consent
        record = replace(self.record, status=status, practice=practice, touched=now())
        rows = draft.rows(self.id, client_id)
        hands = self.clocks.hands.copy() if self.clocks is not None else None
        if rows:
            times, due = timing.charged(self, draft, seat)
            record = replace(record, wish=None, times=times, due=due)
            change = (status, practice, record.touched, self.people.seating, times, due)
            try:
                await self.store.append(Append(rows, *change))
            except Exception as error:
                if self.clocks is not None and hands is not None:
                    self.clocks.hands = hands
                await self._reload(error)
                return False
        self.record, self.log, self.asks = record, draft.log, draft.asks
        self.log.settle()
        if self.log.seq >= self.cached + SNAPSHOT_OFTEN:
            self.begin(self.keep())
        if client_id is not None:
            self.known.add((seat, client_id))
        return True

    async def _reload(self, error: Exception | None) -> None:
        """Believe the store, not the memory; as long as it does not answer, nothing is done."""
        why = type(error).__name__ if error is not None else "it could not be read before"
        logger.warning("table %s reads its log again: %s", self.id, why)
        self.doubtful = True
        try:
            loaded = await load(self.store, self.settings, self.replayers, self.id)
        except Exception as silent:
            raise Refusal("not-saved", 503) from silent
        if loaded is None:  # somebody has deleted it
            raise Refusal("no-such-table", 404)
        if self.place is not None:
            self.place.require(loaded.record)
        self.doubtful = False
        self.set_up(loaded)
        self.announce()
        self.audience.show(None)
        if error is not None and not isinstance(error, Taken):
            raise Refusal("not-saved", 503) from error

    def _publish(self, answer: Answer, consent: bool) -> None:
        """The step before all else: nobody learns of the end, or of the seed, without it."""
        voided = self.record.wish is None and self.wish.forget()
        changed = voided or consent or self.ended
        self.audience.show(answer)
        if changed:
            self.audience.announce()
        self.look_up()

    def announce_soon(self) -> None:
        """Somebody came or went: announce it, once for all who do so in a while."""
        self._presence.changed()

    def announce(self) -> None:
        """Tell everybody who sits here now, and let the bots look up."""
        # Before it is told who is gone: whoever becomes so in between is told of once more.
        absent = not self.stopped and self.leads
        self._presence.told(self.audience.next_gone() if absent else None)
        self.audience.announce()
        self.look_up()
        if self.seekers and not self.stopped and self.leads:
            self.begin(self._done(Weigh("")))

    def look_up(self) -> None:
        """Show the table to the bots, and keep the views of a match that has ended."""
        self.bots.look(scene_of(self))
        if self.place is not None and not self.stopped:
            self.place.report()
        if self.leads:
            timing.keep_time(self)
            if self.heralds is not None and not self.stopped:
                self.heralds.look(self)
            if self.keeping.due(self.record.status):
                self.begin(self.keeping.keep(self.log.header))
                self.begin(self.hindsight.statistics())

    # -- questions ---------------------------------------------------------------------------------

    async def kept(self, seat: int | None) -> Kept | None:
        """The match as a viewer saw it, if these rules cannot replay it any more."""
        return await self.keeping.read(seat) if self.record.status == "closed" else None

    async def hint(self, seat: int) -> tuple[Advised, ...]:
        """The choices that are worth a look for a seat that is asked something."""
        if not self.record.hints:
            raise Refusal("no-hints", 403)
        ask = self.asks.get(seat)
        if ask is None or self.record.status != "playing":
            raise Refusal("nothing-asked")
        advised = await self.bots.advised(seat, ask.must)
        return msgspec.json.decode(advised, type=tuple[Advised, ...])
