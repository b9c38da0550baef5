"""What the benchmark measures, and what is required of it."""

from __future__ import annotations

from typing import NamedTuple


class Ours(NamedTuple):
    """A game of zoco in random play, with the plies a second it must reach, if any."""

    game: str
    seats: int
    plies_per_second: float | None = None

    @property
    def label(self) -> str:
        """The name in tables."""
        return f"{self.game} ({self.seats})"


OURS = (
    Ours("suleika", 4),
    Ours("basari", 4, 100_000),
    Ours("basari_cards", 4, 100_000),
    Ours("bazaar", 4, 150_000),
    Ours("scheherazade", 4, 40_000),
)

# (game, peer): how many times the peer's decisions a second, at least.
RATIOS = {
    ("suleika", "catanatron"): 5.0,
    ("suleika", "openspiel-backgammon"): 2.0,
}

# `what` in the rows of `zoco bench`: microseconds, at most, in every game.
MICROSECONDS = {"clone": 2.0, "view": 30.0, "position": 200.0}

# Bazaar's planner, all four piles: milliseconds, at most, for the slowest question.
PLANNER_MILLISECONDS = 20.0

# What a table asks of offers with eight gems of each colour: microseconds, at most, each.
OFFER_MICROSECONDS = 50.0
OFFER_QUESTIONS = ("in", "len", "sample")
