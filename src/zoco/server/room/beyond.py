"""Those who follow a table at other processes: who is there, and what its leader tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import TYPE_CHECKING

from zoco.server.room.letters import Around, Follow, Letter, Moved, Signed, Spoken, Visitor

if TYPE_CHECKING:
    from zoco.server.room.commands import Gesture
    from zoco.server.room.office import Office
    from zoco.server.room.room import Room

AGAIN = 15.0
"""Seconds after which followers are told anew: a letter may have been lost."""


class Beyond:
    """The followers of one table, by the names of their processes; of one in a file there are none.

    It writes only where somebody follows.
    """

    def __init__(self, room: Room, office: Office | None) -> None:
        self._room = room
        self._office = office
        self.followers: dict[str, tuple[Visitor, ...]] = {}
        self._number = 0
        self._told = 0.0

    @property
    def visitors(self) -> Iterator[Visitor]:
        """All who look on there."""
        for visitors in self.followers.values():
            yield from visitors

    def follow(self, letter: Follow) -> Around:
        """Somebody follows, with these visitors; how the table stands."""
        before = self.followers.get(letter.sender, ())
        self.followers[letter.sender] = letter.visitors
        if before != letter.visitors:
            self._noticed(before)
        return self.stands()

    def forget(self, follower: str) -> None:
        """Somebody follows no more."""
        before = self.followers.pop(follower, None)
        if before:
            self._noticed(before)

    def clear(self) -> None:
        """Somebody else leads now."""
        self.followers.clear()

    def check(self, there: set[str]) -> None:
        """Forget those that are gone, and tell the others how the table stands, once in a while."""
        for follower in tuple(self.followers):
            if follower not in there:
                self.forget(follower)
        if monotonic() - self._told > AGAIN:
            self.around()

    def stands(self) -> Around:
        """How the table stands."""
        room = self._room
        self._number += 1
        return Around(
            table=room.id,
            sender=self._name,
            number=self._number,
            seq=room.log.seq,
            people=room.people.changes,
            info=room.audience.info(),
            seekers=room.seekers,
            host_gone=room.audience.host_gone(),
        )

    def moved(self) -> None:
        """There are new entries."""
        self._tell(lambda: Moved(self._room.id, self._name, self._room.log.seq))

    def around(self) -> None:
        """Something else is new."""
        self._told = monotonic()
        self._tell(self.stands)

    def spoken(self, number: int) -> None:
        """Something was said."""
        self._tell(lambda: Spoken(self._room.id, self._name, number))

    def signed(self, command: Gesture) -> None:
        """A seat makes a sign."""
        given = (command.seat, command.sign, command.token)
        self._tell(lambda: Signed(self._room.id, self._name, *given))

    @property
    def _name(self) -> str:
        assert self._office is not None, "who follows writes by an office"
        return self._office.name

    def _tell(self, made: Callable[[], Letter]) -> None:
        if self._office is not None and self.followers:
            letter = made()
            for follower in self.followers:
                self._office.send(follower, letter)

    def _noticed(self, before: tuple[Visitor, ...]) -> None:
        """Who came, went or has shown more there counts as here."""
        stay = {visitor.token for visitor in self.visitors}
        for visitor in before:
            if visitor.token not in stay:
                self._room.audience.left(visitor.token)
        if {it.token for it in before} == stay:
            self._room.look_up()
        else:
            self._room.announce_soon()
