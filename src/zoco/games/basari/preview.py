"""Facts about a move of Basari, from the view alone; the last one matters most."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from zoco.core.moves import Move
from zoco.core.phase import is_offered
from zoco.core.words.said import Param, Said
from zoco.games.basari.acts import SIX, TakeGems
from zoco.games.basari.haggling import Answer, Open
from zoco.games.basari.moves import Action, Choose, Guess, PlaceDisc
from zoco.games.basari.rules import Table
from zoco.games.basari.scoring import LAP_POINTS, if_scored
from zoco.games.basari.two import NameCard
from zoco.games.basari.views import Seen, seen_table
from zoco.parts.gems import Gems, add, available, subtract
from zoco.parts.negotiation import Accept, Offer, OfferNothing, gem_params
from zoco.parts.offers import Raises


def preview(view: Seen, move: Move) -> tuple[Said, ...]:
    """What a start arch leads to, what an action brings, what an offer changes."""
    table = seen_table(view)
    if not is_offered(table, move):
        return ()
    match table.agenda[:1], move:
        case _, PlaceDisc(field=field):
            return arches(table, field)
        case _, Choose(action=action) if view.seat is not None:
            return brings(table, action, view.seat)
        case (NameCard() as phase,), Guess(action=action):
            return (guessing(phase), *brings(table, action, phase.active))
        case ((Open() | Answer()) as phase,), Offer(gems=gems):
            return offering(table, phase, gems)
        case (Open() as phase,), OfferNothing():
            return (*brings(table, phase.action, phase.other), yields(phase))
        case (Answer() as phase,), Accept():
            return accepting(table, phase)
        case _:
            return ()


# -- the arcade ------------------------------------------------------------------------------------


def arches(table: Table, field: int) -> tuple[Said, ...]:
    """What the arches that a first roll can reach show on average (basari 2.1)."""
    lap, shown = table.edition.lap, table.edition.arches
    ahead = [shown[(field + pips) % lap] for pips in range(1, SIX + 1)]
    points = sum(arch.points for arch in ahead)
    gems = sum(sum(arch.gems) for arch in ahead)
    return (Said("fact-ahead", {"points": mean(points), "gems": mean(gems)}),)


def mean(total: int) -> float:
    """The average over the faces of a die."""
    return round(total / SIX, 1)


# -- the actions -----------------------------------------------------------------------------------


def brings(table: Table, action: Action, seat: int) -> tuple[Said, ...]:
    """What carrying out `action` brings `seat`, and what its gems would change."""
    changed = changes(table, with_gems(table, seat)) if action == "gems" else ()
    return (*changed, *doing(table, action, seat))


def doing(table: Table, action: Action, seat: int) -> tuple[Said, ...]:
    """What `seat` gets from carrying out `action` as things stand."""
    if action == "dice":
        return (*lapping(table, seat), Said("fact-dice", {"seat": seat, "points": 2.5}))
    if action == "points":
        return (Said("fact-points", {"seat": seat, "points": table.arch(seat).points}),)
    return (taking(table, seat),)


def lapping(table: Table, seat: int) -> tuple[Said, ...]:
    """How likely another roll completes the lap, where it could, and what for (basari 4.2)."""
    left = table.edition.lap - table.moved[seat]
    if not 1 <= left <= SIX:
        return ()
    odds = Fraction(SIX + 1 - left, SIX)
    params: dict[str, Param] = {"seat": seat, "left": left, "odds": str(odds)}
    return (Said("fact-lap", params | {"points": LAP_POINTS}),)


def taking(table: Table, seat: int) -> Said:
    """The gems of the arch, and how many the supply lacks (basari 2.7)."""
    wanted = table.arch(seat).gems
    taken = available(wanted, table.supply)
    params: dict[str, Param] = {"seat": seat, "missing": sum(wanted) - sum(taken)}
    return Said("fact-gems", params | gem_params(taken))


def with_gems(table: Table, seat: int) -> Table:
    """The table once `seat` has carried out Gems."""
    after: Any = TakeGems(seat).run(table)[0]
    return replace(after, agenda=table.agenda)


def changes(before: Table, after: Table) -> tuple[Said, ...]:
    """For each seat what it would get if there were a scoring now, where that changes."""
    pairs = enumerate(zip(if_scored(before), if_scored(after), strict=True))
    return tuple(
        Said("fact-if-scored", {"seat": seat, "before": old, "after": new})
        for seat, (old, new) in pairs
        if old != new
    )


# -- negotiating -----------------------------------------------------------------------------------


def offering(table: Table, phase: Open | Answer, gems: Gems) -> tuple[Said, ...]:
    """What action and offer would bring and change, and whether it can be raised (basari 3.3)."""
    gain = doing(table, phase.action, phase.seat)
    after = settled(table, phase.action, phase.seat, phase.other, gems)
    raises = len(Raises(table.gems[phase.other], gems))
    key = "fact-raises" if raises else "fact-must-accept"
    return (*gain, *changes(table, after), Said(key, {"seat": phase.other, "raises": raises}))


def accepting(table: Table, phase: Answer) -> tuple[Said, ...]:
    """What the other gets from the action, and what the gems would change (basari 3.6)."""
    after = settled(table, phase.action, phase.other, phase.seat, phase.offer)
    get = Said("fact-get", {"seat": phase.seat, **gem_params(phase.offer)})
    return (*doing(table, phase.action, phase.other), *changes(table, after), get)


def settled(table: Table, action: Action, seat: int, other: int, offer: Gems) -> Table:
    """The table once `other` has accepted and `seat` has taken the gems, if they are the action."""
    gems = list(table.gems)
    gems[seat], gems[other] = subtract(gems[seat], offer), add(gems[other], offer)
    after = replace(table, gems=tuple(gems))
    return with_gems(after, seat) if action == "gems" else after


def yields(phase: Open) -> Said:
    """Who acts if nothing is offered (basari 3.2)."""
    return Said("fact-gives-away", {"seat": phase.other, "action": phase.action})


def guessing(phase: NameCard) -> Said:
    """What a right guess leads to (basari 6.3, basari 6.4)."""
    return Said("fact-guess-haggle" if phase.wrong else "fact-guess-lost", {"seat": phase.active})
