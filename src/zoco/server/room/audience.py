"""The connections around one table, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any, Protocol, cast

import msgspec

from zoco.core.log.entries import Undone
from zoco.core.log.undo import practised
from zoco.server.fair import commitment_of
from zoco.server.history.film import Reel
from zoco.server.room import timing
from zoco.server.room.beyond import Beyond
from zoco.server.room.fresh import temperament_of
from zoco.server.room.letters import Reported, Visitor
from zoco.server.room.stage import Stage
from zoco.server.room.step import Made, Wanted, made
from zoco.server.wire.around import Fair, Note, Origin
from zoco.server.wire.messages import Bye, DownMessage, SeatInfo, State, TableInfo

Answer = tuple[int, str] | None
"""The seat and client id that a step acknowledges."""

COMING_BACK = 3.0
"""Seconds in which others are likely to ask for the same old frames: a line was lost for all."""
NOT_FOR_YOU = 4403
"""The close code for who may not look at the table."""


class Client(Protocol):
    """A connection as a room sees it. `token` is the hash of its token.

    `watching` is whether it asked for a view yet, `seat` for whose, `have` how far it was told;
    `first`: it has asked, and was not shown anything since; `changes`: it puts frames together from
    what they change; `screen`: everybody at the table looks at it; `shown` is the newest frame that
    its page has told of, −1 if it does not.
    """

    token: str
    watching: bool
    first: bool
    changes: bool
    screen: bool
    seat: int | None
    have: int
    shown: int
    asked: bytes

    def send(self, *messages: bytes) -> None:
        """Queue messages; never waits. A client that does not keep up is dropped."""

    def send_state(self, message: bytes) -> None:
        """Queue who sits where, in place of an older such message that still waits."""

    def dismiss(self, message: bytes, code: int = ...) -> None:
        """Send a last message and end the connection with a close code."""


def encode(message: DownMessage) -> bytes:
    """A message as it travels."""
    return msgspec.json.encode(message)


def _raw(table: TableInfo) -> TableInfo:
    """The table as it travels, for messages that differ in other things."""
    return cast("TableInfo", msgspec.Raw(msgspec.json.encode(table)))


class Audience:
    """Sends every client its own seat's step, and everybody who sits where.

    Those `beyond` look on at other processes. What is `reported` is how the leader of the table
    says that it stands, if this process is not the one.
    """

    def __init__(self, stage: Stage, beyond: Beyond) -> None:
        self._stage = stage
        self.clients: set[Client] = set()
        self._reel = Reel()
        self._forgets: asyncio.Handle | None = None
        self._looked: tuple[int, Undone | None] = (-1, None)
        self._left: dict[int, float] = {}
        self._opened = self._host_left = monotonic()
        self.beyond = beyond
        self.reported: Reported | None = None

    def begin_anew(self) -> None:
        """The table is led here from now on: who is not here has time to come back."""
        self.reported = None
        self._left.clear()
        self._opened = self._host_left = monotonic()

    def show(self, answer: Answer) -> None:
        """Tell every watching client what is new; those of the answered seat get the answer."""
        told: dict[Wanted, Made | None] = {}
        for client in tuple(self.clients):
            if client.watching:
                wanted = self._wanted(client, answer)
                if wanted not in told:
                    told[wanted] = self._step(wanted)
                self._tell(client, told[wanted])
        self.beyond.moved()

    def show_one(self, client: Client) -> int:
        """Tell one client the table as it is, and what it does not know yet; how many bytes."""
        step = self._step(self._wanted(client, None))
        self._tell(client, step)
        return 0 if step is None else len(step.message)

    def _wanted(self, client: Client, answer: Answer) -> Wanted:
        seat = self._eyes(client)
        answers = answer[1] if answer and answer[0] == seat else None
        mine = self._stage.people.mine(client.token)
        several = mine if len(mine) > 1 else ()
        given = (client.first, client.changes, several, client.asked if client.changes else b"")
        return Wanted(seat, client.have, answers, *given)

    def _eyes(self, client: Client) -> int | None:
        """Through whose eyes a client looks: a seat's only as long as its token holds that seat."""
        if not self._stage.people.holds(client.seat, client.token):
            client.seat = None
        return client.seat

    def _step(self, wanted: Wanted) -> Made | None:
        stage = self._stage
        if stage.record.status in ("waiting", "closed"):
            return None
        step = made(stage.id, stage.log, stage.asks, wanted, self._reel)
        if self._reel.holds and self._forgets is None:
            loop = asyncio.get_running_loop()
            self._forgets = loop.call_later(COMING_BACK, self._forget)
        return step

    def _forget(self) -> None:
        self._forgets = None
        self._reel.forget()

    def _tell(self, client: Client, step: Made | None) -> None:
        if step is not None:
            client.send(step.message)
            client.have, client.first, client.asked = self._stage.log.seq, False, step.asked

    def announce(self) -> None:
        """Tell everybody who sits where, and each what is its own; who lost a seat looks on."""
        self._send_off()
        table, made = _raw(self.info()), dict[Any, bytes]()
        for client in tuple(self.clients):
            client.send_state(self._told_state(client.token, table, made))
            if client.seat is not None and self._eyes(client) is None:
                self.show_one(client)
        self.beyond.around()

    def greet(self, client: Client) -> None:
        """Tell who has just come who sits where."""
        client.send_state(encode(self.state(client.token)))

    def _told_state(self, token: str, table: TableInfo, made: dict[Any, bytes]) -> bytes:
        """What is told to a token; to all who are told the same it is made once."""
        state = self.state(token, table)
        told = msgspec.structs.astuple(state)[1:]
        if told not in made:
            made[told] = encode(state)
        return made[told]

    def _send_off(self) -> None:
        """A private table is not for those whom it does not know any more."""
        for client in tuple(self.clients):
            if not self._stage.visible(client.token):
                self.clients.discard(client)
                client.dismiss(encode(Bye("by-invitation", again=False)), NOT_FOR_YOU)

    def state(self, token: str, table: TableInfo | None = None) -> State:
        """The table for the holder of this token."""
        people = self._stage.people
        hosts, keeps = token == people.host, self.keeps_seats(token)
        seeker = self._stage.seekers.get(token)
        asking = None if seeker is None else seeker.number
        asked, once = self._asked(token), people.once(token)
        return State(table or self.info(), people.mine(token), hosts, keeps, asking, asked, once)

    def _asked(self, token: str) -> tuple[int, ...]:
        """The numbers of those who wait for an answer from the holder of this token."""
        seekers, people, deciding = (
            self._stage.seekers.values(),
            self._stage.people,
            self.deciding(),
        )
        if not deciding:
            return tuple(one.number for one in seekers if token == people.host)
        mine = deciding.intersection(people.mine(token))
        return tuple(one.number for one in seekers if mine.difference(one.agreed))

    def deciding(self) -> set[int]:
        """The seats whose people must agree to a newcomer; where there are none, the host decides.

        Once the match has begun these are all that people hold and are not gone from.
        """
        if self._stage.record.status != "playing":
            return set()
        return {seat for seat in self._stage.people.persons() if not self.gone(seat)}

    def send_off_whom(self, banned: Callable[[str], bool]) -> None:
        """Send off for good those of these tokens."""
        for client in tuple(self.clients):
            if banned(client.token):
                self.clients.discard(client)
                client.dismiss(encode(Bye("banned", again=False)), NOT_FOR_YOU)

    def dismiss(self, code: str) -> None:
        """Send everybody off, to come again."""
        message = encode(Bye(code, again=True))
        for client in tuple(self.clients):
            client.dismiss(message)

    def left(self, token: str) -> None:
        """A connection ended: note when the seats were last held."""
        for seat in self._stage.people.mine(token):
            self._left[seat] = monotonic()
        if token == self._stage.people.host:
            self._host_left = monotonic()

    def gone(self, seat: int) -> bool:
        """Whether nobody who holds the seat was connected for a while."""
        if self.reported is not None:
            return self.reported.around.info.seats[seat].gone
        return not self.here(seat) and self._patience(self._left.get(seat, self._opened)) <= 0

    def next_gone(self) -> float | None:
        """Seconds until one more who is not here counts as gone; None if nobody will."""
        absent = [seat for seat in self._stage.people.persons() if not self.here(seat)]
        since = [self._left.get(seat, self._opened) for seat in absent] + [self._host_left]
        return min((left for left in map(self._patience, since) if left > 0), default=None)

    def _patience(self, since: float) -> float:
        """Seconds until who was last here then counts as gone."""
        return since + self._stage.settings.gone - monotonic()

    def host_gone(self) -> bool:
        """Whether the host let a bot sit in, or was not connected for a while."""
        if self.reported is not None:
            return self.reported.around.host_gone
        people = self._stage.people
        seats = people.mine(people.host)
        if seats:
            return all(people.seats[seat].away or self.gone(seat) for seat in seats)
        here = any(client.token == people.host for client in self._all())
        return not here and self._patience(self._host_left) <= 0

    def keeps_seats(self, token: str) -> bool:
        """Whether this token may free seats: the host's, or that of who sits here without one."""
        people = self._stage.people
        return token == people.host or (bool(people.mine(token)) and self.host_gone())

    def here(self, seat: int) -> bool:
        """Whether somebody who holds the seat is connected."""
        if self.reported is not None:
            return self.reported.around.info.seats[seat].here
        return any(seat in self._stage.people.mine(client.token) for client in self._all())

    def _all(self) -> Iterator[Client | Visitor]:
        """All who are connected, at whichever process."""
        yield from self.clients
        yield from self.beyond.visitors

    def shown(self, seat: int) -> int:
        """The newest frame that a page of who holds the seat has shown."""
        mine = (it.shown for it in self._all() if self._stage.people.holds(seat, it.token))
        return max(mine, default=-1)

    def behind(self) -> bool:
        """Whether a page that tells what it has shown does not show the table as it stands."""
        return any(0 <= it.shown < self._stage.log.seq for it in self._all() if it.watching)

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        if self.reported is not None:
            return self.reported.info()
        stage, record = self._stage, self._stage.record
        people = stage.people
        watching = [it.token for it in self._all() if not people.mine(it.token)]
        anonymous = watching.count("")  # they have no token yet, and are not one and the same
        return TableInfo(
            id=record.id,
            game=record.game,
            edition=record.edition,
            options=stage.log.header.options,
            status=record.status,  # type: ignore[arg-type]
            private=record.private,
            hints=record.hints,
            created=record.created,
            seats=tuple(self._seat(seat) for seat in range(len(people.seats))),
            host=next(iter(people.mine(people.host)), None),
            seekers=tuple(stage.seekers.values()),
            spectators=len({*watching} - {""}) + anonymous,
            on_screen=any(it.screen for it in self._all()),
            practice=record.practice,
            fair=self.fair(),
            wish=stage.wish.wish,
            origin=msgspec.json.decode(record.origin, type=Origin) if record.origin else None,
            rematch=stage.again.told(record.rematch) if stage.ended and not stage.course else None,
            closed_because=record.closed_because,
            notes=self.notes(),
            clocks=timing.told(stage),
        )

    def notes(self) -> tuple[Note, ...]:
        """What happened besides the moves; of practice the log itself is the witness."""
        stage = self._stage
        people = stage.people
        made = [Note(one.seq, one.kind, one.seat, one.name) for one in people.notes]  # type: ignore[arg-type]
        undone = self._practised() if stage.record.practice else None
        if undone is not None:
            name = people.seats[undone.seat].name
            made.append(Note(undone.seq + 1, "practice", undone.seat, name))
        return tuple(sorted(made, key=lambda note: note.seq))

    def _practised(self) -> Undone | None:
        """The undo that made it practice; looked for once in each log."""
        log = self._stage.log
        if self._looked[0] != log.seq and self._looked[1] is None:
            self._looked = (log.seq, practised(log.entries))
        return self._looked[1]

    def fair(self) -> Fair:
        """The commitment, and the seed once nothing can be drawn any more."""
        stage, record = self._stage, self._stage.record
        return Fair(
            commitment=commitment_of(record.seed),
            contributions=stage.contributions if record.status != "waiting" else (),
            since=record.since,
            seed=record.seed if stage.ended else None,
        )

    def _seat(self, seat: int) -> SeatInfo:
        record = self._stage.people.seats[seat]
        return SeatInfo(
            seat=seat,
            holder=record.holder,  # type: ignore[arg-type]
            name=record.name,
            level=self._stage.people.level(seat),
            temperament=temperament_of(record),
            here=self.here(seat),
            away=record.away,
            gone=record.holder == "person" and self.gone(seat),
            mark=self._stage.people.mark(seat),  # type: ignore[arg-type]
        )
