"""The log of a match: append-only entries, undo among them, chained by hashes, replayable."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Self, cast

import msgspec

from zoco.core.codec import to_json
from zoco.core.faults import BadField, BadInput, BadPart, parse, read
from zoco.core.game import Game
from zoco.core.log.chain import Chain, beginning, check_open, commitment, follow, proof, require
from zoco.core.log.entries import Entry, Header, Played, Undone, payload
from zoco.core.moves import Illegal, Move
from zoco.core.table import position
from zoco.core.words.said import Said

__all__ = ["FORMAT", "MAX_BYTES", "MAX_ENTRIES", "Entry", "Header", "Log", "Played", "Undone"]

FORMAT = 1
MAX_BYTES = 64_000_000
MAX_ENTRIES = 100_000


class Log:
    """One match from its first entry on; holds the table after every entry, undone ones too.

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
        check_players(header.players, header.seats)
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
    ) -> Self:
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
        return self.entries[-1].hash if self.entries else beginning(self.header).head

    @property
    def line(self) -> tuple[Played, ...]:
        """The surviving line of play, without what was undone."""
        return tuple(self._line)

    def append(self, seat: int, move: Move) -> Played:
        """Play `move`; raises `Illegal` and appends nothing if the rules refuse it."""
        table, events = self.game.play(self.table, seat, move)
        salt = self._salts()
        said = commitment(salt, payload(move, events))
        bound = commitment(salt, to_json(position(table)))
        draft = Played(self.seq, self.ply + 1, seat, move, events, salt, said, bound, hash="")
        entry = msgspec.structs.replace(draft, hash=proof(self.head, draft))
        self._add(entry, table)
        return entry

    def undo(self, to_ply: int, seat: int) -> Undone:
        """Go back to the position after `to_ply` moves; the seat that wished it is noted."""
        if type(to_ply) is not int or not 0 <= to_ply < self.ply:
            raise BadInput(f"There is no position {to_ply!r} to go back to from {self.ply}.")
        check_seat(seat, self.header.seats)
        draft = Undone(self.seq, to_ply, seat, hash="")
        entry = msgspec.structs.replace(draft, hash=proof(self.head, draft))
        self._back(entry)
        return entry

    def replay(self, ply: int | None = None) -> Any:
        """The table after `ply` moves of the surviving line, played anew from the start."""
        stop = self._position(self.ply if ply is None else ply)
        table = self._tables[0]
        for entry in self._line[:stop]:
            table, _ = self.game.play(table, entry.seat, entry.move)
        return table

    def at(self, ply: int) -> Any:
        """The table after `ply` moves of the surviving line, as it was kept."""
        return self.after(self.seq_at(ply))

    def after(self, seq: int) -> Any:
        """The table after `seq` entries, whether or not they survived; as it was kept."""
        if type(seq) is not int or not 0 <= seq <= self.seq:
            raise BadInput(f"This log has entries up to {self.seq}, not {seq!r}.")
        return self._tables[seq]

    def seq_at(self, ply: int) -> int:
        """After how many entries the surviving line had come to `ply`."""
        return self._line[self._position(ply) - 1].seq + 1 if ply else 0

    def _position(self, ply: int) -> int:
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise BadInput(f"This match has positions 0 to {self.ply}, not {ply!r}.")
        return ply

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
    def loads(cls, data: bytes, source: str = "log") -> Self:
        """A log from its JSON lines, replayed and checked; raises `BadInput` naming the line."""
        lines = data.splitlines() if len(data) <= MAX_BYTES else []
        if not lines or len(lines) > MAX_ENTRIES + 1:
            said = (Said("fault-no-log", {"file": source}),)
            raise BadInput(f"{source} is empty or too long for a log.", said=said)
        log = cls._opened(f"{source} line 1", lines[0])
        for number, text in enumerate(lines[1:], start=2):
            try:
                log._take(f"{source} line {number}", text)
            except BadField as error:
                raise log._explained(error) from None
        return log

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """A log from a file; raises `BadInput`."""
        file = Path(path)
        if not file.is_file():
            said = (Said("wrong-no-file", {"file": str(path)}),)
            raise BadInput(f"There is no file {str(path)!r}.", said=said)
        if file.stat().st_size > MAX_BYTES:
            said = (Said("fault-long-log", {"file": file.name}),)
            raise BadInput(f"{file.name} is too long for a log.", said=said)
        return cls.loads(file.read_bytes(), file.name)

    def _add(self, entry: Played, table: Any) -> None:
        self.entries.append(entry)
        self._tables.append(table)
        self._line.append(entry)

    def _back(self, entry: Undone) -> None:
        self._tables.append(self.at(entry.to_ply))
        self.entries.append(entry)
        del self._line[entry.to_ply :]

    @classmethod
    def _opened(cls, source: str, text: bytes) -> Self:
        header = read(source, parse(source, text), Header)
        require(source, "format", header.format, FORMAT)
        try:
            return cls(cls.find_game(header.game), header)
        except BadInput as error:
            raise BadPart(source, error) from None

    def _take(self, source: str, text: bytes) -> None:
        """First the chain, then the rules: what was altered is not blamed on the rules."""
        entry = read(source, parse(source, text), cast("type[Entry]", Entry))
        follow(Chain(self.head, self.seq, self.ply), entry, source)
        if isinstance(entry, Undone):
            check_seat(entry.seat, self.header.seats, source)
            self._back(entry)
        else:
            typed = self._typed(source, entry)
            check_open(typed, source)
            self._add(typed, self._replayed(source, typed))

    def _typed(self, source: str, raw: Played) -> Played:
        kinds = self.game.kinds
        move = read(f"{source}, move", raw.move, kinds.move)
        events = tuple(read(f"{source}, events", event, kinds.event) for event in raw.events)
        return msgspec.structs.replace(raw, move=move, events=events)

    def _replayed(self, source: str, entry: Played) -> Any:
        try:
            table, events = self.game.play(self.table, entry.seat, entry.move)
        except Illegal as refusal:
            raise BadField(source, "move", entry.move, f"is refused: {refusal}") from None
        if events != entry.events:
            raise BadField(source, "events", entry.events, "differ from what the rules say")
        if entry.table != commitment(entry.salt, to_json(position(table))):
            raise BadField(source, "table", entry.table, "is not the hash of this table")
        return table

    def _explained(self, error: BadField) -> BadField:
        """The error, with what another version of the rules may have to do with it."""
        played, ours = self.header.rules_version, self.game.meta.rules_version
        if played == ours:
            return error
        why = f"it was played by rules version {played}, these are version {ours}"
        version = Said("fault-version", {"played": played, "ours": ours})
        said = (*error.said, version) if error.said else ()
        reason = f"{error.reason}; {why}"
        return BadField(error.source, error.field, error.value, reason, said=said)


def header_of(
    game: Game[Any, Any], seats: int, options: Any, edition: Any, players: Iterable[str]
) -> Header:
    """The header of a new match, with every option spelled out and the edition by content."""
    names = players if isinstance(players, str) else tuple(players)
    check_players(names, seats)
    chosen = msgspec.structs.asdict(game.options(options))
    content = parse("edition", to_json(game.edition(edition)))
    meta = game.meta
    return Header(FORMAT, meta.key, meta.rules_version, seats, chosen, content, tuple(names))


def check_players(players: str | tuple[str, ...], seats: int) -> None:
    """Raise `BadField` unless there is a name for each seat, or none at all."""
    if isinstance(players, str) or not all(isinstance(name, str) for name in players):
        said = (Said("fault-names"),)
        raise BadField("header", "players", players, "must be names", said=said)
    if len(players) not in (0, seats):
        said = (Said("fault-names-number", {"number": seats}),)
        reason = f"must be {seats}, one for each seat, or none"
        raise BadField("header", "players", players, reason, said=said)


def check_seat(seat: int, seats: int, source: str = "undo") -> None:
    """Raise `BadField` unless one of the seats of this match is meant."""
    if type(seat) is not int or not 0 <= seat < seats:
        said = (Said("fault-range", {"low": 0, "high": seats - 1}),)
        raise BadField(source, "seat", seat, f"must be from 0 to {seats - 1}", said=said)
