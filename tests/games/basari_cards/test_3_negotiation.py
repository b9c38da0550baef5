"""Negotiation (basari_cards 3.1 to 3.6)."""

from __future__ import annotations

import pytest

from tests.games.basari_cards.positions import (
    Merchant,
    card,
    crew,
    find,
    haggle,
    kinds,
    merchant,
    merchants,
    read,
    reveal,
    table_of,
)
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table
from zoco.parts.bazaar import TookGems
from zoco.parts.haggling import Accepted, Negotiated, Offered, OfferedNothing
from zoco.parts.negotiation import Answers, OfferNothing, Openings

FIRST, SECOND, THIRD = card("2r1b"), card("3g"), card("3b")


def meeting(one: Merchant, two: Merchant, action: str = "C") -> tuple[Table, Negotiated]:
    """Seats 0 and 1 want the same; seat 2 wants something else."""
    third = "B" if action != "B" else "C"
    table, events = reveal(table_of(one, two, merchant("0", cards=[THIRD])), action * 2 + third)
    return table, find(events, Negotiated)


@pytest.mark.parametrize(
    ("one", "two", "opener"),
    [
        (merchant("1r", 0, [FIRST]), merchant("9y9g9b", 9, [SECOND]), 0),
        (merchant("1r2y9b", 9, [FIRST]), merchant("1r3y", 0, [SECOND]), 1),
        (merchant("1r2y2g", 0, [FIRST]), merchant("1r2y1g9b", 9, [SECOND]), 0),
        (merchant("1b", 9, [FIRST]), merchant("2b", 0, [SECOND]), 1),
        (merchant("1b", 4, [FIRST]), merchant("1b", 5, [SECOND]), 1),
        (merchant("1b", 5, [SECOND]), merchant("1b", 5, [FIRST]), 1),
        (merchant("1b", 5, [FIRST]), merchant("1b", 5, [card("1y2b")]), 0),
    ],
    ids=["red", "yellow", "green", "blue", "points", "workers", "lower seat"],
)
def test_3_1_the_opener_is_found_by_gems_then_points_then_workers_then_seat(
    one: Merchant, two: Merchant, opener: int
) -> None:
    table, met = meeting(one, two)
    assert (met.seat, met.other, met.action) == (opener, 1 - opener, "C")
    assert GAME.actors(table) == (opener,)


def test_3_1_what_counts_is_the_moment_at_which_this_negotiation_begins() -> None:
    table = table_of(
        *(
            merchant(gems, cards=[number])
            for gems, number in zip(
                ("2r", "3r", "1r1b", "0"), (FIRST, SECOND, THIRD, card("2y1g")), strict=True
            )
        )
    )
    table, events = reveal(table, "CCBB")
    assert find(events, Negotiated).seat == 2
    before = table
    table, events = haggle(table, "offer 1r")
    assert kinds(events) == ["Offered", "Accepted", "TookPoints", "Negotiated"]
    assert (find(events, Negotiated).seat, find(events, Negotiated).action) == (1, "C")
    assert before.gems[3] != table.gems[3]


def test_3_2_the_opener_must_offer_at_least_one_own_gem() -> None:
    table, _ = meeting(merchant("1r1b", cards=[FIRST]), merchant("1b", cards=[SECOND]))
    moves = GAME.moves(table, 0)
    assert isinstance(moves, Openings)
    assert [GAME.write(move) for move in moves] == ["offer 1b", "offer 1r", "offer 1r1b"]
    for line, key in (("offer 0", "empty-offer"), ("offer 2r", "not-your-gems")):
        found = GAME.why_not(table, 0, read(line))
        assert found is not None
        assert (found.paragraph, found.key) == ("basari_cards 3.2", key)
    nothing = GAME.why_not(table, 0, OfferNothing())
    assert nothing is not None
    assert (nothing.paragraph, nothing.key) == ("basari_cards 3.2", "must-offer")
    assert GAME.why_not(table, 1, read("accept")).key == "not-your-decision"  # type: ignore[union-attr]


def test_3_2_an_opener_without_gems_gives_the_action_away_for_free() -> None:
    table = table_of(
        merchant("0", 7, [FIRST]), merchant("0", 0, [SECOND]), merchant("3r", cards=[THIRD])
    )
    table, events = reveal(table, "CCB")
    assert kinds(events)[-3:] == ["Negotiated", "OfferedNothing", "TookGems"]
    assert find(events, OfferedNothing) == OfferedNothing(0, 1, "C", forced=True)
    assert table.gems[1] == (0, 0, 3, 0)
    assert table.gems[0] == (0, 0, 0, 0)


def test_3_3_max_and_hanna_raise_until_max_accepts_three_blue() -> None:
    max_, hanna = merchant("1r2y2g3b", 5, [FIRST]), merchant("1r1y3g4b", 0, [SECOND])
    table, met = meeting(max_, hanna)
    assert met.seat == 0
    table, _ = haggle(table, "offer 1y", "offer 1r", "offer 2b", "offer 1g1b", "offer 1y1b")
    table, events = haggle(table, "offer 3b")
    assert events == (Offered(1, 0, "C", gems=(0, 0, 0, 3)),)
    assert GAME.actors(table) == (0,)
    table, events = haggle(table, "accept")
    assert events[:2] == (
        Accepted(0, 1, "C", forced=False, gems=(0, 0, 0, 3)),
        TookGems(1, 0, gems=(0, 0, 3, 0)),
    )
    assert table.gems[0] == (1, 2, 2, 6)
    assert table.gems[1] == (1, 1, 6, 1)


def test_3_3_who_cannot_raise_must_accept_and_is_not_asked() -> None:
    table, _ = meeting(merchant("1r2y", cards=[FIRST]), merchant("2b", cards=[SECOND]))
    table, events = haggle(table, "offer 1r1y")
    assert kinds(events)[:3] == ["Offered", "Accepted", "TookGems"]
    assert find(events, Accepted) == Accepted(1, 0, "C", forced=True, gems=(1, 1, 0, 0))
    assert table.gems[0] == (2, 1, 0, 1)
    assert table.gems[1] == (1, 1, 0, 2)


def test_3_3_who_can_raise_is_asked_even_with_a_single_raise() -> None:
    table, _ = meeting(merchant("1r2y", cards=[FIRST]), merchant("1y1b", cards=[SECOND]))
    table, _ = haggle(table, "offer 1y")
    assert [GAME.write(move) for move in GAME.moves(table, 1)] == ["accept", "offer 1y1b"]


def test_3_4_one_red_and_three_blue_beat_four_yellow() -> None:
    table, _ = meeting(merchant("2r5y", cards=[FIRST]), merchant("1r3b", cards=[SECOND]))
    table, _ = haggle(table, "offer 4y")
    moves = GAME.moves(table, 1)
    assert isinstance(moves, Answers)
    assert [GAME.write(move) for move in moves] == ["accept", "offer 1r3b"]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("offer 2r", "fewer-gems"),
        ("offer 1y2b", "not-worthier"),
        ("offer 1y1g1b", "not-worthier"),
        ("offer 3r1b", "not-your-gems"),
    ],
)
def test_3_4_what_is_no_raise_is_refused(line: str, key: str) -> None:
    table, _ = meeting(merchant("3r3y3g3b", cards=[FIRST]), merchant("2r2y2g2b", cards=[SECOND]))
    table, _ = haggle(table, "offer 1y1g1b")
    found = GAME.why_not(table, 1, read(line))
    assert found is not None
    assert (found.paragraph, found.key) == ("basari_cards 3.4", key)


def test_3_5_an_offer_is_composed_anew_and_its_gems_stay_until_accepted() -> None:
    start, _ = meeting(merchant("2r2y2g2b", 1, [FIRST]), merchant("2r2y2g2b", 0, [SECOND]))
    table, _ = haggle(start, "offer 2r", "offer 1y2b", "offer 2y1g")
    assert merchants(table) == merchants(start)
    assert GAME.why_not(table, 1, read("offer 2r2b")) is None


@pytest.mark.parametrize("action", ["A", "B", "C"])
def test_3_6_the_accepter_takes_the_gems_and_the_other_acts(action: str) -> None:
    table, _ = meeting(merchant("2r1y", 0, [FIRST]), merchant("1r5b", 0, [SECOND]), action)
    table, events = haggle(table, "offer 1y", "accept")
    assert find(events, Accepted) == Accepted(1, 0, action, forced=False, gems=(0, 1, 0, 0))
    assert table.gems[1] == (1, 1, 0, 5)
    if action == "A":
        assert kinds(table.agenda)[0] == "HireWorkers"  # type: ignore[arg-type]
    else:
        won = {"B": (5, (2, 0, 0, 0)), "C": (0, (4, 0, 0, 1))}
        assert (table.scores[0], table.gems[0]) == won[action]


def test_3_1_workers_decide_before_the_seat() -> None:
    few, many = crew(3, [THIRD]), crew(7, [THIRD, *crew(3, [THIRD])])
    _, met = meeting(merchant("1b", 0, few), merchant("1b", 0, many))
    assert met.seat == 1
