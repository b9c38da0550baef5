"""Editions: the board and card data of a game, as files that owners of a box can write too."""

from __future__ import annotations

import re
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from zoco.core.faults import BadField, BadInput, NoEdition, parse, read
from zoco.core.words.said import Param, Said

E = TypeVar("E", bound="Edition")
_LIMIT = 1_000_000


class Provenance(Struct, frozen=True):
    """Where the data comes from, in both languages; the app shows it."""

    en: str
    de: str


class Edition(Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """The data of one edition. Subclasses add fields and override `check`."""

    name: str
    provenance: Provenance

    def check(self, source: str) -> None:
        """Raise `BadField` where the data contradicts itself or the rules."""

    @cached_property
    def flaw(self) -> str | None:
        """What `check` has to say, if anything: an edition inside a table is read unchecked."""
        try:
            self.check("edition")
        except BadField as error:
            return str(error)
        return None


def fault(
    source: str, field: str, value: object, reason: str, key: str = "", **params: Param
) -> BadField:
    """The error for a field that is well formed but wrong.

    `key` and `params` are the same reason for the catalogues of the game; without a key it is told
    in English everywhere.
    """
    return BadField(source, field, value, reason, said=(Said(key, params),) if key else ())


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
        return _checked("edition", given, kind)
    except BadField as error:
        error.package = package
        error.example = _example(_shipped(kind, package, known[0]), error.field)
        raise


def _shipped(kind: type[E], package: str, name: str) -> E:
    found = _SHIPPED.get((package, name))
    if found is None:
        file = resources.files(package) / "editions" / f"{name}.json"
        found = _checked(f"{name}.json", parse(f"{name}.json", file.read_bytes()), kind)
        _SHIPPED[package, name] = found
    assert isinstance(found, kind)
    return found


_SHIPPED: dict[tuple[str, str], Edition] = {}


def _from_file(kind: type[E], path: Path, known: tuple[str, ...]) -> E:
    if not _is_file(path):
        raise NoEdition(str(path), known)
    if path.stat().st_size > _LIMIT:
        said = (Said("fault-large", {"file": path.name, "most": _LIMIT}),)
        raise BadInput(f"{path.name} is larger than {_LIMIT:,} bytes: not an edition.", said=said)
    return _checked(path.name, parse(path.name, path.read_bytes()), kind)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # no name that a file could have
        return False


def _checked(source: str, data: Any, kind: type[E]) -> E:
    raw = msgspec.to_builtins(data) if isinstance(data, Struct) else data
    return read(source, raw, kind, lambda edition: edition.check(source))


def _example(shipped: Edition, field: str) -> str | None:
    """The text at the same place of a shipped edition: it shows the form better than a pattern."""
    found: Any = msgspec.to_builtins(shipped)
    for part in filter(None, re.split(r"[.\[\]]+", field)):
        if isinstance(found, dict):
            found = found.get(part)
        elif isinstance(found, (list, tuple)) and found:
            place = int(part) if part.isdecimal() else 0
            found = found[min(place, len(found) - 1)]
    return found if isinstance(found, str) else None
