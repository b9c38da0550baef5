"""The rules of Basari: set-up and the round; read them next to the rulebook."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.chance import Outcomes
from zoco.core.moves import Few, Illegal, Move
from zoco.core.phase import ChancePhase, Phase, Played, Step
from zoco.core.table import changed
from zoco.games.basari.acts import RollAgain, dice
from zoco.games.basari.choosing import ChooseActions, NameAction, PickAction
from zoco.games.basari.data import BasariEdition
from zoco.games.basari.events import Placed, Rolled
from zoco.games.basari.haggling import AnswerOffer, MakeOffer, Negotiate, RollOff
from zoco.games.basari.moves import Dice, PlaceDisc
from zoco.games.basari.options import BasariOptions
from zoco.games.basari.scoring import SCORINGS, Score
from zoco.games.basari.table import NOT_PLACED, BasariTable
from zoco.parts.bazaar import TakeGems, TakePoints, gem_flaws
from zoco.parts.choosing import NOT_YET
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
        turned_up=(NOT_YET,) * seats,
    )


@cache
def round_of(seats: int) -> tuple[BasariPhase, ...]:
    """A round (basari 2.1 to basari 2.4); two are active in turn, the first first (basari 6.5).

    Whether there is a scoring is looked at when both have been active (basari 6.6).
    """
    if seats == 2:
        return (RollAll(), PickAction(0), PickAction(1), Score(), NextRound())
    return (RollAll(), ChooseActions((NOT_YET,) * seats), Score(), NextRound())


class PlaceMerchant(Phase, frozen=True):
    """Choose the arch for disc and merchant (basari 1.3)."""

    paragraph: ClassVar[str] = "basari 1.3"
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """In seat order."""
        return (self.seat,)

    def moves(self, table: Table, seat: int) -> Arches:
        """The free arches; by option all of them."""
        lap, shared = table.edition.lap, table.options.share_arches
        taken = () if shared else table.discs
        free = tuple(PlaceDisc(field) for field in range(lap) if field not in taken)
        return Arches(free, "choose-any-arch" if shared else "choose-arch", lap=lap)

    def play(self, table: Table, seat: int, move: PlaceDisc) -> Played:
        """Both stand there."""
        discs = changed(table.discs, seat, move.field)
        return replace(table, agenda=table.agenda[1:], discs=discs), (Placed(seat, move.field),)


class Arches(Few, frozen=True):
    """The arches of a loop but those that are taken (basari 1.3)."""

    lap: int = 0

    def why_not(self, move: Move) -> Illegal | None:
        """An arch that is not there, or not free."""
        if not isinstance(move, PlaceDisc):
            return self.not_now(move)
        if not 0 <= move.field < self.lap:
            return Illegal("basari 1.2", "no-such-arch", arch=move.field + 1, last=self.lap)
        if move not in self.few:
            return Illegal("basari 1.3", "arch-taken", arch=move.field + 1)
        return None


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
    """The next round begins; the action cards are taken back."""

    def run(self, table: Table) -> Played:
        """With phase 1 again."""
        seats = table.seats
        taken_back = (NOT_YET,) * seats
        after = replace(table, agenda=round_of(seats), turned_up=taken_back, round=table.round + 1)
        return after, ()


def flaws(table: Table) -> tuple[str, ...]:
    """What cannot be so: gems owed, merchants beside the arcade, a match that goes on."""
    found = [*gem_flaws(table, table.edition.gems, table.discs, table.moved)]
    if not all(NOT_PLACED <= disc < table.edition.lap for disc in table.discs):
        found.append("a disc lies beside the arcade")
    if not table.agenda and table.scorings != SCORINGS:
        found.append(f"the match is over after {table.scorings} scorings")
    return tuple(found)


BasariPhase = (
    PlaceMerchant
    | RollAll
    | ChooseActions
    | RollAgain
    | TakePoints
    | TakeGems
    | Negotiate
    | RollOff
    | MakeOffer
    | AnswerOffer
    | PickAction
    | NameAction
    | Score
    | NextRound
)
Table = BasariTable[BasariPhase]
