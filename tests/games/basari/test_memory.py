"""What is public and gone from the table is remembered; what lies before a seat is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.basari.positions import LAP, at_start, choose, offer, play, position, throw
from zoco.core.holdings import Piece
from zoco.core.playout import random_line
from zoco.games.basari.acts import RollAgain
from zoco.games.basari.choosing import ChooseActions, PickAction
from zoco.games.basari.events import Rolled, RolledAgain, RolledOff, ScoringBegan, WentRound
from zoco.games.basari.game import GAME
from zoco.games.basari.haggling import Negotiate
from zoco.games.basari.moves import Choose, Guess
from zoco.games.basari.rules import RollAll, Table
from zoco.parts.bazaar import TookPoints
from zoco.parts.choosing import Chose, Lost, NamedAction, Reconsidered, Revealed
from zoco.parts.haggling import Accepted, Negotiated, Offered, OfferedNothing
from zoco.parts.negotiation import Accept, OfferNothing


def recalled(table: Table, kind: type[Any]) -> list[Any]:
    """What a spectator recalls of one kind."""
    return [event for event in GAME.view(table, None).recalled if type(event) is kind]


def test_2_2_the_cards_of_earlier_rounds_are_remembered() -> None:
    table, _ = throw(at_start(), 1, 2, 3, 4)
    table, _ = choose(table, "points", "points", "points", "points")
    assert table.turned_up == ("",) * 4
    table, _ = throw(table, 5, 5, 5, 5)
    assert recalled(table, Revealed) == [Revealed(seat, "points") for seat in range(4)]
    assert recalled(table, Lost) == [Lost("points")]
    assert [event.faces for event in recalled(table, Rolled)] == [(1, 2, 3, 4), (5, 5, 5, 5)]


def test_3_1_rolls_for_the_opening_offers_and_what_came_of_them_are_remembered() -> None:
    table = position(RollAgain(3), Negotiate("points", 1, 2), moved=(0, 0, 3, 0))
    table, _ = throw(table, 6)
    table, _ = throw(table, 4, 4)
    table, _ = throw(table, 2, 5)
    table, _ = play(table, (2, offer("1r")), (1, offer("2b")), (2, offer("2g")), (1, Accept()))
    assert recalled(table, RolledAgain) == [RolledAgain(3, 6, 27, 0)]
    assert recalled(table, RolledOff) == [RolledOff(1, 2, 4, 4), RolledOff(1, 2, 2, 5)]
    assert recalled(table, Negotiated) == [Negotiated(2, 1, "points")]
    assert recalled(table, Offered) == [
        Offered(2, 1, "points", gems=(1, 0, 0, 0)),
        Offered(1, 2, "points", gems=(0, 0, 0, 2)),
        Offered(2, 1, "points", gems=(0, 0, 2, 0)),
    ]
    sold = Accepted(1, 2, "points", forced=False, gems=(0, 0, 2, 0))
    assert recalled(table, Accepted) == [sold]
    assert recalled(table, TookPoints) == [TookPoints(2, 6)]


def test_3_2_who_offered_nothing_is_remembered() -> None:
    table = position(RollAgain(3), Negotiate("dice", 1, 2), scores=(0, 5, 9, 0))
    table, _ = throw(table, 6)
    table, _ = play(table, (2, OfferNothing()))
    assert recalled(table, OfferedNothing) == [OfferedNothing(2, 1, "dice", forced=False)]


def test_4_1_scorings_and_who_came_round_are_remembered() -> None:
    table, _ = throw(position(RollAgain(0), moved=(LAP - 6, 0, 0, 0)), 6)
    assert table.moved == (0, 0, 0, 0)
    assert recalled(table, ScoringBegan) == [ScoringBegan(1)]
    assert recalled(table, WentRound) == [WentRound(0, 10)]


def test_6_4_what_was_named_is_remembered() -> None:
    table, _ = play(position(PickAction(0), PickAction(1), seats=2), (0, Choose("gems")))
    table, _ = play(table, (1, Guess("dice")), (1, Guess("points")))
    assert recalled(table, NamedAction) == [
        NamedAction(1, 0, "dice", right=False),
        NamedAction(1, 0, "points", right=False),
    ]
    assert recalled(table, Revealed) == [Revealed(0, "gems")]


def test_2_2_who_chose_first_or_changed_is_not_remembered() -> None:
    table = position(ChooseActions(("",) * 4))
    table, _ = play(table, (2, Choose("gems")), (2, Choose("dice")))
    assert recalled(table, Chose) == recalled(table, Reconsidered) == []


def test_an_imagined_table_remembers_the_same() -> None:
    *_, (_, _, table, _) = random_line(GAME, GAME.setup(3), Random(3))[:60]
    assert table.memory
    imagined = GAME.imagine(GAME.view(table, 1), Random(1))
    assert imagined.memory == table.memory
    assert GAME.view(imagined, 1) == GAME.view(table, 1)


# -- holdings --------------------------------------------------------------------------------------


def held(table: Table, viewer: int | None, seat: int) -> tuple[dict[str, int | None], Piece, bool]:
    """The gems of a seat, its action card, and whether it is sealed."""
    holding = GAME.holdings(GAME.view(table, viewer))[seat]
    *gems, card = holding.pieces
    return {piece.kind: piece.count for piece in gems}, card, holding.sealed


def test_gems_lie_open_by_colour() -> None:
    table = position(RollAll(), gems=((1, 2, 3, 4), *((3, 3, 3, 3),) * 3))
    gems, card, sealed = held(table, 2, 0)
    assert gems == {"red-gem": 1, "yellow-gem": 2, "green-gem": 3, "blue-gem": 4}
    assert (card, sealed) == (Piece("action-card", 0), False)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_2_2_an_action_card_is_covered_for_all_but_its_owner(viewer: int | None) -> None:
    table, _ = play(position(ChooseActions(("",) * 4)), (0, Choose("dice")))
    assert held(table, viewer, 0)[1:] == (Piece("action-card", 1, covered=True), True)
    assert held(table, 0, 0)[1:] == (Piece("action-dice", 1), True)
    assert held(table, viewer, 3)[1:] == (Piece("action-card", 0), False)


def test_2_2_turned_up_it_lies_open_until_the_round_is_over() -> None:
    table, _ = choose(position(ChooseActions(("",) * 4)), "dice", "gems", "gems", "gems")
    assert held(table, None, 1)[1:] == (Piece("action-gems", 1), False)
    table, _ = throw(table, 3)
    assert held(table, None, 1)[1:] == (Piece("action-card", 0), False)


def test_6_2_with_two_the_pick_is_covered() -> None:
    table, _ = play(position(PickAction(0), PickAction(1), seats=2), (0, Choose("gems")))
    assert held(table, 1, 0)[1:] == (Piece("action-card", 1, covered=True), True)
    assert held(table, 0, 0)[1:] == (Piece("action-gems", 1), True)
    assert held(replace(table, agenda=()), None, 0)[2] is False
