"""The page on a real terminal: it fits, it waits, and nothing that is typed is lost."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from rich.theme import Theme

import zoco as library
from tests.cli.conftest import Zoco
from zoco.cli.console import STYLES
from zoco.cli.play.layout import fitted, narrowed
from zoco.cli.play.lines import Lines

VARIANT = ("play", "suleika", "--seats", "2", "--hot-seat", "--option", "direction_at_end=yes")
COLOURS = re.compile(r"\x1b\[[\d;]*m")


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 80 by 24."""

    def console() -> Console:
        return Console(theme=Theme(STYLES), width=80, height=24, force_terminal=True, emoji=False)

    monkeypatch.setattr("zoco.cli.play.command.make_console", console)


@pytest.mark.usefixtures("screen")
def test_pages_fit_a_terminal_of_80_by_24(here: Zoco) -> None:
    typed = "1\n" * 60
    told = COLOURS.sub("", here(*VARIANT, "--seed", "3", "--lang", "de", typed=typed).stdout)
    assert "— Weiter mit Enter —" in told
    pages = re.split(r"^(?=(?:Gast \d >|— Weiter))", told, flags=re.MULTILINE)
    assert len(pages) > 50
    # Every page ends before the next prompt, which needs a line of its own.
    assert max(page.count("\n") for page in pages[1:-1]) <= 24
    assert any("1 Links, nach" in page and "Gast 1 zahlt" not in page for page in pages)
    assert any("1 Links, nach" in page and "Gast 1 zahlt" in page for page in pages)


@pytest.mark.usefixtures("screen")
def test_what_is_typed_at_the_pause_answers_the_page_that_follows(
    here: Zoco, tmp_path: Path
) -> None:
    done = here(*VARIANT, "--seed", "3", "--save", "m.jsonl", typed="2\n")
    told = COLOURS.sub("", done.stdout)
    assert "— Press Enter to go on —2\n" in told
    assert re.search(r"^Guest \d > 2$", told, re.MULTILINE)
    line = library.Log.load(tmp_path / "m.jsonl").line
    assert [entry.seat >= 0 for entry in line].count(True) == 1


@pytest.mark.usefixtures("screen")
def test_enter_at_the_pause_only_goes_on(here: Zoco) -> None:
    told = COLOURS.sub("", here(*VARIANT, "--seed", "3", typed="\nq\n").stdout)
    assert "Type a number to choose" not in told
    assert re.search(r"^Guest \d > q$", told, re.MULTILINE)


@pytest.mark.usefixtures("screen")
def test_one_may_leave_at_the_pause(here: Zoco) -> None:
    done = here(*VARIANT, "--seed", "3", typed="q\n1\n1\n1\n")
    assert "--resume zoco-suleika.jsonl" in done.stdout
    assert library.Log.load("zoco-suleika.jsonl").line[-1].seat == -1


def test_at_60_columns_no_column_of_the_standing_is_cut(
    here: Zoco, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    told = here("play", "suleika", "--seed", "5", "--names", "Maximiliana Magdalen").stdout
    (heading,) = (line for line in told.splitlines() if "Piastres" in line)
    assert heading.split() == ["Dealer", "Piastres", "Carpets", "Halves", "Points"]
    assert re.search(r"Maximiliana Magdalen +30 +12 +0 +30$", told, re.MULTILINE)


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_only_blanks_that_all_lines_share_are_left_out_and_one_stays() -> None:
    block = [Text("a    b   c"), Text("aa   bb  c")]
    assert plain(narrowed(block, 10)) == ["a    b   c", "aa   bb  c"]
    assert plain(narrowed(block, 9)) == ["a    b  c", "aa   bb c"]
    assert plain(narrowed(block, 3)) == ["a  b  c", "aa bb c"]
    assert plain(fitted([*block, Text(), Text("x  y")], 7)) == ["a  b  c", "aa bb c", "", "x  y"]


def test_a_system_without_readline_reads_lines_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keyboard = StringIO("1\n")
    monkeypatch.setattr(keyboard, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", keyboard)
    monkeypatch.setitem(sys.modules, "readline", None)
    assert Lines(Console(file=StringIO())).ask("> ") == "1"
