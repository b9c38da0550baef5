"""scheherazade 6.3: a paid passage, asked for beside the leader's move."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    events,
    kinds,
    leading,
    offered,
    phase,
    play,
    plays,
    refusal,
    where,
)
from zoco.core.words.texts import Texts
from zoco.games.scheherazade.events import PassageDeclined, PassageOffered, PassagePaid
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table


def moved(**changes: object) -> Table:
    """Seat 0 leads a camel on N08; green stands on N08 and N07, red on N09."""
    table = leading(camels="N06 S S", green="N08 N07", red="N09 S")
    bare = replace(table, caravan=replace(table.caravan, pearls=()))
    return replace(play(bare, 0, "camel N06-N08"), **changes)


def asking(text: str = "passage green N08", **changes: object) -> Table:
    """The leader, seat 0, has asked for a passage."""
    return play(moved(**changes), 0, text)


def test_6_3_others_may_offer_and_nobody_waits() -> None:
    table = asking()
    assert phase(table) == "LeadBedouins"
    assert GAME.actors(table) == (0,)
    assert GAME.free(table) == GAME.concerned(table) == GAME.awaited(table, 0) == (1, 2, 3)
    assert GAME.awaited(table, 1) == ()
    assert events(table, 1, "offer 3") == (PassageOffered(1, 3),)
    on = play(table, 0, "lead red N09-N10")
    assert where(on, "red") == (10, 0)
    assert GAME.free(on) == ()


def test_6_3_offers_are_open_and_can_be_raised() -> None:
    table = play(asking(), 1, "offer 3")
    for seat in (0, 1, 2, 3, None):
        assert GAME.view(table, seat).turn.offers == (0, 3, 0, 0)
    assert refusal(table, 1, "offer 3") == ("6.3", "passage-price")
    assert refusal(table, 1, "offer 11") == ("6.3", "passage-price")
    assert play(table, 1, "offer 10").turn.offers == (0, 10, 0, 0)
    assert GAME.free(play(table, 1, "offer 10")) == (1, 2, 3), "it can still be withdrawn"
    assert refusal(table, 0, "offer 1")[0] == "6.3"
    assert refusal(moved(), 1, "offer 1") == ("6.3", "passage-not-asked")


def test_6_3_who_has_withdrawn_offers_no_more() -> None:
    table = plays(asking(), (1, "offer 3"), (1, "withdraw passage"))
    assert table.turn.offers == (0, -1, 0, 0)
    assert GAME.free(table) == (2, 3)
    assert refusal(table, 1, "offer 4") == ("6.3", "passage-not-open")
    assert refusal(table, 1, "withdraw passage") == ("6.3", "passage-not-open")
    assert "accept 1" not in offered(table, 0)


def test_6_3_the_pearls_offered_lie_apart() -> None:
    table = play(asking(questions=(0, 0, 1, 0)), 1, "offer 8")
    assert "buy pearl for 2" in offered(table, 1)
    assert refusal(table, 1, "buy pearl for 3") == ("6.2", "price")
    wanted = play(asking(questions=(0, 0, 1, 0)), 1, "buy pearl for 4")
    assert refusal(wanted, 1, "offer 7") == ("6.3", "passage-price")
    assert play(wanted, 1, "offer 6").turn.offers[1] == 6


def test_6_3_the_leader_takes_one_offer() -> None:
    table = plays(asking(), (1, "offer 3"), (3, "offer 4"))
    assert refusal(table, 0, "accept 2") == ("6.3", "offered-nothing")
    assert events(table, 0, "accept 3") == (PassagePaid(0, 3, 4),)
    after = play(table, 0, "accept 3")
    assert after.pearls == (14, 10, 10, 6)
    assert GAME.free(after) == ()


def test_6_3_who_goes_on_ends_the_question() -> None:
    table = play(asking(), 1, "offer 3")
    assert events(table, 0, "lead red N09-N10")[0] == PassageDeclined(0)
    on = play(table, 0, "lead red N09-N10")
    assert refusal(on, 0, "accept 1") == ("6.3", "offered-nothing")
    assert refusal(on, 2, "offer 4") == ("6.3", "passage-not-asked")
    assert refusal(on, 0, "passage green N08") == ("6.3", "passage-once")
    assert kinds(table, 0, "done") == ["PassageDeclined", "CaravanRests"]
    assert on.pearls == (10, 10, 10, 10)


def test_6_3_the_next_moves_lead_who_was_paid_for() -> None:
    table = plays(asking(), (3, "offer 4"), (0, "accept 3"))
    steps = [text for text in offered(table, 0) if text.startswith("lead")]
    assert steps == ["lead green N08-N10"], "N09 is full"
    assert refusal(table, 0, "lead red N09-N10") == ("6.3", "passage-owed")
    assert refusal(table, 0, "done") == ("6.3", "passage-owed")
    after = play(table, 0, "lead green N08-N10")
    assert "done" in offered(after, 0)
    assert play(after, 0, "done").pearls == (14, 10, 10, 6)


def test_6_3_a_step_that_would_block_the_second_is_refused() -> None:
    """N09 is red's: of both on N07 and N08, the one in front must go to N10 first."""
    table = plays(asking("passage green N07+N08"), (1, "offer 1"), (0, "accept 1"))
    assert refusal(table, 0, "lead green N07-N10") == ("6.3", "passage-spoiled")
    assert [it for it in offered(table, 0) if "lead" in it] == ["lead green N08-N10"]
    after = plays(table, (0, "lead green N08-N10"), (0, "lead green N07-N08"))
    assert where(after, "green") == (10, 8)
    assert phase(after) == "MakeBids", "nobody else can follow"


def test_6_3_until_both_are_led_the_leader_bargains_with_nobody() -> None:
    table = asking("passage green N07+N08", questions=(1, 1, 0, 0))
    table = plays(table, (1, "sell pearl for 2"), (1, "offer 1"), (0, "accept 1"))
    assert refusal(table, 0, "agree 1 sell pearl for 2") == ("6.3", "leader-is-busy")
    assert refusal(table, 0, "sell pearl for 2") == ("6.3", "leader-is-busy")
    assert "ask 1 red by pearl" in offered(table, 0), "questions are no bargains"
    assert "agree 1 sell pearl for 2" in offered(table, 2), "others may"
    after = plays(table, (0, "lead green N08-N10"), (0, "lead green N07-N08"))
    assert "agree 1 sell pearl for 2" in offered(after, 0), "it is led"


def test_6_3_only_what_can_be_led_elsewhere_than_into_the_palace_is_named() -> None:
    table = leading(camels="N22 S S", green="N24 N23", red="N21 S")
    table = play(table, 0, "camel N22-N23")
    asked = [text for text in offered(table, 0) if text.startswith("passage")]
    assert asked == ["passage red N21"], "green could only enter the palace, or finds no room"
    assert refusal(table, 0, "passage green N24") == ("6.3", "passage-in-reach")


def test_6_3_it_must_be_possible_with_the_pearls_one_has_without_the_offer() -> None:
    table = leading(seats=5, camels="N06 S S", green="N07 S", red="N06 S", pearls=(1, 9, 9, 9, 9))
    table = play(table, 0, "camel N06-N08")
    assert refusal(table, 0, "passage green N07") == ("6.3", "passage-in-reach")
    rich = play(replace(table, pearls=(2, 9, 9, 9, 9)), 0, "passage green N07")
    rich = play(rich, 1, "offer 5")
    assert "accept 1" in offered(rich, 0)
    spent = play(replace(rich, questions=(0, 0, 1, 0, 0)), 0, "buy pearl for 1")
    assert refusal(spent, 0, "accept 1") == ("6.3", "offered-nothing"), "no longer possible"
    paid = plays(rich, (0, "accept 1"), (0, "lead green N07-N08"))
    assert paid.pearls[0] == 5


def test_6_3_both_on_one_field_are_named_by_it_twice() -> None:
    table = play(leading(), 0, "camel S-N03")
    assert "passage green S" in offered(table, 0)
    both = play(table, 0, "passage green S+S")
    assert both.turn.named.bit_count() == 2


def test_6_3_of_two_on_a_field_the_one_in_danger_is_named() -> None:
    table = leading(seats=5, camels="N19 S S", green="N20 N20")
    table = replace(table, caravan=replace(table.caravan, lake=1 << 7))
    table = plays(table, (0, "camel N19-N20"), (0, "passage green N20"))
    assert table.turn.named == 1 << 7


def test_6_3_its_label_names_fields_that_people_understand() -> None:
    english, german = (Texts(GAME.package, it, ("Ada", "Ben")) for it in ("en", "de"))
    far = GAME.read("passage green N07+N08").said()
    near = GAME.read("passage green S").said()
    assert english.say(far) == (
        "Ask for pay to take both Bedouins in green along, from N07 and N08"
    )
    assert english.say(near) == "Ask for pay to take a green Bedouin along from the start"
    assert "von dem Start" in german.say(near)


def test_6_3_once_a_move() -> None:
    table = plays(asking(), (0, "lead red N09-N10"))
    assert refusal(table, 0, "passage green N07") == ("6.3", "passage-once")
