"""In which order tests are run: those that wait beside those that compute, the quick ones last.

Most tests of rules compute, most of servers wait, and browsers do both by themselves. Where all of
one kind come together, the processor is idle at first and overrun in the end.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
SPREAD = {"server": (0.0, 0.85), "store": (0.0, 0.85), "web": (0.15, 0.85)}
"""Between which shares of the others they come: at first a browser may still be fetched."""

Module = Sequence[pytest.Item]


def workers() -> int:
    """More than there are processors: while a test waits, another one computes."""
    try:
        processors = len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        processors = os.cpu_count() or 1
    return processors + (processors + 1) // 2


def mixed(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The tests of each module together and in their order, the modules of all kinds mixed."""
    kinds: dict[str, list[Module]] = {}
    for _, found in groupby(items, key=lambda item: item.path):
        module = list(found)
        kinds.setdefault(kind(module[0]), []).append(module)
    placed = [pair for name, modules in kinds.items() for pair in places(name, modules)]
    return [item for _, module in sorted(placed, key=lambda pair: pair[0]) for item in module]


def kind(item: pytest.Item) -> str:
    """The room of `tests` that a test is in, if its like are spread."""
    room = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
    return room if room in SPREAD else ""


def places(name: str, modules: Sequence[Module]) -> list[tuple[float, Module]]:
    """Each module with its share of the way, as many tests as come before it."""
    first, last = SPREAD.get(name, (0.0, 1.0))
    whole, before, placed = sum(map(len, modules)), 0, []
    for module in modules:
        placed.append((first + (last - first) * before / whole, module))
        before += len(module)
    return placed
