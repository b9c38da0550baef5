"""What the numbers of Scheherazade mean: each cites its paragraph, and lights its fields."""

from __future__ import annotations

import pytest

from tests.games.scheherazade.positions import ready
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.setup.places import name

VIEW = GAME.view(ready(), 0)
CITED = {"bowl": "2.4", "pile": "5.2", "ransom": "3.5", "shares": "1.1"}


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
