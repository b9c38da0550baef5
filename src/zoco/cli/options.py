"""The options of a game as people write and read them: `first=2`, `solo=yes`."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import inspect

from zoco.cli.wrong import Wrong
from zoco.core.game import Game
from zoco.core.naming import dashed
from zoco.core.options import choices
from zoco.core.texts import MissingText, Texts

TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
TRUTH |= {"ja": True, "nein": False}


class WrongValue(Wrong):
    """A value that an option cannot have; the game's own words say what the option does."""

    def __init__(self, game: Game[Any, Any], knob: Knob, text: str) -> None:
        super().__init__(knob.refusal(), name=knob.name, text=text, **knob.bounds())
        self._game, self._name = game, knob.name

    def told(self, language: str) -> str:
        """The values there are, and what they mean."""
        _, meaning = explained(self._game, self._name, language)
        return f"{super().told(language)} {meaning}".strip()


class Knob(NamedTuple):
    """One option: what it can be set to, and what it is if nobody does."""

    name: str
    kind: inspect.Type
    values: tuple[Any, ...]
    default: Any

    def meant(self, text: str) -> Any:
        """The value that was typed; None if it is none of those there are."""
        if isinstance(self.kind, inspect.BoolType):
            return TRUTH.get(text.casefold())
        if isinstance(self.kind, inspect.IntType):
            return self._number(text.replace("−", "-"))
        return next((value for value in self.values if str(value) == text), None)

    def _number(self, text: str) -> int | None:
        if not text.removeprefix("-").isdecimal():
            return None
        number = int(text)
        return number if min(self.values) <= number <= max(self.values) else None

    def refusal(self) -> str:
        """The text for a value that is none."""
        if isinstance(self.kind, inspect.BoolType):
            return "wrong-option-truth"
        return "wrong-option-number" if self._counts() else "wrong-option-word"

    def _counts(self) -> bool:
        return isinstance(self.kind, inspect.IntType)

    def bounds(self) -> dict[str, str]:
        """What a sentence about the allowed values names."""
        if isinstance(self.kind, inspect.BoolType):
            return {}
        if self._counts():
            return {"low": signed(min(self.values)), "high": signed(max(self.values))}
        return {"known": ", ".join(str(value) for value in self.values)}

    def span(self, texts: Texts) -> str:
        """The values there are, for a list."""
        if isinstance(self.kind, inspect.BoolType):
            return texts.word("option-truth")
        return texts.word("option-number" if self._counts() else "option-word", **self.bounds())

    def usual(self, texts: Texts) -> str:
        """The default as it would be typed."""
        if isinstance(self.default, bool):
            return texts.word("option-yes" if self.default else "option-no")
        return signed(self.default) if self._counts() else str(self.default)


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
    raw: dict[str, Any] = {}
    for text in given:
        name, value = _option(game, text)
        if name in raw:
            raise Wrong("wrong-option-twice", name=name)
        raw[name] = value
    chosen = game.options(raw)
    return {name: getattr(chosen, name) for name in knobs(game)}


def _option(game: Game[Any, Any], text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    known = knobs(game)
    if not equals:
        raise Wrong("wrong-option-form", text=text)
    if not known:
        raise Wrong("wrong-option-none", title=game.meta.title)
    if name not in known:
        names = ", ".join(known)
        raise Wrong("wrong-option-name", title=game.meta.title, name=name, known=names)
    return name, _value(game, known[name], value.strip())


def _value(game: Game[Any, Any], knob: Knob, text: str) -> Any:
    value = knob.meant(text)
    if value is None:
        raise WrongValue(game, knob, text)
    return value


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
