"""What is contested: match number i is always the same match, whoever plays it and where."""

from __future__ import annotations

from time import thread_time
from typing import Any

from msgspec import Struct

from zoco.bots.bot import Bot, Clock
from zoco.bots.match import play_match
from zoco.bots.registry import entrant
from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.games import load

MICROSECOND = 1e6
STEPS = 8
"""Steps in which times are kept, for each doubling: good to nine per cent."""


class Contest(Struct, frozen=True):
    """Who meets whom at what. `bots` has one name for each seat.

    Matches come in rounds, one for each rotation of the bots over the seats; all of a round have
    the same dice, so that luck is shared out evenly.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    edition: str | None = None

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots by seat in a match."""
        turn = number % self.seats
        return self.bots[turn:] + self.bots[:turn]

    def dice(self, number: int) -> str:
        """The seed of a match."""
        return f"arena/{self.seed}/{number // self.seats}"


class Played(Struct, frozen=True):
    """A match that was played: ranks by seat, all level and `drawn` if nobody won.

    `times` counts the decisions of each bot by how long they took: {bot: {step: decisions}}. They
    are the only thing that is not the same every time.
    """

    number: int
    ranks: tuple[int, ...]
    drawn: bool
    plies: int
    times: dict[str, dict[int, int]]


class Watched(Bot):
    """A bot with a stopwatch, which runs while a core works for it and nobody else."""

    def __init__(self, name: str, bot: Bot, times: dict[str, dict[int, int]]) -> None:
        super().__init__(bot.asked, bot.level, bot.temper)
        self._bot = bot
        self._counts = times.setdefault(name, {})
        self.heeds = bot.heeds

    def choose(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move:
        """What the bot chooses."""
        began = thread_time()
        move = self._bot.choose(view, moves, rng, clock)
        self._note(thread_time() - began)
        return move

    def may(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move | None:
        """What the bot does unasked; it takes time too."""
        began = thread_time()
        move = self._bot.may(view, moves, rng, clock)
        self._note(thread_time() - began)
        return move

    def _note(self, seconds: float) -> None:
        step = step_of(seconds)
        self._counts[step] = self._counts.get(step, 0) + 1


def step_of(seconds: float) -> int:
    """The step of a time."""
    step = 0
    while time_of(step) < seconds:
        step += 1
    return step


def time_of(step: int) -> float:
    """The longest time of a step, in seconds."""
    return float(2 ** (step / STEPS)) / MICROSECOND


def play(contest: Contest, number: int) -> Played:
    """Play one match of a contest, on whatever machine."""
    game = load(contest.game)
    table = game.setup(contest.seats, game.simulated(contest.options), contest.edition)
    times: dict[str, dict[int, int]] = {}
    bots = [Watched(name, entrant(game, name), times) for name in contest.seating(number)]
    done = play_match(game, table, bots, contest.dice(number))
    return Played(number, done.result.ranks, done.result.drawn, done.plies, times)
