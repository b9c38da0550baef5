"""The settings of a server, with the values it has unless somebody says otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

import zoco
from zoco.core.game import Game
from zoco.core.meta import Meta


def _nowhere() -> str:
    return ""


class Settings(Struct, frozen=True):
    """How a server behaves. Times in seconds, sizes in bytes.

    `alone` keeps other servers off the database. `nearby_url` is the address in the local network,
    if the server can be reached there; links start with it for who opened the page on the server's
    own machine. What a bot need not do it does `may_after` all people have been shown that it can,
    and `may_at_last` in any case; its own question or offer stands for `offer_stands` at most while
    people may answer it. `games` and `find` say which games there are: the
    registered ones.
    """

    database: str
    alone: bool = True
    public_url: str = ""
    nearby_url: Callable[[], str] = _nowhere
    may_after: float = 4.0
    may_at_last: float = 12.0
    offer_stands: float = 8.0
    bot_workers: int = 1
    bot_thinks: float = 5.0
    idle: float = 300.0
    gone: float = 30.0
    seats_kept: float = 60.0
    invitation_lasts: float = 14 * 24 * 3600.0
    continuation_lasts: float = 15 * 60.0
    handover_lasts: float = 10 * 60.0
    frame_size: int = 16_384
    frames_per_second: float = 10.0
    frames_at_once: int = 30
    chat_per_minute: float = 20.0
    outbound: int = 64
    requests_per_minute: int = 600
    import_size: int = 4_000_000
    games: Callable[[], tuple[Meta, ...]] = zoco.games
    find: Callable[[str], Game[Any, Any]] = zoco.load

    @property
    def request_size(self) -> int:
        """How long a request may be: in JSON every quotation mark of a log takes two bytes."""
        return 2 * self.import_size + 100_000

    @property
    def secure(self) -> bool:
        """Whether cookies may travel over https only."""
        return self.public_url.startswith("https://")
