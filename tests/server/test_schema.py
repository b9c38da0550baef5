"""The types for the page, and the sentences for what the server refuses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

import msgspec
import pytest

import zoco
from zoco.core.words.texts import catalogue, faults, keys_and_variables
from zoco.server.http.app import CODES
from zoco.server.refusal import PACKAGE, Refusal
from zoco.server.wire import messages as wire
from zoco.server.wire.schema import game_types, wire_types
from zoco.server.wire.typescript import typescript
from zoco.store.faults import NAMES, STATES

SOURCES = Path(wire.__file__).parent.parent


class Pair(NamedTuple):
    left: int
    right: str


class Inner(msgspec.Struct, tag_field="type", tag="inner", omit_defaults=True):
    """An inner thing.

    With more to say.
    """

    pair: Pair
    maybe: int | None = None


class Outer(msgspec.Struct):
    """An outer thing."""

    inner: tuple[Inner, ...]
    either: Inner | int
    word: Literal["a", "b"]
    both: tuple[int, str]
    numbers: dict[str, int | float]
    any: Any
    default: int = 3


def test_the_types_are_what_the_structs_say() -> None:
    text = typescript({"Outer": Outer, "Choice": Inner | int}, "Two things.")
    assert "/** An inner thing. */" in text
    assert '  type: "inner";' in text
    for line in (
        "pair: [left: number, right: string];",
        "maybe?: number | null;",
        "inner: Inner[];",
        'word: "a" | "b";',
        "both: [number, string];",
        "numbers: Record<string, number>;",
        "any: unknown;",
        "default: number;",
        "either: Choice;",
    ):
        assert f"  {line}" in text, text
    with pytest.raises(TypeError):
        typescript({"Odd": set[int]}, "")


def test_every_message_and_every_game_has_its_types() -> None:
    text = wire_types()
    for union in (wire.UpMessage, wire.DownMessage):
        for kind in get_args(union):
            assert f"export interface {kind.__name__} {{" in text
    for meta in zoco.games():
        assert "export type Move" in game_types(zoco.load(meta.key))


def test_the_server_speaks_both_languages_alike() -> None:
    english, german = (catalogue(PACKAGE, language) for language in ("en", "de"))
    assert keys_and_variables(english) == keys_and_variables(german)
    assert not faults(english)
    assert not faults(german)


def test_every_refusal_has_its_sentence() -> None:
    code = re.compile(r'(?:Refusal|Bye|cls|_because)\(\s*"([a-z-]+)"')
    used = {found for file in SOURCES.rglob("*.py") for found in code.findall(file.read_text())}
    used |= {*CODES.values()}
    used |= {f"database-{what}" for what in (*NAMES.values(), *STATES.values())}
    statuses = {f"table-{status}" for status in get_args(wire.Status)}
    texts = keys_and_variables(catalogue(PACKAGE, "en"))
    missing = {name for name in used | statuses if f"error-{name}" not in texts}
    assert not missing
    known = {f"error-{name}" for name in used | statuses | {"stopping", "idle", "illegal"}}
    told = {"told-practice", "herald-subject", "herald-text"}
    assert texts.keys() - known == {"closed-damaged", "closed-rules", *told}


def test_a_refusal_is_one_sentence() -> None:
    assert Refusal("name-taken", 409, name="Bo").sentence() == (
        "Somebody at this table is called Bo already."
    )
