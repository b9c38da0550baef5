"""Everybody's belongings as lines of text, and the viewer's notebook."""

from __future__ import annotations

from zoco.core.words.drawing import Drawing, Line, Span
from zoco.core.words.said import Said
from zoco.core.words.texts import Texts
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.questions.notebook import notebook
from zoco.games.scheherazade.table import HIDDEN, OPEN
from zoco.games.scheherazade.views import Seen

NAME = 16
COLUMNS = (("pearls", 8), ("colour", 10), ("questions", 8), ("bid", 7), ("tip", 9))
FIST = "●"
BAKSCHISCH, STONE = "◇", "◦"


def standing(view: Seen, texts: Texts) -> Drawing:
    """A heading, a line for each seat, and the event cards that are held."""
    heads = [f"{texts.word(f'board-{key}'):>{width}}" for key, width in COLUMNS]
    head: Line = (Span(f"{texts.word('board-seat'):<{NAME}}" + "".join(heads), "dim"),)
    rows = (seat_line(view, texts, seat) for seat in range(len(view.pearls)))
    return (head, *rows, *cards(view, texts))


def seat_line(view: Seen, texts: Texts, seat: int) -> Line:
    """What one seat has, as far as the viewer may see it under the cloth."""
    values = (
        stock(view, texts, seat),
        colour(view, texts, seat),
        str(view.questions[seat] or "–"),
        sealed(view, seat),
        tips(view, seat),
    )
    told = "".join(
        f"{clipped(it, width - 1):>{width}}" for it, (_, width) in zip(values, COLUMNS, strict=True)
    )
    style = "bold" if seat == view.seat else ""
    return (
        Span(f"{clipped(texts.name(seat), NAME - 1):<{NAME}}{told}", style),
        Span("  " + roles(view, texts, seat), "cyan"),
    )


def stock(view: Seen, texts: Texts, seat: int) -> str:
    """Pearls lie under a cloth unless the table counts them (scheherazade 1.2)."""
    if seat == view.seat or view.options.counted_pearls:
        return str(view.pearls[seat])
    return texts.word("board-under-cloth")


def colour(view: Seen, texts: Texts, seat: int) -> str:
    """A seat's colour, if the viewer has seen it."""
    card = view.knowledge.cards[seat] if view.knowledge.cards else HIDDEN
    return "?" if card == HIDDEN else texts.word("colour-name", colour=view.colours[card])


def sealed(view: Seen, seat: int) -> str:
    """A bid: one's own number, a fist for others; the last bids once revealed."""
    head = view.agenda[0] if view.agenda else None
    if not isinstance(head, MakeBids | PlaceTips):
        return str(view.bids[seat]) if view.bids else ""
    number = head.bids[seat]
    return {OPEN: "", HIDDEN: FIST}.get(number, str(number))


def tips(view: Seen, seat: int) -> str:
    """The stones of a seat on the track."""
    head = view.agenda[0] if view.agenda else None
    placed = head.placed if isinstance(head, PlaceTips) else ()
    return "+".join(str(number) for owner, number in placed if owner == seat)


def roles(view: Seen, texts: Texts, seat: int) -> str:
    """Who leads, who owns the bowl; a bakschisch card and a second stone."""
    held = (
        (seat == view.turn.leader, texts.word("board-leader")),
        (seat == view.owner, texts.word("board-owner")),
        (view.bakschisch[seat], BAKSCHISCH),
        (seat == view.stone, STONE),
    )
    return " ".join(word for is_so, word in held if is_so)


def cards(view: Seen, texts: Texts) -> Drawing:
    """The event cards that lie open before the seats."""
    lines: list[Line] = []
    for seat, held in enumerate(view.held):
        if held:
            effects = (view.edition.cards[card].effect for card in held)
            names = ", ".join(texts.say(Said("card-short", {"effect": it})) for it in effects)
            lines.append((Span(clipped(f"{texts.name(seat)}: {names}", 78)),))
    return tuple(lines)


# -- the notebook ----------------------------------------------------------------------------------


def deductions(view: Seen, texts: Texts) -> Drawing:
    """For each colour how likely it is whose, and how likely the room is right, in per cent."""
    if view.seat is None or not view.knowledge.cards:
        return ()
    notes, seats = notebook(view), range(len(view.pearls))
    names = [clipped(texts.name(seat), 7) for seat in seats]
    head = "".join(f"{it:>8}" for it in (*names, texts.word("board-secret")))
    lines: list[Line] = [(Span(f"{clipped(texts.word('board-notebook'), 20):<20}{head}", "dim"),)]
    for it in view.colours:
        word = texts.word("colour-name", colour=it)
        odds = [round(100 * float(notes.odds(it, holder))) for holder in (*seats, len(seats))]
        told = "".join(f"{percent or '–':>8}" for percent in odds)
        lines.append((Span(f"{word:<20}{told}"),))
    return tuple(lines)


def clipped(text: str, width: int) -> str:
    """No more than `width` characters."""
    return text if len(text) <= width else text[: width - 1] + "…"
