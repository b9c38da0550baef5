"""Basari: Das Kartenspiel as the contract asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from zoco.core.game import Game, Kinds, Secret
from zoco.core.lesson import Lesson
from zoco.core.meta import Meta
from zoco.core.notation import Notation
from zoco.core.result import Measure
from zoco.core.words.said import Said
from zoco.games.basari_cards import outline, preview, rules, scoring, tutorial, views, why
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
    lessons: ClassVar[tuple[Lesson, ...]] = tutorial.LESSONS
    secrets: ClassVar[tuple[Secret[Any], ...]] = views.SECRETS

    start = staticmethod(rules.start)
    flaws = staticmethod(rules.flaws)
    score = staticmethod(scoring.score)
    look = staticmethod(views.view)
    spectate = staticmethod(spectated)
    imagine = staticmethod(views.imagine)
    holdings = staticmethod(views.holdings)
    preview = staticmethod(preview.preview)
    outline = staticmethod(outline.outline)
    why = staticmethod(why.why)

    def seats(self, options: BasariCardsOptions | None = None) -> tuple[int, ...]:
        """Three to five; the variant is for two (basari_cards 6.1)."""
        chosen = options or BasariCardsOptions()
        return (2,) if chosen.two_player else (3, 4, 5)

    def standing(self, view: Seen) -> tuple[Measure, ...]:
        """Points as they are now (basari_cards 4.3)."""
        return (Measure("points", "basari_cards 4.3", view.scores),)

    def round(self, view: Seen) -> Said:
        """There are three passes (basari_cards 4.3)."""
        return Said("round-pass", {"number": view.passing})

    def conserved(self, table: Table) -> Mapping[str, int]:
        """Gems of each colour, and cards."""
        gems = total((*table.gems, table.supply))
        cards = len(table.deck) + sum(map(len, table.piles))
        return {**dict(zip(COLOURS, gems, strict=True)), "cards": cards}

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
