"""The rows of the store as values."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct


class TableRecord(Struct, frozen=True):
    """A table but for its seats and entries. Times are ISO 8601 in UTC, so that they sort.

    `host` is the hash of the token that made it; `header`, `origin` and `wish` are JSON; `since` is
    the first entry whose chance this table drew itself; `wish` is the open wish to undo, which any
    new entry voids; `seating` counts the changes of its seats; `outcome` is JSON too, once somebody
    has asked how it ended; `hints` says whether anybody may ask for one; `again`, JSON, says who
    wants to play again; `clock` and `times`, JSON, are how time is measured and what is left, `due`
    when the first time runs out, where that is to be noticed though nobody looks. `server` is who
    may write, by the lease with the number `fence`, where there are leases.
    """

    id: str
    game: str
    edition: str
    created: str
    touched: str
    status: str
    private: bool
    host: str
    header: str
    seed: str
    since: int = 0
    practice: bool = False
    origin: str | None = None
    rematch: str | None = None
    closed_because: str | None = None
    wish: str | None = None
    seating: int = 0
    outcome: str | None = None
    hints: bool = True
    again: str | None = None
    clock: str | None = None
    times: str | None = None
    due: int | None = None
    server: str | None = None
    fence: int = 0


class SeatRecord(Struct, frozen=True):
    """Who holds a seat, and what the seat threw into the dice."""

    table_id: str
    seat: int
    holder: str = "open"
    name: str = ""
    level: str | None = None
    away: bool = False
    contribution: str = ""


class HolderRecord(Struct, frozen=True):
    """A device that may act for a seat, by the hash of its token; `let_in` is that of the device

    which let it in, empty for who sat down there.
    """

    table_id: str
    seat: int
    token_hash: str
    let_in: str = ""


class FormerRecord(Struct, frozen=True):
    """Who held a seat during the match, by the hash of a token, and was called so there."""

    table_id: str
    seat: int
    token_hash: str
    name: str


class NoteRecord(Struct, frozen=True):
    """What became of a seat, and is no move: it came after `seq` entries.

    `kind` is "left", "handed", "stood-in", "timed-out", "back", "resigned", "freed", "let-in" (all
    people who were there agreed) or "let-in-host" (the host did, alone); `name` is how the person
    of the seat was called then, `token_hash` who did it.
    """

    table_id: str
    number: int
    seq: int
    kind: str
    seat: int
    name: str
    at: str
    token_hash: str


class GuestRecord(Struct, frozen=True):
    """Who may look on at a table, by the hash of their token."""

    table_id: str
    token_hash: str
    name: str


class HeraldRecord(Struct, frozen=True):
    """Where somebody wants to be told that it is their turn: a mail or web address.

    It is told in their `language`, with links that begin with `base`.
    """

    table_id: str
    token_hash: str
    address: str
    language: str
    base: str


class LinkRecord(Struct, frozen=True):
    """An invitation ("invite") or a way to go on elsewhere ("continue"), by its token's hash.

    `maker` is the device that made it.
    """

    token_hash: str
    table_id: str
    kind: str
    seat: int | None
    expires: str
    used: bool = False
    maker: str = ""


class HandoverRecord(Struct, frozen=True):
    """A link by which another device (`taker`) takes over the games of one (`giver`)."""

    id: str
    token_hash: str
    giver: str
    made: str
    expires: str
    taker: str | None = None
    taken: str | None = None
    revoked: bool = False


class ChatRecord(Struct, frozen=True):
    """Something that was said; `token_hash` is who said it, under whatever name."""

    table_id: str
    number: int
    channel: str
    author: str
    seat: int | None
    text: str
    at: str
    token_hash: str = ""


class FulfilledRecord(Struct, frozen=True):
    """A wish that made no entry and was fulfilled, by who wished and the client's id."""

    table_id: str
    token_hash: str
    client_id: str


class BanRecord(Struct, frozen=True):
    """Who may not come: by the hash of a token, or a network; `until` then, or for good."""

    who: str
    until: str | None
    made: str


class EntryRow(NamedTuple):
    """An entry of the log as it is stored: `body` is the JSON of the core's entry.

    `at` is its time, in milliseconds since 1970.
    """

    table_id: str
    seq: int
    seat: int
    at: int
    client_id: str | None
    body: str


ENDED = ("over", "abandoned", "closed")
"""What a table may become and never stops to be."""


class Creation(NamedTuple):
    """New records, and the first entries of a table that begins with some."""

    records: tuple[Struct, ...]
    entries: tuple[EntryRow, ...] = ()


class Append(NamedTuple):
    """Entries that are committed together, and what becomes of their table with them.

    `seating` is the state of the seats that they were made by: who resigned meanwhile did not move.
    `times` and `due` are those of the clocks after them; `fence` is the lease of who made them.
    """

    rows: tuple[EntryRow, ...]
    status: str
    practice: bool
    touched: str
    seating: int = 0
    times: str | None = None
    due: int | None = None
    fence: int = 0


class Snapshot(NamedTuple):
    """A cache: the table after `seq` entries, as JSON."""

    seq: int
    body: str


class Taken(Exception):
    """Another writer was first: the key (table, seq) is in use, the table has ended, or its seats

    have changed. Read again, and go on.
    """
