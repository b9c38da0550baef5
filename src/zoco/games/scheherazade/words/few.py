"""Choices that are few enough to be listed."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.core.describe import Description
from zoco.core.moves import Illegal, Move, Moves
from zoco.core.rng import Rng, below
from zoco.games.scheherazade.words.wording import picking


class Few(Moves, frozen=True):
    """Some moves; others of the same kinds, or of those in `also`, are refused by `refusal`."""

    rule: str
    prompt: str
    ways: tuple[Move, ...]
    refusal: str
    also: tuple[type[Move], ...] = ()

    def why_not(self, move: Move) -> Illegal | None:
        """Why a move is not one of these."""
        if move in self.ways:
            return None
        if type(move) in {*self.also, *map(type, self.ways)}:
            return Illegal(self.rule, self.refusal)
        return self.not_now(move)

    def __contains__(self, move: Move) -> bool:
        return move in self.ways

    def __iter__(self) -> Iterator[Move]:
        return iter(self.ways)

    def __len__(self) -> int:
        return len(self.ways)

    def sample(self, rng: Rng) -> Move:
        """Any of them."""
        return self.ways[below(rng, len(self.ways))]

    def describe(self) -> Description:
        """A pick."""
        return picking(self.prompt, self.ways)
