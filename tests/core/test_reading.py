"""Data from outside: every error names source, field and value, and no input brings a traceback."""

from __future__ import annotations

import pickle
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from zoco.core.faults import BadInput, Fault, bad_field, parse, read, shortened


class Stall(Struct, frozen=True, forbid_unknown_fields=True):
    """A leaf deep inside."""

    goods: tuple[tuple[str, int], ...]
    width: Annotated[int, Meta(ge=1)] = 1


class Square(Struct, frozen=True, forbid_unknown_fields=True):
    """What is read."""

    stalls: tuple[Stall, ...]
    prices: dict[str, int] = {}
    ranks: dict[int, int] = {}


GOOD: dict[str, Any] = {"stalls": [{"goods": [["figs", 3]], "width": 2}, {"goods": []}]}


def test_good_data_is_read() -> None:
    assert read("square", GOOD, Square) == Square((Stall((("figs", 3),), 2), Stall(())))


STRAY = {"goods": [], "colour": "red"}


@pytest.mark.parametrize(
    ("data", "field", "value"),
    [
        ({"stalls": [{"goods": [["figs", 3], ["dates", "4"]]}]}, "stalls[0].goods[1][1]", "4"),
        ({"stalls": [{"goods": []}, {"goods": [], "width": 0}]}, "stalls[1].width", 0),
        ({"stalls": [STRAY]}, "stalls[0].colour", "red"),
        ({"stalls": [], "roof": [1]}, "roof", [1]),
        ({"stalls": [{"width": 1}]}, "stalls[0].goods", {"width": 1}),
        ({}, "stalls", {}),
        ({"stalls": "many"}, "stalls", "many"),
        ({"stalls": [], "prices": {"figs": "dear"}}, "prices[...]", {"figs": "dear"}),
        ({"stalls": [], "ranks": {"first": 1}}, "ranks", {"first": 1}),
        ([1], "", [1]),
        (None, "", None),
    ],
)
def test_the_field_is_named_however_deep_it_lies(data: Any, field: str, value: object) -> None:
    with pytest.raises(BadInput) as caught:
        read("", data, Square)
    found = caught.value.fault
    assert (found.field, found.value) == (field, shortened(value))
    with pytest.raises(BadInput) as caught:
        read("square", data, Square)
    told = str(caught.value)
    assert told.startswith(f"square{'.' if field else ''}{field}: ")
    assert told.endswith(f"(found {shortened(value)})")


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        (b"", 1, "ends too early: the rest is missing."),
        (b"{", 1, "ends too early: the rest is missing."),
        (b'{"a":\n[1,\n', 2, "ends too early: the rest is missing."),
        (b'{"a":\n"figs', 2, "ends too early: the rest is missing."),
        (b"{'a': 1}", 1, "is not JSON: look at character 2 of the line."),
        (b'{"a":\n "\xc3\xa4" 1}', 2, "is not JSON: look at character 6 of the line."),
        ("{\n\n x}", 3, "is not JSON: look at character 2 of the line."),
        (b"\xff\xfe{\x00", 1, "is not text in UTF-8."),
        (b'\n"\xff"', 2, "is not text in UTF-8."),
        ('"\ud800"', 1, "is not text in UTF-8."),
        (b'"\\ud800"', 1, "ends too early: the rest is missing."),
        (b"[" * 100_000, 1, "is not JSON."),
        (b'{"a":' * 100_000, 1, "is not JSON."),
        (b"1" * 5_000, 1, "is not JSON."),
        (b"1 2", 1, "is not JSON: look at character 4 of the line."),
        (b"NaN", 1, "is not JSON: look at character 1 of the line."),
    ],
    ids=range(16),
)
def test_what_is_not_json_is_refused_by_line(text: bytes | str, line: int, told: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse("", text)
    assert caught.value.fault.line == line
    assert str(caught.value.placed(file="square.json")) == f"square.json, line {line}: {told}"


def test_json_is_parsed_from_bytes_and_text_with_or_without_a_mark_in_front() -> None:
    for text in ('{"a": [1]}', '\ufeff{"a": [1]}'):
        assert parse("x", text.encode()) == parse("x", text) == {"a": [1]}


def test_a_value_is_shown_as_a_file_would_hold_it_and_no_longer_than_a_line() -> None:
    assert shortened("abc") == '"abc"'
    assert shortened((1, None, True)) == "[1,null,true]"
    assert shortened("x" * 58) == f'"{"x" * 58}"'
    assert shortened("x" * 59) == '"' + "x" * 58 + "…"
    assert shortened("a\nb\x1b\x9b") == '"a\\nb\\u001b?"'
    assert shortened({1: object}).startswith('{"1":"<class')
    assert shortened("\ud800") == "'\\ud800'"
    assert shortened(10**30) == str(10**30)


def test_an_error_survives_the_way_between_processes() -> None:
    error = bad_field("size", 9, "fault-worthless", worth=9).placed(file="a.json", line=3)
    copy = pickle.loads(pickle.dumps(error.placed(package="tests.core.bids", because=Fault("x"))))
    assert type(copy) is BadInput
    assert copy.fault == Fault(
        "fault-worthless", {"worth": 9}, "a.json", 3, "size", "9", Fault("x"), "tests.core.bids"
    )
    assert str(copy) == "a.json, line 3, field size: is worth less than nothing (found 9)"
