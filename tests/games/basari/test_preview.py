"""Facts about a move of Basari before it is made."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.basari.positions import LAP, at_start, kinds, offer, play, position, throw
from zoco.core.chance import CHANCE
from zoco.core.moves import Move
from zoco.core.playout import random_line
from zoco.core.words.said import Datum, Param, Said
from zoco.core.words.texts import LANGUAGES, Texts
from zoco.games.basari.acts import RollAgain
from zoco.games.basari.choosing import ChooseActions, NameAction
from zoco.games.basari.events import WentRound
from zoco.games.basari.game import GAME
from zoco.games.basari.haggling import AnswerOffer, MakeOffer
from zoco.games.basari.moves import ACTIONS, Choose, Dice, Guess, PlaceDisc
from zoco.games.basari.rules import Table
from zoco.games.basari.scoring import if_scored
from zoco.parts.foresight import crowns
from zoco.parts.negotiation import COLOURS, Accept, OfferNothing
from zoco.parts.offers import Raises

FRESH = ChooseActions(("",) * 4)


def facts(table: Table, seat: int | None, move: Move) -> tuple[Said, ...]:
    """The sentences alone."""
    return tuple(Said(fact.key, fact.params) for fact in GAME.preview(GAME.view(table, seat), move))


def data(table: Table, seat: int | None, move: Move) -> list[dict[str, Datum]]:
    """The numbers and places alone."""
    return [fact.data for fact in GAME.preview(GAME.view(table, seat), move)]


def test_facts_carry_their_numbers_and_places_as_data() -> None:
    (ahead,) = data(GAME.setup(3), 0, PlaceDisc(25))
    assert ahead["fields"] == (26, 27, 0, 1, 2, 3)
    table = position(FRESH, gems=((3, 3, 3, 3), (0, 0, 0, 0), (3, 3, 3, 3), (3, 3, 3, 3)))
    taken = data(table, 1, Choose("gems"))[-1]
    assert taken == {"seat": 1, "gems": (2, 1, 0, 0), "missing": 0}
    bargain = replace(table, agenda=(AnswerOffer("dice", 0, 2, (0, 0, 0, 1)), *table.agenda[1:]))
    *_, mine, theirs, bystander, lead, answer = data(bargain, 0, offer("3r"))
    assert mine == {"seat": 0, "before": 13, "after": 9}
    assert theirs == {"seat": 2, "before": 13, "after": 23}
    assert bystander == {"seat": 3, "before": 13, "after": 9}
    assert lead == {"colour": "red", "before": (0, 2, 3), "after": (2,)}
    assert answer == {"seat": 2, "raises": len(Raises((3, 3, 3, 3), (3, 0, 0, 0)))}


def test_1_3_an_arch_tells_what_lies_within_a_first_roll() -> None:
    ahead = [(7, 2), (6, 3), (4, 4), (7, 2), (4, 4), (7, 2)]
    points, gems = (round(sum(column) / 6, 1) for column in zip(*ahead, strict=True))
    (fact,) = facts(GAME.setup(3), 0, PlaceDisc(0))
    assert fact == Said("fact-ahead", {"points": points, "gems": gems})
    assert data(GAME.setup(3), 0, PlaceDisc(0))[0]["sums"] == (35, 17)


def test_2_5_dice_tells_the_average_and_the_odds_of_a_lap() -> None:
    table = position(FRESH, moved=(0, 24, 27, 28))
    assert facts(table, 0, Choose("dice")) == (Said("fact-dice", {"seat": 0, "points": 2.5}),)
    assert facts(table, 1, Choose("dice"))[0] == Said(
        "fact-lap", {"seat": 1, "left": 4, "odds": "1/2", "points": 10}
    )
    assert facts(table, 2, Choose("dice"))[0].params["odds"] == "1"
    assert len(facts(table, 3, Choose("dice"))) == 1


@pytest.mark.parametrize("left", range(9))
def test_4_2_the_odds_of_a_lap_are_those_of_the_die(left: int) -> None:
    table = position(FRESH, moved=(LAP - left, 0, 0, 0))
    told = [fact.params for fact in facts(table, 0, Choose("dice")) if fact.key == "fact-lap"]
    rolls = [throw(position(RollAgain(0), moved=table.moved), pips)[1] for pips in range(1, 7)]
    laps = sum("WentRound" in kinds(events) for events in rolls)
    if left == 0 or laps == 0:  # round already, or out of reach of a die
        assert told == []
    else:
        (params,) = told
        assert Fraction(str(params["odds"])) == Fraction(laps, 6)
        assert params["points"] == next(e.points for e in rolls[-1] if isinstance(e, WentRound))


def test_2_6_points_tells_the_points_of_the_arch() -> None:
    assert facts(position(FRESH), 1, Choose("points")) == (
        Said("fact-points", {"seat": 1, "points": 5}),
    )


def test_2_7_gems_tells_the_gems_and_what_a_scoring_would_bring() -> None:
    found = facts(position(FRESH), 1, Choose("gems"))
    assert found[-1] == Said(
        "fact-gems", {"seat": 1, "missing": 0, "red": 2, "yellow": 1, "green": 0, "blue": 0}
    )
    mine = next(fact for fact in found if fact.params["seat"] == 1)
    assert mine == Said("fact-if-scored", {"seat": 1, "before": 10, "after": 14 + 12 + 2 + 2})
    assert {fact.params["seat"] for fact in found[:-1]} == {0, 1, 2, 3}


def test_2_7_gems_tells_what_the_supply_lacks() -> None:
    found = facts(position(FRESH, supply=(0, 1, 1, 1)), 1, Choose("gems"))
    assert found[-1].params == {
        "seat": 1,
        "missing": 2,
        "red": 0,
        "yellow": 1,
        "green": 0,
        "blue": 0,
    }


def test_3_3_an_offer_tells_whether_it_can_be_raised() -> None:
    table = position(MakeOffer("dice", 0, 1))
    assert facts(table, 0, offer("3r3y3g2b"))[-1] == Said("fact-raises", {"seat": 1, "raises": 1})
    best = facts(table, 0, offer("3r3y3g3b"))[-1]
    assert best.key == "fact-must-accept"


def test_3_6_an_offer_tells_how_majorities_would_change() -> None:
    gems = ((5, 0, 0, 0), (4, 0, 0, 0), (0, 1, 1, 1), (0, 1, 1, 1))
    found = facts(position(MakeOffer("dice", 0, 1), gems=gems), 0, offer("1r"))
    assert found[:-1] == (
        Said("fact-dice", {"seat": 0, "points": 2.5}),
        Said("fact-dice", {"seat": 1, "points": 2.5}),
        Said("fact-if-scored", {"seat": 0, "before": 14, "after": 0}),
        Said("fact-if-scored", {"seat": 1, "before": 0, "after": 14}),
        Said("fact-leads", {"colour": "red", "leaders": 1, "seat": 1}),
    )


def test_3_6_an_offer_for_gems_counts_the_gems_won() -> None:
    gems = ((5, 0, 0, 0), (4, 0, 0, 0), (0, 3, 3, 3), (0, 3, 3, 3))
    table = position(MakeOffer("gems", 0, 1), gems=gems, discs=(7, 0, 0, 0))
    found = facts(table, 0, offer("1r"))
    mine, theirs = found[:2]
    told: dict[str, Param] = {"seat": 0, "missing": 0}
    told |= {"red": 2, "yellow": 1, "green": 0, "blue": 0}
    assert mine == Said("fact-gems", told)
    assert (theirs.key, theirs.params["seat"]) == ("fact-gems", 1)
    assert found[2:] == (Said("fact-raises", {"seat": 1, "raises": 3}),)


@pytest.mark.parametrize(
    "phase", [MakeOffer("dice", 0, 1), AnswerOffer("dice", 0, 1, (1, 0, 0, 0))]
)
def test_3_6_an_offer_tells_what_the_action_brings_oneself(phase: Any) -> None:
    table = position(phase, moved=(27, 0, 0, 0))
    assert facts(table, 0, offer("2r"))[:2] == (
        Said("fact-lap", {"seat": 0, "left": 1, "odds": "1", "points": 10}),
        Said("fact-dice", {"seat": 0, "points": 2.5}),
    )
    points = replace(table, agenda=(replace(phase, action="points"), *table.agenda[1:]))
    assert facts(points, 0, offer("2r"))[0] == Said("fact-points", {"seat": 0, "points": 5})


def test_4_2_accepting_tells_that_the_others_roll_may_complete_a_lap() -> None:
    table = position(AnswerOffer("dice", 0, 1, (1, 0, 0, 0)), moved=(20, 25, 0, 0))
    assert facts(table, 0, Accept())[:2] == (
        Said("fact-lap", {"seat": 1, "left": 3, "odds": "2/3", "points": 10}),
        Said("fact-dice", {"seat": 1, "points": 2.5}),
    )


def test_3_6_accepting_for_gems_tells_each_majority_once_with_all_gems_moved() -> None:
    table = position(AnswerOffer("gems", 0, 1, (1, 0, 0, 0)), discs=(0, 7, 14, 21))
    found = facts(table, 0, Accept())
    changes = [fact for fact in found if fact.key == "fact-if-scored"]
    leads = [fact.params["colour"] for fact in found if fact.key == "fact-leads"]
    assert (found[0].key, found[-1].key) == ("fact-gems", "fact-get")
    told = {fact.params["seat"]: fact.params["after"] for fact in changes}
    after, _ = play(table, (0, Accept()))
    assert len(told) == len(changes) == len(found) - 2 - len(leads)
    assert leads == [
        colour
        for colour, old, new in zip(COLOURS, crowns(table.gems), crowns(after.gems), strict=True)
        if old != new
    ]
    assert told == {
        seat: points
        for seat, points in enumerate(if_scored(after))
        if points != if_scored(table)[seat]
    }


@pytest.mark.parametrize(
    ("left", "english", "german"),
    [
        (
            1,
            "Ben is 1 field short of a lap; another roll completes it for certain, "
            "for 10 points and a scoring.",
            "Ben fehlt 1 Feld zur Runde um den Plan; ein weiterer Wurf reicht sicher und bringt "
            "10 Punkte und eine Wertung.",
        ),
        (
            6,
            "Ben is 6 fields short of a lap; another roll completes it with odds of 1/6, "
            "for 10 points and a scoring.",
            "Ben fehlen 6 Felder zur Runde um den Plan; ein weiterer Wurf reicht mit "
            "Wahrscheinlichkeit 1/6 und bringt dann 10 Punkte und eine Wertung.",
        ),
    ],
)
def test_4_2_a_lap_is_told_with_its_points(left: int, english: str, german: str) -> None:
    table = position(FRESH, moved=(0, LAP - left, 0, 0))
    fact = facts(table, 1, Choose("dice"))[0]
    texts = [Texts(GAME.package, language, ("Anna", "Ben")) for language in LANGUAGES]
    assert [text.say(fact) for text in texts] == [english, german]


def test_3_2_nothing_tells_what_the_other_gets() -> None:
    found = facts(position(MakeOffer("points", 0, 1)), 0, OfferNothing())
    assert found == (
        Said("fact-points", {"seat": 1, "points": 5}),
        Said("fact-gives-away", {"seat": 1, "action": "points"}),
    )


def test_3_6_accepting_tells_the_gems_and_the_others_gain() -> None:
    found = facts(position(AnswerOffer("points", 1, 0, (0, 0, 2, 0))), 1, Accept())
    assert found[0] == Said("fact-points", {"seat": 0, "points": 4})
    assert found[-1] == Said("fact-get", {"seat": 1, "red": 0, "yellow": 0, "green": 2, "blue": 0})
    assert Said("fact-if-scored", {"seat": 1, "before": 10, "after": 18}) in found


@pytest.mark.parametrize(("wrong", "key"), [("", "fact-guess-lost"), ("gems", "fact-guess-haggle")])
def test_6_4_a_guess_tells_what_it_leads_to(wrong: str, key: str) -> None:
    table = position(NameAction(0, "dice", wrong), seats=2)
    found = facts(table, 1, Guess("points"))
    assert found == (Said(key, {"seat": 0}), Said("fact-points", {"seat": 0, "points": 4}))


def test_6_3_the_last_fact_of_each_guess_is_what_that_action_brings() -> None:
    table = position(NameAction(0, "dice"), seats=2)
    moves = [Guess(action) for action in ACTIONS]
    assert [facts(table, 1, move)[-1].key for move in moves] == [
        "fact-dice",
        "fact-points",
        "fact-gems",
    ]


def test_where_nothing_is_known_nothing_is_told() -> None:
    assert facts(at_start(), None, Dice((1, 2, 3, 4))) == ()
    assert facts(position(FRESH), None, Choose("dice")) == ()
    assert facts(replace(position(), agenda=()), 0, Accept()) == ()


@pytest.mark.parametrize(("seats", "options"), [(4, None), (2, {"two_player": True})])
def test_every_fact_of_a_match_can_be_said(seats: int, options: Any) -> None:
    texts = [Texts(GAME.package, language) for language in LANGUAGES]
    table, told = GAME.setup(seats, options), set()
    for seat, move, after, _ in random_line(GAME, table, Random(5)):
        if seat != CHANCE:
            for fact in facts(table, seat, move):
                told.add(fact.key)
                assert all(text.say(fact) for text in texts)
        table = after
    assert len(told) >= 8
