"""The settings of a server, with the values it has unless somebody says otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

import zoco
from zoco.core.game import Game
from zoco.core.meta import Meta


class Settings(Struct, frozen=True):
    """How a server behaves. Times in seconds, sizes in bytes.

    `games` and `find` say which games there are: the registered ones.
    """

    database: str
    public_url: str = ""
    bot_pause: tuple[float, float] = (0.6, 1.5)
    bot_workers: int = 1
    bot_thinks: float = 5.0
    idle: float = 300.0
    gone: float = 30.0
    invitation_lasts: float = 14 * 24 * 3600.0
    continuation_lasts: float = 15 * 60.0
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
    def secure(self) -> bool:
        """Whether cookies may travel over https only."""
        return self.public_url.startswith("https://")
