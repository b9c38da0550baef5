"""What the valuations at the leaves should weigh: fitted to who won matches of four Traders.

python bench/leaves.py GAME [--games 300]

At every quiet table the features of the game's outlook are kept, with who won in the end. The
weights are those under which the winners were likeliest, found by Newton's method, for each of
some ways in which doubt grows with what is still to come. Told are the weights as the outlook has
them (the first is 1, so that all are in its unit) with the doubt that belongs to them, and how well
they and those in use foretell winners, by the mean logarithm of the odds.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from math import exp, log
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # in place of this folder, whose click.py hides the library

from zoco.bots.match import Driver  # noqa: E402
from zoco.bots.registry import bot  # noqa: E402
from zoco.games import load  # noqa: E402

SEATS, TURNS = 4, 12
GROWTH = (0.0, 0.02, 0.04, 0.06, 0.08, 0.12, 0.2, 0.4)
"""How much of the doubt at the end comes back with each unit of what is still to come."""
RIDGE = 1e-3
Vector = list[float]


class Position(NamedTuple):
    """A quiet table: the features of each seat, what is to come, the shares told, who won."""

    features: list[Vector]
    left: float
    told: Vector
    won: Vector


def positions(key: str, games: int) -> list[Position]:
    """Those of so many matches."""
    game, outlook = load(key), import_module(f"zoco.games.{key}.outlook")
    found = []
    for number in range(games):
        driver = Driver(game, {it: bot(game, "trader") for it in range(SEATS)}, f"leaves/{number}")
        table, kept = game.setup(SEATS, game.simulated()), []
        while table.agenda:
            if outlook.OUTLOOK.quiet(table):
                features, left = outlook.features(table)
                kept.append((list(map(list, features)), left, list(outlook.OUTLOOK.shares(table))))
            turn = driver.move(table)
            assert turn is not None
            table, _ = game.advance(table, *turn)
        winners = game.score(table).winners
        won = [(seat in winners) / max(1, len(winners)) for seat in range(SEATS)]
        found += [Position(*it, won) for it in kept if winners]
    return found


def odds(weights: Vector, position: Position, growth: float) -> Vector:
    """How likely each seat wins."""
    scale = 1 + growth * position.left
    merits = [
        sum(w * f for w, f in zip(weights, it, strict=True)) / scale for it in position.features
    ]
    top = max(merits)
    parts = [exp(merit - top) for merit in merits]
    return [part / sum(parts) for part in parts]


def loss(all_odds: list[Vector], found: list[Position]) -> float:
    """The mean of minus the logarithm of what was told of the winner."""
    pairs = zip(all_odds, found, strict=True)
    return -sum(
        won * log(max(chance, 1e-9))
        for told, position in pairs
        for won, chance in zip(position.won, told, strict=True)
    ) / len(found)


def step(weights: Vector, found: list[Position], growth: float) -> Vector:
    """Newton's step: the solution of a small system of equations."""
    size = len(weights)
    slope = [-RIDGE * weight * len(found) for weight in weights]
    bend = [[RIDGE * len(found) * (i == j) for j in range(size)] for i in range(size)]
    for position in found:
        scale, told = 1 + growth * position.left, odds(weights, position, growth)
        rows = [[feature / scale for feature in it] for it in position.features]
        mean = [sum(p * row[i] for p, row in zip(told, rows, strict=True)) for i in range(size)]
        for row, chance, won in zip(rows, told, position.won, strict=True):
            off = [it - middle for it, middle in zip(row, mean, strict=True)]
            for i in range(size):
                slope[i] += (won - chance) * row[i]
                for j in range(size):
                    bend[i][j] += chance * off[i] * off[j]
    return solved(bend, slope)


def solved(bend: list[Vector], slope: Vector) -> Vector:
    """By Gauss."""
    rows = [[*row, value] for row, value in zip(bend, slope, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda it: abs(rows[it][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(len(rows)):
            if j != i:
                part = rows[j][i] / rows[i][i]
                rows[j] = [a - part * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def fitted(found: list[Position], growth: float) -> Vector:
    """The likeliest weights."""
    weights = [0.0] * len(found[0].features[0])
    for _ in range(TURNS):
        change = step(weights, found, growth)
        weights = [weight + more for weight, more in zip(weights, change, strict=True)]
        if max(map(abs, change)) < 1e-4:
            break
    return weights


def main() -> None:
    """Fit, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    wish = parser.parse_args()
    found = positions(wish.game, wish.games)
    print(f"{len(found)} positions; as told now: {loss([it.told for it in found], found):.4f}")
    for growth in GROWTH if any(it.left for it in found) else GROWTH[:1]:
        weights = fitted(found, growth)
        foretold = loss([odds(weights, it, growth) for it in found], found)
        unit = [weight / weights[0] for weight in weights]
        doubt = (1 / weights[0], growth / weights[0])
        told = ", ".join(f"{weight:.3f}" for weight in unit)
        print(f"{foretold:.4f}: weights {told}; doubt {doubt[0]:.2f} + {doubt[1]:.3f}")


if __name__ == "__main__":
    main()
