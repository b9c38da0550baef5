"""scheherazade 6.1 and 6.2: the second tip stone, and haggling."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    bidden,
    events,
    head,
    holding,
    kinds,
    leading,
    offered,
    phase,
    play,
    plays,
    ready,
    refusal,
    tipped,
)
from zoco.core.describe import Count
from zoco.games.scheherazade.events import OfferVoid
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.table import NOBODY
from zoco.testkit.described import parts_of


def rich(*pearls: int) -> Table:
    """A table whose seats have so many pearls."""
    return replace(ready(len(pearls)), pearls=pearls)


# -- the second stone ------------------------------------------------------------------------------


def test_6_1_three_pearls_or_fewer_claim_the_second_stone() -> None:
    table = rich(4, 3, 10, 0)
    assert [seat for seat in range(4) if "claim" in offered(table, seat)] == [1, 3]
    assert refusal(table, 0, "claim") == ("6.1", "not-needy")
    after = play(table, 1, "claim")
    assert after.stone == 1
    assert kinds(table, 1, "claim") == ["StoneClaimed"]


def test_6_1_a_poorer_one_takes_it_over_an_equally_poor_one_does_not() -> None:
    table = replace(rich(2, 3, 3, 10), stone=1)
    assert "claim" in offered(table, 0)
    assert "claim" not in offered(table, 2), "the holder keeps it"
    assert "claim" not in offered(table, 1)
    assert play(table, 0, "claim").stone == 0


def test_6_1_of_two_who_claim_now_the_first_from_the_bowl_owner() -> None:
    table = replace(rich(10, 3, 10, 3), owner=2)
    first = play(table, 1, "claim")
    assert "claim" in offered(first, 3), "seat 3 comes before seat 1, seen from seat 2"
    after = play(first, 3, "claim")
    assert after.stone == 3
    assert "claim" not in offered(after, 1)


def test_6_1_the_holder_keeps_it_when_richer_again() -> None:
    table = replace(rich(9, 10, 3, 10), stone=0)
    assert "claim" in offered(table, 2), "poorer than the holder at the claim"
    assert play(table, 3, "bid 0").stone == 0


def test_8_7_a_claim_comes_before_the_own_bid() -> None:
    table = play(rich(3, 10, 3, 10), 1, "bid 4")
    assert "claim" in offered(table, 0)
    bid = play(table, 0, "bid 1")
    assert refusal(bid, 0, "claim") == ("6.1", "not-needy")
    assert GAME.free(bid) == (0, 1, 2)


def test_6_1_both_stones_are_placed_in_one_turn_and_the_nearer_counts() -> None:
    table = bidden(play(rich(3, 10, 10, 10), 0, "claim"), 0, 5, 4, 6)
    once = play(table, 0, "tip 30")
    assert GAME.actors(once) == (0,)
    assert "bakschisch" in offered(table, 0)
    assert refusal(once, 0, "bakschisch") == ("2.7", "bakschisch-spent"), (
        "the tips are being placed"
    )
    assert refusal(once, 0, "tip 30") == ("2.2", "number-taken")
    twice = play(once, 0, "tip 15")
    assert GAME.actors(twice) == (1,)
    after = plays(twice, (1, "tip 1"), (2, "tip 2"), (3, "tip 3"))
    assert after.owner == 0
    assert after.stone == NOBODY, "the new bowl owner gives it back"
    assert after.pearls == (9, 10, 10, 4)


def test_6_1_the_stone_stays_while_others_win_the_bowl() -> None:
    table = bidden(replace(rich(3, 10, 10, 10), stone=3), 0, 5, 4, 6)
    after = plays(table, (0, "tip 15"), (1, "tip 1"), (2, "tip 2"), (3, "tip 30"), (3, "tip 31"))
    assert after.owner == 0
    assert after.stone == 3


# -- haggling --------------------------------------------------------------------------------------


def test_6_2_a_sale_is_offered_and_agreed_to() -> None:
    table = replace(leading(), questions=(0, 1, 0, 0))
    offer = play(table, 1, "sell pearl to 2 for 4")
    assert offer.proposals[0].price == 4
    assert "agree to buy pearl from 1 for 4" in offered(offer, 2)
    assert refusal(offer, 3, "agree to buy pearl from 1 for 4") == ("6.2", "no-such-offer")
    after = play(offer, 2, "agree to buy pearl from 1 for 4")
    assert after.questions == (0, 0, 1, 0)
    assert after.pearls == (10, 14, 6, 10)
    assert after.proposals == ()
    assert phase(after) == "Prepare"


def test_6_2_a_purchase_of_a_card() -> None:
    table = holding(leading(), 1, "vizier", "wonder_lamp")
    offer = play(table, 3, "buy wonder_lamp from 1 for 7")
    after = play(offer, 1, "agree to sell wonder_lamp to 3 for 7")
    assert [table.effect(card) for card in after.held[1]] == ["vizier"]
    assert [table.effect(card) for card in after.held[3]] == ["wonder_lamp"]
    assert after.pearls == (10, 17, 10, 3)


def test_6_2_who_agrees_agrees_to_what_was_read() -> None:
    """The offer may have changed meanwhile: in thing, price or direction."""
    table = replace(leading(), questions=(0, 1, 1, 0))
    offer = play(table, 1, "sell pearl to 2 for 4")
    dearer = play(offer, 1, "sell pearl to 2 for 9")
    assert refusal(dearer, 2, "agree to buy pearl from 1 for 4") == ("6.2", "another-offer")
    turned = play(offer, 1, "buy pearl from 2 for 4")
    assert refusal(turned, 2, "agree to buy pearl from 1 for 4") == ("6.2", "another-offer")
    assert play(turned, 2, "agree to sell pearl to 1 for 4").questions == (0, 2, 0, 0)


def test_8_5_one_open_offer_each() -> None:
    table = replace(leading(), questions=(0, 1, 0, 0))
    table = plays(table, (1, "sell pearl to 2 for 4"), (1, "sell pearl to 3 for 5"))
    assert [proposal.other for proposal in table.proposals] == [3]
    assert refusal(table, 2, "agree to buy pearl from 1 for 4") == ("6.2", "no-such-offer")
    gone = play(table, 1, "withdraw")
    assert gone.proposals == ()
    assert refusal(gone, 1, "withdraw") == ("6.2", "no-such-offer")


def test_6_2_an_offer_that_cannot_be_kept_cannot_be_agreed_to() -> None:
    table = play(replace(leading(), questions=(0, 1, 0, 0)), 1, "sell pearl to 2 for 4")
    asked = play(table, 1, "ask 0 red by pearl")
    assert refusal(asked, 2, "agree to buy pearl from 1 for 4") == ("6.2", "no-such-offer")
    poor = replace(table, pearls=(10, 10, 3, 10))
    assert refusal(poor, 2, "agree to buy pearl from 1 for 4") == ("6.2", "cannot-pay")
    nothing = replace(table, pearls=(10, 10, 0, 10))
    assert refusal(nothing, 2, "agree to buy pearl from 1 for 4") == ("6.2", "cannot-pay"), (
        "not even asked"
    )
    wish = play(replace(leading(), questions=(0, 1, 0, 0)), 2, "buy pearl from 1 for 4")
    spent = replace(wish, pearls=(10, 10, 3, 10))
    assert refusal(spent, 1, "agree to sell pearl to 2 for 4") == ("6.2", "cannot-pay")
    assert "agree to sell pearl to 2 for 4" not in offered(spent, 1)


def test_8_5_offers_of_what_is_gone_are_gone() -> None:
    """Asked with, sold to another, or used up."""
    table = replace(leading(), questions=(0, 1, 0, 0))
    wished = plays(table, (1, "sell pearl to 2 for 4"), (3, "buy pearl from 1 for 2"))
    assert len(wished.proposals) == 2
    assert play(wished, 1, "ask 0 red by pearl").proposals == ()
    told = events(wished, 1, "ask 0 red by pearl")
    assert told[-2:] == (OfferVoid(1), OfferVoid(3)), "and all hear it"
    assert play(wished, 1, "agree to sell pearl to 3 for 2").proposals == ()
    two = replace(wished, questions=(0, 2, 0, 0))
    assert len(play(two, 1, "ask 0 red by pearl").proposals) == 2, "there is another one"
    carpet = holding(leading(red="N03 S", camels="N06 S S"), 0, "flying_carpet")
    offered_card = play(carpet, 0, "sell flying_carpet to 2 for 4")
    assert play(offered_card, 0, "carpet").proposals == ()


@pytest.mark.parametrize(
    ("seat", "text", "key"),
    [
        (1, "sell pearl to 1 for 2", "haggle-with-another"),
        (1, "sell pearl to 5 for 2", "haggle-with-another"),
        (1, "sell vizier to 2 for 2", "not-for-sale"),
        (1, "sell pearl to 2 for 0", "price"),
        (1, "sell pearl to 2 for 71", "price"),
        (2, "buy pearl from 1 for 0", "price"),
        (2, "buy pearl from 0 for 2", "not-for-sale"),
        (2, "buy pearl from 1 for 11", "too-dear"),
        (2, "agree to buy pearl from 1 for 4", "no-such-offer"),
    ],
)
def test_6_2_refusals(seat: int, text: str, key: str) -> None:
    table = replace(leading(), questions=(0, 1, 0, 0))
    assert refusal(table, seat, text) == ("6.2", key)


def test_1_2_no_price_tells_what_lies_under_a_cloth() -> None:
    """Any price up to all pearls may be asked; only at the deal it must be paid."""
    table = replace(leading(pearls=(10, 10, 4, 0)), questions=(0, 1, 0, 0))
    for other in (2, 3):
        counts = [
            part for part in parts_of(GAME.mays(table, 1).describe()) if isinstance(part, Count)
        ]
        assert {count.high for count in counts} == {70}
        assert GAME.why_not(table, 1, GAME.read(f"sell pearl to {other} for 70")) is None
    alone = replace(table, pearls=(0, 10, 0, 0))
    assert 1 in GAME.free(alone), "a seller does not learn that nobody could pay"
    offer = play(table, 1, "sell pearl to 2 for 5")
    assert refusal(offer, 2, "agree to buy pearl from 1 for 5") == ("6.2", "cannot-pay")


def test_8_5_bids_on_the_table_cannot_be_spent() -> None:
    """Else whoever is picked could not pay the bid."""
    table = replace(ready(), questions=(0, 0, 0, 1))
    table = tipped(bidden(table, 8, 8, 1, 0), 17, 9, 11, 7)
    assert phase(table) == "PickLeader"
    assert refusal(table, 1, "buy pearl from 3 for 3") == ("6.2", "too-dear")
    offer = plays(table, (1, "buy pearl from 3 for 2"), (3, "agree to sell pearl to 1 for 2"))
    assert offer.pearls == (10, 8, 10, 12)
    after = play(offer, 0, "appoint 1")
    assert after.pearls == (18, 0, 10, 12)


def test_8_5_a_fine_is_two_pearls_whatever_was_sold_meanwhile() -> None:
    table = replace(ready(), pearls=(1, 10, 10, 10), questions=(1, 0, 0, 0))
    table = tipped(bidden(table, 0, 0, 0, 0), 4, 1, 2, 3)
    assert phase(table) == "PayOrName"
    sold = plays(table, (0, "sell pearl to 1 for 5"), (1, "agree to buy pearl from 0 for 5"))
    assert play(sold, 0, "pay").pearls[0] == 4
    sale = (1, "agree to buy pearl from 0 for 8")
    broke = plays(table, (0, "sell pearl to 1 for 8"), sale, (0, "let 1 pay"))
    assert broke.pearls[:2] == (9, 0), "what is left"


def test_6_2_between_rounds_only_as_an_option() -> None:
    table = replace(leading(options={"trade": "between_rounds"}), questions=(0, 1, 0, 0))
    for seat, text in (
        (1, "sell pearl to 2 for 4"),
        (0, "buy pearl from 1 for 2"),
        (1, "withdraw"),
        (2, "agree to buy pearl from 1 for 4"),
    ):
        assert refusal(table, seat, text) == ("6.2", "trade-between-rounds")
    assert "ask 0 red by pearl" in offered(table, 1), "but may ask"
    between = replace(ready(4, {"trade": "between_rounds"}), questions=(0, 1, 0, 0))
    offer = play(between, 1, "sell pearl to 2 for 4")
    assert play(offer, 0, "bid 1").proposals == (), "the first bid ends all offers"
    assert refusal(play(between, 0, "bid 1"), 1, "sell pearl to 2 for 4") == (
        "2.1",
        "not-now",
    )


def test_6_2_nobody_haggles_without_goods() -> None:
    assert GAME.free(leading()) == ()
    assert GAME.free(ready()) == ()
    table = replace(leading(pearls=(0, 10, 10, 10)), questions=(0, 1, 0, 0))
    assert GAME.free(table) == (1, 2, 3), "seat 0 has neither goods nor pearls"


def test_2_4_a_round_from_bids_to_bids() -> None:
    table = tipped(bidden(ready(), 2, 0, 1, 0), 3, 9, 8, 7)
    after = plays(table, (0, "camel S-N02"), (0, "lead red S-N04"), (0, "done"))
    assert after.round == 2
    assert phase(after) == "MakeBids"
    assert head(after).bids == (-1,) * 4
