"""Suleika as the contract asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.game import Game, Kinds
from zoco.core.holdings import Holding
from zoco.core.meta import Meta
from zoco.core.moves import Move
from zoco.core.notation import Notation
from zoco.core.result import Measure, Result
from zoco.core.rng import Rng
from zoco.core.words.outline import Aspect
from zoco.core.words.said import Said
from zoco.games.suleika import flaws, outline, preview, rules, views
from zoco.games.suleika.data import SuleikaEdition
from zoco.games.suleika.events import SuleikaEvent
from zoco.games.suleika.meta import META
from zoco.games.suleika.moves import NOTATION, SuleikaMove
from zoco.games.suleika.options import SuleikaOptions
from zoco.games.suleika.rules import SuleikaPhase, Table
from zoco.games.suleika.views import SuleikaView

Seen = SuleikaView[SuleikaPhase]


class Suleika(Game[Table, Seen]):
    """Suleika, also known as Marrakech."""

    meta: ClassVar[Meta] = META
    package: ClassVar[str] = "zoco.games.suleika"
    notation: ClassVar[Notation] = NOTATION
    kinds: ClassVar[Kinds] = Kinds(
        Table, SuleikaMove, SuleikaEvent, Seen, SuleikaOptions, SuleikaEdition
    )

    def seats(self, options: SuleikaOptions | None = None) -> tuple[int, ...]:
        """Enough seats for the one that begins (suleika 1.4); the variant is for two (4.1)."""
        chosen = options or SuleikaOptions()
        allowed = (2,) if chosen.direction_at_end else self.meta.seats
        return tuple(seats for seats in allowed if seats > chosen.first)

    def start(self, seats: int, options: SuleikaOptions, edition: SuleikaEdition) -> Table:
        """The table before the first decision."""
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
        """Where Omar may land at what price; what a carpet covers and joins."""
        return preview.preview(view, move)

    def score(self, table: Table) -> Result:
        """Halves and piastres."""
        return rules.score(table)

    def standing(self, view: Seen) -> tuple[Measure, ...]:
        """Points as they are now: everything lies open."""
        return rules.score(views.seen_table(view)).measures[:1]

    def holdings(self, view: Seen) -> tuple[Holding, ...]:
        """What everybody has before them."""
        return views.holdings(view)

    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        """Omar, and what every seat has and shows."""
        return outline.outline(view)

    def conserved(self, table: Table) -> Mapping[str, int]:
        """Money only changes hands; that no carpet comes or goes is for `flaws` to see."""
        return {"piastres": sum(table.money)}

    def flaws(self, table: Table) -> tuple[str, ...]:
        """What lies wrongly, if anything."""
        return flaws.flaws(table)

    def longest(
        self, seats: int, options: SuleikaOptions, edition: SuleikaEdition | None = None
    ) -> int:
        """Every match is as long: three plies a carpet, and for two its uncovering (suleika 1.2).

        Chance may draw who begins; nobody steers for a turn that is not to come (suleika 4.1).
        """
        carpets = sum(rules.carpets(seats, edition or self.edition()))
        return carpets * (4 if seats == 2 else 3) + (options.first < 0) - options.direction_at_end


GAME = Suleika()
