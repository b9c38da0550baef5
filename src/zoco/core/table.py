"""The base of every table: one running match as an immutable value."""

from typing import Generic, TypeVar

from msgspec import Struct

from zoco.core.phase import Phase

P = TypeVar("P", bound=Phase)


class Table(Struct, Generic[P], frozen=True, omit_defaults=True):
    """One match. `agenda` is what is still to come: its head waits; empty, the match is over.

    Generic in the union of its game's phases, so that a table can be read back from JSON.
    """

    agenda: tuple[P, ...]
