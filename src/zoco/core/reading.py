"""Reading outside data into a Struct, with errors that name source, field and value."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from zoco.core.bad_input import BadField
from zoco.core.mismatch import mismatch
from zoco.core.said import Said

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
