"""Blind Well with one fault each in what is written and said."""

from __future__ import annotations

from msgspec.structs import replace

from tests.testkit.mutants.marks import breaks
from zoco.core.events import Event
from zoco.core.moves import Move
from zoco.core.phase import Played
from zoco.core.result import Measure, Result
from zoco.core.words.said import Said
from zoco.testkit.toy.game import Did, Do, Seen, Toy, ToyTable


@breaks("json-round-trip")
class ListsInViews(Toy):
    def view(self, table: ToyTable, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        return replace(seen, table=replace(seen.table, gems=list(table.gems)))


@breaks("json-round-trip")
class UnknownEvents(Toy):
    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return after, (*events, Did("pass", 0, value="all"))  # type: ignore[arg-type]


@breaks("move-text")
class SameText(Toy):
    def write(self, move: Move) -> str:
        return "keep" if move == Do("bury") else super().write(move)


@breaks("move-text")
class NoTextForStrangers(Toy):
    """Moves that are well formed, but never offered, cannot be written."""

    def write(self, move: Move) -> str:
        if isinstance(move, Do) and move.what == "keep" and move.number:
            raise LookupError("who would keep a number?")
        return super().write(move)


@breaks("move-text")
class StrangersReadOtherwise(Toy):
    """The text of a move that is never offered is that of another."""

    def write(self, move: Move) -> str:
        return "keep" if isinstance(move, Do) and move.what == "keep" else super().write(move)


class Sneezed(Event, frozen=True):
    """Something that no catalogue has a sentence for."""


@breaks("events-said")
class SpeechlessEvents(Toy):
    def play(self, table: ToyTable, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return after, (*events, Sneezed())


@breaks("choices-said")
class SpeechlessFacts(Toy):
    def preview(self, view: Seen, move: Move) -> tuple[Said, ...]:
        return (*super().preview(view, move), Said("fact-unheard-of"))


@breaks("choices-said")
class SpeechlessResult(Toy):
    def score(self, table: ToyTable) -> Result:
        result = super().score(table)
        return replace(result, measures=(*result.measures, Measure("luck", "toy 4.1", (0,) * 3)))


@breaks("flaws-judge")
class TakesShapesForGranted(Toy):
    def flaws(self, table: ToyTable) -> tuple[str, ...]:
        broke = [seat for seat in range(table.seats) if table.gems[seat] < 0]
        return tuple(f"seat {seat} has fewer than no gems" for seat in broke)
