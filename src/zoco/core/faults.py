"""What was handed in and cannot be used: one error, and reading that raises it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from zoco.core.words.said import Param, Said


class BadInput(ValueError):
    """Something from outside cannot be used; the message is an English sentence for people.

    `said` is the same as keys and parameters, for the catalogues of whoever speaks other languages
    too; empty where there is only the sentence.
    """

    said: tuple[Said, ...] = ()

    def __init__(self, *given: object, said: tuple[Said, ...] = ()) -> None:
        super().__init__(*given)
        self.said = said


class NoEdition(BadInput):
    """Neither an edition nor a file has this name."""

    def __init__(self, given: str, known: tuple[str, ...]) -> None:
        super().__init__(given, known)
        self.given = given
        self.known = known

    def __str__(self) -> str:
        names = ", ".join(self.known)
        return f"There is no edition or file {shortened(self.given)}; shipped editions: {names}."


class BadPart(BadInput):
    """A part of a file, such as a line, cannot be used for a reason that is an error itself."""

    def __init__(self, source: str, reason: BadInput) -> None:
        super().__init__(source, reason)
        self.source = source
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.source}: {self.reason}"


class BadField(BadInput):
    """A file or object has a field that cannot be used: names source, field and value.

    `said` are the clauses of the reason. `example` is a value that would do, where one is known and
    says more than the reason; `package` is the game whose catalogue may have to say it.
    """

    example: str | None = None

    def __init__(
        self,
        source: str,
        field: str,
        value: object,
        reason: str,
        *,
        said: tuple[Said, ...] = (),
        package: str | None = None,
    ) -> None:
        super().__init__(source, field, value, reason, said=said)
        self.package = package
        self.source = source
        self.field = field
        self.value = value
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.source}, field {self.field}: {self.reason} (found {shortened(self.value)})"


def shortened(value: object, limit: int = 60) -> str:
    """The value as it is shown in an error: never longer than a line."""
    text = repr(value)
    return text if len(text) <= limit else text[: limit - 1] + "…"


_KIND = r"Expected `(?P<kind>[^`]+)`"
_GOT = r"(?:, got .+)?"
_PATTERNS = (
    (r"Object missing required field `.*`", "fault-missing"),
    (r"Object contains unknown field `.*`", "fault-unknown"),
    (r"Invalid (?:enum )?value .+", "fault-value"),
    (r"(?:Integer value|Number) out of range", "fault-number"),
    (rf"{_KIND} >= (?P<number>-?\d+)", "fault-least"),
    (rf"{_KIND} <= (?P<number>-?\d+)", "fault-most"),
    (rf"{_KIND} of (?:length >=|at least length) (?P<number>\d+){_GOT}", "fault-length-least"),
    (rf"{_KIND} of (?:length <=|at most length) (?P<number>\d+){_GOT}", "fault-length-most"),
    (rf"{_KIND} of length (?P<number>\d+){_GOT}", "fault-length"),
    (rf"{_KIND} of length (?P<low>\d+) to (?P<high>\d+){_GOT}", "fault-length-range"),
    (rf"{_KIND} matching regex .+", "fault-form"),
    (rf"{_KIND}{_GOT}", "fault-kind"),
)
_COMPILED = tuple((re.compile(pattern), key) for pattern, key in _PATTERNS)


def mismatch(message: str) -> tuple[Said, ...]:
    """The message of a `ValidationError`, without its path; empty if it is none that is known.

    The parameter `kind` names types as msgspec does, `int | null`.
    """
    for pattern, key in _COMPILED:
        found = pattern.fullmatch(message)
        if found:
            return (Said(key, {name: _param(text) for name, text in found.groupdict().items()}),)
    return ()


def _param(text: str) -> Param:
    return int(text) if re.fullmatch(r"-?\d+", text) else text


T = TypeVar("T")
_PATH = re.compile(r" - at (?:`key` in )?`\$(?P<path>[^`]*)`$")
_NAME = re.compile(r"^Object (?:contains unknown|missing required) field `(?P<name>[^`]*)`$")
_BYTE = re.compile(r"\(byte (\d+)\)")
_PART = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")


def read(source: str, data: Any, kind: type[T], check: Callable[[T], None] | None = None) -> T:
    """`data` (builtin values) as a `kind`, checked further by `check`; raises `BadField`."""
    try:
        value = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise _named(source, data, str(error)) from None
    if check is not None:
        check(value)
    return value


def parse(source: str, text: bytes | str) -> Any:
    """`text` as builtin values; raises `BadField` when it is not JSON."""
    if not isinstance(text, (bytes, str)):
        raise BadField(source, "$", text, "is not text", said=(Said("fault-text"),))
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        start, said = text[:40], _not_json(str(error))
        raise BadField(source, "$", start, f"is not JSON: {error}", said=said) from None


def _not_json(message: str) -> tuple[Said]:
    byte = _BYTE.search(message)
    return (Said("fault-json-byte", {"byte": int(byte[1])}) if byte else Said("fault-json"),)


def _named(source: str, data: Any, message: str) -> BadField:
    found = _PATH.search(message)
    path = found["path"] if found else ""
    reason = message[: found.start()] if found else message
    named = _NAME.match(reason)
    if named:
        path += f".{named['name']}"
    field, said = path.lstrip(".") or "$", mismatch(reason)
    return BadField(source, field, _at(data, path), reason, said=said)


def _at(data: Any, path: str) -> Any:
    for name, index in _PART.findall(path):
        try:
            data = data[name] if name else data[int(index)]
        except (KeyError, IndexError, TypeError, ValueError):
            return data
    return data
