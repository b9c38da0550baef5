"""A lesson: the beginning of a match by a script, in which somebody plays who has read no rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, to_builtins

from zoco.core.chance import CHANCE
from zoco.core.moves import Move

if TYPE_CHECKING:
    from zoco.core.game import Game

LEARNER = 0
"""The seat of who learns."""


class Step(Struct, frozen=True):
    """A decision of who learns: any of these `moves`, in the game's notation.

    Whichever it is, the rest of the script can be played after it. `key` names the sentence,
    `paragraph` what has been learned by it. `points` are what a page lights besides the moves
    themselves: `seat 1`, the field `place 26`; what leads to a move that has no place of its own
    yet, a kind of gem `stock 0`, a piece `mover camel-N03`, what a board calls by name `spot deck`.
    """

    key: str
    moves: tuple[str, ...]
    paragraph: str
    points: tuple[str, ...] = ()


class Scripted(NamedTuple):
    """A move that the script makes for chance or for a rival."""

    seat: int
    move: Move


class Lesson(Struct, frozen=True, kw_only=True):
    """A match for `seats`, of which the first learns.

    `line` is the script: steps of who learns, and between them what chance and the rivals do, as
    `chance roll 2` and `1 lay c3-c4`. It ends where nothing more is to be learned, which need not
    be the end of the match. `changes` are what its edition has otherwise than that of the name
    `edition`. `minutes` are measured by `python tools/lessons.py`.
    """

    key: str
    seats: int
    line: tuple[Step | str, ...]
    minutes: int
    options: Mapping[str, Any] = {}
    edition: str | None = None
    changes: Mapping[str, Any] = {}

    def content(self, game: Game[Any, Any]) -> dict[str, Any]:
        """The edition of the lesson, as an edition is handed in."""
        usual: dict[str, Any] = to_builtins(game.edition(self.edition))
        return {**usual, **self.changes}

    def steps(self) -> Iterator[tuple[int, Step]]:
        """Every step with the ply at which it is asked for."""
        return ((ply, it) for ply, it in enumerate(self.line) if isinstance(it, Step))

    def step(self, ply: int) -> Step | None:
        """What is asked for after so many plies; None where nothing is."""
        beat = self.line[ply] if ply < len(self.line) else None
        return beat if isinstance(beat, Step) else None

    def scripted(self, game: Game[Any, Any], ply: int) -> Scripted | None:
        """What the script does by itself after so many plies; None where it does nothing."""
        beat = self.line[ply] if ply < len(self.line) else None
        if not isinstance(beat, str):
            return None
        who, _, text = beat.partition(" ")
        return Scripted(CHANCE if who == "chance" else int(who), game.read(text))

    def follows(self, game: Game[Any, Any], ply: int, seat: int, move: Move) -> bool:
        """Whether this is what the script has after so many plies."""
        step = self.step(ply)
        if step is not None:
            return seat == LEARNER and move in map(game.read, step.moves)
        return (seat, move) == self.scripted(game, ply)

    def said(self, part: str) -> str:
        """The key of a sentence: of a step, of the `title`, of the `end`."""
        return f"lesson-{self.key}-{part}"
