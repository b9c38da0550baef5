"""How a match ended: ranks, scores, and the tie-breaks that made the ranks."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Measure(Struct, frozen=True):
    """One thing that was compared: its text key (`measure-` before it), paragraph and values.

    The most wins, or with `fewest` the least.
    """

    key: str
    paragraph: str
    values: tuple[int, ...]
    fewest: bool = False


class Result(Struct, frozen=True):
    """Ranks by seat (1 is best; who is level shares a rank), and what they were made from.

    `measures[0]` are the scores; the others are tie-breaks, listed only as far as ties remained.
    In a `drawn` match all are level and nobody has won, which is not a victory that all share.
    """

    ranks: tuple[int, ...]
    measures: tuple[Measure, ...]
    drawn: bool = False

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat."""
        return self.measures[0].values

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first rank; nobody in a drawn match."""
        if self.drawn:
            return ()
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranked(measures: Sequence[Measure]) -> Result:
    """Rank seats by `measures`, each breaking the ties of those before it."""
    used = 1
    while used < len(measures) and not _all_apart(measures[:used]):
        used += 1
    decisive = tuple(measures[:used])
    rows = _rows(decisive)
    ranks = tuple(1 + sum(other > row for other in rows) for row in rows)
    return Result(ranks, decisive)


def _rows(measures: Sequence[Measure]) -> list[tuple[int, ...]]:
    return list(zip(*(_merits(measure) for measure in measures), strict=True))


def _merits(measure: Measure) -> tuple[int, ...]:
    return tuple(-v for v in measure.values) if measure.fewest else measure.values


def _all_apart(measures: Sequence[Measure]) -> bool:
    rows = _rows(measures)
    return len(set(rows)) == len(rows)
