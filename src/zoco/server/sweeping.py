"""Garbage is swept up where nobody waits for it: all of it only when nobody plays for a moment.

A full collection looks at everything that lives, for a good part of a second where many tables are
open. What reference counts do not free are a few cycles, of failed requests and ended tasks.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic

YOUNG = 50_000
"""New objects before the young ones are looked at, which takes some milliseconds."""
NEVER = 1_000_000
"""By itself nothing old is ever looked at."""
EVERY, QUIET, AT_LAST = 30.0, 1.0, 3600.0
"""Seconds between two looks; of quiet before all is swept; after which it is swept in any case."""


def settle() -> None:
    """What was loaded by now stays for good: nobody need look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, NEVER)


async def sweep(used: Callable[[], float]) -> None:
    """Sweep until somebody stops it. `used` tells when somebody last did something."""
    settle()
    last = monotonic()
    while True:
        await asyncio.sleep(EVERY)
        if due(monotonic(), used(), last):
            gc.collect()
            last = monotonic()


def due(now: float, used: float, last: float) -> bool:
    """Whether all is to be swept: something was done since the last time, and nobody is at it."""
    return used > last and (now - used > QUIET or now - last > AT_LAST)
