"""Facts about a move of the card game, from the view alone; the last one matters most."""

from __future__ import annotations

from fractions import Fraction

from zoco.core.moves import Move
from zoco.core.phase import is_offered
from zoco.core.words.said import Fact
from zoco.games.basari_cards.acts import UNIT, opening_order
from zoco.games.basari_cards.choosing import NameAction
from zoco.games.basari_cards.haggling import AnswerOffer, MakeOffer
from zoco.games.basari_cards.moves import Action, Choose, GiveBack, Guess, Take
from zoco.games.basari_cards.rules import Table
from zoco.games.basari_cards.scoring import if_scored
from zoco.games.basari_cards.views import Seen, seen_table
from zoco.parts.bazaar import supplied
from zoco.parts.foresight import Facts, Foresight, fact, scoring, taking


def preview(view: Seen, move: Move) -> Facts:
    """What an action brings, what an offer or a gem would change."""
    table = seen_table(view)
    if not is_offered(table, move):
        return ()
    match table.agenda[0], move:
        case _, Choose(action=action) if view.seat is not None:
            return FORESIGHT.carrying_out(table, action, view.seat)
        case NameAction() as phase, Guess(action=action):
            return FORESIGHT.guessing(table, phase, action)
        case (MakeOffer() | AnswerOffer()) as phase, _:
            return FORESIGHT.haggling(table, phase, move)
        case _, (GiveBack() | Take()) if view.seat is not None:
            return colour_facts(table, view.seat, move)
        case _:
            return ()


def brings(table: Table, action: Action, seat: int) -> Facts:
    """What `seat` gets from carrying out `action` as things stand."""
    if action == "A":
        return (hire_fact(table, seat), *enough_facts(table, seat))
    if action == "D":
        return (swap_fact(table, seat),)
    if table.card(seat) is None:
        return (fact("no-card", seat=seat),)
    return (scoring(table, seat) if action == "B" else taking(table, seat),)


def swap_fact(table: Table, seat: int) -> Fact:
    """What D brings alone and with others, as the supply is now (basari_cards 2.7)."""
    supply, returned = sum(table.supply), int(any(table.gems[seat]))
    alone, shared = min(2, supply + returned), shared_swap(table, seat)
    return fact("swap", supply=supply, returned=returned, alone=alone, shared=shared)


def shared_swap(table: Table, seat: int) -> str:
    """Whether D with others brings a gem, whoever these are: it is `sure`, `open`, or `none`."""
    supply, order = sum(table.supply), opening_order(table, range(table.seats))
    if order.index(seat) < supply:
        return "sure"
    return "open" if supply > int(order[-1] == seat) else "none"


def hire_fact(table: Table, seat: int) -> Fact:
    """What the next card brings on average, and how far it still is."""
    workers = [table.edition.workers[card] for card in table.deck]
    mean = round(sum(workers) / (len(workers) or 1), 1)
    return fact("hire", seat=seat, mean=mean, workers=table.workers(seat))


def enough_facts(table: Table, seat: int) -> Facts:
    """The odds that the next card completes the workers, where it can (basari_cards 4.2)."""
    enough = table.edition.worker_target
    missing = enough - table.workers(seat)
    if missing <= 0:
        return (fact("enough", workers=enough),)
    fit = sum(table.edition.workers[card] >= missing for card in table.deck)
    if not fit:
        return ()
    return (fact("odds", missing=missing, enough=enough, odds=str(Fraction(fit, len(table.deck)))),)


def colour_facts(table: Table, seat: int, move: GiveBack | Take) -> Facts:
    """What one gem less or more changes."""
    sign = -1 if isinstance(move, GiveBack) else 1
    gems = tuple([sign * number for number in UNIT[move.colour]])
    return FORESIGHT.changes(table, supplied(table, seat, gems))


FORESIGHT = Foresight(brings, "C", if_scored)
