"""Line drawings in text: lines meet in the right character, whatever joins or crosses them."""

from __future__ import annotations

from itertools import groupby, pairwise

from zoco.core.words.drawing import Drawing, Line, Span

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
JOINTS = {
    UP | DOWN: "│",
    LEFT | RIGHT: "─",
    DOWN | RIGHT: "┌",
    DOWN | LEFT: "┐",
    UP | RIGHT: "└",
    UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    DOWN | LEFT | RIGHT: "┬",
    UP | LEFT | RIGHT: "┴",
    UP | RIGHT | DOWN | LEFT: "┼",
}
ROUND = str.maketrans("┌┐└┘", "╭╮╰╯")


class Canvas:
    """A grid of characters with styles; lines are kept as directions until they are drawn."""

    def __init__(self) -> None:
        self._arms: dict[tuple[int, int], int] = {}
        self._styles: dict[tuple[int, int], str] = {}
        self._glyphs: dict[tuple[int, int], str] = {}
        self._round: set[tuple[int, int]] = set()

    def line(self, one: tuple[int, int], other: tuple[int, int], style: str) -> None:
        """A straight line between two points; it joins whatever it touches."""
        (x1, y1), (x2, y2) = sorted((one, other))
        for x in range(x1, x2):
            self._arm((x, y1), RIGHT, style)
            self._arm((x + 1, y1), LEFT, style)
        for y in range(y1, y2):
            self._arm((x1, y), DOWN, style)
            self._arm((x1, y + 1), UP, style)

    def path(self, points: tuple[tuple[int, int], ...], style: str) -> None:
        """Lines from point to point, with round bends."""
        for one, other in pairwise(points):
            self.line(one, other, style)
        self._round |= set(points[1:-1])

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Text over whatever lies there."""
        for column, char in enumerate(text, start=x):
            self._glyphs[column, y] = char
            self._styles[column, y] = style

    def _arm(self, point: tuple[int, int], arm: int, style: str) -> None:
        self._arms[point] = self._arms.get(point, 0) | arm
        self._styles.setdefault(point, style)

    def _char(self, point: tuple[int, int]) -> str:
        glyph = self._glyphs.get(point)
        if glyph is not None:
            return glyph
        joint = JOINTS.get(self._arms.get(point, 0), " ")
        return joint.translate(ROUND) if point in self._round else joint

    def drawing(self) -> Drawing:
        """The picture, line by line."""
        height = 1 + max(y for _, y in self._styles)
        return tuple(self._row(y) for y in range(height))

    def _row(self, y: int) -> Line:
        width = 1 + max((x for x, row in self._styles if row == y), default=-1)
        cells = [(self._char((x, y)), self._styles.get((x, y), "")) for x in range(width)]
        runs = groupby(cells, key=lambda cell: cell[1])
        return tuple(Span("".join(char for char, _ in run), style) for style, run in runs)
