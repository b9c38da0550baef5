"""Bots wait for their turn to think: people's hints first, and less time for each in a queue."""

from __future__ import annotations

import asyncio
import os
from random import Random
from typing import Any

import pytest

import zoco
from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.server.room.thinking import LIVE, Question, Thinkers
from zoco.server.room.turns import SOON, Turns
from zoco.server.workers import LOW_PRIORITY

QUEUE = 20


async def think(turns: Turns, told: list[str], name: str, urgent: bool = False) -> float:
    async with turns.turn(urgent) as seconds:
        told.append(name)
        await asyncio.sleep(0)
        return seconds


async def test_who_advises_comes_before_who_waited_longer() -> None:
    turns, told = Turns(1), list[str]()
    names = [("first", False), ("second", False), ("third", False), ("hint", True)]
    await asyncio.gather(*(think(turns, told, *one) for one in names))
    assert told == ["first", "hint", "second", "third"]


async def test_the_more_wait_the_less_time_each_has() -> None:
    turns, told = Turns(2), list[str]()
    times = await asyncio.gather(*(think(turns, told, str(it)) for it in range(QUEUE)))
    assert len(told) == QUEUE
    assert times[0] == pytest.approx(2 * SOON, rel=0.1), "nobody else was there yet"
    assert times[2] <= 2 * SOON / (QUEUE - 3)
    assert await think(turns, told, "later") == pytest.approx(2 * SOON, rel=0.1)


async def test_who_goes_away_while_waiting_leaves_the_place_to_others() -> None:
    turns, told = Turns(1), list[str]()
    async with turns.turn():
        waiting = [asyncio.create_task(think(turns, told, str(it))) for it in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
    waiting[1].cancel()  # it has been given the place, and does not know it yet
    await asyncio.gather(*waiting, return_exceptions=True)
    assert told == ["2"]
    assert await think(turns, told, "later") > 0


def bazaar_question() -> Question:
    """A merchant's first decision in Bazaar."""
    game, rng = zoco.load("bazaar"), Random(1)
    table = game.setup(4)
    while game.actors(table) == (CHANCE,):
        table, _ = game.play(table, CHANCE, game.outcomes(table).sample(rng))
    seat = game.actors(table)[0]
    view, moves = to_json(game.view(table, seat)), game.musts(table, seat)
    return Question(game.package, "merchant", True, view, moves, 1, 5.0)


async def test_in_a_queue_budgets_shrink_and_all_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    given, within = list[float](), Question.within
    thinkers, asked = Thinkers(1), bazaar_question()

    def noted(question: Question, seconds: float) -> Question:
        given.append(min(seconds, LIVE["merchant"]))
        return within(question, seconds)

    monkeypatch.setattr(Question, "within", noted)
    answers = await asyncio.gather(*(thinkers.choose(asked) for _ in range(QUEUE)))
    thinkers.close()
    legal = {to_json(move) for move in asked.moves}
    assert set(answers) <= legal
    assert given[0] == LIVE["merchant"]
    assert max(given[1 : QUEUE // 2]) <= 2 * SOON / QUEUE


async def test_thinkers_have_a_lower_priority_than_the_server() -> None:
    thinkers = Thinkers(1)
    await thinkers.choose(bazaar_question())
    pool: Any = thinkers._pool
    (worker,) = pool._processes
    mine, its = (os.getpriority(os.PRIO_PROCESS, process) for process in (0, worker))
    assert its == min(19, mine + LOW_PRIORITY)
    thinkers.close()
