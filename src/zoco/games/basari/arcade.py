"""The loop of archways drawn as a square, each arch with its number, points, gems and pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from zoco.core.words.drawing import Drawing, Line, Span
from zoco.games.basari.data import Arch
from zoco.games.basari.views import Seen
from zoco.parts.negotiation import COLOURS

WIDE, HIGH = 9, 2
"""The size of an arch in characters."""

ROOM = WIDE - 2

MOST_ACROSS = 8
MERCHANTS = "ABCD"
DISCS = "abcd"


class Sheet:
    """Characters with styles, written anywhere."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, x: int, y: int, line: Line) -> None:
        """A line of spans, from (x, y) on."""
        for text, style in line:
            for char in text:
                self._cells[x, y] = (char, style)
                x += 1

    def drawing(self) -> Drawing:
        """The picture, line by line."""
        return tuple(self._row(y) for y in range(1 + max(y for _, y in self._cells)))

    def _row(self, y: int) -> Line:
        width = 1 + max((x for x, row in self._cells if row == y), default=-1)
        cells = [self._cells.get((x, y), (" ", "")) for x in range(width)]
        runs = groupby(cells, key=lambda cell: cell[1])
        return tuple(Span("".join(char for char, _ in run), style) for style, run in runs)


class Arcade:
    """Where the arches of a view stand, and what is drawn at each."""

    def __init__(self, view: Seen, letters: Sequence[str]) -> None:
        """`letters` stand for the colours of gems."""
        self.view = view
        self.letters = letters
        lap = view.edition.lap
        self.across = min(MOST_ACROSS, (lap + 7) // 4)
        self.down = (lap + 5 - 2 * self.across) // 2
        self.court = (WIDE * (self.across - 2) - 2, HIGH * (self.down - 2))
        """Width and height of the court in the middle."""

    def draw(self, sheet: Sheet) -> None:
        """Every arch in its place."""
        places = zip(range(self.view.edition.lap), self.places(), strict=False)
        for field, (column, row) in places:
            for line, spans in enumerate(self.arch(field)):
                sheet.write(WIDE * column, HIGH * row + line, spans)

    def places(self) -> Iterator[tuple[int, int]]:
        """Columns and rows clockwise from the upper left corner (basari 1.2)."""
        right, low = self.across - 1, self.down - 1
        yield from ((column, 0) for column in range(right))
        yield from ((right, row) for row in range(low))
        yield from ((column, low) for column in range(right, 0, -1))
        yield from ((0, row) for row in range(low, 0, -1))

    def arch(self, field: int) -> tuple[Line, ...]:
        """Number and pieces in the vault, and what it shows."""
        rim, side, number = "rim", Span("│", "rim"), f"{field + 1}"
        pieces = self.pieces(field)
        space = ROOM - len(number) - sum(len(span.text) for span in pieces)
        return (
            (Span(f"╭{number}{'─' * space}", rim), *pieces, Span("╮", rim)),
            (side, *self.shown(self.view.edition.arches[field]), side),
        )

    def pieces(self, field: int) -> Line:
        """Merchants, then discs; a disc under its own merchant is not seen (basari 2.8)."""
        here = [seat for seat, stands in enumerate(self.view.merchants) if stands == field]
        discs = [seat for seat, lies in enumerate(self.view.discs) if lies == field]
        merchants = "".join(MERCHANTS[seat] for seat in here)
        left = "".join(DISCS[seat] for seat in discs if seat not in here)
        return (Span(merchants, "omar"), Span(left, "dim"))

    def shown(self, arch: Arch) -> Line:
        """Points on the left, gems on the right."""
        gems = tuple(
            Span(self.letters[colour] * number, COLOURS[colour])
            for colour, number in enumerate(arch.gems)
            if number
        )
        space = ROOM - len(str(arch.points)) - sum(arch.gems)
        return (Span(str(arch.points), "bold"), Span(" " * space), *gems)
