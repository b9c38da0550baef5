"""A finished match as a file, and what it proves."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from zoco.server.wire.around import Fair
from zoco.server.wire.messages import Status


class Exported(Struct, frozen=True):
    """A match as a file: the header and the entries in `log`, and what proves its dice.

    `complete`: it has all that was hidden. `unnamed` are the seats whose names were removed.
    """

    table: str
    status: Status
    practice: bool
    complete: bool
    fair: Fair
    unnamed: tuple[int, ...]
    log: tuple[dict[str, Any], ...]


class Drawn(Struct, frozen=True):
    """A draw: the `bits` that were taken for it, each how many and as which number (hexadecimal).

    What they stand for is told where it can be listed: `odds` are moves with their weights,
    `factors` the faces of several dice with theirs.
    """

    seq: int
    number: int
    bits: tuple[tuple[int, str], ...]
    odds: tuple[tuple[Any, int], ...] | None = None
    factors: tuple[tuple[tuple[int, int], ...], ...] | None = None


class Verdict(Struct, frozen=True):
    """A match that is as it was played: how many entries and draws were checked.

    `earlier` draws, of a fork or an import, were made elsewhere; `scripted` ones
    follow the script of a lesson, and nobody drew them; `unnamed` are the seats whose
    names were removed; `head` is the hash of the last entry.
    """

    entries: int
    draws: int
    earlier: int
    unnamed: tuple[int, ...]
    head: str
    drawn: tuple[Drawn, ...]
    scripted: int = 0
