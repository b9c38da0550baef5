"""The picture of Basari in text."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.basari.positions import LAP, at_start, choose, offer, play, position, throw
from zoco.core.playout import random_line
from zoco.core.words.drawing import plain
from zoco.core.words.rulebook import rulebook
from zoco.core.words.texts import LANGUAGES, Texts
from zoco.games.basari.acts import RollAgain
from zoco.games.basari.arcade import Arcade, Sheet
from zoco.games.basari.choosing import ChooseActions, NameAction, PickAction
from zoco.games.basari.draw import cards, draw, grouped, letters
from zoco.games.basari.game import GAME
from zoco.games.basari.haggling import AnswerOffer
from zoco.games.basari.moves import Choose, Guess
from zoco.games.basari.rules import Table
from zoco.parts.negotiation import COLOURS, Accept

NAMES = ("Anna", "Ben", "Constantinopel", "Constantinopolis")
SHOWN = ("points", "points", "dice", "gems")
EN = Texts(GAME.package, "en", NAMES)


def picture(table: Table, seat: int | None = 0) -> str:
    return plain(draw(GAME.view(table, seat), EN))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", GAME.meta.editions)
@pytest.mark.parametrize(("seats", "options"), [(3, None), (4, None), (2, {"two_player": True})])
def test_no_line_is_wider_than_78(language: str, edition: str, seats: int, options: Any) -> None:
    texts = Texts(GAME.package, language, ("A very long name indeed",) * seats)
    table = GAME.setup(seats, options, edition)
    tables = [table, *(after for _, _, after, _ in random_line(GAME, table, Random(2)))]
    for each in (*tables[::9], tables[-1]):
        lines = plain(draw(GAME.view(each, 0), texts)).splitlines()
        assert max(map(len, lines)) <= 78


def test_1_2_the_arcade_is_a_square_of_28_arches() -> None:
    lines = picture(at_start()).splitlines()
    assert lines[0].count("╭") == 8
    assert lines[14].count("╭") == 8
    assert sum(line.count("╭") for line in lines) == 28
    assert lines[1].startswith("│4  ryyg││7    rg│")


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_2_the_rulebook_shows_the_same_arcade(language: str) -> None:
    sheet = Sheet()
    signs = letters(Texts(GAME.package, language))
    Arcade(GAME.view(GAME.setup(4), None), signs).draw(sheet)
    assert plain(sheet.drawing()) in rulebook(GAME.package, language).paragraphs["1.2"].text


def test_1_2_clockwise_is_right_down_left_up() -> None:
    places = list(Arcade(GAME.view(at_start(), None), "rygb").places())
    assert places[0] == (0, 0)
    assert places[7] == (7, 0)
    assert places[14] == (7, 7)
    assert places[21] == (0, 7)
    assert places[27] == (0, 1)
    assert len(set(places)) == 28


@pytest.mark.parametrize("lap", range(12, 61))
def test_every_loop_finds_places_for_its_arches(lap: int) -> None:
    standard = GAME.edition()
    arches = (standard.arches * 3)[:lap]
    table = GAME.setup(4, edition=replace(standard, arches=arches))
    arcade = Arcade(GAME.view(table, None), "rygb")
    places = list(arcade.places())
    assert len(set(places)) == len(places)
    assert lap <= len(places) <= lap + 3
    text = plain(draw(GAME.view(table, None), EN))
    assert all(f"╭{number}─" in text for number in range(1, lap + 1))
    assert "3 of 3" not in text
    assert "Scorings 0 of 3" in text


def test_2_8_merchants_are_capitals_and_their_discs_small() -> None:
    table = position(discs=(0, 0, 0, 5), moved=(3, 3, 5, 0))
    cells = {number: arch_cell(table, number) for number in (0, 3, 5)}
    assert cells == {0: "abc", 3: "AB", 5: "CD"}


def arch_cell(table: Table, field: int) -> str:
    spans = Arcade(GAME.view(table, None), "rygb").pieces(field)
    return "".join(span.text for span in spans).strip()


def test_5_2_gems_stand_in_groups_of_five() -> None:
    assert plain((grouped("r", "red", 7),)) == "rrrrr rr"
    assert plain((grouped("b", "blue", 10),)) == "bbbbb bbbbb"
    assert plain((grouped("y", "yellow", 11),)) == "y ×11"
    assert plain((grouped("g", "green", 0),)) == "–"
    widths = {sum(len(span.text) for span in grouped("r", "red", n)) for n in range(26)}
    assert widths == {12}


def test_the_whole_picture_leaves_room_for_choices_on_24_lines() -> None:
    for table in (at_start(), position(ChooseActions(("dice", "", "gems", "")))):
        assert len(picture(table).splitlines()) <= 19


@pytest.mark.parametrize(("language", "shown"), [("en", "│4  ryyg│"), ("de", "│4  rggü│")])
def test_gems_are_lettered_by_the_language(language: str, shown: str) -> None:
    texts = Texts(GAME.package, language, NAMES)
    text = plain(draw(GAME.view(at_start(), 0), texts))
    assert shown in text
    for colour in COLOURS:
        letter, word = texts.word(f"letter-{colour}"), texts.word(f"kind-{colour}")
        assert f"{letter} {word.casefold()}" in texts.word("board-letters").casefold()


def test_seats_show_points_lap_and_what_a_scoring_would_bring() -> None:
    table = position(scores=(12, 1, 0, 0), moved=(9, 0, 0, 0))
    text = picture(table)
    assert "A Anna             12 points    lap 9/28    now 10" in text
    assert f"B Ben{' ' * 16}1 point " in text
    assert "Constantinopel " in text
    assert "Constantinopo…" in text


def test_2_2_cards_lie_face_down_but_ones_own() -> None:
    table = position(ChooseActions(("dice", "", "gems", "")))
    assert "A Dice C ▒▒" in picture(table, 0)
    assert "A ▒▒ C ▒▒" in picture(table, None)


def test_2_2_turned_up_cards_stay_in_the_picture() -> None:
    table = replace(at_start(), agenda=at_start().agenda[1:])
    moves: Any = [(0, "gems"), (1, "gems"), (2, "points"), (3, "dice")]
    table, _ = play(table, *((seat, Choose(action)) for seat, action in moves))
    assert "A Gems B Gems C Points D Dice" in picture(table)


def test_2_2_cards_of_the_last_round_are_gone_from_the_picture() -> None:
    choosing = position(ChooseActions(("",) * 4), scores=(3, 0, 0, 0))
    table, _ = choose(choosing, *SHOWN)
    assert lying(table) == "A Points B Points C Dice D Gems"
    table, _ = throw(table, 3)
    table, _ = play(table, (0, offer("1r")), (1, Accept()))
    assert table.turned_up == ("",) * 4
    assert lying(table) == ""
    table, _ = throw(table, 1, 1, 1, 1)
    assert isinstance(table.agenda[0], ChooseActions)
    assert lying(table) == ""
    table, _ = play(table, (2, Choose("dice")))
    assert lying(table) == "C ▒▒"


def test_2_2_at_the_end_no_cards_lie_on_the_table() -> None:
    last = position(RollAgain(2), scorings=2, moved=(LAP, 0, 0, 0))
    over, _ = throw(replace(last, turned_up=SHOWN), 3)
    assert over.agenda == ()
    assert lying(over) == ""


def test_6_2_with_two_only_the_cards_of_this_round_are_shown() -> None:
    table = position(PickAction(0), PickAction(1), seats=2)
    assert lying(table) == ""
    table, _ = play(table, (0, Choose("dice")))
    assert lying(table, 0) == "A Dice"
    table, _ = play(table, (1, Guess("dice")))
    assert lying(table) == "A Dice"
    table, _ = play(table, (1, Choose("gems")))
    assert lying(table, 0) == "A Dice B ▒▒"


def lying(table: Table, seat: int | None = None) -> str:
    """The line of the cards."""
    return plain((cards(GAME.view(table, seat), EN),))


def test_6_2_the_pick_lies_face_down() -> None:
    table = position(NameAction(1, "gems"), seats=2)
    assert "B ▒▒" in picture(table, 0)
    assert "B Gems" in picture(table, 1)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_3_3_the_offer_on_the_table_and_its_action_are_shown_to_all(seat: int | None) -> None:
    table = position(AnswerOffer("dice", 1, 0, (2, 0, 0, 1)))
    assert "Offer: Dice         r 2    y 0    g 0    b 1" in picture(table, seat)


def test_marks_show_who_must_decide_and_who_won() -> None:
    table = position(AnswerOffer("dice", 1, 0, (2, 0, 0, 1)))
    assert "»B" in picture(table)
    assert "»A" not in picture(table)
    assert "now 10" in picture(table)
    over = replace(table, agenda=(), scores=(5, 9, 9, 1), scorings=3)
    assert "now" not in picture(over)
    assert "The match is over" in picture(over)
    assert [mark in picture(over) for mark in ("★A", "★B", "★C", "★D")] == [
        False,
        True,
        True,
        False,
    ]
