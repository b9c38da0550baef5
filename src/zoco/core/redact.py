"""What may leave a running log, and how anybody checks it: before the end and after."""

from __future__ import annotations

from collections.abc import Iterable

from zoco.core.chain import beginning, check_open, follow
from zoco.core.chance import CHANCE
from zoco.core.entries import Entry, Header, Played, Shown, Undone
from zoco.core.events import seen


def redacted(entry: Entry, seat: int | None) -> Shown | Undone:
    """What `seat` (or a spectator, `None`) may receive of an entry before the match is over."""
    if isinstance(entry, Undone):
        return entry
    return Shown(
        seq=entry.seq,
        ply=entry.ply,
        seat=entry.seat,
        events=seen(entry.events, seat),
        said=entry.said,
        table=entry.table,
        hash=entry.hash,
        move=entry.move if entry.seat == seat != CHANCE else None,
    )


def verify_chain(header: Header, entries: Iterable[Played | Shown | Undone]) -> str:
    """The head of the chain, from redacted entries alone; raises `BadField` naming the entry."""
    chain = beginning(header)
    for entry in entries:
        chain = follow(chain, entry, f"entry {chain.seq}")
    return chain.head


def verify_open(header: Header, entries: Iterable[Entry]) -> str:
    """The head of a finished match whose salts are known: moves and events are as committed.

    That tables follow from moves only the rules can tell: `Log.loads` replays them.
    """
    opened = tuple(entries)
    head = verify_chain(header, opened)
    for entry in opened:
        if isinstance(entry, Played):
            check_open(entry, f"entry {entry.seq}")
    return head
