"""The log of a match: append-only entries, undo among them, chained by hashes, replayable."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator, MutableSequence
from pathlib import Path
from typing import Any, Self, cast

import msgspec

from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.faults import BOM, BadInput, Fault, bad, bad_field, parse, read, shortened
from zoco.core.game import Game
from zoco.core.log.chain import (
    Chain,
    beginning,
    check_names,
    check_open,
    commitment,
    follow,
    proof,
    with_names,
)
from zoco.core.log.entries import Entry, Header, Played, Undone, payload
from zoco.core.moves import Illegal, Move
from zoco.core.table import bare

__all__ = ["FORMAT", "MAX_BYTES", "MAX_ENTRIES", "Entry", "Header", "Log", "Played", "Undone"]

FORMAT = 1
MAX_BYTES = 64_000_000
MAX_ENTRIES = 100_000


class Log:
    """One match from its first entry on; holds the table after every entry, undone ones too.

    `salts` makes the salts of commitments, `clock` tells the time in milliseconds since 1970: who
    wants the same log again hands in its own.

    Tables are immutable and share what they have in common, so keeping all of them is cheap.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        header: Header,
        salts: Callable[[], str] | None = None,
        clock: Callable[[], int] | None = None,
    ) -> None:
        options, edition = game.options(header.options), game.edition(header.edition)
        self.game = game
        self.header = header
        self.entries: MutableSequence[Entry] = []
        self._salts = salts or fresh_salt
        self._clock = clock or _wall_clock
        self._tables = [game.setup(header.seats, options, edition)]
        _check_number("players", header.players, header.seats)
        check_names(header)
        self._line: list[int] = []
        self._deciders = bytearray()

    @classmethod
    def start(
        cls,
        game: Game[Any, Any],
        seats: int,
        options: Any = None,
        edition: Any = None,
        players: Iterable[str] = (),
        salts: Callable[[], str] | None = None,
        clock: Callable[[], int] | None = None,
    ) -> Self:
        """An empty log of a new match."""
        header = header_of(game, seats, options, edition)
        names = checked_names(players, seats)
        return cls(game, with_names(header, names, salts or fresh_salt), salts, clock)

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
        return tuple(self._played(seq) for seq in self._line)

    def backwards(self) -> Iterator[Played]:
        """The surviving line of play from its end on."""
        return map(self._played, reversed(self._line))

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that have decided something in the surviving line; chance, too, if it has."""
        known = range(CHANCE, self.header.seats)
        return tuple(seat for seat in known if seat - CHANCE in self._deciders)

    def last_ply(self, seat: int) -> int | None:
        """The position that the last decision of `seat` in the surviving line led to."""
        return self._deciders.rfind(seat - CHANCE) + 1 or None

    def _played(self, seq: int) -> Played:
        return cast("Played", self.entries[seq])

    def append(self, seat: int, move: Move) -> Played:
        """Play `move`; raises `Illegal` and appends nothing if the rules refuse it."""
        table, events = self.game.play(self.table, seat, move)
        salt = self._salts()
        said = commitment(salt, payload(move, events))
        bound = commitment(salt, to_json(bare(table)))
        place = (self.seq, self.ply + 1, seat, self._now())
        draft = Played(*place, move, events, salt, said, bound, hash="")
        entry = msgspec.structs.replace(draft, hash=proof(self.head, draft))
        self._add(entry, table)
        return entry

    def undo(self, to_ply: int, seat: int) -> Undone:
        """Go back to the position after `to_ply` moves; the seat that wished it is noted."""
        if type(to_ply) is not int or not 0 <= to_ply < self.ply:
            raise bad("wrong-undo", text=str(to_ply), ply=self.ply)
        check_seat(seat, self.header.seats)
        draft = Undone(self.seq, to_ply, seat, self._now(), hash="")
        entry = msgspec.structs.replace(draft, hash=proof(self.head, draft))
        self._back(entry)
        return entry

    def replay(self, ply: int | None = None) -> Any:
        """The table after `ply` moves of the surviving line, played anew from the start."""
        stop = self._position(self.ply if ply is None else ply)
        table = self._tables[0]
        for entry in map(self._played, self._line[:stop]):
            table, _ = self.game.play(table, entry.seat, entry.move)
        return table

    def at(self, ply: int) -> Any:
        """The table after `ply` moves of the surviving line, as it was kept."""
        return self.after(self.seq_at(ply))

    def after(self, seq: int) -> Any:
        """The table after `seq` entries, whether or not they survived; as it was kept."""
        if type(seq) is not int or not 0 <= seq <= self.seq:
            raise bad("wrong-frame", last=self.seq, text=str(seq))
        return self._tables[seq]

    def seq_at(self, ply: int) -> int:
        """After how many entries the surviving line had come to `ply`."""
        return self._line[ply - 1] + 1 if self._position(ply) else 0

    def _position(self, ply: int) -> int:
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise bad("wrong-position", last=self.ply, text=str(ply))
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
        raise bad("wrong-game", game=key, known="")

    @classmethod
    def loads(cls, data: bytes, source: str = "log") -> Self:
        """A log from its JSON lines, replayed and checked; raises `BadInput` with the line."""
        lines = data.removeprefix(BOM).splitlines() if len(data) <= MAX_BYTES else []
        if not lines or len(lines) > MAX_ENTRIES + 1:
            raise bad("fault-no-log").placed(file=source)
        log: Self | None = None
        for number, text in enumerate(lines, start=1):
            try:
                if log is None:
                    log = cls._opened(text)
                else:
                    log._take(text)
            except BadInput as error:
                raise error.placed(file=source, line=number) from None
        assert log is not None
        return log

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """A log from a file; raises `BadInput`."""
        file = Path(path)
        if not file.is_file():
            raise bad("wrong-no-file", file=str(path))
        if file.stat().st_size > MAX_BYTES:
            raise bad("fault-long-log").placed(file=file.name)
        return cls.loads(file.read_bytes(), file.name)

    def _now(self) -> int:
        """The time for a new entry, which is never before the last one's."""
        return max(self._clock(), self.entries[-1].at) if self.entries else self._clock()

    def _add(self, entry: Played, table: Any) -> None:
        self.entries.append(entry)
        self._tables.append(table)
        self._go_on(entry.seq, entry.seat)

    def _back(self, entry: Undone) -> None:
        self._tables.append(self.at(entry.to_ply))
        self.entries.append(entry)
        self._go_back(entry.to_ply)

    def _go_on(self, seq: int, seat: int) -> None:
        """The line is longer by an entry."""
        self._line.append(seq)
        self._deciders.append(seat - CHANCE)

    def _go_back(self, ply: int) -> None:
        """The line ends where it did after so many moves."""
        del self._line[ply:]
        del self._deciders[ply:]

    @classmethod
    def _opened(cls, text: bytes) -> Self:
        header = read("", parse("", text), Header)
        if header.format != FORMAT:
            raise bad_field("format", header.format, "fault-format", expected=str(FORMAT))
        return cls(cls.find_game(header.game), header)

    def put(self, text: bytes) -> None:
        """Put back the next entry: replayed, and checked against its hashes; raises `BadInput`."""
        self._take(text)

    def _take(self, text: bytes) -> None:
        """First the chain, then the rules: what was altered is not blamed on the rules."""
        entry = read("", parse("", text), cast("type[Entry]", Entry))
        if isinstance(entry, Played):
            check_open(entry)
        follow(Chain(self.head, self.seq, self.ply), entry)
        if isinstance(entry, Undone):
            check_seat(entry.seat, self.header.seats)
            self._back(entry)
            return
        try:
            typed = _typed(self.game, entry)
            self._add(typed, self._replayed(typed))
        except BadInput as error:
            raise self._explained(error) from None

    def _replayed(self, entry: Played) -> Any:
        try:
            table, events = self.game.play(self.table, entry.seat, entry.move)
        except Illegal as refusal:
            raise self._parted("move", "rules-refuse", entry, rule=refusal.paragraph) from None
        if events != entry.events:
            raise self._parted("events", "rules-retell", entry)
        if entry.table != commitment(entry.salt, to_json(bare(table))):
            raise self._parted("table", "rules-remake", entry)
        return table

    def _parted(self, field: str, key: str, entry: Played, **params: str) -> BadInput:
        """The error for what these rules make otherwise of a move."""
        try:
            move = self.game.write(entry.move)
        except Exception:  # a game may be anybody's, and a file made to vex it
            move = shortened(entry.move)
        return bad(key, move=move, **params).placed(field=field)

    def _explained(self, error: BadInput) -> BadInput:
        """The error, with what another version of the rules may have to do with it."""
        played, ours = self.header.rules_version, self.game.meta.rules_version
        if played == ours:
            return error
        why = msgspec.structs.replace(error.fault, field="")
        version = Fault("rules-version", {"played": played, "ours": ours}, because=why)
        return BadInput(version).within(error.fault.field)


def entry_of(game: Game[Any, Any], text: bytes) -> Entry:
    """An entry out of its JSON; it has the right shape, no more."""
    entry = read("", parse("", text), cast("type[Entry]", Entry))
    return entry if isinstance(entry, Undone) else _typed(game, entry)


def _typed(game: Game[Any, Any], raw: Played) -> Played:
    move = read("move", raw.move, game.kinds.move)
    events = tuple(
        read(f"events[{i}]", event, game.kinds.event) for i, event in enumerate(raw.events)
    )
    return msgspec.structs.replace(raw, move=move, events=events)


def header_of(game: Game[Any, Any], seats: int, options: Any, edition: Any) -> Header:
    """The header of a new match, with every option spelled out and the edition by content."""
    chosen = msgspec.structs.asdict(game.options(options))
    content = parse("edition", to_json(game.edition(edition)))
    return Header(FORMAT, game.meta.key, game.meta.rules_version, seats, chosen, content)


def checked_names(given: Iterable[str], seats: int) -> tuple[str, ...]:
    """Names as they were given; raises `BadInput` unless there is one for each seat, or none."""
    names = () if isinstance(given, str) else tuple(given)
    if isinstance(given, str) or not all(isinstance(name, str) for name in names):
        raise bad_field("players", given, "fault-names")
    _check_number("players", names, seats)
    return names


def _check_number(field: str, values: tuple[str, ...], seats: int) -> None:
    if len(values) not in (0, seats):
        raise bad_field(field, values, "fault-names-number", number=seats)


def fresh_salt() -> str:
    """A salt that nobody can guess."""
    return secrets.token_hex(16)


def _wall_clock() -> int:
    return time.time_ns() // 1_000_000


def check_seat(seat: int, seats: int) -> None:
    """Raise `BadInput` unless one of the seats of this match is meant."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise bad_field("seat", seat, "fault-range", low=0, high=seats - 1)
