"""The leaves of a table: single values, named by the path that leads to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

Path = tuple[str | int, ...]
"""Field names, and places in lists."""


def differing(one: Any, other: Any, path: Path = ()) -> Iterator[Path]:
    """Where two values differ, as deep inside as they have the same shape."""
    if one is other or one == other:
        return
    if isinstance(one, Struct) and type(one) is type(other):
        for name in one.__struct_fields__:
            yield from differing(getattr(one, name), getattr(other, name), (*path, name))
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for place, (this, that) in enumerate(zip(one, other, strict=True)):
            yield from differing(this, that, (*path, place))
    else:
        yield path


def overlap(one: Path, other: Path) -> bool:
    """Whether one of two paths leads to the other's leaf, or past it."""
    return all(a == b for a, b in zip(one, other, strict=False))


def pattern(path: Path) -> Path:
    """The path of all leaves of the same kind: whatever the place in a list."""
    return tuple("*" if isinstance(step, int) else step for step in path)


def leaf(value: Any, path: Path) -> Any:
    """What a path leads to; None where it leads nowhere."""
    for step in path:
        if isinstance(step, str):
            value = getattr(value, step, None)
        else:
            value = value[step] if isinstance(value, tuple) and step < len(value) else None
    return value
