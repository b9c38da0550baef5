"""The course of a table where somebody learns: a script in place of fair chance and of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from zoco.core.game import Game
from zoco.core.lesson import Lesson
from zoco.core.log.log import Log
from zoco.server.fair import Stream
from zoco.server.refusal import Refusal
from zoco.server.room.draft import Draft
from zoco.server.wire.around import Origin
from zoco.store.records import TableRecord

if TYPE_CHECKING:
    from zoco.server.room.stage import Stage


class Course:
    """A lesson of a game, as a table follows it. What was undone is played again."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        self._game = game
        self._lesson = lesson

    def drive(self, draft: Draft) -> None:
        """Play what the script has until it is the learner's turn, or to its end."""
        while scripted := self._lesson.scripted(self._game, draft.log.ply):
            draft.play(*scripted)

    def asked(self, log: Log) -> bool:
        """Whether the last move is what the learner was asked for."""
        last = log.line[-1]
        return self._lesson.follows(self._game, log.ply - 1, last.seat, last.move)

    def done(self, ply: int) -> bool:
        """Whether nothing more is to be learned after so many plies."""
        return ply >= len(self._lesson.line)

    def fits(self, log: Log) -> bool:
        """Whether a match has been played by this very script so far."""
        line = [(entry.seat, entry.move) for entry in log.line]
        return all(self._lesson.follows(self._game, ply, *it) for ply, it in enumerate(line))


def lesson_named(game: Game[Any, Any], key: str) -> Lesson:
    """The lesson of this key."""
    for lesson in game.lessons:
        if lesson.key == key:
            return lesson
    raise Refusal("no-such-lesson", 404, lesson=key)


def lesson_of(record: TableRecord) -> str | None:
    """The lesson that a table is for; None for a match among people and bots."""
    if record.origin is None:
        return None
    return msgspec.json.decode(record.origin, type=Origin).lesson


def course_of(game: Game[Any, Any], record: TableRecord) -> Course | None:
    """The course of a table, if somebody learns there."""
    key = lesson_of(record)
    return None if key is None else Course(game, lesson_named(game, key))


def go_on(room: Stage, draft: Draft) -> None:
    """Let chance draw, or the script of a lesson have its way."""
    if room.course is None:
        draft.draw(Stream(room.record.seed, room.contributions))
    else:
        room.course.drive(draft)


def require_asked(room: Stage, draft: Draft) -> None:
    """Raises where a lesson asks for another move than the last one."""
    if room.course is not None and not room.course.asked(draft.log):
        raise Refusal("lesson-otherwise")


def status_after(room: Stage, draft: Draft) -> str:
    """What becomes of the table: a lesson may end where the match would go on."""
    if not draft.log.table.agenda:
        return "over"
    learned = room.course is not None and room.course.done(draft.log.ply)
    return "abandoned" if learned else room.record.status
