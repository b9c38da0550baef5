"""scheherazade 3.1 to 3.8: camels, Bedouins, ransom, salt lake, question pearls, palace."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    events,
    holding,
    kinds,
    leading,
    offered,
    phase,
    play,
    plays,
    refusal,
    where,
    with_top,
)
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.travels import ColourProven, PalaceReached

# -- camels ----------------------------------------------------------------------------------------


def test_3_1_one_camel_one_to_three_fields() -> None:
    table = leading(camels="S N04 N09", red="N08 S")
    moves = [text for text in offered(table, 0) if text.startswith("camel")]
    assert moves == [
        "camel S-N01",
        "camel S-N02",
        "camel S-N03",
        "camel N04-N05",
        "camel N04-N06",
        "camel N04-N07",
        "camel N09-N10",
        "camel N09-N11",
        "camel N09-N12",
        "camel N09-U01",
        "camel N09-U02",
    ]
    assert phase(play(table, 0, "camel N09-U02")) == "LeadBedouins"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("camel N05-N06", "no-camel-there"),
        ("camel N04-N08", "camel-steps"),
        ("camel N04-N03", "camel-steps"),
        ("camel S-N04", "camel-steps"),
        ("camel N04-N07", "camel-on-camel"),
    ],
)
def test_3_1_refusals(text: str, key: str) -> None:
    assert refusal(leading(camels="S N04 N07"), 0, text) == ("3.1", key)


def test_3_1_passing_is_free() -> None:
    table = leading(camels="N04 N05 N06", red="N05 S")
    assert play(table, 0, "camel N04-N07").turn.camel == 7


def test_3_1_only_the_leader_moves() -> None:
    assert refusal(leading(2), 0, "camel S-N01") == ("3.1", "not-your-decision")


def test_3_2_a_camel_before_the_palace_may_be_set_back() -> None:
    table = leading(camels="N24 N05 N06")
    after = play(table, 0, "reset camel")
    assert sorted(after.caravan.camels) == [0, 5, 6]
    assert phase(after) == "Prepare", "this is not a move"
    assert "camel S-N03" in offered(after, 0)
    assert "camel N06-N09" in offered(after, 0)


def test_3_2_only_from_the_last_field() -> None:
    assert refusal(leading(camels="N23 S S"), 0, "reset camel") == (
        "3.2",
        "no-camel-to-reset",
    )


def test_3_2_compulsory_when_no_camel_could_move() -> None:
    table = leading(camels="N22 N23 N24")
    assert offered(table, 0) == ["reset camel"]
    assert len(offered(play(table, 0, "reset camel"), 0)) == 3 + 1 + 1


def test_8_4_once_in_a_move() -> None:
    table = play(leading(camels="N24 N05 N06"), 0, "reset camel")
    again = replace(table, caravan=replace(table.caravan, camels=(24, 5, 6)))
    assert refusal(again, 0, "reset camel") == ("3.2", "no-camel-to-reset")


# -- Bedouins --------------------------------------------------------------------------------------


def test_3_3_bedouins_of_any_colour_each_once() -> None:
    table = play(leading(camels="N03 S S", green="N02 N04"), 0, "camel N03-N06")
    moved = play(table, 0, "lead green N02-N07")
    assert where(moved, "green") == (7, 4)
    assert refusal(moved, 0, "lead green N07-N08") == ("3.3", "no-bedouin-there")
    assert "lead green N04-N08" in offered(moved, 0)


def test_3_3_the_second_of_two_on_one_field_may_still_move() -> None:
    table = play(leading(camels="S S S"), 0, "camel S-N03")
    once = play(table, 0, "lead red S-N04")
    assert sorted(where(play(once, 0, "lead red S-N05"), "red")) == [4, 5]
    passed = play(once, 0, "lead red S-N04")
    assert refusal(passed, 0, "lead red N04-N05") == ("3.3", "no-bedouin-there")


def test_3_3_out_of_reach() -> None:
    table = play(leading(camels="N03 S S", green="N01 N08", red="N06 S"), 0, "camel N03-N06")
    for text in ("lead red S-N01", "lead green N01-N03", "lead green N08-N09"):
        assert refusal(table, 0, text) == ("3.4", "out-of-reach")
    assert refusal(table, 0, "lead pink S-N01") == ("3.3", "no-bedouin-there")


def test_3_3_nobody_has_to_be_taken_along() -> None:
    table = play(leading(camels="S S S"), 0, "camel S-N03")
    assert phase(play(table, 0, "done")) == "MakeBids"


def test_3_3_each_step_needs_room_and_who_is_in_the_way_is_named() -> None:
    table = play(leading(camels="N07 S S", green="N08 S", red="N09 S"), 0, "camel N07-N08")
    found = GAME.why_not(table, 0, GAME.read("lead green N08-N09"))
    assert found is not None
    assert (found.paragraph, found.key) == ("scheherazade 3.3", "in-the-way")
    assert found.params == {"colour": "red", "field": "N09"}
    after = plays(table, (0, "lead red N09-N10"), (0, "lead green N08-N09"))
    assert (where(after, "green"), where(after, "red")) == ((9, 0), (10, 0))


def test_3_3_a_field_is_full_if_nobody_there_can_be_led_on() -> None:
    table = play(leading(camels="N07 S S", green="N08 S", red="N10 S"), 0, "camel N07-N08")
    assert refusal(table, 0, "lead green N08-N10") == ("1.4", "no-room"), "out of reach"
    moved = plays(
        leading(camels="N07 S S", green="N08 S", red="N09 S", blue="N06 S"),
        (0, "camel N07-N08"),
        (0, "lead red N09-N10"),
    )
    assert refusal(moved, 0, "lead green N08-N10") == ("1.4", "no-room"), "led already"
    last = leading(camels="N22 S S", green="N22 S", red="N24 S")
    mine = play(last, 0, "camel N22-N23")
    assert refusal(mine, 0, "lead green N22-N24") == ("3.3", "in-the-way"), "into the palace"
    other = play(replace(last, turn=leading(1).turn), 1, "camel N22-N23")
    assert refusal(other, 1, "lead green N22-N24") == ("1.4", "no-room"), "only its owner could"


def test_3_3_where_nobody_can_follow_the_caravan_rests_at_once() -> None:
    told = kinds(leading(camels="N05 S S"), 0, "camel N05-N06")
    assert told == ["CamelMoved", "CaravanRests"]
    near = leading(1, camels="N22 S S", red="N24 S")
    assert phase(play(near, 1, "camel N22-N23")) == "LeadBedouins", "it could be the leader's"
    assert offered(play(near, 1, "camel N22-N23"), 1) == ["done"]


# -- special fields --------------------------------------------------------------------------------


def test_3_5_ransom_is_paid_at_once_into_the_bowl() -> None:
    table = play(leading(camels="N06 S S", green="N07 S"), 0, "camel N06-N08")
    after = play(table, 0, "lead green N07-N09")
    assert (after.pearls[0], after.bowl) == (8, 2)
    told = ["RansomPaid", "BedouinLed", "CaravanRests"]
    assert kinds(table, 0, "lead green N07-N09") == told, "nobody else is in reach"


def test_3_5_who_cannot_pay_cannot_move_it() -> None:
    table = leading(camels="N06 S S", green="N07 S", red="N06 S", pearls=(1, 10, 10, 10))
    table = play(table, 0, "camel N06-N08")
    assert refusal(table, 0, "lead green N07-N09") == ("3.5", "no-ransom")
    assert not [text for text in offered(table, 0) if text.startswith("lead green N07")]
    assert "lead green N07-N09" in offered(holding(table, 0, "safe_conduct"), 0)


def test_3_6_who_is_left_on_the_salt_lake_sinks_one_move_later() -> None:
    table = play(leading(camels="N18 S S", green="N18 S"), 0, "camel N18-N19")
    table = play(table, 0, "lead green N18-N20")
    assert where(table, "green") == (20, 0)
    assert table.caravan.lake == 1 << 6
    later = replace(table, agenda=leading().agenda, turn=leading(1).turn)
    moved = play(later, 1, "camel S-N01")
    assert kinds(moved, 1, "done") == ["CaravanRests", "Sank"]
    sunk = play(moved, 1, "done")
    assert where(sunk, "green") == (0, 0)
    assert sunk.caravan.lake == 0


def test_3_6_who_is_led_on_in_time_does_not_sink() -> None:
    table = leading(camels="N18 S S", green="N20 S")
    table = replace(table, caravan=replace(table.caravan, lake=1 << 6))
    after = plays(table, (0, "camel N18-N19"), (0, "lead green N20-N21"))
    assert where(after, "green") == (21, 0)
    assert after.caravan.lake == 0


def test_3_6_who_was_moved_and_comes_back_has_one_move_more() -> None:
    """Red has stood on the lake since the last move; a card brings it back after it was led on."""
    table = with_top(leading(camels="N19 S S", red="N20 S"), "lost", "red")
    table = replace(table, caravan=replace(table.caravan, lake=1))
    table = plays(table, (0, "camel N19-N20"), (0, "lead red N20-N22"))
    told = kinds(table, 0, "leave card")
    assert "Sank" not in told
    after = play(table, 0, "leave card")
    assert where(after, "red") == (20, 0)
    assert after.caravan.lake == 1
    later = replace(after, agenda=leading().agenda, turn=leading(1).turn)
    assert "Sank" in kinds(play(later, 1, "camel S-N01"), 1, "done")


def test_3_6_of_two_of_a_colour_the_one_in_danger_is_moved_first() -> None:
    table = leading(seats=5, camels="N19 S S", red="N20 N20")
    for lake, left in ((1, (21, 20)), (2, (20, 21))):
        endangered = replace(table, caravan=replace(table.caravan, lake=lake))
        moved = plays(endangered, (0, "camel N19-N20"), (0, "lead red N20-N21"))
        assert where(moved, "red") == left
        assert moved.caravan.lake == 0
    carried = with_top(replace(table, caravan=replace(table.caravan, lake=2)), "lost", "red")
    assert where(play(carried, 0, "event"), "red") == (20, 18)


def test_3_6_a_harem_move_counts_as_the_next_move_and_camels_are_safe() -> None:
    table = leading(camels="N20 S S", red="P S", green="N20 S")
    table = replace(table, caravan=replace(table.caravan, lake=1 << 6))
    after = play(table, 0, "enter green")
    assert where(after, "green") == (0, 0)
    assert 20 in after.caravan.camels


def test_3_7_a_moved_camel_takes_the_pearl_it_lands_on() -> None:
    table = leading(camels="N06 N07 S")
    after = play(table, 0, "camel N06-N08")
    assert after.questions == (1, 0, 0, 0)
    assert 8 not in after.caravan.pearls
    passed = play(table, 0, "camel N07-N09")
    assert passed.questions == (0, 0, 0, 0)


def test_3_8_only_the_own_colour_enters_the_palace_and_proves_it() -> None:
    table = play(
        leading(1, camels="N22 S S", orange="N23 N24", green="N21 S"),
        1,
        "camel N22-N23",
    )
    assert refusal(table, 1, "lead green N21-P") == ("3.8", "not-your-colour")
    proof = (PalaceReached(1, "orange"), ColourProven(1, "orange"))
    assert events(table, 1, "lead orange N24-P")[1:] == proof
    after = play(table, 1, "lead orange N24-P")
    assert after.knowledge.proven == (False, True, False, False)
    assert all(GAME.view(after, seat).knowledge.cards[1] == 1 for seat in (0, 2, None))
    again = kinds(after, 1, "lead orange N23-P")
    assert again == ["BedouinLed", "PalaceReached"], "it was proven before"


def test_3_8_a_room_needs_the_lead_won_anew() -> None:
    table = leading(1, camels="N22 S S", orange="N24 S", red="N21 S")
    after = plays(table, (1, "camel N22-N23"), (1, "lead orange N24-P"))
    assert not [text for text in offered(after, 1) if text.startswith("enter")]
    assert refusal(after, 1, "lead orange P-N24") == ("3.3", "no-bedouin-there")
