"""What is told of the finished matches of one device together."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from zoco.bots.statistics.sums import Sum

ME = ""
"""The name under which sums have whoever asks, whatever they were called."""


class Counted(Struct, frozen=True):
    """A finished match that counts: who sat where, which seats were `mine`, how it ended.

    `ended` is when it was last touched; `scores` are empty where the game counts nothing.
    """

    table: str
    game: str
    ended: str
    names: tuple[str, ...]
    mine: tuple[int, ...]
    ranks: tuple[int, ...]
    drawn: bool
    scores: tuple[int, ...]


class MyStatistics(Struct, frozen=True):
    """One's finished matches, the newest first, and what those of each game come to.

    In `sums` whoever asks has no name. `practice` matches were left out.
    """

    matches: tuple[Counted, ...]
    sums: tuple[Sum, ...]
    practice: int


class StatisticsFile(Struct, frozen=True):
    """The same as a file: each match with its figures, what it is called, and who played."""

    matches: tuple[dict[str, Any], ...]
    sums: tuple[Sum, ...]
