"""Data from outside: every error names source, field and value, and no input brings a traceback."""

from __future__ import annotations

import pickle
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from zoco.core.faults import BadField, parse, read, shortened


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


def test_good_data_is_read_and_checked() -> None:
    seen: list[Square] = []
    square = read("square", GOOD, Square, seen.append)
    assert square == Square((Stall((("figs", 3),), 2), Stall(())))
    assert seen == [square]


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
        ([1], "$", [1]),
        (None, "$", None),
    ],
)
def test_the_field_is_named_however_deep_it_lies(data: Any, field: str, value: object) -> None:
    with pytest.raises(BadField) as caught:
        read("square.json", data, Square)
    error = caught.value
    assert (error.source, error.field, error.value) == ("square.json", field, value)
    assert str(error) == f"square.json, field {field}: {error.reason} (found {value!r})"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"{'a': 1}",
        b"\xff\xfe",
        b'"\xff"',
        '"\ud800"',
        b'"\\ud800"',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"1" * 5_000,
        b"1 2",
        b"NaN",
    ],
)
def test_what_is_not_json_is_refused_whatever_it_is(text: bytes | str) -> None:
    with pytest.raises(BadField) as caught:
        parse("square.json", text)
    assert str(caught.value).startswith("square.json, field $: is not JSON: ")
    assert len(str(caught.value)) < 300


def test_json_is_parsed_from_bytes_and_text() -> None:
    assert parse("x", b'{"a": [1]}') == parse("x", '{"a": [1]}') == {"a": [1]}


def test_a_long_value_is_shortened_to_a_line() -> None:
    assert shortened("abc") == "'abc'"
    assert shortened("x" * 58) == repr("x" * 58)
    assert shortened("x" * 59) == "'" + "x" * 58 + "…"
    assert "\n" not in shortened("a\nb")


def test_an_error_survives_the_way_between_processes() -> None:
    error = BadField("a.json", "size", 9, "is too large")
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), copy.value) == (BadField, str(error), 9)
