"""Logs from elsewhere: read within limits of size and time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from zoco.core.codec import to_json
from zoco.core.faults import bad
from zoco.core.game import Game
from zoco.core.log.entries import Header
from zoco.core.log.log import Log
from zoco.core.log.undo import is_practice
from zoco.server.wire.bodies import Import
from zoco.store.records import EntryRow

Find = Callable[[str], Game[Any, Any]]
_decoder = msgspec.json.Decoder(Import)


class TooLong(ValueError):
    """A log of more characters than are taken in."""


class TakenIn(NamedTuple):
    """A log from elsewhere, as it will be stored. `rows` are of no table yet."""

    header: Header
    rows: list[EntryRow]
    over: bool
    practice: bool
    ply: int


def taken_in(find: Find, request: bytes, most: int, seconds: float) -> TakenIn:
    """In a worker: the log in the body of a request.

    Raises `DecodeError` for what is none, `TooLong`, or `BadInput` for what cannot be replayed.
    """
    text = _decoder.decode(request).log
    if len(text) > most:
        raise TooLong
    log = read_log(find, text, seconds)
    rows = [EntryRow("", e.seq, e.seat, e.at, None, to_json(e).decode()) for e in log.entries]
    return TakenIn(log.header, rows, not log.table.agenda, is_practice(log), log.ply)


def read_log(find: Find, text: str, seconds: float) -> Log:
    """A log from JSON lines or an exported object; raises `BadInput` for what is not one."""
    end = monotonic() + seconds

    class Imported(Log):
        """Gives up when a log takes too long to replay."""

        @staticmethod
        def find_game(key: str) -> Game[Any, Any]:
            return find(key)

        def _take(self, text: bytes) -> None:
            if monotonic() > end:
                raise bad("fault-slow")
            super()._take(text)

    return Imported.loads(_lines(text))


def _lines(text: str) -> bytes:
    """An exported object holds the lines in its field `log`."""
    try:
        whole = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return text.encode()
    if isinstance(whole, dict) and isinstance(whole.get("log"), list):
        return b"\n".join(msgspec.json.encode(line) for line in whole["log"])
    return text.encode()
