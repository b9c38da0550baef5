"""The installed command as a real process, and a saved match to work with."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from zoco.cli.main import run

COMMAND = Path(sys.executable).with_name("zoco")
ENVIRONMENT = {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1"}
Zoco = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def zoco(tmp_path: Path) -> Zoco:
    """Run `zoco` in an empty folder, speaking English unless told otherwise."""

    def start(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        env = os.environ | ENVIRONMENT
        command = [str(COMMAND), *arguments]
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, cwd=tmp_path, env=env, timeout=60
        )

    return start


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Zoco:
    """The same as `zoco` without a process of its own, where only the conversation matters."""
    monkeypatch.chdir(tmp_path)
    for name, value in ENVIRONMENT.items():
        monkeypatch.setenv(name, value)

    def start(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        code = run(arguments)
        told = capsys.readouterr()
        return subprocess.CompletedProcess(arguments, code, told.out, told.err)

    return start


@pytest.fixture(scope="session")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole match of Suleika, played by typing the first choice again and again."""
    file = tmp_path_factory.mktemp("matches") / "whole.jsonl"
    arguments = ["play", "suleika", "--seed", "5", "--bots", "random", "--save", str(file)]
    typed = "1\n" * 24
    done = subprocess.run(
        [str(COMMAND), *arguments], input=typed, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return file


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The one sentence with which a command line is refused."""

    def sentence(*arguments: str) -> str:
        assert run(arguments) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert told.err.rstrip()[-1] in ".)?", "a sentence ends like one"
        assert "Traceback" not in told.err
        return told.err.strip()

    return sentence
