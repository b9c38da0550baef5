"""The variant for two (basari 6.1 to 6.6)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.basari.positions import (
    LAP,
    at_start,
    kinds,
    play,
    position,
    refusal,
    throw,
)
from zoco.core.describe import Pick
from zoco.core.words.said import Said
from zoco.games.basari.acts import RollAgain
from zoco.games.basari.choosing import NameAction, PickAction
from zoco.games.basari.game import GAME
from zoco.games.basari.haggling import MakeOffer, Negotiate, RollOff
from zoco.games.basari.moves import Choose, Guess
from zoco.games.basari.rules import RollAll, Table
from zoco.parts.choosing import Chose, Lost, NamedAction, Revealed
from zoco.parts.negotiation import OfferNothing

ALL: Any = ("dice", "points", "gems")
ORDERS: Any = list(permutations(ALL))


def picking(active: int = 0, **given: Any) -> Table:
    """`active` is about to pick."""
    return position(PickAction(active), seats=2, **given)


def test_6_1_both_roll_and_walk_as_usual() -> None:
    table, events = throw(at_start(2), 3, 5)
    assert table.moved == (3, 5)
    assert kinds(events) == ["Rolled"]
    assert GAME.actors(table) == (0,)


def test_6_1_each_is_active_once_in_a_round() -> None:
    table, _ = throw(at_start(2), 3, 5)
    table, _ = play(table, (0, Choose("dice")), (1, Guess("dice")))
    assert table.agenda[0] == PickAction(1)
    table, _ = play(table, (1, Choose("gems")), (0, Guess("gems")))
    assert isinstance(table.agenda[0], RollAll)
    assert table.round == 2


@pytest.mark.parametrize("action", ALL)
def test_6_2_the_active_player_picks_face_down(action: Any) -> None:
    table, events = play(picking(), (0, Choose(action)))
    assert events == (Chose(0),)
    assert table.agenda[0] == NameAction(0, action)
    assert GAME.actors(table) == (1,)


def test_6_2_a_pick_is_not_exchanged() -> None:
    table, _ = play(picking(), (0, Choose("dice")))
    assert GAME.free(table) == ()
    assert refusal(table, 0, Choose("gems")) == ("basari 6.3", "not-your-decision")
    assert refusal(table, 1, Choose("gems")) == ("basari 6.3", "not-now")


@pytest.mark.parametrize("action", ALL)
def test_6_3_named_rightly_the_action_is_lost(action: Any) -> None:
    before = picking()
    table, events = play(before, (0, Choose(action)), (1, Guess(action)))
    assert events[1:] == (
        NamedAction(1, 0, action, right=True),
        Revealed(0, action),
        Lost(action),
    )
    assert (table.scores, table.gems, table.moved) == (before.scores, before.gems, before.moved)


@pytest.mark.parametrize(("action", "first", "second"), ORDERS)
def test_6_4_wrong_twice_and_the_active_player_acts(action: Any, first: Any, second: Any) -> None:
    before = picking(active=1)
    line = [(1, Choose(action)), (0, Guess(first)), (0, Guess(second))]
    table, events = play(before, *line)
    assert events[1:4] == (
        NamedAction(0, 1, first, right=False),
        NamedAction(0, 1, second, right=False),
        Revealed(1, action),
    )
    acted = {"points": "TookPoints", "gems": "TookGems"}
    assert kinds(events)[4:5] == ([acted[action]] if action in acted else [])
    assert (table.agenda[0] == RollAgain(1)) is (action == "dice")


@pytest.mark.parametrize(("wrong", "action", "other"), ORDERS)
def test_6_4_right_at_the_second_attempt_they_haggle(wrong: Any, action: Any, other: Any) -> None:
    table = picking(scores=(3, 8))
    table, events = play(table, (0, Choose(action)), (1, Guess(wrong)), (1, Guess(action)))
    assert table.agenda[0] == MakeOffer(action, 1, 0)
    assert kinds(events)[-2:] == ["Revealed", "Negotiated"]
    assert other not in (wrong, action)


def test_6_4_level_on_points_they_roll_for_who_opens() -> None:
    table, _ = play(picking(), (0, Choose("gems")), (1, Guess("dice")), (1, Guess("gems")))
    assert table.agenda[0] == RollOff("gems", 0, 1)


def test_6_4_the_haggled_action_is_carried_out() -> None:
    table = picking(scores=(8, 3), moved=(0, 1))
    line = [(0, Choose("points")), (1, Guess("dice")), (1, Guess("points")), (0, OfferNothing())]
    after, _ = play(table, *line)
    assert after.scores == (8, 3 + table.arch(1).points)


def test_6_4_what_was_named_in_vain_cannot_be_named_again() -> None:
    table, _ = play(picking(), (0, Choose("gems")), (1, Guess("dice")))
    assert table.agenda[0] == NameAction(0, "gems", wrong="dice")
    assert list(GAME.moves(table, 1)) == [Guess("points"), Guess("gems")]
    assert refusal(table, 1, Guess("dice")) == ("basari 6.4", "already-named")


def test_6_3_only_the_three_actions_can_be_named() -> None:
    odd = Guess("rest")  # type: ignore[arg-type]
    assert odd not in GAME.moves(position(NameAction(0, "gems"), seats=2), 1)


def test_6_3_guesses_are_described_by_their_cards() -> None:
    table, _ = play(picking(), (0, Choose("gems")))
    described = GAME.moves(table, 1).describe()
    assert isinstance(described, Pick)
    assert [option.move for option in described.options] == list(map(Guess, ALL))
    assert described.options[0].label == Said("move-guess", {"action": "dice"})


def test_6_3_first_and_second_attempt_ask_differently() -> None:
    assert NameAction(0, "gems").prompt() == Said("phase-name-action", {"other": 0})
    again = Said("phase-name-action-again", {"other": 0, "action": "dice"})
    assert NameAction(0, "gems", "dice").prompt() == again


def test_6_5_both_are_active_strictly_in_turn() -> None:
    table, order = at_start(2), []
    for _ in range(4):
        table, _ = throw(table, 1, 1)
        for _ in range(2):
            (active,) = GAME.actors(table)
            order.append(active)
            table, _ = play(table, (active, Choose("dice")), (1 - active, Guess("dice")))
    assert order == [0, 1] * 4


def test_6_6_scoring_waits_until_both_were_active() -> None:
    table = replace(at_start(2), moved=(LAP - 3, 0))
    table, _ = throw(table, 3, 5)
    table, events = play(table, (0, Choose("dice")), (1, Guess("dice")))
    assert "ScoringBegan" not in kinds(events)
    table, events = play(table, (1, Choose("dice")), (0, Guess("dice")))
    assert "ScoringBegan" in kinds(events)
    assert table.scorings == 1


def test_6_6_gems_and_supply_are_as_usual() -> None:
    table = GAME.setup(2, {"two_player": True})
    assert table.gems == ((3, 3, 3, 3),) * 2
    assert table.supply == (19, 19, 19, 19)


def test_6_4_both_negotiate_whoever_is_active() -> None:
    follows, lost = NameAction(1, "gems", "dice").follows(right=True)
    assert follows == (Negotiate("gems", 0, 1),)
    assert lost == ()
