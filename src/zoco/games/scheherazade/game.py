"""Die Perlen der Scheherazade as the contract asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from zoco.core.game import Game, Kinds, Secret
from zoco.core.lesson import Lesson
from zoco.core.meta import Meta
from zoco.core.notation import Notation
from zoco.core.result import Measure
from zoco.core.words.said import Said
from zoco.games.scheherazade import rules, secrets, tutorial, views
from zoco.games.scheherazade.data import ScheherazadeEdition
from zoco.games.scheherazade.flaws import event_cards, flaws
from zoco.games.scheherazade.meta import META
from zoco.games.scheherazade.moves import NOTATION, ScheherazadeMove
from zoco.games.scheherazade.options import ScheherazadeOptions
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.dealing import to_lay
from zoco.games.scheherazade.travels import ScheherazadeEvent
from zoco.games.scheherazade.views import Seen
from zoco.games.scheherazade.words.holdings import holdings
from zoco.games.scheherazade.words.outline import outline
from zoco.games.scheherazade.words.preview import preview
from zoco.games.scheherazade.words.why import why

LONGEST_MOVE = 60
"""No leader has more decisions than this, cards and passage included."""
UNLIMITED = 10_000
"""Rounds of a match without a limit, for `longest`: the rules have none, but random play, the
slowest way to find the room, takes about 200 and ends long before.
"""


class Scheherazade(Game[Table, Seen]):
    """Die Perlen der Scheherazade."""

    meta: ClassVar[Meta] = META
    package: ClassVar[str] = "zoco.games.scheherazade"
    notation: ClassVar[Notation] = NOTATION
    simulation: ClassVar[Mapping[str, Any]] = {"round_limit": 150}
    kinds: ClassVar[Kinds] = Kinds(
        Table,
        ScheherazadeMove,
        ScheherazadeEvent,
        Seen,
        ScheherazadeOptions,
        ScheherazadeEdition,
    )
    secrets: ClassVar[tuple[Secret[Any], ...]] = secrets.SECRETS
    lessons: ClassVar[tuple[Lesson, ...]] = tutorial.LESSONS

    def seats(self, options: ScheherazadeOptions | None = None) -> tuple[int, ...]:
        """Two question pearls are for three, seven for six (scheherazade 1.3)."""
        chosen = options or ScheherazadeOptions()
        allowed = {"one_each": self.meta.seats, "two": (3,), "seven": (6,)}
        seats = allowed[chosen.question_pearls]
        return tuple(number for number in seats if number > chosen.first)

    start = staticmethod(rules.start)
    score = staticmethod(rules.score)
    look = staticmethod(views.look)
    spectate = staticmethod(views.spectate)
    opened = staticmethod(views.opened)
    imagine = staticmethod(views.imagine)
    preview = staticmethod(preview)
    outline = staticmethod(outline)
    why = staticmethod(why)
    holdings = staticmethod(holdings)
    flaws = staticmethod(flaws)

    def counted(self, table: Table) -> Measure:
        """Pearls: nobody scores, but they pay for everything (scheherazade 1.2)."""
        return Measure("pearls", "scheherazade 1.2", table.pearls)

    def round(self, view: Seen) -> Said:
        """Bids, tips and a move make one (scheherazade 2.1)."""
        return Said("round-number", {"round": view.round})

    def conserved(self, table: Table) -> Mapping[str, int]:
        """Pearls in stocks, bowl and bag; question pearls; event cards."""
        used = sum(question.means == "pearl" for question in table.knowledge.asked)
        laid = len(table.caravan.pearls) + sum(table.questions)
        return {
            "pearls": sum(table.pearls) + table.bowl + table.bag,
            "question_pearls": laid + used + to_lay(table.agenda),
            "event_cards": len(event_cards(table)),
        }

    def longest(
        self,
        seats: int,
        options: ScheherazadeOptions,
        edition: ScheherazadeEdition | None = None,
    ) -> int:
        """Bids, two stones each, fines, passage offers and a leader's move, round for round."""
        rounds = options.round_limit or UNLIMITED
        return 12 + rounds * (5 * seats + LONGEST_MOVE)


GAME = Scheherazade()
