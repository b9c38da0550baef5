"""A round: cards, sealed choices, and the actions A, B and C (basari_cards 2.1 to 2.6)."""

from __future__ import annotations

import pytest

from tests.games.basari_cards.positions import (
    card,
    chance,
    find,
    haggle,
    kinds,
    merchant,
    merchants,
    play,
    read,
    reveal,
    table_of,
)
from zoco.core.chance import CHANCE
from zoco.core.moves import Illegal
from zoco.games.basari_cards.events import Drew, Hired
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table
from zoco.parts.bazaar import TookGems, TookPoints
from zoco.parts.choosing import Chose, Lost, Reconsidered


def three(first: str = "2r1b") -> Table:
    """Three merchants with a card each."""
    return table_of(
        merchant(cards=[card(first)]), merchant(cards=[card("3g")]), merchant(cards=[card("3b")])
    )


def refusal(table: Table, seat: int, line: str) -> Illegal:
    found = GAME.why_not(table, seat, read(line))
    assert found is not None
    return found


def test_2_1_cards_are_drawn_in_seat_order_and_become_current() -> None:
    table = GAME.setup(3)
    for seat, number in enumerate((7, 0, 30)):
        assert GAME.actors(table) == (CHANCE,)
        table, events = chance(table, f"draw {number}")
        assert find(events, Drew).seat == seat
        assert table.current[seat] == number
        assert table.piles[seat] == (number,)
    assert len(table.deck) == 36
    assert GAME.actors(table) == (0, 1, 2)


def test_2_1_every_card_left_is_equally_likely_and_no_other() -> None:
    table, _ = chance(GAME.setup(3), "draw 5")
    odds = {GAME.write(move): weight for move, weight in GAME.outcomes(table)}
    assert odds == {f"draw {number}": 1 for number in range(39) if number != 5}
    assert GAME.outcomes(table).total == 38
    found = refusal(table, CHANCE, "draw 5")
    assert (found.paragraph, found.key) == ("basari_cards 2.1", "not-an-outcome")
    assert refusal(table, CHANCE, "draw nothing").key == "not-an-outcome"
    assert refusal(table, 0, "draw 6").key == "not-your-decision"


def test_2_1_cards_stay_for_the_pass_and_workers_add_up() -> None:
    table, _ = reveal(three("1r1y"), "BBB")
    table, _ = chance(table, f"draw {card('2r')}")
    assert table.piles[0] == (card("1r1y"), card("2r"))
    assert table.workers(0) == 1 + 3
    assert table.current[0] == card("2r")


def test_2_2_choices_arrive_in_any_order_and_may_be_changed_until_the_last() -> None:
    table, events = play(three(), 2, "choose A")
    assert events == (Chose(2),)
    assert (GAME.actors(table), GAME.free(table)) == ((0, 1), (2,))
    table, events = play(table, 2, "choose B", "choose B", "choose C")
    assert events == (Reconsidered(2),) * 3
    table, _ = play(table, 0, "choose A")
    after, events = play(table, 1, "choose B")
    shown = [(event.seat, event.action) for event in events[1:4]]  # type: ignore[attr-defined]
    assert kinds(events)[:4] == ["Chose", "Revealed", "Revealed", "Revealed"]
    assert shown == [(0, "A"), (1, "B"), (2, "C")]
    assert all(event.reveals for event in events[1:4])
    assert GAME.why_not(after, 2, read("choose A")) is not None


def test_2_2_the_order_is_a_then_b_then_c() -> None:
    table, events = reveal(three(), "CAB")
    assert kinds(events) == ["Chose", "Revealed", "Revealed", "Revealed"]
    table, events = chance(table, "draw 0")
    assert kinds(events) == ["Hired", "TookPoints", "TookGems"]
    assert [event.seat for event in events] == [1, 2, 0]  # type: ignore[attr-defined]


def test_2_2_a_negotiation_is_finished_and_its_action_done_before_the_next_action() -> None:
    everybody = [merchant(cards=[card(gems)]) for gems in ("2r1b", "3g", "3b", "2y1g")]
    table, events = reveal(table_of(*everybody), "BCCB")
    assert kinds(events)[-1] == "Negotiated"
    table, events = haggle(table, "offer 1b", "accept")
    assert kinds(events) == ["Accepted", "TookPoints", "Negotiated"]
    assert events[-1].action == "C"  # type: ignore[attr-defined]


def test_2_3_a_adds_a_card_for_its_workers_that_does_not_become_current() -> None:
    table = table_of(
        merchant(cards=[card("3g")]), merchant(cards=[card("2r1b")]), merchant(cards=[card("3b")])
    )
    assert table.workers(0) == 2
    table, _ = reveal(table, "ABC")
    assert GAME.actors(table) == (CHANCE,)
    table, events = chance(table, f"draw {card('2r')}")
    assert find(events, Hired).workers == 3
    assert table.workers(0) == 5
    assert table.current[0] == card("3g")
    assert table.piles[0] == (card("3g"), card("2r"))


def test_2_4_a_card_with_5_points_scores_5() -> None:
    table, _ = reveal(three("2r1b"), "BAC")
    table, events = chance(table, "draw 0")
    assert find(events, TookPoints) == TookPoints(0, 5)
    assert table.scores[0] == 5
    assert table.gems[0] == (3, 3, 3, 3)


def test_2_5_a_card_with_2_red_and_1_blue_gives_exactly_these() -> None:
    table, _ = reveal(three("2r1b"), "CBB")
    table, events = haggle(table, "offer 3r3y3g3b")
    assert find(events, TookGems) == TookGems(0, 0, gems=(2, 0, 0, 1))
    assert table.gems[0] == (5, 3, 3, 4)
    assert table.supply == (11, 13, 13, 12)


def test_2_5_a_colour_that_runs_short_gives_what_is_left_and_owes_nothing() -> None:
    table = table_of(
        merchant("9r3y3g3b", cards=[card("2r1b")]),
        merchant("12r3y3g3b", cards=[card("3g")]),
        merchant("0", cards=[card("3b")]),
    )
    assert table.supply[0] == 1
    table, events = reveal(table, "CBA")
    table, events = chance(table, "draw 0")
    assert find(events, TookGems) == TookGems(0, 1, gems=(1, 0, 0, 1))
    assert table.supply[0] == 0
    assert table.gems[0] == (10, 3, 3, 4)


def test_2_5_an_empty_colour_gives_nothing() -> None:
    table = table_of(
        merchant("11r", cards=[card("2r")]),
        merchant("11r", cards=[card("3g")]),
        merchant("0", cards=[card("3b")]),
    )
    table, _ = reveal(table, "CAB")
    table, events = chance(table, "draw 20")
    assert find(events, TookGems) == TookGems(0, 2, gems=(0, 0, 0, 0))
    assert table.gems[0] == (11, 0, 0, 0)


def test_2_6_one_does_it_two_negotiate_three_get_nothing() -> None:
    _, alone = reveal(three(), "BCC")
    assert kinds(alone)[-2:] == ["TookPoints", "Negotiated"]
    table, all_three = reveal(three(), "BBB")
    assert find(all_three, Lost).action == "B"
    assert list(table.scores) == [0, 0, 0]


@pytest.mark.parametrize("action", ["A", "B", "C"])
def test_2_6_an_action_that_four_want_is_lost_too(action: str) -> None:
    everybody = [merchant(cards=[card(gems)]) for gems in ("2r1b", "3g", "3b", "2y1g")]
    before = table_of(*everybody)
    table, events = reveal(before, action * 4)
    assert kinds(events)[-1] == "Lost"
    assert merchants(table) == merchants(before)
    assert GAME.actors(table) == (CHANCE,)


def test_2_7_d_is_refused_with_fewer_than_five() -> None:
    found = refusal(three(), 0, "choose D")
    assert (found.paragraph, found.key) == ("basari_cards 2.7", "only-with-five")
    found = refusal(three(), 0, "accept")
    assert (found.paragraph, found.key) == ("basari_cards 2.2", "not-now")
    assert refusal(three(), 7, "choose A").key == "not-your-decision"
