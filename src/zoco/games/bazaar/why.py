"""Why a customer has so many points and wares, and what the numbers on the cloth mean."""

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
    if number == "hand":
        return (Reason("why-stones", {"count": sum(view.hands[seat])}, "bazaar 2.5"),)
    return on_the_cloth(view, number)


def on_the_cloth(view: Seen, number: str) -> tuple[Reason, ...]:
    """What the numbers mean that belong to nobody: the stock, the score table, the piles.

    Places are the numbers of piles: the score table lights those under a star.
    """
    if number == "bank":
        return (Reason("why-bank", {"count": sum(view.bank)}, "bazaar 2.3"),)
    if number == "score":
        starred = tuple(pile for pile, ware in enumerate(view.tops, 1) if is_starred(view, ware))
        rows = Reason("why-score-left", {}, "bazaar 3.1")
        return (rows, Reason("why-score-stars", {}, "bazaar 3.2", places=starred))
    kind, _, pile = number.partition("-")
    if kind != "pile" or pile not in map(str, range(1, len(view.left) + 1)):
        return ()
    told: dict[str, Param] = {"left": view.left[int(pile) - 1]}
    return (Reason("why-pile", told, "bazaar 1.3", places=(int(pile),)),)


def is_starred(view: Seen, ware: int) -> bool:
    """Whether a card of the edition that lies on top has a star (bazaar 3.2)."""
    return ware >= 0 and view.edition.wares[ware].endswith("*")


def scored(event: Bought) -> Reason:
    """What a purchase scored, by the stones left after it (bazaar 3.1)."""
    told: dict[str, Param] = {"ware": event.ware, "left": event.left}
    return Reason("why-scored", told, "bazaar 3.1", event.points)


def bought(event: Bought) -> Reason:
    """A ware and the pile it came from (bazaar 2.4)."""
    return Reason("why-bought", {"ware": event.ware, "pile": event.pile}, "bazaar 2.4", 1)
