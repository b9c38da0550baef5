"""The arena: the same figures whoever plays, nothing lost, nothing played twice."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from zoco.bots.arena.contest import Contest, Played, play, step_of, time_of
from zoco.bots.arena.engine import contested, dask, processes
from zoco.bots.arena.figures import figures
from zoco.bots.arena.ratings import ratings
from zoco.bots.arena.record import Record
from zoco.bots.registry import entrant, probes
from zoco.core.faults import BadInput
from zoco.games import load, metas

CONTEST = Contest("suleika", 3, ("trader", "novice", "random"), 4, {})
GAMES = 6


@contextmanager
def threads(jobs: int) -> Iterator[Executor]:
    with ThreadPoolExecutor(jobs) as pool:
        yield pool


def outcome(played: list[Played]) -> dict[str, Any]:
    """All figures but the times, which differ."""
    found = figures(CONTEST, played)
    del found["time"]
    return found


def test_every_bot_sits_on_every_seat_with_the_same_dice() -> None:
    seatings = [CONTEST.seating(number) for number in range(3)]
    assert [set(column) for column in zip(*seatings, strict=True)] == [set(CONTEST.bots)] * 3
    assert len({CONTEST.dice(number) for number in range(3)}) == 1
    assert CONTEST.dice(3) != CONTEST.dice(0)


def test_the_same_seed_gives_the_same_figures_whoever_plays() -> None:
    alone = [play(CONTEST, number) for number in range(GAMES)]
    side_by_side = list(contested(CONTEST, range(GAMES), processes, 2))
    backwards = list(contested(CONTEST, range(GAMES)[::-1], threads, 1))
    assert outcome(alone) == outcome(side_by_side) == outcome(backwards)
    assert {match.number for match in side_by_side} == set(range(GAMES))


class Stumbling(ThreadPoolExecutor):
    """Its third match finds the worker killed, once."""

    left = 3

    def submit(self, *arguments: Any, **more: Any) -> Future[Any]:
        Stumbling.left -= 1
        if Stumbling.left == 0:
            broken: Future[Any] = Future()
            broken.set_exception(BrokenProcessPool("killed"))
            return broken
        return super().submit(*arguments, **more)


@contextmanager
def stumbling(jobs: int) -> Iterator[Executor]:
    with Stumbling(jobs) as pool:
        yield pool


def test_what_a_lost_worker_had_in_hand_is_played_by_another() -> None:
    found = list(contested(CONTEST, range(GAMES), stumbling, 1))
    assert sorted(match.number for match in found) == list(range(GAMES))
    assert Stumbling.left < 0, "it went on after the loss"


def test_a_killed_process_loses_nothing() -> None:
    found = []
    for match in contested(CONTEST, range(GAMES), killing, 2):
        found.append(match.number)
    assert sorted(found) == list(range(GAMES))


class Killer:
    done = False


@contextmanager
def killing(jobs: int) -> Iterator[Executor]:
    """Real processes, one of which is killed before its first match."""
    with processes(jobs) as pool:
        if not Killer.done:
            Killer.done = True
            pool.submit(os._exit, 1)
        yield pool


def test_results_are_kept_and_nothing_is_played_twice(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Record(CONTEST, path) as record:
        for number in (0, 2):
            record.add(play(CONTEST, number))
    with path.open("ab") as file:
        file.write(b'{"number": 1, "ra')  # the machine went down
    with Record(CONTEST, path) as record:
        assert record.missing(4) == [1, 3]
        record.add(play(CONTEST, 1))
    with Record(CONTEST, path) as record:
        assert record.missing(4) == [3]
    assert len(path.read_text().splitlines()) == 4


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Record(CONTEST, path).__exit__(None, None, None)
    other = Contest("suleika", 3, CONTEST.bots, 5, {})
    with pytest.raises(BadInput, match="another contest"):
        Record(other, path)
    path.write_text("hello\n")
    with pytest.raises(BadInput, match="no file of arena results"):
        Record(CONTEST, path)
    path.write_text(json.dumps({"game": "suleika"}) + "\n{}\n")
    with pytest.raises(BadInput, match="no file of arena results"):
        Record(CONTEST, path)


def made_up(*ranks: tuple[int, ...]) -> list[Played]:
    return [Played(number, it, False, 10, {}) for number, it in enumerate(ranks)]


def test_who_is_ahead_more_often_is_rated_higher() -> None:
    """By rotation the trader sits on seats 0, 2, 1 in turn."""
    played = made_up((1, 2, 3), (2, 3, 1), (3, 1, 2)) * 4
    found = ratings(CONTEST, played)
    assert [rating.bot for rating in found] == ["trader", "novice", "random"]
    assert sum(rating.points for rating in found) == pytest.approx(0, abs=0.2)
    assert all(rating.low <= rating.points <= rating.high for rating in found)


def test_a_drawn_match_is_nobodys() -> None:
    drawn = [Played(number, (1, 1, 1), True, 10, {}) for number in range(3)]
    found = figures(CONTEST, drawn)
    assert found["draws"] == 3
    assert [row["wins"] for row in found["wins"]] == [0, 0, 0]
    assert [row["points"] for row in found["ratings"]] == [0, 0, 0]


def test_shares_are_those_of_a_seat() -> None:
    contest = Contest("suleika", 3, ("trader", "novice", "novice"), 4, {})
    found = figures(contest, made_up((1, 2, 3), (1, 2, 3), (1, 1, 3)))
    assert [(row["wins"], row["share"]) for row in found["wins"]] == [(1.5, 0.5), (1.5, 0.25)]


def test_times_are_kept_in_steps_of_nine_per_cent() -> None:
    for seconds in (0.000_002, 0.001, 0.3, 1.5):
        assert seconds <= time_of(step_of(seconds)) < 1.1 * seconds
    done = play(CONTEST, 0)
    assert sum(done.times["trader"].values()) > 10


def test_without_dask_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(BadInput, match=r"zoco\[arena\]"), dask(1):
        raise AssertionError("there is no Dask")


def test_bots_enter_by_level_temperament_or_as_a_probe() -> None:
    game = load("scheherazade")
    assert entrant(game, "trader/bold").temper.name == "bold"
    assert entrant(game, "probe:zero").asked == "probe:zero"
    for name, told in (("trader/mad", "temperament"), ("probe:mad", "probe"), ("mad", "bot")):
        with pytest.raises(BadInput, match=f"no {told}"):
            entrant(game, name)


@pytest.mark.parametrize("key", [meta.key for meta in metas()])
def test_every_game_has_eight_probes_that_play_legally(key: str) -> None:
    names = probes(load(key))
    assert len(names) >= 8
    for start in range(0, len(names), 4):
        four = (names[start : start + 4] + names)[:4]
        done = play(Contest(key, 4, four, 1, {}), 0)
        assert done.plies > 20
