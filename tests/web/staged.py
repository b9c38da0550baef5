"""Positions for the browser: bots play in the library until one is as wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.visitor import Visitor
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.log.log import Log
from zoco.games import load

SEEDS = 40
LEVEL = "novice"
Wanted = Callable[[Any, int], bool]


def until(key: str, seats: int, wanted: Wanted, level: str = LEVEL, **setup: Any) -> Log:
    """The log of a match that stands where `wanted(table, seat)` holds for who is asked first."""
    game = load(key)
    for seed in range(SEEDS):
        driver = Driver(game, {seat: bot(game, level) for seat in range(seats)}, str(seed))
        log = Log.start(game, seats, **setup)
        while log.table.agenda:
            phase = log.table.agenda[0]
            actors = () if phase.by_chance else game.actors(log.table)
            if actors and wanted(log.table, actors[0]):
                return log
            move = driver.move(log.table)
            assert move
            log.append(*move)
    raise LookupError("no match comes to such a position")


def sit(one: Visitor, log: Log, seat: int | None = None) -> str:
    """A table that stands there, with this visitor on the seat that is asked first; its id."""
    asked = log.game.actors(log.table)[0] if seat is None else seat
    table = str(one.post("/import", log=log.dumps().decode())["table"]["id"])
    one.post(f"/{table}/join", name="Ada", seat=asked)
    one.post(f"/{table}/start", fill=LEVEL)
    one.enter(table)
    one.asked()
    return table


def ended(log: Log) -> Log:
    """The same match brought to its end by bots: soon, where its rounds can be limited."""
    game, header, table = log.game, log.header, log.table
    options = dict(header.options)
    if "round_limit" in options:
        options["round_limit"] = table.round + 1
    whole = Log.start(game, header.seats, options, header.edition, header.called)
    for entry in log.line:
        whole.append(entry.seat, entry.move)
    driver = Driver(game, {seat: bot(game, LEVEL) for seat in range(header.seats)}, "1")
    while whole.table.agenda:
        move = driver.move(whole.table)
        assert move
        whole.append(*move)
    return whole
