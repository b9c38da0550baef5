"""Hints: the best choices compared, the same for the same position, with reasons in words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import zoco
from zoco.bots.hint import FEW, Advised, hint, unasked
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.chance import CHANCE
from zoco.core.game import Game
from zoco.core.words.texts import Texts
from zoco.testkit.toy.game import GAME as TOY

KEYS = [meta.key for meta in zoco.games()]
EVERY = 7
"""One in so many decisions of a match is looked at."""
ASKED = 8


def asked(game: Game[Any, Any], seats: int = 4) -> Iterator[tuple[Any, int]]:
    """Some tables of a match among traders at which a seat is asked something, and that seat."""
    traders = {seat: bot(game, "trader") for seat in range(seats)}
    driver, table, met = Driver(game, traders, "hint"), game.setup(seats), 0
    while table.agenda and met < ASKED * EVERY:
        seat = game.actors(table)[0]
        if seat != CHANCE:
            met += 1
            if met % EVERY == 0:
                yield table, seat
        turn = driver.move(table)
        assert turn is not None
        table, _ = game.play(table, *turn)


def advised(game: Game[Any, Any], table: Any, seat: int) -> tuple[Advised, ...]:
    return hint(game, game.view(table, seat), game.musts(table, seat))


@pytest.mark.parametrize("key", KEYS)
def test_the_best_choices_are_compared_and_each_has_its_reason(key: str) -> None:
    game = zoco.load(key)
    texts = [Texts(game.package, language, ("A", "B", "C", "D")) for language in ("en", "de")]
    compared = 0
    for table, seat in asked(game):
        choices = advised(game, table, seat)
        shares = [choice.share for choice in choices if choice.share is not None]
        assert len(shares) == len(choices) <= FEW
        assert sorted(shares, reverse=True) == shares
        assert all(0 <= share <= 100 for share in shares)
        moves = [choice.move for choice in choices]
        assert len(set(moves)) == len(moves)
        assert all(move in game.musts(table, seat) for move in moves)
        for choice in choices:
            assert choice.reason is not None, game.write(choice.move)
            assert all(it.say(choice.reason).endswith(".") for it in texts)
        compared += len(choices) > 1
    assert compared > ASKED / 2


@pytest.mark.parametrize("key", KEYS)
def test_the_same_position_gets_the_same_hint(key: str) -> None:
    game = zoco.load(key)
    table, seat = next(asked(game))
    assert advised(game, table, seat) == advised(game, table, seat)


def test_where_nobody_looks_ahead_there_is_one_choice_without_a_share() -> None:
    table, rng = TOY.setup(2), Random(1)
    while TOY.actors(table) == (CHANCE,):
        table, _ = TOY.play(table, CHANCE, TOY.outcomes(table).sample(rng))
    (choice,) = advised(TOY, table, TOY.actors(table)[0])
    assert choice.share is None
    assert choice.move in TOY.musts(table, TOY.actors(table)[0])


def test_what_nobody_asks_for_is_advised_only_if_a_bot_would_do_it() -> None:
    game = zoco.load("scheherazade")
    found = [
        unasked(game, game.view(table, seat), game.mays(table, seat))
        for table, _ in asked(game)
        for seat in game.free(table)
    ]
    assert all(len(choices) <= 1 for choices in found)
    assert () in found
