"""scheherazade 3.9 and 7.1: rooms, the gift, the look at the secret card, and the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    events,
    kinds,
    leading,
    offered,
    phase,
    play,
    refusal,
    where,
)
from zoco import Illegal
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.questions.notebook import notebook
from zoco.games.scheherazade.setup.places import named
from zoco.games.scheherazade.table import HIDDEN
from zoco.games.scheherazade.travels import SecretSeen

# Four seats: red, orange, yellow, green; blue is secret; pink and black do not take part.


def test_3_9_the_right_room_wins_at_once() -> None:
    table = leading(1, orange="P S")
    after, told = GAME.play(table, 1, GAME.read("enter blue"))
    assert after.agenda == ()
    assert (after.winner, after.bowl, after.pearls[1]) == (1, 3, 7)
    assert [type(it).__name__ for it in told[-2:]] == ["RoomRight", "CardsOpened"]
    result = GAME.result(after)
    assert result is not None
    assert result.ranks == (2, 1, 2, 2), "there is no second place"
    assert (result.drawn, result.winners) == (False, (1,))


def test_3_9_a_wrong_room_sends_back_and_teaches_all_that_it_is_wrong() -> None:
    table = leading(1, orange="P P")
    after = play(table, 1, "enter green")
    assert where(after, "orange") == (0, named("P"))
    assert after.knowledge.wrong == ("green",)
    for seat in (0, 2, None):
        notes = notebook(GAME.view(after, seat))
        assert "green" not in notes.rooms
        assert "blue" in notes.rooms
        assert len(notes.rooms) > 1


def test_3_9_whoever_looked_knows_the_secret_card_for_good() -> None:
    table = leading(1, orange="P P")
    after = play(table, 1, "enter green")
    assert GAME.view(after, 1).knowledge.cards[-1] == 4
    assert notebook(GAME.view(after, 1)).rooms == ("blue",)
    for seat in (0, 2, 3, None):
        assert GAME.view(after, seat).knowledge.cards[-1] == -2
    seen = [event for event in events(table, 1, "enter green") if isinstance(event, SecretSeen)]
    assert seen == [SecretSeen(1, "blue")]
    assert [seat for seat in (0, 1, 2, 3, None) if seen[0].seen_by(seat)] == [1]


def test_3_9_without_the_gift_nobody_learns_anything() -> None:
    table = leading(1, orange="P S", pearls=(10, 2, 10, 10))
    assert kinds(table, 1, "enter blue") == ["TurnedAway"]
    after = play(table, 1, "enter blue")
    assert (after.pearls[1], after.bowl, after.winner) == (2, 0, -1)
    assert where(after, "orange") == (0, 0)
    assert after.knowledge.wrong == ()
    assert after.knowledge.looked == (False,) * 4
    fact = GAME.preview(GAME.view(table, 1), GAME.read("enter blue"))
    assert [it.key for it in fact] == ["fact-turned-away"], "the client warns first"


def test_3_9_no_camel_and_no_other_bedouin_moves() -> None:
    table = leading(1, camels="N05 S S", orange="P S", red="N05 N04")
    after = play(table, 1, "enter green")
    assert after.caravan.camels == table.caravan.camels
    assert where(after, "red") == where(table, "red")
    assert phase(after) == "MakeBids"


def test_3_9_only_own_bedouins_that_stood_on_the_palace() -> None:
    assert refusal(leading(0, orange="P S"), 0, "enter blue") == (
        "3.9",
        "no-bedouin-to-enter",
    )
    assert refusal(leading(0, red="N24 S"), 0, "enter blue") == (
        "3.9",
        "no-bedouin-to-enter",
    )


def test_3_9_any_of_the_seven_rooms_even_of_absent_colours() -> None:
    table = leading(1, orange="P S")
    rooms = [text for text in offered(table, 1) if text.startswith("enter")]
    assert len(rooms) == 7
    after = play(table, 1, "enter black")
    assert after.knowledge.looked[1]
    assert len(notebook(GAME.view(after, 0)).rooms) == 3, "others learn nothing by it"


def test_3_2_no_reset_before_a_harem_move() -> None:
    table = leading(1, camels="N22 N23 N24", orange="P S")
    assert "enter blue" in offered(table, 1), "not even a compulsory one"
    assert refusal(play(table, 1, "reset camel"), 1, "enter blue") == (
        "3.9",
        "no-bedouin-to-enter",
    )


def test_7_1_after_the_end_nothing_is_legal() -> None:
    after = play(leading(1, orange="P S"), 1, "enter blue")
    found = GAME.why_not(after, 0, GAME.read("bid 1"))
    assert isinstance(found, Illegal)
    assert (found.paragraph, found.key) == ("scheherazade 7.1", "it-is-over")


@pytest.mark.parametrize("seat", [0, 3, None])
def test_7_1_all_cards_are_open_to_all_at_the_end(seat: int | None) -> None:
    before = leading(1, orange="P S")
    won = play(before, 1, "enter blue")
    assert GAME.view(won, seat).knowledge.cards == before.knowledge.cards
    assert GAME.view(before, seat).knowledge.cards.count(HIDDEN) > 2
    last = replace(leading(options={"round_limit": 1}), round=1)
    drawn = play(play(last, 0, "camel S-N01"), 0, "done")
    assert GAME.view(drawn, seat).knowledge.cards == drawn.knowledge.cards


def test_7_1_people_play_without_a_limit_and_simulations_with_one() -> None:
    assert GAME.options().round_limit == 0
    assert GAME.simulated().round_limit == 150
    late = replace(leading(), round=5_000)
    after = play(play(late, 0, "camel S-N01"), 0, "done")
    assert (after.round, phase(after)) == (5_001, "MakeBids")
    bounded = GAME.longest(4, GAME.options({"round_limit": 300}))
    assert GAME.longest(4, GAME.options()) > 10 * bounded, "a bound all the same"


@pytest.mark.parametrize("limit", [1, 7])
def test_7_1_after_the_last_round_the_match_is_drawn(limit: int) -> None:
    table = replace(leading(options={"round_limit": limit}), round=limit)
    after, told = GAME.play(play(table, 0, "camel S-N01"), 0, GAME.read("done"))
    assert after.agenda == ()
    assert [type(it).__name__ for it in told[-2:]] == ["LimitReached", "CardsOpened"]
    result = GAME.result(after)
    assert result is not None
    assert result.ranks == (1, 1, 1, 1)
    assert (result.drawn, result.winners) == (True, ()), "nobody wins"
    earlier = replace(table, round=limit - 1)
    assert play(play(earlier, 0, "camel S-N01"), 0, "done").agenda
