"""The log of a match: append-only entries, undo among them, chained by hashes, replayable."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Struct

from zoco.core.bad_input import BadField, BadInput
from zoco.core.codec import to_json
from zoco.core.events import Event
from zoco.core.game import Game
from zoco.core.hashes import commitment, link
from zoco.core.illegal import Illegal
from zoco.core.moves import Move
from zoco.core.reading import parse, read

FORMAT = 1
MAX_BYTES = 16_000_000
MAX_ENTRIES = 20_000


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What a log needs to be replayed anywhere: the edition is here by content, not by name."""

    format: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    edition: dict[str, Any]
    players: tuple[str, ...] = ()


class Played(Struct, frozen=True, tag_field="entry", tag="move", forbid_unknown_fields=True):
    """A move and what it caused. `ply` is the position it led to on the line of play.

    `salt`, `move` and private `events` are secret until the match is over.
    """

    seq: int
    ply: int
    seat: int
    move: Any
    events: tuple[Any, ...]
    salt: str
    table: str
    hash: str


class Undone(Struct, frozen=True, tag_field="entry", tag="undo", forbid_unknown_fields=True):
    """A return to an earlier position; what was undone stays in the log. `seat` asked for it."""

    seq: int
    to_ply: int
    seat: int
    hash: str


Entry = Played | Undone


class Log:
    """One match from its first entry on; holds every table of the surviving line.

    Tables are immutable and share what they have in common, so keeping all of them is cheap.
    """

    def __init__(
        self, game: Game[Any, Any], header: Header, salts: Callable[[], str] | None = None
    ) -> None:
        options, edition = game.options(header.options), game.edition(header.edition)
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self._salts = salts or (lambda: secrets.token_hex(16))
        self._tables = [game.setup(header.seats, options, edition)]
        self._line: list[Played] = []

    @classmethod
    def start(
        cls,
        game: Game[Any, Any],
        seats: int,
        options: Any = None,
        edition: Any = None,
        players: Iterable[str] = (),
        salts: Callable[[], str] | None = None,
    ) -> Log:
        """An empty log of a new match."""
        return cls(game, header_of(game, seats, options, edition, players), salts)

    @property
    def table(self) -> Any:
        """The table as it stands."""
        return self._tables[-1]

    @property
    def ply(self) -> int:
        """How many moves the surviving line has."""
        return len(self._line)

    @property
    def seq(self) -> int:
        """The number of the next entry."""
        return len(self.entries)

    @property
    def head(self) -> str:
        """The hash of the last entry, or of the header."""
        return self.entries[-1].hash if self.entries else link("", -1, _digest(self.header))

    @property
    def line(self) -> tuple[Played, ...]:
        """The surviving line of play, without what was undone."""
        return tuple(self._line)

    def append(self, seat: int, move: Move) -> Played:
        """Play `move`; raises `Illegal` and appends nothing if the rules refuse it."""
        table, events = self.game.play(self.table, seat, move)
        salt, seq, ply = self._salts(), self.seq, self.ply + 1
        bound = commitment(salt, to_json(table))
        proof = link(self.head, seq, commitment(salt, payload(ply, seat, move, events)), bound)
        entry = Played(seq, ply, seat, move, events, salt, bound, proof)
        self._add(entry, table)
        return entry

    def undo(self, to_ply: int, seat: int) -> Undone:
        """Go back to the position after `to_ply` moves; the seat that wished it is noted."""
        if not 0 <= to_ply < self.ply:
            raise BadInput(f"There is no position {to_ply} to go back to from {self.ply}.")
        proof = link(self.head, self.seq, f"undo {to_ply} {seat}")
        entry = Undone(self.seq, to_ply, seat, proof)
        self._back(entry)
        return entry

    def replay(self, ply: int | None = None) -> Any:
        """The table after `ply` moves of the surviving line, played anew from the start."""
        stop = self.ply if ply is None else ply
        if not 0 <= stop <= self.ply:
            raise BadInput(f"This match has positions 0 to {self.ply}, not {stop}.")
        table = self._tables[0]
        for entry in self._line[:stop]:
            table, _ = self.game.play(table, entry.seat, entry.move)
        return table

    def at(self, ply: int) -> Any:
        """The table after `ply` moves, as it was kept."""
        return self._tables[ply]

    def dumps(self) -> bytes:
        """The log as JSON lines: header first, then one entry a line."""
        return b"\n".join(to_json(value) for value in (self.header, *self.entries)) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write the log; a crash in between leaves the old file whole."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_bytes(self.dumps())
        draft.replace(target)

    @staticmethod
    def find_game(key: str) -> Game[Any, Any]:
        """The game that a header names; where games are registered this is overridden."""
        raise BadInput(f"There is no game {key!r}.")

    @classmethod
    def loads(cls, data: bytes, source: str = "log") -> Log:
        """A log from its JSON lines, replayed and checked; raises `BadInput` naming the line."""
        lines = data.splitlines()
        if not lines or len(data) > MAX_BYTES or len(lines) > MAX_ENTRIES:
            raise BadInput(f"{source} is empty or too long for a log.")
        header = read(f"{source} line 1", parse(f"{source} line 1", lines[0]), Header)
        if header.format != FORMAT:
            raise BadField(f"{source} line 1", "format", header.format, f"must be {FORMAT}")
        log = cls(cls.find_game(header.game), header)
        for number, text in enumerate(lines[1:], start=2):
            log._take(f"{source} line {number}", text)
        return log

    @classmethod
    def load(cls, path: str | Path) -> Log:
        """A log from a file; raises `BadInput`."""
        file = Path(path)
        if not file.is_file():
            raise BadInput(f"There is no file {str(path)!r}.")
        if file.stat().st_size > MAX_BYTES:
            raise BadInput(f"{file.name} is too long for a log.")
        return cls.loads(file.read_bytes(), file.name)

    def _add(self, entry: Played, table: Any) -> None:
        self.entries.append(entry)
        self._tables.append(table)
        self._line.append(entry)

    def _back(self, entry: Undone) -> None:
        self.entries.append(entry)
        del self._tables[entry.to_ply + 1 :]
        del self._line[entry.to_ply :]

    def _take(self, source: str, text: bytes) -> None:
        entry = read(source, parse(source, text), cast("type[Entry]", Entry))
        if isinstance(entry, Undone):
            self._take_undone(source, entry)
        else:
            self._take_played(source, entry)

    def _take_undone(self, source: str, entry: Undone) -> None:
        if not 0 <= entry.to_ply < self.ply:
            raise BadField(source, "to_ply", entry.to_ply, f"must be below {self.ply}")
        expected = link(self.head, self.seq, f"undo {entry.to_ply} {entry.seat}")
        _require(source, "seq", entry.seq, self.seq)
        _require(source, "hash", entry.hash, expected)
        self._back(entry)

    def _take_played(self, source: str, raw: Played) -> None:
        kinds = self.game.kinds
        move = read(f"{source}, move", raw.move, kinds.move)
        events = tuple(read(f"{source}, events", event, kinds.event) for event in raw.events)
        entry = msgspec.structs.replace(raw, move=move, events=events)
        self._add(entry, self._checked(source, entry))

    def _checked(self, source: str, entry: Played) -> Any:
        try:
            table, events = self.game.play(self.table, entry.seat, entry.move)
        except Illegal as refusal:
            raise self._unlike(source, "move", entry.move, f"is refused: {refusal}") from None
        if events != entry.events:
            raise self._unlike(source, "events", entry.events, "differ from what the rules say")
        _require(source, "seq", entry.seq, self.seq)
        _require(source, "ply", entry.ply, self.ply + 1)
        if not _is_salt(entry.salt):
            raise BadField(source, "salt", entry.salt, "must be a hexadecimal number")
        bound = commitment(entry.salt, to_json(table))
        if bound != entry.table:
            raise self._unlike(source, "table", entry.table, "is not the hash of this table")
        said = payload(entry.ply, entry.seat, entry.move, entry.events)
        proof = link(self.head, self.seq, commitment(entry.salt, said), bound)
        _require(source, "hash", entry.hash, proof)
        return table

    def _unlike(self, source: str, field: str, value: object, reason: str) -> BadInput:
        played, ours = self.header.rules_version, self.game.meta.rules_version
        if played != ours:
            reason += f"; it was played by rules version {played}, these are version {ours}"
        return BadField(source, field, value, reason)


def header_of(
    game: Game[Any, Any], seats: int, options: Any, edition: Any, players: Iterable[str]
) -> Header:
    """The header of a new match, with every option spelled out and the edition by content."""
    chosen = msgspec.structs.asdict(game.options(options))
    content = msgspec.to_builtins(game.edition(edition))
    meta = game.meta
    return Header(FORMAT, meta.key, meta.rules_version, seats, chosen, content, tuple(players))


def payload(ply: int, seat: int, move: Move, events: tuple[Event, ...]) -> bytes:
    """What an entry commits to besides the table."""
    return to_json((ply, seat, move, events))


def _digest(header: Header) -> str:
    return commitment("", to_json(header))


def _is_salt(text: str) -> bool:
    return len(text) % 2 == 0 and all(char in "0123456789abcdef" for char in text)


def _require(source: str, field: str, value: object, expected: object) -> None:
    if value != expected:
        raise BadField(source, field, value, f"must be {expected!r}")
