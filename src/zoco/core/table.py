"""The base of every table: one running match as an immutable value."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from zoco.core.phase import Phase

P = TypeVar("P", bound=Phase)
T = TypeVar("T", bound="Table[Any]")


class Memory(Struct, frozen=True, gc=False, omit_defaults=True):
    """The public events so far that are to be remembered, oldest first.

    It only grows. The latest, fewer than `LATELY`, lie apart, so that a new one does not copy all.
    """

    long_ago: tuple[Any, ...] = ()
    lately: tuple[Any, ...] = ()

    @property
    def events(self) -> tuple[Any, ...]:
        """All of them."""
        return self.long_ago + self.lately

    def __len__(self) -> int:
        return len(self.long_ago) + len(self.lately)


LATELY = 64


def memory_of(events: tuple[Any, ...]) -> Memory:
    """The memory of these events: equal ones lie alike, however they came."""
    cut = len(events) - len(events) % LATELY
    return Memory(events[:cut], events[cut:])


NO_MEMORY = Memory()


class Remembering(Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """`memory` is kept by `Game.advance` alone, and lies beside the position: rules do not read it,

    and no hash of a table contains it.
    """

    memory: Memory = NO_MEMORY


class Table(Remembering, Generic[P], frozen=True, gc=False, omit_defaults=True):
    """One match. `agenda` is what is still to come: its head waits; empty, the match is over.

    Generic in the union of its game's phases, so that a table can be read back from JSON.
    """

    agenda: tuple[P, ...]

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats play; a game's table may have it as a field as well."""


def bare(table: T) -> T:
    """The table without its memory: what rules judge, hashes bind and records print."""
    return replace(table, memory=NO_MEMORY) if table.memory else table


def changed(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """`values` with another one at this place: what a table has for each seat, changed for one."""
    copy = list(values)  # twice as fast as putting a tuple together
    copy[place] = value
    return tuple(copy)
