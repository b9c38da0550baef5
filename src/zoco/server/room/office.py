"""The office of a process: letters about tables come in here, and answers go back."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import DecodeError

from zoco.server.refusal import Refusal
from zoco.server.relay.post import Post
from zoco.server.room.letters import (
    Answer,
    Carry,
    Follow,
    Letter,
    Refused,
    Shut,
    Unfollow,
    carried,
    decode,
    encode,
)
from zoco.server.room.place import Deposed
from zoco.store.leases import Leases, address_of

if TYPE_CHECKING:
    from zoco.server.room.room import Room

logger = logging.getLogger("zoco.server")
WAITS = 1.0
"""Seconds after which a letter that is not answered is sent again."""
REMEMBERED = 10_000
"""Commands whose answers are kept: the letter with one of them may have been lost."""


class Office:
    """What one process writes and reads. `rooms` are the tables that are open here, which it can

    `close`.
    """

    def __init__(
        self,
        post: Post,
        leases: Leases,
        rooms: Mapping[str, Room],
        close: Callable[[str], Awaitable[None]],
    ) -> None:
        self.leases = leases
        self._close = close
        self._post = post
        self._rooms = rooms
        self._asked: dict[str, tuple[str, asyncio.Future[Answer | None]]] = {}
        self._carried: OrderedDict[str, asyncio.Task[Answer]] = OrderedDict()

    @property
    def name(self) -> str:
        """Who this process is now."""
        return self.leases.name

    async def open(self) -> None:
        """Take letters from now on."""
        await self._post.open(self.leases.address, self._take)

    async def close(self) -> None:
        """Send what waits, and take no more."""
        await self._post.close()

    def send(self, to: str, letter: Letter) -> None:
        """Write to the process of this name."""
        self._post.send(address_of(to), encode(letter))

    async def ask(self, to: str, letter: Follow | Carry | Shut) -> Answer | None:
        """The answer of another process; None if there is none for a while."""
        answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self._asked[letter.number] = (to, answer)
        self.send(to, letter)
        try:
            return await asyncio.wait_for(answer, WAITS)
        except TimeoutError:
            return None
        finally:
            del self._asked[letter.number]

    def give_up(self, leader: str) -> None:
        """Wait no longer for a process that is gone."""
        for to, asked in tuple(self._asked.values()):
            if to == leader and not asked.done():
                asked.set_result(None)

    def _take(self, sent: bytes) -> None:
        try:
            letter = decode(sent)
        except (DecodeError, UnicodeError):  # of another version: its sender asks again, elsewhere
            return logger.warning("a letter could not be read")
        if isinstance(letter, Answer):
            _, asked = self._asked.get(letter.number, ("", None))
            if asked is not None and not asked.done():
                asked.set_result(letter)
        elif isinstance(letter, Carry | Shut):
            self._do_once(letter)
        elif isinstance(letter, Follow):
            self.send(letter.sender, self._followed(letter))
        else:
            self._hand(letter)
        return None

    def _hand(self, letter: Letter) -> None:
        """To the room it is about; who writes of a table that is not open here may know that."""
        room = self._rooms.get(letter.table)
        if isinstance(letter, Unfollow):
            if room is not None:
                room.beyond.forget(letter.sender)
        elif room is None or room.place is None:
            self.send(letter.sender, Unfollow(letter.table, self.name))
        else:
            room.place.hear(letter)

    def _led(self, table: str) -> Room | None:
        room = self._rooms.get(table)
        return room if room is not None and room.leads and not room.stopped else None

    def _followed(self, letter: Follow) -> Answer:
        room, mine = self._led(letter.table), (letter.table, self.name, letter.number)
        if room is None:
            return Answer(*mine, elsewhere=True)
        return Answer(*mine, around=room.beyond.follow(letter))

    def _do_once(self, letter: Carry | Shut) -> None:
        task = self._carried.get(letter.number)
        if task is None:
            doing = self._shut(letter) if isinstance(letter, Shut) else self._carry(letter)
            task = asyncio.create_task(doing)
            self._carried[letter.number] = task
            task.add_done_callback(lambda done: self.send(letter.sender, done.result()))
            if len(self._carried) > REMEMBERED:
                self._carried.popitem(last=False)
        elif task.done():
            self.send(letter.sender, task.result())

    async def _shut(self, letter: Shut) -> Answer:
        try:
            await self._close(letter.table)
        except Exception:  # then it is led here until that comes to its end
            logger.exception("table %s was not closed", letter.table)
        return Answer(letter.table, self.name, letter.number)

    async def _carry(self, letter: Carry) -> Answer:
        room, mine = self._led(letter.table), (letter.table, self.name, letter.number)
        if room is None:
            return Answer(*mine, elsewhere=True)
        try:
            value = await room.take_here(carried(letter))
        except Deposed:
            return Answer(*mine, elsewhere=True)
        except Refusal as refusal:
            return Answer(*mine, refused=Refused.of(refusal))
        except Exception as error:
            logger.exception("a %s of another process failed", letter.kind)
            return Answer(*mine, refused=Refused.of(Refusal.for_fault(error)))
        return Answer(*mine, value=value, around=room.beyond.stands())
