"""The connections around one table, and what each of them is sent."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Protocol

import msgspec

from zoco.server.fair import commitment_of
from zoco.server.seen import step
from zoco.server.wire import (
    Bye,
    DownMessage,
    Fair,
    Origin,
    SeatInfo,
    State,
    TableInfo,
)

if TYPE_CHECKING:
    from zoco.server.room import Answer, Room


class Client(Protocol):
    """A connection as a room sees it. `token` is the hash of its token.

    `watching` is whether it asked for a view yet, `seat` for whose, `have` how far it was told.
    """

    token: str
    watching: bool
    seat: int | None
    have: int

    def send(self, message: bytes) -> None:
        """Queue a message; never waits. A client that does not keep up is dropped."""

    def dismiss(self, message: bytes) -> None:
        """Send a last message and end the connection."""


def encode(message: DownMessage) -> bytes:
    """A message as it travels."""
    return msgspec.json.encode(message)


class Audience:
    """Sends every client its own seat's step, and everybody who sits where."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.clients: set[Client] = set()
        self._left: dict[int, float] = {}
        self._opened = monotonic()

    def show(self, answer: Answer) -> None:
        """Tell every watching client what is new; those of the answered seat get the answer."""
        made: dict[tuple[int | None, int, str | None], bytes] = {}
        for client in tuple(self.clients):
            if client.watching:
                answers = answer[1] if answer and answer[0] == client.seat else None
                key = (client.seat, client.have, answers)
                if key not in made:
                    made[key] = self._step(*key)
                self._told(client, made[key])

    def show_one(self, client: Client, answers: str | None = None) -> None:
        """Tell one client the table as it is, and what it does not know yet."""
        self._told(client, self._step(client.seat, client.have, answers))

    def _step(self, seat: int | None, have: int, answers: str | None) -> bytes:
        room = self._room
        if room.record.status in ("waiting", "closed"):
            return b""
        return encode(step(room.id, room.log, room.asks, seat, min(have, room.log.seq), answers))

    def _told(self, client: Client, message: bytes) -> None:
        if message:
            client.send(message)
            client.have = self._room.log.seq

    def announce(self) -> None:
        """Tell everybody who sits where, and each what is its own."""
        table, made = self.info(), dict[str, bytes]()
        for client in tuple(self.clients):
            if client.token not in made:
                made[client.token] = encode(self.state(client.token, table))
            client.send(made[client.token])

    def state(self, token: str, table: TableInfo | None = None) -> State:
        """The table for the holder of this token."""
        people = self._room.people
        return State(table or self.info(), people.mine(token), token == people.host)

    def dismiss(self, code: str) -> None:
        """Send everybody off, to come again."""
        message = encode(Bye(code, again=True))
        for client in tuple(self.clients):
            client.dismiss(message)

    def left(self, token: str) -> None:
        """A connection ended: note when the seats were last held, and tell the others."""
        for seat in self._room.people.mine(token):
            self._left[seat] = monotonic()
        self.announce()

    def gone(self, seat: int) -> bool:
        """Whether nobody who holds the seat was connected for a while."""
        since = self._left.get(seat, self._opened)
        return not self.here(seat) and monotonic() - since >= self._room.settings.gone

    def here(self, seat: int) -> bool:
        """Whether somebody who holds the seat is connected."""
        return any(seat in self._room.people.mine(client.token) for client in self.clients)

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        room, record = self._room, self._room.record
        people = room.people
        spectators = {client.token for client in self.clients if not people.mine(client.token)}
        return TableInfo(
            id=record.id,
            game=record.game,
            edition=record.edition,
            options=room.log.header.options,
            status=record.status,  # type: ignore[arg-type]
            private=record.private,
            created=record.created,
            seats=tuple(self._seat(seat) for seat in range(len(people.seats))),
            spectators=len(spectators),
            practice=record.practice,
            fair=self.fair(),
            wish=room.undoing.wish,
            origin=msgspec.json.decode(record.origin, type=Origin) if record.origin else None,
            rematch=record.rematch,
            closed_because=record.closed_because,
        )

    def fair(self) -> Fair:
        """The commitment, and the seed once nothing can be drawn any more."""
        room, record = self._room, self._room.record
        return Fair(
            commitment=commitment_of(record.seed),
            contributions=room.contributions if record.status != "waiting" else (),
            since=record.since,
            seed=record.seed if room.ended else None,
        )

    def _seat(self, seat: int) -> SeatInfo:
        record = self._room.people.seats[seat]
        return SeatInfo(
            seat=seat,
            holder=record.holder,  # type: ignore[arg-type]
            name=record.name,
            level=self._room.people.level(seat),
            here=self.here(seat),
            away=record.away,
        )
