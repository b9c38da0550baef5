"""The page about editions names every field of every game's, so that it cannot go stale."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

import zoco
from zoco.core.edition import Edition

PAGE = Path(__file__).resolve().parents[2] / "docs" / "contract.md"
GAMES = [meta.key for meta in zoco.games()]
EVERYWHERE = set(Edition.__struct_fields__)


def chapter(title: str) -> str:
    """What the page says of the editions of a game."""
    editions = PAGE.read_text(encoding="utf-8").partition("\n## Editions\n")[2].split("\n## ")[0]
    found = re.search(rf"^### {re.escape(title)}\n(.*?)(?=^### |\Z)", editions, re.M | re.S)
    assert found, f"there is no chapter about the editions of {title}"
    return found[1]


def rows(text: str) -> dict[str, str]:
    """The fields of its table, with what is said of each."""
    return dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", text, re.MULTILINE))


def within(kind: inspect.Type) -> Iterator[inspect.Type]:
    """A type and all types inside it."""
    yield kind
    match kind:
        case inspect.VarTupleType(item_type=item):
            yield from within(item)
        case inspect.TupleType(item_types=items) | inspect.UnionType(types=items):
            for item in items:
                yield from within(item)
        case inspect.StructType(fields=fields) | inspect.NamedTupleType(fields=fields):
            for field in fields:
                yield from within(field.type)


def edition_of(key: str) -> inspect.StructType:
    shape = inspect.type_info(zoco.load(key).kinds.edition)
    assert isinstance(shape, inspect.StructType)
    return shape


@pytest.mark.parametrize("key", GAMES)
def test_every_field_of_an_edition_is_on_the_page(key: str) -> None:
    told = rows(chapter(zoco.load(key).meta.title))
    assert set(told) == {field.name for field in edition_of(key).fields} - EVERYWHERE


@pytest.mark.parametrize("key", GAMES)
def test_so_are_the_fields_inside_of_them(key: str) -> None:
    told = rows(chapter(zoco.load(key).meta.title))
    for field in edition_of(key).fields:
        inner = {
            one.name
            for kind in within(field.type)
            if isinstance(kind, inspect.StructType)
            for one in kind.fields
        }
        named = set(re.findall(r"`(\w+)`|\"(\w+)\":", told.get(field.name, "")))
        assert field.name in EVERYWHERE or inner <= {one or other for one, other in named}


@pytest.mark.parametrize("key", GAMES)
def test_every_bound_is_on_the_page(key: str) -> None:
    """A number that a field must not pass stands in its row, unless it is 0 for "not negative"."""
    told = rows(chapter(zoco.load(key).meta.title))
    for field in edition_of(key).fields:
        if field.name in EVERYWHERE:
            continue
        numbers = {int(number.replace(",", "")) for number in NUMBER.findall(told[field.name])}
        assert bounds(field.type) - {0} <= numbers, field.name


NUMBER = re.compile(r"\d[\d,]*")


def bounds(kind: inspect.Type) -> set[int]:
    """The least and most of every number in a type, and of every length that is not fixed."""
    found = set[int | None]()
    for inner in within(kind):
        match inner:
            case inspect.IntType(ge=low, le=high):
                found |= {low, high}
            case inspect.VarTupleType(min_length=low, max_length=high) if low != high:
                found |= {low, high}
    return {number for number in found if number is not None}


@pytest.mark.parametrize("key", GAMES)
def test_what_may_be_left_out_is_told_with_its_value(key: str) -> None:
    told = rows(chapter(zoco.load(key).meta.title))
    for field in edition_of(key).fields:
        if field.default is not msgspec.NODEFAULT:
            value = field.default if isinstance(field.default, tuple) else (field.default,)
            assert told[field.name].endswith(f"; {', '.join(map(str, value))}")
