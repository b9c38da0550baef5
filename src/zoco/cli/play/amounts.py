"""Amounts as people type them: a number, or a bundle of pieces by letters."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from zoco.core.describe import Bundle, Count
from zoco.core.moves import Move

Amount = Count | Bundle
Naming = Callable[[str], str]
PIECES = re.compile(r"(\d{1,9})\s*([^\W\d]+)")


class Misread(Exception):
    """An amount that cannot be read: a key and parameters of the command line's own texts."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


def amount(part: Amount, text: str, named: Naming) -> Move:
    """The move with an amount put in; raises `Misread`."""
    if isinstance(part, Bundle):
        return filled(part.move, part.field, bundle(part, text, named))
    if not re.fullmatch(r"-?\d{1,9}", text):
        raise Misread("amount-number", low=part.low, high=part.high)
    return filled(part.move, part.field, int(text))


def filled(move: Any, field: str, value: Any) -> Move:
    """The move with something put into a field."""
    result: Move = replace(move, **{field: value})
    return result


def bundle(part: Bundle, text: str, named: Naming) -> tuple[int, ...]:
    """`2r 1b`, or one number for each kind in order, or `0` for nothing."""
    numbers = text.split()
    if len(numbers) == len(part.kinds) and all(re.fullmatch(r"\d{1,9}", n) for n in numbers):
        return tuple(map(int, numbers))
    if text.strip() == "0":
        return (0,) * len(part.kinds)
    return _lettered(part, text, named)


def _lettered(part: Bundle, text: str, named: Naming) -> tuple[int, ...]:
    found = PIECES.findall(text)
    if not found or PIECES.sub("", text).strip(" ,+"):
        raise Misread("amount-bundle", example=example(part, named))
    counts = [0] * len(part.kinds)
    for number, letters in found:
        counts[_kind(part, letters, named)] += int(number)
    return tuple(counts)


def _kind(part: Bundle, letters: str, named: Naming) -> int:
    """The kind whose name, in this language or else in the rules, begins with these letters.

    Boards have the letters of the rules: a German who types g means the green that is shown there.
    """
    found = _beginning([named(kind) for kind in part.kinds], letters)
    if len(found) != 1:
        found = _beginning(list(part.kinds), letters)
    if len(found) != 1:
        raise Misread("amount-kind", letters=letters)
    return found[0]


def _beginning(names: list[str], letters: str) -> list[int]:
    start = letters.casefold()
    folded = [name.casefold() for name in names]
    if start in folded:
        return [folded.index(start)]
    return [number for number, name in enumerate(folded) if name.startswith(start)]


def example(part: Bundle, named: Naming) -> str:
    """An answer that can be read: one of the first kind and two of the last."""
    first, last = letters(part, part.kinds[0], named), letters(part, part.kinds[-1], named)
    return f"2{first}" if len(part.kinds) == 1 else f"1{first} 2{last}"


def letters(part: Bundle, kind: str, named: Naming) -> str:
    """The fewest letters that tell a kind from the others."""
    names = {other: named(other).casefold() for other in part.kinds}
    name = names.pop(kind)
    for length in range(1, len(name)):
        if not any(other.startswith(name[:length]) for other in names.values()):
            return name[:length]
    return name
