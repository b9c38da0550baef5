"""Blind Well with one fault each in what is written and said."""

from __future__ import annotations

from msgspec.structs import replace

from tests.testkit.mutants.marks import breaks
from zoco.core.moves import Move
from zoco.core.result import Measure, Result
from zoco.core.said import Said
from zoco.testkit.toy.game import Seen, Toy
from zoco.testkit.toy.pieces import Did, Do
from zoco.testkit.toy.rules import Played, Table


@breaks("json-round-trip")
class ListsInViews(Toy):
    def view(self, table: Table, seat: int | None) -> Seen:
        seen = super().view(table, seat)
        return replace(seen, table=replace(seen.table, gems=list(table.gems)))


@breaks("json-round-trip")
class UnknownEvents(Toy):
    def play(self, table: Table, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return after, (*events, Did("pass", 0, value="all"))  # type: ignore[arg-type]


@breaks("move-text")
class SameText(Toy):
    def write(self, move: Move) -> str:
        return "keep" if move == Do("bury") else super().write(move)


@breaks("events-said")
class SpeechlessEvents(Toy):
    def play(self, table: Table, seat: int, move: Move) -> Played:
        after, events = super().play(table, seat, move)
        return after, (*events, Did("sneeze", 0))


@breaks("choices-said")
class SpeechlessFacts(Toy):
    def preview(self, view: Seen, move: Move) -> tuple[Said, ...]:
        return (*super().preview(view, move), Said("fact-unheard-of"))


@breaks("choices-said")
class SpeechlessResult(Toy):
    def score(self, table: Table) -> Result:
        result = super().score(table)
        return replace(result, measures=(*result.measures, Measure("luck", "toy 4.1", (0,) * 3)))
