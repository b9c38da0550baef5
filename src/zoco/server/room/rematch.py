"""Playing again: one proposes, each says whether they are in, and the same people play on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from zoco.bots.registry import levels
from zoco.core.codec import to_json
from zoco.core.log.chain import with_names
from zoco.core.log.log import fresh_salt
from zoco.server.fair import commitment_of
from zoco.server.refusal import Refusal
from zoco.server.room.commands import Rematch, SeatsKept
from zoco.server.room.fresh import OUTSIDE, bot_name, new_record
from zoco.server.wire import around
from zoco.server.wire.around import Origin
from zoco.store.records import GuestRecord, HolderRecord, SeatRecord

if TYPE_CHECKING:
    from zoco.server.room.room import Room


COMING_BACK = 5.0
"""Seconds in which pages find their way back to a table that was away."""


class Again(Struct, frozen=True):
    """The wish to play again: who is in and what they threw into the dice, and who is not.

    The seed is drawn before anybody is asked: nobody can choose it by what is thrown in. `by` is
    who proposed it; from then on the seats of the others are kept, `until` seconds since the epoch.
    """

    seed: str
    given: dict[int, str] = {}
    out: frozenset[int] = frozenset()
    by: str = ""
    until: float = 0.0

    @property
    def left(self) -> float:
        """For how many seconds seats are still kept."""
        return max(0.0, self.until - time())

    def answered(self, mine: Iterable[int], command: Rematch, seconds: float) -> Again:
        """After one more answer; the first who is in proposes it."""
        seats = frozenset(mine)
        if not command.joins:
            given = {seat: one for seat, one in self.given.items() if seat not in seats}
            return replace(self, given=given, out=self.out | seats)
        given = self.given | dict.fromkeys(seats, command.contribution)
        found = replace(self, given=given, out=self.out - seats)
        return found if self.by else replace(found, by=command.token, until=time() + seconds)

    def told(self, table: str | None) -> around.Rematch:
        """As everybody may see it; `table` is where play goes on, if it does."""
        left = self.left if self.by and table is None else None
        joined, out = tuple(sorted(self.given)), tuple(sorted(self.out))
        return around.Rematch(commitment_of(self.seed), joined, out, left, table)


def recalled(stored: str | None, seed: str) -> Again:
    """The wish that the store has; where there is none, nobody has said anything yet."""
    return Again(seed) if stored is None else msgspec.json.decode(stored, type=Again)


async def rematch(room: Room, command: Rematch) -> str | None:
    """Be in, or not; the new table once it is known of everybody. Asked later, it is the same."""
    room.people.require_seated(command.token)
    if not room.ended:
        raise Refusal("not-over")
    if room.course is not None:
        raise Refusal("lesson-learned")
    if room.record.rematch is not None:
        return room.record.rematch
    proposed = bool(room.again.by)
    mine = room.people.mine(command.token)
    await _keep(room, room.again.answered(mine, command, room.settings.seats_kept))
    if room.again.by and _known(room):
        return await _found(room)
    if not proposed:
        keep_seats(room)
    room.announce()
    return None


async def _keep(room: Room, again: Again) -> None:
    stored = msgspec.json.encode(again).decode()
    await room.store.change_table(room.id, again=stored)
    room.record, room.again = replace(room.record, again=stored), again


def keep_seats(room: Room) -> None:
    """Wait for who is missing; at a table that was away at least until pages are back."""
    if room.again.by and room.record.rematch is None:
        least = min(COMING_BACK, room.settings.seats_kept)
        room.do_later(max(room.again.left, least), SeatsKept(""))


def _known(room: Room) -> bool:
    """Whether everybody who played to the end has said whether they are in."""
    return {*room.people.playing()} <= {*room.again.given, *room.again.out}


async def seats_kept(room: Room, _: SeatsKept) -> None:
    """The time is over: bots sit in for who is missing, if somebody is still there to play."""
    if room.record.rematch is not None or not room.again.by:
        return
    if any(room.audience.here(seat) for seat in room.again.given):
        await _found(room)
    else:
        await _keep(room, Again(room.again.seed))
        room.announce()


async def _found(room: Room) -> str:
    """The new table, everybody one seat on, begun."""
    header = replace(room.log.header, players=(), names=(), practice=UNSET)
    origin = Origin("rematch", room.id, None)
    record = new_record(header, room.record.private, room.again.by, origin)
    seats = sorted(_moved_on(room, record.id), key=lambda seat: seat.seat)
    named = with_names(header, [seat.name for seat in seats], fresh_salt)
    record = replace(
        record,
        edition=room.record.edition,
        hints=room.record.hints,
        clock=room.record.clock,
        seed=room.again.seed,
        status="playing",
        header=to_json(named).decode(),
    )
    guests = [GuestRecord(record.id, *guest) for guest in dict(_watching(room)).items()]
    new = [record, *seats, *_holders(room, record.id), *guests]
    await room.store.play_again(room.id, record.id, new)
    room.record = replace(room.record, rematch=record.id)
    room.announce()
    return record.id


def _next(room: Room, seat: int) -> int:
    return (seat + 1) % len(room.people.seats)


def _moved_on(room: Room, table_id: str) -> Iterator[SeatRecord]:
    """The seats of the new table. Who is missing may take theirs from the bot that sits in."""
    given, taken = room.again.given, list(room.people.seats)
    sits_in = levels(room.log.game)[-1]
    for record in room.people.seats:
        seat, number = replace(record, table_id=table_id, contribution=""), record.seat
        seat = replace(seat, seat=_next(room, number))
        if number in given:
            yield replace(seat, away=False, level=None, contribution=given[number])
        elif record.holder == "person" and number not in room.again.out:
            yield replace(seat, away=True, level=sits_in)
        elif record.holder == "bot" and room.people.mark(number) is None:
            yield replace(seat, level=sits_in if record.level == OUTSIDE else record.level)
        else:
            ours = record.level not in (None, OUTSIDE)
            level, name = record.level if ours else sits_in, bot_name(taken)
            seat = replace(seat, holder="bot", name=name, away=False, level=level)
            taken.append(seat)
            yield seat


def _holders(room: Room, table_id: str) -> list[HolderRecord]:
    people = room.people
    kept = [seat for seat in people.persons() if seat not in room.again.out]
    return [
        HolderRecord(table_id, _next(room, seat), token, people.let_in(seat, token))
        for seat in kept
        for token in people.tokens(seat)
    ]


def _watching(room: Room) -> Iterator[tuple[str, str]]:
    """Who may look on at the new table: those who could here, and who is not in."""
    yield from room.people.guests.items()
    for seat in room.again.out:
        for token in room.people.tokens(seat):
            yield token, room.people.seats[seat].name
