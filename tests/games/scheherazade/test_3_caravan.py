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
)
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.travels import ColourProven, PalaceReached

# -- camels ----------------------------------------------------------------------------------------


def test_3_1_one_camel_one_to_three_fields() -> None:
    table = leading(camels="S N04 N09")
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
    assert play(leading(camels="N04 N05 N06"), 0, "camel N04-N07").turn.camel == 7


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


def test_8_8_once_in_a_move() -> None:
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
    table = play(leading(camels="N03 S S", green="N01 N08"), 0, "camel N03-N06")
    for text in ("lead red S-N01", "lead green N01-N03", "lead green N08-N09"):
        assert refusal(table, 0, text) == ("3.4", "out-of-reach")
    assert refusal(table, 0, "lead pink S-N01") == ("3.3", "no-bedouin-there")


def test_3_3_nobody_has_to_be_taken_along() -> None:
    table = play(leading(camels="S S S"), 0, "camel S-N03")
    assert phase(play(table, 0, "done")) == "MakeBids"


def test_3_3_capacity_is_checked_at_the_end_not_on_the_way() -> None:
    table = play(leading(camels="N07 S S", green="N08 S", red="N09 S"), 0, "camel N07-N08")
    onto = play(table, 0, "lead green N08-N09")
    assert onto.turn.crowded
    assert refusal(onto, 0, "done") == ("1.4", "too-many")
    off = play(onto, 0, "lead red N09-N10")
    assert not off.turn.crowded
    assert phase(play(off, 0, "done")) == "MakeBids"


def test_8_2_a_step_after_which_no_end_is_left_is_refused() -> None:
    table = play(leading(camels="N07 S S", green="N08 S", red="N10 S"), 0, "camel N07-N08")
    assert refusal(table, 0, "lead green N08-N10") == ("1.4", "no-room"), "nobody on N10 can go on"
    blocked = leading(camels="N07 S S", green="N08 S", red="N09 S", blue="N10 S")
    assert refusal(play(blocked, 0, "camel N07-N08"), 0, "lead green N08-N09")[1] == "no-room"


# -- special fields --------------------------------------------------------------------------------


def test_3_5_ransom_is_paid_at_once_into_the_bowl() -> None:
    table = play(leading(camels="N06 S S", green="N07 S"), 0, "camel N06-N08")
    after = play(table, 0, "lead green N07-N09")
    assert (after.pearls[0], after.bowl) == (8, 2)
    assert kinds(table, 0, "lead green N07-N09") == ["RansomPaid", "BedouinLed"]


def test_3_5_who_cannot_pay_cannot_move_it() -> None:
    table = leading(camels="N06 S S", green="N07 S", pearls=(1, 10, 10, 10))
    table = play(table, 0, "camel N06-N08")
    assert refusal(table, 0, "lead green N07-N09") == ("3.5", "no-ransom")
    assert not [text for text in offered(table, 0) if text.startswith("lead green N07")]
    assert "lead green N07-N09" in offered(holding(table, 0, "safe_conduct"), 0)


def test_3_6_who_is_left_on_the_salt_lake_sinks_one_move_later() -> None:
    table = play(leading(camels="N18 S S", green="N18 S"), 0, "camel N18-N19")
    table = plays(table, (0, "lead green N18-N20"), (0, "done"))
    assert where(table, "green") == (20, 0)
    assert table.caravan.lake == 1 << 6
    later = replace(table, agenda=leading().agenda, turn=leading(1).turn)
    assert kinds(plays(later, (1, "camel S-N01")), 1, "done") == [
        "CaravanRests",
        "Sank",
    ]
    sunk = plays(later, (1, "camel S-N01"), (1, "done"))
    assert where(sunk, "green") == (0, 0)
    assert sunk.caravan.lake == 0


def test_3_6_who_is_led_on_in_time_does_not_sink() -> None:
    table = leading(camels="N18 S S", green="N20 S")
    table = replace(table, caravan=replace(table.caravan, lake=1 << 6))
    after = plays(table, (0, "camel N18-N19"), (0, "lead green N20-N21"), (0, "done"))
    assert where(after, "green") == (21, 0)
    assert after.caravan.lake == 0


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
    table = play(leading(1, camels="N22 S S", orange="N24 S"), 1, "camel N22-N23")
    after = play(table, 1, "lead orange N24-P")
    assert not [text for text in offered(after, 1) if text.startswith("enter")]
    assert refusal(after, 1, "lead orange P-N24") == ("3.3", "no-bedouin-there")
