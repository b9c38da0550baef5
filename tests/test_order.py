"""The order of tests loses none, tears no module apart, and mixes what waits with the others."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from tests.order import TESTS, mixed

NUMBERS = {"core": 40, "server": 10, "testkit": 40, "web": 10}


class Item:
    """A test as far as its order goes."""

    def __init__(self, room: str, number: int) -> None:
        self.path = TESTS / room / f"test_{number // 2}.py"


def test_modules_stay_whole_and_kinds_are_mixed() -> None:
    items: list[Any] = [Item(room, at) for room, many in NUMBERS.items() for at in range(many)]
    found = mixed(items)
    assert sorted(map(id, found)) == sorted(map(id, items))
    modules = [(path, list(tests)) for path, tests in groupby(found, key=lambda one: one.path)]
    assert len(modules) == sum(NUMBERS.values()) // 2
    assert all(tests == [one for one in items if one.path == path] for path, tests in modules)
    rooms = [path.parent.name for path, _ in modules]
    assert rooms.index("server") == 1
    assert rooms.index("web") > 5
    for room in ("server", "web"):
        runs = [len(list(run)) for name, run in groupby(rooms) if name == room]
        assert len(runs) == NUMBERS[room] // 2, "none follows another of its kind"
    assert set(rooms[-5:]) == {"testkit"}
