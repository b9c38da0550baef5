"""Blind Well with one fault each in how it is played."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import force_setattr, replace

from tests.testkit.mutants.marks import breaks, tells
from zoco.core.chance import CHANCE, Outcomes, Weighted, weighted
from zoco.core.moves import Few, Illegal, Move, Moves
from zoco.core.phase import Played
from zoco.core.result import Result
from zoco.core.rng import Rng, pick
from zoco.testkit.toy.game import Do, DrawCard, Toy, ToyOptions, ToyTable


@breaks("arrival-order")
class OrderMatters(Toy):
    """If the first seat seals last, cards are drawn in the opposite order."""

    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        draws = [phase for phase in after.agenda if isinstance(phase, DrawCard)]
        if seat == 0 and draws:
            after = replace(after, agenda=(*reversed(draws), *after.agenda[len(draws) :]))
        return after, events


@breaks("pieces-conserved")
class LosesGem(Toy):
    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return (replace(after, well=after.well - 1) if tells(events, "raise") else after), events


@breaks("no-flaws")
class BuriesOnTop(Toy):
    """Knows how a pile must lie, and lays it otherwise."""

    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        if tells(events, "draw") and after.pile[-1].seen:
            after = replace(after, pile=(after.pile[-1], *after.pile[:-1]))
        return after, events

    def flaws(self, table: ToyTable) -> tuple[str, ...]:
        seen = [bool(card.seen) for card in table.pile]
        return () if seen == sorted(seen) else ("a buried card on top of an unknown one",)


@breaks("offers-accepted")
class RefusesLegal(Toy):
    def why_not(self, table: ToyTable, seat: int, move: Move) -> Illegal | None:
        if move == Do("raise", 3):
            return Illegal("toy 3.1", "out-of-bounds", low=0, high=0)
        return super().why_not(table, seat, move)


@breaks("offers-accepted")
class Crashes(Toy):
    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        if move == Do("show") and seat == 1:
            raise ZeroDivisionError
        return super().play(table, seat, move)


@breaks("play-is-pure", "replays")
class RollsAgain(Toy):
    """Draws by a generator of its own, whatever chance said."""

    own = Random(5)

    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        if self.why_not(table, seat, move) is None and seat == CHANCE:
            move = self.outcomes(table).sample(self.own)
        return super().play(table, seat, move)


@breaks("play-is-pure")
class ChangesItsInput(Toy):
    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        answer = super().play(table, seat, move)
        if isinstance(move, Do) and move.what == "raise":
            force_setattr(table, "well", table.well + move.number)
        return answer


@breaks("advance-agrees")
class AdvancesOtherwise(Toy):
    """The trusted way forgets the well."""

    def advance(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().advance(table, seat, move)
        return replace(after, well=0), events

    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        refusal = self.why_not(table, seat, move)
        if refusal is not None:
            raise refusal
        return super().advance(table, seat, move)


@breaks("somebody-acts")
class NobodyActs(Toy):
    def actors(self, table: ToyTable) -> tuple[int, ...]:
        actors = super().actors(table)
        return () if len(actors) == 1 and table.well else actors


@breaks("somebody-acts")
class FreeForNothing(Toy):
    def free(self, table: ToyTable) -> tuple[int, ...]:
        return tuple(range(len(table.gems))) if table.agenda else ()

    def mays(self, table: ToyTable, seat: int) -> Moves:
        return Few(()) if seat not in super().free(table) else super().mays(table, seat)


@breaks("somebody-acts")
class ConcernsTheBound(Toy):
    """Those who can do nothing are told to look."""

    def concerned(self, table: ToyTable) -> tuple[int, ...]:
        return self.actors(table) if table.well else ()


@breaks("somebody-acts")
class AwaitsItself(Toy):
    """A seat waits for its own answer."""

    def awaited(self, table: ToyTable, seat: int) -> tuple[int, ...]:
        return (seat,) if seat in self.free(table) else ()


@breaks("chance-is-fair")
class WeighsNothing(Toy):
    def outcomes(self, table: ToyTable) -> Outcomes:
        return Weighted("toy 2.3", (*super().outcomes(table), (Do("draw", 9), 0)))


@breaks("chance-is-fair")
class ShufflesOutcomes(Toy):
    own = Random(1)

    def outcomes(self, table: ToyTable) -> Outcomes:
        odds = list(super().outcomes(table))
        self.own.shuffle(odds)
        return weighted("toy 2.3", odds)


class AlwaysFirst(Weighted, frozen=True):
    """Odds that are told, but not kept."""

    def sample(self, rng: Rng) -> Move:
        return self.odds[0][0]


@breaks("chance-is-fair")
class DrawsFirst(Toy):
    def outcomes(self, table: ToyTable) -> Outcomes:
        return AlwaysFirst("toy 2.3", tuple(super().outcomes(table)))


class NeverLast(Weighted, frozen=True):
    """Off by one: what comes last is never drawn."""

    def sample(self, rng: Rng) -> Move:
        return pick(rng, self.odds[: len(self.odds) - 1 or 1])[0]


@breaks("chance-is-fair")
class DrawsNeverLast(Toy):
    def outcomes(self, table: ToyTable) -> Outcomes:
        return NeverLast("toy 2.3", tuple(super().outcomes(table)))


@breaks("ends-in-time")
class TooShort(Toy):
    def longest(self, seats: int, options: ToyOptions, edition: Any = None) -> int:
        return super().longest(seats, options, edition) // 2


@breaks("ends-in-time")
class Endless(Toy):
    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        if not after.agenda:
            start = self.start(len(after.gems), after.options, after.edition)
            after = replace(after, agenda=start.agenda[-4:])
        return after, events


@breaks("result-ranks")
class EarlyResult(Toy):
    def result(self, table: ToyTable) -> Result | None:
        return self.score(table) if table.well else super().result(table)


@breaks("result-ranks")
class WrongRanks(Toy):
    def score(self, table: ToyTable) -> Result:
        result = super().score(table)
        return replace(result, ranks=tuple(reversed(result.ranks)))
