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
    with_top,
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


def test_6_1_a_claim_needs_an_open_fist() -> None:
    table = play(rich(3, 10, 3, 10), 1, "bid 4")
    assert "claim" in offered(table, 0)
    bid = play(table, 0, "bid 1")
    assert refusal(bid, 0, "claim") == ("6.1", "not-needy")
    assert GAME.free(bid) == (0, 1, 2)
    assert "claim" in offered(play(bid, 0, "open fist"), 0)


def test_6_1_both_stones_are_placed_in_one_turn_and_the_nearer_counts() -> None:
    table = bidden(play(rich(3, 10, 10, 10), 0, "claim"), 0, 5, 4, 6)
    once = play(table, 0, "tip 30")
    assert GAME.actors(once) == (0,)
    assert "bakschisch" in offered(table, 0)
    assert refusal(once, 0, "bakschisch") == ("2.7", "bakschisch-too-late")
    spent = replace(once, bakschisch=(False, True, True, True))
    assert refusal(spent, 0, "bakschisch") == ("2.7", "bakschisch-spent")
    assert refusal(once, 0, "tip 30") == ("2.2", "number-taken")
    twice = play(once, 0, "tip 15")
    assert GAME.actors(twice) == (1,)
    after = plays(twice, (1, "tip 1"), (2, "tip 2"), (3, "tip 3"))
    assert after.owner == 0
    assert after.stone == NOBODY, "the new bowl owner gives it back"
    assert after.pearls == (9, 10, 10, 4)


def test_6_1_the_second_stone_may_be_left_out() -> None:
    table = bidden(play(rich(3, 10, 10, 10), 0, "claim"), 0, 5, 4, 6)
    assert "done" not in offered(table, 0), "the first may not"
    once = play(table, 0, "tip 30")
    assert kinds(once, 0, "done") == ["StoneSpared"]
    after = play(once, 0, "done")
    assert GAME.actors(after) == (1,)
    assert head(after).placed == ((0, 30),)
    assert after.stone == 0


def test_6_1_the_stone_stays_while_others_win_the_bowl() -> None:
    table = bidden(replace(rich(3, 10, 10, 10), stone=3), 0, 5, 4, 6)
    after = plays(table, (0, "tip 15"), (1, "tip 1"), (2, "tip 2"), (3, "tip 30"), (3, "tip 31"))
    assert after.owner == 0
    assert after.stone == 3


# -- haggling --------------------------------------------------------------------------------------


def selling(price: int = 4, table: Table | None = None) -> Table:
    """Seat 1 has a question pearl and offers it to everybody."""
    begun = leading() if table is None else table
    return play(replace(begun, questions=(0, 1, 0, 0)), 1, f"sell pearl for {price}")


def test_6_2_a_sale_is_offered_to_everybody_and_the_first_who_agrees_has_it() -> None:
    offer = selling()
    for seat in (0, 2, 3):
        assert "agree 1 sell pearl for 4" in offered(offer, seat)
    assert GAME.concerned(offer) == GAME.awaited(offer, 1) == (0, 2, 3)
    assert refusal(offer, 1, "agree 1 sell pearl for 4") == ("6.2", "no-such-offer")
    after = play(offer, 2, "agree 1 sell pearl for 4")
    assert after.questions == (0, 0, 1, 0)
    assert after.pearls == (10, 14, 6, 10)
    assert after.proposals == ()
    assert phase(after) == "Prepare"
    assert refusal(after, 3, "agree 1 sell pearl for 4") == ("6.2", "no-such-offer")


def test_6_2_a_purchase_names_the_thing_and_any_holder_may_agree() -> None:
    table = holding(holding(leading(), 1, "vizier", "wonder_lamp"), 2, "flying_carpet")
    offer = play(table, 3, "buy wonder_lamp for 7")
    assert GAME.concerned(offer) == GAME.awaited(offer, 3) == (1,)
    assert refusal(offer, 2, "agree 3 buy wonder_lamp for 7") == ("6.2", "not-for-sale")
    after = play(offer, 1, "agree 3 buy wonder_lamp for 7")
    assert [table.effect(card) for card in after.held[1]] == ["vizier"]
    assert [table.effect(card) for card in after.held[3]] == ["wonder_lamp"]
    assert after.pearls == (10, 17, 10, 3)
    both = play(replace(leading(), questions=(0, 1, 1, 0)), 3, "buy pearl for 2")
    assert GAME.concerned(both) == (1, 2)


def test_6_2_who_agrees_agrees_to_what_was_seen() -> None:
    """The offer may have changed meanwhile: in thing, price or direction."""
    offer = selling()
    dearer = play(offer, 1, "sell pearl for 9")
    assert refusal(dearer, 2, "agree 1 sell pearl for 4") == ("6.2", "another-offer")
    turned = play(replace(offer, questions=(0, 1, 1, 0)), 1, "buy pearl for 4")
    assert refusal(turned, 2, "agree 1 sell pearl for 4") == ("6.2", "another-offer")
    assert play(turned, 2, "agree 1 buy pearl for 4").questions == (0, 2, 0, 0)


def test_6_2_one_open_offer_each() -> None:
    table = selling()
    assert kinds(table, 1, "sell pearl for 5") == ["OfferReplaced", "SaleOffered"]
    assert refusal(table, 1, "sell pearl for 4") == ("6.2", "number-taken"), "it stands"
    dearer = play(table, 1, "sell pearl for 5")
    assert [proposal.price for proposal in dearer.proposals] == [5]
    gone = play(dearer, 1, "withdraw offer")
    assert gone.proposals == ()
    assert refusal(gone, 1, "withdraw offer") == ("6.2", "no-such-offer")


def test_6_2_pearls_that_are_offered_lie_apart() -> None:
    table = holding(replace(leading(), questions=(0, 1, 0, 0)), 3, "vizier")
    offer = plays(table, (2, "buy pearl for 8"), (3, "sell vizier for 3"))
    assert offer.purse(2) == 2
    assert refusal(offer, 2, "agree 3 sell vizier for 3") == ("6.2", "too-dear")
    assert "buy pearl for 10" in offered(offer, 2), "a new offer replaces the old"
    assert "agree 3 sell vizier for 3" in offered(play(offer, 2, "withdraw offer"), 2)


def test_6_2_a_forced_payment_that_needs_them_ends_the_offer() -> None:
    table = with_top(replace(leading(), questions=(0, 1, 0, 0)), "toll")
    offer = play(table, 0, "buy pearl for 9")
    assert kinds(offer, 0, "event") == ["CardPlayed", "TollPaid", "OfferVoid"]
    assert play(offer, 0, "event").proposals == ()
    small = play(table, 0, "buy pearl for 8")
    assert kinds(small, 0, "event") == ["CardPlayed", "TollPaid"]
    after = plays(offer, (0, "camel S-N01"))
    assert kinds(after, 0, "leave card")[-3:] == ["TollPaid", "CardLeft", "OfferVoid"]


def test_6_2_what_is_not_forced_cannot_use_them() -> None:
    table = replace(leading(camels="N06 S S", green="N07 S", red="N05 S"), questions=(0, 1, 0, 0))
    offer = plays(table, (0, "buy pearl for 9"), (0, "camel N06-N08"))
    assert refusal(offer, 0, "lead green N07-N09") == ("3.5", "no-ransom")
    harem = play(replace(leading(red="P S"), questions=(0, 1, 0, 0)), 0, "buy pearl for 8")
    assert kinds(harem, 0, "enter green")[0] == "TurnedAway"


def test_6_2_who_cannot_pay_cannot_agree() -> None:
    poor = replace(selling(), pearls=(10, 10, 3, 0))
    for seat, high in ((2, 3), (3, 0)):
        found = GAME.why_not(poor, seat, GAME.read("agree 1 sell pearl for 4"))
        assert found is not None
        assert (found.key, found.params) == ("too-dear", {"high": high})


def test_6_2_offers_of_what_is_gone_are_void() -> None:
    """Asked with, sold to another, or used up."""
    wished = play(selling(), 3, "buy pearl for 2")
    assert len(wished.proposals) == 2
    assert play(wished, 1, "ask 0 red by pearl").proposals == ()
    told = events(wished, 1, "ask 0 red by pearl")
    assert told[-2:] == (OfferVoid(1), OfferVoid(3)), "and all hear it"
    assert play(wished, 1, "agree 3 buy pearl for 2").proposals == ()
    two = replace(wished, questions=(0, 2, 0, 0))
    assert len(play(two, 1, "ask 0 red by pearl").proposals) == 2, "there is another one"
    carpet = holding(leading(red="N03 S", camels="N06 S S"), 0, "flying_carpet")
    offered_card = play(carpet, 0, "sell flying_carpet for 4")
    assert play(offered_card, 0, "carpet").proposals == ()


@pytest.mark.parametrize(
    ("seat", "text", "key"),
    [
        (1, "sell vizier for 2", "not-for-sale"),
        (1, "sell pearl for 0", "price"),
        (1, "sell pearl for 71", "price"),
        (2, "buy pearl for 0", "price"),
        (1, "buy pearl for 2", "nobody-has-it"),
        (2, "buy vizier for 2", "nobody-has-it"),
        (2, "buy pearl for 11", "price"),
        (2, "agree 1 sell pearl for 4", "no-such-offer"),
        (2, "withdraw offer", "no-such-offer"),
    ],
)
def test_6_2_refusals(seat: int, text: str, key: str) -> None:
    table = replace(leading(), questions=(0, 1, 0, 0))
    assert refusal(table, seat, text) == ("6.2", key)


def test_1_2_no_price_tells_what_lies_under_a_cloth() -> None:
    """Any price up to all pearls may be asked; only at the deal it must be paid."""
    table = replace(leading(pearls=(10, 10, 4, 0)), questions=(0, 1, 0, 0))
    counts = [part for part in parts_of(GAME.mays(table, 1).describe()) if isinstance(part, Count)]
    assert {count.high for count in counts} == {70}
    alone = replace(table, pearls=(0, 10, 0, 0))
    assert 1 in GAME.free(alone), "a seller does not learn that nobody could pay"


def test_6_2_until_the_last_fist_only_as_an_option() -> None:
    table = replace(leading(options={"trade": "between_rounds"}), questions=(0, 1, 0, 0))
    for seat, text in (
        (1, "sell pearl for 4"),
        (0, "buy pearl for 2"),
        (1, "withdraw offer"),
        (2, "agree 1 sell pearl for 4"),
    ):
        assert refusal(table, seat, text) == ("6.2", "trade-between-rounds")
    assert "ask 0 red by pearl" in offered(table, 1), "but may ask"
    offer = selling(4, ready(4, {"trade": "between_rounds"}))
    assert play(offer, 0, "bid 1").proposals == offer.proposals


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
