"""The journey as a picture in text: route, detour, palace and pieces; 78 columns at most."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from zoco.core.words.drawing import Drawing, Line, Span
from zoco.core.words.said import Param, Said
from zoco.core.words.texts import Texts
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.places import PALACE, START, name
from zoco.games.scheherazade.table import NO_CARD
from zoco.games.scheherazade.views import Seen, seen_table
from zoco.games.scheherazade.words.preview import card_text
from zoco.games.scheherazade.words.standing import (
    BAKSCHISCH,
    STONE,
    deductions,
    standing,
)

WIDTH = 78
ACROSS = 12
"""Fields in a row."""
INNER = 5
CAMEL, AMBUSH, LAKE, PEARL = "m", "!", "≈", "?"
STYLES = {
    "red": "red",
    "orange": "black on orange1",
    "yellow": "yellow",
    "green": "green",
    "blue": "blue",
    "pink": "black on pink1",
    "black": "bright_white on grey15",
    "white": "black on white",
    "brown": "white on orange4",
    "violet": "white on dark_violet",
    "turquoise": "black on turquoise2",
    "grey": "black on grey62",
}


def draw(view: Seen, texts: Texts) -> Drawing:
    """The journey, the event card, everybody's belongings, and what the viewer can deduce."""
    table = seen_table(view)
    picture = (*journey(table, texts), *palace(table, texts))
    blocks = [picture, legend(table, texts), event(table, texts), standing(view, texts)]
    blocks += [offers(table, texts), deductions(view, texts)]
    shown = [block for block in blocks if block]
    lines: list[Line] = [heading(table, texts)]
    for number, block in enumerate(shown):
        lines += [(), *block] if number else block
    return tuple(lines)


def heading(table: Table, texts: Texts) -> Line:
    """The round and the bowl."""
    left = texts.word("board-round", round=table.round)
    right = texts.word("board-bowl", pearls=table.bowl)
    return (Span(left.ljust(WIDTH - len(right)), "bold"), Span(right))


# -- the journey -----------------------------------------------------------------------------------


def journey(table: Table, texts: Texts) -> Drawing:
    """The start, the rows of the route, and the detour after the row that it leaves from."""
    way = table.edition.way
    lines: list[Line] = [oasis(table, texts)]
    route = [tuple(range(low, low + ACROSS)) for low in range(1, way.last + 1, ACROSS)]
    for row in route:
        fields = tuple(field for field in row if field <= way.last)
        lines += fields_row(table, texts, fields, 0)
        if way.entry in fields:
            lines += loop(table, texts)
    return tuple(lines)


def oasis(table: Table, texts: Texts) -> Line:
    """Who is still at the start."""
    return (Span(f"{texts.word('board-start')}  ", "bold"), *pieces(table, texts, START, 60))


def loop(table: Table, texts: Texts) -> Drawing:
    """The detour, between the names of its entry and its exit."""
    way = table.edition.way
    lines: list[Line] = []
    rows = [way.loop[low : low + ACROSS - 2] for low in range(0, len(way.loop), ACROSS - 2)]
    for row in rows:
        drawn = list(fields_row(table, texts, row, 6))
        first, last = row[0] == way.loop[0], row[-1] == way.loop[-1]
        before = f" {name(way.entry)} ╌" if first else " " * 6
        after = f"╌ {name(way.exit)}" if last else ""
        drawn[1] = (Span(before.ljust(6), "dim"), *drawn[1][1:], Span(after, "dim"))
        lines += drawn
    return tuple(lines)


def fields_row(table: Table, texts: Texts, fields: tuple[int, ...], indent: int) -> Drawing:
    """Fields side by side: names above, pieces below."""
    space, bar = Span(" " * indent), "─" * INNER
    top = "┌" + "┬".join([bar] * len(fields)) + "┐"
    low = "└" + "┴".join([bar] * len(fields)) + "┘"
    names = [label(table, field) for field in fields]
    stood = [tuple(pieces(table, texts, field, INNER)) for field in fields]
    return (
        (space, Span(top, "dim")),
        (space, *fenced([(it,) for it in names])),
        (space, *fenced([padded(it) for it in stood])),
        (space, Span(low, "dim")),
    )


def fenced(cells: Iterable[tuple[Span, ...]]) -> Line:
    """Cells with lines between them."""
    fence, spans = Span("│", "dim"), []
    for cell in cells:
        spans += [fence, *cell]
    return (*spans, fence)


def padded(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """Spans, filled up to the width of a field."""
    return (*spans, Span(" " * (INNER - sum(len(span.text) for span in spans))))


def label(table: Table, field: int) -> Span:
    """A field's name with the signs of what it is and of a question pearl on it."""
    edition = table.edition
    sign, style = " ", "dim"
    if field in edition.ambushes:
        sign, style = AMBUSH, "magenta"
    elif field == edition.salt_lake:
        sign, style = LAKE, "bold"
    elif field <= edition.big:
        style = "bold"
    pearl = PEARL if field in table.caravan.pearls else " "
    return Span(f"{name(field)}{sign}{pearl}", style)


def pieces(table: Table, texts: Texts, field: int, width: int) -> list[Span]:
    """Camels and Bedouins on a field; what does not fit is counted."""
    camels = CAMEL * table.caravan.camels.count(field)
    here = [table.colours[i // 2] for i, it in enumerate(table.bedouins) if it == field]
    room = width - len(camels)
    shown = here if len(here) <= room else here[: room - 2]
    spans = [Span(camels, "bold")] if camels else []
    spans += [Span(letter(texts, colour), STYLES[colour]) for colour in shown]
    return spans if len(shown) == len(here) else [*spans, Span(f"+{len(here) - len(shown)}")]


def letter(texts: Texts, colour: str) -> str:
    """The letter of a colour in this language: colour is never the only sign."""
    return texts.word(f"letter-{colour}")


def palace(table: Table, texts: Texts) -> Drawing:
    """Who has arrived, and which rooms are known to be wrong."""
    spans = [
        Span(f"{texts.word('board-palace')}  ", "bold"),
        *pieces(table, texts, PALACE, 20),
    ]
    rooms = [Span(f"   {texts.word('board-rooms')} ", "dim")]
    for colour in table.edition.colours:
        wrong = colour in table.knowledge.wrong
        sign = f"({letter(texts, colour)}{'✗' if wrong else ''})"
        rooms.append(Span(sign, "dim" if wrong or colour not in table.colours else ""))
    return ((*spans, *rooms),)


def legend(table: Table, texts: Texts) -> Drawing:
    """What the signs and letters mean."""
    signs = (
        (CAMEL, "camel"),
        (AMBUSH, "violet"),
        (LAKE, "white"),
        (PEARL, "question"),
        (BAKSCHISCH, "bakschisch"),
        (STONE, "stone"),
    )
    words = [f"{sign} {texts.word(f'board-{key}')}" for sign, key in signs]
    if table.edition.big:
        words.append(texts.word("board-legend-big", big=table.edition.big))
    lines: list[Line] = [(Span(line, "dim"),) for line in wrap("  ".join(words), WIDTH)]
    spans: list[Span] = []
    for colour in table.colours:
        word = texts.word("colour-name", colour=colour)
        spans += [Span(letter(texts, colour), STYLES[colour]), Span(f" {word}  ", "dim")]
    return (*lines, tuple(spans)) if spans else tuple(lines)


# -- cards and offers ------------------------------------------------------------------------------


def event(table: Table, texts: Texts) -> Drawing:
    """The open event card and what it says."""
    if table.pile.top == NO_CARD:
        return ()
    card = table.edition.cards[table.pile.top]
    params: dict[str, Param] = {"effect": card.effect, "colour": card.colour or ""}
    title = texts.say(Said("board-event", params | {"kind": card.kind}))
    below = texts.word("board-pile", cards=len(table.pile.rest) + len(table.pile.tail))
    said = wrap(texts.say(card_text(card)), WIDTH - 2)
    lines = [(Span(title, "bold"), Span(f", {below}", "dim"))]
    return (*lines, *((Span(f"  {line}"),) for line in said))


def offers(table: Table, texts: Texts) -> Drawing:
    """Open offers to sell and to buy."""
    lines: list[Line] = []
    for deal in table.proposals:
        key = "board-offer-sale" if deal.way == "sell" else "board-offer-purchase"
        params: dict[str, Param] = {"seat": deal.seat, "item": deal.item, "price": deal.price}
        lines += [(Span(line),) for line in wrap(texts.say(Said(key, params)), WIDTH)]
    return tuple(lines)
