"""What is told when a decision is taken back, and others had made theirs since then."""

from __future__ import annotations

from io import StringIO

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import leading
from tests.games.scheherazade.test_undo import log_after
from zoco.cli.console import make_console
from zoco.cli.play.commands import Commands
from zoco.cli.play.lines import Lines
from zoco.cli.play.screen import Screen
from zoco.cli.play.seating import Seating
from zoco.cli.play.session import Session
from zoco.cli.speech import Speech

PEOPLE = Seating(("Ada", "Ben", "Cleo", "Dan"), (0, 1, 2, 3), {})
PEARLS = replace(leading(), questions=(0, 1, 1, 0))


def taken_back(language: str, *lines: tuple[int, str]) -> tuple[Session, str]:
    """The match after seat 0 has taken back the first of these moves, and what it was told."""
    session = Session(log_after(PEARLS, *lines), PEOPLE, {}, "seed", None)
    console = make_console(StringIO())
    screen = Screen(console, Speech(session.game, language, PEOPLE.names))
    commands = Commands(session, screen, Lines(console))
    commands.back(0, 0)
    file = console.file
    assert isinstance(file, StringIO)
    return session, file.getvalue()


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        (
            "en",
            "Taken back.\nWhat Ben did since then is void with it.",
            "Taken back.\nWhat Ben, Cleo did since then is void with it.",
        ),
        (
            "de",
            "Zurückgenommen.\nDamit gilt auch nicht mehr, was seitdem von Ben kam.",
            "Zurückgenommen.\nDamit gilt auch nicht mehr, was seitdem von Ben, Cleo kam.",
        ),
    ],
)
def test_6_2_offers_that_are_void_with_a_step_are_told(language: str, one: str, two: str) -> None:
    camel, ben, cleo = (0, "camel S-N03"), (1, "sell pearl for 3"), (2, "sell pearl for 2")
    session, told = taken_back(language, camel, ben)
    assert told.strip() == one
    assert session.table.proposals == ()
    assert not session.practice, "new offers of others leave the way back free"
    assert taken_back(language, camel, ben, cleo)[1].strip() == two


def test_nothing_more_is_told_where_nobody_else_had_decided() -> None:
    assert taken_back("en", (0, "camel S-N03"))[1].strip() == "Taken back."
