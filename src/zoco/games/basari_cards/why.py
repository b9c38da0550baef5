"""Why a merchant of the card game has, or would get, so much, and what the bazaar still has."""

from __future__ import annotations

from msgspec.structs import replace

from zoco.core.words.reason import Reason, adding_up, gained
from zoco.core.words.said import Param
from zoco.games.basari_cards.events import Manned, PassEnded
from zoco.games.basari_cards.scoring import awarded
from zoco.games.basari_cards.views import Seen, seen_table
from zoco.parts.bazaar import TookPoints
from zoco.parts.majorities import HadMost, had, last_given, leading
from zoco.parts.negotiation import COLOURS
from zoco.parts.remaining import remaining

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
    if number == "card":
        return card(view, seat)
    if number.startswith("award-"):
        return award(view, seat, number.removeprefix("award-"))
    if number == "scored":
        return scored(view, seat)
    if number in ("deck", "pass"):
        return bazaar(view, number)
    if number.startswith("supply-"):
        colour = number.removeprefix("supply-")
        return remaining(view.gems, view.supply, colour, "basari_cards 1.1", "basari_cards 2.5")
    if number.startswith("prize-"):
        return prize(view, seat, number.removeprefix("prize-"))
    return gems(view, seat, number.removesuffix("-gem"))


def pile(view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
    """The cards of this pass (basari_cards 2.1), and how many workers end it (basari_cards 4.1)."""
    cards, workers = len(view.piles[seat]), seen_table(view).workers(seat)
    if number == "bazaar-card":
        return (Reason("why-cards", {"count": cards}, "basari_cards 2.1", cards),)
    told: dict[str, Param] = {"cards": cards, "target": view.edition.worker_target}
    return (Reason("why-workers", told, "basari_cards 4.1", workers),)


def card(view: Seen, seat: int) -> tuple[Reason, ...]:
    """What the card of the round is good for (basari_cards 2.3 to basari_cards 2.5)."""
    if view.current[seat] < 0:
        return ()
    terms = (*prize(view, seat, "A"), *prize(view, seat, "B"), *prize(view, seat, "C"))
    return tuple(replace(term, amount=None) for term in terms)


def award(view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
    """What the last scoring brought a seat, by colour, for its workers, or in all."""
    terms: list[Reason] = []
    for one in last_given(view.recalled, PassEnded, seat):
        if isinstance(one, HadMost) and number in (one.colour, "sum"):
            terms += had(one, "basari_cards 4.1", "basari_cards 4.1")
        elif isinstance(one, Manned) and number in ("more", "sum"):
            crew: dict[str, Param] = {"target": view.edition.worker_target}
            terms.append(Reason("why-crew", crew, "basari_cards 4.2", one.points))
    return tuple(terms)


def scored(view: Seen, seat: int) -> tuple[Reason, ...]:
    """What the end of the pass would bring now (basari_cards 4.1, basari_cards 4.2)."""
    table, target = seen_table(view), view.edition.worker_target
    terms = tuple(leading(awarded(table), seat, "basari_cards 4.1"))
    crew: tuple[Reason, ...] = ()
    if table.workers(seat) >= target:
        bonus = view.edition.worker_bonus
        crew = (Reason("why-crew", {"target": target}, "basari_cards 4.2", bonus),)
    return (*terms, *crew) or (Reason("why-leads-nothing", {}, "basari_cards 4.1", 0),)


def bazaar(view: Seen, number: str) -> tuple[Reason, ...]:
    """The cards that are not dealt (basari_cards 5.1), and which pass it is (basari_cards 4.3)."""
    if number == "pass":
        return (Reason("why-pass", {}, "basari_cards 4.3"),)
    cards, left = len(view.edition.cards), len(view.deck)
    return (
        Reason("why-all-cards", {}, "basari_cards 1.1", cards),
        Reason("why-dealt", {}, "basari_cards 5.1", left - cards),
    )


def prize(view: Seen, seat: int, action: str) -> tuple[Reason, ...]:
    """What an action is worth to a seat (basari_cards 2.3 to basari_cards 2.5)."""
    brings = view.prospects[seat]
    match action:
        case "A":
            return (Reason("why-card-workers", {}, "basari_cards 2.3"),)
        case "B":
            return (Reason("why-card-points", {}, "basari_cards 2.4", brings.points),)
        case "C":
            told: dict[str, Param] = {"missing": brings.missing}
            return (Reason("why-card-gems", told, "basari_cards 2.5", sum(brings.gems)),)
        case _:
            return ()


def gems(view: Seen, seat: int, colour: str) -> tuple[Reason, ...]:
    """What the most gems of a colour score (basari_cards 4.1), for gems and for their worth."""
    colour, asked = colour.removeprefix("majority-"), colour
    if colour not in COLOURS:
        return ()
    at = COLOURS.index(colour)
    worth, owned = view.edition.majorities[at], view.gems[seat][at]
    shown = owned if asked == colour else worth
    return (Reason("why-gems", {"points": worth}, "basari_cards 4.1", shown),)
