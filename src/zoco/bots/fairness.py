"""Whether a bot knows more than it sees: tables that are equal in its view get the same answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from zoco.bots.bot import UNTIMED, Bot
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.chance import CHANCE
from zoco.core.game import Game
from zoco.core.moves import Move

EVERY = 3
"""One in so many decisions of a match is tried."""


class Twins(NamedTuple):
    """A table and another one that `seat` cannot tell from it."""

    seat: int
    table: Any
    other: Any


def decisions(game: Game[Any, Any], seed: str) -> Iterator[tuple[int, Any]]:
    """Every decision of a match of novices: who decides, at which table."""
    seats = game.seats()[-1]
    driver = Driver(game, {seat: bot(game, "novice") for seat in range(seats)}, seed)
    table = game.setup(seats, game.simulated({}))
    while table.agenda:
        turn = driver.move(table)
        assert turn is not None, "bots sit on all seats"
        if turn[0] != CHANCE:
            yield turn[0], table
        table, _ = game.play(table, *turn)


def twins(game: Game[Any, Any], seed: str = "twins") -> Iterator[Twins]:
    """Decisions with what the seat cannot know changed, by each secret that the game declares."""
    rng = Random(seed)
    for place, (seat, table) in enumerate(decisions(game, seed)):
        for secret in game.secrets if place % EVERY == 0 else ():
            other = secret.swap(table, seat, rng)
            if other is not None:
                yield Twins(seat, table, other)


def answers(
    player: Bot, game: Game[Any, Any], table: Any, seat: int
) -> tuple[Move | None, Move | None]:
    """What a bot does when it must, and when it may; from the same stream every time."""
    view = game.view(table, seat)
    musts, mays = game.musts(table, seat), game.mays(table, seat)
    must = player.choose(view, musts, Random(7), UNTIMED) if musts else None
    may = player.may(view, mays, Random(7), UNTIMED) if mays and player.heeds else None
    return must, may


def unfair(player: Bot, game: Game[Any, Any], number: int = 12) -> Twins | None:
    """The first of some twins that a bot tells apart, if there is one."""
    for pair, _ in zip(twins(game), range(number), strict=False):
        first, second = (answers(player, game, it, pair.seat) for it in (pair.table, pair.other))
        if first != second:
            return pair
    return None
