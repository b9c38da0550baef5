"""An edition of Basari: the arcade, what its arches show, and the stock of gems."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, NamedTuple

from msgspec import Meta

from zoco.core.edition import Edition
from zoco.core.faults import bad_field
from zoco.parts.gems import Gems

Points = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=0, le=99)]
Bundle = tuple[Number, Number, Number, Number]

MOST_GEMS = 5
"""As many gems as an arch has room for."""

MOST_SEATS = 4


class Arch(NamedTuple):
    """What an arch shows: its points, and its gems from the worthiest colour down."""

    points: Points
    gems: Bundle


class BasariEdition(Edition, frozen=True, dict=True):
    """The data of one printed or reconstructed box (basari 1.1, basari 1.2, basari 1.4).

    Colours run from the worthiest down: red, yellow, green, blue.
    """

    arches: Annotated[tuple[Arch, ...], Meta(min_length=12, max_length=60)]
    majorities: tuple[Points, Points, Points, Points]
    gems: Annotated[int, Meta(ge=1, le=99)]
    start: Annotated[int, Meta(ge=0, le=20)]

    @cached_property
    def lap(self) -> int:
        """How many fields once round the arcade is."""
        return len(self.arches)

    @cached_property
    def hand(self) -> Gems:
        """What everybody starts with (basari 1.4)."""
        return (self.start,) * 4

    def check(self) -> None:
        """There must be gems to start with, and each arch must show a few that exist."""
        if self.start * MOST_SEATS > self.gems:
            params = {"seats": MOST_SEATS, "gems": self.gems}
            raise bad_field("start", self.start, "fault-start", **params)
        for number, arch in enumerate(self.arches):
            if not 1 <= sum(arch.gems) <= MOST_GEMS:
                where = f"arches[{number}][1]"
                raise bad_field(where, arch.gems, "fault-arch", most=MOST_GEMS)
