"""Blind Well with one fault each in how its numbers are explained."""

from __future__ import annotations

from tests.testkit.mutants.marks import breaks
from zoco.core.words.reason import Reason
from zoco.testkit.toy.game import Seen, Toy

KNOWN = ("gem", "card", "points")


@breaks("numbers-explained")
class Unexplained(Toy):
    """Of some numbers there is a reason, of others none."""

    def why(self, view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
        return ()


@breaks("numbers-explained")
class SpeechlessReasons(Toy):
    def why(self, view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
        return (Reason("why-unheard-of", {}, "toy 1.1"),) if number in KNOWN else ()


@breaks("numbers-explained")
class ReasonsOfNoRule(Toy):
    def why(self, view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
        return (Reason("why-nothing", {}, "toy 9.9"),) if number in KNOWN else ()


@breaks("numbers-explained")
class ReasonsThatDoNotAddUp(Toy):
    def why(self, view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
        return (Reason("why-nothing", {}, "toy 1.1", -1),) if number in KNOWN else ()


@breaks("numbers-explained")
class ReasonsForAnything(Toy):
    def why(self, view: Seen, seat: int, number: str) -> tuple[Reason, ...]:
        return (Reason("why-nothing", {}, "toy 1.1"),)
