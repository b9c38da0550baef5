"""Facts that a move caused: for the log, for animation, and for what each seat may know."""

from typing import ClassVar, NamedTuple

from msgspec import Struct

from zoco.core.words.said import Said, dashed, plain_params, snake, tag_of


class Gain(NamedTuple):
    """What a seat got or, below zero, gave of what is counted, and by which kind of thing."""

    seat: int
    key: str
    amount: int


class Event(Struct, frozen=True, gc=False, tag_field="type", tag=snake, omit_defaults=True):
    """A fact. Public unless a game's event overrides `seen_by`.

    `reveals` marks events that tell somebody what was hidden: no free undo goes back past one.
    `binds` marks agreements that others rely on: none goes back past one of those either. `idle`
    marks facts that take nothing from the others: a move that causes such facts only leaves their
    free undo as it was, and is undone with it.
    `remembered` marks public facts that the position does not show for ever and that a player may
    think of later: choices that were turned up, bids, tips, offers. They stay in every view. What
    only some have learned is no such fact: the table itself keeps who knows it.
    `passing` marks steps towards something that will be told: choices face down, offers that are
    answered. Whoever is told all at once is shown what came of them.
    """

    reveals: ClassVar[bool] = False
    binds: ClassVar[bool] = False
    idle: ClassVar[bool] = False
    remembered: ClassVar[bool] = False
    passing: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> bool:
        """Whether `seat` (or a spectator, `None`) learns this fact."""
        return True

    def gains(self) -> tuple[Gain, ...]:
        """What it brought to whom, of what the game counts (`Game.counted`), as far as it tells."""
        return ()

    def struck(self, mover: int) -> tuple[int, int] | None:
        """Who offered and who accepted, if this is a bargain that the move of `mover` struck."""
        return None

    def said(self) -> Said:
        """The fact as text key and parameters; override where fields need names."""
        return Said(f"event-{dashed(tag_of(self))}", plain_params(self))


def seen(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """Those of `events` that `seat` (or a spectator, `None`) learns."""
    return tuple(event for event in events if event.seen_by(seat))
