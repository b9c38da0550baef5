"""The action card before each seat: face down while all choose, turned up while it waits.

A card that was turned up is over as soon as its action is: so the agenda knows whose action waits,
and a table keeps no list of them (basari_cards 2.2). Of an action that nobody gets it does not know
who wanted it: that follows where two haggle, and is not told while a card is drawn.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from zoco.games.basari_cards.actions import (
    HireWorkers,
    ReturnGem,
    ScorePoints,
    Swap,
    TakeGem,
    TakeGems,
    TakeInOrder,
)
from zoco.games.basari_cards.choosing import OPEN, ChooseActions, Lapse
from zoco.games.basari_cards.guessing import NameAction, PickAction
from zoco.games.basari_cards.haggling import AnswerOffer, MakeOffer, Meet
from zoco.games.basari_cards.rules import BasariCardsPhase, Table


class Laid(NamedTuple):
    """An action card, or none; whether it lies face down."""

    action: str
    sealed: bool


def laid(table: Table, seat: int) -> Laid:
    """The card before a seat, as far as this table shows it."""
    match table.agenda:
        case (ChooseActions(chosen), *_):
            return Laid(chosen[seat], True)
        case (NameAction(guesser, pick, _), *_) if guesser != seat:
            return Laid(pick, True)
        case _:
            return Laid(turned_up(table).get(seat, OPEN), False)


def turned_up(table: Table) -> dict[int, str]:
    """Whose action still waits to be carried out, haggled for or dropped, and which it is."""
    waiting = {seat: action for phase in table.agenda for seat, action in wanted(phase)}
    if table.seats == 2:
        return {active(table): action for action in waiting.values()}
    for phase in table.agenda[1:]:
        # Two haggle and three wait in vain: with five players that is everybody else.
        if isinstance(phase, Lapse) and isinstance(table.agenda[0], (MakeOffer, AnswerOffer)):
            others = (seat for seat in range(table.seats) if seat not in waiting)
            waiting |= dict.fromkeys(others, phase.action)
    return waiting


def wanted(phase: BasariCardsPhase) -> list[tuple[int, str]]:
    """The seats that a phase still has to serve, each with the action."""
    found: Any
    match phase:
        case HireWorkers(seat):
            found = "A", (seat,)
        case ScorePoints(seat):
            found = "B", (seat,)
        case TakeGems(seat):
            found = "C", (seat,)
        case Swap(seat) | ReturnGem(seat) | TakeGem(seat):
            found = "D", (seat,)
        case TakeInOrder(takers):
            found = "D", takers
        case Meet(action, one, two) | MakeOffer(action, one, two) | AnswerOffer(action, one, two):
            found = action, (one, two)
        case _:
            found = OPEN, ()
    action, seats = found
    return [(seat, action) for seat in seats]


def active(table: Table) -> int:
    """With two only one of them has laid a card (basari_cards 6.2): who is not to lay one yet."""
    return 0 if PickAction(1) in table.agenda else 1
