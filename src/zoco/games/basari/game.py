"""Basari as the contract asks for it."""

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
from zoco.games.basari import outline, preview, rules, scoring, views
from zoco.games.basari.data import BasariEdition
from zoco.games.basari.events import BasariEvent
from zoco.games.basari.meta import META
from zoco.games.basari.moves import NOTATION, BasariMove
from zoco.games.basari.options import BasariOptions
from zoco.games.basari.rules import Table
from zoco.games.basari.views import Seen
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
    secrets: ClassVar[tuple[Secret[Any], ...]] = views.SECRETS

    def seats(self, options: BasariOptions | None = None) -> tuple[int, ...]:
        """Three or four; the variant is for two (basari 6.1)."""
        return (2,) if options is not None and options.two_player else (3, 4)

    def start(self, seats: int, options: BasariOptions, edition: BasariEdition) -> Table:
        """The table before the first decision."""
        return rules.start(seats, options, edition)

    def look(self, table: Table, seat: int | None) -> Seen:
        """What a seat may know."""
        return views.view(table, seat)

    def spectate(self, view: Seen) -> Seen:
        """Every face-down card is hidden."""
        return spectated(view)

    def imagine(self, view: Seen, rng: Rng) -> Table:
        """Every hidden card is each action alike."""
        return views.imagine(view, rng)

    def preview(self, view: Seen, move: Move) -> tuple[Said, ...]:
        """What an action would bring, what an offer would change."""
        return preview.preview(view, move)

    def score(self, table: Table) -> Result:
        """Points, then gems."""
        return scoring.score(table)

    def standing(self, view: Seen) -> tuple[Measure, ...]:
        """Points as they are now (basari 5.1)."""
        return (Measure("points", "basari 5.1", view.scores),)

    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        """The round, every merchant, the gems and all arches."""
        return outline.outline(view)

    def conserved(self, table: Table) -> Mapping[str, int]:
        """Gems of every colour go round between players and supply (basari 1.1)."""
        return dict(zip(COLOURS, total((*table.gems, table.supply)), strict=True))

    def flaws(self, table: Table) -> tuple[str, ...]:
        """What cannot be so, if anything."""
        return rules.flaws(table)

    def longest(
        self, seats: int, options: BasariOptions, edition: BasariEdition | None = None
    ) -> int:
        """Far beyond any match in which nobody drags a negotiation out gem by gem.

        No rule bounds it: equal rolls are rolled again (basari 3.1), cards are exchanged at will.
        """
        return 6000


GAME = Basari()
