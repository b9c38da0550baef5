"""No bot knows more than it sees: tables that are equal in its view get the same answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import zoco
from zoco.bots.bot import Bot
from zoco.bots.match import UNTIMED, Driver
from zoco.bots.registry import bot, levels
from zoco.core.chance import CHANCE
from zoco.core.game import Game
from zoco.games import metas
from zoco.parts.temperament import TEMPERAMENTS

KEYS = tuple(meta.key for meta in metas())
Twins = tuple[int, Any, Any]


def decisions(game: Game[Any, Any], seed: str) -> Iterator[tuple[int, Any]]:
    """Every decision of a match of novices: who decides, at which table."""
    seats = game.seats()[-1]
    driver = Driver(game, {seat: bot(game, "novice") for seat in range(seats)}, seed)
    table = game.setup(seats, game.simulated({}))
    while table.agenda:
        turn = driver.move(table)
        assert turn is not None
        if turn[0] != CHANCE:
            yield turn[0], table
        table, _ = game.play(table, *turn)


def twins(game: Game[Any, Any], number: int) -> list[Twins]:
    """Decisions with another table that the seat cannot tell from the true one."""
    found: list[Twins] = []
    rng = Random(f"twins/{game.meta.key}")
    for place, (seat, table) in enumerate(decisions(game, "twins")):
        for secret in game.secrets if place % 3 == 0 else ():
            other = secret.swap(table, seat, rng)
            if other is not None:
                found.append((seat, table, other))
                if len(found) == number:
                    return found
    return found


def answers(player: Bot, game: Game[Any, Any], table: Any, seat: int) -> tuple[Any, Any]:
    view = game.view(table, seat)
    musts, mays = game.musts(table, seat), game.mays(table, seat)
    must = player.choose(view, musts, Random(7), UNTIMED) if musts else None
    may = player.may(view, mays, Random(7), UNTIMED) if mays and player.heeds else None
    return must, may


@pytest.mark.parametrize("key", KEYS)
def test_tables_that_look_the_same_are_played_the_same(key: str) -> None:
    game = zoco.load(key)
    pairs = twins(game, 12)
    assert bool(pairs) == bool(game.secrets)
    for level in levels(game):
        player = bot(game, level, TEMPERAMENTS["bold"])
        for seat, table, other in pairs:
            assert table != other
            assert game.view(table, seat) == game.view(other, seat)
            assert answers(player, game, table, seat) == answers(player, game, other, seat)


@pytest.mark.parametrize("key", KEYS)
def test_a_bot_keeps_nothing_between_two_calls(key: str) -> None:
    """Asked again, in another order and in another shape, it answers the same."""
    game = zoco.load(key)
    found = [it for place, it in enumerate(decisions(game, "again")) if place % 9 == 4][:8]
    for level in levels(game):
        old = bot(game, level)
        first = [answers(old, game, table, seat) for seat, table in found]
        again = [answers(old, game, table, seat) for seat, table in reversed(found)]
        fresh = [answers(bot(game, level), game, table, seat) for seat, table in found]
        assert first == again[::-1] == fresh
