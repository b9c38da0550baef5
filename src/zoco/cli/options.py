"""The options of a game as people write and read them: `first=2`, `solo=yes`.

Logs and programs count seats from 0, and −1 is the lot; people count them from 1, and 0 is the lot.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import inspect

from zoco.cli.given import small_number
from zoco.core.faults import BadInput, Fault, bad
from zoco.core.game import Game
from zoco.core.options import Options, choices
from zoco.core.words.said import Param, dashed
from zoco.core.words.texts import MissingText, Texts

TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
TRUTH |= {"ja": True, "nein": False}
SEATS = ("first",)
"""Options whose value is a seat."""
REFUSALS = {
    "truth": "wrong-option-truth",
    "seat": "wrong-option-seat",
    "number": "wrong-option-number",
    "word": "wrong-option-word",
}
LOT, LOT_VALUE = ("0", "lot", "los"), -1


class Knob(NamedTuple):
    """One option: what it can be set to, and what it is if nobody does."""

    name: str
    kind: inspect.Type
    values: tuple[Any, ...]
    default: Any

    def meant(self, text: str) -> Any:
        """The value that was typed; None if it is none of those there are."""
        if self.sort == "truth":
            return TRUTH.get(text.casefold())
        if self.sort == "seat" and text.casefold() in LOT:
            return LOT_VALUE
        if self.sort in ("seat", "number"):
            return self._number(text.replace("−", "-"))
        return next((value for value in self.values if str(value) == text), None)

    def _number(self, text: str) -> int | None:
        digits = small_number(text.removeprefix("-"))
        if digits is None:
            return None
        number = (-digits if text.startswith("-") else digits) - self._shift
        low = 0 if self.sort == "seat" else min(self.values)
        return number if low <= number <= max(self.values) else None

    @property
    def sort(self) -> str:
        """Truth, seat, number or word: what its texts are named after."""
        if isinstance(self.kind, inspect.BoolType):
            return "truth"
        if isinstance(self.kind, inspect.IntType):
            return "seat" if self.name in SEATS else "number"
        return "word"

    @property
    def _shift(self) -> int:
        return 1 if self.sort == "seat" else 0

    def bounds(self) -> dict[str, str]:
        """What a sentence about the allowed values names."""
        if self.sort == "truth":
            return {}
        if self.sort == "seat":
            return {"high": str(max(self.values) + self._shift)}
        if self.sort == "number":
            return {"low": signed(min(self.values)), "high": signed(max(self.values))}
        return {"known": ", ".join(str(value) for value in self.values)}

    def span(self, texts: Texts) -> str:
        """The values there are, for a list."""
        return texts.word(f"option-{self.sort}", **self.bounds())

    def usual(self, texts: Texts) -> str:
        """The default as it would be typed."""
        if isinstance(self.default, bool):
            return texts.word("option-yes" if self.default else "option-no")
        if self.sort in ("seat", "number"):
            return signed(self.default + self._shift)
        return str(self.default)

    @property
    def facts(self) -> dict[str, Any]:
        """The same for programs, as a log holds it."""
        if self.sort in ("seat", "number"):
            bounds: dict[str, Any] = {"least": min(self.values), "most": max(self.values)}
            return {"type": "number", **bounds, "default": self.default}
        kind = "bool" if self.sort == "truth" else "choice"
        return {"type": kind, "values": list(self.values), "default": self.default}


def knobs(game: Game[Any, Any]) -> dict[str, Knob]:
    """The options of a game, by name."""
    kind = game.kinds.options
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    values = choices(kind)
    return {
        field.name: Knob(field.name, field.type, values[field.name], field.default)
        for field in shape.fields
    }


def options_of(game: Game[Any, Any], given: list[str]) -> dict[str, Any]:
    """`["first=2"]` as checked options, each spelled out."""
    return _spelled(game.options(_typed(game, given)))


def simulated_options(game: Game[Any, Any], given: list[str]) -> dict[str, Any]:
    """The same for play without people: what is not given is as the game has it there."""
    return _spelled(game.simulated(_typed(game, given)))


def _spelled(options: Options) -> dict[str, Any]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


def _typed(game: Game[Any, Any], given: list[str]) -> dict[str, Any]:
    raw: dict[str, Any] = {}
    for text in given:
        name, value = _option(game, text)
        if name in raw:
            raise bad("wrong-option-twice", name=name)
        raw[name] = value
    return raw


def _option(game: Game[Any, Any], text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    known = knobs(game)
    if not equals:
        raise bad("wrong-option-form", text=text)
    if not known:
        raise bad("wrong-option-none", title=game.meta.title)
    if name not in known:
        names = ", ".join(known)
        raise bad("wrong-option-name", title=game.meta.title, name=name, known=names)
    return name, _value(game, known[name], value.strip())


def _value(game: Game[Any, Any], knob: Knob, text: str) -> Any:
    value = knob.meant(text)
    if value is None:
        raise _wrong_value(game, knob, text)
    return value


def _wrong_value(game: Game[Any, Any], knob: Knob, text: str) -> BadInput:
    """The values there are; the game's own words say what they mean."""
    meaning = Fault(f"option-{dashed(knob.name)}-help", package=game.package)
    told: dict[str, Param] = {"name": knob.name, "text": text, **knob.bounds()}
    return BadInput(Fault(REFUSALS[knob.sort], told, because=meaning))


def explained(game: Game[Any, Any], name: str, language: str) -> tuple[str, str]:
    """What an option is called and does, in the words of the game."""
    texts = Texts(game.package, language)
    key = f"option-{dashed(name)}"
    try:
        return texts.word(key), texts.word(f"{key}-help")
    except MissingText:
        return name, ""


def signed(number: int) -> str:
    """A number with a minus sign as people write it."""
    return str(number).replace("-", "−")
