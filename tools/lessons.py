"""How long each lesson takes: plays it on the engine, and counts what is read, pressed and shown.

python tools/lessons.py: a line for each lesson, in minutes rounded up. The language in which more
is said counts; a word is read in 0.35 seconds (170 a minute), a decision is found and made in five,
and an event is shown in 0.9, as at the calm speed.
"""

from __future__ import annotations

from math import ceil
from typing import Any, NamedTuple

from zoco.core.game import Game
from zoco.core.lesson import LEARNER, Lesson, Step
from zoco.core.words.said import Said
from zoco.core.words.texts import LANGUAGES, taught
from zoco.games import load, metas

READING, DECIDING, SHOWING = 0.35, 5.0, 0.9
NAMES = ("Nora", "Amina", "Basim", "Dalila", "Farid", "Hala")


class Taken(NamedTuple):
    """What a lesson asks of who learns: words read, decisions made, events seen."""

    words: int
    decisions: int
    events: int

    @property
    def minutes(self) -> int:
        """The time that it takes, rounded up."""
        seconds = self.words * READING + self.decisions * DECIDING + self.events * SHOWING
        return ceil(seconds / 60)


def played(game: Game[Any, Any], lesson: Lesson, other: dict[int, int] | None = None) -> list[Any]:
    """The lesson played through: the last table, and all events before it.

    Of a step's moves the first is made, or, by the ply of a step, `other`.
    """
    table = game.setup(lesson.seats, lesson.options, lesson.content(game))
    told: list[Any] = []
    for ply, beat in enumerate(lesson.line):
        if isinstance(beat, Step):
            seat, move = LEARNER, game.read(beat.moves[(other or {}).get(ply, 0)])
        else:
            scripted = lesson.scripted(game, ply)
            assert scripted is not None
            seat, move = scripted
        table, events = game.play(table, seat, move)
        told += events
    return [table, *told]


def sentences(game: Game[Any, Any], lesson: Lesson, language: str) -> list[str]:
    """All that a lesson says, in the order in which it does."""
    texts = taught(game.package, language, NAMES[: lesson.seats])
    parts = [step.key for _, step in lesson.steps()]
    return [texts.say(Said(lesson.said(part))) for part in (*parts, "end")]


def taken(game: Game[Any, Any], lesson: Lesson) -> Taken:
    """What the lesson asks of who learns."""
    words = max(len(" ".join(sentences(game, lesson, it)).split()) for it in LANGUAGES)
    return Taken(words, len(list(lesson.steps())), len(played(game, lesson)) - 1)


def main() -> None:
    """A line for each lesson."""
    for meta in metas():
        game = load(meta.key)
        for lesson in game.lessons:
            it = taken(game, lesson)
            print(f"{meta.key} {lesson.key}: {it.minutes} min ({it.words} words,", end=" ")
            print(f"{it.decisions} decisions, {it.events} events)")


if __name__ == "__main__":
    main()
