"""What happened since one last looked: a long haggle between others is one sentence."""

from __future__ import annotations

from random import Random

import pytest

import zoco
from zoco.cli.play.news import haggled, tidings
from zoco.cli.speech import Speech
from zoco.core.chance import CHANCE
from zoco.core.log.log import Log

NAMES = ("Ada", "Ben", "Cleo")
OFFERS = ("1b", "1g", "1y", "1r", "2b", "1g1b")


def haggle(offers: int) -> Log:
    """Ben and Cleo want the same action of Basari; so many offers, then one of them accepts."""
    log = Log.start(zoco.load("basari"), 3, players=NAMES)
    for seat in range(3):
        log.append(seat, log.game.read(f"place {1 + 5 * seat}"))
    roll(log)
    for seat, action in enumerate(("dice", "points", "points")):
        log.append(seat, log.game.read(f"choose {action}"))
    roll(log)
    for offer in OFFERS[:offers]:
        log.append(log.game.actors(log.table)[0], log.game.read(f"offer {offer}"))
    log.append(log.game.actors(log.table)[0], log.game.read("accept"))
    return log


def roll(log: Log) -> None:
    rng = Random(1)
    while log.game.actors(log.table) == (CHANCE,):
        log.append(CHANCE, log.game.outcomes(log.table).sample(rng))


def told(log: Log, seat: int, language: str = "en") -> list[tuple[str, int]]:
    first = next(entry.ply for entry in log.line if "Offered" in str(entry.events))
    speech = Speech(log.game, language, NAMES)
    return [(it.text, it.skipped) for it in tidings(speech, log.line[first - 1 :], seat)]


@pytest.mark.parametrize("offers", [3, 4, 6])
def test_a_long_haggle_of_others_is_told_by_its_last_offer_and_the_outcome(offers: int) -> None:
    (text, skipped), *rest = told(haggle(offers), 0)
    assert skipped == offers - 1
    assert not rest
    assert text.count(" offers ") == 1
    assert " accepts " in text


@pytest.mark.parametrize("offers", [1, 2])
def test_a_short_haggle_is_told_step_by_step(offers: int) -> None:
    found = told(haggle(offers), 0)
    assert [skipped for _, skipped in found] == [0] * (offers + 1)


@pytest.mark.parametrize("seat", [1, 2])
def test_ones_own_haggle_is_told_step_by_step(seat: int) -> None:
    assert [skipped for _, skipped in told(haggle(5), seat)] == [0] * 6


def test_nothing_that_others_do_but_once_is_left_out() -> None:
    """Over whole matches of all games: what is skipped is always an exchange of two."""
    for meta in zoco.games():
        game, rng = zoco.load(meta.key), Random(4)
        log = Log.start(game, 4, game.simulated())
        for _ in range(150):
            actor = game.actors(log.table)[0] if log.table.agenda else None
            if actor is None:
                break
            moves = game.outcomes(log.table) if actor == CHANCE else game.musts(log.table, actor)
            log.append(actor, moves.sample(rng))
        for number in range(len(log.line)):
            skipped = haggled(log.line[number:], 0)
            run = log.line[number : number + skipped + 1]
            assert all(len(entry.events) == 1 for entry in run[:-1])
            assert not skipped or len({type(entry.move) for entry in run}) == 1
            assert not skipped or len({entry.seat for entry in run}) == 2
