"""Thousands of random matches per game and seat count, under all checks of the fuzzer.

`make soak` goes on where it was stopped: finished parts are noted in `build/soak`, and count as
long as no source changes. There too lie the logs of whatever was found. ZOCO_SOAK_GAMES sets
another number of matches for each series.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import zoco
from zoco.core.game import Game
from zoco.core.playout import playout
from zoco.testkit.fuzz import EVERY, Finding, fuzz
from zoco.testkit.settings import Setting, paired

PART = 50
PROCESSES = 2
CHECKS = 8
"""At about how many positions of a long match a costly law is checked."""

FOLDER = Path(__file__).parents[1] / "build" / "soak"


class Series(NamedTuple):
    """So many matches with certain options, or with all that are worth testing in turn (None)."""

    name: str
    options: dict[str, Any] | None
    games: int


PLAIN = (Series("default", {}, 10_000),)
SERIES = {
    "scheherazade": (
        Series("with-events", {"events": True}, 5_000),
        Series("without-events", {"events": False}, 5_000),
    )
}
MIXED = Series("mixed", None, 1_000)


def series_of(key: str) -> tuple[Series, ...]:
    number = os.environ.get("ZOCO_SOAK_GAMES")
    found = (*SERIES.get(key, PLAIN), MIXED)
    return tuple(one._replace(games=int(number)) for one in found) if number else found


class Part(NamedTuple):
    """Some matches of one game, seat count and series, all with the same options."""

    key: str
    seats: int
    series: Series
    number: int
    games: int

    @property
    def done(self) -> Path:
        """The file that says that this part was played to its end without a finding."""
        name = f"{self.key}-{self.seats}-{self.series.name}-{self.number}-{self.games}"
        return FOLDER / f"done-{sources()}" / name

    def setting(self, game: Game[Any, Any]) -> Setting:
        """The plainest one for so many seats; in the mixed series all of them in turn."""
        fitting = [setting for setting in paired(game) if setting.seats == self.seats]
        if self.series.options is None:
            return fitting[self.number % len(fitting)]
        given = {**msgspec.to_builtins(fitting[0].options), **self.series.options}
        return Setting(self.seats, game.options(given))


@cache
def sources() -> str:
    """A hash of all that a match depends on."""
    whole = sha256()
    for file in sorted(Path(zoco.__file__).parent.rglob("*")):
        if file.suffix in (".py", ".json", ".ftl", ".md"):
            whole.update(file.read_bytes())
    return whole.hexdigest()[:12]


def parts(key: str, seats: int) -> Iterator[Part]:
    for series in series_of(key):
        for number, start in enumerate(range(0, series.games, PART)):
            yield Part(key, seats, series, number, min(PART, series.games - start))


def played(part: Part) -> tuple[Part, tuple[Finding, ...], float]:
    game = zoco.load(part.key)
    setting = part.setting(game)
    plies = playout(game, game.setup(*setting), Random(part.number))[1]
    began = time.perf_counter()
    findings = fuzz(
        game,
        *(setting.seats, part.games, part.number, setting.options, setting.edition),
        on_finding=FOLDER,
        every=max(EVERY, plies // CHECKS),
    )
    return part, findings, time.perf_counter() - began


def tables() -> list[tuple[str, int]]:
    games = (zoco.load(meta.key) for meta in zoco.games())
    seats = {(game.meta.key, s.seats): None for game in games for s in paired(game)}
    return list(seats)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), tables())
def test_random_matches_keep_every_law(key: str, seats: int) -> None:
    open_parts = [part for part in parts(key, seats) if not part.done.exists()]
    found: list[Finding] = []
    games: Counter[str] = Counter()
    seconds = 0.0
    with ProcessPoolExecutor(PROCESSES) as pool:
        for part, findings, took in pool.map(played, open_parts):
            games[part.series.name] += part.games
            seconds += took
            found += findings
            if not findings:
                part.done.parent.mkdir(parents=True, exist_ok=True)
                part.done.touch()
    rate = f"{games.total() / seconds:.0f} matches/s a process" if seconds else "all done before"
    told = ", ".join(
        f"{one.name} {games[one.name]:,} of {one.games:,} now" for one in series_of(key)
    )
    print(f"\n{key} with {seats} seats: {told}; {rate}")
    assert not found, "\n".join(map(str, found))
