"""What a traveller's pearls, stones and cards are, and what decides the match."""

from __future__ import annotations

from zoco.core.words.reason import Reason
from zoco.games.scheherazade.views import Seen
from zoco.games.scheherazade.words.holdings import pieces

KINDS = {
    "pearls": "scheherazade 2.1",
    "question-pearls": "scheherazade 3.7",
    "bakschisch": "scheherazade 2.7",
    "second-stone": "scheherazade 6.1",
    "colour": "scheherazade 1.1",
    "room": "scheherazade 7.1",
}
"""The paragraph of each number and piece that is not a card."""


def why(view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
    """A sentence about a number that lies before a seat, or about the end; else none."""
    if number in KINDS:
        return (Reason(f"why-{number}", {}, KINDS[number]),)
    if number not in {piece.kind for piece in pieces(view, seat)}:
        return ()
    if number in view.colours:
        return (Reason("why-colour", {}, KINDS["colour"]),)
    return (Reason("why-card", {}, "scheherazade 5.1"),)
