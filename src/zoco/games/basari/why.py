"""Why a merchant of Basari has so many points, or would get them; what gems and cards are for."""

from __future__ import annotations

from zoco.core.words.reason import Reason, adding_up, gained
from zoco.core.words.said import Param
from zoco.games.basari.events import Rolled, RolledAgain, ScoringBegan, WentRound
from zoco.games.basari.scoring import LAP_POINTS, awarded
from zoco.games.basari.views import Seen, seen_table
from zoco.parts.bazaar import TookPoints
from zoco.parts.majorities import HadMost, had, last_given, leading
from zoco.parts.negotiation import COLOURS, gem_params
from zoco.parts.remaining import remaining

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
    if number == "scored":
        return scored(view, seat)
    if number == "left":
        return left(view, seat)
    if number.startswith("prize-"):
        return prize(view, seat, number.removeprefix("prize-"))
    if number == "die":
        return rolled(view, seat)
    if number.startswith("arch-"):
        return keystone(view, number.removeprefix("arch-"))
    if number.startswith("award-"):
        return award(view, seat, number.removeprefix("award-"))
    if number.startswith("supply-"):
        colour = number.removeprefix("supply-")
        return remaining(view.gems, view.supply, colour, "basari 1.1", "basari 2.7")
    if number == "gems":
        owned = sum(view.gems[seat])
        return (Reason("why-all-gems", {"count": owned}, "basari 5.1", owned),)
    if number.startswith("action-"):
        return (Reason("why-action", {}, "basari 2.2"),)
    return gems(view, seat, number.removeprefix("gems-").removesuffix("-gem"))


def keystone(view: Seen, arch: str) -> tuple[Reason, ...]:
    """What an arch gives to whose merchant stands there (basari 2.6, basari 2.7)."""
    arches = view.edition.arches
    field = int(arch) if arch.isdecimal() else len(arches)
    if field >= len(arches):
        return ()
    points, gems = arches[field]
    return (
        Reason("why-keystone", {}, "basari 2.6", points, (field,)),
        Reason("why-niche", gem_params(gems), "basari 2.7", None, (field,)),
    )


def rolled(view: Seen, seat: int) -> tuple[Reason, ...]:
    """The last roll of a seat, and the arches that its merchant passed (basari 2.1, basari 2.5)."""
    for event in reversed(view.recalled):
        if isinstance(event, RolledAgain) and event.seat == seat:
            key, paragraph, pips, to = "why-rolled-for-dice", "basari 2.5", event.pips, event.field
        elif isinstance(event, Rolled):
            pips, to = event.faces[seat], event.fields[seat]
            key, paragraph = "why-rolled", "basari 2.1"
        else:
            continue
        way = tuple((to - step) % view.edition.lap for step in reversed(range(pips)))
        return (Reason(key, {}, paragraph, pips, way),)
    return ()


def award(view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
    """What the last scoring brought a seat, by colour, for a lap, or in all (basari 4.1)."""
    terms: list[Reason] = []
    for one in last_given(view.recalled, ScoringBegan, seat):
        if isinstance(one, HadMost) and number in (one.colour, "sum"):
            terms += had(one, "basari 4.3", "basari 4.4")
        elif isinstance(one, WentRound) and number in ("more", "sum"):
            terms.append(Reason("why-lap", {}, "basari 4.2", one.points))
    return tuple(terms)


def scored(view: Seen, seat: int) -> tuple[Reason, ...]:
    """What a scoring now would bring (basari 4.2, basari 4.3)."""
    table = seen_table(view)
    terms = tuple(leading(awarded(table), seat, "basari 4.3"))
    lap = (Reason("why-lap", {}, "basari 4.2", LAP_POINTS),) if view.laps[seat] else ()
    return (*lap, *terms) or (Reason("why-leads-nothing", {}, "basari 4.3", 0),)


def left(view: Seen, seat: int) -> tuple[Reason, ...]:
    """The arches up to the own disc, where a merchant has come round (basari 4.1)."""
    lap, moved = view.edition.lap, view.moved[seat]
    way = tuple((view.merchants[seat] + step) % lap for step in range(1, lap - moved + 1))
    return (Reason("why-left", {"gone": moved, "lap": lap}, "basari 4.1", len(way), way),)


def prize(view: Seen, seat: int, action: str) -> tuple[Reason, ...]:
    """What an action is worth to a merchant: its arch, or a roll (basari 2.5 to basari 2.7)."""
    arch, brings = (view.merchants[seat],), view.prospects[seat]
    match action:
        case "points":
            return (Reason("why-arch-points", {}, "basari 2.6", brings.points, arch),)
        case "gems":
            told: dict[str, Param] = {"missing": brings.missing}
            return (Reason("why-arch-gems", told, "basari 2.7", sum(brings.gems), arch),)
        case "dice":
            return (Reason("why-dice", {}, "basari 2.5"),)
        case _:
            return ()


def gems(view: Seen, seat: int, colour: str) -> tuple[Reason, ...]:
    """What the most gems of a colour score (basari 4.3), for gems and for what they are worth."""
    colour, asked = colour.removeprefix("majority-"), colour
    if colour not in COLOURS:
        return ()
    at = COLOURS.index(colour)
    worth, owned = view.edition.majorities[at], view.gems[seat][at]
    shown = owned if asked == colour else worth
    return (Reason("why-gems", {"points": worth}, "basari 4.3", shown),)
