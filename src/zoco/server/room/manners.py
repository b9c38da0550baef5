"""The manners of bots among people: to whom they leave time, and how much of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from zoco.server.room.commands import WaveOff
from zoco.server.settings import Settings

if TYPE_CHECKING:
    from zoco.server.room.room import Room


class Person(NamedTuple):
    """Somebody who plays and is connected.

    `shown` is the newest frame that a page of theirs has shown, `waved` the one up to which they
    have waved off whatever they need not answer, `moved` the one that their last move led to.
    """

    shown: int
    waved: int
    moved: int = -1

    def has_answered(self, seq: int) -> bool:
        """Whether no answer is to be expected to what is open since frame `seq`."""
        return self.waved >= seq or self.moved > seq


People = dict[int, Person]


class Manners:
    """The time that people have, of whom it is told whenever something has changed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._people: People = {}
        self._changed = asyncio.Event()
        self._standing: dict[int, tuple[int, float]] = {}

    def notice(self, people: People) -> None:
        """These people could do themselves what a bot may do now."""
        self._people = people
        self._changed.set()
        self._changed = asyncio.Event()

    async def after_people(self, seq: int, races: Callable[[int], bool] = lambda _: True) -> None:
        """Wait until a bot may do what it need not do, and what is open since frame `seq`.

        All people whose seat `races` have seen the frame for a while or waved it off, or have had
        long enough.
        """
        last, seen = monotonic() + self._settings.may_at_last, float("inf")
        while racing := [it for seat, it in self._people.items() if races(seat) and it.waved < seq]:
            if all(it.shown >= seq for it in racing):
                seen = min(seen, monotonic())
            left = min(last, seen + self._settings.may_after) - monotonic()
            if left <= 0:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left)

    def left(self, seat: int, number: int, limit: float) -> float:
        """For how long the table may still wait, at most `limit` since a bot got this ask."""
        if self._standing.get(seat, (-1, 0.0))[0] != number:
            self._standing[seat] = (number, monotonic())
        return self._standing[seat][1] + limit - monotonic()


async def wave_off(room: Room, command: WaveOff) -> None:
    """Whoever waves need not be waited for; doing so twice changes nothing."""
    room.waved[command.seat] = max(room.waved.get(command.seat, -1), command.seq)
    room.look_up()
