"""The page of a turn: the picture on the left, what is to be said beside it, the rest below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

GAP = 2
NARROWEST = 24
CAPTION = 2


def margin_width(picture: Sequence[Text], width: int) -> int:
    """How many columns are free beside the picture; 0 where nobody could read there."""
    free = width - _widest(picture) - GAP
    return free if free >= NARROWEST else 0


def blocks(lines: Sequence[Text]) -> list[list[Text]]:
    """A drawing, cut where it has empty lines."""
    found: list[list[Text]] = [[]]
    for line in lines:
        if line.plain.strip():
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return [block for block in found if block]


def captions(found: list[list[Text]]) -> tuple[list[Text], list[list[Text]]]:
    """Blocks of a line or two can stand beside the picture; the others are tables and cannot."""
    short = [line for block in found if len(block) <= CAPTION for line in block]
    return short, [block for block in found if len(block) > CAPTION]


class Note(NamedTuple):
    """A text with something in front; what runs on is indented below the text."""

    front: str
    text: Text


def note(text: str, style: str = "", front: str = "") -> Note:
    """A text in one style."""
    return Note(front, Text(text, style=style))


def wrapped(console: Console, notes: Sequence[Note], width: int) -> list[Text]:
    """Notes as lines of at most this width."""
    return [line for one in notes for line in _lines(console, one, width)]


def _lines(console: Console, one: Note, width: int) -> Iterator[Text]:
    front = Text(one.front, style="number")
    for line in one.text.wrap(console, width - front.cell_len) or [Text()]:
        yield front + line
        front = Text(" " * len(one.front))


def packed(sections: Sequence[Sequence[Text]], height: int) -> list[list[Text]]:
    """Sections on as few screens of this height as their order allows.

    A section begins a new screen rather than being torn, unless none could hold it.
    """
    screens: list[list[Text]] = [[]]
    for section in sections:
        if len(screens[-1]) + len(section) > height and screens[-1]:
            screens.append([])
        for line in section:
            if len(screens[-1]) == height:
                screens.append([])
            screens[-1].append(line)
    return screens


def fitted(lines: Sequence[Text], width: int) -> list[Text]:
    """A drawing whose blocks are narrowed to this width where they can be."""
    found: list[Text] = []
    block: list[Text] = []
    for line in (*lines, Text()):
        if line.plain.strip():
            block.append(line)
        else:
            found += [*narrowed(block, width), line]
            block = []
    return found[:-1]


def narrowed(block: Sequence[Text], width: int) -> list[Text]:
    """The lines without blanks that all of them have side by side, as few as needed are left out.

    One blank always stays between what is not blank, so that columns remain columns.
    """
    lines, spare = list(block), _widest(block) - width
    for column in reversed(_spare_columns(lines)[-spare:] if spare > 0 else []):
        lines = [line[:column] + line[column + 1 :] for line in lines]
    return lines


def _spare_columns(block: Sequence[Text]) -> list[int]:
    """The columns that are blank in all lines, as the one before is."""
    plain = [line.plain for line in block]
    blank = [
        all(column >= len(text) or text[column] == " " for text in plain)
        for column in range(max(map(len, plain), default=0))
    ]
    return [n for n in range(1, len(blank)) if blank[n] and blank[n - 1]]


def beside(picture: Sequence[Text], margin: Sequence[Text]) -> Iterator[Text]:
    """The picture with the margin on its right, as far down as the longer of both."""
    width = _widest(picture) + GAP
    for number in range(max(len(picture), len(margin))):
        left = picture[number].copy() if number < len(picture) else Text()
        left.pad_right(width - left.cell_len)
        line = left + margin[number] if number < len(margin) else left
        line.rstrip()
        yield line


def columns(cells: Sequence[tuple[str, str]], width: int) -> list[Note]:
    """Numbers and what they stand for in as many columns as fit, read downwards."""
    room = max(len(front) + len(text) for front, text in cells) + GAP
    across = max(1, (width + GAP) // room)
    if across == 1:
        return [note(text, front=front) for front, text in cells]
    down = -(-len(cells) // across)
    return [_row(cells[number::down], room) for number in range(down)]


def _row(cells: Sequence[tuple[str, str]], room: int) -> Note:
    line = Text()
    for front, text in cells:
        line.append(front, style="number")
        line.append(text.ljust(room - len(front)))
    line.rstrip()
    return Note("", line)


def _widest(lines: Sequence[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)
