"""What a traveller's pearls and cards are, what lies on the map, what decides the match."""

from __future__ import annotations

from zoco.core.words.reason import Reason
from zoco.games.scheherazade.setup.places import named
from zoco.games.scheherazade.views import Seen
from zoco.games.scheherazade.words.holdings import pieces

KINDS = {
    "pearls": "scheherazade 2.1",
    "question-pearls": "scheherazade 3.7",
    "bakschisch": "scheherazade 2.7",
    "second-stone": "scheherazade 6.1",
    "colour": "scheherazade 1.1",
    "room": "scheherazade 7.1",
    "bowl": "scheherazade 2.4",
    "pile": "scheherazade 5.2",
    "ransom": "scheherazade 3.5",
    "shares": "scheherazade 1.1",
}
"""The paragraph of each number and piece that is not a card."""


def why(view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
    """A sentence about a number that lies before a seat, or about the end; else none."""
    if number in KINDS:
        return (Reason(f"why-{number}", {}, KINDS[number], places=places(view, number)),)
    if number not in {piece.kind for piece in pieces(view, seat)}:
        return ()
    if number in view.colours:
        return (Reason("why-colour", {}, KINDS["colour"], places=standing(view, number)),)
    return (Reason("why-card", {}, "scheherazade 5.1"),)


def places(view: Seen, number: str) -> tuple[int, ...]:
    """The fields that a number is about: ambushes, and where question pearls lie."""
    if number == "ransom":
        return tuple(map(named, view.edition.violet))
    return view.caravan.pearls if number == "question-pearls" else ()


def standing(view: Seen, colour: str) -> tuple[int, ...]:
    """Where the Bedouins of a colour stand."""
    first = 2 * view.colours.index(colour)
    return tuple(sorted(set(view.caravan.bedouins[first : first + 2])))
