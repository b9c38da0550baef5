"""Editions: the board and card data of a game, as files that owners of a box can write too."""

from __future__ import annotations

import re
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from zoco.core.faults import BadInput, bad, bad_field, is_letter, parse, read, shortened

E = TypeVar("E", bound="Edition")
_LIMIT = 1_000_000
_LONGEST = 2_000
"""Characters of one text: every frame of a match may carry it."""


class Provenance(Struct, frozen=True):
    """Where the data comes from, in both languages; the app shows it."""

    en: str
    de: str


class Edition(Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """The data of one edition. Subclasses add fields and override `check`."""

    name: str
    provenance: Provenance

    def check(self) -> None:
        """Raise a `bad_field` where the data contradicts itself or the rules."""

    @cached_property
    def flaw(self) -> str | None:
        """What `check` has to say, if anything: an edition inside a table is read unchecked."""
        try:
            self.check()
        except BadInput as error:
            package = type(self).__module__.rpartition(".")[0]  # its own catalogue says its faults
            return str(error.within("edition").placed(package=package))
        return None


def read_edition(kind: type[E], given: Any, package: str, known: tuple[str, ...]) -> E:
    """An edition by name, file path, raw data, or as it is; raises `BadInput`."""
    if isinstance(given, kind):
        return given
    if given is None:
        return _shipped(kind, package, known[0])
    if isinstance(given, str) and given in known:
        return _shipped(kind, package, given)
    try:
        if isinstance(given, (str, Path)):
            return _from_file(kind, Path(given), known)
        return _from_data(kind, given)
    except BadInput as error:
        better = _exemplified(error, _shipped(kind, package, known[0]))
        raise better.placed(package=package) from None


def _shipped(kind: type[E], package: str, name: str) -> E:
    found = _SHIPPED.get((package, name))
    if found is None:
        file = resources.files(package) / "editions" / f"{name}.json"
        found = _from_text(kind, f"{name}.json", file.read_bytes())
        _SHIPPED[package, name] = found
    assert isinstance(found, kind)
    return found


_SHIPPED: dict[tuple[str, str], Edition] = {}


def _from_file(kind: type[E], path: Path, known: tuple[str, ...]) -> E:
    if not _is_file(path):
        raise bad("wrong-edition", file=str(path), known=", ".join(known))
    if path.stat().st_size > _LIMIT:
        raise bad("fault-large", most=_LIMIT).placed(file=path.name)
    return _from_text(kind, path.name, path.read_bytes())


def _from_text(kind: type[E], file: str, text: bytes) -> E:
    try:
        return _checked(parse("", text), kind)
    except BadInput as error:
        raise error.placed(file=file) from None


def _from_data(kind: type[E], data: Any) -> E:
    """Data that was read before gives the very same edition, with all that was worked out of it."""
    key = _content(data)
    known = None if key is None else _READ.get((kind, key))
    if isinstance(known, kind):
        return known
    try:
        made = _checked(msgspec.to_builtins(data) if isinstance(data, Struct) else data, kind)
    except BadInput as error:
        raise error.within("edition") from None
    if key is not None:
        if len(_READ) >= _KEPT:
            del _READ[next(iter(_READ))]
        _READ[kind, key] = made
    return made


def _content(data: Any) -> bytes | None:
    try:
        return msgspec.json.encode(data, order="deterministic")
    except (TypeError, ValueError, RecursionError):  # it will be refused for what it is
        return None


_KEPT = 64
_READ: dict[tuple[type[Edition], bytes], Edition] = {}


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # no name that a file could have
        return False


def _checked(data: Any, kind: type[E]) -> E:
    edition = read("", data, kind)
    _check_letters("", data)
    edition.check()
    return edition


def _check_letters(path: str, data: Any) -> None:
    """Texts of an edition reach screens: nothing in them may command one, or fill it."""
    match data:
        case str() if len(data) > _LONGEST:
            raise bad_field(path, data, "fault-wordy", most=_LONGEST)
        case str() if not all(map(is_letter, data)):
            raise bad_field(path, data, "fault-letters")
        case dict():
            for name, value in data.items():
                _check_letters(f"{path}.{name}".lstrip("."), value)
        case list() | tuple():
            for number, value in enumerate(data):
                _check_letters(f"{path}[{number}]", value)


def _exemplified(error: BadInput, shipped: Edition) -> BadInput:
    """A pattern says little to people: what a shipped edition has in its place says more."""
    example = _example(shipped, error.fault.field.removeprefix("edition."))
    if error.fault.key != "fault-form" or example is None:
        return error
    return error.placed(key="fault-like", params={"example": shortened(example)})


def _example(shipped: Edition, field: str) -> str | None:
    found: Any = msgspec.to_builtins(shipped)
    for part in filter(None, re.split(r"[.\[\]]+", field)):
        if isinstance(found, dict):
            found = found.get(part)
        elif isinstance(found, (list, tuple)) and found:
            place = int(part) if part.isdecimal() else 0
            found = found[min(place, len(found) - 1)]
    return found if isinstance(found, str) else None
