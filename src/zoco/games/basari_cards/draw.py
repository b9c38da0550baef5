"""The bazaar as a picture in text: cards, workers, gems and scores of everybody."""

from __future__ import annotations

from zoco.core.words.drawing import Drawing, Line, Span
from zoco.core.words.said import Said
from zoco.core.words.texts import Texts
from zoco.games.basari_cards.choosing import NameAction
from zoco.games.basari_cards.haggling import AnswerOffer, MakeOffer
from zoco.games.basari_cards.rules import PASSES, DrawCard, Table
from zoco.games.basari_cards.scoring import if_scored, score
from zoco.games.basari_cards.views import Seen, seen_table
from zoco.parts.choosing import HIDDEN, NOT_YET, laid
from zoco.parts.gems import Gems
from zoco.parts.haggling import Bargain
from zoco.parts.negotiation import COLOURS, gem_params

WIDTH = 78
NAME = 22
GEM, WORKER, PLACE = "◆", "■", "·"
GROUP = 5
LONGEST_BAR = 20
"""More workers than these are told by number."""


def draw(view: Seen, texts: Texts) -> Drawing:
    """Supply, then everybody in seat order, then who haggles; 78 columns at most."""
    table = seen_table(view)
    now, gems = if_scored(table), GemColumns(table, texts)
    lines: list[Line] = [heading(table, texts), (), (Span(texts.word("board-supply"), "bold"),)]
    lines.append(gems.line(table.supply, False))
    for seat in range(table.seats):
        lines += [(), name_line(table, seat, now[seat], texts)]
        lines += [worker_line(table, seat, texts), gems.line(table.gems[seat], True)]
    return (*lines, *haggling(table, texts, view.seat))


def heading(table: Table, texts: Texts) -> Line:
    """Which pass it is, how many cards are left, and what the signs mean."""
    running = texts.word("board-pass", number=table.passing, all=PASSES)
    left = running if table.agenda else texts.word("board-over")
    legend = texts.word("board-legend", worker=WORKER, gem=GEM)
    right = texts.word("board-pile", cards=len(table.deck))
    middle = legend.center(WIDTH - len(left) - len(right))
    return (Span(left, "bold"), Span(middle, "dim"), Span(right))


# -- a seat ----------------------------------------------------------------------------------------


def name_line(table: Table, seat: int, now: int, texts: Texts) -> Line:
    """Mark, name, score, what a scoring would bring now, and the action card."""
    name = clipped(texts.name(seat), NAME).ljust(NAME + 1)
    points = texts.word("board-points", points=table.scores[seat])
    promise = texts.word("board-if-scored", points=now) if table.agenda else ""
    return (
        Span(mark(table, seat) + name, "bold"),
        Span(points.ljust(12)),
        Span(promise.ljust(25), "dim"),
        Span(action_card(table, seat, texts), "cyan"),
    )


def mark(table: Table, seat: int) -> str:
    """» before who must decide; ★ before each winner."""
    if not table.agenda:
        return "★" if seat in score(table).winners else " "
    return "»" if seat in table.agenda[0].actors(table) else " "


def action_card(table: Table, seat: int, texts: Texts) -> str:
    """What is known of the action card before this seat: face down, or turned up and waiting."""
    action, sealed = laid(table, seat)
    if action == NOT_YET:
        return ""
    if action != HIDDEN:
        return texts.word("board-own-choice" if sealed else "board-turned-up", action=action)
    head = table.agenda[0]
    if isinstance(head, NameAction) and head.wrong:
        return texts.word("board-wrong-guess", action=head.wrong)
    return texts.word("board-chosen")


def worker_line(table: Table, seat: int, texts: Texts) -> Line:
    """Workers on their way to the end of the pass, and the current card.

    A card that shows very much takes the room of the bar: its gems are told in words always, for
    letters would need a legend, and in German g could be two colours.
    """
    number, enough = table.workers(seat), table.edition.worker_target
    count = f" {number:>2}/{enough}"
    label = f"  {texts.word('board-card')} "
    card = card_text(table, seat, texts)
    parts = f"  {bar(number, enough)}"
    return (
        Span(parts if len(parts + count + label + card) <= WIDTH else "  "),
        Span(count, "bold" if number >= enough else ""),
        Span(label, "dim"),
        Span(card),
    )


def bar(number: int, enough: int) -> str:
    """Workers and places for more, in groups of five; only where they are not too many."""
    if enough > LONGEST_BAR:
        return ""
    signs = WORKER * min(number, enough) + PLACE * (enough - number)
    return " ".join(signs[at : at + GROUP] for at in range(0, enough, GROUP))


def card_text(table: Table, seat: int, texts: Texts) -> str:
    """The card of this round: workers, points and gems."""
    card = table.card(seat)
    if card is None or not table.agenda or DrawCard(seat) in table.agenda:
        return texts.word("board-no-card")
    points = texts.word("board-points", points=card.points)
    return f"{WORKER * card.workers} {points}, {texts.say(Said('gems', gem_params(card.gems)))}"


# -- gems ------------------------------------------------------------------------------------------


class GemColumns:
    """Gems by colour, one under another; only numbers where the gems themselves need too much."""

    def __init__(self, table: Table, texts: Texts) -> None:
        self.kinds = [texts.word(f"kind-{colour}") for colour in COLOURS]
        self.digits = max(2, *(len(str(max(gems))) for gems in (table.supply, *table.gems)))
        self.widths = [
            max(len(grouped(n)) for n in column) for column in zip(*table.gems, strict=True)
        ]
        numbers = sum(len(kind) + self.digits + 4 for kind in self.kinds)
        self.shown = numbers + sum(self.widths) <= WIDTH
        if not self.shown:
            self.widths = [0] * len(COLOURS)

    def line(self, gems: Gems, pieces: bool) -> Line:
        """A bundle; `pieces` shows each gem if there is room."""
        spans = [Span("  ")]
        for place, number in enumerate(gems):
            sign = grouped(number) if pieces and self.shown else ""
            text = f"{self.kinds[place]} {number:>{self.digits}} {sign.ljust(self.widths[place])}"
            spans += [Span(text, COLOURS[place]), Span("  ")]
        return tuple(spans[:-1])


def grouped(number: int) -> str:
    """So many gems in groups of five."""
    full, rest = divmod(number, GROUP)
    return " ".join([GEM * GROUP] * full + ([GEM * rest] if rest else []))


# -- who haggles -----------------------------------------------------------------------------------


def haggling(table: Table, texts: Texts, viewer: int | None) -> Drawing:
    """Who has to open (basari_cards 3.1), or the offer that waits for an answer.

    For those who watch: whoever haggles reads it with the choices.
    """
    head = table.agenda[0] if table.agenda else None
    if isinstance(head, Bargain) and viewer in (head.seat, head.other):
        return ()
    if isinstance(head, MakeOffer):
        pair = {"seat": head.seat, "other": head.other}
        opens = texts.word("board-opens", action=head.action, **pair)
        return ((), (Span(clipped(opens, WIDTH)),))
    if not isinstance(head, AnswerOffer):
        return ()
    names = {"seat": head.other, "other": head.seat}
    for_what = texts.word("board-offer", action=head.action, **names)
    gems = texts.say(Said("gems", gem_params(head.offer)))
    return ((), (Span(clipped(for_what, WIDTH)),), (Span(f"  {gems}", "bold"),))


def clipped(text: str, width: int) -> str:
    """No more than `width` characters."""
    return text if len(text) <= width else text[: width - 1] + "…"
