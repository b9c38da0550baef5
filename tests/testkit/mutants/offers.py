"""Blind Well with one fault each in what is offered and refused."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tests.testkit.mutants.marks import breaks
from zoco.core.describe import Description, Pick
from zoco.core.illegal import Illegal
from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.testkit.toy.game import Toy
from zoco.testkit.toy.pieces import Choices, Do, Raise
from zoco.testkit.toy.rules import Offer, Table


class Faulty(Choices, frozen=True):
    """Choices with a fault to be chosen."""

    fault: str = ""

    def sample(self, rng: Rng) -> Move:
        return Do("show") if self.fault == "sample" else super().sample(rng)

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
        def musts(self, table: Table, seat: int) -> Moves:
            moves = super().musts(table, seat)
            if isinstance(moves, Choices) and moves.words == ("keep", "bury"):
                return Faulty(moves.words, fault=fault)
            return moves

    FaultyOffers.__name__ = f"FaultyOffers_{fault}"
    return FaultyOffers


for _fault in ("sample", "len", "in", "twice", "describe"):
    breaks("offers-agree")(faulty(_fault))


@breaks("strangers-refused")
class AcceptsStrangers(Toy):
    """Takes a pass from a seat that is not asked."""

    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        at_offer = table.agenda and isinstance(table.agenda[0], Offer)
        return None if at_offer and move == Do("pass") else super().why_not(table, seat, move)


@breaks("strangers-refused")
class CitesNothing(Toy):
    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        refusal = super().why_not(table, seat, move)
        if refusal is not None and refusal.key == "no-raise":
            return Illegal("toy 9.9", refusal.key, **refusal.params)
        return refusal


@breaks("strangers-refused")
class RefusesWithoutWords(Toy):
    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        refusal = super().why_not(table, seat, move)
        if refusal is not None and refusal.key == "no-raise":
            return Illegal(refusal.paragraph, "no-raise", low=1)
        return refusal


@breaks("strangers-refused")
class ChokesOnStrangers(Toy):
    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        if isinstance(move, Raise) and move.to > 8:
            raise IndexError(move.to)
        return super().why_not(table, seat, move)
