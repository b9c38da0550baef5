"""The list of mutants: what a game may get wrong, and the laws that must notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zoco.testkit.toy.game import Did, Toy

MUTANTS: list[tuple[str, type[Toy]]] = []


def breaks(*laws: str) -> Callable[[type[Toy]], type[Toy]]:
    """Mark a mutant with the laws that it breaks."""

    def mark(mutant: type[Toy]) -> type[Toy]:
        MUTANTS.extend((law, mutant) for law in laws)
        return mutant

    return mark


def tells(events: tuple[Any, ...], what: str) -> bool:
    """Whether such a thing was done."""
    return any(isinstance(event, Did) and event.what == what for event in events)
