"""Types that can be read by several threads: msgspec works each out at its first use, unguarded.

A thread that reads a type while another is still working it out, or one that has it within, brings
the process down. So whatever threads may read goes through here first.
"""

from __future__ import annotations

from threading import Lock
from typing import TypeVar

import msgspec

K = TypeVar("K")
_settled: set[object] = set()
_lock = Lock()


def settled(kind: K) -> K:
    """The same type, with all that is within it worked out, by one thread after the other."""
    if kind not in _settled:
        with _lock:
            msgspec.json.Decoder(kind)
            _settled.add(kind)
    return kind
