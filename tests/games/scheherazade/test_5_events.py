"""scheherazade 5: the event pile, its kinds and timing, and what each card does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    bidden,
    card,
    events,
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
    with_top,
)
from zoco.core.chance import CHANCE
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.places import named
from zoco.games.scheherazade.table import NO_CARD, Pile

# -- taking, leaving and burying -------------------------------------------------------------------


def before_move(top: int) -> Table:
    """Seat 3 is about to lead; this card lies open."""
    table = play(ready(4, {"events": True}), CHANCE, f"uncover {top}")
    return tipped(bidden(table, 5, 0, 3, 6), 1, 14, 30, 40)


def test_5_1_the_leader_takes_a_take_card_at_the_start_of_phase_two() -> None:
    number = card(ready(), "harem_guard")
    table = before_move(number)
    assert table.held == ((), (), (), (number,))
    assert phase(table) == "UncoverTop"
    after = play(table, CHANCE, "uncover 22")
    assert phase(after) == "Prepare"
    assert after.pile.top == 22
    assert not after.turn.binds, "the newly uncovered card concerns only the next leader"
    assert "event" not in offered(after, 3)


def test_5_1_a_treasure_is_found_at_once_and_is_the_one_card_of_the_move() -> None:
    table = before_move(card(ready(), "treasure"))
    assert table.pearls[3] == 4 + 3
    assert table.bag == 30 - 3
    assert table.turn.executed
    assert card(ready(), "treasure") in table.pile.gone


def test_5_1_an_empty_bag_gives_nothing() -> None:
    table = play(ready(4, {"events": True}), CHANCE, f"uncover {card(ready(), 'treasure')}")
    after = tipped(bidden(replace(table, bag=2), 5, 0, 3, 6), 1, 14, 30, 40)
    assert (after.bag, after.pearls[3]) == (0, 6)


def test_5_1_held_cards_lie_open() -> None:
    table = holding(leading(), 2, "vizier")
    assert GAME.view(table, 0).held == table.held == GAME.view(table, None).held


def test_5_1_racing_camel_and_safe_conduct_are_permanent() -> None:
    table = holding(leading(camels="N04 S S"), 0, "racing_camel", "safe_conduct")
    assert "camel N04-N08" in offered(table, 0)
    assert refusal(table, 0, "camel N04-N09") == ("3.1", "camel-steps")
    moved = play(
        holding(leading(camels="N06 S S", green="N07 S"), 0, "safe_conduct"),
        0,
        "camel N06-N08",
    )
    after = play(moved, 0, "lead green N07-N09")
    assert (after.pearls[0], after.bowl) == (10, 0)
    assert after.held[0], "it stays with its holder"


def test_5_2_ending_the_move_says_leave_or_bury() -> None:
    """Nobody can use a card any more, so it is said at once."""
    asked = play(with_top(leading(), "oasis"), 0, "camel S-N01")
    assert [it for it in offered(asked, 0) if "card" in it] == ["leave card", "bury card"]
    assert refusal(asked, 0, "done") == ("5.2", "not-this-ending")
    left = play(asked, 0, "leave card")
    assert left.pile.top == card(asked, "oasis")
    assert phase(left) == "MakeBids"
    buried = play(asked, 0, "bury card")
    assert phase(buried) == "UncoverTop"
    assert buried.pile.tail == (card(asked, "oasis"),)
    assert GAME.outcomes(buried).total == len(asked.pile.rest)


def test_5_2_it_is_asked_after_a_card_that_left_a_question() -> None:
    table = plays(with_top(leading(), "astrologer"), (0, "camel S-N01"), (0, "event"))
    asked = play(table, 0, "ask 1 red by stars")
    assert phase(asked) == "LeaveOrBury"
    assert offered(asked, 0) == ["leave card", "bury card"]
    for text in ("done", "event", "carpet", "guard red"):
        assert refusal(asked, 0, text) == ("5.2", "leave-or-bury-it")


def test_5_2_it_is_asked_after_a_harem_move() -> None:
    table = with_top(leading(red="P N05"), "lost", "red")
    assert phase(play(table, 0, "enter green")) == "LeaveOrBury"


def test_5_2_a_card_that_leaves_no_choice_is_used_and_left_in_one_move() -> None:
    lone = with_top(leading(camels="N05 N07 N01"), "luring_call")
    ended = play(lone, 0, "camel N05-N06")
    assert [it for it in offered(ended, 0) if "event" in it] == ["event leave", "event bury"]
    told = kinds(ended, 0, "event leave")
    assert told == ["CaravanRests", "CardPlayed", "CamelSent", "CardLeft"]
    assert play(ended, 0, "event bury").pile.tail == (card(lone, "luring_call"),)


def test_5_2_a_must_card_with_a_choice_is_carried_out_by_ending_the_move() -> None:
    table = play(with_top(leading(red="N08 N11"), "lost", "red"), 0, "camel S-N01")
    ends = [it for it in offered(table, 0) if it.startswith("send")]
    assert ends == [
        "send red N08-N06 leave",
        "send red N08-N06 bury",
        "send red N11-N09 leave",
        "send red N11-N09 bury",
    ]
    assert refusal(table, 0, "done") == ("5.2", "not-this-ending")
    told = kinds(table, 0, "send red N11-N09 leave")
    assert told == ["CaravanRests", "CardPlayed", "BedouinSent", "CardLeft"]
    assert phase(play(table, 0, "send red N11-N09 leave")) == "MakeBids"


def test_5_2_buried_cards_form_a_known_tail() -> None:
    table = with_top(leading(), "oasis")
    table = replace(table, pile=Pile(table.pile.top, (), tail=(3, 5), gone=table.pile.gone))
    after = plays(table, (0, "camel S-N01"), (0, "bury card"))
    assert after.pile.top == 3, "no chance is needed where the order is known"
    assert after.pile.tail == (5, card(table, "oasis"))
    ended = play(table, 0, "camel S-N01")
    assert kinds(ended, 0, "bury card") == ["CaravanRests", "CardBuried", "CardResurfaced"]
    assert GAME.view(after, None).pile == after.pile


def test_5_2_a_lonely_card_stays() -> None:
    table = with_top(leading(), "oasis")
    table = replace(table, pile=Pile(table.pile.top, ()))
    assert phase(plays(table, (0, "camel S-N01"), (0, "done"))) == "MakeBids"


def test_5_2_the_last_take_card_leaves_an_empty_pile() -> None:
    table = ready(4, {"events": True})
    number = card(table, "vizier")
    table = play(replace(table, pile=Pile(NO_CARD, (number,))), CHANCE, f"uncover {number}")
    after = tipped(bidden(table, 5, 0, 3, 6), 1, 14, 30, 40)
    assert after.pile.top == NO_CARD
    assert phase(after) == "Prepare"


# -- must and may, before and after ----------------------------------------------------------------


def test_5_2_a_must_card_is_carried_out_before_or_after() -> None:
    table = with_top(leading(), "toll")
    first = play(table, 0, "event")
    assert (first.pearls[0], first.bowl, phase(first)) == (8, 2, "Prepare")
    assert refusal(first, 0, "event") == ("5.2", "no-card-to-play")
    later = play(table, 0, "camel S-N01")
    assert refusal(later, 0, "event")[0] == "5.2", "never between camel and Bedouins"
    told = ["CaravanRests", "CardPlayed", "TollPaid", "CardLeft"]
    assert kinds(later, 0, "leave card") == told


def test_5_2_a_must_card_that_cannot_be_done_lapses() -> None:
    table = with_top(leading(), "lost", "red")
    assert kinds(table, 0, "event") == ["CardLapsed"], "all red Bedouins are on the start"
    dodged = play(table, 0, "event")
    ended = plays(dodged, (0, "camel S-N03"), (0, "lead red S-N03"))
    assert kinds(ended, 0, "leave card") == ["CaravanRests", "CardLeft"], "it was dodged"
    after = plays(table, (0, "camel S-N03"), (0, "lead red S-N03"))
    told = ["CaravanRests", "CardPlayed", "BedouinSent", "CardLeft"]
    assert kinds(after, 0, "leave card") == told


def test_5_2_a_may_card_may_be_left_alone() -> None:
    table = with_top(leading(camels="N05 S S"), "caravanserai")
    assert "send red S-N05" in offered(table, 0)
    ended = play(table, 0, "camel N05-N06")
    assert {"leave card", "send red S-N06 leave"} <= set(offered(ended, 0))
    assert phase(play(ended, 0, "leave card")) == "MakeBids"
    assert where(play(ended, 0, "send red S-N06 leave"), "red") == (6, 0)
    impossible = with_top(leading(), "oasis")
    assert refusal(impossible, 0, "event") == ("5.2", "no-card-to-play")


def test_5_2_few_ways_are_offered_with_the_card_and_many_are_asked_for() -> None:
    few = with_top(leading(camels="N05 S S"), "caravanserai")
    assert "event" not in offered(few, 0)
    assert kinds(few, 0, "send red S-N05") == ["CardPlayed", "BedouinSent"]
    many = with_top(leading(red="N08 N09", green="N10 N11", blue="N13 N14"), "oasis")
    assert "event" in offered(many, 0)
    assert not any(text.startswith("swap") for text in offered(many, 0))
    assert phase(play(many, 0, "event")) == "CarryOut"


def test_5_2_in_a_harem_move_cards_that_move_pieces_lapse() -> None:
    table = with_top(leading(red="P N05"), "lost", "red")
    assert kinds(table, 0, "enter green")[-1] == "CardLapsed"
    toll = with_top(leading(red="P N05"), "toll")
    assert kinds(toll, 0, "enter green")[-1] == "TollPaid"
    stars = with_top(leading(red="P N05"), "astrologer")
    assert phase(play(stars, 0, "enter green")) == "UseCards"


def test_8_4_after_moved_pieces_no_harem_move() -> None:
    table = with_top(leading(red="P N05"), "lost", "red")
    assert refusal(play(table, 0, "event"), 0, "enter blue")[0] == "3.9"
    toll = play(with_top(leading(red="P N05"), "toll"), 0, "event")
    assert "enter blue" in offered(toll, 0), "a toll moves nothing"


def test_5_3_one_card_a_move() -> None:
    table = holding(with_top(leading(), "toll"), 0, "flying_carpet")
    assert refusal(table, 0, "carpet") == ("5.3", "no-card-to-use"), "the must card comes first"
    paid = play(table, 0, "event")
    assert refusal(paid, 0, "carpet") == ("5.3", "no-card-to-use"), "the one card is used"
    may = holding(with_top(leading(camels="N05 S S"), "caravanserai"), 0, "flying_carpet")
    used = plays(may, (0, "carpet"), (0, "send red S-N06"))
    assert refusal(used, 0, "send green S-N05") == ("5.3", "not-by-this-card")
    assert phase(plays(used, (0, "camel N05-N06"), (0, "leave card"))) == "MakeBids"


def test_5_3_a_must_card_lapses_when_the_one_card_is_used() -> None:
    table = holding(with_top(leading(), "lost", "red"), 0, "flying_carpet")
    used = plays(table, (0, "carpet"), (0, "send red S-N06"), (0, "camel S-N01"))
    assert kinds(used, 0, "leave card") == ["CaravanRests", "CardLapsed", "CardLeft"]


# -- single cards ----------------------------------------------------------------------------------


def test_lost_the_leader_chooses_which_of_two() -> None:
    table = with_top(leading(red="N08 N12"), "lost", "red")
    assert ways(table) == ["send red N08-N06", "send red N12-N10"]
    assert refusal(table, 0, "send red N08-N05") == ("5.3", "not-by-this-card")
    after = play(table, 0, "send red N12-N10")
    assert after.pearls[0] == 8, "N12 is violet"


def ways(table: Table, seat: int = 0) -> list[str]:
    """How the open card can be carried out."""
    return [text for text in offered(table, seat) if text.startswith(("send", "swap"))]


def test_lost_goes_on_to_the_next_field_with_room() -> None:
    table = with_top(leading(red="N10 N10", green="N08 N07"), "lost", "red")
    assert where(play(table, 0, "event"), "red") == (6, 10)
    start = with_top(leading(red="N01 S"), "lost", "red")
    assert where(play(start, 0, "event"), "red") == (0, 0)


def test_lost_needs_the_ransom() -> None:
    table = with_top(leading(red="N12 S", pearls=(1, 10, 10, 10)), "lost", "red")
    assert kinds(table, 0, "event") == ["CardLapsed"]


def test_guide_leads_forward_and_into_the_palace_only_the_own() -> None:
    table = with_top(leading(red="N22 S"), "guide", "red")
    assert ways(table) == [
        "send red N22-N23",
        "send red N22-N24",
        "send red N22-P",
        "send red S-N01",
        "send red S-N02",
        "send red S-N03",
    ]
    proof = kinds(table, 0, "send red N22-P")
    assert proof == ["CardPlayed", "RansomPaid", "BedouinSent", "PalaceReached", "ColourProven"]
    other = with_top(leading(green="N23 S"), "guide", "green")
    assert "send green N23-P" not in ways(other)


def test_8_2_a_guide_who_can_only_enter_the_palace_is_called_by_the_owner_alone() -> None:
    table = with_top(leading(red="N24 N24", options={"more_room": True}, seats=5), "guide", "red")
    called = ["CardPlayed", "ColourProven", "BedouinSent", "PalaceReached"]
    assert kinds(table, 0, "event") == called
    other = with_top(leading(1, red="N24 N24", seats=5), "guide", "red")
    assert refusal(other, 1, "event") == ("5.2", "no-card-to-play")


def test_8_2_whether_a_guide_may_enter_the_palace_does_not_show() -> None:
    """One way for strangers, two for the owner: to both the ways are offered."""
    owner = with_top(leading(0, red="N23 P"), "guide", "red")
    assert ways(owner, 0) == ["send red N23-N24", "send red N23-P"]
    stranger = with_top(leading(1, red="N23 P"), "guide", "red")
    assert ways(stranger, 1) == ["send red N23-N24"]
    assert kinds(owner, 0, "send red N23-N24") == kinds(stranger, 1, "send red N23-N24")


def test_flying_carpet() -> None:
    table = holding(leading(red="N20 S", camels="N05 S S"), 0, "flying_carpet")
    flying = play(table, 0, "carpet")
    ends = [text for text in offered(flying, 0) if text.startswith("send red N20")]
    assert ends == [f"send red N20-N2{number}" for number in (1, 2, 3, 4)], "not into the palace"
    after = play(flying, 0, "send green S-N06")
    assert where(after, "green") == (6, 0)
    assert after.held[0] == ()
    assert phase(after) == "Prepare"


def test_a_held_card_may_be_used_after_the_move() -> None:
    table = holding(leading(), 0, "flying_carpet")
    moved = play(table, 0, "camel S-N01")
    assert {"done", "carpet"} <= set(offered(moved, 0))
    after = plays(moved, (0, "carpet"), (0, "send red S-N06"))
    assert phase(after) == "MakeBids"
    assert phase(play(moved, 0, "done")) == "MakeBids", "it was not used"


def test_sandstorm_blows_the_foremost_camel_back() -> None:
    table = play(with_top(leading(camels="S N04 N06"), "sandstorm"), 0, "event")
    assert sorted(table.caravan.camels) == [0, 3, 4], "N04 holds a camel already"
    tied = with_top(leading(camels="S N13 U03"), "sandstorm")
    assert ways(tied) == ["send camel N13-N11", "send camel U03-U01"]
    assert kinds(with_top(leading(), "sandstorm"), 0, "event") == ["CardLapsed"]
    start = play(with_top(leading(camels="S S N01"), "sandstorm"), 0, "event")
    assert start.caravan.camels == (0, 0, 0)


def test_an_event_camel_takes_no_question_pearl() -> None:
    table = play(with_top(leading(camels="S N04 N10"), "sandstorm"), 0, "event")
    assert 8 in table.caravan.camels
    assert table.questions == (0, 0, 0, 0)


def test_toll_takes_what_there_is() -> None:
    table = with_top(leading(pearls=(1, 10, 10, 10)), "toll")
    assert play(table, 0, "event").pearls[0] == 0
    assert kinds(with_top(leading(pearls=(0, 10, 10, 10)), "toll"), 0, "event") == ["CardLapsed"]


def test_robbers_chase_all_that_the_leader_can_pay_for() -> None:
    table = with_top(leading(red="N07 N12", green="N17 S"), "robbers")
    asked = play(table, 0, "event")
    assert offered(asked, 0) == [
        "send red N07-N06",
        "send red N12-N11",
        "send green N17-N16",
    ]
    after = plays(asked, (0, "send red N12-N11"), (0, "send red N07-N06"))
    assert where(after, "red") == (6, 11)
    assert where(after, "green") == (16, 0), "the last one goes by itself"
    assert (after.pearls[0], after.bowl) == (4, 6)
    poor = play(replace(table, pearls=(5, 10, 10, 10)), 0, "event")
    after = plays(poor, (0, "send red N12-N11"), (0, "send green N17-N16"))
    assert where(after, "red") == (7, 11)
    assert after.pearls[0] == 1


def test_robbers_spare_nobody_who_came_off_the_salt_lake() -> None:
    table = leading(seats=5, camels="N19 S S", red="N22 N20")
    table = with_top(replace(table, caravan=replace(table.caravan, lake=1 << 1)), "robbers")
    table = plays(table, (0, "camel N19-N21"), (0, "lead red N20-N22"))
    after = play(table, 0, "leave card")
    assert where(after, "red") == (21, 21)
    assert after.pearls[0] == 6, "two ransoms"


def test_robbers_move_each_bedouin_once() -> None:
    """Two Bedouins of a colour on one violet field flee one after the other."""
    table = with_top(leading(seats=5, red="N07 N07", camels="S S S"), "robbers")
    after = play(table, 0, "event")
    assert where(after, "red") == (6, 6)
    assert after.pearls[0] == 6


def test_stubborn_camel_throws_one_bedouin() -> None:
    table = with_top(leading(camels="N08 S S", red="N08 S"), "stubborn_camel")
    assert where(play(table, 0, "event"), "red") == (5, 0)
    lapses = with_top(leading(camels="N08 S S", red="N09 S"), "stubborn_camel")
    assert kinds(lapses, 0, "event") == ["CardLapsed"]


def test_oasis_swaps_two_bedouins_not_too_far_apart() -> None:
    table = with_top(leading(red="N08 S", green="N12 S", blue="N13 S"), "oasis")
    far = "N13 is too far for red"
    assert ways(table) == ["swap red N08 green N12", "swap green N12 blue N13"], far
    table = play(table, 0, "swap red N08 green N12")
    assert (where(table, "red")[0], where(table, "green")[0]) == (12, 8)
    assert table.pearls[0] == 8, "green left a violet field"
    branches = with_top(leading(red="N10 S", green="N11 U02"), "oasis")
    assert ways(branches) == ["swap red N10 green N11", "swap red N10 green U02"]
    poor = with_top(leading(red="N08 S", green="N12 S", pearls=(1, 9, 9, 9)), "oasis")
    assert refusal(poor, 0, "event")[1] == "no-card-to-play"


def test_oasis_swaps_two_of_one_colour_too() -> None:
    """Not for nothing: who comes onto the salt lake has another move to leave it."""
    table = with_top(leading(green="N20 N18"), "oasis")
    table = replace(table, caravan=replace(table.caravan, lake=1 << 6))
    swapped = play(table, 0, "event")
    assert where(swapped, "green") == (18, 20)
    after = plays(swapped, (0, "camel S-N01"), (0, "leave card"))
    assert where(after, "green") == (18, 20), "nobody sinks"
    assert after.caravan.lake == 1 << 7
    together = with_top(leading(seats=5, green="N08 N08"), "oasis")
    assert refusal(together, 0, "event")[1] == "no-card-to-play", "they stand on one field"


def test_oasis_takes_who_would_sink_off_the_lake_first() -> None:
    table = with_top(leading(seats=5, green="N20 N20", red="N18 S"), "oasis")
    table = replace(table, caravan=replace(table.caravan, lake=1 << 7))
    swapped = play(table, 0, "event")
    assert where(swapped, "green") == (20, 18)


def test_4_1_while_a_card_is_carried_out_nobody_asks_or_haggles() -> None:
    table = replace(with_top(leading(), "astrologer"), questions=(1, 1, 0, 0))
    table = plays(table, (0, "sell pearl for 3"), (0, "event"))
    assert phase(table) == "CarryOut"
    assert GAME.free(table) == ()
    assert refusal(table, 2, "agree 0 sell pearl for 3")[1] == "not-your-decision"
    done = play(table, 0, "ask 1 red by stars")
    assert "agree 0 sell pearl for 3" in offered(done, 2), "the offer stands"


def test_caravanserai_fetches_a_bedouin_to_the_hindmost_camel() -> None:
    table = with_top(leading(camels="S N04 N06"), "caravanserai")
    assert ways(table) == [
        f"send {colour} S-N04" for colour in ("red", "orange", "yellow", "green", "blue")
    ]
    full = with_top(leading(camels="S N04 N06", red="N04 N04"), "caravanserai")
    assert refusal(full, 0, "event")[1] == "no-card-to-play"


def test_luring_call_moves_the_hindmost_camel() -> None:
    table = with_top(leading(camels="N09 N12 N13"), "luring_call")
    assert ways(table) == ["send camel N09-N11", "send camel N09-U01"]
    blocked = with_top(leading(camels="S S N02"), "luring_call")
    assert refusal(blocked, 0, "event")[1] == "no-card-to-play"
    once = play(with_top(leading(camels="S S S"), "luring_call"), 0, "event")
    assert sorted(once.caravan.camels) == [0, 0, 2]


def test_astrologer_asks_for_pearls() -> None:
    table = play(with_top(leading(), "astrologer"), 0, "event")
    assert len(offered(table, 0)) == 3 * 7
    told = events(table, 0, "ask 1 orange by stars")
    assert [type(event).__name__ for event in told] == [
        "TollPaid",
        "QuestionShown",
        "Answered",
    ]
    after = play(table, 0, "ask 1 orange by stars")
    assert (after.pearls[0], after.bowl) == (8, 2)
    assert after.knowledge.asked[0].means == "stars"
    poor = with_top(leading(pearls=(1, 9, 9, 9)), "astrologer")
    assert refusal(poor, 0, "event")[1] == "no-card-to-play"


@pytest.mark.parametrize("after_move", [False, True])
def test_harem_guard_is_a_harem_move_on_top(after_move: bool) -> None:
    table = holding(leading(1, orange="P N05"), 1, "harem_guard")
    if after_move:
        table = play(table, 1, "camel S-N01")
    assert "guard green" in offered(table, 1)
    wrong = play(table, 1, "guard green")
    assert wrong.knowledge.looked[1]
    assert wrong.bowl == 3
    assert wrong.held[1] == ()
    assert where(wrong, "orange") == (0, 5)
    assert phase(wrong) == ("MakeBids" if after_move else "Prepare")
    won = play(table, 1, "guard blue")
    assert (won.winner, phase(won)) == (1, "over")


def test_harem_guard_needs_the_gift_and_is_no_second_harem_move() -> None:
    poor = holding(leading(1, orange="P P", pearls=(9, 2, 9, 9)), 1, "harem_guard")
    assert refusal(poor, 1, "guard blue") == ("5.3", "no-card-to-use")
    table = holding(leading(1, orange="P P"), 1, "harem_guard")
    used = play(table, 1, "guard green")
    assert refusal(used, 1, "enter blue") == ("3.9", "no-bedouin-to-enter")
    entered = play(table, 1, "enter green")
    assert phase(entered) == "MakeBids", "no guard after a harem move"


def test_8_1_the_guard_takes_only_who_stood_on_the_palace_before() -> None:
    table = holding(leading(1, camels="N22 S S", orange="N24 S"), 1, "harem_guard")
    ended = plays(table, (1, "camel N22-N23"), (1, "lead orange N24-P"))
    assert phase(ended) == "MakeBids"
    assert where(ended, "orange")[0] == named("P")
