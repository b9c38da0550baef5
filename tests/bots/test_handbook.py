"""docs/bots.md: the bot of the handbook plays, is fair, and enters the arena as written."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from zoco.cli.main import run

HANDBOOK = Path(__file__).parents[2] / "docs" / "bots.md"


def block(name: str) -> str:
    text = HANDBOOK.read_text(encoding="utf-8")
    found = re.search(rf"<!-- {name}:begin -->\n```\w+\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found.group(1)


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "mybot.py"
    path.write_text(block("bot"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mybot", raising=False)
    return path


def test_a_bot_has_thirty_lines(saved: Path) -> None:
    assert len(saved.read_text(encoding="utf-8").splitlines()) <= 30


def test_the_bot_of_the_handbook_is_fair(saved: Path) -> None:
    exec(compile(block("fair"), str(saved), "exec"), {})


@pytest.mark.usefixtures("saved")
def test_it_enters_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    command = shlex.split(block("arena"))[1:]
    command[command.index("40")] = "4"
    assert run(command) == 0
    assert "mybot:Careful" in capsys.readouterr().out


def test_a_bot_that_is_nowhere_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "suleika", "--bots", "nowhere:Bot"]) == 2
    assert "nowhere:Bot" in capsys.readouterr().err
