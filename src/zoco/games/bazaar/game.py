"""Bazaar as the contract asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.faults import bad_field
from zoco.core.game import Game, Kinds
from zoco.core.holdings import Holding
from zoco.core.meta import Meta
from zoco.core.moves import Move
from zoco.core.notation import Notation
from zoco.core.options import Options
from zoco.core.result import Measure, Result
from zoco.core.rng import Rng
from zoco.core.words.outline import Aspect
from zoco.core.words.said import Said
from zoco.games.bazaar import outline, preview, rules, views
from zoco.games.bazaar.data import LIMIT, BazaarEdition
from zoco.games.bazaar.events import BazaarEvent
from zoco.games.bazaar.meta import META
from zoco.games.bazaar.moves import NOTATION, BazaarMove
from zoco.games.bazaar.options import DRAWN, BazaarOptions
from zoco.games.bazaar.rules import BazaarPhase, RollOrExchange, Table
from zoco.games.bazaar.stones import COLOURS, count, of_colour
from zoco.games.bazaar.views import BazaarView

Seen = BazaarView[BazaarPhase]


class Bazaar(Game[Table, Seen]):
    """Sid Sackson's Bazaar."""

    meta: ClassVar[Meta] = META
    package: ClassVar[str] = "zoco.games.bazaar"
    notation: ClassVar[Notation] = NOTATION
    kinds: ClassVar[Kinds] = Kinds(
        Table, BazaarMove, BazaarEvent, Seen, BazaarOptions, BazaarEdition
    )

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

    def look(self, table: Table, seat: int | None) -> Seen:
        """What a seat may know."""
        return views.view(table, seat)

    def spectate(self, view: Seen) -> Seen:
        """Everybody sees the same."""
        return replace(view, seat=None)

    def imagine(self, view: Seen, rng: Rng) -> Table:
        """The table itself."""
        return views.seen_table(view)

    def preview(self, view: Seen, move: Move) -> tuple[Said, ...]:
        """Points of a purchase, and what an exchange brings within reach."""
        return preview.preview(view, move)

    def score(self, table: Table) -> Result:
        """Points, then fewest ware cards."""
        return rules.score(table)

    def standing(self, view: Seen) -> tuple[Measure, ...]:
        """Points as they are now (bazaar 4.1)."""
        return (Measure("points", "bazaar 4.1", view.points),)

    def holdings(self, view: Seen) -> tuple[Holding, ...]:
        """What everybody has before them."""
        return views.holdings(view)

    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        """The wares, everybody's stones, the exchange cards and the stock."""
        return outline.outline(view)

    def conserved(self, table: Table) -> Mapping[str, int]:
        """Each colour over hands and bazaar."""
        heaps = (table.bank, *table.hands)
        return {
            colour: sum(of_colour(heap, number) for heap in heaps)
            for number, colour in enumerate(COLOURS)
        }

    def flaws(self, table: Table) -> tuple[str, ...]:
        """Nobody has more than ten stones when a turn begins (bazaar 2.5)."""
        if table.agenda and not isinstance(table.agenda[0], RollOrExchange):
            return ()
        above = [seat for seat, hand in enumerate(table.hands) if count(hand) > LIMIT]
        return tuple(f"seat {seat} has kept more than ten stones" for seat in above)

    def longest(
        self, seats: int, options: BazaarOptions, edition: BazaarEdition | None = None
    ) -> int:
        """Nobody is ever forced to buy, so a match has no bound; random play ends long before."""
        return 20_000


GAME = Bazaar()
