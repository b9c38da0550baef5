"""A match is not lost: not by a file that cannot be written, nor by what somebody types."""

from __future__ import annotations

import re
import shutil
import sys
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

import zoco as library
from tests.cli.conftest import Zoco
from zoco.cli.console import make_console
from zoco.cli.play.lines import Lines
from zoco.cli.play.screen import Screen
from zoco.cli.play.seating import Seating
from zoco.cli.play.session import Session
from zoco.cli.play.terminal import Terminal
from zoco.cli.speech import Speech
from zoco.core.log.log import Undone
from zoco.core.playout import random_move

ALONE = ("play", "suleika", "--seed", "5", "--option", "first=1")
LONG = "x" * 300
BAZAAR = library.load("bazaar")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def plies(path: Path) -> int:
    return library.Log.load(path).ply


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (LONG, "its name is too long"),
        ("taken/below", "it is not there"),
        ("no/folder", "it is not there"),
        ("a\0b", "the system says “embedded null byte”"),
    ],
)
def test_a_name_that_cannot_be_saved_under_is_told_and_play_goes_on(
    here: Zoco, tmp_path: Path, name: str, why: str
) -> None:
    (tmp_path / "taken").touch()
    done = here(*ALONE, typed=lines("1", f"s {name}", "1", "s good", "q"))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"cannot be written: {why}." in " ".join(done.stdout.split())
    assert "Saved in good." in done.stdout
    assert plies(tmp_path / "good") >= 3


def test_a_folder_that_disappears_does_not_end_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder").mkdir()
    terminal = suleika(monkeypatch, tmp_path / "folder" / "m", "1", "1", "s elsewhere", "b", "q")
    play = terminal.session.play

    def vanish(*arguments: object) -> None:
        shutil.rmtree(tmp_path / "folder", ignore_errors=True)
        play(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(terminal.session, "play", vanish)
    monkeypatch.chdir(tmp_path)
    terminal.run()
    told = " ".join(printed(terminal).split())
    before, after = told.split("Saved in elsewhere.", 1)
    assert "cannot be written: it is not there. Go on playing; s FILE saves elsewhere." in before
    assert "cannot be written" not in after
    assert plies(tmp_path / "elsewhere") == terminal.session.log.ply


def test_what_cannot_be_saved_is_left_only_by_insisting(here: Zoco, tmp_path: Path) -> None:
    typed = lines("1", f"s {LONG}", "q", "s good", "q")
    (tmp_path / "zoco-suleika.jsonl.part").mkdir()
    done = here(*ALONE, typed=typed)
    told = " ".join(done.stdout.split())
    assert "zoco-suleika.jsonl cannot be written: it is a folder." in told
    assert "q once more leaves without it." in told
    assert "Go on with: zoco play suleika --resume good" in told
    assert plies(tmp_path / "good") >= 1


@pytest.mark.parametrize("end", [("q", "q"), ("q",), ()])
def test_a_second_wish_to_leave_leaves(here: Zoco, tmp_path: Path, end: tuple[str, ...]) -> None:
    (tmp_path / "zoco-suleika.jsonl.part").mkdir()
    done = here(*ALONE, typed=lines("1", *end))
    assert done.returncode == 0
    told = " ".join(done.stdout.split())
    assert told.count("cannot be written") == 2
    assert told.count("q once more leaves without it.") == 1
    assert "Go on with" not in told


def test_the_end_of_a_match_is_kept_elsewhere_if_it_must(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    terminal = suleika(monkeypatch, tmp_path / "gone" / "m", *["1"] * 24)
    terminal.run()
    told = printed(terminal)
    assert "See it again with: zoco replay zoco-suleika.jsonl" in told
    assert "Go on with" not in told
    assert plies(tmp_path / "zoco-suleika.jsonl") == 145


@pytest.mark.parametrize("blocked", [False, True])
def test_a_fault_of_the_program_does_not_take_the_match_with_it(
    here: Zoco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, blocked: bool
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    if blocked:
        (tmp_path / "zoco-suleika.jsonl.part").mkdir()
    monkeypatch.setattr("zoco.cli.play.explain.Explainer.everything", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        here(*ALONE, typed=lines("1", "?"))
    assert plies((home if blocked else tmp_path) / "zoco-suleika.jsonl") >= 1


@pytest.mark.parametrize(
    "typed",
    [
        "x" * 3000,
        "9" * 5000,
        "? " + "x" * 3000,
        "? " + "9" * 5000,
        "r " + "x" * 3000,
        "l " + "x" * 3000,
        "s " + "x" * 3000,
        "1 " + "9" * 5000,
        "face " + "9" * 5000,
        "\x1b[2J" + "x" * 300,
    ],
    ids=lambda text: ascii(text[:8]),
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_long_lines_are_answered_and_the_match_goes_on(
    here: Zoco, tmp_path: Path, typed: str, language: str
) -> None:
    done = here(*ALONE, "--lang", language, typed=lines(typed, "1", "q"))
    assert (done.returncode, done.stderr) == (0, "")
    assert plies(tmp_path / "zoco-suleika.jsonl") >= 1
    assert done.stdout.count("\x1b") == typed.count("\x1b"), "what was typed is only echoed"
    told = "".join(done.stdout.split()).replace(typed.replace(" ", ""), "", 1)
    assert typed.split()[-1][:250] not in told


@pytest.mark.parametrize("text", ["9" * 5000, "9" * 5000 + "r", "1r " + "9" * 5000 + "y"])
def test_long_amounts_are_answered_and_the_match_goes_on(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = library.load("basari")
    monkeypatch.chdir(tmp_path)
    terminal = seated_at(monkeypatch, game, None, text, "2 " + text, "a " + text, "q")
    terminal.run()
    assert "Traceback" not in printed(terminal)


# -- taking back at one keyboard ---------------------------------------------------------------


@pytest.mark.parametrize("before", [False, True], ids=["nothing yet", "something before"])
@pytest.mark.parametrize("answer", ["y", "n"])
def test_several_people_take_back_the_last_decision_of_any_of_them(
    here: Zoco, tmp_path: Path, before: bool, answer: str
) -> None:
    log = after_another_and_chance(before)
    log.save(tmp_path / "m")
    last = next(entry for entry in reversed(log.line) if entry.seat >= 0)
    done = here("play", "--resume", "m", typed=lines("", "u", answer, "q"))
    assert "There is nothing to take back." not in done.stdout
    asked = f"the last decision of {('Ada', 'Ben')[last.seat]} and all that followed. Do all agree?"
    assert asked in " ".join(done.stdout.split())
    entries = library.Log.load(tmp_path / "m").entries
    back = [entry.to_ply for entry in entries if isinstance(entry, Undone)]
    assert back == ([last.ply - 1] if answer == "y" else [])


def after_another_and_chance(before: bool) -> library.Log:
    """A match of two in which one decided and then chance; the other is asked.

    `before`: the other has decided something earlier.
    """
    for seed in range(300):
        log, rng = library.Log.start(BAZAAR, 2, players=("Ada", "Ben")), Random(seed)
        while log.ply < 30 and log.game.actors(log.table):
            log.append(*random_move(log.game, log.table, rng))
            (asked, *_) = log.game.actors(log.table) or (-1,)
            deciders = [entry.seat for entry in log.line if entry.seat >= 0]
            chance_between = asked >= 0 and log.line[-1].seat == -1 and deciders[-1:] == [1 - asked]
            if chance_between and (asked in deciders) == before:
                return log
    raise AssertionError("no such position")


# -- where an edition comes from ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Edition “Basari”: A reconstruction, not a copy: the printed table of arches could"),
        ("de", "Ausgabe „Basari“: Eine Rekonstruktion, keine Abschrift: Die gedruckten Torbögen"),
    ],
)
def test_the_welcome_says_where_the_edition_comes_from(
    here: Zoco, language: str, told: str
) -> None:
    welcome = " ".join(here("play", "basari", "--lang", language).stdout.split())
    assert told in welcome
    assert "28 " not in re.split(r"[─]", welcome)[0], "a sentence is enough to begin"


# -- helpers -----------------------------------------------------------------------------------


def suleika(monkeypatch: pytest.MonkeyPatch, path: Path, *typed: str) -> Terminal:
    return seated_at(monkeypatch, library.load("suleika"), path, *typed)


def seated_at(
    monkeypatch: pytest.MonkeyPatch, game: library.Game[Any, Any], path: Path | None, *typed: str
) -> Terminal:
    """A table of four with one person and three bots, and what the person will type."""
    from zoco.bots.registry import bot

    seating = Seating(("Ada", "Ben", "Cleo", "Dan"), (0,), dict.fromkeys((1, 2, 3), "random"))
    log = library.Log.start(game, 4, players=seating.players)
    bots = {seat: bot(game, level) for seat, level in seating.levels.items()}
    monkeypatch.setattr(sys, "stdin", StringIO(lines(*typed)))
    console = make_console(StringIO())
    screen = Screen(console, Speech(game, "en", seating.names))
    return Terminal(Session(log, seating, bots, "s", path), screen, Lines(console))


def printed(terminal: Terminal) -> str:
    file = terminal.screen.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()
