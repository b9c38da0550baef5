"""Why a merchant of Basari has so many points, and what gems and cards are good for."""

from __future__ import annotations

from zoco.core.words.reason import Reason, adding_up, gained
from zoco.games.basari.events import RolledAgain, WentRound
from zoco.games.basari.views import Seen
from zoco.parts.bazaar import TookPoints
from zoco.parts.majorities import HadMost
from zoco.parts.negotiation import COLOURS

SOURCES = (
    (TookPoints, "why-took-points", "basari 2.6"),
    (RolledAgain, "why-rolled-again", "basari 2.5"),
    (HadMost, "why-had-most", "basari 4.3"),
    (WentRound, "why-went-round", "basari 4.2"),
)


def why(view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
    """The terms of a number; none of a number that is not there."""
    if number == "points":
        terms = gained(view.recalled, seat, SOURCES)
        return adding_up(terms, view.scores[seat], "basari 1.5")
    if number == "gems":
        owned = sum(view.gems[seat])
        return (Reason("why-all-gems", {"count": owned}, "basari 5.1", owned),)
    if number.startswith("action-"):
        return (Reason("why-action", {}, "basari 2.2"),)
    return gems(view, seat, number.removeprefix("gems-").removesuffix("-gem"))


def gems(view: Seen, seat: int, colour: str) -> tuple[Reason, ...]:
    """What the most gems of a colour score (basari 4.3)."""
    if colour not in COLOURS:
        return ()
    at = COLOURS.index(colour)
    worth, owned = view.edition.majorities[at], view.gems[seat][at]
    return (Reason("why-gems", {"points": worth}, "basari 4.3", owned),)
