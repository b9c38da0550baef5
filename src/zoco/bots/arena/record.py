"""The results of a contest in a file: one line for each match, so that nothing is played twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from zoco.bots.arena.contest import Contest, Played
from zoco.core.faults import bad


class Record:
    """Matches that were played, kept in `path` if there is one.

    The first line is the contest; a file of another one is refused. A last line that was cut off,
    because the machine went down, is written anew.
    """

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.played: dict[int, Played] = {}
        self._contest = contest
        self._path = path
        if path is not None and path.exists() and path.stat().st_size:
            whole = b"".join(self._read(path))
            path.write_bytes(whole)
        elif path is not None:
            path.write_bytes(msgspec.json.encode(contest) + b"\n")
        self._file = path.open("ab") if path is not None else None

    def _read(self, path: Path) -> Iterator[bytes]:
        """The whole lines."""
        lines = path.read_bytes().splitlines(keepends=True)
        try:
            same = msgspec.json.decode(lines[0], type=Contest) == self._contest
        except msgspec.DecodeError as error:
            raise bad("wrong-arena-file", file=str(path)) from error
        if not same:
            raise bad("wrong-arena-other", file=str(path))
        yield lines[0]
        for line in lines[1:]:
            if not line.endswith(b"\n"):
                return
            try:
                done = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise bad("wrong-arena-file", file=str(path)) from error
            self.played[done.number] = done
            yield line

    def add(self, done: Played) -> None:
        """One more match; it is in the file when this returns."""
        self.played[done.number] = done
        if self._file is not None:
            self._file.write(msgspec.json.encode(done) + b"\n")
            self._file.flush()

    def missing(self, games: int) -> list[int]:
        """The matches that are still to be played."""
        return [number for number in range(games) if number not in self.played]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()
