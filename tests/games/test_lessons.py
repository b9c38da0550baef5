"""Lessons are played on the rules as they are: where those change, this fails, and no learner."""

from __future__ import annotations

import re
from typing import Any

import pytest

import zoco
from tools.lessons import played, sentences, taken
from zoco.core.game import Game
from zoco.core.lesson import Lesson
from zoco.core.words.rulebook import rulebook
from zoco.core.words.texts import LANGUAGES, TUTORIAL, catalogue, faults, keys_and_variables

GAMES = [zoco.load(meta.key) for meta in zoco.games()]
LESSONS = [(game, lesson) for game in GAMES for lesson in game.lessons]
NAMED = [f"{game.meta.key}-{lesson.key}" for game, lesson in LESSONS]
WORDS, SENTENCES = 50, 2
POINT = re.compile(r"(seat [0-5]|place \d+|(stock|mover|spot) \S+)")
each = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMED)


@each
def test_the_rules_allow_every_move_of_the_script(game: Game[Any, Any], lesson: Lesson) -> None:
    assert len(played(game, lesson)) > len(lesson.line)
    assert 4 <= len(list(lesson.steps())) <= 14


@each
def test_whatever_the_learner_may_choose_the_script_goes_on(
    game: Game[Any, Any], lesson: Lesson
) -> None:
    for ply, step in lesson.steps():
        for other in range(1, len(step.moves)):
            played(game, lesson, {ply: other})


@each
def test_every_step_cites_a_paragraph_that_there_is(game: Game[Any, Any], lesson: Lesson) -> None:
    known = rulebook(game.package, "en").paragraphs
    for _, step in lesson.steps():
        key, number = step.paragraph.split()
        assert (key, number in known) == (game.meta.key, True), step
        assert all(POINT.fullmatch(point) for point in step.points), step


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_short(game: Game[Any, Any], lesson: Lesson, language: str) -> None:
    for sentence in sentences(game, lesson, language):
        assert len(sentence.split()) <= WORDS, sentence
        assert len(re.findall(r"[.!?](?=\s|$)", sentence)) <= SENTENCES, sentence


@each
def test_it_takes_as_long_as_it_says(game: Game[Any, Any], lesson: Lesson) -> None:
    assert taken(game, lesson).minutes == lesson.minutes


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.lessons], ids=lambda it: it.meta.key
)
def test_both_languages_say_what_the_steps_say_and_nothing_else(game: Game[Any, Any]) -> None:
    steps = [(lesson, step.key) for lesson in game.lessons for _, step in lesson.steps()]
    parts = steps + [(it, part) for it in game.lessons for part in ("title", "end")]
    said = {lesson.said(part) for lesson, part in parts}
    for language in LANGUAGES:
        source = catalogue(game.package, language, TUTORIAL)
        assert not faults(source)
        assert set(keys_and_variables(source)) == said


def test_every_game_has_lessons() -> None:
    assert [game.meta.key for game in GAMES if not game.lessons] == []
