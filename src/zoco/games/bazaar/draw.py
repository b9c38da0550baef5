"""The bazaar as a picture in text: exchange cards, piles, stock, and everybody's stones."""

from __future__ import annotations

from itertools import zip_longest

from zoco.core.words.drawing import Drawing, Line, Span
from zoco.core.words.texts import Texts
from zoco.games.bazaar.data import LIMIT
from zoco.games.bazaar.rules import BazaarPhase, PickSurplus
from zoco.games.bazaar.stones import COLOURS, LETTERS
from zoco.games.bazaar.views import BazaarView, Numbers

Seen = BazaarView[BazaarPhase]
COLUMN = 26


def draw(view: Seen, texts: Texts) -> Drawing:
    """Cards side by side, the piles below them, the stock and every seat; what letters mean."""
    return (
        *_side_by_side(tuple(_card(view, texts, card) for card in view.exchange if card)),
        (),
        *_piles(view, texts),
        (),
        (Span(f"{texts.word('board-bazaar'):<16}", "bold"), *_counts(texts, view.bank)),
        *(_seat(view, texts, seat) for seat in range(len(view.hands))),
        (),
        (Span(texts.word("board-letters"), "dim"),),
    )


def _card(view: Seen, texts: Texts, card: int) -> tuple[Line, ...]:
    rows = view.edition.exchange[card - 1]
    title: Line = (Span(texts.word("board-card", card=card), "bold"),)
    return (title, *(_row(texts, number, row) for number, row in enumerate(rows, start=1)))


def _row(texts: Texts, number: int, equation: str) -> Line:
    left, right = equation.split("=")
    blank = Span(" " * (4 - len(left)))
    return (
        Span(f" {number}  ", "dim"),
        *_stones(texts, left),
        blank,
        Span("= "),
        *_stones(texts, right),
    )


def _side_by_side(blocks: tuple[tuple[Line, ...], ...]) -> Drawing:
    empty: Line = ()
    rows = zip_longest(*blocks, fillvalue=empty)
    return tuple(tuple(span for cell in row for span in _padded(cell)) for row in rows)


def _padded(line: Line) -> Line:
    width = sum(len(span.text) for span in line)
    return (*line, Span(" " * max(0, COLUMN - width)))


def _piles(view: Seen, texts: Texts) -> Drawing:
    return tuple(_pile(view, texts, pile) for pile in range(len(view.tops)))


def _pile(view: Seen, texts: Texts, pile: int) -> Line:
    top, left = view.tops[pile], view.left[pile]
    name = Span(f"{texts.word('board-pile', pile=pile + 1):<10}", "bold")
    if top < 0:
        return (name, Span("  ★" if left == 0 else "  ?", "dim"))
    ware = view.edition.wares[top]
    star = Span(" ★ " if ware.endswith("*") else "   ", "yellow")
    behind = Span(f"  {'▮' * left}{'▯' * (5 - left)}  ", "dim")
    return (name, *_stones(texts, ware.rstrip("*")), star, behind, _left(texts, left))


def _left(texts: Texts, left: int) -> Span:
    return Span(texts.word("board-left", left=left), "dim")


def _seat(view: Seen, texts: Texts, seat: int) -> Line:
    mark = "▶ " if _to_act(view) == seat else "  "
    hand = "".join(
        letter * number for letter, number in zip(LETTERS, view.hands[seat], strict=True)
    )
    points = texts.word("board-points", points=view.points[seat])
    wares = texts.word("board-wares", wares=view.wares[seat])
    name = Span(f"{mark}{_shortened(texts.name(seat)):<14}", "bold" if mark.strip() else "")
    blank = Span(" " * (15 - len(hand)))
    told = (Span(f"{points:<12}"), Span(wares, "dim"), *_surplus(view, texts, seat))
    return (name, *_stones(texts, hand), blank, *told)


def _surplus(view: Seen, texts: Texts, seat: int) -> Line:
    """How many stones too many, at the seat whose surplus is being picked (bazaar 2.5)."""
    match view.agenda:
        case (PickSurplus(owner=owner), *_) if owner == seat:
            number = sum(view.hands[seat]) - LIMIT
            return (Span("  " + texts.word("board-surplus", number=number), "bold"),)
        case _:
            return ()


def _to_act(view: Seen) -> int | None:
    return getattr(view.agenda[0], "seat", None) if view.agenda else None


def _stones(texts: Texts, letters: str) -> Line:
    """Stones as letters of the language, in their colours: `RRW`."""
    colours = (COLOURS[LETTERS.index(letter)] for letter in letters)
    return tuple(Span(texts.word(f"letter-{colour}"), colour) for colour in colours)


def _counts(texts: Texts, numbers: Numbers) -> Line:
    pairs = zip(COLOURS, numbers, strict=True)
    named = ((texts.word(f"letter-{colour}"), colour, number) for colour, number in pairs)
    return tuple(Span(f"{letter}{number:<4}", colour) for letter, colour, number in named)


def _shortened(text: str) -> str:
    """A name that fits its column."""
    return text if len(text) <= 13 else text[:12] + "…"
