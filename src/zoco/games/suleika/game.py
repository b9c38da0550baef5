"""Suleika as the contract asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from zoco.core.game import Game, Kinds
from zoco.core.lesson import Lesson
from zoco.core.meta import Meta
from zoco.core.notation import Notation
from zoco.core.result import Measure
from zoco.core.rng import Rng
from zoco.core.words.said import Said
from zoco.games.suleika import flaws, outline, preview, rules, tutorial, views, why
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
        Table, SuleikaMove, SuleikaEvent, Seen, SuleikaOptions, SuleikaEdition, Seen
    )
    lessons: ClassVar[tuple[Lesson, ...]] = tutorial.LESSONS

    def seats(self, options: SuleikaOptions | None = None) -> tuple[int, ...]:
        """Enough seats for the one that begins (suleika 1.4); the variant is for two (4.1)."""
        chosen = options or SuleikaOptions()
        allowed = (2,) if chosen.direction_at_end else self.meta.seats
        return tuple(seats for seats in allowed if seats > chosen.first)

    start = staticmethod(rules.start)
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

    def imagine(self, view: Seen, rng: Rng) -> Table:
        """The table itself: nothing is to be guessed."""
        return views.seen_table(view)

    def standing(self, view: Seen) -> tuple[Measure, ...]:
        """Points as they are now: everything lies open."""
        return rules.score(views.seen_table(view)).measures[:1]

    def round(self, view: Seen) -> Said:
        """Everybody lays a carpet in each (suleika 2.5)."""
        dealt = rules.carpets(len(view.money), view.edition)
        seats, laid = len(view.money), sum(dealt) - sum(view.left)
        rounds = sum(dealt) // seats
        return Said("round-of", {"round": min(laid // seats + 1, rounds), "rounds": rounds})

    def conserved(self, table: Table) -> Mapping[str, int]:
        """Money only changes hands; that no carpet comes or goes is for `flaws` to see."""
        return {"piastres": sum(table.money)}

    def longest(
        self, seats: int, options: SuleikaOptions, edition: SuleikaEdition | None = None
    ) -> int:
        """Every match is as long: three plies a carpet, and for two its uncovering (suleika 1.2).

        Chance may draw who begins; nobody steers for a turn that is not to come (suleika 4.1).
        """
        carpets = sum(rules.carpets(seats, edition or self.edition()))
        return carpets * (4 if seats == 2 else 3) + (options.first < 0) - options.direction_at_end


GAME = Suleika()
