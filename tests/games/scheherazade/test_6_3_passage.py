"""scheherazade 6.3 and 8.4: paid passage."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    events,
    head,
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
from zoco.games.scheherazade.events import PassageReturned
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.table import HIDDEN


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
    """N09 and N10 are full before it is asked for, so green cannot be led on."""
    paid = play(impossible(leading(camels="N06 S S", green="N08 N07", red="N09 S")), 0, "accept 3")
    assert paid.turn.payer == 3
    assert events(paid, 0, "done")[1] == PassageReturned(0, 3, 4)
    after = play(paid, 0, "done")
    assert after.pearls == (8, 10, 10, 10)
    assert after.bowl == 2


def impossible(table: Table) -> Table:
    """A passage was asked for that nobody can give."""
    filled = plays(table, (0, "camel N06-N08"), (0, "lead red N09-N10"), (0, "lead green N07-N09"))
    return plays(filled, (0, "passage green N08"), (1, "offer 3"), (2, "offer 0"), (3, "offer 4"))


def test_8_4_no_step_may_make_a_paid_passage_impossible() -> None:
    """With N10 full, green on N08 could not be led on any more."""
    table = plays(asking(), (1, "offer 3"), (2, "offer 0"), (3, "offer 4"), (0, "accept 3"))
    assert refusal(table, 0, "lead green N07-N10") == ("6.3", "passage-spoiled")
    assert "lead green N07-N10" not in offered(table, 0)
    assert "lead green N07-N08" in offered(table, 0), "it goes on first, or later"
    kept = plays(table, (0, "lead green N08-N10"), (0, "lead green N07-N08"))
    assert phase(play(kept, 0, "done")) == "MakeBids"


def test_8_4_no_ransom_may_be_paid_that_the_named_one_needs() -> None:
    table = leading(seats=5, camels="N06 S S", green="N07 S", red="N07 S", pearls=(2, 9, 9, 9, 9))
    table = plays(table, (0, "camel N06-N08"), (0, "passage green N07"))
    table = plays(table, (1, "offer 1"), (2, "offer 0"), (3, "offer 0"), (4, "offer 0"))
    table = play(table, 0, "accept 1")
    assert table.pearls[0] == 3
    assert refusal(table, 0, "lead red N07-N09") == ("6.3", "passage-spoiled")
    assert where(play(table, 0, "lead green N07-N08"), "green") == (8, 0)


def test_8_4_of_two_that_are_owed_none_may_shut_out_the_other() -> None:
    """Both can go on if the one in front goes to the last field of the reach."""
    table = plays(asking("passage green N07+N08"), (1, "offer 3"), (2, "offer 0"), (3, "offer 0"))
    table = play(table, 0, "accept 1")
    assert refusal(table, 0, "lead green N07-N10") == ("6.3", "passage-spoiled")
    assert "lead green N07-N08" in offered(table, 0)
    assert "lead green N08-N10" in offered(table, 0)


def test_8_5_who_owes_a_passage_does_not_haggle() -> None:
    table = asking(questions=(1, 1, 0, 0))
    table = plays(table, (1, "offer 3"), (2, "offer 0"), (3, "offer 4"), (0, "accept 3"))
    for seat, text in ((0, "buy pearl from 1 for 1"), (0, "sell pearl to 1 for 1")):
        assert refusal(table, seat, text) == ("8.5", "leader-is-busy")
    led = play(table, 0, "lead green N08-N10")
    assert "buy pearl from 1 for 1" in offered(led, 0)


def test_6_3_a_passage_that_was_returned_is_owed_no_more() -> None:
    table = with_top(leading(camels="N06 S S", green="N08 N07", red="N09 S"), "oasis")
    asked = impossible(replace(table, questions=(0, 1, 0, 0)))
    done = plays(asked, (0, "accept 3"), (0, "done"))
    assert (done.turn.named, done.turn.payer, done.turn.price) == (0, -1, 0)
    assert "buy pearl from 1 for 8" in offered(done, 0), "all that is left"


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


def test_3_6_of_two_on_the_salt_lake_the_sinking_one_is_meant() -> None:
    """A guide brought the other one there: whoever pays does not pay for a Bedouin that sinks."""
    table = leading(seats=5, camels="N17 S S", green="N19 N20")
    table = with_top(replace(table, caravan=replace(table.caravan, lake=1 << 7)), "guide", "green")
    table = plays(table, (0, "event"), (0, "send green N19-N20"), (0, "camel N17-N19"))
    table = plays(table, (0, "passage green N20"), (1, "offer 3"), (2, "offer 0"), (3, "offer 0"))
    table = plays(table, (4, "offer 0"), (0, "accept 1"), (0, "lead green N20-N21"), (0, "done"))
    after = play(table, 0, "leave card")
    assert where(after, "green") == (20, 21)
    assert after.caravan.lake == 1 << 6, "the other one came in this move"
