"""What is public and gone from the table is remembered; what lies before a seat is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.basari_cards.positions import (
    card,
    chance,
    crew,
    haggle,
    merchant,
    play,
    reveal,
    table_of,
)
from zoco.core.holdings import Piece
from zoco.core.playout import random_line
from zoco.games.basari_cards.events import GaveBack, Hired, PassBegan, PassEnded, TookOne
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table
from zoco.parts.bazaar import TookPoints
from zoco.parts.choosing import Chose, Lost, NamedAction, Reconsidered, Revealed
from zoco.parts.haggling import Accepted, Negotiated, Offered
from zoco.parts.majorities import HadMost

CARDS = [card(gems) for gems in ("2r1b", "3g", "3b", "2y1g", "3y")]


def seats(number: int, gems: str = "3r3y3g3b") -> Table:
    """So many seats with a card each."""
    return table_of(*(merchant(gems, cards=[it]) for it in CARDS[:number]))


def recalled(table: Table, kind: type[Any]) -> list[Any]:
    """What a spectator recalls of one kind."""
    return [event for event in GAME.view(table, None).recalled if type(event) is kind]


def test_2_2_the_action_cards_of_earlier_rounds_are_remembered() -> None:
    table, _ = reveal(seats(3), "BBB")
    table, _ = chance(table, "draw 0")
    assert table.turned_up == ("", "", "")
    assert recalled(table, Revealed) == [Revealed(seat, "B") for seat in range(3)]
    assert recalled(table, Lost) == [Lost("B")]


def test_3_1_offers_and_what_came_of_them_are_remembered() -> None:
    table, _ = reveal(seats(3), "BBC")
    table, _ = haggle(table, "offer 1y", "offer 1r", "accept")
    assert recalled(table, Negotiated) == [Negotiated(0, 1, "B")]
    assert recalled(table, Offered) == [
        Offered(0, 1, "B", gems=(0, 1, 0, 0)),
        Offered(1, 0, "B", gems=(1, 0, 0, 0)),
    ]
    assert recalled(table, Accepted) == [Accepted(0, 1, "B", forced=False, gems=(1, 0, 0, 0))]
    (scored,) = recalled(table, TookPoints)
    assert scored.seat == 1


def test_2_7_what_was_swapped_is_remembered() -> None:
    table, _ = reveal(seats(5), "DBBBB")
    table, _ = haggle(table, "give back red", "take blue", "take blue")
    assert recalled(table, GaveBack) == [GaveBack(0, "red")]
    assert recalled(table, TookOne) == [TookOne(0, "blue")] * 2


def test_4_3_the_cards_of_a_pass_and_its_scoring_are_remembered_when_it_is_over() -> None:
    fifteen = (*crew(11, CARDS[:3]), CARDS[0])
    table = table_of(
        merchant("1r", 0, fifteen), merchant("0", 0, CARDS[1:2]), merchant("0", 0, CARDS[2:3])
    )
    table, _ = reveal(table, "ABB")
    table, _ = chance(table, f"draw {CARDS[3]}")
    assert table.piles == ((), (), ())
    assert recalled(table, PassEnded) == [
        PassEnded(1, ((*fifteen, CARDS[3]), (CARDS[1],), (CARDS[2],)))
    ]
    assert [event.card for event in recalled(table, Hired)] == [CARDS[3]]
    assert HadMost(0, "red", 14, shared=False, returned=1) in recalled(table, HadMost)
    assert recalled(table, PassBegan) == [PassBegan(2)]


def test_6_4_what_was_named_is_remembered() -> None:
    table, _ = play(seats(2), 0, "choose C")
    table, _ = play(table, 1, "guess A", "guess C")
    assert recalled(table, NamedAction) == [
        NamedAction(1, 0, "A", right=False),
        NamedAction(1, 0, "C", right=True),
    ]
    assert recalled(table, Revealed) == [Revealed(0, "C")]


def test_2_2_who_chose_first_or_changed_is_not_remembered() -> None:
    table, _ = play(seats(3), 2, "choose A", "choose B")
    assert recalled(table, Chose) == recalled(table, Reconsidered) == []


def test_an_imagined_table_remembers_the_same() -> None:
    *_, (_, _, table, _) = random_line(GAME, GAME.setup(3), Random(3))[:60]
    assert table.memory
    imagined = GAME.imagine(GAME.view(table, 1), Random(1))
    assert imagined.memory == table.memory
    assert GAME.view(imagined, 1) == GAME.view(table, 1)


# -- holdings --------------------------------------------------------------------------------------


def held(table: Table, viewer: int | None, seat: int) -> tuple[dict[str, int | None], Piece, bool]:
    """What a seat has but its action card; that card; and whether it is sealed."""
    holding = GAME.holdings(GAME.view(table, viewer))[seat]
    *others, action = holding.pieces
    return {piece.kind: piece.count for piece in others}, action, holding.sealed


def test_gems_cards_and_workers_lie_open() -> None:
    table = table_of(merchant("1r2y3g4b", cards=crew(8)), merchant(), merchant())
    others, action, sealed = held(table, 2, 0)
    assert others == {
        "red-gem": 1,
        "yellow-gem": 2,
        "green-gem": 3,
        "blue-gem": 4,
        "bazaar-card": len(crew(8)),
        "worker": 8,
    }
    assert (action, sealed) == (Piece("action-card", 0), False)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_2_2_an_action_card_is_covered_for_all_but_its_owner(viewer: int | None) -> None:
    table, _ = play(seats(3), 0, "choose A")
    assert held(table, viewer, 0)[1:] == (Piece("action-card", 1, covered=True), True)
    assert held(table, 0, 0)[1:] == (Piece("action-A", 1), True)
    assert held(table, viewer, 1)[1:] == (Piece("action-card", 0), False)


def test_2_2_turned_up_it_lies_open_until_the_round_is_over() -> None:
    table, _ = reveal(seats(4), "ABBB")
    assert held(table, None, 2)[1:] == (Piece("action-B", 1), False)
    table, _ = chance(table, "draw 0")
    assert held(table, None, 2)[1:] == (Piece("action-card", 0), False)


def test_6_2_with_two_the_pick_is_covered() -> None:
    table, _ = play(seats(2), 0, "choose C")
    assert held(table, 1, 0)[1:] == (Piece("action-card", 1, covered=True), True)
    assert held(table, 0, 0)[1:] == (Piece("action-C", 1), True)
