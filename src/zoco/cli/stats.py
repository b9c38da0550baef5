"""`zoco stats`: what matches were made of, for people, as JSON and as CSV."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

import zoco
from zoco.bots.statistics.figures import figures_of
from zoco.bots.statistics.rows import Named, plain, separated
from zoco.bots.statistics.sums import Match, sums_of
from zoco.cli.console import make_console, print_json
from zoco.cli.play.seating import seating_of
from zoco.cli.saved import exported
from zoco.cli.statistics import print_match, print_sums
from zoco.core.faults import BadInput, bad
from zoco.core.log.log import Log
from zoco.server.history.importing import read_log


class File(NamedTuple):
    """A match and the name of its file."""

    name: str
    log: Log
    match: Match


def stats(paths: Sequence[Path], language: str, *, as_json: bool, as_csv: bool) -> None:
    """Print the figures of one match, or the sums of several; raises `BadInput`."""
    if as_json and as_csv:
        raise bad("wrong-together", one="--json", other="--csv")
    files = [_read(path, language) for path in paths]
    heads = [file.log.head for file in files]
    for number, file in enumerate(files):
        if file.log.head in heads[:number]:
            raise bad("wrong-file-twice", file=file.name)
    sums = sums_of([file.match for file in files]) if len(files) > 1 else ()
    named = [Named(file.name, file.match) for file in files]
    if as_json:
        print_json(plain(named, sums))
    elif as_csv:
        sys.stdout.write(separated(named, sums))
    elif len(files) == 1:
        print_match(make_console(), files[0].log, files[0].match, language)
    else:
        print_sums(make_console(), named, sums, language)


def _read(path: Path, language: str) -> File:
    """The match in a file."""
    text = exported(path)
    try:
        log = read_log(zoco.load, text.decode("utf-8", "replace"), float("inf"))
    except BadInput as error:
        raise error.placed(file=path.name) from None
    figures = figures_of(log, practice=_is_practice(text), worth=True)
    return File(path.name, log, Match(seating_of(log, language).names, figures))


def _is_practice(text: bytes) -> bool:
    """Whether the server says so: logs of before did not tell of themselves that they are forks."""
    try:
        whole = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return isinstance(whole, dict) and whole.get("practice") is True
