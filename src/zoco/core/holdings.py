"""What lies in front of each seat: any client draws its seats from this, and from nothing else."""

from __future__ import annotations

from msgspec import Struct


class Piece(Struct, frozen=True, omit_defaults=True):
    """So many pieces of one kind; `piece-` and `kind` is the text key; the text says the `$count`.

    `count` is None where the viewer cannot know how many they are. `covered`: they lie face down or
    in a closed fist, and the viewer knows of them no more than this.
    """

    kind: str
    count: int | None
    covered: bool = False


class Holding(Struct, frozen=True, omit_defaults=True):
    """What a seat has before it, in an order that does not change during a match.

    `sealed`: the seat has made a choice that is not open yet, and everybody may know that it has.
    """

    seat: int
    pieces: tuple[Piece, ...]
    sealed: bool = False
