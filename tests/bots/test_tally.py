from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from zoco.bots.tally import Tally, added, quantile, summary, wilson
from zoco.core.result import Measure, Result


def ended(*ranks: int) -> Result:
    return Result(ranks, (Measure("points", "toy 4.1", tuple(10 - rank for rank in ranks)),))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (30, 100, 0.2189, 0.3958),
    ],
)
def test_wilson_agrees_with_published_values(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_quantiles_are_values_that_occurred() -> None:
    lengths = Counter({10: 5, 20: 90, 30: 5})
    assert (quantile(lengths, 0.05), quantile(lengths, 0.5)) == (10, 20)
    assert (quantile(lengths, 0.95), quantile(lengths, 0.96)) == (20, 30)
    with pytest.raises(ValueError, match="nothing"):
        quantile(Counter(), 0.5)


def test_shared_wins_count_as_fractions() -> None:
    tally = Tally(began=0.0, ended=2.0)
    tally.count(4, 2, ended(1, 1, 3))
    tally.count(6, 5, ended(1, 2, 3))
    figures = summary(tally, 3)
    assert [row["wins"] for row in figures["wins"]] == [1.5, 0.5, 0.0]
    assert [row["share"] for row in figures["wins"]] == [0.75, 0.25, 0.0]
    assert [row["mean_score"] for row in figures["wins"]] == [9.0, 8.5, 7.0]
    assert (figures["plies"], figures["decisions"]) == (10, 7)
    assert (figures["plies_per_second"], figures["decisions_per_second"]) == (5.0, 3.5)
    assert figures["length"] == {"mean": 5.0, "p5": 4, "p95": 6}


def test_a_draw_is_nobodys_win_and_a_figure_of_its_own() -> None:
    tally = Tally(began=0.0, ended=1.0)
    tally.count(4, 2, replace(ended(1, 1), drawn=True))
    tally.count(4, 2, ended(1, 2))
    assert summary(added([tally, tally]), 2)["draws"] == 2 * tally.draws == 2
    assert [row["wins"] for row in summary(tally, 2)["wins"]] == [1.0, 0.0]
    assert [row["share"] for row in summary(tally, 2)["wins"]] == [0.5, 0.0]


def test_tallies_of_parts_add_up() -> None:
    one, other, whole = Tally(began=1, ended=2), Tally(began=3, ended=5), Tally(began=1, ended=5)
    one.count(4, 2, ended(1, 2))
    other.count(6, 3, ended(2, 1))
    whole.count(4, 2, ended(1, 2))
    whole.count(6, 3, ended(2, 1))
    assert added([one, other]) == added([other, one]) == whole
