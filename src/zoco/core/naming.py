"""How class names become tags in JSON and keys in texts."""

import re

_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def snake(name: str) -> str:
    """`RollAgain` → `roll_again`: the tag of a move, event or phase in JSON."""
    return _WORD.sub("_", name).lower()


def dashed(tag: str) -> str:
    """`roll_again` → `roll-again`: the same name inside a Fluent key."""
    return tag.replace("_", "-")
