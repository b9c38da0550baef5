"""What a seat is offered: all answers of a `Moves` agree, and `play` takes what is offered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.moves import Move, Moves
from zoco.core.rng import below
from zoco.testkit.described import moves_of, parts_of, some_move, width
from zoco.testkit.spots import Spot, advance, written
from zoco.testkit.violation import Violation

LISTED = 400
"""Collections up to this size are listed, larger ones are sampled."""

COUNTED = 12
COUNT = "offers-counted"
DESCRIBED = 20_000
TRIES = 6


def offers_agree(spot: Spot) -> None:
    """`len`, iteration, `in`, `sample`, `why_not` and `describe` tell of the same moves."""
    game, table = spot.game, spot.table
    for seat in spot.asked():
        for moves in (game.musts(table, seat), game.mays(table, seat), game.moves(table, seat)):
            _agree(spot, moves)
        _united(spot, seat)


def _agree(spot: Spot, moves: Moves) -> None:
    size = len(moves)
    if bool(moves) != (size > 0):
        raise _wrong(moves, f"bool is {bool(moves)}, len is {size}")
    if size <= LISTED:
        _check_list(moves, size)
    if size:
        _check_samples(spot, moves)
    _check_description(spot, moves, size)


def _check_samples(spot: Spot, moves: Moves) -> None:
    for _ in range(TRIES):
        move = moves.sample(spot.rng)
        if move not in moves or moves.why_not(move) is not None:
            raise _wrong(moves, f"sample gives {written(spot.game, move)}, which is none of them")


def _check_list(moves: Moves, size: int) -> None:
    listed = list(moves)
    if len(listed) != size:
        raise _wrong(moves, f"len is {size}, but {len(listed)} are listed")
    if len(set(listed)) != size:
        raise _wrong(moves, "a move is listed twice")
    if listed != list(moves):
        raise _wrong(moves, "the order of iteration changes")
    for move in listed:
        if move not in moves or moves.why_not(move) is not None:
            raise _wrong(moves, f"{move} is listed, but refused: {moves.why_not(move)}")


def _check_description(spot: Spot, moves: Moves, size: int) -> None:
    description = moves.describe()
    to_json(description)
    if size <= LISTED and width(description) <= DESCRIBED:
        described = list(moves_of(description))
        if len(set(described)) != len(described):
            raise _wrong(moves, "a move is described twice")
        if set(described) != set(moves):
            odd = next(iter(set(described) ^ set(moves)))
            raise _wrong(moves, f"{odd} is either offered or described, but not both")
        return
    for part in parts_of(description):
        for _ in range(TRIES):
            move = some_move(part, spot.rng)
            if move is not None and move not in moves:
                raise _wrong(moves, f"{move} is described, but not offered")


def _united(spot: Spot, seat: int) -> None:
    """`moves` is musts and mays together, and `Game.why_not` says the same."""
    game, table = spot.game, spot.table
    musts, mays, moves = game.musts(table, seat), game.mays(table, seat), game.moves(table, seat)
    if len(moves) != len(musts) + len(mays):
        raise _wrong(moves, f"not the musts and mays of seat {seat} together")
    for move in (*islice(musts, TRIES), *islice(mays, TRIES)):
        if move not in moves or game.why_not(table, seat, move) is not None:
            raise _wrong(moves, f"{written(game, move)} is open to seat {seat}, but refused")


def _wrong(moves: Moves, message: str) -> Violation:
    return Violation("offers-agree", f"{type(moves).__name__}: {message}")


def offers_counted(spot: Spot) -> None:
    """`at` and `index` agree with iteration; with each other where there are too many to list."""
    for seat in spot.asked():
        moves = spot.game.moves(spot.table, seat)
        size = len(moves)
        listed = list(moves) if size <= LISTED else None
        places = range(size) if size <= COUNTED else [below(spot.rng, size) for _ in range(COUNTED)]
        for place in places:
            _counted(moves, place, listed)
        for outside in (-1, size):
            _none_at(moves, outside)
        if size:
            _none_of(moves, size)


def _counted(moves: Moves, place: int, listed: list[Move] | None) -> None:
    move = moves.at(place)
    if listed is not None and listed[place] != move:
        raise Violation(COUNT, f"{type(moves).__name__}: at({place}) is not what is listed there")
    if move not in moves or moves.index(move) != place:
        raise Violation(COUNT, f"{type(moves).__name__}: {move} at {place} has another index")


def _none_at(moves: Moves, place: int) -> None:
    try:
        move = moves.at(place)
    except IndexError:
        return
    raise Violation(COUNT, f"{type(moves).__name__}: at({place}) is {move}, which is outside")


def _none_of(moves: Moves, size: int) -> None:
    try:
        place = moves.index(Stray())
    except ValueError:
        return
    raise Violation(COUNT, f"{type(moves).__name__}: a stray move has the index {place} of {size}")


class Stray(Move, frozen=True):
    """A move of no game."""


def advance_agrees(spot: Spot) -> None:
    """`advance` and `play` answer the same to every move that is offered."""
    for seat, move in offered(spot):
        if spot.game.advance(spot.table, seat, move) != advance(spot.game, spot.table, seat, move):
            said = f"{written(spot.game, move)} by seat {seat} ends differently by advance"
            raise Violation("advance-agrees", said)


def offers_accepted(spot: Spot) -> None:
    """`play` takes every move that is offered, and every outcome of chance."""
    for seat, move in offered(spot):
        advance(spot.game, spot.table, seat, move)


def play_is_pure(spot: Spot) -> None:
    """`play` leaves its table as it was, and answers the same whenever it is asked the same."""
    game, table = spot.game, spot.table
    before = to_json(table)
    for seat, move in offered(spot):
        after, events = advance(game, table, seat, move)
        if to_json(table) != before:
            said = f"{written(game, move)} by seat {seat} changed the table given"
            raise Violation("play-is-pure", said)
        again, same = advance(game, table, seat, move)
        if again != after or same != events:
            said = f"{written(game, move)} by seat {seat} ended differently the 2nd time"
            raise Violation("play-is-pure", said)


def offered(spot: Spot) -> Iterator[tuple[int, Move]]:
    """Some of all that can be done now: all of a few moves, samples of many."""
    game, table = spot.game, spot.table
    if game.actors(table) == (CHANCE,):
        outcomes = game.outcomes(table)
        drawn = (outcomes.sample(spot.rng) for _ in range(TRIES))
        yield from ((CHANCE, move) for move in dict.fromkeys(drawn))
    for seat in spot.asked():
        moves = game.moves(table, seat)
        listed = moves if len(moves) <= TRIES else [moves.sample(spot.rng) for _ in range(TRIES)]
        yield from ((seat, move) for move in dict.fromkeys(listed))
