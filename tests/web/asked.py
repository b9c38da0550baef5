"""Every kind of question of a game, each where a short match of bots comes to it first."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tests.web.short import SHORT
from tests.web.visitor import Visitor
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.log.log import Log
from zoco.games import load

SEED = "1"
LEVELS = {"bazaar": "trader", "scheherazade": "novice"}


class Question(NamedTuple):
    """What asks, the seat that it asks, and the log up to there."""

    phase: str
    seat: int
    log: str


@cache
def questions(key: str) -> tuple[Question, ...]:
    """Each kind once, in the order in which they come up."""
    game, short = load(key), SHORT[key]
    level = LEVELS.get(key, "random")
    driver = Driver(game, {seat: bot(game, level) for seat in range(short.seats)}, SEED)
    log = Log.start(game, short.seats, edition=short.edition)
    found: dict[str, Question] = {}
    while log.table.agenda:
        phase = log.table.agenda[0]
        tag = str(type(phase).__struct_config__.tag)
        actors = () if phase.by_chance else game.actors(log.table)
        if actors and tag not in found:
            found[tag] = Question(tag, actors[0], log.dumps().decode())
        move = driver.move(log.table)
        assert move
        log.append(*move)
    return tuple(found.values())


def ask(one: Visitor, question: Question) -> str:
    """Sit down where this is asked, in the page that is open already; the table's id."""
    table = str(one.post("/import", log=question.log)["table"]["id"])
    one.post(f"/{table}/join", name="Ada", seat=question.seat)
    one.post(f"/{table}/start", fill="random")
    one.enter(table)
    one.asked()
    one.page.locator("section.board [data-move], section.board [data-piece]").first.wait_for()
    return table
