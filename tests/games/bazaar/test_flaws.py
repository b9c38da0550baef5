"""What cannot be at a table of Bazaar is named in words, and holdings tell what can."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.bazaar.positions import play, position
from zoco.core.holdings import Holding, Piece
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.rules import (
    ChooseCards,
    PickSurplus,
    Purchase,
    RollOff,
    RollOrExchange,
    UncoverWare,
    later_turn,
)
from zoco.games.bazaar.stones import heap_named

FLAWS: list[tuple[dict[str, Any], str]] = [
    ({"points": (0,)}, "points or wares do not belong to one to six seats"),
    ({"tops": (0, 16, 18)}, "there are not 4 piles"),
    ({"turns": -1}, "there is less than nothing of something"),
    ({"tops": (0, 16, 18, 45)}, "there is no such ware card"),
    ({"unseen": 1 << 45}, "there is no such ware card"),
    ({"agenda": later_turn(2)}, "somebody is asked who does not play"),
    ({"agenda": (RollOff((0, 2)),)}, "somebody is asked who does not play"),
    ({"agenda": (UncoverWare(4),)}, "a ware is uncovered on no pile"),
    ({"exchange": (2, 1)}, "the exchange cards are not two of this edition in their order"),
    ({"exchange": (0, 0)}, "the exchange cards are not two of this edition in their order"),
    ({"tops": (0, 16, 18, 18)}, "a ware that shows is there twice, or was never seen"),
    ({"unseen": (1 << 45) - 1}, "a ware that shows is there twice, or was never seen"),
    ({"left": (0, 5, 5, 5)}, "a pile shows its star card and has wares, or the other way round"),
    ({"left": (4, 5, 5, 5)}, "the wares that were bought are not those that the piles lack"),
    ({"left": (6, 5, 5, 5)}, "the wares that were bought are not those that the piles lack"),
    ({"unseen": 0}, "the ware cards that were seen are not those that were bought or show"),
    ({"agenda": ()}, "the match is over while two piles are not, or the other way round"),
    ({"tops": (0, 16, 18, -2)}, "a pile shows no ware, and none is to be uncovered"),
    ({"hands": (heap_named("Y" * 11), 0)}, "seat 0 has kept more than ten stones"),
    ({"agenda": (Purchase(0, 12),)}, "seat 0 is told of more stones than it has"),
    ({"agenda": (PickSurplus(1, 0),)}, "seat 0 has no surplus"),
]


@pytest.mark.parametrize(("change", "flaw"), FLAWS)
def test_a_flaw_is_named(change: dict[str, Any], flaw: str) -> None:
    table = position(("R", "G"))
    assert GAME.flaws(table) == ()
    assert flaw in GAME.flaws(replace(table, **change))


def test_1_2_the_cards_in_play_are_those_that_the_table_has_chosen() -> None:
    table = position(("R", "G"), first_card=3)
    wrong = "other exchange cards are in play than the table had chosen"
    assert GAME.flaws(table) == (wrong,)
    assert GAME.flaws(replace(table, exchange=(2, 3))) == ()
    assert wrong in GAME.flaws(replace(table, exchange=(0, 0), agenda=(ChooseCards(),)))


def test_an_impossible_edition_inside_a_table_is_a_flaw() -> None:
    table = position(("R", "G"))
    edition = replace(table.edition, exchange=(("R=R",), ("R=WW",)))
    assert "has the same stones on both sides" in GAME.flaws(replace(table, edition=edition))[0]


def test_holdings_are_stones_by_colour_and_wares() -> None:
    table, _ = play(position(("BBBGGRY", "WG")), "exchange 2.1>", "buy 3", "ware 5")
    assert isinstance(table.agenda[0], RollOrExchange)
    own, other = GAME.holdings(GAME.view(table, None))
    kinds = ("white", "blue", "green", "red", "yellow", "ware")
    assert own == Holding(0, tuple(map(Piece, kinds, (2, 0, 0, 0, 1, 1))))
    assert other == Holding(1, tuple(map(Piece, kinds, (1, 0, 1, 0, 0, 0))))
