"""Facts about a move of Basari, from the view alone; the last one matters most."""

from __future__ import annotations

from fractions import Fraction

from zoco.core.moves import Move
from zoco.core.phase import is_offered
from zoco.core.words.said import Fact
from zoco.games.basari.acts import SIX
from zoco.games.basari.choosing import NameAction
from zoco.games.basari.haggling import AnswerOffer, MakeOffer
from zoco.games.basari.moves import Action, Choose, Guess, PlaceDisc
from zoco.games.basari.rules import Table
from zoco.games.basari.scoring import LAP_POINTS, if_scored
from zoco.games.basari.views import Seen, seen_table
from zoco.parts.foresight import Facts, Foresight, fact, scoring, taking


def preview(view: Seen, move: Move) -> Facts:
    """What a start arch leads to, what an action brings, what an offer changes."""
    table = seen_table(view)
    if not is_offered(table, move):
        return ()
    match table.agenda[0], move:
        case _, PlaceDisc(field=field):
            return arches(table, field)
        case _, Choose(action=action) if view.seat is not None:
            return FORESIGHT.carrying_out(table, action, view.seat)
        case NameAction() as phase, Guess(action=action):
            return FORESIGHT.guessing(table, phase, action)
        case (MakeOffer() | AnswerOffer()) as phase, _:
            return FORESIGHT.haggling(table, phase, move)
        case _:
            return ()


def arches(table: Table, field: int) -> Facts:
    """What the arches that a first roll can reach show on average (basari 2.1)."""
    lap, shown = table.edition.lap, table.edition.arches
    fields = tuple((field + pips) % lap for pips in range(1, SIX + 1))
    points = sum(shown[ahead].points for ahead in fields)
    gems = sum(sum(shown[ahead].gems) for ahead in fields)
    told = fact("ahead", points=mean(points), gems=mean(gems))
    return (Fact(told.key, told.params, told.data | {"fields": fields, "sums": (points, gems)}),)


def mean(total: int) -> float:
    """The average over the faces of a die."""
    return round(total / SIX, 1)


def brings(table: Table, action: Action, seat: int) -> Facts:
    """What `seat` gets from carrying out `action` as things stand."""
    if action == "dice":
        return (*lapping(table, seat), fact("dice", seat=seat, points=2.5))
    return (scoring(table, seat) if action == "points" else taking(table, seat),)


def lapping(table: Table, seat: int) -> Facts:
    """How likely another roll completes the lap, where it could, and what for (basari 4.2)."""
    left = table.edition.lap - table.moved[seat]
    if not 1 <= left <= SIX:
        return ()
    odds = str(Fraction(SIX + 1 - left, SIX))
    return (fact("lap", seat=seat, left=left, odds=odds, points=LAP_POINTS),)


FORESIGHT = Foresight(brings, "gems", if_scored)
