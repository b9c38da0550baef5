"""scheherazade 1: colours, cards, pearls, capacities and the event pile."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.scheherazade.positions import (
    leading,
    offered,
    phase,
    play,
    plays,
    ready,
    refusal,
    where,
)
from zoco import BadInput
from zoco.core.chance import CHANCE
from zoco.core.playout import playout
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.moves import Begin, Deal, DrawColours
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.places import named
from zoco.games.scheherazade.table import NO_CARD


@pytest.mark.parametrize(("seats", "choices"), [(3, 35), (4, 21), (5, 7), (6, 1)])
def test_1_1_one_colour_more_than_players_is_drawn(seats: int, choices: int) -> None:
    outcomes = list(GAME.outcomes(GAME.setup(seats)))
    assert len(outcomes) == choices
    assert {weight for _, weight in outcomes} == {1}
    drawn = [move for move, _ in outcomes if isinstance(move, DrawColours)]
    assert {len(move.colours) for move in drawn} == {seats + 1}


def test_1_1_every_deal_is_equally_likely_and_seen_by_its_owner_alone() -> None:
    table = play(GAME.setup(3), CHANCE, "colours red,green,blue,black")
    outcomes = GAME.outcomes(table)
    assert len(list(outcomes)) == outcomes.total == 24
    after, events = GAME.play(table, CHANCE, GAME.read("deal green,red,black,blue"))
    assert after.knowledge.cards == (1, 0, 3, 2)
    for seat in (0, 1, 2, None):
        assert sum(event.seen_by(seat) for event in events) == (seat is not None)
    assert GAME.why_not(table, CHANCE, Deal(("red", "red", "green", "blue"))) is not None


def test_1_1_two_bedouins_of_each_colour_begin_at_the_start() -> None:
    assert ready(4).bedouins == (0,) * 10
    assert ready(6).bedouins == (0,) * 14


def test_1_2_ten_pearls_a_bakschisch_and_three_camels() -> None:
    table = ready(5)
    assert table.pearls == (10,) * 5
    assert table.bag == 20
    assert table.bowl == 0
    assert table.bakschisch == (True,) * 5
    assert table.caravan.camels == (0, 0, 0)


def test_1_2_the_lot_or_the_table_finds_the_first_bowl_owner() -> None:
    table = GAME.setup(4, {"events": False})
    table = play(table, CHANCE, "colours red,orange,yellow,green,blue")
    table = play(table, CHANCE, "deal red,orange,yellow,green,blue")
    assert [move for move, _ in GAME.outcomes(table)] == [Begin(seat) for seat in range(4)]
    assert play(table, CHANCE, "begin 2").owner == 2
    assert ready(4, {"first": 3}).owner == 3
    assert phase(ready(4, {"first": 3})) == "MakeBids"


def test_1_2_who_begins_must_have_a_seat() -> None:
    with pytest.raises(BadInput):
        GAME.setup(4, {"first": 4})


@pytest.mark.parametrize(
    ("seats", "option", "pearls"),
    [
        (3, "one_each", "N08 N16 U04"),
        (3, "two", "N16 U04"),
        (4, "one_each", "N08 N13 N18 U04"),
        (6, "one_each", "N04 N08 N13 N16 N19 U04"),
        (6, "seven", "N04 N08 N13 N16 N19 U04 U06"),
    ],
)
def test_1_3_question_pearls(seats: int, option: str, pearls: str) -> None:
    table = ready(seats, {"question_pearls": option})
    assert table.caravan.pearls == tuple(map(named, pearls.split()))


@pytest.mark.parametrize(("seats", "option"), [(4, "two"), (3, "seven"), (5, "seven")])
def test_1_3_two_are_for_three_experts_and_seven_for_six(seats: int, option: str) -> None:
    with pytest.raises(BadInput):
        GAME.setup(seats, {"question_pearls": option})


def laying(first: int) -> Table:
    """Colours are dealt, and this seat begins to lay the question pearls."""
    return ready(3, {"layout": "own", "first": first})


def test_1_3_an_own_layout_is_laid_in_turn() -> None:
    table = laying(1)
    assert table.caravan.pearls == ()
    after = plays(table, (1, "lay pearl N08"), (2, "lay pearl U02"), (0, "lay pearl N03"))
    assert after.caravan.pearls == tuple(map(named, ("N03", "N08", "U02")))
    assert phase(after) == "MakeBids"
    assert refusal(table, 0, "lay pearl N08") == ("1.3", "not-your-decision")
    assert len(offered(table, 1)) == 31, "24 of the route, 7 of the detour"
    once = play(table, 1, "lay pearl N08")
    for text in ("lay pearl N08", "lay pearl S", "lay pearl P", "lay pearl N25"):
        assert refusal(once, 2, text) == ("1.3", "pearl-field")


def test_1_3_at_least_one_lies_on_the_detour() -> None:
    table = plays(laying(0), (0, "lay pearl N01"), (1, "lay pearl N24"))
    assert refusal(table, 2, "lay pearl N02") == ("1.3", "pearl-field")
    assert offered(table, 2) == [f"lay pearl U0{number}" for number in range(1, 8)]
    assert "choose-pearl-detour" in str(GAME.musts(table, 2).describe())
    free = plays(laying(0), (0, "lay pearl U01"), (1, "lay pearl N24"))
    assert "lay pearl N02" in offered(free, 2)


def test_1_3_seven_pearls_go_round_more_than_once() -> None:
    table = ready(6, {"layout": "own", "first": 2, "question_pearls": "seven"})
    layers: list[int] = []
    for number in range(1, 8):
        layers += GAME.actors(table)
        table = play(table, layers[-1], f"lay pearl {'N' if number < 7 else 'U'}0{number}")
    assert layers == [2, 3, 4, 5, 0, 1, 2]
    assert phase(table) == "MakeBids"


def test_fields_that_no_journey_has_are_no_words_of_the_game() -> None:
    for text in ("camel N08-N64", "lead red N23-N63", "lead red N23-U00", "camel N00-N02"):
        with pytest.raises(BadInput):
            GAME.read(text)
    assert GAME.write(GAME.read("camel N60-U30")) == "camel N60-U30"


@pytest.mark.parametrize(
    ("seats", "more", "big", "small"),
    [
        (3, True, 2, 1),
        (4, True, 2, 1),
        (5, True, 3, 2),
        (6, True, 3, 2),
        (6, False, 2, 1),
    ],
)
def test_1_4_capacity(seats: int, more: bool, big: int, small: int) -> None:
    room = ready(seats, {"more_room": more}).room
    assert {room[field] for field in range(1, 6)} == {big}
    assert {room[field] for field in (*range(6, 25), named("U01"), named("U07"))} == {small}
    assert min(room[named("S")], room[named("P")]) > 14


def test_1_4_no_camel_in_the_palace() -> None:
    table = leading(camels="N23 S S")
    assert refusal(table, 0, "camel N23-P") == ("1.4", "no-camel-in-palace")


@pytest.mark.parametrize(("seats", "cards"), [(3, 23), (4, 25), (5, 27), (6, 29)])
def test_1_5_cards_of_absent_colours_are_sorted_out(seats: int, cards: int) -> None:
    table = ready(seats, {"events": True})
    assert len(table.pile.rest) == cards
    named_colours = {table.edition.cards[card].colour for card in table.pile.rest}
    assert named_colours == {None, *table.colours}, "the secret colour's cards stay"


def test_1_5_the_top_card_is_open_to_all() -> None:
    table = ready(4, {"events": True})
    assert phase(table) == "UncoverTop"
    assert GAME.outcomes(table).total == 25
    opened = play(table, CHANCE, "uncover 24")
    assert opened.pile.top == 24
    assert 24 not in opened.pile.rest
    assert all(GAME.view(opened, seat).pile.top == 24 for seat in (0, 1, None))


def test_1_5_without_event_cards_there_is_no_pile() -> None:
    assert ready().pile.top == NO_CARD
    assert ready().pile.rest == ()


def test_1_5_event_cards_after_some_moves() -> None:
    table = GAME.setup(3, {"events_after": 2, "round_limit": 5, "first": 0})
    seen: dict[int, bool] = {}
    rng = Random(3)
    while table.agenda:
        seen[table.round] = seen.get(table.round, False) or table.pile.top != NO_CARD
        phase_now = table.agenda[0]
        if phase_now.by_chance:
            seat, move = CHANCE, GAME.outcomes(table).sample(rng)
        else:
            seat = GAME.actors(table)[0]
            move = GAME.musts(table, seat).sample(rng)
        table, _ = GAME.play(table, seat, move)
    assert [seen[number] for number in sorted(seen)][:3] == [False, False, True]


def test_1_5_asking_for_an_absent_colour_is_legal() -> None:
    table = plays(leading(camels="N05 S S"), (0, "camel N05-N08"), (0, "ask 2 black by pearl"))
    question = table.knowledge.asked[0]
    assert (question.colour, question.yes) == ("black", False)


def test_7_1_random_play_ends_by_the_limit() -> None:
    for seats in (3, 6):
        table, _, _ = playout(GAME, GAME.setup(seats, {"round_limit": 7}), Random(seats))
        assert table.round <= 7
        assert where(table, table.colours[0])
