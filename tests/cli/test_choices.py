from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from zoco.cli.play.choices import (
    Choice,
    Misread,
    bundle,
    choices,
    chosen,
    example,
    letters,
    read_move,
)
from zoco.cli.play.layout import beside, blocks, captions, columns, margin_width, note, wrapped
from zoco.core.bad_input import BadInput
from zoco.core.describe import Bundle, Count, Group, Option, Pick
from zoco.core.moves import Move
from zoco.core.said import Said

GERMAN = {"ruby": "Rubin", "sapphire": "Saphir", "emerald": "Smaragd"}


class Give(Move, frozen=True):
    gems: tuple[int, ...] = ()


class Bid(Move, frozen=True):
    pearls: int = 0


class Go(Move, frozen=True):
    where: str = ""


GEMS = Bundle(Said("offer"), tuple(GERMAN), (3, 2, 4), 1, Give(), "gems")
PEARLS = Count(Said("bid"), 0, 7, Bid(), "pearls")
PLACES = Pick(
    Said("go"),
    tuple(Option(Go(name), Said("to"), f"room:{name}") for name in ("hall", "Garden")),
)


def english(kind: str) -> str:
    return kind


@pytest.mark.parametrize(
    ("text", "gems"),
    [
        ("2r 1e", (2, 0, 1)),
        ("2 ruby, 1 emerald", (2, 0, 1)),
        ("1e2r", (2, 0, 1)),
        ("1r 1r", (2, 0, 0)),
        ("2 0 1", (2, 0, 1)),
        ("0", (0, 0, 0)),
        ("3S", (0, 3, 0)),
    ],
)
def test_a_bundle_is_read_by_letters_or_in_order(text: str, gems: tuple[int, ...]) -> None:
    assert bundle(GEMS, text, english) == gems


def test_letters_belong_to_the_language_that_is_spoken() -> None:
    assert bundle(GEMS, "1sa 2sm", GERMAN.__getitem__) == (0, 1, 2)
    assert bundle(GEMS, "1emerald", GERMAN.__getitem__) == (0, 0, 1)
    assert [letters(GEMS, kind, GERMAN.__getitem__) for kind in GERMAN] == ["r", "sa", "sm"]
    assert example(GEMS, GERMAN.__getitem__) == "1r 2sm"
    with pytest.raises(Misread) as told:
        bundle(GEMS, "1s", GERMAN.__getitem__)
    assert (told.value.key, told.value.params) == ("amount-kind", {"letters": "s"})


@pytest.mark.parametrize("text", ["", "ruby", "2", "r2", "2r and more", "1 2 3 4"])
def test_what_is_no_bundle_is_misread(text: str) -> None:
    with pytest.raises(Misread) as told:
        bundle(GEMS, text, english)
    assert told.value.key in ("amount-bundle", "amount-kind")


def test_options_of_all_parts_are_numbered_through() -> None:
    offered = choices(Group((PLACES, Group((PEARLS, GEMS)))))
    assert [choice.number for choice in offered] == [1, 2, 3, 4]
    assert [choice.part for choice in offered] == [PLACES, PLACES, PEARLS, GEMS]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1", Go("hall")),
        ("2", Go("Garden")),
        ("garden", Go("Garden")),
        ("3 5", Bid(5)),
        ("4 2r", Give((2, 0, 0))),
        ("2r 1s", Give((2, 1, 0))),
        ("5", None),
        ("0", None),
        ("1 7", None),
        ("cellar", None),
    ],
)
def test_a_line_chooses_among_several_parts(text: str, move: Move | None) -> None:
    offered = choices(Group((PLACES, PEARLS, GEMS)))
    assert chosen(offered, text, english) == move


def test_a_number_of_an_amount_asks_for_it() -> None:
    offered = choices(Group((PLACES, PEARLS)))
    found = chosen(offered, "3", english)
    assert isinstance(found, Choice)
    assert found.part == PEARLS


def test_an_amount_alone_needs_no_number_before_it() -> None:
    assert chosen(choices(PEARLS), "4", english) == Bid(4)
    assert chosen(choices(PEARLS), "9", english) == Bid(9), "the rules refuse it, not the reader"
    assert chosen(choices(GEMS), "1 0 0", english) == Give((1, 0, 0))
    with pytest.raises(Misread) as told:
        chosen(choices(PEARLS), "many", english)
    assert (told.value.key, told.value.params) == ("amount-number", {"low": 0, "high": 7})


def test_notation_is_read_as_somebody_in_a_hurry_meant_it() -> None:
    def read(text: str) -> Move:
        if text != "go N-e":
            raise BadInput("no")
        return Go("N-e")

    assert read_move(read, " go   N–e ") == Go("N-e")
    assert read_move(read, "GO N-e") == Go("N-e")
    assert read_move(read, "stay") is None


# -- the page --------------------------------------------------------------------------------------


def plain(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def test_many_choices_stand_in_columns_read_downwards() -> None:
    cells = [(f"{number} ", "ab") for number in range(1, 6)]
    assert [row.text.plain for row in columns(cells, 12)] == ["1 ab  4 ab", "2 ab  5 ab", "3 ab"]
    assert len(columns(cells, 3)) == 5


def test_what_runs_on_is_indented_below_its_text() -> None:
    console = Console(file=StringIO(), width=80)
    lines = wrapped(console, [note("one two three", front=" 1 ")], 11)
    assert plain(lines) == [" 1 one two", "   three"]


def test_a_picture_keeps_its_width_beside_the_margin() -> None:
    picture = [Text("###"), Text("#")]
    both = list(beside(picture, [Text("a"), Text("b"), Text("c")]))
    assert plain(both) == ["###  a", "#    b", "     c"]
    assert margin_width(picture, 80) == 75
    assert margin_width(picture, 20) == 0


def test_a_drawing_is_cut_at_its_empty_lines() -> None:
    drawing = [Text(line) for line in ("##", "##", "", " ", "caption", "", "a 1", "b 2")]
    picture, *rest = blocks(drawing)
    assert plain(picture) == ["##", "##"]
    single, tables = captions(rest)
    assert plain(single) == ["caption"]
    assert [plain(table) for table in tables] == [["a 1", "b 2"]]
