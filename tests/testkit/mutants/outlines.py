"""Blind Well with one fault each in how a position is put into words."""

from __future__ import annotations

from typing import ClassVar

from tests.testkit.mutants.marks import breaks
from zoco.core.words.outline import Aspect
from zoco.core.words.said import Said
from zoco.testkit.toy.game import Seen, Toy

TITLE = Said("outline-seat", {"seat": 0})
OVER = Said("outline-over")


@breaks("outlines-said")
class SpeechlessOutline(Toy):
    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        return (Aspect(TITLE, (Said("outline-unheard-of"),)),)


@breaks("outlines-said")
class OutlineWithAHole(Toy):
    """A line without its parameter."""

    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        return (Aspect(Said("outline-seat"), (OVER,)),)


@breaks("outlines-said")
class SpeechlessForSpectators(Toy):
    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        return (Aspect(TITLE, (OVER if view.seat is not None else Said("outline-unheard-of"),)),)


@breaks("outlines-said")
class OutlineOfNobody(Toy):
    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        return (Aspect(TITLE, (OVER,), seat=view.table.seats),)


@breaks("outlines-said")
class OutlineNamesAStranger(Toy):
    """A seat too many, in a sentence that any number fits."""

    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        return (Aspect(Said("outline-seat", {"seat": view.table.seats}), (OVER,)),)


@breaks("outlines-said")
class EmptyAspects(Toy):
    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        return (Aspect(TITLE, ()),)


@breaks("outlines-said")
class MoodyOutline(Toy):
    """Says something else whenever it is asked."""

    asked: ClassVar[list[int]] = [0]

    def outline(self, view: Seen) -> tuple[Aspect, ...]:
        self.asked[0] += 1
        return (Aspect(TITLE, (OVER,) * (1 + self.asked[0] % 2)),)
