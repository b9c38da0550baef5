"""scheherazade 2: sealed bids, tips, settlement, bakschisch and zero rounds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    bidden,
    head,
    holding,
    kinds,
    offered,
    phase,
    play,
    plays,
    ready,
    refusal,
    tipped,
)
from zoco.games.scheherazade.bids.settling import best
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table


def poor(*pearls: int, bowl: int = 0) -> Table:
    """A table whose seats have so many pearls."""
    table = ready(len(pearls))
    bag = table.bag + sum(table.pearls) - sum(pearls) - bowl
    return replace(table, pearls=pearls, bowl=bowl, bag=bag)


def test_2_1_any_number_of_ones_pearls_may_be_bid() -> None:
    table = ready()
    assert offered(table, 2) == [f"bid {pearls}" for pearls in range(11)]
    assert refusal(table, 2, "bid 11") == ("2.1", "not-so-many")


def test_2_1_a_fist_can_be_opened_again_until_the_last_is_closed() -> None:
    table = plays(ready(), (0, "bid 3"), (1, "bid 2"))
    assert GAME.actors(table) == (2, 3)
    assert GAME.free(table) == (0, 1)
    assert refusal(table, 0, "bid 5") == ("2.1", "not-now"), "open it first"
    assert kinds(table, 0, "open fist") == ["FistOpened"]
    opened = play(table, 0, "open fist")
    assert GAME.actors(opened) == (0, 2, 3)
    assert refusal(opened, 0, "open fist") == ("2.1", "not-now")
    assert head(play(opened, 0, "bid 5")).bids == (5, 2, -1, -1)
    done = plays(table, (2, "bid 0"), (3, "bid 1"))
    assert phase(done) == "PlaceTips"
    assert refusal(done, 1, "open fist") == ("2.2", "not-your-decision")


def test_2_1_the_window_closes_with_the_last_fist() -> None:
    table = plays(replace(ready(), questions=(0, 1, 0, 0)), (1, "bid 2"), (0, "bid 10"))
    assert "ask 0 red by pearl" in offered(table, 1), "with a closed fist"
    offer = plays(table, (1, "sell pearl for 3"), (2, "bid 1"))
    assert "agree 1 sell pearl for 3" in offered(offer, 2)
    assert kinds(offer, 3, "bid 0") == ["BidMade", "OffersEnded"]
    closed = play(offer, 3, "bid 0")
    assert closed.proposals == ()
    assert refusal(closed, 1, "ask 0 red by pearl")[1] == "not-your-decision"


def test_2_1_pearls_in_a_fist_cannot_be_spent_nor_offered_ones_go_into_it() -> None:
    table = replace(ready(), questions=(0, 1, 0, 0))
    fist = plays(table, (2, "bid 8"), (1, "sell pearl for 3"))
    assert refusal(fist, 2, "agree 1 sell pearl for 3") == ("6.2", "too-dear")
    assert refusal(fist, 2, "buy pearl for 3") == ("6.2", "price")
    assert "agree 1 sell pearl for 3" in offered(play(fist, 2, "open fist"), 2)
    offer = play(table, 2, "buy pearl for 4")
    assert refusal(offer, 2, "bid 7") == ("2.1", "not-so-many")
    assert head(play(offer, 2, "bid 6")).bids[2] == 6
    free = play(offer, 2, "withdraw offer")
    assert head(play(free, 2, "bid 10")).bids[2] == 10


def test_2_1_nobody_sees_anothers_bid() -> None:
    table = plays(ready(), (0, "bid 3"), (1, "bid 2"))
    assert head(GAME.view(table, 0)).bids == (3, -2, -1, -1)
    assert head(GAME.view(table, 3)).bids == (-2, -2, -1, -1)
    assert head(GAME.view(table, None)).bids == (-2, -2, -1, -1)


def test_2_2_tips_begin_with_the_bowl_owner_and_go_clockwise() -> None:
    table = bidden(replace(ready(), owner=2), 1, 2, 3, 4)
    order = []
    for number in range(4):
        order.append(GAME.actors(table)[0])
        table = play(table, order[-1], f"tip {number}")
    assert order == [2, 3, 0, 1]


def test_2_2_one_stone_per_number_and_nobody_passes() -> None:
    table = play(bidden(ready(), 1, 2, 3, 4), 0, "tip 9")
    assert refusal(table, 1, "tip 9") == ("2.2", "number-taken")
    assert refusal(table, 1, "tip 71") == ("2.2", "off-the-track")
    assert len(offered(table, 1)) == 70 + 1, "70 free numbers and the bakschisch"
    assert refusal(table, 1, "done") == ("2.2", "not-now")


@pytest.mark.parametrize(
    ("placed", "total", "winner"),
    [
        (((0, 16), (1, 12)), 14, (0, 16)),
        (((0, 12), (1, 16)), 14, (1, 16)),
        (((0, 12), (1, 15), (2, 20)), 14, (1, 15)),
        (((0, 5), (1, 3), (2, 9)), 0, (1, 3)),
    ],
)
def test_2_3_the_nearest_tip_of_two_the_higher(
    placed: tuple[tuple[int, int], ...], total: int, winner: tuple[int, int]
) -> None:
    assert best(placed, total) == winner


def test_2_4_settlement_order() -> None:
    """The leader's bid goes into the bowl first, so the new owner gets it with the old rest."""
    table = poor(10, 10, 10, 6, bowl=4)
    after = tipped(bidden(table, 5, 0, 3, 6), 1, 14, 30, 40)
    assert after.turn.leader == 3
    assert after.owner == 1
    assert after.pearls == (10, 10 + 4 + 6, 10, 0)
    assert after.bowl == 0
    assert after.bids == (5, 0, 3, 6)


def test_2_4_phase_two_pays_the_next_bowl_owner() -> None:
    table = tipped(bidden(ready(), 5, 0, 3, 6), 1, 14, 30, 40)
    later = table.in_bowl(3, 2)
    assert later.bowl == 2
    assert later.pearls[1] == table.pearls[1], "the present owner gets nothing of it"


def test_2_5_the_highest_bidder_with_the_best_tip_keeps_the_bid() -> None:
    after = tipped(bidden(poor(10, 10, 10, 10, bowl=3), 5, 0, 3, 6), 1, 2, 30, 14)
    assert (after.turn.leader, after.owner) == (3, 3)
    assert after.pearls == (10, 10, 10, 13)


def test_2_6_the_new_bowl_owner_picks_among_the_tied() -> None:
    table = tipped(bidden(ready(), 5, 0, 5, 2), 1, 12, 30, 40)
    assert phase(table) == "PickLeader"
    assert GAME.actors(table) == (1,)
    assert offered(table, 1) == ["appoint 0", "appoint 2"]
    assert refusal(table, 1, "appoint 1") == ("2.6", "not-among-the-highest")
    after = play(table, 1, "appoint 2")
    assert after.turn.leader == 2
    assert after.pearls == (10, 15, 5, 10)


def test_2_6_a_tied_bowl_owner_may_pick_self_and_keep_the_bid() -> None:
    table = tipped(bidden(ready(), 5, 0, 5, 2), 12, 1, 30, 40)
    assert offered(table, 0) == ["appoint 0", "appoint 2"]
    assert play(table, 0, "appoint 0").pearls == (10, 10, 10, 10)
    assert play(table, 0, "appoint 2").pearls == (15, 10, 5, 10)


def test_2_7_bakschisch_stops_the_tips_and_wins_the_bowl() -> None:
    table = play(bidden(poor(10, 10, 10, 10, bowl=2), 5, 0, 3, 6), 0, "tip 14")
    after = play(table, 1, "bakschisch")
    assert (after.owner, after.turn.leader) == (1, 3)
    assert after.pearls == (10, 18, 10, 4)
    assert after.bakschisch == (True, False, True, True)


def test_2_7_only_once_a_game() -> None:
    table = replace(bidden(ready(), 1, 2, 3, 4), bakschisch=(False, True, True, True))
    assert "bakschisch" not in offered(table, 0)
    assert refusal(table, 0, "bakschisch") == ("2.7", "bakschisch-spent")


def test_2_7_ties_and_zero_rounds_follow_a_bakschisch_too() -> None:
    tie = play(bidden(ready(), 5, 5, 0, 0), 0, "bakschisch")
    assert offered(tie, 0) == ["appoint 0", "appoint 1"]
    zero = play(bidden(ready(), 0, 0, 0, 0), 0, "bakschisch")
    assert zero.bowl == 8
    assert offered(zero, 0) == [f"appoint {seat}" for seat in range(4)]
    assert play(zero, 0, "appoint 3").pearls == (16, 8, 8, 8)


def test_2_7_the_vizier_is_another_bakschisch() -> None:
    table = holding(bidden(ready(4, {"events": True, "events_after": 9}), 5, 0, 3, 6), 0, "vizier")
    after = play(table, 0, "vizier")
    assert after.owner == 0
    assert after.bakschisch[0]
    assert after.held[0] == ()
    assert refusal(bidden(ready(), 1, 1, 1, 1), 0, "vizier") == (
        "2.7",
        "bakschisch-spent",
    )


def test_2_8_everybody_with_three_or_more_pays_two() -> None:
    table = tipped(bidden(ready(), 0, 0, 0, 0), 4, 1, 2, 3)
    assert phase(table) == "PickLeader"
    assert GAME.actors(table) == (1,), "the lowest number is nearest to nothing"
    assert (table.pearls, table.bowl) == ((8, 8, 8, 8), 8)
    after = play(table, 1, "appoint 1")
    assert after.pearls == (8, 16, 8, 8)
    assert after.turn.leader == 1


def test_2_8_the_poor_pay_all_or_name_one_who_was_counted_rich() -> None:
    table = replace(poor(2, 10, 3, 0), owner=3)
    table = tipped(bidden(table, 0, 0, 0, 0), 4, 1, 2, 3)
    assert table.pearls == (2, 8, 1, 0)
    assert GAME.actors(table) == (3,), "clockwise from the old bowl owner"
    assert offered(table, 3) == ["pay", "let 1 pay", "let 2 pay"]
    assert refusal(table, 3, "let 0 pay") == ("2.8", "not-counted-rich")
    named = play(table, 3, "let 2 pay")
    assert named.pearls == (2, 8, 0, 0), "who was counted with three pays what is left"
    assert GAME.actors(named) == (0,)
    paid = play(named, 0, "pay")
    assert (paid.pearls, paid.bowl) == ((0, 8, 0, 0), 7)
    assert play(play(named, 0, "let 1 pay"), 0, "appoint 2").pearls == (9, 6, 0, 0)


def test_2_8_without_anybody_rich_all_pay_what_they_have() -> None:
    table = tipped(bidden(poor(2, 1, 0, 2), 0, 0, 0, 0), 4, 1, 2, 3)
    assert (table.pearls, table.bowl) == ((0, 0, 0, 0), 5)
    assert phase(table) == "PickLeader"


@pytest.mark.parametrize("key", ["phase-pick-leader", "phase-name-leader"])
def test_2_8_the_prompt_tells_a_tie_from_a_zero_round(key: str) -> None:
    bids = (1, 1, 0, 0) if key == "phase-pick-leader" else (0, 0, 0, 0)
    table = tipped(bidden(ready(), *bids), 4, 1, 2, 3)
    assert head(table).prompt().key == key
