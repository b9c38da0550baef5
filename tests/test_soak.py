"""Ten thousand random matches per game and seat count, under all checks of the fuzzer.

`make soak` goes on where it was stopped: finished parts are noted in `build/soak`, and count as
long as no source changes. There too lie the logs of whatever was found. ZOCO_SOAK_GAMES sets
another number of matches.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import pytest

import zoco
from zoco.testkit.fuzz import Finding, fuzz
from zoco.testkit.settings import settings

GAMES = int(os.environ.get("ZOCO_SOAK_GAMES", "10000"))
PART = 250
PROCESSES = 2
FOLDER = Path(__file__).parents[1] / "build" / "soak"


class Part(NamedTuple):
    """Some matches of one game and seat count, all with the same options."""

    key: str
    seats: int
    number: int
    games: int

    @property
    def done(self) -> Path:
        """The file that says that this part was played to its end without a finding."""
        name = f"{self.key}-{self.seats}-{self.number}-{self.games}"
        return FOLDER / f"done-{sources()}" / name


@cache
def sources() -> str:
    """A hash of all that a match depends on."""
    whole = sha256()
    for file in sorted(Path(zoco.__file__).parent.rglob("*")):
        if file.suffix in (".py", ".json", ".ftl", ".md"):
            whole.update(file.read_bytes())
    return whole.hexdigest()[:12]


def parts(key: str, seats: int) -> Iterator[Part]:
    for number, start in enumerate(range(0, GAMES, PART)):
        yield Part(key, seats, number, min(PART, GAMES - start))


def played(part: Part) -> tuple[Part, tuple[Finding, ...], float]:
    """Parts take turns with the options and editions that are played with so many seats."""
    game = zoco.load(part.key)
    fitting = [setting for setting in settings(game) if setting.seats == part.seats]
    seats, options, edition = fitting[part.number % len(fitting)]
    began = time.perf_counter()
    findings = fuzz(
        game,
        seats,
        part.games,
        seed=part.number,
        options=options,
        edition=edition,
        on_finding=FOLDER,
    )
    return part, findings, time.perf_counter() - began


def tables() -> list[tuple[str, int]]:
    games = (zoco.load(meta.key) for meta in zoco.games())
    seats = {(game.meta.key, s.seats): None for game in games for s in settings(game)}
    return list(seats)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), tables())
def test_random_matches_keep_every_law(key: str, seats: int) -> None:
    open_parts = [part for part in parts(key, seats) if not part.done.exists()]
    found: list[Finding] = []
    games, seconds = 0, 0.0
    with ProcessPoolExecutor(PROCESSES) as pool:
        for part, findings, took in pool.map(played, open_parts):
            games, seconds = games + part.games, seconds + took
            found += findings
            if not findings:
                part.done.parent.mkdir(parents=True, exist_ok=True)
                part.done.touch()
    rate = f"{games / seconds:.0f} matches/s a process" if seconds else "all done before"
    print(f"\n{key} with {seats} seats: {games} of {GAMES} matches now, {rate}")
    assert not found, "\n".join(map(str, found))
