"""The market of Suleika as a picture in text: carpets, Omar, balconies, and how the seats stand."""

from __future__ import annotations

from itertools import islice

from zoco.core.words.drawing import Drawing, Line, Span
from zoco.core.words.texts import Texts
from zoco.games.suleika.board import EAST, FACINGS, NORTH, SOUTH, STRIDE, WEST, name, named
from zoco.games.suleika.canvas import Canvas
from zoco.games.suleika.data import SIDES, SuleikaEdition
from zoco.games.suleika.rules import SuleikaPhase, Table, score, visible
from zoco.games.suleika.table import NO_COLOUR
from zoco.games.suleika.views import SuleikaView, seen_table

ARROWS = "▲▶▼◀"
STYLES = ("red", "yellow", "blue", "green")
INNER = 5
ACROSS, DOWN = INNER + 1, 2
LANE = 3
WEAVE = "░"
WORD = 15
Seen = SuleikaView[SuleikaPhase]


def draw(view: Seen, texts: Texts) -> Drawing:
    """Market, Omar and the standing of all seats; never wider than 78 columns."""
    omar = texts.word("board-omar", field=name(view.omar), facing=FACINGS[view.facing])
    sentence: Line = (Span(omar, "dim"),)
    market = Picture(view, texts).drawing()
    return (*market, (), sentence, *legend(view, texts), (), *standing(view, texts))


# -- colours ---------------------------------------------------------------------------------------


def words(edition: SuleikaEdition, texts: Texts) -> tuple[str, ...]:
    """The colours as they are called."""
    return tuple(texts.word("colour-name", colour=colour) for colour in edition.colours)


def letters(edition: SuleikaEdition, texts: Texts) -> tuple[str, ...]:
    """A letter of each colour's word, all different: colour is never the only sign."""
    found: list[str] = []
    for number, word in enumerate(words(edition, texts)):
        spare = (char.upper() for char in word if char.isalpha() and len(char.upper()) == 1)
        fresh = (letter for letter in spare if letter not in found)
        found.append(next(fresh, str(number + 1)))
    return tuple(found)


def styles(edition: SuleikaEdition) -> tuple[str, ...]:
    """A style for each colour: its own name where it is one of ours, else one that is left."""
    spare = [style for style in STYLES if style not in edition.colours]
    return tuple(colour if colour in STYLES else spare.pop(0) for colour in edition.colours)


def legend(view: Seen, texts: Texts) -> Drawing:
    """What the letters of the colours in play mean, unless each is the initial of its word."""
    signs = zip(letters(view.edition, texts), words(view.edition, texts), strict=True)
    told = tuple(islice(signs, len(view.left)))
    if all(word.upper().startswith(letter) for letter, word in told):
        return ()
    named = (f"{letter} {shortened(word, WORD)}" for letter, word in told)
    return ((Span(", ".join(named), "dim"),),)


# -- the market ------------------------------------------------------------------------------------


class Picture:
    """The market on a canvas, with the balconies of its edition around it."""

    def __init__(self, view: Seen, texts: Texts) -> None:
        self.view = view
        self.canvas = Canvas()
        self.width, self.height = view.edition.size
        self.arcs = {facing: arcs(view.edition, side) for side, facing in SIDES}
        self.left = 3 + LANE * self.lanes(WEST)
        self.top = 1 + self.lanes(NORTH)
        self.letters, self.styles = letters(view.edition, texts), styles(view.edition)
        self.colours = {field: view.market[field] for field in view.edition.market.fields}

    def drawing(self) -> Drawing:
        """Everything, from the balconies inwards."""
        self.balconies()
        self.lattice()
        self.labels()
        for field in self.colours:
            self.field(field)
        for one, other in self.view.carpets:
            self.seam(one, other)
        return self.canvas.drawing()

    def lanes(self, facing: int) -> int:
        """How far the balconies of a side reach out: arcs that overlap need a lane each."""
        return max((lane for *_, lane in self.arcs[facing]), default=1)

    def corner(self, field: int) -> tuple[int, int]:
        """The upper left corner of a field on the canvas."""
        return self.left + ACROSS * (field % STRIDE), self.top + DOWN * (field // STRIDE)

    def balconies(self) -> None:
        """Arcs over each rim, and loops round the corners (suleika 1.1)."""
        for facing, found in self.arcs.items():
            for one, other, lane in found:
                ends = self.leave(one, facing, 0), self.leave(other, facing, 0)
                bends = self.leave(one, facing, lane), self.leave(other, facing, lane)
                self.canvas.path((ends[0], *bends, ends[1]), "rim")
        for corner in self.view.edition.balconies.corners:
            self.loop(named(corner))

    def loop(self, field: int) -> None:
        """A balcony round one corner field."""
        upright = NORTH if field // STRIDE == 0 else SOUTH
        level = WEST if field % STRIDE == 0 else EAST
        above, beside = self.leave(field, upright, 1), self.leave(field, level, 1)
        start, end = self.leave(field, upright, 0), self.leave(field, level, 0)
        self.canvas.path((start, above, (beside[0], above[1]), beside, end), "rim")

    def leave(self, field: int, facing: int, lane: int) -> tuple[int, int]:
        """The point that many lanes outside the rim, straight out of a field."""
        x, y = self.corner(field)
        across, down = x + ACROSS // 2, y + DOWN // 2
        right, low = self.left + ACROSS * self.width, self.top + DOWN * self.height
        return {
            NORTH: (across, self.top - lane),
            SOUTH: (across, low + lane),
            WEST: (self.left - LANE * lane, down),
            EAST: (right + LANE * lane, down),
        }[facing]

    def lattice(self) -> None:
        """The lines between the fields; none between the halves of a whole carpet."""
        whole = set(self.view.carpets)
        for field in self.colours:
            x, y = self.corner(field)
            if (field - 1, field) not in whole:
                self.canvas.line((x, y), (x, y + DOWN), "dim")
            if (field - STRIDE, field) not in whole:
                self.canvas.line((x, y), (x + ACROSS, y), "dim")
        right, low = self.left + ACROSS * self.width, self.top + DOWN * self.height
        self.canvas.line((right, self.top), (right, low), "dim")
        self.canvas.line((self.left, low), (right, low), "dim")

    def labels(self) -> None:
        """Letters over the columns, numbers before the rows."""
        for column in range(self.width):
            x, _ = self.corner(column)
            self.canvas.write(x + ACROSS // 2, 0, "abcdefg"[column], "bold")
        for row in range(self.height):
            _, y = self.corner(row * STRIDE)
            self.canvas.write(1, y + 1, str(row + 1), "bold")

    def field(self, field: int) -> None:
        """What shows on a field: nothing, a carpet's letter, Omar."""
        x, y = self.corner(field)
        colour = self.colours[field]
        letter = self.letters[colour] if colour != NO_COLOUR else " "
        if colour != NO_COLOUR:
            self.canvas.write(x + 1, y + 1, f"{letter:{WEAVE}^{INNER}}", self.styles[colour])
        if field == self.view.omar:
            arrow = ARROWS[self.view.facing]
            self.canvas.write(x + 2, y + 1, f"{letter}{arrow}{letter}", "omar")

    def seam(self, one: int, other: int) -> None:
        """A carpet that is visible in full runs on from half to half (suleika 2.5)."""
        x, y = self.corner(other)
        style = self.styles[self.colours[one]]
        if other - one == 1:
            self.canvas.write(x, y + 1, WEAVE, style)
        else:
            self.canvas.write(x + 1, y, WEAVE * INNER, style)


def arcs(edition: SuleikaEdition, side: str) -> tuple[tuple[int, int, int], ...]:
    """The arcs of a side, each with the lane it runs in: one further out than all it overlaps."""
    pairs = [sorted(map(named, pair)) for pair in getattr(edition.balconies, side)]
    found: list[tuple[int, int, int]] = []
    for one, other in sorted(pairs, key=lambda pair: pair[1] - pair[0]):
        under = (lane for start, end, lane in found if start < other and one < end)
        found.append((one, other, 1 + max(under, default=0)))
    return tuple(found)


# -- the seats -------------------------------------------------------------------------------------


def standing(view: Seen, texts: Texts) -> tuple[Line, ...]:
    """A heading, and for each seat its money, carpets, visible halves and points."""
    return (
        heading(view, texts),
        *(seat_line(view, texts, seat) for seat in range(len(view.money))),
    )


COLUMNS = ("piastres", "carpets", "halves", "points")


def heading(view: Seen, texts: Texts) -> Line:
    """The names of the columns."""
    numbers = "".join(f"{texts.word('board-' + column):>9}" for column in COLUMNS)
    after = f"  {texts.word('board-next')}" if len(view.money) == 2 else ""
    return (Span(f"{'':10}{texts.word('board-name'):<21}{numbers}{after}", "dim"),)


def seat_line(view: Seen, texts: Texts, seat: int) -> Line:
    """One seat, with its colours; a mark shows whose turn it is, or who won."""
    table = seen_table(view)
    stack = table.stack(seat)
    halves = visible(table, seat)
    carpets = "+".join(str(left) for _, left in stack)
    cells = (table.money[seat], carpets, halves, halves + table.money[seat])
    row = "".join(f"{cell:>9}" for cell in cells)
    sign = mark(table, seat)
    return (
        Span(f" {sign} ", "bold"),
        *swatches(table, texts, tuple(colour for colour, _ in stack)),
        Span(f" {shortened(texts.name(seat)):<21}", "bold" if sign.strip() else ""),
        Span(row),
        *following(table, texts, seat),
    )


def mark(table: Table, seat: int) -> str:
    """» before the seat at turn; ★ before each winner."""
    if not table.agenda:
        return "★" if seat in score(table).winners else " "
    return "»" if getattr(table.agenda[0], "seat", None) == seat else " "


def swatches(table: Table, texts: Texts, colours: tuple[int, ...]) -> Line:
    """The letters of a seat's colours, in their styles."""
    found = [swatch(table, texts, colour) for colour in colours]
    return (*found, Span("   " * (2 - len(found))))


def swatch(table: Table, texts: Texts, colour: int) -> Span:
    """The letter of a colour, in its style."""
    return Span(f" {letters(table.edition, texts)[colour]} ", styles(table.edition)[colour])


def following(table: Table, texts: Texts, seat: int) -> Line:
    """The open carpet of a stack of two colours (suleika 1.2)."""
    colour = table.tops[seat]
    if table.seats != 2 or colour == NO_COLOUR or not any(left for _, left in table.stack(seat)):
        return ()
    return (Span("  "), swatch(table, texts, colour))


def shortened(text: str, width: int = 20) -> str:
    """A name that fits its column."""
    return text if len(text) <= width else text[: width - 1] + "…"
