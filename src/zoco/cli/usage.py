"""A command line that cannot be read, as a fault: the reader of options speaks English only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zoco.cli.language import Language
from zoco.core.faults import Fault, shortened
from zoco.core.words.said import Param

BOUNDS = {"greater_than_equal": ("fault-least", "ge"), "less_than_equal": ("fault-most", "le")}


def usage(error: Exception, arguments: Sequence[str], commands: Sequence[str]) -> Fault:
    """What is wrong with the arguments, by the kind of error and what it is about."""
    param, option = getattr(error, "param", None), getattr(error, "option_name", None)
    if param is not None:
        return _value(error, _name(param))
    if hasattr(error, "possibilities"):
        return Fault("wrong-usage-option", {"name": str(option)})
    if option is not None:
        return Fault("wrong-usage-form", {"name": str(option)})
    if arguments and arguments[0] not in commands:
        return Fault("wrong-command", {"text": arguments[0], "known": ", ".join(commands)})
    return Fault("wrong-usage")


def _name(param: Any) -> str:
    """`--seats`, or `FILE` as the help calls it."""
    if param.opts and param.opts[0].startswith("-"):
        return str(param.opts[0])
    return str(param.metavar or param.name.upper())


def _value(error: Exception, name: str) -> Fault:
    """A value that an option or argument cannot have, or one that is not there."""
    found: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    if not found:
        return Fault("fault-missing", field=name)
    kind, given = found[0]["type"], found[0]["input"]
    if name == "--lang":
        return Fault("wrong-language", {"text": str(given), "known": ", ".join(Language)})
    told: dict[str, Param] = {"kind": "int"}
    key, bound = BOUNDS.get(kind, ("fault-kind", ""))
    if bound:
        told["number"] = found[0]["ctx"][bound]
    return Fault(key, told, field=name, value=shortened(given))
