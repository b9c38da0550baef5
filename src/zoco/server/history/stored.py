"""The log of a table in a room: read back from the store, from a cached position on if it can.

What a room holds of a match does not grow much with it: of older positions few are kept and the
others played again when somebody looks back; older entries are packed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from zoco.core.chance import CHANCE
from zoco.core.codec import from_json, to_json
from zoco.core.faults import bad
from zoco.core.log.chain import commitment
from zoco.core.log.entries import Played, Undone
from zoco.core.log.log import Log, entry_of
from zoco.core.table import bare
from zoco.server.history.archive import CHUNK, Archive
from zoco.store.records import EntryRow, Snapshot

NEW = 8
"""Positions before the newest that are kept."""
SLICE = 4 * CHUNK
"""Entries that are put back at once."""
APART = 32
"""Of older ones each of these is kept: that many moves at most are played again."""


class Cached(Struct, frozen=True):
    """A position: the version of the rules that made it, the table, and the asks by seat."""

    rules_version: int
    table: msgspec.Raw
    asks: dict[str, int]


class MoveMark(Struct, frozen=True, tag_field="entry", tag="move"):
    """What a log that goes on from a later position has to know of a move."""

    seat: int


class UndoMark(Struct, frozen=True, tag_field="entry", tag="undo"):
    """What it has to know of an undo."""

    to_ply: int


_marks = msgspec.json.Decoder(MoveMark | UndoMark)


class StoredLog(Log):
    """A log in which most tables are `None` until somebody needs them.

    `drawn` counts the entries of chance, undone ones too.
    """

    entries: Archive

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.entries = Archive(partial(entry_of, self.game))
        self.drawn = 0
        self._returns: dict[int, int] = {}
        self._kept = 0

    @property
    def seq(self) -> int:
        """The number of the next entry."""
        return len(self._tables) - 1

    def copy(self) -> StoredLog:
        """A log to be written on without touching this one; tables and entries are shared."""
        made = copy(self)
        made.entries, made._tables = self.entries.copy(), self._tables.copy()
        made._line, made._deciders = self._line.copy(), self._deciders.copy()
        made._returns = self._returns.copy()
        return made

    def take(self, row: EntryRow) -> None:
        """Put back a stored entry: replayed, and checked against its hashes; raises `BadInput`."""
        self.put(row.body.encode())

    @staticmethod
    def sliced(rows: Sequence[EntryRow]) -> Iterator[Sequence[EntryRow]]:
        """The rows in parts that may be skipped one after the other."""
        return (rows[first : first + SLICE] for first in range(0, len(rows), SLICE))

    def skip(self, rows: Sequence[EntryRow]) -> None:
        """Put back the first entries without playing them: a cached position stands for them."""
        for seq, row in enumerate(rows, start=self.seq):
            mark = _marks.decode(row.body)
            self._tables.append(None)
            if isinstance(mark, UndoMark):
                self._note_return(mark.to_ply)
                self._go_back(mark.to_ply)
            else:
                self._go_on(seq, mark.seat)
                self.drawn += mark.seat == CHANCE
        self.entries.store([row.body.encode() for row in rows])
        self._kept = self.seq

    def stand_on(self, cached: Cached) -> None:
        """Take the cached table; raises `BadInput` if it is not the one the log is bound to."""
        if cached.rules_version != self.game.meta.rules_version or not self._line:
            raise bad("fault-cache")
        table, last = from_json(self.game, "table", bytes(cached.table)), next(self.backwards())
        if commitment(last.salt, to_json(bare(table))) != last.table:
            raise bad("fault-cache")
        base = self._tables[0]
        if getattr(table, "edition", None) == getattr(base, "edition", None) is not None:
            table = replace(table, edition=base.edition)  # one for all tables that are played by it
        self._tables[-1] = table

    def snapshot(self, asks: dict[int, int]) -> Snapshot:
        """The position as it stands, for the cache."""
        table, version = msgspec.Raw(to_json(self.table)), self.game.meta.rules_version
        cached = Cached(version, table, {str(seat): number for seat, number in asks.items()})
        return Snapshot(self.seq, msgspec.json.encode(cached).decode())

    def settle(self) -> None:
        """Let go what can be worked out again: it is on the disk by now."""
        self.entries.pack()
        for seq in range(self._kept, self.seq - NEW):
            if seq % APART:
                self._tables[seq] = None
        self._kept = max(self._kept, self.seq - NEW)

    def after(self, seq: int) -> Any:
        """The table after `seq` entries; played again from the last that was kept, if need be."""
        table = super().after(seq)
        return self._again(seq) if table is None else table

    def _again(self, seq: int) -> Any:
        way: list[int] = []
        while self._tables[seq] is None:
            if seq in self._returns:
                seq = self._returns[seq]
            else:
                way.append(seq)
                seq -= 1
        table = self._tables[seq]
        for then in reversed(way):
            entry = self._played(then - 1)
            table, _ = self.game.play(table, entry.seat, entry.move)
            if not then % APART:
                self._tables[then] = table
        return table

    def _add(self, entry: Played, table: Any) -> None:
        super()._add(entry, table)
        self.drawn += entry.seat == CHANCE

    def _back(self, entry: Undone) -> None:
        table = self.after(self.seq_at(entry.to_ply))
        self._tables.append(table)
        self._note_return(entry.to_ply)
        self.entries.append(entry)
        self._go_back(entry.to_ply)

    def _note_return(self, ply: int) -> None:
        """The newest table is the one of an earlier position."""
        self._returns[len(self._tables) - 1] = self.seq_at(ply)
