"""Positions that contact sheets show: each phase of a match, what comes up seldom, and scenes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.web.staged import until
from tools.moments import MOMENTS
from tools.scenes import Held, Scene, held
from tools.spots import LEVEL, NAMES
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.log.log import Log
from zoco.games import load

END = "end"
RIPE = 0.6
"""How far a match has got where a phase is pictured, unless it comes up only elsewhere."""


class Position(NamedTuple):
    """A phase, the seat that it asks, and the log up to there; or a scene that has led there.

    A scene without a seat is looked back at, from the ply `back` on.
    """

    phase: str
    seat: int | None
    log: str
    scene: Scene | None = None
    back: int = 0


def positions(key: str, seats: int, seed: str) -> list[Position]:
    """Each phase of a match that asks somebody, once, and the end; and what was told by moving."""
    game = load(key)
    driver = Driver(game, {seat: bot(game, LEVEL) for seat in range(seats)}, seed)
    log = Log.start(game, seats, players=NAMES[:seats])
    asked: dict[str, list[tuple[int, int]]] = {}
    while log.table.agenda:
        phase = log.table.agenda[0]
        actors = () if phase.by_chance else game.actors(log.table)
        if actors:
            tag = str(type(phase).__struct_config__.tag)
            asked.setdefault(tag, []).append((log.ply, actors[0]))
        move = driver.move(log.table)
        assert move, "bots hold every seat"
        log.append(*move)
    ripe = RIPE * log.ply
    best = {tag: min(found, key=lambda one: abs(one[0] - ripe)) for tag, found in asked.items()}
    cuts = [Position(tag, seat, cut(log, ply)) for tag, (ply, seat) in best.items()]
    scenes = [scenery(it) for it in held(key, log)]
    return [*cuts, Position(END, 0, cut(log, log.ply)), *scenes]


def scenery(it: Held) -> Position:
    """Where a scene is seen: by whom is asked after it, else in the whole match."""
    log = cut(it.log, it.log.ply if it.seat is None else it.ply)
    return Position(it.name, it.seat, log, it.scene, it.ply)


def cut(log: Log, ply: int) -> str:
    """The log of the first `ply` moves, as lines of JSON."""
    head = Log(log.game, log.header)
    for entry in log.line[:ply]:
        head.append(entry.seat, entry.move)
    return head.dumps().decode()


def moments(key: str) -> Iterator[Position]:
    """What seldom comes up in a game, each in a match of its own."""
    for name, (wanted, level, seats, options, edition) in MOMENTS.get(key, {}).items():
        setup = {"options": options, "edition": edition, "players": NAMES[:seats]}
        log = until(key, seats, wanted, level, **setup)
        yield Position(name, log.game.actors(log.table)[0], log.dumps().decode())
