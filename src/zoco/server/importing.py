"""Logs from elsewhere: read within limits of size and time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec

from zoco.core.faults import BadField
from zoco.core.game import Game
from zoco.core.log.log import Log
from zoco.server.bodies import CONTROL
from zoco.server.reasons import TooSlow

SECONDS = 10.0


def read_log(find: Callable[[str], Game[Any, Any]], text: str, seconds: float = SECONDS) -> Log:
    """A log from JSON lines or an exported object; raises `BadInput` for what is not one."""
    end = monotonic() + seconds

    class Imported(Log):
        """Gives up when a log takes too long to replay."""

        @staticmethod
        def find_game(key: str) -> Game[Any, Any]:
            return find(key)

        def _take(self, source: str, text: bytes) -> None:
            if monotonic() > end:
                raise TooSlow("The log takes too long to replay.")
            super()._take(source, text)

    log = Imported.loads(_lines(text))
    if CONTROL.search(str(log.header.edition.get("name", ""))):
        raise BadField("header", "edition", "", "has a name that is no text")
    return log


def _lines(text: str) -> bytes:
    """An exported object holds the lines in its field `log`."""
    try:
        whole = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return text.encode()
    if isinstance(whole, dict) and isinstance(whole.get("log"), list):
        return b"\n".join(msgspec.json.encode(line) for line in whole["log"])
    return text.encode()
