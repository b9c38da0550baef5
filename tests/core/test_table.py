"""What every table has: a memory beside the position that grows event by event."""

from __future__ import annotations

from random import Random

import zoco
from zoco.core.playout import random_line
from zoco.core.table import LATELY, bare, memory_of


def test_a_memory_has_every_event_that_is_to_be_remembered_in_order() -> None:
    game = zoco.load("bazaar")
    start = game.setup(4)
    told: tuple[object, ...] = ()
    for _, _, table, events in random_line(game, start, Random(1)):
        told += tuple(event for event in events if event.remembered)
        assert table.memory == memory_of(told), "however it came, it is the same"
        assert table.memory.events == told
        assert len(table.memory) == len(told)
        assert len(table.memory.lately) < LATELY
        assert not bare(table).memory
    assert len(told) > 2 * LATELY, "or nothing ever went to the older ones"
