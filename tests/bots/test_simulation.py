from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

import zoco
from zoco.bots.simulation import Plan, run, simulated
from zoco.bots.tally import Tally, added
from zoco.core.playout import playout

UNIFORM = Plan("suleika", 3, {"first": 0}, (), 5)
BOTS = UNIFORM._replace(bots=("random", "novice", "random"))


def untimed(tally: Tally) -> Tally:
    return replace(tally, began=0.0, ended=0.0)


def test_match_number_i_does_not_depend_on_the_matches_before() -> None:
    whole = run(UNIFORM, range(6))
    parts = added([run(UNIFORM, range(4, 6)), run(UNIFORM, range(4))])
    assert untimed(parts) == untimed(whole)


def test_without_bots_the_table_is_played_by_uniform_chance() -> None:
    game = zoco.load("suleika")
    last, plies, decisions = playout(game, game.setup(3, {"first": 0}), Random("5/0"))
    tally = run(UNIFORM, range(1))
    assert (tally.plies, tally.decisions) == (plies, decisions)
    result = game.result(last)
    assert result is not None
    assert tally.winners == {result.winners: 1}
    assert [tally.scores[seat] for seat in range(3)] == list(result.scores)


def test_a_simulation_has_the_options_of_one() -> None:
    """Without a limit of rounds, match number 17 would be twice as long."""
    plan = Plan("scheherazade", 3, {"events": False}, (), 0)
    game, numbers = zoco.load("scheherazade"), range(12)
    starts = [game.setup(3, {"events": False, "round_limit": it}) for it in (150, 0)]
    limited, endless = (
        sum(playout(game, start, Random(f"0/{number}"))[1] for number in numbers)
        for start in starts
    )
    assert run(plan, numbers).plies == limited < endless


@pytest.mark.parametrize("plan", [UNIFORM, BOTS], ids=["uniform", "bots"])
def test_jobs_do_not_change_what_is_counted(plan: Plan) -> None:
    alone, together = (added(simulated(plan, 7, jobs)) for jobs in (1, 2))
    assert alone.games == 7
    assert untimed(alone) == untimed(together)


def test_another_seed_gives_other_matches() -> None:
    assert untimed(run(UNIFORM, range(3))) != untimed(run(UNIFORM._replace(seed=6), range(3)))


def test_time_runs_while_matches_are_played() -> None:
    tallies = list(simulated(UNIFORM, 30, 1))
    assert all(tally.ended > tally.began for tally in tallies)
    assert sum(tally.games for tally in tallies) == 30
