"""Why a customer of Bazaar has so many points and wares, and how many stones may be kept."""

from __future__ import annotations

from zoco.core.words.reason import Reason, adding_up
from zoco.core.words.said import Param
from zoco.games.bazaar.events import Bought
from zoco.games.bazaar.rules import BazaarPhase
from zoco.games.bazaar.stones import COLOURS
from zoco.games.bazaar.views import BazaarView

Seen = BazaarView[BazaarPhase]


def why(view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
    """The terms of a number; none of a number that is not there."""
    mine = [e for e in view.recalled if isinstance(e, Bought) and e.seat == seat]
    if number == "points":
        return adding_up(map(scored, mine), view.points[seat], "bazaar 3.1")
    if number in ("ware", "wares"):
        return adding_up(map(bought, mine), view.wares[seat], "bazaar 2.4")
    if number == "turns":
        return (Reason("why-turns", {}, "bazaar 4.1"),)
    if number in COLOURS:
        owned, whole = view.hands[seat][COLOURS.index(number)], sum(view.hands[seat])
        return (Reason("why-stones", {"count": whole}, "bazaar 2.5", owned),)
    return ()


def scored(event: Bought) -> Reason:
    """What a purchase scored, by the stones left after it (bazaar 3.1)."""
    told: dict[str, Param] = {"ware": event.ware, "left": event.left}
    return Reason("why-scored", told, "bazaar 3.1", event.points)


def bought(event: Bought) -> Reason:
    """A ware and the pile it came from (bazaar 2.4)."""
    return Reason("why-bought", {"ware": event.ware, "pile": event.pile}, "bazaar 2.4", 1)
