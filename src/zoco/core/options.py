"""Table options: named choices with defaults, validated, each explained by a paragraph."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct

from zoco.core.faults import bad_field, read

Chosen = TypeVar("Chosen", bound="Options")


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The choices of a table. Every field has a default, so that nobody has to choose.

    A field is a bool, a Literal or a bounded int; `paragraphs` says where each is explained.
    """

    paragraphs: ClassVar[dict[str, str]] = {}


def read_options(kind: type[Chosen], given: Options | Mapping[str, Any] | None) -> Chosen:
    """`given` as options of this `kind`; raises `BadInput` with the option and its value."""
    if isinstance(given, kind):
        read("options", msgspec.to_builtins(given), kind)
        return given
    if isinstance(given, Options):
        return read("options", msgspec.to_builtins(given), kind)
    if given is not None and not isinstance(given, Mapping):
        raise bad_field("options", given, "fault-options")
    return read("options", dict(given or {}), kind)


def choices(kind: type[Options]) -> dict[str, tuple[Any, ...]]:
    """For each option the values worth trying: all of a few, or the ends of a range."""
    shape = msgspec.inspect.type_info(kind)
    assert isinstance(shape, msgspec.inspect.StructType)
    return {field.name: _values(field.type, field.default) for field in shape.fields}


def _values(kind: msgspec.inspect.Type, default: Any) -> tuple[Any, ...]:
    match kind:
        case msgspec.inspect.BoolType():
            return (False, True)
        case msgspec.inspect.LiteralType(values=values):
            return tuple(values)
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            return tuple(sorted({low, high, default}))
        case _:
            raise TypeError(f"an option must be a bool, a Literal or a bounded int, not {kind}")
