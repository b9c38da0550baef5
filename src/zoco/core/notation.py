"""One canonical line of text for every move, like chess notation: read(write(move)) == move."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Union, get_args, get_origin

import msgspec

from zoco.core.faults import bad
from zoco.core.moves import Move
from zoco.core.settled import settled

_FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Code(NamedTuple):
    """How a value is written inside a line, and which text reads back to it."""

    pattern: str
    write: Callable[[Any], str]
    read: Callable[[str], Any]


NUMBER = r"(?:0|-?[1-9][0-9]*)"
PLAIN = {
    "int": Code(NUMBER, str, int),
    "word": Code(r"[A-Za-z0-9_-]+", str, str),
    "ints": Code(
        rf"(?:{NUMBER}(?:,{NUMBER})*|none)",
        lambda values: ",".join(map(str, values)) or "none",
        lambda text: () if text == "none" else tuple(map(int, text.split(","))),
    ),
}


class Notation:
    """Writes and reads the moves of one game by their `notation` templates.

    A template holds fields in braces: `{pips}` is an int, `{field:square}` uses a named code.
    """

    def __init__(self, moves: Any, codes: Mapping[str, Code] | None = None) -> None:
        known = {**PLAIN, **(codes or {})}
        self._lines = {kind: _Line(kind, known) for kind in members(moves)}

    def write(self, move: Move) -> str:
        """The line of `move`."""
        return self._lines[type(move)].write(move)

    def read(self, text: str) -> Move:
        """The move of a line; raises `BadInput` if there is none."""
        for line in self._lines.values() if type(text) is str else ():
            move = line.read(text)
            if move is not None:
                return move
        raise bad("wrong-move", text=str(text))

    @property
    def templates(self) -> tuple[str, ...]:
        """The lines that can be written, for help texts."""
        return tuple(line.template for line in self._lines.values())


class _Line:
    def __init__(self, kind: type[Move], codes: Mapping[str, Code]) -> None:
        self.kind = kind
        self.template = kind.notation
        named = _FIELD.findall(kind.notation)
        if not kind.notation or sorted(n for n, _ in named) != sorted(kind.__struct_fields__):
            raise TypeError(f"the notation of {kind.__name__} must name each of its fields once")
        self.fields = {name: codes[code or "int"] for name, code in named}
        self.pattern = re.compile(_pattern(kind.notation, self.fields))

    def write(self, move: Move) -> str:
        def value(found: re.Match[str]) -> str:
            name = found[1]
            return self.fields[name].write(getattr(move, name))

        return _FIELD.sub(value, self.template)

    def read(self, text: str) -> Move | None:
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        try:
            raw = {name: code.read(found[name]) for name, code in self.fields.items()}
            tagged = raw | {"type": self.kind.__struct_config__.tag}
            return msgspec.convert(tagged, settled(self.kind))
        except ValueError:  # a value out of its bounds: no move has this line
            return None


def _pattern(template: str, fields: Mapping[str, Code]) -> str:
    parts = _FIELD.split(template)
    literal, names = parts[::3], parts[1::3]
    pattern = re.escape(literal[0])
    for name, text in zip(names, literal[1:], strict=True):
        pattern += f"(?P<{name}>{fields[name].pattern})" + re.escape(text)
    return pattern


def members(union: Any) -> tuple[Any, ...]:
    """The classes of a union, or the one class itself."""
    return get_args(union) if get_origin(union) in (Union, types.UnionType) else (union,)
