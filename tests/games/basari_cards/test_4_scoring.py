"""The end of a pass, its scoring, and the end of the match (basari_cards 4.1 to 4.3)."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.basari_cards.positions import (
    card,
    chance,
    crew,
    haggle,
    kinds,
    merchant,
    read,
    reveal,
    table_of,
)
from zoco.core.events import Event
from zoco.core.result import Measure
from zoco.games.basari_cards.events import Ended, Manned, PassBegan
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table
from zoco.games.basari_cards.scoring import awarded, if_scored
from zoco.games.basari_cards.table import NO_CARD
from zoco.parts.majorities import HadMost, Unclaimed, paid_out


def scored(table: Table) -> tuple[Table, tuple[Event, ...]]:
    """The table after a scoring, and its awards."""
    given = tuple(awarded(table))
    return paid_out(table, given), given


def test_4_1_the_worked_example() -> None:
    table = table_of(merchant("5r4y3g"), merchant("3r4y3g"), merchant("3r1y3g"), merchant("1r2g"))
    after, awards = scored(table)
    assert awards == (
        HadMost(0, "red", 14, shared=False, returned=3),
        HadMost(0, "yellow", 6, shared=True, returned=2),
        HadMost(1, "yellow", 6, shared=True, returned=2),
        HadMost(0, "green", 3, shared=True, returned=2),
        HadMost(1, "green", 3, shared=True, returned=2),
        HadMost(2, "green", 3, shared=True, returned=2),
        Unclaimed("blue"),
    )
    assert list(after.scores) == [23, 9, 3, 0]
    assert list(after.gems) == [
        (2, 2, 1, 0),
        (3, 2, 1, 0),
        (3, 1, 1, 0),
        (1, 0, 2, 0),
    ]
    assert after.supply == (22 - 9, 22 - 5, 22 - 5, 22)
    assert if_scored(table) == (23, 9, 3, 0)


def test_4_1_a_sole_majority_returns_half_rounded_up() -> None:
    table = table_of(merchant("7r8y1g"), merchant("6r"), merchant("3b"))
    after, _ = scored(table)
    assert after.gems[0] == (3, 4, 0, 0)
    assert after.gems[2] == (0, 0, 0, 1)
    assert list(after.scores) == [14 + 12 + 10, 0, 8]


def test_4_1_tied_players_return_all_they_have_if_that_is_less_than_two() -> None:
    after, awards = scored(table_of(merchant("1b"), merchant("1b"), merchant("0")))
    assert awards[-2:] == tuple(HadMost(s, "blue", 4, shared=True, returned=1) for s in (0, 1))
    assert [gems[3] for gems in after.gems] == [0, 0, 0]


def test_4_1_shares_are_rounded_down() -> None:
    five = [merchant("2r2y2g2b") for _ in range(5)]
    assert if_scored(table_of(*five)) == (2 + 2 + 2 + 1,) * 5


def test_4_1_the_round_is_finished_before_the_pass_is_scored() -> None:
    number = card("2r1b")
    fifteen = (*crew(11, [number, card("3g"), card("3b")]), number)
    table = table_of(
        merchant("2r", 0, fifteen),
        merchant("2r1b", 0, [card("3g")]),
        merchant("3r", 0, [card("3b")]),
    )
    assert table.workers(0) == 15
    assert GAME.actors(table) == (0, 1, 2)
    table, events = reveal(table, "BBC")
    assert "PassEnded" not in kinds(events)
    table, events = haggle(table, "offer 1r", "accept")
    assert kinds(events)[:4] == ["Accepted", "TookPoints", "TookGems", "PassEnded"]
    assert kinds(events)[-1] == "PassBegan"


def test_4_1_below_fifteen_another_round_follows() -> None:
    number = card("2r1b")
    fourteen = (*crew(10, [number, card("3g"), card("3b")]), number)
    table = table_of(
        merchant(cards=fourteen), merchant(cards=[card("3g")]), merchant(cards=[card("3b")])
    )
    table, events = reveal(table, "BBB")
    assert kinds(events)[-1] == "Lost"
    assert (table.passing, table.workers(0)) == (1, 14)


def test_4_1_fifteen_workers_by_action_a_end_the_pass_in_the_same_round() -> None:
    number = card("2r1b")
    fourteen = (*crew(10, [number, card("3g"), card("3b")]), number)
    table = table_of(
        merchant(cards=fourteen), merchant(cards=[card("3g")]), merchant(cards=[card("3b")])
    )
    table, _ = reveal(table, "ABC")
    free = next(n for n in table.deck if table.edition.workers[n] == 1)
    table, events = chance(table, f"draw {free}")
    assert Manned(0, 15, 12) in events
    assert table.passing == 2


def test_4_2_everybody_with_fifteen_workers_scores_12_undivided() -> None:
    one = crew(15)
    two = crew(16, one)
    table = table_of(merchant("0", 0, one), merchant("0", 0, two), merchant("0", 0, ()))
    after, awards = scored(table)
    assert awards[4:] == (Manned(0, 15, 12), Manned(1, 16, 12))
    assert list(after.scores) == [12, 12, 0]


def test_4_3_all_cards_are_shuffled_again_and_gems_and_points_stay() -> None:
    number = card("2r1b")
    fifteen = (*crew(11, [number, card("3g"), card("3b")]), number)
    table = table_of(
        merchant("0", 4, fifteen), merchant("1r", 0, [card("3g")]), merchant("2b", 0, [card("3b")])
    )
    table, events = reveal(table, "BBB")
    assert PassBegan(2) in events
    assert table.passing == 2
    assert table.deck == tuple(range(39))
    assert (table.piles, table.current) == (((),) * 3, (NO_CARD,) * 3)
    assert list(table.scores) == [16, 14, 8]
    assert list(table.gems) == [(0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 1)]
    assert GAME.result(table) is None


def test_4_3_after_the_third_pass_most_points_win_and_ties_share() -> None:
    number = card("2r1b")
    fifteen = (*crew(11, [number, card("3g"), card("3b")]), number)
    table = table_of(
        merchant("0", 4, fifteen),
        merchant("0", 16, [card("3g")]),
        merchant("0", 3, [card("3b")]),
        passing=3,
    )
    table, events = reveal(table, "BBB")
    assert events[-1] == Ended()
    result = GAME.result(table)
    assert result is not None
    assert result.measures == (Measure("points", "basari_cards 4.3", (16, 16, 3)),)
    assert (result.ranks, result.winners) == ((1, 1, 3), (0, 1))
    found = GAME.why_not(table, 0, read("choose A"))
    assert found is not None
    assert (found.paragraph, found.key) == ("basari_cards 4.3", "it-is-over")


def test_flaws_name_what_cannot_be() -> None:
    table = table_of(merchant(cards=[3]), merchant(), merchant())
    assert GAME.flaws(table) == ()
    assert GAME.flaws(replace(table, supply=(0, 13, 13, 13))) == ("a gem came or went",)
    less = replace(table, supply=(-1, 13, 13, 13))
    assert "somebody has fewer than no gems" in GAME.flaws(less)
    assert "a card is in two places or in none" in GAME.flaws(replace(table, deck=(0, 1)))
    borrowed = replace(table, current=(3, 3, NO_CARD))
    assert GAME.flaws(borrowed) == ("a current card lies before somebody else",)
