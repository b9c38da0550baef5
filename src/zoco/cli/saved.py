"""Saved matches: loading them, as far as the rules are still those that they were played by."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import zoco
from zoco.cli.given import check_old
from zoco.core.faults import BadInput, Fault, bad
from zoco.core.log.log import MAX_BYTES, Log


class Told(NamedTuple):
    """A match as far as these rules can play it, and where they part from it, if they do."""

    log: Log
    difference: BadInput | None


def log_of(path: Path) -> Log:
    """The log in a file; every fault names the file and, inside it, the line."""
    log, difference = log_until_difference(path)
    if difference is not None:
        raise BadInput(Fault("rules-resume", because=difference.fault))
    return log


def exported(path: Path) -> bytes:
    """What is in a file that a server has exported; raises `BadInput` for what is far too long."""
    check_old(path)
    if path.stat().st_size > 2 * MAX_BYTES:
        raise bad("fault-long-log").placed(file=path.name)
    return path.read_bytes()


def log_until_difference(path: Path) -> Told:
    """The log in a file, up to where its rules and these part; raises `BadInput` for faults.

    A difference is found behind hashes that fit: the file is whole, and it is the rules that
    have changed since, for example because the fault that a fuzzer found was mended.
    """
    check_old(path)
    try:
        return Told(zoco.Log.load(path), None)
    except BadInput as error:
        if error.fault.sort != "rules":
            raise
        lines = path.read_bytes().splitlines(keepends=True)
        before = b"".join(lines[: error.fault.line - 1])
        return Told(zoco.Log.loads(before, path.name), error)
