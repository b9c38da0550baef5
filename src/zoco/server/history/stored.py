"""The log of a table in a room: read back from the store, from a cached position on if it can."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec
from msgspec import Struct

from zoco.core.codec import from_json, to_json
from zoco.core.faults import bad
from zoco.core.log.chain import Chain, commitment, follow
from zoco.core.log.entries import Entry, Undone
from zoco.core.log.log import Log
from zoco.core.table import bare
from zoco.store.records import EntryRow, Snapshot

_decoder = msgspec.json.Decoder(Entry)


class Cached(Struct, frozen=True):
    """A position: the version of the rules that made it, the table, and the asks by seat."""

    rules_version: int
    table: msgspec.Raw
    asks: dict[str, int]


class StoredLog(Log):
    """A log whose earlier tables may not be worked out yet: `None` until somebody needs them."""

    def copy(self) -> StoredLog:
        """A log to be written on without touching this one; tables and entries are shared."""
        made = copy(self)
        made.entries, made._tables = self.entries.copy(), self._tables.copy()
        made._line = self._line.copy()
        return made

    def take(self, row: EntryRow) -> None:
        """Put back a stored entry: replayed, and checked against its hashes; raises `BadInput`."""
        self._take(row.body.encode())

    def skip(self, row: EntryRow) -> None:
        """Put back a stored entry without playing it: a cached position will stand for it."""
        entry = _decoder.decode(row.body)
        follow(Chain(self.head, self.seq, self.ply), entry)
        if isinstance(entry, Undone):
            self.entries.append(entry)
            self._tables.append(self._tables[self.seq_at(entry.to_ply)])
            del self._line[entry.to_ply :]
        else:
            self._add(self._typed(entry), None)

    def stand_on(self, cached: Cached) -> None:
        """Take the cached table; raises `BadInput` if it is not the one the log is bound to."""
        if cached.rules_version != self.game.meta.rules_version or not self._line:
            raise bad("fault-cache")
        table, last = from_json(self.game, "table", bytes(cached.table)), self._line[-1]
        if commitment(last.salt, to_json(bare(table))) != last.table:
            raise bad("fault-cache")
        self._tables[-1] = table

    def snapshot(self, asks: dict[int, int]) -> Snapshot:
        """The position as it stands, for the cache."""
        table, version = msgspec.Raw(to_json(self.table)), self.game.meta.rules_version
        cached = Cached(version, table, {str(seat): number for seat, number in asks.items()})
        return Snapshot(self.seq, msgspec.json.encode(cached).decode())

    def after(self, seq: int) -> Any:
        """The table after `seq` entries; worked out if it was skipped."""
        table = super().after(seq)
        if table is None:
            self._fill()
        return self._tables[seq]

    def _fill(self) -> None:
        line = [0]
        for seq, entry in enumerate(self.entries, start=1):
            if isinstance(entry, Undone):
                del line[entry.to_ply + 1 :]
                self._tables[seq] = self._tables[line[-1]]
                continue
            if self._tables[seq] is None:
                before = self._tables[line[-1]]
                self._tables[seq], _ = self.game.play(before, entry.seat, entry.move)
            line.append(seq)
