"""Choices by what is typed, made only from what `describe()` says: a client that knows no rule.

Choices have numbers, unless an amount is asked for: then a number is that amount, and the other
choices have letters, so that nobody who means five pearls gets the fifth choice.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count, product
from typing import NamedTuple

from msgspec import ValidationError
from msgspec.structs import replace

from zoco.cli.play.amounts import PIECES, Amount, Naming, amount, filled
from zoco.core.describe import Bundle, Count, Description, Group, Option, Pick
from zoco.core.faults import BadInput
from zoco.core.moves import Move

Part = Pick | Count | Bundle
LETTERS = "acdefgijkmnoptvwxyz"
"""Those that are not a command: whoever types h wants a hint."""
COMPASS = ("north", "east", "south", "west")
LONGEST_MOVE = 500


class Choice(NamedTuple):
    """What stands for an option, or for a part that asks for an amount.

    Without a code the amount itself is typed.
    """

    code: str
    part: Part
    option: Option | None


def choices(must: Description, may: Description | None = None) -> tuple[Choice, ...]:
    """Everything that can be chosen: what is asked for, then what may be done unasked."""
    asked, unasked = _parts(must), _parts(may or Group(()))
    amounts = [part for part in asked or unasked if not isinstance(part, Pick)]
    every = (*asked, *unasked)
    return _lettered(every, straight(amounts)) if amounts else _numbered(every)


def _parts(description: Description) -> tuple[Part, ...]:
    if isinstance(description, Group):
        return tuple(part for inner in description.parts for part in _parts(inner))
    return (description,) if not isinstance(description, Pick) or description.options else ()


def _options(part: Part) -> tuple[Option | None, ...]:
    return part.options if isinstance(part, Pick) else (None,)


def straight(amounts: Sequence[Amount]) -> tuple[Amount, ...]:
    """The amounts that are typed as they are: all of them, if they are one and the same question.

    A number with gaps is several counts.
    """
    questions = [(part.prompt, filled(part.move, part.field, 0)) for part in amounts]
    same = all(question == questions[0] for question in questions)
    return tuple(amounts) if same and (len(amounts) == 1 or _counts(amounts)) else ()


def _counts(amounts: Sequence[Amount]) -> bool:
    return all(isinstance(part, Count) for part in amounts)


def _numbered(parts: Sequence[Part]) -> tuple[Choice, ...]:
    found = [(part, option) for part in parts for option in _options(part)]
    places = [(option and place(option)) or "" for _, option in found]
    codes = places if _are_numbers(places) else map(str, range(1, len(found) + 1))
    return tuple(Choice(code, *pair) for code, pair in zip(codes, found, strict=True))


def _are_numbers(places: Sequence[str]) -> bool:
    """Whether places have numbers of their own: who types 7 means arch 7, not the seventh arch."""
    numbers = all(re.fullmatch(r"[1-9]\d{0,2}", one) for one in places)
    return numbers and len(set(places)) == len(places)


def _lettered(parts: Sequence[Part], typed: Sequence[Amount]) -> tuple[Choice, ...]:
    """A letter for each part, and a number behind it where it has several options."""
    found, letters = list[Choice](), _letters()
    for part in parts:
        letter = "" if any(part is one for one in typed) else next(letters)
        options = _options(part)
        ends = range(1, len(options) + 1) if len(options) > 1 else ("",)
        pairs = zip(ends, options, strict=True)
        found += [Choice(f"{letter}{end}", part, option) for end, option in pairs]
    return tuple(found)


def _letters() -> Iterator[str]:
    for length in count(1):
        yield from map("".join, product(LETTERS, repeat=length))


def place(option: Option) -> str | None:
    """The place that stands for an option: what its label names, if that is one thing or fields.

    It is 5 of "Start at arch 5", and `c3-c4` of "Carpet on c3–c4".
    """
    named = [str(param) for param in option.label.params.values()]
    fields = all(re.fullmatch(r"[A-Za-z]\d{1,2}", one) for one in named)
    return "-".join(named) if named and (fields or len(named) == 1) else None


def chosen(offered: tuple[Choice, ...], text: str, named: Naming) -> Move | Choice | None:
    """The move that `text` chooses, the choice that asks for an amount, or None.

    `text` is a code, a code and an amount, the place of an option, or, where it cannot be
    anything else, an amount alone. Raises `Misread`.
    """
    head, _, rest = text.partition(" ")
    code = head.lstrip("0").casefold()
    coded = next((choice for choice in offered if code and choice.code == code), None)
    if coded is not None:
        return _coded(coded, rest.strip(), named)
    typed = _typed(offered)
    if typed is not None and (text.lstrip("-")[:1].isdecimal() or not _codes(offered)):
        return amount(typed, text, named)
    bundles = [choice.part for choice in offered if isinstance(choice.part, Bundle)]
    if len(bundles) == 1 and PIECES.match(text):
        return amount(bundles[0], text, named)
    return pointed(offered, text, named) or _placed(offered, text)


def pointed(offered: tuple[Choice, ...], text: str, named: Naming) -> Move | None:
    """The move in the direction that `text` names by a letter or word, if directions are asked."""
    start = text.casefold()
    for choice in offered:
        ways = _ways(choice, named)
        if start and any(way.startswith(start) for way in ways):
            assert choice.option is not None
            move: Move = choice.option.move
            return move
    return None


def _ways(choice: Choice, named: Naming) -> list[str]:
    """What a choice that leads somewhere may be called: here and in the rules."""
    params = choice.option.label.params.values() if choice.option else ()
    return [word for way in params if way in COMPASS for word in (named.way(str(way)), str(way))]


def _codes(offered: tuple[Choice, ...]) -> list[str]:
    return [choice.code for choice in offered if choice.code]


def _typed(offered: tuple[Choice, ...]) -> Amount | None:
    """What a bare amount answers; the counts of a number with gaps all fill the same move."""
    parts = [it.part for it in offered if not it.code and not isinstance(it.part, Pick)]
    counts = [part for part in parts if isinstance(part, Count)]
    if counts:
        return replace(counts[0], high=counts[-1].high)  # for the sentence about what is no number
    return parts[0] if parts else None


def _coded(choice: Choice, rest: str, named: Naming) -> Move | Choice | None:
    if isinstance(choice.part, Pick):
        assert choice.option is not None
        move: Move = choice.option.move
        return None if rest else move
    return amount(choice.part, rest, named) if rest else choice


def _placed(offered: tuple[Choice, ...], text: str) -> Move | None:
    wanted = text.replace("–", "-").casefold()
    found: list[Move] = [
        choice.option.move
        for choice in offered
        if choice.option and (place(choice.option) or "").casefold() == wanted
    ]
    return found[0] if len(found) == 1 else None


def spellings(text: str) -> Iterator[str]:
    """A line of notation as typed, and as somebody in a hurry may have meant it."""
    plain = " ".join(text.replace("–", "-").split())
    head, _, rest = plain.partition(" ")
    yield from dict.fromkeys(
        (plain, plain.lower(), f"{head.lower()} {rest}", f"{head.lower()} {rest.upper()}")
    )


def read_move(read: Callable[[str], Move], text: str) -> Move | None:
    """The move of a line of notation, or None."""
    if len(text) > LONGEST_MOVE or re.search(r"\d{10}", text):
        return None
    for spelling in spellings(text):
        try:
            return read(spelling)
        except (BadInput, ValidationError):
            continue
    return None
