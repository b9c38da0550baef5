"""Blind Well with one fault each in what is offered and refused."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tests.testkit.mutants.marks import breaks
from zoco.core.describe import Description, Pick
from zoco.core.moves import Few, Illegal, Move, Moves
from zoco.core.rng import Rng
from zoco.core.words.said import Said
from zoco.testkit.toy.game import Do, Offer, Seen, Toy, ToyTable


class Faulty(Few, frozen=True):
    """A choice with a fault to be chosen."""

    fault: str = ""

    def sample(self, rng: Rng) -> Move:
        return Do("show") if self.fault == "sample" else super().sample(rng)

    def at(self, number: int) -> Move:
        return super().at(0 if self.fault == "at" and number == 1 else number)

    def index(self, move: Move) -> int:
        return super().index(move) + (self.fault == "index")

    def __len__(self) -> int:
        return super().__len__() + (self.fault == "len")

    def __contains__(self, move: Move) -> bool:
        return super().__contains__(move) and not (self.fault == "in" and move == Do("bury"))

    def __iter__(self) -> Iterator[Move]:
        yield from super().__iter__()
        if self.fault == "twice":
            yield Do("keep")

    def describe(self) -> Description:
        whole = super().describe()
        if self.fault == "describe" and isinstance(whole, Pick):
            return replace(whole, options=whole.options[:1])
        return whole


def faulty(fault: str) -> type[Toy]:
    """A game whose sealed choices have this fault."""

    class FaultyOffers(Toy):
        def musts(self, table: ToyTable, seat: int) -> Moves:
            return spoiled(super().musts(table, seat), fault)

        def moves(self, table: ToyTable, seat: int) -> Moves:
            moves = super().moves(table, seat)
            return spoiled(moves, fault) if fault in COUNTING else moves

    FaultyOffers.__name__ = f"FaultyOffers_{fault}"
    return FaultyOffers


def spoiled(moves: Moves, fault: str) -> Moves:
    """The sealed choices with this fault; anything else as it is."""
    if isinstance(moves, Few) and Do("keep") in moves.few:
        return Faulty(moves.few, fault=fault)
    return moves


COUNTING = ("at", "index")
for _fault in ("sample", "len", "in", "twice", "describe"):
    breaks("offers-agree")(faulty(_fault))
for _fault in COUNTING:
    breaks("offers-counted")(faulty(_fault))


@breaks("strangers-refused")
class AcceptsStrangers(Toy):
    """Takes a pass from a seat that is not asked."""

    def why_not(self, table: ToyTable, seat: int, move: Move) -> Illegal | None:
        at_offer = table.agenda and isinstance(table.agenda[0], Offer)
        return None if at_offer and move == Do("pass") else super().why_not(table, seat, move)


@breaks("strangers-refused")
class CitesNothing(Toy):
    def why_not(self, table: ToyTable, seat: int, move: Move) -> Illegal | None:
        refusal = super().why_not(table, seat, move)
        if refusal is not None and refusal.key == "out-of-bounds":
            return Illegal("toy 9.9", refusal.key, **refusal.params)
        return refusal


@breaks("strangers-refused")
class RefusesWithoutWords(Toy):
    def why_not(self, table: ToyTable, seat: int, move: Move) -> Illegal | None:
        refusal = super().why_not(table, seat, move)
        if refusal is not None and refusal.key == "out-of-bounds":
            return Illegal(refusal.paragraph, "out-of-bounds", low=1)
        return refusal


@breaks("strangers-refused")
class ChokesOnStrangers(Toy):
    def why_not(self, table: ToyTable, seat: int, move: Move) -> Illegal | None:
        if isinstance(move, Do) and move.what == "raise" and move.number > 8:
            raise IndexError(move.number)
        return super().why_not(table, seat, move)


@breaks("strangers-refused")
class TrustsItsCallers(Toy):
    """Takes `raise 1.0` for `raise 1`, and trips over what is no move."""

    def why_not(self, table: ToyTable, seat: int, move: Move) -> Illegal | None:
        return table.agenda[0].why_not(table, seat, move) if table.agenda else OVER


@breaks("strangers-refused")
class TakesTwins(Toy):
    """Takes whatever Python takes for a pass."""

    def why_not(self, table: ToyTable, seat: int, move: Move) -> Illegal | None:
        twin = Do("pass") if move == Do("pass") else move
        return super().why_not(table, seat, twin)


OVER = Illegal("toy 4.1", "it-is-over")


@breaks("previews-told")
class PreviewsAnything(Toy):
    """Tells of moves that nobody can make."""

    def preview(self, view: Seen, move: Move) -> tuple[Said, ...]:
        return (Said("move-pass"),)


@breaks("previews-told")
class ChokesOnPreviews(Toy):
    """Takes it for granted that the match goes on."""

    def preview(self, view: Seen, move: Move) -> tuple[Said, ...]:
        phase = view.table.agenda[0]
        return (phase.prompt(),) if isinstance(move, Do) and move.number > 9 else ()
