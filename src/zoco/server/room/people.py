"""The people around one table: who holds which seat by which token, and who watches."""

from __future__ import annotations

from collections.abc import Container, Iterable
from random import getrandbits
from typing import NamedTuple

from msgspec.structs import replace

from zoco.server.identity import is_bot, named, now
from zoco.server.refusal import Refusal
from zoco.server.room.fresh import OUTSIDE, temperament_of
from zoco.store.records import FormerRecord, HolderRecord, NoteRecord, SeatRecord
from zoco.store.store import Store

ABSENT = ("left", "handed", "stood-in", "timed-out", "resigned")
"""Kinds of notes that mark a seat until another note is made of it."""


NUMBERED = 36
"""How much of a name is kept where a number has to follow."""


class Noted(NamedTuple):
    """What is to be noted of a seat that changes: its kind, after how many entries, by whom."""

    kind: str
    seq: int
    token: str


class People:
    """Seats, tokens and spectators of one table; every change is stored before it is seen.

    `changes` is another number after each of them.
    """

    def __init__(
        self,
        store: Store,
        host: str,
        seats: Iterable[SeatRecord],
        holders: Iterable[HolderRecord],
        guests: dict[str, str],
        muted: set[tuple[str, str]],
        seating: int = 0,
        notes: Iterable[NoteRecord] = (),
        formers: Iterable[FormerRecord] = (),
    ) -> None:
        self._store = store
        self.host = host
        self.seats = list(seats)
        self.guests = guests
        self.muted = muted
        self.seating = seating
        self.notes = list(notes)
        self.formers = {(former.seat, former.token_hash): former for former in formers}
        self.changes = getrandbits(48)
        self._tokens: dict[int, dict[str, str]] = {record.seat: {} for record in self.seats}
        for held in holders:
            self._tokens[held.seat][held.token_hash] = held.let_in

    def mine(self, token: str) -> tuple[int, ...]:
        """The seats that a token may act for."""
        return tuple(seat for seat, tokens in self._tokens.items() if token in tokens)

    def holds(self, seat: int | None, token: str) -> bool:
        """Whether a token may act for a seat, and so look through its eyes."""
        return token in self._tokens.get(-1 if seat is None else seat, ())

    def held(self, seat: int) -> tuple[SeatRecord, frozenset[str]] | None:
        """Who holds a seat and how, to be compared later; None for chance."""
        if seat not in self._tokens:
            return None
        return self.seats[seat], self.tokens(seat)

    def tokens(self, seat: int) -> frozenset[str]:
        """The tokens that may act for a seat."""
        return frozenset(self._tokens[seat])

    def known(self, token: str) -> bool:
        """Whether a token belongs to who plays or has played, the host or a spectator let in."""
        inside = token == self.host or token in self.guests
        return inside or bool(self.mine(token) or self.once(token))

    def once(self, token: str) -> tuple[int, ...]:
        """The seats that a token held during the match, and does not any more."""
        return tuple(sorted(seat for seat, former in self.formers if former == token))

    def require(self, seat: int, token: str) -> SeatRecord:
        """The seat, if this token may act for it."""
        if not self.holds(seat, token):
            raise Refusal("not-your-seat", 403)
        return self.seats[seat]

    def require_seated(self, token: str) -> None:
        """Raises unless the token holds a seat or hosts the table."""
        if not self.mine(token) and token != self.host:
            raise Refusal("not-at-this-table", 403)

    def seat(self, number: int) -> SeatRecord:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise Refusal("no-such-seat", 404)
        return self.seats[number]

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now; None if nobody or a person does."""
        record = self.seats[seat]
        return record.level if record.holder == "bot" or record.away else None

    def bot(self, seat: int) -> str | None:
        """The bot of the house that plays a seat now, by level and temperament, if one does."""
        level, temper = self.level(seat), temperament_of(self.seats[seat])
        if level == OUTSIDE:
            return None
        return level if level is None or temper is None else f"{level}/{temper}"

    def playing(self) -> tuple[int, ...]:
        """The seats that people hold and play themselves."""
        return tuple(s.seat for s in self.seats if s.holder == "person" and not s.away)

    def from_outside(self) -> bool:
        """Whether somebody's own bot plays here."""
        return any(s.level == OUTSIDE for s in self.seats)

    def persons(self) -> tuple[int, ...]:
        """The seats that people hold, away or not."""
        return tuple(s.seat for s in self.seats if s.holder == "person")

    def mark(self, seat: int) -> str | None:
        """Why a bot plays on the seat of a person: the last note of it, if it says so."""
        return marks(self.notes).get(seat)

    def open_seat(self) -> int:
        """The first seat that is free."""
        for record in self.seats:
            if record.holder == "open":
                return record.seat
        raise Refusal("no-open-seat")

    def name_of(self, token: str) -> tuple[str, int | None] | None:
        """How somebody is called in the chat, and the seat if there is one."""
        mine = self.mine(token)
        if mine:
            return self.seats[mine[0]].name, mine[0]
        guest = self.guests.get(token)  # who watches without a name cannot speak
        return (guest, None) if guest else None

    def called(self, name: str) -> set[str]:
        """The tokens of those who have this name now."""
        found = {token for token, guest in self.guests.items() if guest == name}
        for record in self.seats:
            if record.name == name:
                found |= {*self._tokens[record.seat]}
        return found

    def mutes(self, token: str, author: str) -> bool:
        """Whether somebody does not want to read an author, on whichever device of their seat."""
        same = {author}.union(*(self._tokens[seat] for seat in self.mine(author)))
        return any((token, one) in self.muted for one in same)

    async def put(
        self,
        record: SeatRecord,
        tokens: Iterable[str] | None = None,
        noted: Noted | None = None,
    ) -> None:
        """Store what became of a seat and, if given, which tokens may act for it, with a note."""
        had = self._tokens[record.seat]
        kept = None if tokens is None else {token: had.get(token, "") for token in tokens}
        await self._put(record, kept, noted)

    async def _put(
        self, record: SeatRecord, kept: dict[str, str] | None, noted: Noted | None = None
    ) -> None:
        note = None if noted is None else self._note(noted, record)
        lost = [] if noted is None or kept is None else self._lost(record.seat, kept)
        await self._store.change_seat(record, kept, self.seating, note, lost)
        self.seating += 1
        self.changes += 1
        if note is not None:
            self.notes.append(note)
        if kept is not None:
            for token in kept:
                self.formers.pop((record.seat, token), None)
            self.formers |= {(former.seat, former.token_hash): former for former in lost}
            self._tokens[record.seat] = kept
        self.seats[record.seat] = record

    def _lost(self, seat: int, kept: Container[str]) -> list[FormerRecord]:
        """Who holds the seat of a person now and will not: they may come back."""
        held = self.seats[seat]
        gone = self._tokens[seat] if held.holder == "person" else {}
        lost = [it for it in gone if it not in kept and not is_bot(it)]
        return [FormerRecord(held.table_id, seat, it, held.name) for it in lost]

    def _note(self, noted: Noted, record: SeatRecord) -> NoteRecord:
        kind, seq, token = noted
        name = record.name or self.seats[record.seat].name
        number = len(self.notes)
        return NoteRecord(record.table_id, number, seq, kind, record.seat, name, now(), token)

    async def add_token(self, seat: int, token: str, by: str) -> None:
        """Let one more device act for a seat, and remember which let it in."""
        await self._put(self.seats[seat], {**self._tokens[seat], token: by})

    async def remove_token(self, seat: int, token: str) -> None:
        """Send a device off from a seat, and whomever it let in."""
        kept, gone = dict(self._tokens[seat]), [token]
        while gone:
            sent = gone.pop()
            kept.pop(sent, None)
            gone += [one for one, by in kept.items() if by == sent]
        await self._put(self.seats[seat], kept)

    def let_in(self, seat: int, token: str) -> str:
        """Which device let this one act for the seat; empty for who sat down there."""
        return self._tokens[seat].get(token, "")

    async def add_guest(self, table_id: str, token: str, name: str) -> None:
        """Remember a spectator."""
        await self._store.put_guest(table_id, token, name)
        self.guests[token] = name
        self.changes += 1

    def free_name(self, name: str, besides: str = "") -> str:
        """The name, if it is one and nobody else at the table has it."""
        wanted = named(name)
        if wanted.casefold() in self._taken(besides):
            raise Refusal("name-taken", 409, name=wanted)
        return wanted

    def _taken(self, besides: str, seat: int | None = None) -> set[str]:
        """How all are called but those of a token, and of a seat."""
        taken = {s.name for s in self.seats if s.holder != "open" and s.seat != seat}
        taken |= {guest for token, guest in self.guests.items() if guest and token != besides}
        return {name.casefold() for name in taken}

    def returned(self, seat: int, token: str) -> SeatRecord:
        """A seat that was lost, with who held it on it again; raises if it is somebody else's now.

        They are called as before, with a number where somebody else has taken that name.
        """
        record, name = self.seats[seat], self.formers[seat, token].name
        if record.holder == "person":
            raise Refusal("seat-taken", name=record.name)
        taken = self._taken(token, seat)
        ways = (name, *(f"{name[:NUMBERED]} {number}" for number in range(2, len(taken) + 3)))
        free = next(way for way in ways if way.casefold() not in taken)
        return replace(record, holder="person", name=free, away=False, level=None)

    @staticmethod
    def emptied(record: SeatRecord) -> SeatRecord:
        """The seat with nobody on it; what it threw into the dice stays."""
        return replace(record, holder="open", name="", level=None, away=False)


def marks(notes: Iterable[NoteRecord]) -> dict[int, str]:
    """The seats whose persons do not play themselves, and why."""
    last = {note.seat: note.kind for note in notes}
    return {seat: kind for seat, kind in last.items() if kind in ABSENT}
