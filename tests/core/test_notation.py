"""The text of moves: each has one line, and reading it gives the move again."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

import zoco
from zoco.core.faults import BadInput
from zoco.core.moves import Move
from zoco.core.notation import Code, Notation, members
from zoco.games.suleika.moves import NOTATION, SuleikaMove


def bounded(field: msgspec.inspect.Field) -> st.SearchStrategy[int]:
    kind = field.type
    assert isinstance(kind, msgspec.inspect.IntType)
    return st.integers(kind.ge, kind.le)


def moves_of(kind: type[Move]) -> st.SearchStrategy[Move]:
    shape = msgspec.inspect.type_info(kind)
    assert isinstance(shape, msgspec.inspect.StructType)
    return st.builds(kind, **{field.name: bounded(field) for field in shape.fields})


MOVES = st.one_of(*map(moves_of, members(SuleikaMove)))


@given(MOVES)
def test_every_move_of_suleika_reads_back_from_its_line(move: Move) -> None:
    line = NOTATION.write(move)
    assert NOTATION.read(line) == move
    assert "\n" not in line
    assert line == line.strip()


@given(st.text(max_size=12))
def test_any_other_line_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadInput, match="is not the text of a move"):
        NOTATION.read("shout " + text)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "lay",
        "lay d4",
        "lay d4-",
        "lay d4-d9",
        "lay d4-d5 ",
        " lay d4-d5",
        "lay d4-d5\n",
        "roll 007",
        "roll 03",
        "roll 0",
        "roll -1",
        "roll ٣",
        "roll 13",
        "begin 4",
        "begin -1",
        "begin -0",
        "uncover 4",
        "uncover -1",
        "LAY d4-d5",
        "face X",
        "roll two",
        "roll 1.5",
        "roll " + "9" * 5_000,
    ],
)
def test_bad_lines_are_refused(line: str) -> None:
    with pytest.raises(BadInput, match="is not the text of a move"):
        zoco.load("suleika").read(line)


def test_a_long_line_is_shortened_in_the_error() -> None:
    with pytest.raises(BadInput) as caught:
        NOTATION.read("x" * 9_999)
    assert len(str(caught.value)) < 100


class Pay(Move, frozen=True):
    """A move with bounds, a list and a word."""

    notation = "pay {seat} {coins:ints} for {what:word}"
    seat: Annotated[int, Meta(ge=0, le=3)]
    coins: tuple[int, ...]
    what: Literal["figs", "dates"]


class Wave(Move, frozen=True):
    """A move without fields, with signs that mean something in a pattern."""

    notation = "wave (twice)+?"


OWN = Notation(Pay | Wave)


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Pay(2, (1, -2, 3), "figs"), "pay 2 1,-2,3 for figs"),
        (Pay(0, (), "dates"), "pay 0 none for dates"),
        (Wave(), "wave (twice)+?"),
    ],
)
def test_plain_codes_write_numbers_lists_and_words(move: Move, line: str) -> None:
    assert OWN.write(move) == line
    assert OWN.read(line) == move


@pytest.mark.parametrize("line", ["pay 4 none for figs", "pay 1 none for salt", "wave twice"])
def test_a_value_out_of_its_bounds_is_no_move(line: str) -> None:
    with pytest.raises(BadInput, match="is not the text of a move"):
        OWN.read(line)


def test_templates_are_there_for_help_texts() -> None:
    assert OWN.templates == (Pay.notation, Wave.notation)


class Missing(Move, frozen=True):
    """Its line leaves a field out."""

    notation = "miss {one}"
    one: int
    two: int


class Twice(Move, frozen=True):
    """Its line names a field twice."""

    notation = "twice {one} {one}"
    one: int


class Strange(Move, frozen=True):
    """Its line names a field that it does not have."""

    notation = "strange {one} {other}"
    one: int


class Mute(Move, frozen=True):
    """It has no line at all."""


@pytest.mark.parametrize("kind", [Missing, Twice, Strange, Mute])
def test_a_template_must_name_each_field_once(kind: type[Move]) -> None:
    with pytest.raises(TypeError, match=f"the notation of {kind.__name__} must name each"):
        Notation(kind)


def test_a_named_code_that_reads_nothing_refuses_the_line() -> None:
    class Step(Move, frozen=True):
        notation = "step {to:stone}"
        to: int

    stones = Notation(Step, {"stone": Code(r"\w+", str, ("a", "b").index)})
    assert stones.read("step b") == Step(1)
    with pytest.raises(BadInput):
        stones.read("step c")
