"""What people read of a contest: wins with intervals, ratings, and how long decisions took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from zoco.bots.arena.contest import Contest, Played, time_of
from zoco.bots.arena.ratings import ratings
from zoco.bots.tally import quantile, wilson


def figures(contest: Contest, played: Sequence[Played]) -> dict[str, Any]:
    """All of it; the same for the same matches, in whatever order they were played, but for `time`.

    Shared wins count as fractions. A share is that of one seat: of three alike each has a third.
    """
    ordered = sorted(played, key=lambda match: match.number)
    lengths = Counter(match.plies for match in ordered)
    return {
        **to_builtins(contest),
        "games": len(ordered),
        "draws": sum(match.drawn for match in ordered),
        "fair": 1 / contest.seats,
        "wins": [_wins(contest, name, ordered) for name in dict.fromkeys(contest.bots)],
        "ratings": [rating._asdict() for rating in ratings(contest, ordered)],
        "length": {"p5": quantile(lengths, 0.05), "p95": quantile(lengths, 0.95)},
        "time": {name: _time(name, ordered) for name in dict.fromkeys(contest.bots)},
    }


def _wins(contest: Contest, name: str, played: Sequence[Played]) -> dict[str, Any]:
    wins = sum(_won(contest, name, match) for match in played)
    seats = contest.bots.count(name) * len(played)
    low, high = wilson(wins, seats)
    return {
        "bot": name,
        "seats": contest.bots.count(name),
        "wins": round(wins, 3),
        "share": round(wins / seats, 6),
        "low": round(low, 6),
        "high": round(high, 6),
    }


def _won(contest: Contest, name: str, match: Played) -> float:
    if match.drawn:
        return 0.0
    bots = contest.seating(match.number)
    winners = [bot for bot, rank in zip(bots, match.ranks, strict=True) if rank == 1]
    return winners.count(name) / len(winners)


def _time(name: str, played: Sequence[Played]) -> dict[str, float]:
    counts: Counter[int] = Counter()
    for match in played:
        counts.update(match.times.get(name, {}))
    if not counts:
        return {"decisions": 0, "p50": 0.0, "p95": 0.0}
    p50, p95 = (round(time_of(quantile(counts, part)), 6) for part in (0.5, 0.95))
    return {"decisions": counts.total(), "p50": p50, "p95": p95}
