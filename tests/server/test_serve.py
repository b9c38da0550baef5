"""`zoco serve` as people start it: the greeting, the code, the goodbye, and what is refused."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from zoco.cli.main import run
from zoco.cli.serve import Wish, database_of, pause_of
from zoco.core.bad_input import BadInput

START = [sys.executable, "-c", "from zoco.cli.main import main; main()", "serve", "--port", "0"]


async def started(*options: str) -> tuple[asyncio.subprocess.Process, str, list[str]]:
    """A server, its address and what it printed up to there."""
    process = await asyncio.create_subprocess_exec(*START, *options, stdout=subprocess.PIPE)
    assert process.stdout is not None
    lines = [(await process.stdout.readline()).decode()]
    return process, lines[0].rpartition(" ")[2].strip(), lines


async def test_it_greets_answers_and_says_goodbye(tmp_path: Path) -> None:
    process, address, _ = await started("--data", str(tmp_path / "new" / "data"))
    assert process.stdout is not None
    with await asyncio.to_thread(urllib.request.urlopen, f"{address}/api/ready") as answer:
        assert answer.status == 200
    assert (tmp_path / "new" / "data" / "zoco.db").is_file()
    process.send_signal(signal.SIGINT)
    rest = (await process.stdout.read()).decode()
    assert await process.wait() in (0, 130)
    if "for others" in rest:
        assert "█" in rest


async def test_a_public_address_is_shown_as_a_code(tmp_path: Path) -> None:
    process, _, _ = await started(
        "--host", "127.0.0.1", "--data", str(tmp_path), "--public-url", "https://zoco.example"
    )
    process.send_signal(signal.SIGTERM)
    assert process.stdout is not None
    rest = (await process.stdout.read()).decode()
    await process.wait()
    assert "for others:   https://zoco.example" in rest
    assert len([line for line in rest.splitlines() if "█" in line]) > 10


def wish(database: str | None) -> Wish:
    return Wish("", 0, Path("data"), database, "", (0, 0), False)


def test_the_database_is_a_file_unless_somebody_says_otherwise() -> None:
    assert database_of(wish(None)).startswith("sqlite+aiosqlite:////")
    assert database_of(wish(None)).endswith("data/zoco.db")
    for url in ("postgres://u@h/n", "postgresql://u@h/n", "postgresql+asyncpg://u@h/n"):
        assert database_of(wish(url)) == "postgresql+asyncpg://u@h/n"
    with pytest.raises(BadInput):
        database_of(wish("mysql://h/n"))


def test_the_pause_is_written_low_high() -> None:
    assert pause_of("0-0") == (0.0, 0.0)
    assert pause_of("0.6-1.5") == (0.6, 1.5)
    for text in ("", "1", "2-1", "a-b", "-1-2"):
        with pytest.raises(BadInput):
            pause_of(text)


def test_a_taken_port_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run(["serve", "--host", "127.0.0.1", "--port", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"Port {port} of 127.0.0.1")


def test_the_types_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema", "--typescript"]) == 0
    assert "export type UpMessage" in capsys.readouterr().out
    assert run(["schema", "--typescript", "--game", "suleika"]) == 0
    assert "SuleikaView" in capsys.readouterr().out
    assert run(["schema"]) == 2
