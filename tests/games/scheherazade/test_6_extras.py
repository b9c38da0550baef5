"""scheherazade 6: the second tip stone, haggling, and paid passage."""

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
    where,
)
from zoco.core.describe import Count
from zoco.games.scheherazade.events import PassageReturned
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.table import HIDDEN, NOBODY
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
    assert "agree with 1" in offered(offer, 2)
    assert refusal(offer, 3, "agree with 1") == ("6.2", "no-such-offer")
    after = play(offer, 2, "agree with 1")
    assert after.questions == (0, 0, 1, 0)
    assert after.pearls == (10, 14, 6, 10)
    assert after.proposals == ()
    assert phase(after) == "Prepare"


def test_6_2_a_purchase_of_a_card() -> None:
    table = holding(leading(), 1, "vizier", "wonder_lamp")
    offer = play(table, 3, "buy wonder_lamp from 1 for 7")
    after = play(offer, 1, "agree with 3")
    assert [table.effect(card) for card in after.held[1]] == ["vizier"]
    assert [table.effect(card) for card in after.held[3]] == ["wonder_lamp"]
    assert after.pearls == (10, 17, 10, 3)


def test_8_5_one_open_offer_each() -> None:
    table = replace(leading(), questions=(0, 1, 0, 0))
    table = plays(table, (1, "sell pearl to 2 for 4"), (1, "sell pearl to 3 for 5"))
    assert [proposal.other for proposal in table.proposals] == [3]
    assert refusal(table, 2, "agree with 1") == ("6.2", "no-such-offer")
    gone = play(table, 1, "withdraw")
    assert gone.proposals == ()
    assert refusal(gone, 1, "withdraw") == ("6.2", "no-such-offer")


def test_6_2_an_offer_that_cannot_be_kept_cannot_be_agreed_to() -> None:
    table = play(replace(leading(), questions=(0, 1, 0, 0)), 1, "sell pearl to 2 for 4")
    asked = play(table, 1, "ask 0 red by pearl")
    assert GAME.why_not(asked, 2, GAME.read("agree with 1")) is not None
    poor = replace(table, pearls=(10, 10, 3, 10))
    assert refusal(poor, 2, "agree with 1") == ("6.2", "cannot-pay")
    nothing = replace(table, pearls=(10, 10, 0, 10))
    assert refusal(nothing, 2, "agree with 1") == ("6.2", "cannot-pay"), "not even asked"
    wish = play(replace(leading(), questions=(0, 1, 0, 0)), 2, "buy pearl from 1 for 4")
    spent = replace(wish, pearls=(10, 10, 3, 10))
    assert refusal(spent, 1, "agree with 2") == ("6.2", "cannot-pay")
    assert "agree with 2" not in offered(spent, 1)


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
        (2, "agree with 1", "no-such-offer"),
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
    assert refusal(offer, 2, "agree with 1") == ("6.2", "cannot-pay")


def test_8_5_bids_on_the_table_cannot_be_spent() -> None:
    """Else whoever is picked could not pay the bid."""
    table = replace(ready(), questions=(0, 0, 0, 1))
    table = tipped(bidden(table, 8, 8, 1, 0), 17, 9, 11, 7)
    assert phase(table) == "PickLeader"
    assert refusal(table, 1, "buy pearl from 3 for 3") == ("6.2", "too-dear")
    offer = plays(table, (1, "buy pearl from 3 for 2"), (3, "agree with 1"))
    assert offer.pearls == (10, 8, 10, 12)
    after = play(offer, 0, "appoint 1")
    assert after.pearls == (18, 0, 10, 12)


def test_8_5_a_fine_is_two_pearls_whatever_was_sold_meanwhile() -> None:
    table = replace(ready(), pearls=(1, 10, 10, 10), questions=(1, 0, 0, 0))
    table = tipped(bidden(table, 0, 0, 0, 0), 4, 1, 2, 3)
    assert phase(table) == "PayOrName"
    sold = plays(table, (0, "sell pearl to 1 for 5"), (1, "agree with 0"))
    assert play(sold, 0, "pay").pearls[0] == 4
    broke = plays(table, (0, "sell pearl to 1 for 8"), (1, "agree with 0"), (0, "let 1 pay"))
    assert broke.pearls[:2] == (9, 0), "what is left"


def test_6_2_between_rounds_only_as_an_option() -> None:
    table = replace(leading(options={"trade": "between_rounds"}), questions=(0, 1, 0, 0))
    assert refusal(table, 1, "sell pearl to 2 for 4") == ("3.1", "not-now")
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


# -- passage ---------------------------------------------------------------------------------------


def asking(text: str = "passage green N08", **changes: object) -> Table:
    """The leader, seat 0, has asked for a passage."""
    table = play(leading(camels="N06 S S", green="N08 N07", red="N09 S"), 0, "camel N06-N08")
    return play(replace(table, **changes), 0, text)


def test_6_3_everybody_else_answers_sealed() -> None:
    table = asking()
    assert phase(table) == "OfferForPassage"
    assert GAME.actors(table) == (1, 2, 3)
    once = play(table, 1, "offer 3")
    assert GAME.free(once) == (1,)
    assert head(GAME.view(once, 2)).offers == (0, HIDDEN, -1, -1)
    assert head(GAME.view(once, 1)).offers == (0, 3, -1, -1)
    again = play(once, 1, "offer 2")
    assert head(again).offers == (0, 2, -1, -1)
    assert refusal(table, 2, "offer 11") == ("6.3", "not-so-many")
    assert refusal(table, 0, "offer 1") == ("6.3", "not-your-decision")


def test_8_4_who_has_no_pearls_is_asked_too() -> None:
    """Else everybody would know whose stock is empty."""
    table = asking(pearls=(10, 0, 4, 0))
    assert GAME.actors(table) == (1, 2, 3)
    assert offered(table, 1) == ["offer 0"]
    after = plays(table, (1, "offer 0"), (2, "offer 1"), (3, "offer 0"))
    assert phase(after) == "AcceptPassage"
    told = kinds(plays(table, (1, "offer 0"), (2, "offer 1")), 3, "offer 0")
    assert told == ["PassageOffered", *["PassageRevealed"] * 3]


def test_6_3_the_leader_takes_one_offer_or_none() -> None:
    table = plays(asking(), (1, "offer 3"), (2, "offer 0"), (3, "offer 4"))
    assert phase(table) == "AcceptPassage"
    assert offered(table, 0) == ["accept 1", "accept 3", "accept none"]
    assert refusal(table, 0, "accept 2") == ("6.3", "offered-nothing")
    none = play(table, 0, "accept none")
    assert none.pearls == (10, 10, 10, 10)
    after = play(table, 0, "accept 3")
    assert after.pearls == (14, 10, 10, 6)
    nobody = plays(asking(), (1, "offer 0"), (2, "offer 0"), (3, "offer 0"))
    assert phase(nobody) == "LeadBedouins"


def test_6_3_what_is_paid_for_must_be_led_at_least_one_field() -> None:
    table = plays(asking(), (1, "offer 3"), (2, "offer 0"), (3, "offer 4"), (0, "accept 3"))
    assert refusal(table, 0, "done") == ("6.3", "passage-owed")
    after = play(table, 0, "lead green N08-N10")
    assert kinds(after, 0, "done") == ["CaravanRests"]
    assert play(after, 0, "done").pearls == (14, 10, 10, 6)


def test_6_3_the_pearls_return_if_it_cannot_be_done() -> None:
    """N09 and N10 are full in the end, so green cannot be led on."""
    table = plays(asking(), (1, "offer 3"), (2, "offer 0"), (3, "offer 4"), (0, "accept 3"))
    filled = play(table, 0, "lead green N07-N10")
    assert events(filled, 0, "done")[1] == PassageReturned(0, 3, 4)
    after = play(filled, 0, "done")
    assert after.pearls == (8, 10, 10, 10)
    assert after.bowl == 2


def test_6_3_once_a_move_for_one_colour() -> None:
    table = plays(asking(), (1, "offer 0"), (2, "offer 0"), (3, "offer 0"))
    assert refusal(table, 0, "passage red N09") == ("6.3", "passage-once")


def test_6_3_one_or_both_bedouins_in_reach_are_named() -> None:
    table = play(leading(camels="N06 S S", green="N08 N07", red="N09 S"), 0, "camel N06-N08")
    named = [text for text in offered(table, 0) if text.startswith("passage")]
    assert named == [
        "passage red N09",
        "passage green N07",
        "passage green N08",
        "passage green N07+N08",
    ]
    assert refusal(table, 0, "passage red S") == ("6.3", "passage-in-reach")
    assert refusal(table, 0, "passage pink S") == ("6.3", "passage-in-reach")
    led = play(table, 0, "lead red N09-N10")
    assert refusal(led, 0, "passage red N10") == ("6.3", "passage-in-reach")


def test_6_3_both_must_be_led_when_both_are_named() -> None:
    table = plays(asking("passage green N07+N08"), (1, "offer 3"), (2, "offer 0"), (3, "offer 0"))
    table = play(table, 0, "accept 1")
    one = play(table, 0, "lead green N08-N10")
    assert refusal(one, 0, "done") == ("6.3", "passage-owed")
    both = play(one, 0, "lead green N07-N08")
    assert phase(play(both, 0, "done")) == "MakeBids"


def test_8_3_a_passage_into_the_palace_is_never_owed() -> None:
    table = play(leading(camels="N23 S S", red="N24 S"), 0, "camel N23-N24")
    assert refusal(table, 0, "passage red N24") == ("6.3", "passage-in-reach")
    table = play(leading(camels="N22 S S", red="N23 S", green="N24 S"), 0, "camel N22-N23")
    table = plays(table, (0, "passage red N23"), (1, "offer 2"), (2, "offer 0"), (3, "offer 0"))
    table = play(table, 0, "accept 1")
    assert "lead red N23-P" in offered(table, 0)
    assert kinds(table, 0, "done") == ["CaravanRests", "PassageReturned"], "N24 is full"


def test_8_4_the_pearls_are_kept_for_the_ransom_of_the_named() -> None:
    table = leading(camels="N06 S S", green="N07 S", red="N07 S", pearls=(0, 10, 10, 10))
    table = replace(table, questions=(0, 1, 0, 0))
    table = plays(table, (0, "camel N06-N08"), (0, "passage green N07"))
    table = plays(table, (1, "offer 2"), (2, "offer 0"), (3, "offer 0"), (0, "accept 1"))
    assert refusal(table, 0, "lead red N07-N08") == ("3.5", "no-ransom")
    assert refusal(table, 0, "buy pearl from 1 for 1") == ("6.2", "too-dear")
    after = play(table, 0, "lead green N07-N08")
    assert (after.pearls[0], after.bowl) == (0, 2)
    assert where(after, "green") == (8, 0)


def test_8_4_of_two_on_one_field_the_named_one_goes_first() -> None:
    """With both on a violet field the reserve frees the one who was paid for."""
    table = leading(seats=5, camels="N06 S S", green="N07 N07", pearls=(0, 9, 9, 9, 9))
    table = plays(table, (0, "camel N06-N08"), (0, "passage green N07"))
    table = plays(table, (1, "offer 2"), (2, "offer 0"), (3, "offer 0"), (4, "offer 0"))
    after = plays(table, (0, "accept 1"), (0, "lead green N07-N08"))
    assert after.turn.named == after.turn.led
    assert phase(play(after, 0, "done")) == "MakeBids"


def test_2_4_a_round_from_bids_to_bids() -> None:
    table = tipped(bidden(ready(), 2, 0, 1, 0), 3, 9, 8, 7)
    after = plays(table, (0, "camel S-N02"), (0, "lead red S-N04"), (0, "done"))
    assert after.round == 2
    assert phase(after) == "MakeBids"
    assert head(after).bids == (-1,) * 4
