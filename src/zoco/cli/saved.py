"""Saved matches: loading them, and what to say when the rules are no longer those they were."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import zoco
from zoco.cli.wrong import Wrong
from zoco.core.faults import BadField, shortened
from zoco.core.log.log import Log

_LINE = re.compile(r" line (?P<number>\d+)(?P<part>, move|, events)?$")


class Told(NamedTuple):
    """A match as far as these rules can play it, and where they part from it, if they do."""

    log: Log
    difference: Wrong | None


def log_of(path: Path) -> Log:
    """The log in a file; every fault names the file and, inside it, the line."""
    found = log_until_difference(path)
    if found.difference is not None:
        raise Wrong("wrong-differs-resume", **found.difference.params)
    return found.log


def log_until_difference(path: Path) -> Told:
    """The log in a file, up to where its rules and these part; raises `BadInput` for faults.

    A difference is found behind hashes that fit: the file is whole, and it is the rules that
    have changed since, for example because the fault that a fuzzer found was mended.
    """
    if path.is_dir():
        raise Wrong("wrong-folder", path=str(path))
    try:
        return Told(zoco.Log.load(path), None)
    except BadField as error:
        number = _line(error)
        if number is None:
            raise
        return _parted(path, number, error)


def _line(error: BadField) -> int | None:
    """The line from which on the rules differ; None for any other fault."""
    found = _LINE.search(error.source)
    if found is None:
        return None
    if found["part"]:
        differs = error.field == "type" and any(it.key == "fault-version" for it in error.said)
    else:
        refused = error.field == "move" and error.reason.startswith("is refused")
        differs = refused or error.field in DERIVED
    return int(found["number"]) if differs else None


DERIVED = ("events", "table")
"""What the rules make of a move; they may make something else of it now."""
_PARAGRAPH = re.compile(r"\((\w+ \d+\.\d+)")


def _parted(path: Path, number: int, error: BadField) -> Told:
    lines = path.read_bytes().splitlines(keepends=True)
    log = zoco.Log.loads(b"".join(lines[: number - 1]), path.name)
    paragraph = _PARAGRAPH.search(error.reason)
    difference = Wrong(
        "wrong-differs",
        file=path.name,
        line=str(number),
        how=error.field,
        notation=_written(log, lines[number - 1]),
        rule=paragraph[1] if paragraph else "none",
    )
    return Told(log, difference)


def _written(log: Log, line: bytes) -> str:
    """A move as people type it; as it is in the file where the game has no text for it."""
    raw: dict[str, Any] = msgspec.json.decode(line)
    try:
        return repr(log.game.write(msgspec.convert(raw["move"], log.game.kinds.move)))
    except Exception:  # a game may be anybody's, and a file made to vex it
        return shortened(raw["move"])
