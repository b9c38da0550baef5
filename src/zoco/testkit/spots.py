"""Random matches, and the positions in them at which laws are checked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from zoco.core.chance import CHANCE
from zoco.core.events import Event
from zoco.core.game import Game
from zoco.core.moves import Illegal, Move, Moves
from zoco.core.options import Options
from zoco.core.rng import below, pick
from zoco.testkit.violation import Violation

POOL = 60
MAYS = 50
"""How many mays for every other ply are too many for a random match to end."""


class Effort(NamedTuple):
    """How much is tried: matches, one in how many positions, lockstep pairs for each secret.

    Such pairs, and tables that were imagined, are played on for at most `steps` plies.
    """

    matches: int = 3
    every: int = 4
    pairs: int = 3
    steps: int = 5_000


class Case(NamedTuple):
    """A kind of table to be tested, and how."""

    game: Game[Any, Any]
    seats: int
    options: Options
    edition: str | None = None
    seed: int = 0
    effort: Effort = Effort()

    def table(self) -> Any:
        """A new table."""
        return self.game.setup(self.seats, self.options, self.edition)

    def longest(self) -> int:
        """How many plies a match can have."""
        return self.game.longest(self.seats, self.options, self.game.edition(self.edition))

    def rng(self, purpose: str, number: int = 0) -> Random:
        """A generator that depends on nothing but the case and its purpose."""
        return Random(f"{self.seed} {purpose} {number}")


class Ply(NamedTuple):
    """One move of a match."""

    before: Any
    seat: int
    move: Move
    after: Any
    events: tuple[Event, ...]


class Spot(NamedTuple):
    """A position of a random match.

    `pool` holds moves that were offered elsewhere in it, `events` all that happened since the
    spot before, `amounts` what was there at the start of the match; from here one may play on for
    at most `steps` plies.
    """

    game: Game[Any, Any]
    seats: int
    table: Any
    rng: Random
    pool: list[Move]
    events: tuple[Event, ...]
    amounts: dict[str, int]
    steps: int = Effort().steps

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """All who look on."""
        return (*range(self.seats), None)

    def asked(self) -> tuple[int, ...]:
        """Every seat that must or may do something, chance left out."""
        actors, free = self.game.actors(self.table), self.game.free(self.table)
        return tuple(seat for seat in dict.fromkeys(actors + free) if seat != CHANCE)


def spots(case: Case) -> Iterator[Spot]:
    """The first, the last and one in `every` of the positions of some random matches."""
    for number in range(case.effort.matches):
        rng = case.rng("spots", number)
        yield from spots_of_match(case, rng)


def spots_of_match(case: Case, rng: Random) -> Iterator[Spot]:
    """Those of one match."""
    game, table = case.game, case.table()
    amounts = dict(game.conserved(table))
    pool: list[Move] = []
    yield Spot(game, case.seats, table, rng, pool, (), amounts)
    events: tuple[Event, ...] = ()
    for ply in match(case, rng):
        events += ply.events
        _remember(pool, ply.move, rng)
        if not ply.after.agenda or below(rng, case.effort.every) == 0:
            yield Spot(game, case.seats, ply.after, rng, pool, events, amounts)
            events = ()


def _remember(pool: list[Move], move: Move, rng: Random) -> None:
    if len(pool) < POOL:
        pool.append(move)
    else:
        pool[below(rng, POOL)] = move


def match(case: Case, rng: Random) -> Iterator[Ply]:
    """A random match, ply by ply; breaks off with a `Violation` where it cannot go on."""
    yield from match_from(case, case.table(), rng)


def match_from(case: Case, table: Any, rng: Random) -> Iterator[Ply]:
    """The rest of a random match. Mays are tried often in one match, rarely in the next."""
    game, longest = case.game, case.longest()
    may_odds = pick(rng, (3, 10, game.may_odds))
    plies = mays = 0
    while table.agenda:
        seat, move, must = random_choice(game, table, rng, may_odds)
        after, events = advance(game, table, seat, move)
        yield Ply(table, seat, move, after, events)
        table = after
        plies, mays = plies + must, mays + (not must)
        if plies > longest or mays > MAYS * (longest + 1):
            said = f"still not over after {plies} plies and {mays} mays; longest() is {longest}"
            raise Violation("ends-in-time", said)


def random_choice(
    game: Game[Any, Any], table: Any, rng: Random, may_odds: int
) -> tuple[int, Move, bool]:
    """Who acts next at random, how, and whether it was asked to."""
    actors, free = game.actors(table), game.free(table)
    if not actors:
        raise Violation("somebody-acts", f"nobody is asked in {name_of(table)}")
    if actors == (CHANCE,):
        return CHANCE, game.outcomes(table).sample(rng), True
    if free and below(rng, may_odds) == 0:
        seat = pick(rng, free)
        return seat, _sample(game.mays(table, seat), table, seat, rng), False
    seat = pick(rng, actors)
    return seat, _sample(game.musts(table, seat), table, seat, rng), True


def _sample(moves: Moves, table: Any, seat: int, rng: Random) -> Move:
    if not moves:
        raise Violation("somebody-acts", f"seat {seat} can do nothing in {name_of(table)}")
    try:
        return moves.sample(rng)
    except Exception as error:
        said = f"{type(moves).__name__} cannot be sampled: {error!r}"
        raise Violation("offers-agree", said) from error


def advance(
    game: Game[Any, Any], table: Any, seat: int, move: Move
) -> tuple[Any, tuple[Event, ...]]:
    """`play` for a move that was offered: a refusal or a crash is a `Violation`."""
    try:
        return game.play(table, seat, move)
    except Illegal as refusal:
        said = f"is offered to seat {seat} and refused: {refusal}"
        raise Violation("offers-accepted", f"{written(game, move)} {said}") from refusal
    except Exception as error:
        said = f"by seat {seat} in {name_of(table)} crashes: {error!r}"
        raise Violation("offers-accepted", f"{written(game, move)} {said}") from error


def written(game: Game[Any, Any], move: Move) -> str:
    """A move as people type it; as it is where the game cannot write it."""
    try:
        return repr(game.write(move))
    except Exception:
        return repr(move)


def name_of(table: Any) -> str:
    """The phase a table is in."""
    return type(table.agenda[0]).__name__ if table.agenda else "a match that is over"
