"""Ratings after Bradley and Terry: how strong each bot is, from who was ahead of whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log10
from random import Random
from typing import NamedTuple

from zoco.bots.arena.contest import Contest, Played

ELO = 400.0
"""Points of a rating that make ten to one."""
ROUNDS = 200
RESAMPLES = 200
TOKEN = 0.5
"""Wins that each gets against each beforehand, so that nobody is infinitely strong."""

Ahead = Counter[tuple[str, str]]
"""How often one bot was ahead of another; level counts half for both."""


class Rating(NamedTuple):
    """In points around a mean of 0, with its 95 % interval."""

    bot: str
    points: float
    low: float
    high: float


def ahead(contest: Contest, played: Sequence[Played]) -> Ahead:
    """Everybody against everybody of another name; a drawn match tells nothing."""
    found: Ahead = Counter()
    for match in played:
        bots = contest.seating(match.number)
        for seat, rank in enumerate(() if match.drawn else match.ranks):
            for other, behind in enumerate(match.ranks):
                if bots[seat] != bots[other] and rank <= behind:
                    found[bots[seat], bots[other]] += 1 if rank < behind else 0.5  # type: ignore[assignment]
    return found


def strengths(names: Sequence[str], found: Ahead) -> dict[str, float]:
    """The likeliest ratings, by letting each answer all others a number of times."""
    wins = {(a, b): found[a, b] + TOKEN for a in names for b in names if a != b}
    strong = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS if len(names) > 1 else 0):
        for name in names:
            others = [other for other in names if other != name]
            won = sum(wins[name, other] for other in others)
            met = ((wins[name, it] + wins[it, name]) / (strong[name] + strong[it]) for it in others)
            strong[name] = won / sum(met)
    points = {name: ELO * log10(value) for name, value in strong.items()}
    mean = sum(points.values()) / len(points)
    return {name: value - mean for name, value in points.items()}


def ratings(contest: Contest, played: Sequence[Played]) -> list[Rating]:
    """All bots, the strongest first; the intervals from drawing the rounds of matches again."""
    names = tuple(dict.fromkeys(contest.bots))
    best = strengths(names, ahead(contest, played))
    again = _resampled(contest, names, played)
    found = []
    for name in names:
        values = sorted(points[name] for points in again)
        low, high = values[len(values) // 40], values[-1 - len(values) // 40]
        found.append(Rating(name, round(best[name], 1), round(low, 1), round(high, 1)))
    return sorted(found, key=lambda rating: (-rating.points, rating.bot))


def _resampled(
    contest: Contest, names: Sequence[str], played: Sequence[Played]
) -> list[dict[str, float]]:
    rounds: dict[int, list[Played]] = {}
    for match in played:
        rounds.setdefault(match.number // contest.seats, []).append(match)
    counts = [ahead(contest, matches) for matches in rounds.values()]
    rng, found = Random(contest.seed), []
    for _ in range(RESAMPLES):
        total: Ahead = Counter()
        for place in (rng.randrange(len(counts)) for _ in counts):
            total.update(counts[place])
        found.append(strengths(names, total))
    return found
