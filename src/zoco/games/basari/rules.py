"""The rules of Basari: set-up and the round; read them next to the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes
from zoco.core.describe import Description, Option, Pick
from zoco.core.moves import Illegal, Move, Moves
from zoco.core.phase import ChancePhase, Phase, Step
from zoco.core.words.said import Said
from zoco.games.basari.acts import Played, RollAgain, TakeGems, TakePoints, dice
from zoco.games.basari.choosing import NOT_YET, ChooseCards, Resolve
from zoco.games.basari.data import BasariEdition
from zoco.games.basari.events import Placed, Rolled
from zoco.games.basari.haggling import Answer, Negotiate, Open, RollOff
from zoco.games.basari.moves import Dice, PlaceDisc
from zoco.games.basari.options import BasariOptions
from zoco.games.basari.scoring import Score
from zoco.games.basari.table import NOT_PLACED, BasariTable, changed
from zoco.games.basari.two import NameCard, PickCard
from zoco.parts.negotiation import COLOURS


def start(seats: int, options: BasariOptions, edition: BasariEdition) -> Table:
    """The table before the first decision (basari 1.1 to basari 1.5)."""
    left = edition.gems - seats * edition.start
    return BasariTable(
        agenda=(*(PlaceMerchant(seat) for seat in range(seats)), *round_of(seats)),
        options=options,
        edition=edition,
        scores=(0,) * seats,
        gems=(edition.hand,) * seats,
        supply=(left,) * len(COLOURS),
        discs=(NOT_PLACED,) * seats,
        moved=(0,) * seats,
        shown=(NOT_YET,) * seats,
    )


@cache
def round_of(seats: int) -> tuple[BasariPhase, ...]:
    """A round (basari 2.1 to basari 2.4); two are active in turn, the first first (basari 6.5)."""
    if seats == 2:
        return (RollAll(), PickCard(0), PickCard(1), Score(), NextRound())
    return (RollAll(), ChooseCards((NOT_YET,) * seats), Resolve(), Score(), NextRound())


class PlaceMerchant(Phase, frozen=True):
    """Choose the arch for disc and merchant (basari 1.3)."""

    paragraph: ClassVar[str] = "basari 1.3"
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """In seat order."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Arches:
        """The free arches; by option all of them."""
        shared = table.options.share_arches
        return Arches(table.edition.lap, () if shared else table.discs[: self.seat], shared)

    def play(self, table: Table, seat: int, move: PlaceDisc) -> Played:
        """Both stand there."""
        discs = changed(table.discs, seat, move.field)
        return replace(table, agenda=table.agenda[1:], discs=discs), (Placed(seat, move.field),)


class Arches(Moves, frozen=True):
    """The arches of a loop but those that are taken; by option all are `shared` (basari 1.3)."""

    paragraph: ClassVar[str] = "basari 1.3"
    lap: int
    taken: tuple[int, ...]
    shared: bool

    def why_not(self, move: Move) -> Illegal | None:
        """An arch that is not there, or not free."""
        if not isinstance(move, PlaceDisc):
            return self.not_now(move)
        if not 0 <= move.field < self.lap:
            return Illegal("basari 1.2", "no-such-arch", arch=move.field + 1, last=self.lap)
        if move.field in self.taken:
            return Illegal("basari 1.3", "arch-taken", arch=move.field + 1)
        return None

    def __iter__(self) -> Iterator[PlaceDisc]:
        return (place for place in PLACES[: self.lap] if place.field not in self.taken)

    def __len__(self) -> int:
        return self.lap - len(set(self.taken))

    def describe(self) -> Description:
        """Arches to point at."""
        prompt = Said("choose-any-arch" if self.shared else "choose-arch")
        return Pick(prompt, tuple(_arch(place) for place in self))


PLACES = tuple(PlaceDisc(field) for field in range(99))


def _arch(place: PlaceDisc) -> Option:
    number = place.field + 1
    return Option(place, Said("move-place-disc", {"arch": number}), f"arch:{number}")


class RollAll(ChancePhase, frozen=True):
    """Phase 1: everybody rolls and walks; this never scores (basari 2.1).

    Merchants may share a field, and whose disc lies there means nothing (basari 2.8).
    """

    paragraph: ClassVar[str] = "basari 2.1"

    def outcomes(self, table: Table) -> Outcomes:
        """A die for each seat."""
        return ALL_DICE[len(table.scores)]

    def play(self, table: Table, seat: int, move: Dice) -> Played:
        """All merchants walk."""
        lap, faces = table.edition.lap, move.faces
        moved = tuple([gone + pips for gone, pips in zip(table.moved, faces, strict=True)])
        fields = tuple([(d + gone) % lap for d, gone in zip(table.discs, moved, strict=True)])
        return replace(table, agenda=table.agenda[1:], moved=moved), (Rolled(faces, fields),)


ALL_DICE = {seats: dice("basari 2.1", seats) for seats in (2, 3, 4)}


class NextRound(Step, frozen=True):
    """The next round begins."""

    def run(self, table: Table) -> Played:
        """With phase 1 again."""
        agenda = round_of(len(table.scores))
        return replace(table, agenda=agenda, round=table.round + 1), ()


def flaws(table: Table) -> tuple[str, ...]:
    """What cannot be so: fewer than no gems, merchants beside the arcade, a match that goes on."""
    found = []
    if any(len(gems) != len(COLOURS) for gems in (*table.gems, table.supply)):
        found.append("gems are not counted by colour")
    if any(number < 0 for gems in (*table.gems, table.supply) for number in gems):
        found.append("somebody has fewer than no gems")
    if not all(NOT_PLACED <= disc < table.edition.lap for disc in table.discs):
        found.append("a disc lies beside the arcade")
    if not table.agenda and table.scorings != 3:
        found.append(f"the match is over after {table.scorings} scorings")
    return tuple(found)


BasariPhase = (
    PlaceMerchant
    | RollAll
    | ChooseCards
    | Resolve
    | RollAgain
    | TakePoints
    | TakeGems
    | Negotiate
    | RollOff
    | Open
    | Answer
    | PickCard
    | NameCard
    | Score
    | NextRound
)
Table = BasariTable[BasariPhase]
