"""What games are called in each language, and which option opens a number of seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import zoco
from zoco.cli.games import subtitle_of
from zoco.core.faults import BadInput

Refused = Callable[..., str]


@pytest.mark.parametrize("meta", zoco.games(), ids=lambda meta: meta.key)
def test_the_english_subtitle_is_that_of_the_lists_for_programs(meta: zoco.Meta) -> None:
    assert subtitle_of(zoco.load(meta.key), "en") == meta.subtitle


def test_subtitles_are_german_in_german_and_never_repeat_a_german_title() -> None:
    told = {meta.key: subtitle_of(zoco.load(meta.key), "de") for meta in zoco.games()}
    assert told == {
        "basari": "",
        "basari_cards": "",
        "bazaar": "Sid Sacksons Spiel der Wechselkurse",
        "scheherazade": "",
        "suleika": "Marrakech",
    }


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "play basari --seats 2",
            "Basari is played with 3, 4 seats; with 2 only by the option two_player=yes.",
        ),
        (
            "play basari --seats 2 --lang de",
            "Basari spielt man mit 3, 4 Plätzen; mit 2 nur durch die Option two_player=ja.",
        ),
        (
            "simulate bazaar --seats 1",
            "Bazaar is played with 2, 3, 4, 5, 6 seats; with 1 only by the option solo=yes.",
        ),
        ("play basari --seats 7", "Basari is played with 3, 4 seats, not 7."),
    ],
)
def test_a_refused_number_of_seats_names_the_option_that_opens_it(
    line: str, told: str, refused: Refused
) -> None:
    assert told in refused(*line.split())


@pytest.mark.parametrize(
    ("key", "seats", "told"),
    [
        ("basari", 2, "played with 3, 4 seats; with 2 only by the option two_player=yes."),
        ("bazaar", 1, "played with 2, 3, 4, 5, 6 seats; with 1 only by the option solo=yes."),
        ("bazaar", 9, "played with 2, 3, 4, 5, 6 seats, not 9."),
        ("basari", True, "played with 3, 4 seats, not true."),
    ],
)
def test_so_does_the_library(key: str, seats: int, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        zoco.load(key).setup(seats)
    assert str(refused.value) == f"{zoco.load(key).meta.title} is {told}"


def test_an_option_that_is_set_already_opens_nothing() -> None:
    with pytest.raises(
        BadInput, match=r"^With these options Bazaar is played with 1 seat, not 2\.$"
    ):
        zoco.load("bazaar").setup(2, {"solo": True})
