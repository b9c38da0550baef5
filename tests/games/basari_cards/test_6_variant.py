"""The variant for two: guessing (basari_cards 6.1 to 6.6)."""

from __future__ import annotations

import pytest

from tests.games.basari_cards.positions import (
    card,
    chance,
    crew,
    find,
    haggle,
    kinds,
    merchant,
    merchants,
    play,
    read,
    table_of,
)
from zoco.core.describe import Pick
from zoco.core.moves import Illegal
from zoco.games.basari_cards.events import Hired
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table
from zoco.parts.bazaar import TookGems
from zoco.parts.choosing import Lost, NamedAction, Revealed
from zoco.parts.haggling import Negotiated

FIRST, SECOND = card("2r1b"), card("3g")


def two(first: str = "3r3y3g3b", second: str = "3r3y3g3b") -> Table:
    """Both have their card; seat 0 is active."""
    return table_of(merchant(first, cards=[FIRST]), merchant(second, cards=[SECOND]))


def refusal(table: Table, seat: int, line: str) -> Illegal:
    found = GAME.why_not(table, seat, read(line))
    assert found is not None
    return found


def test_6_1_the_variant_is_for_two_with_a_b_and_c() -> None:
    assert GAME.seats(GAME.options({"two_player": True})) == (2,)
    table = GAME.setup(2, {"two_player": True})
    assert list(table.gems) == [(3, 3, 3, 3)] * 2
    assert table.supply == (16, 16, 16, 16)
    assert [GAME.write(move) for move in GAME.moves(two(), 0)] == [
        "choose A",
        "choose B",
        "choose C",
    ]
    assert refusal(two(), 0, "choose D").key == "only-with-five"


def test_6_2_both_draw_then_each_is_active_once_the_first_seat_first() -> None:
    table = GAME.setup(2, {"two_player": True})
    table, _ = chance(table, "draw 0")
    table, _ = chance(table, "draw 1")
    assert GAME.actors(table) == (0,)
    table, events = play(table, 0, "choose B")
    assert kinds(events) == ["Chose"]
    assert (GAME.actors(table), GAME.free(table)) == ((1,), ())
    assert refusal(table, 0, "choose A").key == "not-your-decision"
    table, _ = play(table, 1, "guess B")
    assert GAME.actors(table) == (1,)
    table, _ = play(table, 1, "choose B")
    assert GAME.actors(table) == (0,)
    table, _ = play(table, 0, "guess B")
    assert GAME.actors(table) == (-1,)
    assert kinds(table.agenda)[0] == "DrawCard"  # type: ignore[arg-type]


def test_6_3_a_right_guess_at_once_loses_the_action() -> None:
    before, _ = play(two(), 0, "choose C")
    table, events = play(before, 1, "guess C")
    assert events == (NamedAction(1, 0, "C", True), Revealed(0, "C"), Lost("C"))
    assert merchants(table) == merchants(before)
    assert GAME.actors(table) == (1,)


def test_6_3_the_guess_is_refused_where_there_is_none() -> None:
    table, _ = play(two(), 0, "choose C")
    found = refusal(table, 1, "guess D")
    assert (found.paragraph, found.key) == ("basari_cards 6.1", "not-for-two")
    found = refusal(table, 1, "accept")
    assert (found.paragraph, found.key) == ("basari_cards 6.3", "not-now")
    described = GAME.moves(table, 1).describe()
    assert isinstance(described, Pick)
    assert [option.move for option in described.options] == list(GAME.moves(table, 1))


def test_6_4_a_wrong_guess_leaves_two_and_the_second_right_one_leads_to_haggling() -> None:
    table, _ = play(two("1r2y", "1r1y2b"), 0, "choose C")
    table, events = play(table, 1, "guess B")
    assert events == (NamedAction(1, 0, "B", False),)
    assert GAME.actors(table) == (1,)
    assert [GAME.write(move) for move in GAME.moves(table, 1)] == ["guess A", "guess C"]
    found = refusal(table, 1, "guess B")
    assert (found.paragraph, found.key) == ("basari_cards 6.4", "already-named")
    table, events = play(table, 1, "guess C")
    assert events == (NamedAction(1, 0, "C", True), Revealed(0, "C"), Negotiated(0, 1, "C"))
    table, events = haggle(table, "offer 1y", "offer 2b", "accept")
    assert find(events, TookGems) == TookGems(1, 0, gems=(0, 0, 3, 0))
    assert table.gems[0] == (1, 2, 0, 2)
    assert table.gems[1] == (1, 1, 3, 0)
    assert GAME.actors(table) == (1,)


@pytest.mark.parametrize("named", [("A", "B"), ("B", "A")])
def test_6_5_wrong_twice_and_the_active_player_acts(named: tuple[str, str]) -> None:
    table, _ = play(two(), 0, "choose C")
    table, events = play(table, 1, f"guess {named[0]}", f"guess {named[1]}")
    assert events[-2:] == (Revealed(0, "C"), TookGems(0, 0, gems=(2, 0, 0, 1)))
    assert table.gems[0] == (5, 3, 3, 4)
    assert GAME.actors(table) == (1,)


def test_2_3_a_card_added_by_a_does_not_become_current_for_an_action_won_later() -> None:
    table, _ = play(two("3r", "1r1b"), 0, "choose A")
    table, _ = play(table, 1, "guess B", "guess C")
    table, events = chance(table, f"draw {card('3b')}")
    assert find(events, Hired).points == 7
    table, _ = play(table, 1, "choose B")
    table, _ = play(table, 0, "guess A", "guess B")
    table, events = haggle(table, "offer 3r")
    assert table.scores[0] == 5


def test_6_6_after_both_the_round_is_over_and_15_workers_end_the_pass() -> None:
    fifteen = (*crew(11, [FIRST, SECOND]), FIRST)
    table = table_of(merchant(cards=fifteen), merchant(cards=[SECOND]))
    table, events = play(table, 0, "choose B")
    table, events = play(table, 1, "guess B")
    assert "PassEnded" not in kinds(events)
    table, _ = play(table, 1, "choose B")
    table, events = play(table, 0, "guess B")
    assert "PassEnded" in kinds(events)
    assert table.passing == 2
    assert list(table.scores) == [22 + 12, 22]
