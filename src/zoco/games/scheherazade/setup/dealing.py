"""Setting up: colours are drawn, cards dealt, question pearls laid, the first bowl owner found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from math import factorial
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes, Weighted, equally
from zoco.core.moves import Few, Move
from zoco.core.phase import ChancePhase, Phase
from zoco.core.rng import Rng, shuffled
from zoco.games.scheherazade.data import CAMELS, ScheherazadeEdition
from zoco.games.scheherazade.events import Began, ColoursDrawn, Dealt
from zoco.games.scheherazade.moves import Begin, Deal, DrawColours, LayPearl
from zoco.games.scheherazade.options import ScheherazadeOptions
from zoco.games.scheherazade.setup.places import DETOUR, START
from zoco.games.scheherazade.table import (
    NO_CARD,
    NOBODY,
    AnyTable,
    Caravan,
    Knowledge,
    Pile,
    Played,
    ScheherazadeTable,
    Turn,
)
from zoco.games.scheherazade.travels import PearlLaid


def laid_out(
    seats: int,
    options: ScheherazadeOptions,
    edition: ScheherazadeEdition,
    agenda: tuple[Any, ...],
) -> AnyTable:
    """The table before colours are drawn (scheherazade 1.1, scheherazade 1.2, scheherazade 1.3)."""
    shown = edition.question_fields(number_of_pearls(seats, options))
    return ScheherazadeTable(
        agenda=agenda,
        options=options,
        edition=edition,
        round=1,
        colours=(),
        caravan=Caravan((START,) * CAMELS, (), shown if options.layout == "shown" else ()),
        knowledge=Knowledge((), (False,) * seats, (False,) * seats),
        pile=Pile(NO_CARD, tuple(range(len(edition.cards)))),
        pearls=(edition.pearls,) * seats,
        bowl=0,
        bag=edition.box - seats * edition.pearls,
        owner=max(options.first, 0),
        stone=NOBODY,
        bakschisch=(True,) * seats,
        bids=(),
        questions=(0,) * seats,
        held=((),) * seats,
        turn=Turn(NOBODY),
    )


@cache
def draws(colours: tuple[str, ...], number: int) -> Weighted:
    """Every choice of so many colours."""
    return equally("scheherazade 1.1", map(DrawColours, combinations(colours, number)))  # type: ignore[arg-type]


class DrawTheColours(ChancePhase, frozen=True):
    """One colour more than players takes part, and all know which (scheherazade 1.1)."""

    paragraph: ClassVar[str] = "scheherazade 1.1"

    def outcomes(self, table: AnyTable) -> Outcomes:
        """Any so many of the seven."""
        return draws(table.edition.colours, table.seats + 1)

    def play(self, table: AnyTable, seat: int, move: DrawColours) -> Played:
        """Two Bedouins of each on the start; event cards of others go out (scheherazade 1.5)."""
        cards = table.edition.cards if table.options.events else ()
        numbered = enumerate(card.colour for card in cards)
        after = replace(
            table,
            agenda=table.agenda[1:],
            colours=move.colours,
            caravan=replace(table.caravan, bedouins=(START,) * (2 * len(move.colours))),
            pile=sorted_out(table, {n for n, it in numbered if it is None or it in move.colours}),
        )
        return after, (ColoursDrawn(move.colours),)


def sorted_out(table: AnyTable, wanted: set[int]) -> Pile:
    """The pile with these cards only; the others are gone (scheherazade 1.5)."""
    everything = range(len(table.edition.cards))
    gone = tuple(card for card in everything if card not in wanted)
    return Pile(NO_CARD, tuple(sorted(wanted)), gone=gone)


class DealCards(ChancePhase, frozen=True):
    """A colour card for everybody, and the secret card (scheherazade 1.1)."""

    paragraph: ClassVar[str] = "scheherazade 1.1"

    def outcomes(self, table: AnyTable) -> Outcomes:
        """Every order of the cards."""
        return Deals("scheherazade 1.1", table.colours)

    def play(self, table: AnyTable, seat: int, move: Deal) -> Played:
        """Each sees the own card."""
        cards = tuple(map(table.colours.index, move.cards))
        after = replace(
            table,
            agenda=table.agenda[1:],
            knowledge=replace(table.knowledge, cards=cards),
        )
        return after, tuple(Dealt(owner, move.cards[owner]) for owner in range(table.seats))


class Deals(Outcomes, frozen=True, dict=True):
    """All orders of the colour cards, equally likely; drawn by shuffling, never listed for it."""

    colours: tuple[str, ...]

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        return ((Deal(order), 1) for order in permutations(self.colours))  # type: ignore[arg-type]

    def weight(self, move: Move) -> int:
        """One for every order."""
        return int(type(move) is Deal and sorted(move.cards) == sorted(self.colours))

    @property
    def total(self) -> int:
        """The number of orders."""
        return factorial(len(self.colours))

    def sample(self, rng: Rng) -> Move:
        """A shuffle."""
        return Deal(tuple(shuffled(rng, self.colours)))  # type: ignore[arg-type]


class DrawFirst(ChancePhase, frozen=True):
    """The lot finds the first bowl owner, unless the table sets one (scheherazade 1.2)."""

    paragraph: ClassVar[str] = "scheherazade 1.2"

    def outcomes(self, table: AnyTable) -> Outcomes:
        """Every seat alike."""
        return equally("scheherazade 1.2", map(Begin, range(table.seats)))

    def play(self, table: AnyTable, seat: int, move: Begin) -> Played:
        """That seat has the bowl."""
        return replace(table, agenda=table.agenda[1:], owner=move.seat), (Began(move.seat),)


# -- question pearls ------------------------------------------------------------------------------


def number_of_pearls(seats: int, options: ScheherazadeOptions) -> int:
    """How many question pearls take part (scheherazade 1.3)."""
    return {"one_each": seats, "two": 2, "seven": 7}[options.question_pearls]


class LayPearls(Phase, frozen=True):
    """From the first bowl owner clockwise each lays one, so many are `left` (scheherazade 1.3)."""

    paragraph: ClassVar[str] = "scheherazade 1.3"
    left: int

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """Whose turn it is."""
        return ((table.owner + len(table.caravan.pearls)) % table.seats,)

    def moves(self, table: AnyTable, seat: int) -> Few:
        """Any field without one; the last lies on the detour if none does (scheherazade 8.5)."""
        laid = table.caravan.pearls
        detour = self.left == 1 and not any(field > DETOUR for field in laid)
        fields = (it for it in table.edition.way.fields if it not in laid)
        ways = tuple(LayPearl(it) for it in fields if it > DETOUR or not detour)
        prompt = "choose-pearl-detour" if detour else "choose-pearl-field"
        return Few(ways, prompt, "scheherazade 1.3", "pearl-field")

    def play(self, table: AnyTable, seat: int, move: LayPearl) -> Played:
        """It lies there."""
        laid = tuple(sorted((*table.caravan.pearls, move.field)))
        rest = table.agenda[1:]
        agenda = (LayPearls(self.left - 1), *rest) if self.left > 1 else rest
        after = replace(table, agenda=agenda, caravan=replace(table.caravan, pearls=laid))
        return after, (PearlLaid(seat, move.field),)


def to_lay(agenda: tuple[Any, ...]) -> int:
    """How many question pearls do not lie anywhere yet."""
    return sum(phase.left for phase in agenda if isinstance(phase, LayPearls))
