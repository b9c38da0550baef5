"""Reviews: shares that are exact at the end, luck that adds up to nothing, the plies that count."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import zoco
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.bots.review import MOST, TURNED, Review, Reviewer, reviewed
from zoco.core.chance import CHANCE
from zoco.core.log.log import Log
from zoco.games import load
from zoco.testkit.toy.game import GAME as TOY


def played(key: str, seats: int, plies: int = 10_000) -> Log:
    """A match of traders, or how it begins."""
    game = load(key)
    log = Log.start(game, seats, game.simulated({}))
    driver = Driver(game, {seat: bot(game, "trader") for seat in range(seats)}, "review")
    while log.table.agenda and log.ply < plies:
        turn = driver.move(log.table)
        assert turn is not None
        log.append(*turn)
    return log


@pytest.fixture(scope="module")
def suleika() -> tuple[Log, Review]:
    log = played("suleika", 3)
    return log, reviewed(log)


def test_every_entry_has_shares_that_add_up_to_one(suleika: tuple[Log, Review]) -> None:
    log, found = suleika
    assert [turn.seq for turn in found.turns] == list(range(log.seq))
    for shares in (found.start, *(turn.shares for turn in found.turns)):
        assert len(shares) == 3
        assert min(shares) >= 0
        assert sum(shares) == pytest.approx(1, abs=0.001)


def test_the_end_is_exact(suleika: tuple[Log, Review]) -> None:
    log, found = suleika
    winners = log.game.score(log.table).winners
    assert len(winners) == 1
    assert found.turns[-1].shares == tuple(float(seat in winners) for seat in range(3))


def test_before_a_draw_a_share_is_the_mean_of_what_may_be_drawn(
    suleika: tuple[Log, Review],
) -> None:
    log, found = suleika
    values, game = Reviewer(log.game), log.game
    entry = next(entry for entry in log.line if entry.seq and entry.seat == CHANCE)
    table = log.after(entry.seq)
    outcomes = table.agenda[0].outcomes(table)
    mean = [0.0] * 3
    for move, weight in outcomes:
        shares = values.shares(game.play(table, CHANCE, move)[0])
        mean = [sum_ + it * weight / outcomes.total for sum_, it in zip(mean, shares, strict=True)]
    assert found.turns[entry.seq - 1].shares == pytest.approx(mean, abs=0.001)


def test_turning_points_are_the_plies_that_change_a_share_by_ten_points(
    suleika: tuple[Log, Review],
) -> None:
    _, found = suleika
    large = [turn for turn in found.turns if max(map(abs, turn.change)) >= TURNED]
    assert large
    assert [it.ply for it in found.turning] == [turn.ply for turn in large]
    for moment, turn in zip(found.turning, large, strict=True):
        assert moment.by == ("chance" if moment.mover == CHANCE else "decision")
        assert moment.change == turn.change[moment.seat]


def test_three_moments_are_those_that_changed_most(suleika: tuple[Log, Review]) -> None:
    _, found = suleika
    changes = sorted((max(map(abs, turn.change)) for turn in found.turns), reverse=True)
    assert sorted((abs(it.change) for it in found.three), reverse=True) == changes[:MOST]
    assert [it.ply for it in found.three] == sorted(it.ply for it in found.three)


def test_luck_is_what_chance_changed_and_is_taken_from_somebody(
    suleika: tuple[Log, Review],
) -> None:
    log, found = suleika
    drawn = [turn for turn in found.turns if turn.seat == CHANCE]
    for seat, luck in enumerate(found.luck):
        assert luck == pytest.approx(sum(turn.change[seat] for turn in drawn), abs=0.001)
    assert sum(found.luck) == pytest.approx(0, abs=0.01)
    assert max(found.luck) > 0
    assert log.ply == len(found.turns)


def test_what_was_undone_counts_no_more() -> None:
    log = played("suleika", 2, plies=30)
    log.undo(10, 0)
    found = reviewed(log)
    assert found.turns[-1].by == "undo"
    assert found.turns[-1].shares == found.turns[9].shares
    assert all(moment.ply <= 10 for moment in (*found.turning, *found.three))


def test_a_choice_made_at_the_same_time_as_others_is_nobodys_alone() -> None:
    log = played("basari", 3, plies=12)
    kinds = {type(entry.move).__name__: entry.seq for entry in log.line}
    found = reviewed(log)
    assert found.turns[kinds["Choose"]].by == "sealed"
    assert found.turns[kinds["Dice"]].by == "chance"
    assert len([it for it in found.three if it.by == "sealed"]) <= 1


def test_the_same_match_has_the_same_review(suleika: tuple[Log, Review]) -> None:
    log, found = suleika
    again = zoco.Log.loads(log.dumps())
    assert reviewed(again) == found


def few(game: Any) -> Iterator[Any]:
    """Some tables on the way of a random match."""
    rng, table = Random(4), game.setup(game.seats()[0], game.simulated({}))
    for ply in range(22):
        if ply in (1, 21):
            yield table
        phase = table.agenda[0]
        seat = CHANCE if phase.by_chance else game.actors(table)[0]
        source = phase.outcomes(table) if phase.by_chance else game.musts(table, seat)
        table, _ = game.play(table, seat, source.sample(rng))


@pytest.mark.parametrize("key", [meta.key for meta in zoco.games()])
def test_every_game_can_be_reviewed(key: str) -> None:
    game = load(key)
    for table in few(game):
        shares = Reviewer(game).shares(table)
        assert len(shares) == table.seats
        assert sum(shares) == pytest.approx(1, abs=0.001)


def test_a_game_without_a_valuation_has_no_review() -> None:
    with pytest.raises(ValueError, match="no valuation"):
        Reviewer(TOY)
