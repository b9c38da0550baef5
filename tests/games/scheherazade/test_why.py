"""What the numbers of Scheherazade mean: each cites its paragraph, and lights its fields."""

from __future__ import annotations

import pytest

from tests.games.scheherazade.positions import bidden, holding, ready, tipped
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.setup.places import name

VIEW = GAME.view(ready(), 0)
CITED = {"bowl": "2.4", "pile": "5.2", "ransom": "3.5", "shares": "1.1", "tip": "2.3"}
CITED |= {"fists": "2.1", "round": "7.1", "gift": "3.9", "fine": "2.8"}


@pytest.mark.parametrize("number", CITED)
def test_what_lies_on_the_map_has_a_reason(number: str) -> None:
    (reason,) = GAME.why(VIEW, 0, number)
    assert reason.paragraph == f"scheherazade {CITED[number]}"


def test_3_5_a_ransom_lights_the_ambushes() -> None:
    (reason,) = GAME.why(VIEW, 0, "ransom")
    assert [name(field) for field in reason.places] == list(VIEW.edition.violet)


def test_1_3_question_pearls_light_where_they_lie() -> None:
    (reason,) = GAME.why(VIEW, 0, "question-pearls")
    assert reason.places == VIEW.caravan.pearls
    assert len(reason.places) == len(VIEW.pearls)


def test_1_1_a_colour_card_lights_its_bedouins_for_who_knows_it() -> None:
    (mine,) = GAME.why(VIEW, 0, "red")
    assert mine.places == (0,), "both stand on the start"
    assert GAME.why(VIEW, 1, "orange") == (), "nobody else knows it"
    assert GAME.why(VIEW, 1, "colour")[0].places == ()


def test_2_3_the_fists_add_up_once_they_are_open_and_tell_nobody_before() -> None:
    closed = bidden(ready(), 3, 0, 4, 2)
    assert [reason.key for reason in GAME.why(GAME.view(closed, 1), 0, "fists")] == ["why-fists"]
    opened = GAME.view(tipped(closed, 9, 8, 20, 30), 1)
    assert [reason.amount for reason in GAME.why(opened, 0, "fists")] == [3, 0, 4, 2]
    _, best = GAME.why(opened, 0, "bowl")
    assert best.params == {"seat": 0, "number": 9, "total": 9}


def test_5_1_a_held_card_is_read_out() -> None:
    view = GAME.view(holding(ready(), 2, "flying_carpet"), 0)
    text, more = GAME.why(view, 2, "flying-carpet")
    assert text.params["effect"] == "flying_carpet"
    assert {text.paragraph, more.paragraph} == {"scheherazade 5.1"}
