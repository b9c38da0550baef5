"""What a seat of Basari sees, and what nobody may see."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.basari.positions import at_start, play, position, throw
from zoco.core.codec import to_json
from zoco.core.events import seen
from zoco.games.basari.choosing import ChooseActions, NameAction, PickAction
from zoco.games.basari.game import GAME
from zoco.games.basari.haggling import AnswerOffer, MakeOffer
from zoco.games.basari.moves import ACTIONS, Choose, Guess
from zoco.games.basari.rules import Table
from zoco.games.basari.scoring import if_scored
from zoco.parts.choosing import Chose, Reconsidered
from zoco.parts.foresight import Deal, crowns
from zoco.parts.gems import available
from zoco.parts.negotiation import Accept

CARDS: Any = ("gems", "", "dice", "")
other_cards, other_pick = (secret.swap for secret in GAME.secrets)


def chosen(cards: tuple[str, ...] = CARDS) -> Table:
    table = at_start()
    return replace(table, agenda=(ChooseActions(cards), *table.agenda[2:]))


def picked(action: str = "gems", wrong: str = "") -> Table:
    return position(NameAction(0, action, wrong), seats=2)


def seen_cards(table: Table, seat: int | None) -> tuple[str, ...]:
    phase = GAME.view(table, seat).agenda[0]
    assert isinstance(phase, ChooseActions)
    return phase.chosen


def seen_pick(table: Table, seat: int | None) -> str:
    phase = GAME.view(table, seat).agenda[0]
    assert isinstance(phase, NameAction)
    return phase.picked


# -- cards face down -------------------------------------------------------------------------------


def test_2_2_who_has_chosen_is_public_what_is_not() -> None:
    table = chosen()
    assert seen_cards(table, 0) == ("gems", "", "?", "")
    assert seen_cards(table, 1) == ("?", "", "?", "")
    assert seen_cards(table, 2) == ("?", "", "dice", "")
    assert seen_cards(table, None) == ("?", "", "?", "")


@pytest.mark.parametrize("seat", [1, 3, None])
def test_2_2_no_byte_of_a_view_depends_on_hidden_cards(seat: int | None) -> None:
    views = {
        to_json(GAME.view(chosen((one, "", other, "")), seat))
        for one in ACTIONS
        for other in ACTIONS
    }
    assert len(views) == 1


@pytest.mark.parametrize("action", ACTIONS)
def test_2_2_that_a_card_was_laid_anew_is_seen_by_all_but_not_whether_it_changed(
    action: Any,
) -> None:
    _, events = play(chosen(), (0, Choose(action)))
    assert all(seen(events, seat) == (Reconsidered(0),) for seat in (0, 1, 2, None))


def test_2_2_that_a_card_lies_is_seen_by_all() -> None:
    _, events = play(chosen(), (1, Choose("points")))
    assert all(seen(events, seat) == (Chose(1),) for seat in (0, 1, 2, None))


def test_2_2_turned_up_cards_are_remembered_by_all() -> None:
    table, _ = play(chosen(), (1, Choose("dice")), (3, Choose("gems")))
    assert GAME.view(table, None).turned_up == ("gems", "dice", "dice", "gems")


@pytest.mark.parametrize("wrong", ["", "dice"])
def test_6_2_the_pick_is_known_to_its_owner_alone(wrong: str) -> None:
    table = picked("gems", wrong)
    assert seen_pick(table, 0) == "gems"
    assert seen_pick(table, 1) == "?"
    assert seen_pick(table, None) == "?"
    other = picked("points", wrong)
    assert to_json(GAME.view(table, 1)) == to_json(GAME.view(other, 1))
    assert to_json(GAME.view(table, None)) == to_json(GAME.view(other, None))


def test_6_2_nobody_is_asked_differently_for_another_pick() -> None:
    tables = [picked(action) for action in ACTIONS]
    assert {GAME.actors(table) for table in tables} == {(1,)}
    assert len({GAME.moves(table, 1) for table in tables}) == 1
    guess = Guess("dice")
    facts = [GAME.preview(GAME.view(table, 1), guess) for table in tables]
    assert facts[0] == facts[1] == facts[2]


def test_6_2_the_pick_is_in_no_event_before_it_is_turned_up() -> None:
    for action in ACTIONS:
        _, events = play(position(PickAction(0), seats=2), (0, Choose(action)))
        assert to_json(events) == to_json((Chose(0),))


def test_6_4_a_wrong_name_tells_no_more_than_that() -> None:
    told = set()
    for action in ("points", "gems"):
        _, events = play(picked(action), (1, Guess("dice")))
        told.add(to_json(events))
    assert len(told) == 1


# -- spectators and imagination --------------------------------------------------------------------


@pytest.mark.parametrize("table", [chosen(), picked(), picked("gems", "dice"), at_start()])
def test_a_spectators_view_follows_from_every_seats(table: Table) -> None:
    for seat in range(table.seats):
        assert GAME.spectate(GAME.view(table, seat)) == GAME.view(table, None)


def test_imagined_cards_are_each_action_alike_and_ones_own_is_known() -> None:
    view, rng = GAME.view(chosen(), 0), Random(3)
    phases = [GAME.imagine(view, rng).agenda[0] for _ in range(900)]
    cards = [phase.chosen for phase in phases if isinstance(phase, ChooseActions)]
    assert {(mine, second, last) for mine, second, _, last in cards} == {("gems", "", "")}
    found = Counter(hidden for _, _, hidden, _ in cards)
    assert set(found) == set(ACTIONS)
    assert min(found.values()) > 240


@pytest.mark.parametrize(("wrong", "possible"), [("", set(ACTIONS)), ("dice", {"points", "gems"})])
def test_imagined_picks_are_those_not_named_in_vain(wrong: str, possible: set[str]) -> None:
    view, rng = GAME.view(picked("gems", wrong), 1), Random(3)
    phases = [GAME.imagine(view, rng).agenda[0] for _ in range(60)]
    assert {phase.picked for phase in phases if isinstance(phase, NameAction)} == possible


def test_the_owner_imagines_the_card_as_it_is() -> None:
    table = picked()
    assert GAME.imagine(GAME.view(table, 0), Random(1)) == table


def test_where_nothing_is_hidden_imagination_is_the_table() -> None:
    table, _ = throw(at_start(), 1, 2, 3, 4)
    assert GAME.imagine(GAME.view(table, None), Random(1)) == table


# -- secrets ---------------------------------------------------------------------------------------


def test_swapped_cards_are_others_and_ones_own_stays() -> None:
    swapped = other_cards(chosen(), 0, Random(1))
    assert swapped is not None
    phase = swapped.agenda[0]
    assert isinstance(phase, ChooseActions)
    assert phase.chosen[0] == "gems"
    assert phase.chosen[2] in ("points", "gems")
    assert GAME.view(swapped, 0) == GAME.view(chosen(), 0)


def test_nothing_is_swapped_where_nothing_is_hidden() -> None:
    rng = Random(1)
    assert other_cards(at_start(), 0, rng) is None
    assert other_cards(chosen(("gems", "", "", "")), 0, rng) is None
    assert other_cards(replace(at_start(), agenda=()), None, rng) is None
    assert other_pick(picked(), 0, rng) is None
    assert other_pick(chosen(), 0, rng) is None
    assert other_pick(replace(picked(), agenda=()), 1, rng) is None


def test_a_swapped_pick_is_neither_the_true_one_nor_the_one_named() -> None:
    swapped = other_pick(picked("gems", "dice"), 1, Random(1))
    assert swapped is not None
    assert swapped.agenda[0] == NameAction(0, "points", "dice")


# -- what everybody could count --------------------------------------------------------------------


def test_prospects_are_what_the_actions_and_a_scoring_would_bring() -> None:
    gems = ((3, 3, 3, 3), (0, 0, 0, 0), (3, 0, 0, 0), (1, 1, 1, 9))
    table = position(ChooseActions(("",) * 4), gems=gems, supply=(1, 9, 9, 9), moved=(28, 0, 0, 0))
    seen = GAME.view(table, None)
    assert [one.points for one in seen.prospects] == [table.points_at(seat) for seat in range(4)]
    wanted = [table.gems_at(seat) for seat in range(4)]
    assert [one.gems for one in seen.prospects] == [available(it, table.supply) for it in wanted]
    lacking = [sum(it) - sum(available(it, table.supply)) for it in wanted]
    assert [one.missing for one in seen.prospects] == lacking
    assert any(lacking)
    assert [one.scored for one in seen.prospects] == [7 + 12 + 10 + 10, 0, 7, 8]
    assert seen.crowns == ((0, 2), (0,), (0,), (3,))
    assert seen.laps == (10, 0, 0, 0)


@pytest.mark.parametrize("action", ["gems", "points"])
@pytest.mark.parametrize("seat", [0, 1, 3, None])
def test_3_6_all_see_what_would_come_of_the_offer_that_stands(
    action: Any, seat: int | None
) -> None:
    table = position(AnswerOffer(action, 0, 1, (1, 0, 2, 0)), discs=(0, 7, 14, 21))
    after, _ = play(table, (0, Accept()))
    assert GAME.view(table, seat).deal == Deal(if_scored(after), crowns(after.gems))
    assert GAME.view(after, seat).deal is None
    assert GAME.view(position(MakeOffer(action, 0, 1)), seat).deal is None
