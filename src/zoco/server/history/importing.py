"""Logs from elsewhere: read within limits of size and time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec

from zoco.core.faults import bad
from zoco.core.game import Game
from zoco.core.log.log import Log


def read_log(find: Callable[[str], Game[Any, Any]], text: str, seconds: float) -> Log:
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
