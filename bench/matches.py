"""Matches of the ladder as they are committed: so that any machine goes on where another stopped.

`bench/matches.json` has for each series its runs of matches without a gap, by the number of the
first: of each match the ranks by seat and the plies, as in `4132 187`, all ranks 0 if nobody won.
How long decisions took is added up over the series, as `step:decisions`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from zoco.bots.arena.contest import Contest, Played, play

FILE = Path(__file__).resolve().parent / "matches.json"
Times = dict[str, dict[int, int]]


class Matches:
    """Those of all series, by number."""

    def __init__(self, path: Path = FILE) -> None:
        self._path = path
        self._kept: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}

    def of(self, series: str) -> dict[int, Played]:
        """The matches of a series; the first has the times of all."""
        kept = self._kept.get(series, {"matches": {}, "times": {}})
        runs = ((int(first), lines) for first, lines in kept["matches"].items())
        found = {
            first + place: _read(first + place, line)
            for first, lines in sorted(runs)
            for place, line in enumerate(lines.split(", "))
        }
        if found:
            first = min(found)
            found[first] = _timed(found[first], _times(kept["times"]))
        return found

    def keep(self, series: str, played: Mapping[int, Played]) -> None:
        """All that is known of a series by now."""
        times: dict[str, Counter[int]] = {}
        for match in played.values():
            for bot, counts in match.times.items():
                times.setdefault(bot, Counter()).update(counts)
        ordered = (played[number] for number in sorted(played))
        self._kept[series] = {
            "matches": dict(_runs(ordered)),
            "times": {bot: _told(counts) for bot, counts in sorted(times.items())},
        }

    def forget(self, series: str) -> None:
        """They count no more."""
        self._kept.pop(series, None)

    def write(self) -> None:
        """Into the file."""
        self._path.write_text(json.dumps(self._kept, indent=1, sort_keys=True) + "\n")


def is_still_so(contest: Contest, played: Mapping[int, Played]) -> bool:
    """Whether the bots play the first match as they did: else they are others by now."""
    if not played:
        return True
    first = played[min(played)]
    again = play(contest, first.number)
    return (again.ranks, again.drawn, again.plies) == (first.ranks, first.drawn, first.plies)


def _runs(ordered: Iterable[Played]) -> Iterable[tuple[str, str]]:
    for _, run in groupby(enumerate(ordered), key=lambda it: it[1].number - it[0]):
        matches = [match for _, match in run]
        yield str(matches[0].number), ", ".join(map(_line, matches))


def _line(match: Played) -> str:
    ranks = [0] * len(match.ranks) if match.drawn else match.ranks
    return f"{''.join(map(str, ranks))} {match.plies}"


def _read(number: int, line: str) -> Played:
    ranks, _, plies = line.partition(" ")
    drawn = not ranks.strip("0")
    shown = [1] * len(ranks) if drawn else map(int, ranks)
    return Played(number, tuple(shown), drawn, int(plies), {})


def _timed(match: Played, times: Times) -> Played:
    return Played(match.number, match.ranks, match.drawn, match.plies, times)


def _told(counts: Mapping[int, int]) -> str:
    return " ".join(f"{step}:{number}" for step, number in sorted(counts.items()))


def _times(kept: Mapping[str, str]) -> Times:
    pairs = {bot: [it.split(":") for it in told.split()] for bot, told in kept.items()}
    return {bot: {int(step): int(many) for step, many in it} for bot, it in pairs.items()}
