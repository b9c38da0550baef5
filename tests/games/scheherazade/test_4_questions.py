"""scheherazade 4.1: secret questions, public answers, and when they may be put."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    bidden,
    events,
    holding,
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
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.travels import Answered, QuestionShown


def with_pearls(table: Table, *questions: int) -> Table:
    """Seats hold so many question pearls, taken from the fields."""
    lying = table.caravan.pearls[sum(questions) :]
    return replace(table, questions=questions, caravan=replace(table.caravan, pearls=lying))


def test_4_1_the_truthful_answer_is_public_and_the_card_is_not() -> None:
    table = with_pearls(leading(), 0, 1, 0, 0)
    told = events(table, 1, "ask 2 yellow by pearl")
    assert told == (QuestionShown(1, 2, "yellow"), Answered(1, 2, "yes"))
    assert [seat for seat in (0, 1, 2, 3, None) if told[0].seen_by(seat)] == [1, 2]
    assert all(told[1].seen_by(seat) for seat in (0, 3, None))
    assert events(table, 1, "ask 0 yellow by pearl")[1] == Answered(1, 0, "no")


def test_4_1_the_pearl_leaves_the_game() -> None:
    table = with_pearls(leading(), 0, 1, 0, 0)
    after = play(table, 1, "ask 2 yellow by pearl")
    assert after.questions == (0, 0, 0, 0)
    assert GAME.conserved(after) == GAME.conserved(table)
    assert refusal(after, 1, "ask 2 red by pearl") == ("4.1", "no-means-to-ask")


def test_4_1_views_remember_which_card_one_asked_or_was_shown() -> None:
    table = play(with_pearls(leading(), 0, 1, 0, 0), 1, "ask 2 green by pearl")
    cards = {seat: GAME.view(table, seat).knowledge.asked[0] for seat in (0, 1, 2, 3, None)}
    assert {seat: question.colour for seat, question in cards.items()} == {
        0: "",
        1: "green",
        2: "green",
        3: "",
        None: "",
    }
    assert {question.yes for question in cards.values()} == {False}


def test_4_1_also_in_anothers_phase_two() -> None:
    table = with_pearls(leading(0), 0, 1, 0, 0)
    for text in ("camel S-N03",):
        assert "ask 0 red by pearl" in offered(table, 1)
        table = play(table, 0, text)
    assert "ask 0 red by pearl" in offered(table, 1)
    asked = play(table, 1, "ask 0 red by pearl")
    assert phase(asked) == "LeadBedouins", "nobody waits for it"


def test_4_1_until_the_last_fist_and_not_while_tips_are_placed() -> None:
    table = with_pearls(ready(), 0, 1, 0, 0)
    assert "ask 0 red by pearl" in offered(table, 1)
    pending = plays(table, (0, "bid 1"), (1, "bid 1"))
    assert phase(play(pending, 1, "ask 0 red by pearl")) == "MakeBids"
    tips = bidden(table, 1, 2, 3, 4)
    assert refusal(tips, 1, "ask 0 red by pearl") == ("2.2", "not-your-decision")


def test_4_1_also_while_a_passage_question_stands() -> None:
    table = play(with_pearls(leading(), 0, 1, 0, 0), 0, "camel S-N03")
    pending = play(table, 0, "passage red S")
    asked = play(pending, 1, "ask 0 red by pearl")
    assert asked.turn.offers == pending.turn.offers, "it still stands"


def test_4_1_not_while_the_leader_is_picked() -> None:
    tied = tipped(bidden(with_pearls(ready(), 0, 1, 0, 0), 3, 3, 0, 0), 6, 9, 8, 7)
    assert phase(tied) == "PickLeader"
    assert (GAME.actors(tied), GAME.free(tied)) == ((0,), ())
    assert refusal(tied, 1, "ask 0 red by pearl") == ("2.6", "not-your-decision")
    assert "ask 0 red by pearl" in offered(play(tied, 0, "appoint 1"), 1), "the leader is known"


def test_4_1_not_while_fines_are_settled() -> None:
    poor = replace(with_pearls(ready(), 0, 1, 0, 0), pearls=(1, 10, 10, 10))
    table = tipped(bidden(poor, 0, 0, 0, 0), 4, 1, 2, 3)
    assert phase(table) == "PayOrName"
    assert GAME.free(table) == ()
    assert refusal(table, 1, "ask 0 red by pearl") == ("2.8", "not-your-decision")


def test_4_1_not_while_a_card_is_carried_out() -> None:
    stars = with_pearls(with_top(leading(), "astrologer"), 1, 0, 0, 0)
    asked = play(stars, 0, "event")
    assert phase(asked) == "CarryOut"
    assert GAME.free(asked) == ()
    after = play(play(asked, 0, "ask 1 orange by stars"), 0, "ask 1 red by pearl")
    assert [it.means for it in after.knowledge.asked] == ["stars", "pearl"]


def test_5_3_a_lamp_before_the_last_fist_is_nobodys_card_of_the_move() -> None:
    asked = play(holding(ready(), 0, "wonder_lamp"), 0, "ask 1 red by lamp")
    assert not asked.turn.executed


def test_4_1_refusals() -> None:
    table = with_pearls(leading(), 0, 1, 1, 0)
    assert refusal(table, 1, "ask 1 red by pearl") == ("4.1", "ask-another")
    assert refusal(table, 1, "ask 4 red by pearl") == ("4.1", "ask-another")
    assert refusal(table, 1, "ask 0 red by lamp") == ("4.1", "no-means-to-ask")
    assert refusal(table, 1, "ask 0 red by stars") == ("4.1", "no-means-to-ask")
    assert refusal(table, 1, "ask 0 grey by pearl") == ("1.5", "no-such-card")


def test_4_1_nobody_is_asked_and_nobody_waits() -> None:
    table = with_pearls(leading(0), 1, 0, 0, 1)
    assert GAME.actors(table) == (0,)
    assert GAME.free(table) == (0, 1, 2, 3), "holders may ask, all may haggle"
    between = with_pearls(leading(0, options={"trade": "between_rounds"}), 1, 0, 0, 1)
    assert GAME.free(between) == (0, 3)


def test_4_1_a_wonder_lamp_asks_too() -> None:
    table = holding(leading(0), 1, "wonder_lamp")
    after = play(table, 1, "ask 0 red by lamp")
    assert after.held[1] == ()
    assert after.knowledge.asked[0].yes
    assert not after.turn.executed, "outside one's own move it is not the move's one card"
    assert GAME.conserved(after) == GAME.conserved(table)


def test_5_3_in_the_own_move_the_lamp_is_the_one_card() -> None:
    table = holding(leading(0), 0, "wonder_lamp", "flying_carpet")
    after = play(table, 0, "ask 1 red by lamp")
    assert after.turn.executed
    assert refusal(after, 0, "carpet") == ("5.3", "no-card-to-use")
    bound = with_top(holding(leading(0), 0, "wonder_lamp"), "toll")
    assert refusal(bound, 0, "ask 1 red by lamp") == ("4.1", "no-means-to-ask"), "first the toll"


def test_4_1_a_question_cannot_be_taken_back_freely() -> None:
    told = events(with_pearls(leading(), 1, 0, 0, 0), 0, "ask 2 red by pearl")
    assert all(event.reveals for event in told)


def test_4_1_two_pearls_two_questions() -> None:
    table = with_pearls(leading(), 0, 2, 0, 0)
    after = plays(table, (1, "ask 2 yellow by pearl"), (1, "ask 3 blue by pearl"))
    assert [question.yes for question in after.knowledge.asked] == [True, False]
