"""Set positions of Bazaar, written with letters: W B G R Y."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.moves import Move
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.rules import BazaarPhase, RollOrExchange, Table, later_turn
from zoco.games.bazaar.stones import heap_named, heap_of, letters

WARES: tuple[str, ...] = GAME.edition().wares


def ware(letters_: str) -> int:
    """The number of a ware card."""
    return WARES.index(letters_)


def position(
    hands: tuple[str, ...],
    *,
    cards: tuple[int, int] = (1, 2),
    tops: tuple[str, ...] = ("RRRRR*", "WWRRR", "BBBGG", "GGGYY"),
    left: tuple[int, ...] = (5, 5, 5, 5),
    agenda: tuple[BazaarPhase, ...] = (),
    edition: Any = None,
    **options: Any,
) -> Table:
    """A table in the middle of a match, with seat 0 to move; the bazaar holds what nobody has."""
    start = GAME.setup(len(hands), options, edition)
    heaps = tuple(heap_named(hand) for hand in hands)
    shown = tuple(ware(top) if top else -1 for top in tops)
    unseen = start.unseen
    for card in shown:
        unseen &= ~(1 << card) if card >= 0 else -1
    return replace(
        start,
        agenda=agenda or later_turn(0),
        exchange=cards,
        hands=heaps,
        bank=heap_of([20] * 5) - sum(heaps),
        tops=shown,
        left=left,
        unseen=unseen,
        turns=len(hands),
    )


def play(table: Table, *lines: str) -> tuple[Table, list[Event]]:
    """Play lines of notation, each for whoever is to act."""
    events: list[Event] = []
    for line in lines:
        table, caused = GAME.play(table, GAME.actors(table)[0], GAME.read(line))
        events += caused
    return table, events


def refusal(table: Table, line: str | Move) -> tuple[str, str]:
    """Paragraph and key that a line is refused with."""
    move = GAME.read(line) if isinstance(line, str) else line
    found = GAME.why_not(table, GAME.actors(table)[0], move)
    assert found is not None
    return found.paragraph, found.key


def hand(table: Table, seat: int) -> str:
    """A hand as letters."""
    return letters(table.hands[seat])


def to_move(table: Table) -> int:
    """Whose turn it is; fails if no turn begins."""
    phase = table.agenda[0]
    assert isinstance(phase, RollOrExchange)
    return phase.seat
