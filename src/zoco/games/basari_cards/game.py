"""Basari: Das Kartenspiel as the contract asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from zoco.core.game import Game, Kinds, Secret
from zoco.core.meta import Meta
from zoco.core.moves import Move
from zoco.core.notation import Notation
from zoco.core.result import Measure, Result
from zoco.core.rng import Rng
from zoco.core.words.outline import Aspect
from zoco.core.words.said import Said
from zoco.games.basari_cards import outline, preview, rules, scoring, views
from zoco.games.basari_cards.data import BasariCardsEdition
from zoco.games.basari_cards.events import BasariCardsEvent
from zoco.games.basari_cards.meta import META
from zoco.games.basari_cards.moves import NOTATION, BasariCardsMove
from zoco.games.basari_cards.options import BasariCardsOptions
from zoco.games.basari_cards.rules import PASSES, Table
from zoco.games.basari_cards.views import Seen
from zoco.parts.gems import total
from zoco.parts.negotiation import COLOURS
from zoco.parts.sealed import spectated


class BasariCards(Game[Table, Seen]):
    """Basari: Das Kartenspiel."""

    meta: ClassVar[Meta] = META
    package: ClassVar[str] = "zoco.games.basari_cards"
    notation: ClassVar[Notation] = NOTATION
    kinds: ClassVar[Kinds] = Kinds(
        Table, BasariCardsMove, BasariCardsEvent, Seen, BasariCardsOptions, BasariCardsEdition
    )
    secrets: ClassVar[tuple[Secret[Any], ...]] = views.SECRETS

    def seats(self, options: BasariCardsOptions | None = None) -> tuple[int, ...]:
        """Three to five; the variant is for two (basari_cards 6.1)."""
        chosen = options or BasariCardsOptions()
        return (2,) if chosen.two_player else (3, 4, 5)

    def start(self, seats: int, options: BasariCardsOptions, edition: BasariCardsEdition) -> Table:
        """The table before the first decision."""
        return rules.start(seats, options, edition)

    def look(self, table: Table, seat: int | None) -> Seen:
        """Everything but the others' face-down cards."""
        return views.view(table, seat)

    def spectate(self, view: Seen) -> Seen:
        """Everything but what lies face down."""
        return spectated(view)

    def imagine(self, view: Seen, rng: Rng) -> Table:
        """Face-down action cards are drawn alike from those they can be."""
        return views.imagine(view, rng)

    def preview(self, view: Seen, move: Move) -> tuple[Said, ...]:
        """What an action brings, what an offer changes."""
        return preview.preview(view, move)

    def score(self, table: Table) -> Result:
        """Points."""
        return scoring.result(table)

    def standing(self, view: Seen) -> tuple[Measure, ...]:
        """Points as they are now (basari_cards 4.3)."""
        scores = tuple(merchant.score for merchant in view.merchants)
        return (Measure("points", "basari_cards 4.3", scores),)

    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        """Pass and negotiation, every merchant with the card, gems and pile."""
        return outline.outline(view)

    def conserved(self, table: Table) -> Mapping[str, int]:
        """Gems of each colour, and cards."""
        gems = total((table.supply, *(merchant.gems for merchant in table.merchants)))
        return {
            **dict(zip(COLOURS, gems, strict=True)),
            "cards": len(table.deck) + table.cards_out,
        }

    def flaws(self, table: Table) -> tuple[str, ...]:
        """What lies wrongly, if anything."""
        return rules.flaws(table)

    def longest(
        self, seats: int, options: BasariCardsOptions, edition: BasariCardsEdition | None = None
    ) -> int:
        """A pass has no more rounds than it takes workers; changes of mind come on top.

        Each offer of a negotiation beats the one before, so nobody makes the same one twice, and
        one of the two has at most half of the gems; at most two negotiations a round.
        """
        played: BasariCardsEdition = edition or self.edition()
        bundles: int = (played.gems // 2 + 1) ** len(COLOURS)
        offers = 2 * bundles + 1
        return PASSES * played.worker_target * (4 * seats + 4 + 2 * offers)


GAME = BasariCards()
