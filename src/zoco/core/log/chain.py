"""The chain of a log: each entry is bound to all before it; what anybody may see can be checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import NamedTuple

from msgspec.structs import replace

from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.events import seen
from zoco.core.faults import BadInput, bad_field
from zoco.core.log.entries import Entry, Header, Name, Played, Shown, Undone, payload
from zoco.core.table import changed


def commitment(salt: str, payload: bytes) -> str:
    """What binds to `payload` without telling it: few values could be guessed from a bare hash."""
    return sha256(bytes.fromhex(salt) + payload).hexdigest()


def link(previous: str, seq: int, *commitments: str) -> str:
    """The hash of an entry: binds to its predecessor and so to all that went before."""
    return sha256(":".join((previous, str(seq), *commitments)).encode()).hexdigest()


class Chain(NamedTuple):
    """How far a log was followed: its last hash, the next seq, and the ply it stands at."""

    head: str
    seq: int
    ply: int


def beginning(header: Header) -> Chain:
    """The chain before the first entry; raises `BadInput` where a name is not the one of then.

    Names that were removed change nothing: `header.unnamed` tells whose they are.
    """
    check_names(header)
    return Chain(link("", -1, commitment("", to_json(replace(header, names=())))), 0, 0)


def check_names(header: Header) -> None:
    """Raise `BadInput` unless each name that is still there is the one that was committed to."""
    if len(header.names) != len(header.players):
        raise bad_field("names", header.names, "fault-names-number", number=len(header.players))
    for seat, (bound, name) in enumerate(zip(header.players, header.names, strict=True)):
        if name is None:
            continue
        if not _is_salt(name.salt):
            raise bad_field(f"names[{seat}].salt", name.salt, "changed-salt")
        if bound != commitment(name.salt, name.name.encode()):
            raise bad_field(f"names[{seat}].name", name.name, "changed-name")


def with_names(header: Header, names: Iterable[str], salts: Callable[[], str]) -> Header:
    """The header of a match whose seats have these names, each bound under a salt of its own."""
    told = tuple(Name(name, salts()) for name in names)
    players = tuple(commitment(one.salt, one.name.encode()) for one in told)
    return replace(header, players=players, names=told)


def without_name(header: Header, seat: int) -> Header:
    """The header after somebody's name was removed; it begins the same chain."""
    return replace(header, names=changed(header.names, seat, None))


def proof(previous: str, entry: Played | Shown | Undone) -> str:
    """The hash that `entry` must have after `previous`: made of what everybody may see of it."""
    if isinstance(entry, Undone):
        return link(previous, entry.seq, f"undo {entry.to_ply} {entry.seat} {entry.at}")
    place = f"move {entry.ply} {entry.seat} {entry.at}"
    return link(previous, entry.seq, place, entry.said, entry.table)


def follow(chain: Chain, entry: Played | Shown | Undone) -> Chain:
    """The chain with `entry` on it; raises `BadInput` with the field that does not fit."""
    _require("seq", entry.seq, chain.seq)
    ply = _ply_after(chain.ply, entry)
    if entry.hash != proof(chain.head, entry):
        raise bad_field("hash", entry.hash, "changed-hash" if chain.seq else "changed-start")
    return Chain(entry.hash, chain.seq + 1, ply)


def _ply_after(ply: int, entry: Played | Shown | Undone) -> int:
    if isinstance(entry, Undone):
        if not 0 <= entry.to_ply < ply:
            raise bad_field("to_ply", entry.to_ply, "changed-return", number=ply)
        return entry.to_ply
    _require("ply", entry.ply, ply + 1)
    return entry.ply


def _require(field: str, value: int, expected: int) -> None:
    if value != expected:
        raise bad_field(field, value, "changed-order", expected=str(expected))


def check_open(entry: Played) -> None:
    """Raise `BadInput` unless the entry committed to the move and events that it now shows."""
    if not _is_salt(entry.salt):
        raise bad_field("salt", entry.salt, "changed-salt")
    if entry.said != commitment(entry.salt, payload(entry.move, entry.events)):
        raise bad_field("said", entry.said, "changed-content")


def _is_salt(text: str) -> bool:
    return len(text) % 2 == 0 and all(char in "0123456789abcdef" for char in text)


def redacted(entry: Entry, seat: int | None) -> Shown | Undone:
    """What `seat` (or a spectator, `None`) may receive of an entry before the match is over."""
    if isinstance(entry, Undone):
        return entry
    return Shown(
        seq=entry.seq,
        ply=entry.ply,
        seat=entry.seat,
        at=entry.at,
        events=seen(entry.events, seat),
        said=entry.said,
        table=entry.table,
        hash=entry.hash,
        move=entry.move if entry.seat == seat != CHANCE else None,
    )


def verify_chain(header: Header, entries: Iterable[Played | Shown | Undone]) -> str:
    """The head of the chain, from redacted entries alone; raises `BadInput` with the entry."""
    chain = beginning(header)
    try:
        for entry in entries:
            chain = follow(chain, entry)
    except BadInput as error:
        raise error.within(f"entries[{chain.seq}]") from None
    return chain.head


def verify_open(header: Header, entries: Iterable[Entry]) -> str:
    """The head of a finished match whose salts are known: moves and events are as committed.

    That tables follow from moves only the rules can tell: `Log.loads` replays them.
    """
    opened = tuple(entries)
    head = verify_chain(header, opened)
    for number, entry in enumerate(opened):
        if isinstance(entry, Played):
            try:
                check_open(entry)
            except BadInput as error:
                raise error.within(f"entries[{number}]") from None
    return head
