"""What many matches have in common: counted exactly, so that no order of adding matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from msgspec import Struct, field

from zoco.core.result import Result

Z95 = 1.959963984540054


class Tally(Struct):
    """Counts over matches. Two tallies of parts of a series add up to the tally of the whole."""

    games: int = 0
    decisions: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    winners: Counter[tuple[int, ...]] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    began: float = 0.0
    ended: float = 0.0

    @property
    def draws(self) -> int:
        """Matches that nobody won."""
        return self.winners[()]

    @property
    def plies(self) -> int:
        """All entries, chance's among them."""
        return sum(length * times for length, times in self.lengths.items())

    def count(self, plies: int, decisions: int, result: Result) -> None:
        """One more match."""
        self.games += 1
        self.decisions += decisions
        self.lengths[plies] += 1
        self.winners[result.winners] += 1
        for seat, score in enumerate(result.scores):
            self.scores[seat] += score


def added(tallies: Iterable[Tally]) -> Tally:
    """The tally of all; its time runs from the first beginning to the last end."""
    parts = tuple(tallies)
    whole = Tally(began=min(t.began for t in parts), ended=max(t.ended for t in parts))
    for part in parts:
        whole.games += part.games
        whole.decisions += part.decisions
        whole.lengths += part.lengths
        whole.winners += part.winners
        whole.scores.update(part.scores)
    return whole


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share; also right near 0 and 1."""
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(counts: Counter[int], part: float) -> int:
    """The least value that at least `part` of all counts do not exceed."""
    wanted, seen = part * sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")


def summary(tally: Tally, seats: int) -> dict[str, Any]:
    """The figures people read; shared wins count as fractions, a draw for nobody."""
    seconds = tally.ended - tally.began
    return {
        "games": tally.games,
        "plies": tally.plies,
        "decisions": tally.decisions,
        "seconds": seconds,
        "plies_per_second": tally.plies / seconds,
        "decisions_per_second": tally.decisions / seconds,
        "draws": tally.draws,
        "wins": [_win_share(tally, seat) for seat in range(seats)],
        "length": {
            "mean": tally.plies / tally.games,
            "p5": quantile(tally.lengths, 0.05),
            "p95": quantile(tally.lengths, 0.95),
        },
    }


def _win_share(tally: Tally, seat: int) -> dict[str, Any]:
    shared = Counter[int]()
    for winners, times in tally.winners.items():
        if seat in winners:
            shared[len(winners)] += times
    wins = sum(times / number for number, times in sorted(shared.items()))
    low, high = wilson(wins, tally.games)
    return {
        "seat": seat + 1,
        "wins": wins,
        "share": round(wins / tally.games, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "mean_score": tally.scores[seat] / tally.games,
    }
