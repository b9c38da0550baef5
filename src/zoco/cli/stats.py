"""`zoco stats`: what matches were made of, for people, as JSON and as CSV."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import zoco
from zoco.bots.statistics.dice import Draws
from zoco.bots.statistics.figures import Figures, figures_of
from zoco.bots.statistics.sources import Source
from zoco.bots.statistics.sums import Match, Sum, sums_of
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
    worth = as_json or as_csv or len(paths) == 1
    files = [_read(path, language, worth=worth) for path in paths]
    heads = [file.log.head for file in files]
    for number, file in enumerate(files):
        if file.log.head in heads[:number]:
            raise bad("wrong-file-twice", file=file.name)
    sums = sums_of([file.match for file in files]) if len(files) > 1 else ()
    if as_json:
        print_json({"matches": [_plain(file) for file in files], "sums": msgspec.to_builtins(sums)})
    elif as_csv:
        csv.writer(sys.stdout, lineterminator="\n").writerows([HEAD, *_rows(files, sums)])
    elif len(files) == 1:
        print_match(make_console(), files[0].log, files[0].match, language)
    else:
        print_sums(make_console(), [(file.name, file.match) for file in files], sums, language)


def _read(path: Path, language: str, *, worth: bool) -> File:
    """The match in a file; what its bargains were `worth` is reckoned only to be shown."""
    text = exported(path)
    try:
        log = read_log(zoco.load, text.decode("utf-8", "replace"), float("inf"))
    except BadInput as error:
        raise error.placed(file=path.name) from None
    figures = figures_of(log, practice=_is_practice(text), worth=worth)
    return File(path.name, log, Match(seating_of(log, language).names, figures))


def _is_practice(text: bytes) -> bool:
    """Whether the server says so, of forks too; a log alone says nothing."""
    try:
        whole = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return isinstance(whole, dict) and whole.get("practice") is True


def _plain(file: File) -> dict[str, Any]:
    players = list(file.match.players)
    figures: dict[str, Any] = msgspec.to_builtins(file.match.figures)
    return {"file": file.name, "players": players, **figures}


HEAD = ("file", "game", "practice", "section", "key", "player", "entry", "count", "value")
Row = tuple[str | int | float, ...]
SUM = ""
"""The name of no file: a row of a sum."""


def _rows(files: Sequence[File], sums: Sequence[Sum]) -> Iterator[Row]:
    """A number in each row; `value` of an outcome is what was expected, `count` what came."""
    for name, _, match in files:
        figures = match.figures
        head = (name, figures.game, int(figures.practice))
        for row in _match_rows(figures, match.players):
            yield (*head, *row)
    for total in sums:
        names = [player.name for player in total.players]
        for row in _sum_rows(total, names):
            yield (SUM, total.game, 0, *row)


def _match_rows(figures: Figures, players: Sequence[str]) -> Iterator[Row]:
    for name, rank in zip(players, figures.ranks, strict=False):
        yield ("rank", "", name, "", "", rank)
    for point in figures.course:
        for name, value in zip(players, point.values, strict=True):
            yield ("course", figures.measure, name, point.ply, "", value)
    yield from _source_rows(figures.sources, players)
    yield from _draw_rows(figures.draws)
    for bargain in figures.bargains:
        what = msgspec.json.encode(bargain.event).decode()
        for role, seat in (("offered", bargain.offered), ("accepted", bargain.accepted)):
            worth = bargain.worth[seat] if bargain.worth else ""
            yield (f"bargain-{role}", what, players[seat], bargain.ply, "", worth)


def _sum_rows(total: Sum, names: Sequence[str]) -> Iterator[Row]:
    for player in total.players:
        mean = "" if player.mean is None else player.mean
        yield ("matches", "", player.name, "", player.matches, "")
        yield ("finished", "", player.name, "", player.finished, mean)
        yield ("first", "", player.name, "", player.first, "")
    yield from _source_rows(total.sources, names)
    yield from _draw_rows(total.draws)


def _source_rows(sources: Sequence[Source], names: Sequence[str]) -> Iterator[Row]:
    for source in sources:
        for name, times, amount in zip(names, source.times, source.amounts, strict=True):
            yield ("source", source.key, name, "", times, amount)


def _draw_rows(many: Sequence[Draws]) -> Iterator[Row]:
    for draws in many:
        for face in draws.faces:
            key = f"{draws.paragraph} {face.outcome}"
            yield ("draw", key, "", "", face.seen, face.expected)
