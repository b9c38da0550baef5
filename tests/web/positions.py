"""Tables in the middle of a match: bots played it in the library, somebody goes on with it."""

from __future__ import annotations

from functools import cache

from tests.web.visitor import Visitor
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.chance import CHANCE
from zoco.core.log.log import Log
from zoco.core.moves import Move
from zoco.games import load

NAMES = ("Ada", "Bob", "Cleo", "Dina", "Edda", "Finn")


@cache
def played(key: str, seats: int, seed: str = "7") -> Log:
    """A whole match of bots."""
    game = load(key)
    driver = Driver(game, {seat: bot(game, "novice") for seat in range(seats)}, seed)
    log = Log.start(game, seats, players=NAMES[:seats])
    while log.table.agenda:
        move = driver.move(log.table)
        assert move, "bots hold every seat"
        log.append(*move)
    return log


def last_decision(log: Log) -> tuple[int, int]:
    """The ply of the last decision, and whose it was."""
    found = [(ply, entry.seat) for ply, entry in enumerate(log.line) if entry.seat != CHANCE]
    return found[-1]


def midway(key: str, seats: int, kind: type[Move]) -> tuple[Log, int, int]:
    """A match, the first decision of this kind in its second half, and whose it was."""
    log = played(key, seats)
    half = len(log.line) // 2
    ply = next(at for at in range(half, len(log.line)) if isinstance(log.line[at].move, kind))
    return log, ply, log.line[ply].seat


def resumed(one: Visitor, log: Log, ply: int, seat: int) -> str:
    """A table after so many plies of a match, where this visitor holds a seat; its id."""
    head = Log(log.game, log.header)
    for entry in log.line[:ply]:
        head.append(entry.seat, entry.move)
    table = str(one.post("/import", log=head.dumps().decode())["table"]["id"])
    one.post(f"/{table}/join", name=NAMES[seat], seat=seat)
    one.post(f"/{table}/start", fill="novice")
    one.enter(table)
    one.asked()
    return table
