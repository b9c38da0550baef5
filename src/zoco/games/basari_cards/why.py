"""Why a merchant of the card game has so many points and workers, and what gems are good for."""

from __future__ import annotations

from zoco.core.words.reason import Reason, adding_up, gained
from zoco.core.words.said import Param
from zoco.games.basari_cards.events import Manned
from zoco.games.basari_cards.views import Seen, seen_table
from zoco.parts.bazaar import TookPoints
from zoco.parts.majorities import HadMost
from zoco.parts.negotiation import COLOURS

SOURCES = (
    (TookPoints, "why-took-points", "basari_cards 2.4"),
    (HadMost, "why-had-most", "basari_cards 4.1"),
    (Manned, "why-manned", "basari_cards 4.2"),
)


def why(view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
    """The terms of a number; none of a number that is not there."""
    if number == "points":
        terms = gained(view.recalled, seat, SOURCES)
        return adding_up(terms, view.scores[seat], "basari_cards 4.3")
    if number.startswith("action-"):
        return (Reason("why-action", {}, "basari_cards 2.2"),)
    if number in ("bazaar-card", "worker"):
        return pile(view, seat, number)
    return gems(view, seat, number.removesuffix("-gem"))


def pile(view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
    """The cards of this pass (basari_cards 2.1), and how many workers end it (basari_cards 4.1)."""
    cards, workers = len(view.piles[seat]), seen_table(view).workers(seat)
    if number == "bazaar-card":
        return (Reason("why-cards", {"count": cards}, "basari_cards 2.1", cards),)
    told: dict[str, Param] = {"cards": cards, "target": view.edition.worker_target}
    return (Reason("why-workers", told, "basari_cards 4.1", workers),)


def gems(view: Seen, seat: int, colour: str) -> tuple[Reason, ...]:
    """What the most gems of a colour score (basari_cards 4.1)."""
    if colour not in COLOURS:
        return ()
    at = COLOURS.index(colour)
    worth, owned = view.edition.majorities[at], view.gems[seat][at]
    return (Reason("why-gems", {"points": worth}, "basari_cards 4.1", owned),)
