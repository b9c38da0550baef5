"""Figures as rows of a table, a number in each, and as plain values: what is exported of them."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Any, NamedTuple

import msgspec

from zoco.bots.statistics.dice import Draws
from zoco.bots.statistics.figures import Bargain, Figures
from zoco.bots.statistics.sources import Source
from zoco.bots.statistics.sums import Match, Sum

HEAD = ("file", "game", "practice", "section", "key", "player", "entry", "count", "value")
Row = tuple[str | int | float, ...]
SUM = ""
"""The name of no file: a row of a sum."""


class Named(NamedTuple):
    """A match, and what the file or the table that it comes from is called."""

    name: str
    match: Match


def plain(matches: Sequence[Named], sums: Sequence[Sum]) -> dict[str, Any]:
    """All of it as plain values."""
    return {"matches": [_plain(*one) for one in matches], "sums": msgspec.to_builtins(sums)}


def separated(matches: Sequence[Named], sums: Sequence[Sum]) -> str:
    """The rows below their head, separated by commas."""
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows([HEAD, *rows(matches, sums)])
    return text.getvalue()


def rows(matches: Sequence[Named], sums: Sequence[Sum]) -> Iterator[Row]:
    """A number in each row; `value` of an outcome is what was expected, `count` what came."""
    for name, match in matches:
        figures = match.figures
        head = (name, figures.game, int(figures.practice))
        for row in _match_rows(figures, match.players):
            yield (*head, *row)
    for total in sums:
        names = [player.name for player in total.players]
        for row in _sum_rows(total, names):
            yield (SUM, total.game, 0, *row)


def _plain(name: str, match: Match) -> dict[str, Any]:
    figures: dict[str, Any] = msgspec.to_builtins(match.figures)
    return {"file": name, "players": list(match.players), **figures}


def _match_rows(figures: Figures, players: Sequence[str]) -> Iterator[Row]:
    for name, rank in zip(players, figures.ranks, strict=False):
        yield ("rank", "", name, "", "", rank)
    for point in figures.course:
        for name, value in zip(players, point.values, strict=True):
            yield ("course", figures.measure, name, point.ply, "", value)
    yield from _source_rows(figures.sources, players)
    yield from _draw_rows(figures.draws)
    for bargain in figures.bargains:
        yield from _bargain_rows(bargain, players)


def _bargain_rows(bargain: Bargain, players: Sequence[str]) -> Iterator[Row]:
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
    for dealing in total.dealings:
        pair = (names[dealing.offered], names[dealing.accepted])
        worth = dealing.worth or ("", "")
        yield ("bargains-offered", f"-> {pair[1]}", pair[0], "", dealing.times, worth[0])
        yield ("bargains-accepted", f"<- {pair[0]}", pair[1], "", dealing.times, worth[1])


def _source_rows(sources: Sequence[Source], names: Sequence[str]) -> Iterator[Row]:
    for source in sources:
        for name, times, amount in zip(names, source.times, source.amounts, strict=True):
            yield ("source", source.key, name, "", times, amount)


def _draw_rows(many: Sequence[Draws]) -> Iterator[Row]:
    for draws in many:
        for face in draws.faces:
            key = f"{draws.paragraph} {face.outcome}"
            yield ("draw", key, "", "", face.seen, face.expected)
