"""Bazaar as the contract asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from zoco.core.faults import bad_field
from zoco.core.game import Game, Kinds
from zoco.core.lesson import Lesson
from zoco.core.meta import Meta
from zoco.core.notation import Notation
from zoco.core.options import Options
from zoco.core.result import Measure
from zoco.core.rng import Rng
from zoco.core.words.said import Said
from zoco.games.bazaar import flaws, outline, preview, rules, tutorial, views, why
from zoco.games.bazaar.data import BazaarEdition
from zoco.games.bazaar.events import BazaarEvent
from zoco.games.bazaar.meta import META
from zoco.games.bazaar.moves import NOTATION, BazaarMove
from zoco.games.bazaar.options import DRAWN, BazaarOptions
from zoco.games.bazaar.rules import BazaarPhase, Table
from zoco.games.bazaar.stones import COLOURS, of_colour
from zoco.games.bazaar.views import BazaarView

Seen = BazaarView[BazaarPhase]


class Bazaar(Game[Table, Seen]):
    """Sid Sackson's Bazaar."""

    meta: ClassVar[Meta] = META
    package: ClassVar[str] = "zoco.games.bazaar"
    notation: ClassVar[Notation] = NOTATION
    kinds: ClassVar[Kinds] = Kinds(
        Table, BazaarMove, BazaarEvent, Seen, BazaarOptions, BazaarEdition, Seen
    )
    lessons: ClassVar[tuple[Lesson, ...]] = tutorial.LESSONS

    look = staticmethod(views.look)
    spectate = staticmethod(views.spectate)
    unpacked = staticmethod(views.look)
    packed = staticmethod(views.seen_table)
    holdings = staticmethod(views.holdings)
    preview = staticmethod(preview.preview)
    outline = staticmethod(outline.outline)
    why = staticmethod(why.why)
    flaws = staticmethod(flaws.flaws)
    score = staticmethod(rules.score)

    def seats(self, options: BazaarOptions | None = None) -> tuple[int, ...]:
        """Two to six; alone only as practice (bazaar 4.1)."""
        return (1,) if options and options.solo else (2, 3, 4, 5, 6)

    def options(self, given: Options | Mapping[str, Any] | None = None) -> BazaarOptions:
        """Checked options: the two exchange cards must differ (bazaar 1.2)."""
        chosen: BazaarOptions = super().options(given)
        if chosen.second_card != DRAWN and chosen.first_card == chosen.second_card:
            wrong = bad_field("options.second_card", chosen.second_card, "fault-same-card")
            raise wrong.placed(package=self.package)
        return chosen

    def start(self, seats: int, options: BazaarOptions, edition: BazaarEdition) -> Table:
        """The table before anything is drawn."""
        cards = len(edition.exchange)
        for name in ("first_card", "second_card"):
            card = getattr(options, name)
            if card > cards:
                wrong = bad_field(f"options.{name}", card, "fault-cards", cards=cards)
                raise wrong.placed(package=self.package)
        return rules.start(seats, options, edition)

    def imagine(self, view: Seen, rng: Rng) -> Table:
        """The table itself: nothing is to be guessed."""
        return views.seen_table(view)

    def standing(self, view: Seen) -> tuple[Measure, ...]:
        """Points as they are now (bazaar 4.1)."""
        return (Measure("points", "bazaar 4.1", view.points),)

    def round(self, view: Seen) -> Said:
        """Everybody has a turn in each (bazaar 2.1)."""
        return Said("round-number", {"round": view.turns // len(view.hands) + 1})

    def conserved(self, table: Table) -> Mapping[str, int]:
        """Each colour over hands and bazaar."""
        heaps = (table.bank, *table.hands)
        return {
            colour: sum(of_colour(heap, number) for heap in heaps)
            for number, colour in enumerate(COLOURS)
        }

    def longest(
        self, seats: int, options: BazaarOptions, edition: BazaarEdition | None = None
    ) -> int:
        """Nobody is ever forced to buy, so a match has no bound; random play ends long before."""
        return 20_000


GAME = Bazaar()
