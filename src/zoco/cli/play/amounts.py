"""Amounts as people type them: a number, or a bundle of pieces by letters."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from zoco.core.describe import Bundle, Count
from zoco.core.moves import Move, is_sound
from zoco.parts.counting import bundle_at
from zoco.parts.gems import Gems, within
from zoco.parts.offers import Raises

Amount = Count | Bundle
PIECES = re.compile(r"(\d{1,9})\s*([^\W\d]+)")


class Naming(NamedTuple):
    """How kinds are called in the language that is spoken, and by which letters, if by any.

    `way` says how points of the compass are called.
    """

    word: Callable[[str], str]
    letter: Callable[[str], str | None] = lambda _: None
    way: Callable[[str], str] = str


class Misread(Exception):
    """An amount that cannot be read: a key and parameters of the command line's own texts."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params


def amount(part: Amount, text: str, named: Naming) -> Move:
    """The move with an amount put in; raises `Misread`.

    What lies out of bounds is for the rules to refuse, unless no move could hold such a number.
    """
    if isinstance(part, Bundle):
        pieces = bundle(part, text, named)
        move = filled(part.move, part.field, pieces)
        return move if is_sound(move) else _too_many(part, pieces, named)
    if not re.fullmatch(r"-?\d{1,9}", text):
        raise Misread("amount-number", low=part.low, high=part.high)
    move = filled(part.move, part.field, int(text))
    if not is_sound(move):
        raise Misread("amount-number", low=part.low, high=part.high)
    return move


def _too_many(part: Bundle, pieces: Gems, named: Naming) -> Move:
    """Raise `Misread` for the kind of which most is wished for, with what there is of it."""
    place = max(range(len(pieces)), key=lambda kind: pieces[kind] - part.stock[kind])
    kind, most = named.word(part.kinds[place]), part.stock[place]
    raise Misread("amount-most", kind=kind, number=pieces[place], most=most)


def filled(move: Any, field: str, value: Any) -> Move:
    """The move with something put into a field."""
    result: Move = replace(move, **{field: value})
    return result


def bundle(part: Bundle, text: str, named: Naming) -> Gems:
    """`2r 1b`, or one number for each kind in order, or `0` for nothing."""
    numbers = text.split()
    if len(numbers) == len(part.kinds) and all(re.fullmatch(r"\d{1,9}", n) for n in numbers):
        return tuple(map(int, numbers))
    if text.strip() == "0":
        return (0,) * len(part.kinds)
    return _lettered(part, text, named)


def _lettered(part: Bundle, text: str, named: Naming) -> Gems:
    found = PIECES.findall(text)
    if not found or PIECES.sub("", text).strip(" ,+"):
        key = "amount-bundle" if part.least else "amount-bundle-or-none"
        raise Misread(key, example=example(part, named))
    counts = [0] * len(part.kinds)
    for number, letters in found:
        counts[_kind(part, letters, named)] += int(number)
    return tuple(counts)


def _kind(part: Bundle, letters: str, named: Naming) -> int:
    """The kind with this letter, or whose name begins with these letters, here or in the rules."""
    own = [named.letter(kind) or "" for kind in part.kinds]
    if letters.casefold() in own:
        return own.index(letters.casefold())
    found = _beginning([named.word(kind) for kind in part.kinds], letters)
    if not found:
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
    """An answer that would be taken."""
    pairs = zip(part.kinds, fitting(part), strict=True)
    return " ".join(f"{n}{letters(part, kind, named)}" for kind, n in pairs if n) or "0"


def fitting(part: Bundle) -> Gems:
    """A bundle that may be chosen: the smallest raise, or else one that shows how to write two.

    Where nothing may be chosen it is all there is.
    """
    if part.beats is not None:
        raised = Raises(part.stock, part.beats).smallest()
        if raised is not None and sum(raised) >= part.least:
            return raised
        return _fewest(part)
    last = len(part.kinds) - 1
    telling = tuple(2 if place == last else int(place == 0) for place in range(last + 1))
    fits = within(telling, part.stock) and sum(telling) >= part.least
    return telling if fits else _fewest(part)


def _fewest(part: Bundle) -> Gems:
    """The fewest pieces that may be chosen, one at least, and the least worthy."""
    number = max(part.least, 1)
    return bundle_at(part.stock, number, 0) if number <= sum(part.stock) else part.stock


def letters(part: Bundle, kind: str, named: Naming) -> str:
    """The letter of a kind, or else the fewest letters that tell it from the others."""
    letter = named.letter(kind)
    if letter is not None:
        return letter
    names = {other: named.word(other).casefold() for other in part.kinds}
    name = names.pop(kind)
    for length in range(1, len(name)):
        if not any(other.startswith(name[:length]) for other in names.values()):
            return name[:length]
    return name
