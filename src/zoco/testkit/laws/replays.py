"""Logs: replayed they lead to the same table, with all that was undone on the way."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.faults import BadInput, bad
from zoco.core.game import Game
from zoco.core.log.log import Log
from zoco.core.moves import Move
from zoco.core.rng import below
from zoco.testkit.spots import Case, Spot, advance, name_of, random_choice
from zoco.testkit.violation import Violation

UNDOS = 6
UNDO_ODDS = 9
ORDERS = 6


def log_of(game: Game[Any, Any]) -> type[Log]:
    """A log that knows this one game, registered or not."""

    class GameLog(Log):
        """The log of one game."""

        @staticmethod
        def find_game(key: str) -> Game[Any, Any]:
            """The game itself; raises `BadInput` for any other."""
            if key != game.meta.key:
                raise bad("wrong-log-game", game=key, title=game.meta.title)
            return game

    return GameLog


def salts(rng: Random) -> Any:
    """Salts that are the same for the same seed."""
    return lambda: rng.randbytes(16).hex()


def replays(case: Case) -> None:
    """A log replays to the same tables and events, undos and hashes included."""
    for number in range(case.effort.matches):
        rng = case.rng("replays", number)
        table = (case.game, case.seats, case.options, case.edition)
        log = log_of(case.game).start(*table, salts=salts(rng))
        _play(case, log, rng)
        check_log(log, rng)


def _play(case: Case, log: Log, rng: Random) -> None:
    undos = 0
    while log.table.agenda:
        if log.ply and undos < UNDOS and below(rng, UNDO_ODDS) == 0:
            undos += 1
            _undo_and_redo(log, below(rng, log.ply))
        seat, move, _ = random_choice(case.game, log.table, rng, case.game.may_odds)
        advance(case.game, log.table, seat, move)
        log.append(seat, move)


def _undo_and_redo(log: Log, ply: int) -> None:
    entry, before, after = log.line[ply], log.at(ply), log.at(ply + 1)
    log.undo(ply, max(entry.seat, 0))
    if log.table != before:
        raise Violation("replays", f"undo to {ply} leads to another table")
    again = log.append(entry.seat, entry.move)
    if log.table != after or again.events != entry.events:
        raise Violation("replays", f"{entry.move} ends differently after it was undone")


def check_log(log: Log, rng: Random) -> None:
    """Replayed, or saved, loaded and replayed, it is the same match."""
    _check_replay(log, rng)
    _check_reading(log)


def _check_replay(log: Log, rng: Random) -> None:
    for ply in (below(rng, log.ply), log.ply):
        if log.replay(ply) != log.at(ply):
            raise Violation("replays", f"replayed, the table after {ply} plies is another one")


def _check_reading(log: Log) -> None:
    try:
        back = type(log).loads(log.dumps())
    except BadInput as error:
        raise Violation("replays", f"the log cannot be read back: {error}") from error
    if (back.table, back.head, back.entries) != (log.table, log.head, log.entries):
        raise Violation("replays", "the log is another one after it was saved and loaded")
    if back.dumps() != log.dumps():
        raise Violation("replays", "the log has other bytes after it was saved and loaded")


def arrival_order(spot: Spot) -> None:
    """Where several must decide, the order in which their moves arrive makes no difference."""
    game, table = spot.game, spot.table
    actors = game.actors(table)
    if len(actors) < 2 or CHANCE in actors:
        return
    moves = {seat: game.musts(table, seat).sample(spot.rng) for seat in actors}
    orders = list(permutations(actors))
    spot.rng.shuffle(orders)
    first, told = _after(spot, actors, moves)
    for order in orders[:ORDERS]:
        table, events = _after(spot, order, moves)
        if table != first:
            said = f"{name_of(spot.table)} ends differently when {order} decide in this order"
            raise Violation("arrival-order", said)
        if events != told:
            said = f"{name_of(spot.table)} tells other events when {order} decide in this order"
            raise Violation("arrival-order", said)


def _after(spot: Spot, order: tuple[int, ...], moves: dict[int, Move]) -> tuple[Any, list[bytes]]:
    table, told = spot.table, []
    for seat in order:
        if not table.agenda or seat not in spot.game.actors(table):
            said = f"seat {seat} of {name_of(spot.table)} is no longer asked after another decided"
            raise Violation("arrival-order", said)
        table, events = advance(spot.game, table, seat, moves[seat])
        told += [to_json(event) for event in events]
    return table, sorted(told)
