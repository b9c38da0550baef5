"""Blind Well with one fault each in how it is played."""

from __future__ import annotations

from random import Random

from msgspec.structs import force_setattr, replace

from tests.testkit.mutants.marks import breaks, tells
from zoco.core.chance import CHANCE, Outcomes, Weighted, weighted
from zoco.core.illegal import Illegal
from zoco.core.moves import Move, Moves
from zoco.core.result import Result
from zoco.testkit.toy.game import Toy
from zoco.testkit.toy.pieces import Choices, Do, Draw, Raise, ToyOptions
from zoco.testkit.toy.rules import Played, Table


@breaks("arrival-order")
class OrderMatters(Toy):
    """Who seals last buries on top."""

    def play(self, table: Table, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        buried = len(after.tail) - len(table.tail)
        if buried > 1 and seat == 0:
            after = replace(after, tail=(*table.tail, *after.tail[: -buried - 1 : -1]))
        return after, events


@breaks("pieces-conserved")
class LosesGem(Toy):
    def play(self, table: Table, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return (replace(after, bank=after.bank - 1) if tells(events, "win") else after), events


@breaks("no-flaws")
class ProvesTooMuch(Toy):
    def play(self, table: Table, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        if tells(events, "raise"):
            hands = tuple(replace(c, least=c.least + 1) if c.least else c for c in after.hands)
            after = replace(after, hands=hands)
        return after, events


@breaks("offers-accepted")
class RefusesLegal(Toy):
    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        if move == Raise(3):
            return Illegal("toy 3.1", "no-raise", low=0, high=0)
        return super().why_not(table, seat, move)


@breaks("offers-accepted")
class Crashes(Toy):
    def play(self, table: Table, seat: int, move: Move) -> Played:
        if move == Do("show") and seat == 1:
            raise ZeroDivisionError
        return super().play(table, seat, move)


@breaks("play-is-pure", "replays")
class RollsAgain(Toy):
    """Draws by a generator of its own, whatever chance said."""

    own = Random(5)

    def play(self, table: Table, seat: int, move: Move) -> Played:
        if seat == CHANCE and move in self.outcomes(table):
            move = self.outcomes(table).sample(self.own)
        return super().play(table, seat, move)


@breaks("play-is-pure")
class ChangesItsInput(Toy):
    def play(self, table: Table, seat: int, move: Move) -> Played:
        answer = super().play(table, seat, move)
        if isinstance(move, Raise):
            force_setattr(table, "price", move.to)
        return answer


@breaks("somebody-acts")
class NobodyActs(Toy):
    def actors(self, table: Table) -> tuple[int, ...]:
        actors = super().actors(table)
        return () if len(actors) == 1 and table.round == 1 else actors


@breaks("somebody-acts")
class FreeForNothing(Toy):
    def free(self, table: Table) -> tuple[int, ...]:
        return tuple(range(len(table.hands))) if table.agenda else ()

    def mays(self, table: Table, seat: int) -> Moves:
        return Choices(()) if seat not in super().free(table) else super().mays(table, seat)


@breaks("chance-is-fair")
class WeighsNothing(Toy):
    def outcomes(self, table: Table) -> Outcomes:
        return Weighted("toy 2.3", (*super().outcomes(table), (Draw(9), 0)))


@breaks("chance-is-fair")
class ShufflesOutcomes(Toy):
    own = Random(1)

    def outcomes(self, table: Table) -> Outcomes:
        odds = list(super().outcomes(table))
        self.own.shuffle(odds)
        return weighted("toy 2.3", odds)


@breaks("ends-in-time")
class TooShort(Toy):
    def longest(self, seats: int, options: ToyOptions) -> int:
        return super().longest(seats, options) // 2


@breaks("ends-in-time")
class Endless(Toy):
    def play(self, table: Table, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        if not after.agenda:
            after = replace(
                after, agenda=self.start(len(after.hands), after.options, after.edition).agenda[-3:]
            )
            after = replace(after, round=0)
        return after, events


@breaks("result-ranks")
class EarlyResult(Toy):
    def result(self, table: Table) -> Result | None:
        return self.score(table) if table.round else super().result(table)


@breaks("result-ranks")
class WrongRanks(Toy):
    def score(self, table: Table) -> Result:
        result = super().score(table)
        return replace(result, ranks=tuple(reversed(result.ranks)))
