"""Basari as the contract asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from zoco.core.game import Game, Kinds, Secret
from zoco.core.lesson import Lesson
from zoco.core.meta import Meta
from zoco.core.notation import Notation
from zoco.core.result import Measure
from zoco.core.words.said import Said
from zoco.games.basari import outline, preview, rules, scoring, tutorial, views, why
from zoco.games.basari.data import BasariEdition
from zoco.games.basari.events import BasariEvent
from zoco.games.basari.meta import META
from zoco.games.basari.moves import NOTATION, BasariMove
from zoco.games.basari.options import BasariOptions
from zoco.games.basari.rules import Table
from zoco.games.basari.views import Seen
from zoco.parts import choosing
from zoco.parts.gems import total
from zoco.parts.negotiation import COLOURS
from zoco.parts.sealed import spectated


class Basari(Game[Table, Seen]):
    """Basari, the board game."""

    meta: ClassVar[Meta] = META
    package: ClassVar[str] = "zoco.games.basari"
    notation: ClassVar[Notation] = NOTATION
    kinds: ClassVar[Kinds] = Kinds(
        Table, BasariMove, BasariEvent, Seen, BasariOptions, BasariEdition
    )
    lessons: ClassVar[tuple[Lesson, ...]] = tutorial.LESSONS
    secrets: ClassVar[tuple[Secret[Any], ...]] = views.SECRETS

    start = staticmethod(rules.start)
    flaws = staticmethod(rules.flaws)
    score = staticmethod(scoring.score)
    look = staticmethod(views.view)
    spectate = staticmethod(spectated)
    imagine = staticmethod(views.imagine)
    holdings = staticmethod(choosing.holdings)
    preview = staticmethod(preview.preview)
    outline = staticmethod(outline.outline)
    why = staticmethod(why.why)

    def seats(self, options: BasariOptions | None = None) -> tuple[int, ...]:
        """Three or four; the variant is for two (basari 6.1)."""
        return (2,) if options is not None and options.two_player else (3, 4)

    def standing(self, view: Seen) -> tuple[Measure, ...]:
        """Points as they are now (basari 5.1)."""
        return (Measure("points", "basari 5.1", view.scores),)

    def round(self, view: Seen) -> Said:
        """Scorings come when somebody has gone round (basari 4.1)."""
        return Said("round-number", {"round": view.round})

    def conserved(self, table: Table) -> Mapping[str, int]:
        """Gems of every colour go round between players and supply (basari 1.1)."""
        return dict(zip(COLOURS, total((*table.gems, table.supply)), strict=True))

    def longest(
        self, seats: int, options: BasariOptions, edition: BasariEdition | None = None
    ) -> int:
        """Far beyond any match in which nobody drags a negotiation out gem by gem.

        No rule bounds it: equal rolls are rolled again (basari 3.1), cards are exchanged at will.
        """
        return 6000


GAME = Basari()
