"""Negotiations of Basari (basari 3.1 to 3.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.basari.positions import kinds, offer, play, position, refusal, throw, with_gems
from zoco.core.chance import CHANCE
from zoco.core.words.said import Said
from zoco.games.basari.acts import RollAgain
from zoco.games.basari.events import RolledOff
from zoco.games.basari.game import GAME
from zoco.games.basari.haggling import AnswerOffer, MakeOffer, Negotiate, RollOff
from zoco.games.basari.moves import Choose, Dice
from zoco.games.basari.rules import RollAll, Table
from zoco.parts.bazaar import TakePoints, TookPoints
from zoco.parts.haggling import Accepted, Negotiated, Offered, OfferedNothing
from zoco.parts.negotiation import Accept, OfferNothing

NONE = (0, 0, 0, 0)


def begun(scores: tuple[int, ...] = (0, 5, 9, 0), **given: Any) -> Table:
    """Seats 1 and 2 are about to haggle for Dice; seat 3 has just to roll."""
    table = position(RollAgain(3), Negotiate("dice", 1, 2), scores=scores, **given)
    return throw(table, 6)[0]


# -- 3.1 -------------------------------------------------------------------------------------------


def test_3_1_who_is_ahead_on_points_opens() -> None:
    assert begun((0, 5, 9, 0)).agenda[0] == MakeOffer("dice", 2, 1)
    assert begun((0, 9, 5, 0)).agenda[0] == MakeOffer("dice", 1, 2)


def test_3_1_on_a_tie_both_roll_and_the_higher_opens() -> None:
    table = begun((0, 5, 5, 0))
    assert table.agenda[0] == RollOff("dice", 1, 2)
    assert GAME.actors(table) == (CHANCE,)
    first, events = throw(table, 4, 2)
    assert first.agenda[0] == MakeOffer("dice", 1, 2)
    assert events == (RolledOff(1, 2, 4, 2), Negotiated(1, 2, "dice"))
    assert throw(table, 1, 6)[0].agenda[0] == MakeOffer("dice", 2, 1)


def test_3_1_equal_rolls_are_rolled_again() -> None:
    table = begun((0, 5, 5, 0))
    again, events = throw(table, 3, 3)
    assert again.agenda == table.agenda
    assert events == again.memory.events[-1:] == (RolledOff(1, 2, 3, 3),)


def test_3_1_the_roll_off_is_two_fair_dice() -> None:
    outcomes = GAME.outcomes(begun((0, 5, 5, 0)))
    assert outcomes.total == len(outcomes) == 36
    assert outcomes.weight(Dice((1, 6))) == 1


# -- 3.2 -------------------------------------------------------------------------------------------


def test_3_2_the_opener_offers_any_gems() -> None:
    table = begun()
    assert len(GAME.moves(table, 2)) == 4**4
    after, events = play(table, (2, offer("1r")))
    assert after.agenda[0] == AnswerOffer("dice", 1, 2, (1, 0, 0, 0))
    assert events == (Offered(2, 1, "dice", gems=(1, 0, 0, 0)),)


def test_3_2_the_opener_may_offer_nothing_and_has_lost_at_once() -> None:
    table, events = play(begun(), (2, OfferNothing()))
    assert events == (OfferedNothing(2, 1, "dice", forced=False),)
    assert table.agenda[0] == RollAgain(1)
    assert table.gems == ((3, 3, 3, 3),) * 4


def test_3_2_an_opener_without_gems_is_not_asked() -> None:
    table = position(
        RollAgain(3),
        Negotiate("points", 1, 2),
        scores=(0, 5, 9, 0),
        gems=((3,) * 4, (3,) * 4, NONE, (3,) * 4),
    )
    after, events = throw(table, 6)
    assert kinds(events) == ["RolledAgain", "Negotiated", "OfferedNothing", "TookPoints"]
    assert events[2] == OfferedNothing(2, 1, "points", forced=True)
    assert after.scores[1] == 5 + table.arch(1).points


def test_3_2_an_opening_holds_own_gems_and_at_least_one() -> None:
    table = begun()
    assert refusal(table, 2, offer("4b")) == ("basari 3.2", "not-your-gems")
    assert refusal(table, 2, offer("0")) == ("basari 3.2", "empty-offer")
    assert refusal(table, 2, Accept()) == ("basari 3.2", "not-now")
    assert refusal(table, 1, offer("1b")) == ("basari 3.2", "not-your-decision")


# -- 3.3 -------------------------------------------------------------------------------------------


def test_3_3_they_take_turns_until_somebody_accepts() -> None:
    table, _ = play(begun(), (2, offer("1b")), (1, offer("1g")), (2, offer("1y")))
    assert GAME.actors(table) == (1,)
    table, _ = play(table, (1, Accept()))
    assert table.agenda[0] == RollAgain(2)


def test_3_3_who_cannot_raise_must_accept_and_is_not_asked() -> None:
    table = with_gems(begun(), 1, (0, 0, 0, 2))
    after, events = play(table, (2, offer("1r1b")))
    gems = (1, 0, 0, 1)
    assert events == (
        Offered(2, 1, "dice", gems=gems),
        Accepted(1, 2, "dice", forced=True, gems=gems),
    )
    assert after.gems[1:3] == ((1, 0, 0, 3), (2, 3, 3, 2))
    assert after.agenda[0] == RollAgain(2)


def test_3_3_who_has_exactly_one_raise_is_asked() -> None:
    table = with_gems(begun(), 1, (0, 0, 1, 1))
    asked, _ = play(table, (2, offer("2b")))
    assert GAME.actors(asked) == (1,)
    assert list(GAME.moves(asked, 1)) == [Accept(), offer("1g1b")]


def test_3_3_who_has_no_gem_must_accept() -> None:
    table = with_gems(begun(), 1, NONE)
    after, events = play(table, (2, offer("1b")))
    assert events[-1] == Accepted(1, 2, "dice", forced=True, gems=(0, 0, 0, 1))
    assert after.gems[1] == (0, 0, 0, 1)


def test_3_3_a_forced_acceptance_follows_a_raise_too() -> None:
    table = with_gems(begun(), 2, (0, 0, 0, 1))
    after, events = play(table, (2, offer("1b")), (1, offer("3b")))
    assert events[-1] == Accepted(2, 1, "dice", forced=True, gems=(0, 0, 0, 3))
    assert after.agenda[0] == RollAgain(1)


# -- 3.4 -------------------------------------------------------------------------------------------


def test_3_4_one_red_and_nine_blue_beat_ten_yellow() -> None:
    table = begun(gems=((3,) * 4, (1, 0, 0, 9), (0, 10, 0, 0), (3,) * 4))
    table, _ = play(table, (2, offer("10y")))
    assert offer("1r9b") in GAME.moves(table, 1)
    after, _ = play(table, (1, offer("1r9b")))
    assert after.gems[1:3] == ((0, 0, 0, 0), (1, 10, 0, 9))


@pytest.mark.parametrize(
    ("standing", "raise_", "key"),
    [
        ("2b", "1r", "fewer-gems"),
        ("2b", "2b", "not-worthier"),
        ("1r1b", "3y", None),
        ("1r1b", "2y", "not-worthier"),
        ("1y1b", "1y1g", None),
        ("1y1g", "1y1b", "not-worthier"),
        ("2g", "1y1b", None),
        ("2b", "4b", "not-your-gems"),
    ],
)
def test_3_4_more_gems_or_equally_many_and_worth_more(
    standing: str, raise_: str, key: str | None
) -> None:
    table, _ = play(begun(), (2, offer(standing)))
    if key is None:
        assert offer(raise_) in GAME.moves(table, 1)
    else:
        assert refusal(table, 1, offer(raise_)) == ("basari 3.4", key)


def test_3_4_an_answer_is_no_other_move() -> None:
    table, _ = play(begun(), (2, offer("2b")))
    assert refusal(table, 1, OfferNothing()) == ("basari 3.3", "not-now")
    assert refusal(table, 1, Choose("dice")) == ("basari 3.3", "not-now")
    assert refusal(table, 2, Accept()) == ("basari 3.3", "not-your-decision")


# -- 3.5 and 3.6 -----------------------------------------------------------------------------------


def test_3_5_an_earlier_offer_does_not_bind() -> None:
    table, _ = play(begun(), (2, offer("1r")), (1, offer("2b")))
    assert offer("2g") in GAME.moves(table, 2)


def test_3_5_offered_gems_stay_with_their_owner() -> None:
    table, _ = play(begun(), (2, offer("1r")), (1, offer("2b")))
    assert table.gems == ((3, 3, 3, 3),) * 4


def test_3_6_the_accepter_takes_the_gems_and_the_offerer_acts() -> None:
    table = position(
        RollAgain(3), Negotiate("points", 1, 2), scores=(0, 5, 9, 0), moved=(0, 0, 3, 0)
    )
    table, _ = throw(table, 6)
    after, events = play(table, (2, offer("1r")), (1, offer("2b")), (2, offer("2g")), (1, Accept()))
    bought = Accepted(1, 2, "points", forced=False, gems=(0, 0, 2, 0))
    assert events[-2:] == (bought, TookPoints(2, 6))
    assert after.gems[1:3] == ((3, 3, 5, 3), (3, 3, 1, 3))
    assert after.scores == (0, 5, 15, 0)
    assert isinstance(after.agenda[0], RollAll)


def test_3_7_the_worked_example() -> None:
    susanne, markus = 2, 1
    gems = ((3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 4, 3), (3, 3, 3, 3))
    haggling = [
        (susanne, offer("1r")),
        (markus, offer("2b")),
        (susanne, offer("1r1y")),
        (markus, offer("3b")),
        (susanne, offer("3g")),
        (markus, offer("1y2b")),
        (susanne, offer("4g")),
        (markus, Accept()),
    ]
    table, events = play(begun((0, 5, 9, 0), gems=gems), *haggling)
    assert kinds(events) == ["Offered"] * 7 + ["Accepted"]
    assert table.gems[markus] == (3, 3, 7, 3)
    assert table.gems[susanne] == (3, 3, 0, 3)
    assert table.agenda[0] == RollAgain(susanne)


@pytest.mark.parametrize("action", ["dice", "points", "gems"])
def test_prompts_name_the_action_and_the_other(action: Any) -> None:
    stake = {"action": action, "other": 2}
    assert MakeOffer(action, 1, 2).prompt() == Said("phase-make-offer", stake)
    assert AnswerOffer(action, 1, 2, NONE).prompt() == Said("phase-answer-offer", stake)


def test_the_winner_of_points_scores_before_anything_else() -> None:
    table = position(MakeOffer("points", 0, 1), TakePoints(2))
    after, events = play(table, (0, OfferNothing()))
    assert kinds(events) == ["OfferedNothing", "TookPoints", "TookPoints"]
    assert after.scores[1] == table.arch(1).points
