"""The picture of a market in text."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.drawings import Kept
from tests.games.suleika.editions import Data, changed, five, tangled, turned
from tests.games.suleika.positions import position
from zoco.core.playout import random_line
from zoco.core.words.drawing import Drawing, plain
from zoco.core.words.texts import Texts
from zoco.games.suleika.draw import draw, letters, styles
from zoco.games.suleika.game import GAME
from zoco.games.suleika.rules import Table

NAMES = ("Anna", "Ben", "Cem", "Dana of the Far Northern Hills")
EN, DE = (Texts(GAME.package, language, NAMES) for language in ("en", "de"))


def picture(table: Table, texts: Texts = EN) -> str:
    return plain(draw(GAME.view(table, None), texts))


def style_of(drawing: Drawing, wanted: str) -> set[str]:
    return {span.style for line in drawing for span in line if wanted in span.text}


def test_2_5_the_example_is_drawn_as_the_rulebook_draws_it(kept: Kept) -> None:
    carpets = ("red d2-d3", "red b3-c3", "green e3-f3", "blue c4-c5", "red d5-d6", "green d6-e6")
    kept("suleika/rulebook-2-5", draw(GAME.view(position(*carpets, seat=1), None), EN))


@pytest.mark.parametrize(
    ("facing", "arrow"), [("north", "▲"), ("east", "▶"), ("south", "▼"), ("west", "◀")]
)
def test_1_1_an_arrow_shows_where_omar_looks(facing: str, arrow: str) -> None:
    shown = picture(position(facing=facing))
    assert [char for char in shown if char in "▲▶▼◀"] == [arrow]


def test_the_carpet_under_omar_keeps_its_letter_and_its_other_half() -> None:
    drawing = draw(GAME.view(position("red d4-e4"), None), EN)
    assert "│░R▲R░░░░R░░│" in plain(drawing)
    assert style_of(drawing, "R▲R") == {"omar"}


def test_letters_are_those_of_the_language() -> None:
    table = position("red a1-b1", "yellow a2-b2", "blue a3-b3", "green a4-b4")
    shown = picture(table, DE)
    assert shown.splitlines()[-7] == "R rot, G gelb, B blau, Ü grün"
    for number, letter in enumerate("RGBÜ", start=1):
        assert f" {number} {'╭╰'[number % 2 == 0]}──┤░░{letter}░░░░░{letter}░░" in shown
    for edition in (GAME.edition(), GAME.edition(five())):
        for texts in (EN, DE):
            assert len(set(letters(edition, texts))) == len(edition.colours)


def test_1_2_letters_are_explained_where_an_initial_was_taken() -> None:
    assert "gelb" not in picture(GAME.setup(3), DE), "there is no green with three"
    assert "R red" not in picture(GAME.setup(4)), "all are initials"
    five_colours = GAME.setup(4, None, five())
    assert "C crimson, O ochre, R red, E cream" in picture(five_colours)


def test_colour_is_never_the_only_sign() -> None:
    table = position("red a1-b1", "yellow a2-b2", "blue a3-b3", "green a4-b4")
    drawing = draw(GAME.view(table, None), EN)
    for letter, style in zip("RYBG", ("red", "yellow", "blue", "green"), strict=True):
        assert style_of(drawing, f"░{letter}░░░░░{letter}░") == {style}
        assert style in style_of(drawing, f" {letter} ")


def test_two_carpets_of_one_colour_stay_apart() -> None:
    assert "░░R░░░░░R░░│░░R░░░░░R░░│" in picture(position("red a1-b1", "red c1-d1", omar="g7"))


def test_rim_lattice_and_labels_have_styles() -> None:
    drawing = draw(GAME.view(position(), None), EN)
    assert style_of(drawing, "╭─────╮") == {"rim"}
    assert style_of(drawing, "┼─────┼") == {"dim"}
    assert drawing[0][1].style == "bold"


def test_1_2_two_seats_show_both_colours_and_the_open_carpet() -> None:
    table = position("red a1-b1", seats=2, tops=(2, 1))
    lines = picture(table, DE).splitlines()
    assert lines[-3].split() == [
        *("Händler", "Piaster", "Teppiche", "Hälften", "Punkte", "Nächster"),
    ]
    assert lines[-2].split() == ["»", "R", "B", "Anna", "60", "11+12", "2", "62", "B"]
    assert lines[-1].split() == ["G", "Ü", "Ben", "60", "12+12", "0", "60", "G"]
    covered = picture(GAME.setup(2)).splitlines()[-1]
    assert covered.split() == ["Y", "G", "Ben", "60", "12+12", "0", "60"]


def test_3_1_the_winners_are_marked() -> None:
    table = replace(position("red a1-b1", "blue c1-d1"), agenda=())
    marks = [line[1] for line in picture(table).splitlines()[-4:]]
    assert marks == ["★", " ", "★", " "]


def test_1_1_balconies_that_overlap_run_in_lanes(kept: Kept) -> None:
    table = position(edition=tangled(), omar="b2")
    kept("suleika/tangled", draw(GAME.view(table, None), EN))


@pytest.mark.parametrize("data", [changed(), turned(), five(), tangled()])
def test_every_market_fits_into_78_columns(data: Data) -> None:
    for seats in (2, 4):
        for _, _, table, _ in random_line(GAME, GAME.setup(seats, None, data), Random(1))[::20]:
            for texts in (EN, DE):
                shown = picture(table, texts)
                assert max(len(line) for line in shown.splitlines()) <= 78


def test_letters_and_styles_of_other_colours_are_all_different() -> None:
    edition = GAME.edition(five())
    assert edition.colours == ("crimson", "ochre", "red", "cream")
    assert letters(edition, EN) == ("C", "O", "R", "E")
    assert letters(edition, DE) == ("C", "O", "R", "E")
    assert styles(edition) == ("yellow", "blue", "red", "green")
    odd = GAME.edition(changed(carpets=[["a", 12], ["aa", 12], ["a a", 12], ["a-a", 12]]))
    assert letters(odd, EN) == ("A", "2", "3", "4")
