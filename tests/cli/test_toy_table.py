"""A table with secrets, mays and amounts: the toy game, played at the terminal."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest

from zoco.bots.bot import Bot, Clock
from zoco.cli.console import make_console
from zoco.cli.play.choices import Choice, choices
from zoco.cli.play.lines import Left, Lines
from zoco.cli.play.offer import Offer
from zoco.cli.play.screen import Screen
from zoco.cli.play.seating import Seating, seating_of
from zoco.cli.play.session import Session
from zoco.cli.play.terminal import Terminal
from zoco.cli.speech import Speech
from zoco.core.describe import Bundle
from zoco.core.log.log import Log
from zoco.core.log.undo import practised
from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.core.words.drawing import Drawing, Span
from zoco.core.words.said import Said
from zoco.testkit.toy.game import GAME, Do

NAMES = ("Ada", "Ben")


class Plain(Speech):
    """Draws nothing but whose eyes look."""

    def draw(self, view: Any) -> Drawing:
        return ((Span(f"<eyes of {view.seat}>"),),)


class Keeper(Bot):
    """Keeps its card and passes."""

    def choose(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move:
        return next(move for move in (Do("keep"), Do("pass")) if move in moves)


Play = Callable[..., tuple[Session, str]]


def left() -> None:
    """Leave without a word: these matches are not kept."""
    raise Left


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Type lines at a table of the toy game; the session and all that was printed."""

    def start(
        *typed: str, humans: tuple[int, ...], on_terminal: bool = False, **options: Any
    ) -> tuple[Session, str]:
        levels = {seat: "novice" for seat in (0, 1) if seat not in humans}
        seating = Seating(NAMES, humans, levels)
        log = Log.start(GAME, 2, options, players=seating.players)
        bots = {seat: Keeper("novice", "novice") for seat in levels}
        session = Session(log, seating, bots, "seed", None)
        monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in typed)))
        console = make_console(StringIO())
        console._force_terminal = on_terminal
        terminal = Terminal(session, Screen(console, Plain(GAME, "en", NAMES)), Lines(console))
        monkeypatch.setattr(terminal.commands, "leave", left)
        terminal.run()
        assert isinstance(console.file, StringIO)
        return session, console.file.getvalue()

    return start


def test_with_secrets_the_keyboard_is_handed_over_before_anything_shows(play: Play) -> None:
    _, told = play("", "keep", "", humans=(0, 1), showing=False)
    first, second = told.split("Hand the keyboard over to Ben, then press Enter.")
    assert first.startswith("Hand the keyboard over to Ada, then press Enter.")
    assert "Ada has drawn a" in first
    assert "Ben has drawn a" not in first
    assert "Ada has drawn a" not in second
    assert "<eyes of 1>" in second


WIPED = "\x1b[2J\x1b[H\x1b[3J"
"""The screen, the cursor, and then what can be scrolled back to."""


def test_nobody_can_scroll_back_to_the_page_of_another(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    _, told = play("", "keep", "", humans=(0, 1), on_terminal=True, showing=False)
    handed = [f"Hand the keyboard over to {name}, then press Enter." for name in NAMES]
    first, page, second, last = told.split(WIPED)[1:]
    assert (handed[0] in first, handed[1] in second) == (True, True)
    assert "Ada has drawn a" in page
    assert "Ada has drawn a" not in second + last
    assert "<eyes of 1>" in last


def test_where_nothing_can_be_wiped_nothing_is_written(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, told = play("", "keep", "", humans=(0, 1), showing=False)
    assert "\x1b" not in told
    monkeypatch.setenv("TERM", "dumb")
    _, told = play("", "keep", "", humans=(0, 1), on_terminal=True, showing=False)
    assert "[3J" not in told


def test_alone_against_bots_the_terminal_keeps_its_history(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    _, told = play("keep", humans=(0,), on_terminal=True, showing=False)
    assert "[3J" not in told


def test_no_arrow_key_calls_back_what_another_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    lines = Lines(make_console(StringIO()))
    readline.add_history("my secret choice")
    lines.forget()
    assert readline.get_current_history_length() == 0


def test_what_is_typed_while_the_keyboard_is_handed_over_answers_no_page(play: Play) -> None:
    session, told = play("keep", "1", "", humans=(0, 1), showing=False)
    assert told.count("Hand the keyboard over to Ada") == 3
    assert not [entry for entry in session.log.line if entry.seat == 0]
    _, told = play("q", "keep", humans=(0, 1), showing=False)
    assert "<eyes of" not in told


def test_alone_against_bots_nothing_is_handed_over(play: Play) -> None:
    _, told = play("keep", humans=(0,), showing=False)
    assert "Hand over" not in told


@pytest.mark.parametrize(
    ("typed", "done"), [("1", "raise 1"), ("raise 1", "raise 1"), ("a", "pass"), ("pass", "pass")]
)
def test_a_number_is_the_amount_and_the_rest_has_letters(play: Play, typed: str, done: str) -> None:
    session, told = play("keep", typed, humans=(0,), showing=False, rounds=1)
    assert [GAME.write(e.move) for e in session.log.line if e.seat == 0] == ["keep", done]
    assert re.search(r"^ +A number from 1 to 6$", told, re.MULTILINE), "nothing stands before it"
    assert re.search(r"^ +a Pass$", told, re.MULTILINE)
    assert ("Ada throws a gem into the well." in told) == (done != "pass")


def test_with_an_amount_to_type_no_number_chooses_anything_else(play: Play) -> None:
    session, told = play("keep", "7", "", "x", humans=(0,), showing=False, rounds=1)
    assert [GAME.write(e.move) for e in session.log.line if e.seat == 0] == ["keep"]
    assert "The number must lie between 1 and 6 here." in told
    assert "Type an amount or the letter of a choice, or ? for help." in told
    assert "“x” is no choice here. Type an amount, the letter before a choice" in told


@pytest.fixture
def numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the amount is a may beside the choices that are asked for."""

    def mixed(must: Any, may: Any) -> tuple[Choice, ...]:
        found = choices(must, may)
        return tuple(choice._replace(code=str(n)) for n, choice in enumerate(found, start=1))

    monkeypatch.setattr("zoco.cli.play.terminal.choices", mixed)


@pytest.mark.usefixtures("numbered")
@pytest.mark.parametrize("typed", [("2", "1"), ("2 1",)])
def test_an_amount_is_asked_for_after_its_number(play: Play, typed: tuple[str, ...]) -> None:
    session, _ = play("keep", *typed, humans=(0,), showing=False, rounds=1)
    assert [GAME.write(e.move) for e in session.log.line if e.seat == 0] == ["keep", "raise 1"]


@pytest.mark.usefixtures("numbered")
def test_commands_are_carried_out_before_the_amount_is_given(play: Play) -> None:
    typed = ("keep", "2", "?", "r", "1")
    session, told = play(*typed, humans=(0,), showing=False, rounds=1)
    assert told.count("How many? >") == 3
    assert "u: take back your last decision" in told
    assert [GAME.write(e.move) for e in session.log.line if e.seat == 0][-1] == "raise 1"


@pytest.mark.usefixtures("numbered")
@pytest.mark.parametrize("command", ["q", "b"])
def test_a_command_that_leaves_the_page_needs_no_amount(play: Play, command: str) -> None:
    session, told = play("keep", "2", command, humans=(0,), showing=False, rounds=1)
    assert told.count("How many? >") == 1
    assert "That is not a number" not in told
    assert [GAME.write(e.move) for e in session.log.line if e.seat == 0] == ["keep"]


def test_toy_3_1_an_amount_beyond_the_rules_is_refused_with_its_paragraph(play: Play) -> None:
    _, told = play("keep", "9", "1x", humans=(0,), showing=False, rounds=1)
    assert "The number must lie between 1 and 6 here." in told
    assert "(Rule 3.1)" in told
    assert "That is not a number from 1 to" in told


def test_a_person_may_act_unasked(play: Play) -> None:
    session, told = play("keep", "show", "pass", humans=(1,), rounds=1)
    assert "You need not do this; Enter leaves it." in told
    assert [entry.move for entry in session.log.line if entry.seat == 1] == [
        Do("keep"),
        Do("show"),
        Do("pass"),
    ]


def test_enter_lets_a_may_be_and_it_is_not_offered_again(play: Play) -> None:
    session, told = play("keep", "", "pass", humans=(1,), rounds=1)
    assert told.count("You need not do this; Enter leaves it.") == 1
    assert Do("show") not in [entry.move for entry in session.log.line]
    assert not session.table.agenda


def test_enter_does_not_answer_what_must_be_decided(play: Play) -> None:
    session, told = play("", "", humans=(1,), showing=False)
    assert told.count("Type a number to choose, or ? for help.") == 2
    assert not [entry for entry in session.log.line if entry.seat == 1]


def test_a_hint_is_for_what_must_be_decided(play: Play) -> None:
    _, told = play("keep", "h", humans=(1,))
    assert "There is nothing that you have to decide." in told
    _, told = play("h", humans=(0,), showing=False)
    assert "A good merchant would choose: " in told


class Give(Move, frozen=True):
    gems: tuple[int, ...] = ()


def test_a_bundle_shows_stock_rival_and_an_example() -> None:
    kinds, stock, rival = ("ruby", "emerald"), (2, 3), (1, 0)
    offered = choices(Bundle(Said("choose"), kinds, stock, 1, Give(), "gems", rival))
    offer = Offer(Plain(GAME, "en", NAMES), None, offered)
    assert [line.front + line.text.plain for line in offer.notes(40)] == [
        "Choose.",
        "Up to 2 ruby (r), 3 emerald (e)",
        "It must beat: 1 ruby (r)",
        "For example: 2e",
    ]
    assert offer.full() == offer.notes(40)


def test_a_match_ends_with_ranks_and_the_tie_break(play: Play) -> None:
    _, told = play("keep", "pass", humans=(0,), showing=False, rounds=1)
    assert "Rank  Name" in told
    assert "Points" in told


def test_seats_are_told_from_the_names_in_a_log() -> None:
    log = Log.start(GAME, 2, players=("Ada", "Yasmin (trader)"))
    assert seating_of(log, "en") == Seating(("Ada", "Yasmin"), (0,), {1: "trader"})
    bots = Log.start(GAME, 2, players=("Karim (random)", "Yasmin (trader)"))
    nobody = seating_of(Log.start(GAME, 2), "de")
    assert nobody == seating_of(bots, "de")
    assert nobody == Seating(("Gast", "Yasmin"), (0,), {1: "novice"})


def test_only_an_undo_past_others_or_secrets_makes_practice() -> None:
    log = Log.start(GAME, 2, {"showing": False})
    for seat in (0, 1):
        log.append(-1, next(iter(GAME.outcomes(log.table)))[0])
        assert seat == log.ply - 1
    log.append(0, Do("keep"))
    log.undo(2, 0)
    assert practised(log.entries) is None
    log.append(0, Do("keep"))
    log.append(1, Do("keep"))
    log.undo(2, 0)
    assert practised(log.entries) is not None
