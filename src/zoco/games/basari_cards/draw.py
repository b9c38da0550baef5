"""The bazaar as a picture in text: cards, workers, gems and scores of everybody."""

from __future__ import annotations

from zoco.core.drawing import Drawing, Line, Span
from zoco.core.said import Said
from zoco.core.texts import Texts
from zoco.games.basari_cards.choosing import HIDDEN, ChooseActions
from zoco.games.basari_cards.data import ENOUGH
from zoco.games.basari_cards.guessing import UNNAMED, NameAction
from zoco.games.basari_cards.haggling import AnswerOffer
from zoco.games.basari_cards.rules import Table
from zoco.games.basari_cards.scoring import if_scored_now
from zoco.games.basari_cards.views import Seen, seen_table
from zoco.parts.gems import Gems
from zoco.parts.negotiation import COLOURS, gem_params, gems_code

WIDTH = 78
NAME = 22
GEM, WORKER, PLACE = "◆", "■", "·"
GROUP = 5
short = gems_code().write


def draw(view: Seen, texts: Texts) -> Drawing:
    """Supply, then everybody in seat order, then the offer on the table; 78 columns at most."""
    table = seen_table(view)
    now, gems = if_scored_now(table), GemColumns(table, texts)
    lines: list[Line] = [heading(table, texts), (), (Span(texts.word("board-supply"), "bold"),)]
    lines.append(gems.line(table.supply, False))
    for seat in range(table.seats):
        lines += [(), name_line(table, seat, now[seat], texts)]
        lines += [worker_line(table, seat, texts), gems.line(table.gems(seat), True)]
    return (*lines, *offer_lines(table, texts))


def heading(table: Table, texts: Texts) -> Line:
    """Which pass it is, how many cards are left, and what the signs mean."""
    left = texts.word("board-pass", number=table.passing)
    legend = texts.word("board-legend", worker=WORKER, gem=GEM)
    right = texts.word("board-pile", cards=len(table.deck))
    middle = legend.center(WIDTH - len(left) - len(right))
    return (Span(left, "bold"), Span(middle, "dim"), Span(right))


# -- a seat ----------------------------------------------------------------------------------------


def name_line(table: Table, seat: int, now: int, texts: Texts) -> Line:
    """Name, score, what a scoring would bring now, and whether a card lies face down."""
    score = texts.word("board-points", points=table.merchants[seat].score)
    return (
        Span(clipped(texts.name(seat), NAME).ljust(NAME + 2), "bold"),
        Span(score.ljust(12)),
        Span(texts.word("board-now", points=now).ljust(25), "dim"),
        Span(choice(table, seat, texts), "cyan"),
    )


def choice(table: Table, seat: int, texts: Texts) -> str:
    """What is known of the card that this seat has laid face down."""
    head = table.agenda[0] if table.agenda else None
    action = wrong = ""
    if isinstance(head, ChooseActions):
        action = head.chosen[seat]
    elif isinstance(head, NameAction) and seat == 1 - head.seat:
        action, wrong = head.pick, head.wrong
    if not action:
        return ""
    if action != HIDDEN:
        return texts.word("board-own-choice", action=action)
    if wrong != UNNAMED:
        return texts.word("board-wrong-guess", action=wrong)
    return texts.word("board-chosen")


def worker_line(table: Table, seat: int, texts: Texts) -> Line:
    """Workers on their way to 15, and the current card."""
    number = table.workers(seat)
    bar = WORKER * min(number, ENOUGH) + PLACE * (ENOUGH - number)
    parts = " ".join(bar[at : at + GROUP] for at in range(0, ENOUGH, GROUP))
    count = f" {number:>2}/{ENOUGH}"
    label = f"  {texts.word('board-card')} "
    room = WIDTH - len(f"  {parts}{count}{label}")
    return (
        Span(f"  {parts}"),
        Span(count, "bold" if number >= ENOUGH else ""),
        Span(label, "dim"),
        Span(card_text(table, seat, texts, room)),
    )


def card_text(table: Table, seat: int, texts: Texts, room: int) -> str:
    """The current card: its gems in words where there is room, else in letters."""
    card = table.current(seat)
    if card is None:
        return texts.word("board-no-card")
    values = f"{WORKER * card.workers} {texts.word('board-points', points=card.points)}, "
    words = values + texts.say(Said("gems", gem_params(card.gems)))
    return words if len(words) <= room else values + short(card.gems)


# -- gems ------------------------------------------------------------------------------------------


class GemColumns:
    """Gems by colour, one under another; only numbers where the gems themselves need too much."""

    def __init__(self, table: Table, texts: Texts) -> None:
        stocks = [merchant.gems for merchant in table.merchants]
        self.kinds = [texts.word(f"kind-{colour}") for colour in COLOURS]
        self.widths = [max(len(grouped(n)) for n in column) for column in zip(*stocks, strict=True)]
        self.shown = sum(len(kind) + 6 for kind in self.kinds) + sum(self.widths) <= WIDTH
        if not self.shown:
            self.widths = [0] * len(COLOURS)

    def line(self, gems: Gems, pieces: bool) -> Line:
        """A bundle; `pieces` shows each gem if there is room."""
        spans = [Span("  ")]
        for place, number in enumerate(gems):
            sign = grouped(number) if pieces and self.shown else ""
            text = f"{self.kinds[place]} {number:>2} {sign.ljust(self.widths[place])}"
            spans += [Span(text, COLOURS[place]), Span("  ")]
        return tuple(spans[:-1])


def grouped(number: int) -> str:
    """So many gems in groups of five."""
    full, rest = divmod(number, GROUP)
    return " ".join([GEM * GROUP] * full + ([GEM * rest] if rest else []))


# -- the offer on the table ------------------------------------------------------------------------


def offer_lines(table: Table, texts: Texts) -> Drawing:
    """The offer that waits for an answer."""
    head = table.agenda[0] if table.agenda else None
    if not isinstance(head, AnswerOffer):
        return ()
    names = {"seat": head.other, "other": head.seat}
    for_what = texts.word("board-offer", action=head.action, **names)
    gems = texts.say(Said("gems", gem_params(head.offer)))
    return ((), (Span(clipped(for_what, WIDTH)),), (Span(f"  {gems}", "bold"),))


def clipped(text: str, width: int) -> str:
    """No more than `width` characters."""
    return text if len(text) <= width else text[: width - 1] + "…"
