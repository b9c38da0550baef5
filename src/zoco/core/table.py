"""The base of every table: one running match as an immutable value."""

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from zoco.core.phase import Phase

P = TypeVar("P", bound=Phase)
T = TypeVar("T", bound="Table[Any]")


class Remembering(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """`memory` holds the public events so far that are to be remembered.

    It is append-only, kept by `Game.advance` alone, and lies beside the position: rules do not read
    it, and no hash of a table contains it.
    """

    memory: tuple[Any, ...] = ()


class Table(Remembering, Generic[P], frozen=True, omit_defaults=True):
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
    return replace(table, memory=()) if table.memory else table


def changed(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """`values` with another one at this place: what a table has for each seat, changed for one."""
    copy = list(values)  # twice as fast as putting a tuple together
    copy[place] = value
    return tuple(copy)
