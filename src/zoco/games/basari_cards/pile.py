"""The draw pile: a set of face-down cards, drawn when somebody first sees one."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.core.chance import Outcomes
from zoco.core.moves import Move
from zoco.core.rng import Rng, below
from zoco.games.basari_cards.moves import DRAW_NOTHING, Draw

Deck = tuple[int, ...]


class TopCard(Outcomes, frozen=True, dict=True):
    """Every card left is equally likely to be on top; an empty pile gives nothing.

    Drawn by position: the odds are never listed to be drawn (basari_cards 2.8 for the empty pile).
    """

    deck: Deck

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        if not self.deck:
            yield DRAW_NOTHING, 1
        for card in self.deck:
            yield Draw(card), 1

    def weight(self, move: Move) -> int:
        """One for every card left."""
        if type(move) is Draw:
            return int(move.card in self.deck)
        return int(move == DRAW_NOTHING and not self.deck)

    @property
    def total(self) -> int:
        """How many cards are left; one way to draw nothing."""
        return len(self.deck) or 1

    def sample(self, rng: Rng) -> Move:
        """Any card left."""
        deck = self.deck
        return Draw(deck[below(rng, len(deck))]) if deck else DRAW_NOTHING


def without(deck: Deck, card: int) -> Deck:
    """The pile after this card left it."""
    place = deck.index(card)
    return deck[:place] + deck[place + 1 :]
