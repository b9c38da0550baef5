"""What a traveller's pearls and cards are, what lies on the map, what decides the match."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.core.words.reason import Reason
from zoco.core.words.said import Param, dashed
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.events import BestTip, Revealed
from zoco.games.scheherazade.setup.places import named
from zoco.games.scheherazade.views import Seen
from zoco.games.scheherazade.words.holdings import pieces
from zoco.games.scheherazade.words.preview import card_text

KINDS = {
    "pearls": "scheherazade 2.1",
    "question-pearls": "scheherazade 3.7",
    "bakschisch": "scheherazade 2.7",
    "second-stone": "scheherazade 6.1",
    "colour": "scheherazade 1.1",
    "room": "scheherazade 7.1",
    "tip": "scheherazade 2.3",
    "pile": "scheherazade 5.2",
    "ransom": "scheherazade 3.5",
    "shares": "scheherazade 1.1",
    "fine": "scheherazade 2.8",
}
"""The paragraph of each number and piece that is not a card."""


def why(view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
    """Sentences about a number that lies before a seat, on the map or at its edge; else none."""
    match number:
        case "bowl":
            return (Reason("why-bowl", {}, "scheherazade 2.4"), *best_tip(view))
        case "fists":
            return tuple(fists(view))
        case "round":
            limit = view.options.round_limit
            return (Reason("why-round", {"limit": limit}, "scheherazade 7.1"),)
        case "gift":
            return (Reason("why-gift", {"gift": view.edition.gift}, "scheherazade 3.9"),)
    if number in KINDS:
        return (Reason(f"why-{number}", {}, KINDS[number], places=places(view, number)),)
    if number not in {piece.kind for piece in pieces(view, seat)}:
        return ()
    if number in view.colours:
        return (Reason("why-colour", {}, KINDS["colour"], places=standing(view, number)),)
    return (*card_held(view, seat, number), Reason("why-card", {}, "scheherazade 5.1"))


def best_tip(view: Seen) -> Iterator[Reason]:
    """By which tip the bowl came to where it is; by none, where it was demanded (2.7)."""
    for event in reversed(view.recalled):
        if isinstance(event, BestTip):
            told: dict[str, Param] = {
                "seat": event.seat,
                "number": event.number,
                "total": sum(view.bids),
            }
            yield Reason("why-best-tip", told, "scheherazade 2.3")
        if isinstance(event, BestTip | Revealed):
            return


def fists(view: Seen) -> Iterator[Reason]:
    """What closed fists are; once they have opened, the bids that made somebody leader."""
    if view.agenda and isinstance(view.agenda[0], MakeBids | PlaceTips):
        yield Reason("why-fists", {}, "scheherazade 2.1")
    for seat, bid in enumerate(view.bids):
        yield Reason("why-bid", {"seat": seat}, "scheherazade 2.3", bid)


def card_held(view: Seen, seat: int, number: str) -> Iterator[Reason]:
    """What a card says that lies open before a seat (scheherazade 5.1)."""
    cards = (view.edition.cards[card] for card in view.held[seat])
    if card := next((card for card in cards if dashed(card.effect) == number), None):
        text = card_text(card)
        yield Reason(text.key, text.params, "scheherazade 5.1")


def places(view: Seen, number: str) -> tuple[int, ...]:
    """The fields that a number is about: ambushes, and where question pearls lie."""
    if number == "ransom":
        return tuple(map(named, view.edition.violet))
    return view.caravan.pearls if number == "question-pearls" else ()


def standing(view: Seen, colour: str) -> tuple[int, ...]:
    """Where the Bedouins of a colour stand."""
    first = 2 * view.colours.index(colour)
    return tuple(sorted(set(view.caravan.bedouins[first : first + 2])))
