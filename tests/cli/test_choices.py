from __future__ import annotations

from io import StringIO
from typing import Annotated

import pytest
from msgspec import Meta
from rich.console import Console
from rich.text import Text

from zoco.cli.play.amounts import Misread, Naming, amount, bundle, example, fitting, letters
from zoco.cli.play.choices import LETTERS, Choice, choices, chosen, read_move
from zoco.cli.play.commands import ALIASES, named
from zoco.cli.play.layout import beside, blocks, captions, columns, margin_width, note, wrapped
from zoco.core.describe import Bundle, Count, Description, Group, Option, Pick
from zoco.core.faults import bad
from zoco.core.moves import Move
from zoco.core.words.said import Said
from zoco.parts.gems import beats, within

GERMAN = {"ruby": "Rubin", "sapphire": "Saphir", "emerald": "Smaragd"}


class Give(Move, frozen=True):
    gems: tuple[int, ...] = ()


class Bid(Move, frozen=True):
    pearls: int = 0


class Go(Move, frozen=True):
    where: str = ""


class Trade(Move, frozen=True):
    what: str
    price: int


GEMS = Bundle(Said("offer"), tuple(GERMAN), (3, 2, 4), 1, Give(), "gems")
PEARLS = Count(Said("bid"), 0, 7, Bid(), "pearls")
PLACES = Pick(
    Said("go"),
    tuple(Option(Go(name), Said("to", {"room": name})) for name in ("hall", "Garden")),
)


STAY = Pick(Said("stay"), (Option(Go(""), Said("stay")),))
SALE = Count(Said("sell"), 1, 7, Trade("sell", 1), "price")
PURCHASE = Count(Said("buy"), 1, 9, Trade("buy", 1), "price")


english = Naming(str)
german = Naming(GERMAN.__getitem__)


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
    assert bundle(GEMS, "1sa 2sm", german) == (0, 1, 2)
    assert bundle(GEMS, "1emerald", german) == (0, 0, 1)
    assert [letters(GEMS, kind, german) for kind in GERMAN] == ["r", "sa", "sm"]
    assert example(GEMS, german) == "1r 2sm"
    with pytest.raises(Misread) as told:
        bundle(GEMS, "1x", german)
    assert (told.value.key, told.value.params) == ("amount-kind", {"letters": "x"})


COLOURS = {"red": "Rot", "yellow": "Gelb", "green": "Grün", "blue": "Blau"}
STONES = Bundle(Said("offer"), tuple(COLOURS), (3, 3, 3, 3), 1, Give(), "gems")
in_words = Naming(COLOURS.__getitem__)
SIGNS = {"red": "r", "yellow": "g", "green": "ü", "blue": "b"}
in_letters = Naming(COLOURS.__getitem__, SIGNS.__getitem__)


def misread(part: Bundle | Count, text: str, named: Naming) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(Misread) as told:
        amount(part, text, named)
    return told.value.key, told.value.params


def test_letters_of_the_board_are_read_before_the_beginnings_of_names() -> None:
    assert bundle(STONES, "2r 1G 3ü 1b", in_letters) == (2, 1, 3, 1)
    assert bundle(STONES, "1ge 2gr 1y", in_letters) == (0, 2, 2, 0)
    assert [letters(STONES, kind, in_letters) for kind in COLOURS] == list("rgüb")


def test_what_two_names_begin_with_is_not_clear_where_the_board_has_words() -> None:
    assert misread(STONES, "1g", in_words) == ("amount-kind", {"letters": "g"})
    assert misread(STONES, "2r 1G", in_words) == ("amount-kind", {"letters": "G"})
    assert bundle(STONES, "1ge 2gr 1r 1b", in_words) == (1, 1, 2, 1)
    assert bundle(STONES, "1y", in_words) == (0, 1, 0, 0), "no name begins with it but yellow"


# -- examples --------------------------------------------------------------------------------------


def stones(stock: tuple[int, ...], least: int, beats: tuple[int, ...] | None = None) -> Bundle:
    return Bundle(Said("offer"), tuple(COLOURS), stock, least, Give(), "gems", beats)


@pytest.mark.parametrize(
    ("part", "shown"),
    [
        (stones((3, 3, 3, 3), 1), "1r 2b"),
        (stones((0, 3, 3, 3), 1), "1b"),
        (stones((3, 0, 0, 1), 1), "1b"),
        (stones((0, 2, 0, 0), 2), "2y"),
        (stones((1, 1, 1, 2), 4), "1y 1g 2b"),
        (stones((3, 3, 3, 3), 2, (1, 0, 0, 1)), "1r 1g"),
        (stones((0, 3, 3, 3), 2, (1, 0, 0, 1)), "3b"),
        (stones((0, 2, 0, 1), 3, (0, 0, 2, 1)), "2y 1b"),
        (stones((2, 0, 0, 0), 1, (0, 0, 0, 1)), "1r"),
        (stones((2, 2, 2, 2), 3, (0, 0, 0, 1)), "1g 2b"),
    ],
)
def test_the_example_is_an_answer_that_would_be_taken(part: Bundle, shown: str) -> None:
    assert example(part, english) == shown
    assert bundle(part, shown, english) == fitting(part)
    assert within(fitting(part), part.stock)
    assert sum(fitting(part)) >= max(part.least, 1)
    assert part.beats is None or beats(fitting(part), part.beats)


def test_an_example_that_would_be_refused_says_no_more_than_there_is() -> None:
    assert example(stones((1, 0, 0, 0), 2, (2, 0, 0, 0)), english) == "1r"
    assert example(stones((0, 0, 0, 0), 0), english) == "0"


def test_whoever_must_give_something_is_not_told_to_write_0() -> None:
    assert misread(stones((1, 1, 1, 1), 1), "all", english)[0] == "amount-bundle"
    assert misread(stones((1, 1, 1, 1), 0), "all", english)[0] == "amount-bundle-or-none"


# -- out of bounds ---------------------------------------------------------------------------------

Small = Annotated[int, Meta(ge=0, le=9)]


class Pay(Move, frozen=True):
    gems: tuple[Small, ...] = ()
    coins: Small = 0


def test_a_number_that_no_move_can_hold_is_told_its_bounds() -> None:
    gems = Bundle(Said("offer"), tuple(COLOURS), (3, 2, 4, 1), 1, Pay(), "gems")
    told = {"kind": "yellow", "number": 10, "most": 2}
    assert misread(gems, "1r 10y", english) == ("amount-most", told)
    assert misread(gems, "1 10 0 0", english) == ("amount-most", told)
    assert amount(gems, "9y", english) == Pay((0, 9, 0, 0)), "for the rules to refuse"
    coins = Count(Said("pay"), 1, 7, Pay(), "coins")
    assert misread(coins, "10", english) == ("amount-number", {"low": 1, "high": 7})
    assert amount(coins, "8", english) == Pay(coins=8), "for the rules to refuse"


def test_places_with_numbers_are_chosen_by_their_own_numbers() -> None:
    def arches(*numbers: int) -> Pick:
        return Pick(Said("go"), tuple(Option(Go(f"{n}"), Said("to", {"arch": n})) for n in numbers))

    offered = choices(arches(5, 6, 8, 9))
    assert [choice.code for choice in offered] == ["5", "6", "8", "9"]
    assert chosen(offered, "8", english) == Go("8")
    assert chosen(offered, "1", english) is chosen(offered, "7", english) is None
    twice = Group((arches(5, 6), arches(6, 7)))
    assert [choice.code for choice in choices(twice)] == ["1", "2", "3", "4"]
    mixed = Group((arches(5, 6), PLACES))
    assert [choice.code for choice in choices(mixed)] == ["1", "2", "3", "4"]


@pytest.mark.parametrize("text", ["", "ruby", "2", "r2", "2r and more", "1 2 3 4"])
def test_what_is_no_bundle_is_misread(text: str) -> None:
    with pytest.raises(Misread) as told:
        bundle(GEMS, text, english)
    assert told.value.key in ("amount-bundle", "amount-kind")


def codes(must: Description, may: Description | None = None) -> list[str]:
    return [choice.code for choice in choices(must, may)]


def test_what_is_asked_for_and_what_is_not_is_numbered_through() -> None:
    offered = choices(Group((PLACES, Group((STAY,)))), PEARLS)
    assert [choice.code for choice in offered] == ["1", "2", "3", "4"]
    assert [choice.part for choice in offered] == [PLACES, PLACES, STAY, PEARLS]
    assert codes(Pick(Said("none"), ()), Group((PLACES, STAY))) == ["1", "2", "3"]


def test_where_an_amount_is_asked_for_the_rest_has_letters() -> None:
    assert codes(Group((PEARLS, STAY))) == ["", "a"]
    assert codes(Group((STAY, GEMS)), PLACES) == ["a", "", "c1", "c2"]
    assert codes(PEARLS, Group((SALE, PURCHASE))) == ["", "a", "c"]
    assert codes(Group(()), Group((STAY, SALE))) == ["a", ""], "a page for mays alone"


def test_amounts_of_several_questions_all_need_their_letter() -> None:
    offered = choices(Group((SALE, PURCHASE, STAY)))
    assert [choice.code for choice in offered] == ["a", "c", "d"]
    assert chosen(offered, "c 5", english) == Trade("buy", 5)
    assert chosen(offered, "5", english) is None


def test_a_number_with_gaps_is_one_question() -> None:
    gaps = tuple(Count(Said("tip"), low, low + 3, Bid(low), "pearls") for low in (0, 5, 10))
    offered = choices(Group((*gaps, STAY)))
    assert [choice.code for choice in offered] == ["", "", "", "a"]
    for number in (0, 4, 7, 12, 99):
        found = chosen(offered, str(number), english)
        assert found == Bid(number), "a number that is taken is for the rules to refuse"
    with pytest.raises(Misread) as told:
        chosen(offered, "1x", english)
    assert told.value.params == {"low": 0, "high": 13}


def test_no_letter_is_a_command_and_letters_never_run_out() -> None:
    assert not set(LETTERS) & set(ALIASES.values())
    assert {named(letter)[0] for letter in LETTERS} == set(LETTERS)
    many = Group(tuple(Pick(Said("go"), (Option(Go(str(n)), Said("to")),)) for n in range(400)))
    found = codes(Group((PEARLS, many)))[1:]
    assert len(set(found)) == 400
    assert found[:3] == ["a", "c", "d"]
    assert found[len(LETTERS)] == "aa"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1", Go("hall")),
        ("02", Go("Garden")),
        ("garden", Go("Garden")),
        ("3 5", Bid(5)),
        ("4 2r", Give((2, 0, 0))),
        ("2r 1s", Give((2, 1, 0))),
        ("5", None),
        ("0", None),
        ("1 7", None),
        ("cellar", None),
        ("9" * 5000, None),
    ],
)
def test_a_line_chooses_among_several_parts(text: str, move: Move | None) -> None:
    offered = choices(PLACES, Group((PEARLS, GEMS)))
    assert chosen(offered, text, english) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1", Bid(1)),
        ("2", Bid(2)),
        ("0", Bid(0)),
        ("-3", Bid(-3)),
        ("c2", Go("Garden")),
        ("C1", Go("hall")),
        ("hall", Go("hall")),
        ("a", Go("")),
        ("c", None),
        ("c3", None),
        ("a 2", None),
    ],
)
def test_a_bare_number_is_the_amount_that_is_asked_for(text: str, move: Move | None) -> None:
    assert chosen(choices(Group((PEARLS, STAY)), PLACES), text, english) == move


def test_beside_a_bundle_no_number_chooses_by_mistake() -> None:
    offered = choices(Group((STAY, GEMS)))
    assert chosen(offered, "1 0 2", english) == Give((1, 0, 2))
    assert chosen(offered, "2s", english) == Give((0, 2, 0))
    assert chosen(offered, "a", english) == Go("")
    with pytest.raises(Misread):
        chosen(offered, "1", english)


def test_a_number_of_an_amount_asks_for_it() -> None:
    offered = choices(PLACES, PEARLS)
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
            raise bad("wrong-move", text=text)
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
    drawing = [Text(line) for line in ("##", "##", "", " ", "one", "two", "", "a 1", "b 2", "c 3")]
    picture, *rest = blocks(drawing)
    assert plain(picture) == ["##", "##"]
    single, tables = captions(rest)
    assert plain(single) == ["one", "two"]
    assert [plain(table) for table in tables] == [["a 1", "b 2", "c 3"]]
