"""Scenes that a contact sheet holds still: what is told by moving, some way into it.

Who is asked next sees it once more; where nobody is, it is looked back at.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from playwright.sync_api import Page

from tests.web.positions import NAMES
from tools.moments import tag
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.log.log import Log
from zoco.games import load

STEP = 50
MANY = 1200
SINCE, PLAYBACK = "[data-since]", "[data-playing]"
SEEDS, LIMIT = 4, {"round_limit": 60}
FIRST = 0.3
"""How far a match has got where scenes of it are looked for."""


class Scene(NamedTuple):
    """What is told, and milliseconds after which it is held still."""

    event: str
    ms: int


# Where much waits to be told a scene takes half of its usual 500 ms.
HAGGLED = {
    "cards turn": Scene("revealed", 50),
    "offered": Scene("offered", 120),
    "crumbles": Scene("lost", 150),
    "bargain": Scene("accepted", 120),
    "crown is given": Scene("had_most", 200),
}
SCENES: dict[str, dict[str, Scene]] = {
    "suleika": {
        "die": Scene("rolled", 100),
        "walk": Scene("walked", 150),
        "payment": Scene("paid", 180),
        "carpet": Scene("laid", 120),
    },
    "basari": {
        "dice roll": Scene("rolled", 150),
        "rolled off": Scene("rolled_off", 150),
        **HAGGLED,
        "die once more": Scene("rolled_again", 120),
        "round the arcade": Scene("went_round", 200),
        "points": Scene("took_points", 120),
        "gems": Scene("took_gems", 120),
    },
    "basari_cards": {
        **HAGGLED,
        "dealt": Scene("drew", 120),
        "hired": Scene("hired", 120),
        "takes one": Scene("took_one", 120),
        "race is won": Scene("manned", 200),
        "points": Scene("took_points", 120),
        "gems": Scene("took_gems", 120),
    },
    "bazaar": {
        "cards drawn": Scene("cards_chosen", 100),
        "start roll": Scene("start_rolled", 600),
        "die": Scene("die_rolled", 120),
        "stone": Scene("stone_taken", 120),
        "exchange": Scene("exchanged", 150),
        "ware": Scene("bought", 150),
        "given back": Scene("gave_back", 120),
        "sold out": Scene("pile_used_up", 120),
        "closed": Scene("closed", 120),
    },
    "scheherazade": {
        "fists": Scene("revealed", 500),
        "tip": Scene("tipped", 100),
        "bowl": Scene("bowl_taken", 120),
        "bedouin": Scene("bedouin_led", 120),
        "camel": Scene("camel_moved", 120),
        "camel set back": Scene("camel_reset", 120),
        "by card": Scene("bedouin_sent", 120),
        "pearl found": Scene("pearl_found", 120),
        "into the palace": Scene("palace_reached", 120),
        "sinks": Scene("sank", 120),
        "nobody bid": Scene("nobody_bid", 120),
        "passage paid": Scene("passage_paid", 120),
        "sold": Scene("sold", 120),
        "ransom": Scene("ransom_paid", 120),
        "card": Scene("card_uncovered", 120),
        "answer": Scene("answered", 120),
        "room": Scene("room_entered", 200),
        "right room": Scene("room_right", 250),
        "wrong room": Scene("room_wrong", 200),
        "turned away": Scene("turned_away", 200),
        "limit": Scene("limit_reached", 200),
        "opened": Scene("cards_opened", 200),
    },
}


class Held(NamedTuple):
    """A scene of a match: the seat that sees it, and the ply after which it can see it again.

    Without a seat it is looked back at, from that ply on.
    """

    name: str
    seat: int | None
    ply: int
    scene: Scene
    log: Log


def held(key: str, log: Log) -> Iterator[Held]:
    """The scenes of a finished match; what it has not told is found in others."""
    for name, scene in SCENES.get(key, {}).items():
        first = int(FIRST * log.ply)
        plies = [ply for ply in order(first, log.ply) if scene.event in told(log, ply)]
        spot = next((found for ply in plies if (found := watcher(log, ply))), None)
        if spot:
            yield Held(name, *spot, scene, log)
        elif plies:
            yield Held(name, None, plies[0], scene, log)
        else:
            yield from elsewhere(key, name, scene)


def elsewhere(key: str, name: str, scene: Scene) -> Iterator[Held]:
    """A scene of any match that tells it, of few that bots of any level play."""
    for level, seed in product(("novice", "random", "trader"), range(SEEDS)):
        log = match(key, level, str(seed))
        ply = next((ply for ply in range(log.ply) if scene.event in told(log, ply)), None)
        if ply is not None:
            yield Held(name, None, ply, scene, log)
            return


@cache
def match(key: str, level: str, seed: str) -> Log:
    """A whole match of bots; where rounds can be limited it comes to an end soon."""
    game = load(key)
    limited = LIMIT if "round_limit" in game.options({}).__struct_fields__ else {}
    seats = min(4, max(game.meta.seats))
    driver = Driver(game, {seat: bot(game, level) for seat in range(seats)}, seed)
    log = Log.start(game, seats, options=limited, players=NAMES[:seats])
    while log.table.agenda:
        move = driver.move(log.table)
        assert move, "bots hold every seat"
        log.append(*move)
    return log


def order(first: int, last: int) -> Iterator[int]:
    """From where a match is well on its way to its end, then what came before."""
    yield from range(first, last)
    yield from range(first)


def told(log: Log, ply: int) -> set[str]:
    """What the move of a ply told."""
    return {tag(event) for event in log.line[ply].events}


def watcher(log: Log, ply: int) -> tuple[int, int] | None:
    """Who is asked as soon as somebody is, after that ply, and did not make its move; and when."""
    head = Log(log.game, log.header)
    for entry in log.line[: ply + 1]:
        head.append(entry.seat, entry.move)
    while head.table.agenda and head.table.agenda[0].by_chance:
        entry = log.line[head.ply]
        head.append(entry.seat, entry.move)
    asked = log.game.actors(head.table) if head.table.agenda else ()
    # Whoever has not decided anything yet has nothing that could be shown once more.
    played = {entry.seat for entry in log.line[:ply]}
    seat = next((seat for seat in asked if seat != log.line[ply].seat and seat in played), None)
    return None if seat is None else (seat, head.ply)


def hold(page: Page, scene: Scene) -> None:
    """Show once more what happened, or look back at it, and stop the clock in the scene."""
    back = page.locator(PLAYBACK).count()
    if not back:
        page.wait_for_selector(SINCE, state="attached")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    if back:
        page.keyboard.press("Space")
    else:
        page.evaluate(f"document.querySelector('{SINCE}').click()")
    for _ in range(MANY):
        if page.locator(f"[data-scene={scene.event}]").count():
            break
        page.clock.run_for(STEP)
    page.clock.run_for(scene.ms)
