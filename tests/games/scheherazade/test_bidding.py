"""How traders bid and tip: by what others did before, and so that no simple trick pays."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import leading, ready
from zoco.bots.match import play_match
from zoco.bots.registry import bot, entrant, probes
from zoco.core.table import memory_of
from zoco.games.scheherazade.bot.bidding import hopes, near, tip_odds, tips_odds
from zoco.games.scheherazade.bot.forecast import (
    below_odds,
    bid_odds,
    mean,
    normal,
    shifted,
    summed,
    tied_odds,
)
from zoco.games.scheherazade.bot.trader import trader
from zoco.games.scheherazade.bot.worth import Eye
from zoco.games.scheherazade.events import Revealed
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.parts.temperament import TEMPERAMENTS

SURE = [0.0, 0.0, 1.0]
EVEN = [0.5, 0.5]


def remembering(*rounds: tuple[int, ...]) -> Table:
    return replace(ready(), memory=memory_of(tuple(Revealed(it, sum(it)) for it in rounds)))


def test_2_1_who_always_bids_the_same_is_expected_to_do_it_again() -> None:
    table = remembering(*[(0, 5, 1, 1)] * 8)
    odds = bid_odds(table, 1)
    assert sum(odds) == pytest.approx(1)
    assert max(range(len(odds)), key=odds.__getitem__) == 5
    assert 4 < mean(odds) < 5
    assert mean(bid_odds(table, 0)) < 0.5


def test_2_1_nobody_is_expected_to_bid_more_than_there_is() -> None:
    poor = replace(remembering((9, 9, 9, 9)), pearls=(10, 2, 10, 10))
    assert len(bid_odds(poor, 1)) == 3


def test_no_tip_farther_off_is_better_than_those_that_are_looked_at() -> None:
    rng, most = Random(6), 24
    for _ in range(60):
        odds = normal([float(rng.randrange(5)) ** 3 for _ in range(12)] + [1.0])
        own, placed = rng.randrange(4), tuple(rng.sample(range(16), rng.randrange(4)))
        free = [it for it in range(most + 1) if it not in placed]
        every = {it: tip_odds(it, own, odds, placed) for it in free}
        looked = tips_odds(near(own, odds, placed, most), own, odds, placed)
        assert max(free, key=lambda it: looked.get(it, 0.0)) == max(free, key=every.__getitem__)


def test_odds_are_summed_compared_and_shifted() -> None:
    assert summed([EVEN, EVEN]) == [0.25, 0.5, 0.25]
    assert below_odds([EVEN, SURE], 2) == 0
    assert below_odds([EVEN, SURE], 3) == 1
    assert tied_odds([EVEN, SURE], 2) == 1
    assert shifted(SURE, -1) == [0.0, 1.0, 0.0]
    assert shifted(SURE, 3) == SURE


def test_2_3_a_tip_wins_by_being_nearest_and_of_two_by_being_higher() -> None:
    assert tip_odds(7, 5, SURE, ()) == 1
    assert tip_odds(8, 5, SURE, (6,)) > 0
    assert tip_odds(6, 5, SURE, (8,)) == 0


def test_2_4_nobody_bids_more_than_it_takes() -> None:
    table = replace(leading(1, camels="N18 S S", red="N17 N16"), agenda=ready().agenda)
    quiet = replace(table, memory=memory_of((Revealed((1, 1, 1, 1), 4),) * 8))
    loud = replace(table, memory=memory_of((Revealed((4, 4, 4, 4), 16),) * 8))
    best = [found.index(max(found)) for found in (hopes(seen(it), 10) for it in (quiet, loud))]
    assert 1 < best[0] < best[1] <= 6


def seen(table: Table) -> Eye:
    return Eye(GAME.view(table, 0))


def test_2_8_the_bowl_owner_likes_a_round_without_bids() -> None:
    idle = remembering(*[(0, 0, 0, 0)] * 8)
    owner, other = (hopes(seen(replace(idle, owner=seat)), 3)[0] for seat in (0, 1))
    assert owner > 0 > other


def test_2_1_the_bold_bid_more_and_nobody_can_be_foreseen() -> None:
    table = replace(leading(1, camels="N18 S S", red="N17 N16"), agenda=ready().agenda)
    view, moves = GAME.view(table, 0), GAME.musts(table, 0)
    bids = {
        name: [GAME.write(trader(view, moves, Random(s), TEMPERAMENTS[name])) for s in range(60)]
        for name in ("bold", "even")
    }
    assert len(Counter(bids["even"])) > 1
    total = {name: sum(int(bid.split()[1]) for bid in found) for name, found in bids.items()}
    assert total["bold"] > total["even"]


def test_there_are_probes_enough() -> None:
    assert len(probes(GAME)) >= 8


@pytest.mark.parametrize("trick", ["probe:zero", "probe:two-less"])
def test_no_simple_trick_pays_against_traders(trick: str) -> None:
    """These two won every second match; a fair share of eight is two."""
    won = 0
    for number in range(8):
        bots = [bot(GAME, "trader") for _ in range(4)]
        bots[number % 4] = entrant(GAME, trick)
        table = play_match(GAME, GAME.setup(4), bots, f"trick/{number}").table
        won += table.winner == number % 4
    assert won <= 3
