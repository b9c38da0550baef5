from __future__ import annotations

from io import StringIO

import pytest
from msgspec.structs import replace

import zoco
from zoco.cli.console import make_console
from zoco.cli.outcome import print_result
from zoco.cli.speech import Speech
from zoco.core.result import Measure, ranked

SULEIKA = zoco.load("suleika")


def told(language: str, points: tuple[int, ...], halves: tuple[int, ...]) -> list[str]:
    """What is printed about a result, line by line."""
    console = make_console(StringIO())
    measures = (Measure("points", "suleika 3.2", points), Measure("halves", "suleika 3.2", halves))
    print_result(console, ranked(measures), Speech(SULEIKA, language, ("Ada", "Ben", "Cleo")))
    assert isinstance(console.file, StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines() if line]


def test_ranks_without_a_tie_need_no_tie_break() -> None:
    lines = told("en", (5, 9, 7), (1, 1, 1))
    assert lines == ["Rank Name Points", "1. Ben 9", "2. Cleo 7", "3. Ada 5", "Ben wins!"]


def test_a_tie_break_is_shown_and_explained() -> None:
    lines = told("en", (9, 9, 7), (2, 3, 1))
    assert lines[:3] == ["Rank Name Points Visible halves", "1. Ben 9 3", "2. Ada 9 2"]
    assert lines[-1] == "Where Points were level, Visible halves decided (Rule 3.2)."


@pytest.mark.parametrize(
    ("language", "won", "level"),
    [
        ("en", "Ada, Ben and Cleo win together!", "Who is level in everything shares the rank."),
        ("de", "Ada, Ben und Cleo gewinnen gemeinsam!", "Wer in allem gleichauf liegt, teilt"),
    ],
)
def test_who_is_level_in_everything_wins_together(language: str, won: str, level: str) -> None:
    lines = told(language, (9, 9, 9), (2, 2, 2))
    assert won in lines
    assert lines[-1].startswith(level)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Nobody wins: the match is drawn."),
        ("de", "Niemand gewinnt: Die Partie ist unentschieden."),
    ],
)
def test_in_a_drawn_match_nobody_wins_and_nobody_has_a_rank(language: str, said: str) -> None:
    console = make_console(StringIO())
    level = ranked((Measure("points", "suleika 3.2", (0, 0, 0)),))
    drawn = replace(level, drawn=True)
    print_result(console, drawn, Speech(SULEIKA, language, ("Ada", "Ben", "Cleo")))
    assert isinstance(console.file, StringIO)
    lines = [" ".join(line.split()) for line in console.file.getvalue().splitlines() if line]
    assert lines[1:] == ["– Ada 0", "– Ben 0", "– Cleo 0", said]
