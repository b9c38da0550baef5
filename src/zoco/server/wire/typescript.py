"""TypeScript types of msgspec types, so that the page and the server cannot drift apart."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any, get_origin

from msgspec import inspect

_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.RawType: "unknown",
}


def typescript(named: dict[str, Any], purpose: str) -> str:
    """A module that exports every type in `named`, and every Struct that they are made of."""
    shapes = inspect.multi_type_info(named.values())
    structs: dict[str, inspect.StructType] = {}
    for shape in shapes:
        _collect(shape, structs)
    parts = [f"// {purpose}\n// Made by `make fix` from the Python sources: do not edit."]
    unions = {n: _written(s) for n, s in zip(named, shapes, strict=True) if n not in structs}
    for name, struct in structs.items():
        parts.append(_interface(name, struct, unions))
    parts += [f"export type {name} =\n  {union};" for name, union in unions.items()]
    return "\n\n".join(parts) + "\n"


def _collect(shape: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    if isinstance(shape, inspect.StructType):
        name = _name(shape)
        if name in found:
            return
        found[name] = shape
    for part in _parts(shape):
        _collect(part, found)


def _parts(shape: inspect.Type) -> Iterable[inspect.Type]:
    match shape:
        case inspect.StructType(fields=fields):
            return [field.type for field in fields]
        case inspect.UnionType(types=types):
            return types
        case inspect.TupleType(item_types=items):
            return items
        case inspect.NamedTupleType(fields=named):
            return [field.type for field in named]
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [item]
        case inspect.DictType(key_type=key, value_type=value):
            return [key, value]
        case inspect.Metadata(type=inner):
            return [inner]
        case _:
            return []


def _name(shape: inspect.StructType) -> str:
    """`Table[Union[A, B]]` is just `Table`: a module holds each generic once."""
    return re.sub(r"\W.*", "", shape.cls.__name__)


def _interface(name: str, shape: inspect.StructType, unions: dict[str, str]) -> str:
    lines = [f"/** {_summary(shape.cls)} */", f"export interface {name} {{"]
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: {json.dumps(shape.tag)};")
    for field in shape.fields:
        mark = "?" if _optional(shape.cls, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {_aliased(_written(field.type), unions)};")
    return "\n".join([*lines, "}"])


def _optional(kind: Any, field: inspect.Field) -> bool:
    """What has a default may be missing where it is left out on the way, or where it is read."""
    config = (get_origin(kind) or kind).__struct_config__
    return not field.required and (config.omit_defaults or config.forbid_unknown_fields)


def _aliased(text: str, unions: dict[str, str]) -> str:
    """The text with unions that have a name called by it."""
    for name, union in unions.items():
        if " | " in union:
            text = text.replace(union, name)
    return re.sub(r"\((\w+)\)\[\]", r"\1[]", text)


def _summary(kind: Any) -> str:
    text: str = (get_origin(kind) or kind).__doc__ or ""
    return " ".join(text.strip().partition("\n\n")[0].split()).replace("*/", "* /")


def _written(shape: inspect.Type) -> str:
    if type(shape) in _PLAIN:
        return _PLAIN[type(shape)]
    match shape:
        case inspect.StructType():
            return _name(shape)
        case inspect.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(_written(part) for part in types))
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(_written(item) for item in items)}]"
        case inspect.NamedTupleType(fields=fields):
            return f"[{', '.join(f'{f.name}: {_written(f.type)}' for f in fields)}]"
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            text = _written(item)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_written(value)}>"
        case inspect.Metadata(type=inner):
            return _written(inner)
        case _:
            raise TypeError(f"there is no TypeScript for {shape}")
