"""The picture in text."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.basari_cards.positions import (
    EDITION,
    card,
    crew,
    haggle,
    merchant,
    play,
    reveal,
    table_of,
)
from zoco.core.playout import random_line
from zoco.core.words.drawing import plain
from zoco.core.words.texts import Texts
from zoco.games.basari_cards.data import Card
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
        "»Anna                   23 points   +14 if scored now",
        "  ■■■■■ ■■■■■ ■■··· 12/15  Card ■■■■ 5 points, 2 red, 1 blue",
        "  red  7 ◆◆◆◆◆ ◆◆  yellow  1 ◆    green  0      blue  0",
        "",
        " Ben                    0 points    +22 if scored now        has chosen",
        "  ■■··· ····· ·····  2/15  Card ■■ 6 points, 3 green",
        "  red  3 ◆◆◆       yellow  3 ◆◆◆  green  3 ◆◆◆  blue  3 ◆◆◆",
        "",
        "»A very long name of a… 0 points    +8 if scored now",
        "  ■■··· ····· ·····  2/15  Card ■■ 7 points, 3 blue",
        "  red  0           yellow  0      green  0      blue 12 ◆◆◆◆◆ ◆◆◆◆◆ ◆◆",
    ]


def test_the_own_choice_is_shown_to_oneself_only() -> None:
    table, _ = play(three(), 1, "choose A")
    assert "has chosen A" in "\n".join(picture(table, 1))
    assert "has chosen A" not in "\n".join(picture(table, None))


def test_the_offer_on_the_table_is_shown_to_those_who_watch() -> None:
    table, _ = reveal(three(), "CCB")
    table, _ = haggle(table, "offer 1r")
    for watching in (None, 2):
        assert picture(table, watching)[-2:] == ["Anna offers Ben for C (gems):", "  1 red"]
    for haggling in (0, 1):
        assert "Anna offers Ben for C (gems):" not in picture(table, haggling)


def test_3_1_before_an_offer_lies_the_opener_is_shown() -> None:
    table, _ = reveal(three(), "CCB")
    assert picture(table, 2)[-2:] == ["", "Anna makes Ben the first offer for C (gems)."]
    german = Texts(GAME.package, "de", NAMES)
    assert picture(table, 2, german)[-1] == "Anna macht Ben das erste Gebot für C (Edelsteine)."


def test_2_2_turned_up_cards_are_shown_while_they_wait() -> None:
    table, _ = reveal(three(), "BBC")
    anna, ben, third = (line for line in picture(table, 2) if "if scored now" in line)
    assert anna.startswith("»Anna ")
    assert ben.startswith(" Ben ")
    assert [line.split("now")[1].strip() for line in (anna, ben, third)] == [
        "has turned up B",
        "has turned up B",
        "has turned up C",
    ]
    table, _ = haggle(table, "offer 1r")
    marks = [line[0] for line in picture(table, 2) if "if scored now" in line]
    assert marks == [" ", "»", " "]


def test_4_3_after_the_end_nothing_is_promised_and_winners_are_marked() -> None:
    table = replace(three(), agenda=(), passing=3)
    text = picture(replace(table, scores=(9, 2, 9)))
    assert text[0].startswith("The match is over ")
    assert [line[0] for line in (text[5], text[9], text[13])] == ["★", " ", "★"]
    assert not any("scored now" in line or "Pass" in line for line in text)
    assert text[6].endswith("Card no card")
    german = picture(table, 0, Texts(GAME.package, "de", NAMES))
    assert german[0].startswith("Die Partie ist zu Ende ")


def test_2_1_until_a_card_is_drawn_that_of_the_last_round_is_not_shown() -> None:
    table, _ = reveal(three(), "BBB")
    assert table.current[0] == CARDS[0]
    assert sum(line.endswith("Card no card") for line in picture(table)) == 3


def test_a_wrong_guess_is_shown() -> None:
    table = table_of(*(merchant(cards=[number]) for number in CARDS[:2]))
    table, _ = play(table, 0, "choose B")
    assert "has chosen B" in "\n".join(picture(table, 0))
    table, _ = play(table, 1, "guess A")
    assert "not A" in "\n".join(picture(table, 1))


def test_before_the_first_card_there_is_none() -> None:
    assert "  ····· ····· ·····  0/15  Card no card" in picture(GAME.setup(3))


def test_many_gems_become_numbers() -> None:
    table = table_of(
        merchant("20r20y1g1b", cards=[CARDS[0]]), merchant("2r2y20g20b"), merchant("0")
    )
    assert "  red 20   yellow 20   green  1   blue  1" in picture(table)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "    9/15  Card ■■■■■■■■■ 30 points, 9 red, 9 yellow, 9 green, 9 blue"),
        ("de", "    9/15  Karte ■■■■■■■■■ 30 Punkte, 9 Rot, 9 Gelb, 9 Grün, 9 Blau"),
    ],
)
def test_a_long_card_takes_the_room_of_the_bar_and_is_told_in_words(
    language: str, line: str
) -> None:
    """Letters such as g stand for two colours in German, and this board has no legend of them."""
    cards = (Card(9, 30, (9, 9, 9, 9)), *EDITION.cards[1:])
    table = replace(three(), edition=replace(EDITION, cards=cards))
    table = replace(table, piles=((0,), *table.piles[1:]), current=(0, *table.current[1:]))
    text = picture(table, 0, Texts(GAME.package, language, NAMES))
    assert line in text
    assert sum("■■··· ····· ·····" in other for other in text) == 2


def test_the_bar_of_workers_is_as_long_as_a_pass_needs() -> None:
    table = replace(three(), edition=replace(EDITION, worker_target=13))
    assert picture(table)[6].startswith("  ■■■■■ ■■■■■ ■■· 12/13  Card ")
    table = replace(three(), edition=replace(EDITION, worker_target=21))
    assert picture(table)[6].startswith("   12/21  Card ")


WIDE = replace(
    EDITION,
    gems=200,
    start=20,
    majorities=(99, 99, 99, 99),
    worker_bonus=99,
    cards=(Card(9, 30, (9, 9, 9, 9)), Card(9, 30, (9, 9, 0, 0))) * 60,
)
WIDEST = [replace(WIDE, worker_target=target) for target in (15, 20, 21, 99)]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("edition", WIDEST, ids=lambda it: str(it.worker_target))
def test_the_widest_legal_editions_fit_into_78_columns(language: str, edition: Any) -> None:
    assert edition.flaw is None
    texts = Texts(GAME.package, language, ("A very long name of a very rich merchant",) * 5)
    for seats in (2, 3, 5):
        start = GAME.setup(seats, {"two_player": seats == 2}, edition)
        tables = [table for _, _, table, _ in random_line(GAME, start, Random(seats))]
        for table in (start, *tables[::5], tables[-1]):
            assert widest(table, texts) <= 78


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("first", ["10r10y12g", "12r12y10g", "12r12y9g1b", "30r15y15g15b"])
def test_gems_by_the_hundred_fit_into_78_columns(language: str, first: str) -> None:
    texts = Texts(GAME.package, language, NAMES)
    table = table_of(merchant(first), merchant("1r"), merchant("0"), edition=WIDE)
    assert min(table.supply) >= 100
    assert widest(table, texts) <= 78


def widest(table: Table, texts: Texts) -> int:
    """The length of the longest line, with the spaces at its end."""
    lines = draw(GAME.view(table, 0), texts)
    return max(sum(len(span.text) for span in line) for line in lines)


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
