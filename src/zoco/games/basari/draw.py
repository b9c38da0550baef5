"""Basari as a picture in text: the arcade, and in its court the supply and how the seats stand."""

from __future__ import annotations

from zoco.core.words.drawing import Drawing, Line, Span
from zoco.core.words.texts import Texts
from zoco.games.basari.arcade import HIGH, MERCHANTS, WIDE, Arcade, Sheet
from zoco.games.basari.haggling import AnswerOffer
from zoco.games.basari.scoring import SCORINGS, if_scored, score
from zoco.games.basari.views import Seen, seen_table
from zoco.parts.choosing import HIDDEN, laid
from zoco.parts.gems import Gems
from zoco.parts.negotiation import COLOURS

QUARTER = 12
"""All four colours stand side by side, each in a column so wide."""

FIVES = 10
"""More gems than these are told by number."""


def draw(view: Seen, texts: Texts) -> Drawing:
    """The arcade, with everything else in its court or, where that is too small, below."""
    arcade, sheet = Arcade(view, letters(texts)), Sheet()
    arcade.draw(sheet)
    told = court(view, texts)
    wide, high = arcade.court
    legend = tuple((Span(texts.word(key), "dim"),) for key in ("board-pieces", "board-letters"))
    below = (*((), *legend), *bid(view, texts))
    if wide < 4 * QUARTER + 2 or high < len(told):
        return (*sheet.drawing(), (), *told, *below)
    top = HIGH + (high - len(told)) // 2
    for row, line in enumerate(told):
        sheet.write(WIDE + 1, top + row, line)
    return (*sheet.drawing(), *below)


def letters(texts: Texts) -> tuple[str, ...]:
    """The letters of the colours in this language."""
    return tuple(texts.word(f"letter-{colour}") for colour in COLOURS)


def court(view: Seen, texts: Texts) -> Drawing:
    """Round and scorings, majorities, supply, cards; then every seat."""
    seats = (line for seat in range(len(view.scores)) for line in standing(view, texts, seat))
    return (
        progress(view, texts),
        numbers(texts, texts.word("board-worth"), view.edition.majorities),
        numbers(texts, texts.word("board-supply"), view.supply),
        cards(view, texts),
        *seats,
    )


def progress(view: Seen, texts: Texts) -> Line:
    """How far the match is."""
    if not view.agenda:
        return (Span(texts.word("board-over"), "title"),)
    scorings = texts.word("board-scorings", done=view.scorings, all=SCORINGS)
    return (Span(f"{texts.word('board-round', round=view.round)} · {scorings}", "title"),)


def numbers(texts: Texts, title: str, gems: Gems) -> Line:
    """A number for each colour."""
    spans: list[Span] = [Span(f"{title:<20}", "dim")]
    for letter, style, number in zip(letters(texts), COLOURS, gems, strict=True):
        spans += [Span(letter, style), Span(f" {number:<5}")]
    return tuple(spans)


def cards(view: Seen, texts: Texts) -> Line:
    """The cards on the table: face down while they are chosen, then as turned up."""
    table = seen_table(view)
    lying = ((seat, laid(table, seat).action) for seat in range(table.seats))
    words = (f"{MERCHANTS[seat]} {face(action, texts)}" for seat, action in lying if action)
    return (Span(" ".join(words), "bold"),)


def face(action: str, texts: Texts) -> str:
    """A card as it lies there."""
    return "▒▒" if action == HIDDEN else texts.word("action-name", action=action)


def bid(view: Seen, texts: Texts) -> Drawing:
    """The offer on the table, and for which action."""
    match view.agenda:
        case (AnswerOffer(action=action, offer=offer), *_):
            return ((), numbers(texts, texts.word("board-offer", action=action), offer))
        case _:
            return ()


# -- the seats -------------------------------------------------------------------------------------


def standing(view: Seen, texts: Texts, seat: int) -> tuple[Line, ...]:
    """A seat: name, points and lap; below it the gems, sorted, in groups of five (basari 5.2)."""
    signs = zip(letters(texts), COLOURS, view.gems[seat], strict=True)
    gems = (span for sign in signs for span in grouped(*sign))
    return (heading(view, texts, seat), (Span("  "), *gems))


def heading(view: Seen, texts: Texts, seat: int) -> Line:
    """Letter, name, points, lap, and what a scoring now would bring, while there is one to come."""
    sign = mark(view, seat)
    points = texts.word("board-points", points=view.scores[seat])
    lap = texts.word("board-lap", gone=view.moved[seat], lap=view.edition.lap)
    table = seen_table(view)
    now = texts.word("board-if-scored", points=if_scored(table)[seat]) if table.agenda else ""
    name = f" {shortened(texts.name(seat)):<15}"
    return (
        Span(sign, "bold"),
        Span(MERCHANTS[seat], "omar"),
        Span(name, "bold" if sign.strip() else ""),
        Span(f"{points:>11}"),
        Span(f"{lap:>12}{now:>10}", "dim"),
    )


def mark(view: Seen, seat: int) -> str:
    """» before who must decide; ★ before each winner."""
    table = seen_table(view)
    if not view.agenda:
        return "★" if seat in score(table).winners else " "
    return "»" if seat in view.agenda[0].actors(table) else " "


def grouped(letter: str, style: str, number: int) -> Line:
    """`rrrrr rr` for seven red gems, filled up to a column."""
    if number == 0:
        return (Span("–".ljust(QUARTER), "dim"),)
    if number > FIVES:
        return (Span(letter, style), Span(f" ×{number}".ljust(QUARTER - 1)))
    spans: list[Span] = []
    for start in range(0, number, 5):
        spans += [Span(letter * min(5, number - start), style), Span(" ")]
    width = sum(len(span.text) for span in spans)
    return (*spans, Span(" " * (QUARTER - width)))


def shortened(text: str) -> str:
    """A name that fits its column."""
    return text if len(text) <= 14 else text[:13] + "…"
