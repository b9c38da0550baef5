"""Choices by number, made only from what `describe()` says: a client that knows no rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec import ValidationError
from msgspec.structs import replace

from zoco.core.bad_input import BadInput
from zoco.core.describe import Bundle, Count, Description, Group, Option, Pick
from zoco.core.moves import Move

Part = Pick | Count | Bundle
Naming = Callable[[str], str]
_AMOUNT = re.compile(r"(\d+)\s*([^\W\d]+)")


class Choice(NamedTuple):
    """What a number stands for: an option, or a part that asks for an amount."""

    number: int
    part: Part
    option: Option | None


class Misread(Exception):
    """An amount that cannot be read: a key and parameters of the command line's own texts."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


def choices(description: Description) -> tuple[Choice, ...]:
    """Everything that can be chosen, numbered from 1."""
    found = ((part, option) for part in _parts(description) for option in _options(part))
    return tuple(Choice(number, *pair) for number, pair in enumerate(found, start=1))


def _parts(description: Description) -> Iterator[Part]:
    if isinstance(description, Group):
        for part in description.parts:
            yield from _parts(part)
    else:
        yield description


def _options(part: Part) -> tuple[Option | None, ...]:
    return part.options if isinstance(part, Pick) else (None,)


def place(option: Option) -> str | None:
    """The name of the place that stands for an option: `c3-c4` of `fields:c3-c4`."""
    return None if option.target is None else option.target.partition(":")[2]


def chosen(offered: tuple[Choice, ...], text: str, named: Naming) -> Move | Choice | None:
    """The move that `text` chooses, the choice that asks for an amount, or None.

    `text` is a number, a number and an amount, the place of an option, or, where it cannot be
    anything else, an amount alone. Raises `Misread`.
    """
    amounts = [choice for choice in offered if choice.option is None]
    if len(offered) == 1 and amounts:
        return amount(amounts[0].part, text, named)
    head, _, rest = text.partition(" ")
    if head.isdecimal() and 1 <= int(head) <= len(offered):
        return _numbered(offered[int(head) - 1], rest.strip(), named)
    bundles = [choice.part for choice in amounts if isinstance(choice.part, Bundle)]
    if len(bundles) == 1 and _AMOUNT.match(text):
        return amount(bundles[0], text, named)
    return _placed(offered, text)


def _numbered(choice: Choice, rest: str, named: Naming) -> Move | Choice | None:
    if choice.option is None:
        return amount(choice.part, rest, named) if rest else choice
    move: Move = choice.option.move
    return None if rest else move


def _placed(offered: tuple[Choice, ...], text: str) -> Move | None:
    wanted = text.replace("–", "-").casefold()
    found: list[Move] = [
        choice.option.move
        for choice in offered
        if choice.option and (place(choice.option) or "").casefold() == wanted
    ]
    return found[0] if len(found) == 1 else None


def amount(part: Part, text: str, named: Naming) -> Move:
    """The move with an amount put in; raises `Misread`."""
    if isinstance(part, Bundle):
        return _with(part.move, part.field, bundle(part, text, named))
    assert isinstance(part, Count)
    if not re.fullmatch(r"-?\d{1,9}", text):
        raise Misread("amount-number", low=part.low, high=part.high)
    return _with(part.move, part.field, int(text))


def _with(move: Any, field: str, value: Any) -> Move:
    filled: Move = replace(move, **{field: value})
    return filled


def bundle(part: Bundle, text: str, named: Naming) -> tuple[int, ...]:
    """`2r 1b`, or one number for each kind in order, or `0` for nothing."""
    numbers = text.split()
    if len(numbers) == len(part.kinds) and all(number.isdecimal() for number in numbers):
        return tuple(map(int, numbers))
    if text.strip() == "0":
        return (0,) * len(part.kinds)
    return _lettered(part, text, named)


def _lettered(part: Bundle, text: str, named: Naming) -> tuple[int, ...]:
    found = _AMOUNT.findall(text)
    if not found or _AMOUNT.sub("", text).strip(" ,+"):
        raise Misread("amount-bundle", example=example(part, named))
    counts = [0] * len(part.kinds)
    for number, letters in found:
        counts[_kind(part, letters, named)] += int(number)
    return tuple(counts)


def _kind(part: Bundle, letters: str, named: Naming) -> int:
    """The kind whose name, in this language or else in the rules, begins with these letters."""
    names = [named(kind) for kind in part.kinds]
    found = _beginning(names, letters) or _beginning(list(part.kinds), letters)
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


def spellings(text: str) -> Iterator[str]:
    """A line of notation as typed, and as somebody in a hurry may have meant it."""
    plain = " ".join(text.replace("–", "-").split())
    head, _, rest = plain.partition(" ")
    yield from dict.fromkeys(
        (plain, plain.lower(), f"{head.lower()} {rest}", f"{head.lower()} {rest.upper()}")
    )


def read_move(read: Callable[[str], Move], text: str) -> Move | None:
    """The move of a line of notation, or None."""
    for spelling in spellings(text):
        try:
            return read(spelling)
        except (BadInput, ValidationError):
            continue
    return None
