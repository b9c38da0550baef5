"""The picture in text."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.basari_cards.positions import card, crew, haggle, merchant, play, reveal, table_of
from zoco.core.drawing import plain
from zoco.core.playout import random_line
from zoco.core.texts import Texts
from zoco.games.basari_cards.draw import draw, grouped
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table

NAMES = ("Anna", "Ben", "A very long name of a very rich merchant", "Dana", "Eve")
EN = Texts(GAME.package, "en", NAMES)
CARDS = [card(gems) for gems in ("2r1b", "3g", "3b")]


def picture(table: Table, seat: int | None = 0, texts: Texts = EN) -> list[str]:
    return plain(draw(GAME.view(table, seat), texts)).splitlines()


def three() -> Table:
    return table_of(
        merchant("7r1y", 23, (*crew(8, CARDS), CARDS[0])),
        merchant(cards=[CARDS[1]]),
        merchant("12b", cards=[CARDS[2]]),
    )


def test_the_whole_picture() -> None:
    table, _ = play(three(), 1, "choose A")
    assert picture(table) == [
        "Pass 1 of 3                ■ worker, ◆ gem                "
        + f"{len(table.deck)} cards in the pile",
        "",
        "Supply",
        "  red 12           yellow 18      green 19      blue  7",
        "",
        "Anna                    23 points   +14 if scored now",
        "  ■■■■■ ■■■■■ ■■··· 12/15  Card ■■■■ 5 points, 2 red, 1 blue",
        "  red  7 ◆◆◆◆◆ ◆◆  yellow  1 ◆    green  0      blue  0",
        "",
        "Ben                     0 points    +22 if scored now        has chosen",
        "  ■■··· ····· ·····  2/15  Card ■■ 6 points, 3 green",
        "  red  3 ◆◆◆       yellow  3 ◆◆◆  green  3 ◆◆◆  blue  3 ◆◆◆",
        "",
        "A very long name of a…  0 points    +8 if scored now",
        "  ■■··· ····· ·····  2/15  Card ■■ 7 points, 3 blue",
        "  red  0           yellow  0      green  0      blue 12 ◆◆◆◆◆ ◆◆◆◆◆ ◆◆",
    ]


def test_the_own_choice_is_shown_to_oneself_only() -> None:
    table, _ = play(three(), 1, "choose A")
    assert "has chosen A" in "\n".join(picture(table, 1))
    assert "has chosen A" not in "\n".join(picture(table, None))


def test_the_offer_on_the_table_is_shown() -> None:
    table, _ = reveal(three(), "CCB")
    table, _ = haggle(table, "offer 1r")
    assert picture(table)[-2:] == ["Anna offers Ben for C (gems):", "  1 red"]


def test_a_wrong_guess_is_shown() -> None:
    table = table_of(*(merchant(cards=[number]) for number in CARDS[:2]))
    table, _ = play(table, 0, "choose B")
    assert "has chosen B" in "\n".join(picture(table, 0))
    table, _ = play(table, 1, "guess A")
    assert "not A" in "\n".join(picture(table, 1))


def test_before_the_first_card_there_is_none() -> None:
    assert "  ····· ····· ·····  0/15  Card no card" in picture(GAME.setup(3))


def test_many_gems_become_numbers_and_long_cards_letters() -> None:
    table = table_of(
        merchant("20r20y1g1b", cards=[CARDS[0]]), merchant("2r2y20g20b"), merchant("0")
    )
    assert "  red 20   yellow 20   green  1   blue  1" in picture(table)
    cards = (replace(table.edition.cards[0], workers=9, points=30, gems=(9, 9, 9, 9)),) * 39
    table = replace(table, edition=replace(table.edition, cards=cards))
    assert "  ■■■■■ ■■■■· ·····  9/15  Card ■■■■■■■■■ 30 points, 9r9y9g9b" in picture(table)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_line_is_wider_than_78_columns(language: str, seats: int) -> None:
    texts = Texts(GAME.package, language, NAMES)
    line = random_line(GAME, GAME.setup(seats, {"two_player": seats == 2}), Random(seats))
    for _, _, table, _ in line[::3]:
        for seat in (0, None):
            assert max(map(len, picture(table, seat, texts))) <= 78


@pytest.mark.parametrize(("number", "text"), [(0, ""), (3, "◆◆◆"), (5, "◆" * 5), (7, "◆◆◆◆◆ ◆◆")])
def test_gems_lie_in_groups_of_five(number: int, text: str) -> None:
    assert grouped(number) == text
