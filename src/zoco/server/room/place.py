"""One table among several processes: led here, or followed because another process leads it.

Who follows reads the log and shows it to its own people. All else is the leader's: what people
wish goes there as it is, and is answered here when what came of it was read.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from zoco.server.refusal import Refusal
from zoco.server.room.commands import Command, SeatWish, Wish
from zoco.server.room.following import catch_up, follow, go_on, lead
from zoco.server.room.letters import (
    INTERNAL,
    Answer,
    Around,
    Follow,
    Letter,
    Moved,
    Signed,
    Spoken,
    Unfollow,
    Visitor,
    carry,
    new_number,
)
from zoco.server.room.loading import read_on
from zoco.server.room.talk import hear, sign
from zoco.store.leases import Lease, Seen
from zoco.store.records import TableRecord

if TYPE_CHECKING:
    from zoco.server.room.office import Office
    from zoco.server.room.room import Room

logger = logging.getLogger("zoco.server")
A = TypeVar("A")
PATIENCE = 10.0
"""Seconds after which it is given up to find out who leads a table."""
AGAIN = 0.1
GATHERED = 0.05
"""Seconds in which comings and goings are gathered before the leader is told."""


class Deposed(Exception):
    """Another process leads the table by now; nothing was written."""


class Place:
    """Whether a table is led here; if not, how it is followed."""

    def __init__(self, room: Room, office: Office, taken: Lease | str) -> None:
        self._room = room
        self._office = office
        self.lease = taken if isinstance(taken, Lease) else None
        self.leader = "" if isinstance(taken, Lease) else taken
        self._number = -1
        self._people = -1
        self._said = 0
        self._told: tuple[Visitor, ...] = ()
        self._news: Around | None = None
        self._catching: asyncio.Task[None] | None = None
        self._reporting: asyncio.Handle | None = None
        self._settling, self._reading = asyncio.Lock(), asyncio.Lock()

    @property
    def leads(self) -> bool:
        """Whether this process leads, for all it knows."""
        return self.lease is not None

    @property
    def held(self) -> bool:
        """Whether this process leads for certain."""
        return self.lease is not None and self._office.leases.holds(self.lease.server)

    async def take(self, command: Command[A]) -> A:
        """Carry out a command here, or have it carried out where the table is led."""
        asked, number, end = "", new_number(), monotonic() + PATIENCE
        while monotonic() < end and not self._room.stopped:
            if asked not in ("", self.leader) and not isinstance(command, Wish):
                raise Refusal("moved-on")  # whether the last leader has done it nobody knows
            if self.leads:
                try:
                    return await self._room.take_here(command)
                except Deposed:
                    await self.settle()
            elif isinstance(command, INTERNAL):
                return None  # type: ignore[return-value]  # its leader asks that of itself
            else:
                asked = self.leader
                letter = carry(self._room.id, self._office.name, number, command)
                answer = await self._office.ask(asked, letter)
                if answer is not None and not answer.elsewhere:
                    return await self._answered(command, answer)
                if answer is not None:
                    asked, number = "", new_number()
                    await asyncio.sleep(AGAIN)
                await self.settle()
        raise Refusal("not-ready", 503)

    async def _answered(self, command: Command[A], answer: Answer) -> A:
        if answer.refused is not None:
            self._catch_up(None)
            raise answer.refused.refusal()
        room = self._room
        told = isinstance(command, SeatWish) and (command.seat, command.id) in room.known
        await self._read_on(answer.around)
        if told and isinstance(command, SeatWish):
            room.audience.show((command.seat, command.id))
        value: A = answer.value
        return value

    def require(self, record: TableRecord) -> None:
        """Raises where the lease is another's by now, or may be."""
        if self.lease is None or record.fence != self.lease.fence or not self.held:
            raise Deposed

    @property
    def settling(self) -> bool:
        """Whether it is just found out who leads."""
        return self._settling.locked()

    async def settle(self) -> None:
        """Find out who leads the table: this process, if nobody else does."""
        async with self._settling:
            end = monotonic() + PATIENCE
            while not self.held and monotonic() < end and not self._room.stopped:
                got = await self._office.leases.claim(self._room.id)
                if isinstance(got, Lease):
                    await lead(self._room, got)
                    self._office.give_up(self.leader)
                    self.lease, self.leader = got, ""
                    return await go_on(self._room)
                if got:
                    return await self._follow(got)
                await asyncio.sleep(AGAIN)
        if not self.held:
            raise Refusal("not-ready", 503)
        return None

    async def _follow(self, leader: str) -> None:
        if self.leads:
            self._said = await self._room.base.last_chat(self._room.id)
        if leader != self.leader:
            self._office.give_up(self.leader)
            self.lease, self.leader, self._number, self._told = None, leader, -1, ()
            follow(self._room)

    # -- following ---------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Begin to follow: what was said before is told to who comes."""
        self._said = await self._room.base.last_chat(self._room.id)

    async def refresh(self) -> None:
        """Tell the leader who is here, and hear how the table stands."""
        if self.leads and not self.held:
            await self.settle()
        end = monotonic() + PATIENCE
        room = self._room
        while not self.leads and monotonic() < end and not room.stopped:
            self._told = self._visitors()
            letter = Follow(room.id, self._office.name, new_number(), self._told)
            answer = await self._office.ask(self.leader, letter)
            if answer is not None and answer.around is not None:
                return await self._read_on(answer.around)
            await self.settle()
            if answer is not None:
                await asyncio.sleep(AGAIN)
        return None

    def _visitors(self) -> tuple[Visitor, ...]:
        clients = self._room.audience.clients
        here = (Visitor(it.token, it.watching, it.screen, it.shown) for it in clients)
        return tuple(sorted(here))

    def report(self) -> None:
        """If somebody here came, went, or has shown more, tell the leader soon."""
        if not self.leads and self._reporting is None and self._visitors() != self._told:
            loop = asyncio.get_running_loop()
            self._reporting = loop.call_later(GATHERED, self._report)

    def _report(self) -> None:
        self._reporting = None
        self._room.begin(self.refresh())

    def stop(self) -> None:
        """Nobody here looks at the table any more."""
        if self._reporting is not None:
            self._reporting.cancel()
        if not self.leads:
            self._office.send(self.leader, Unfollow(self._room.id, self._office.name))

    async def release(self) -> None:
        """Let others lead."""
        if self.lease is not None:
            await self._office.leases.release(self._room.id, self.lease)

    def hear(self, letter: Letter) -> None:
        """A letter of the leader; of one who leads no more, or not yet, it means nothing."""
        if self.leads or letter.sender != self.leader:
            return
        match letter:
            case Moved(seq=seq) if seq > self._room.log.seq:
                self._catch_up(None)
            case Around():
                self._catch_up(letter)
            case Spoken():
                self._room.begin(self._listen())
            case Signed():
                sign(self._room, letter.by, letter.seat, letter.sign)

    async def seen(self, seen: Seen) -> None:
        """How the table looks from outside: whatever a lost letter has told."""
        room = self._room
        if self.leads:
            if not self.held:
                await self.settle()
            return None
        if seen.leader != self.leader:
            await self.settle()
            return await self.refresh()
        if seen.seq > room.log.seq or seen.seating != room.people.seating:
            self._catch_up(None)
        if seen.said > self._said:
            room.begin(self._listen())
        return None

    def _catch_up(self, news: Around | None) -> None:
        """Read on soon, once for all that is told in the meantime."""
        self._news = news or self._news
        if self._catching is None or self._catching.done():
            self._catching = self._room.begin(self._catch())

    async def _catch(self) -> None:
        try:
            while True:
                news, self._news = self._news, None
                await self._read_on(news)
                if self._news is None:
                    return
        except Exception as error:  # the next look at the table tries again
            logger.warning("table %s was not followed: %s", self._room.id, type(error).__name__)

    async def _read_on(self, around: Around | None) -> None:
        """Read on from the last entry known, show it, and believe what the leader tells."""
        async with self._reading:
            room = self._room
            told = around is not None and around.sender == self.leader
            if around is not None and (not told or around.number < self._number):
                around = None
            people = None if around is None or around.people == self._people else around.people
            read = await read_on(room.base, room.settings, room.replayers, room, people is not None)
            if self.leads or read is None:
                return
            if around is not None:
                self._number, self._people = around.number, around.people
            catch_up(room, read, around)

    async def _listen(self) -> None:
        """Show what was said since."""
        async with self._reading:
            room = self._room
            for record in await room.base.chat_since(room.id, self._said):
                self._said = record.number
                hear(room, record)
