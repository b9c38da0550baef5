"""`zoco serve` as people start it: the greeting, the code, the goodbye, and what is refused."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import httpx
import pytest

from zoco.cli.databases import database_of
from zoco.cli.main import run
from zoco.core.faults import BadInput
from zoco.server.settings import Settings

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


async def test_it_greets_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    german = ("--lang", "de", "--public-url", "https://zoco.example", "--data", str(tmp_path))
    process, address, lines = await started("--host", "127.0.0.1", *german)
    process.send_signal(signal.SIGTERM)
    assert process.stdout is not None
    rest = (await process.stdout.read()).decode()
    await process.wait()
    assert lines == [f"zoco ist offen: {address}\n"]
    assert rest.startswith("für andere:      https://zoco.example\n")


def given(database: str) -> Settings:
    return Settings(data="data", database=database)


def test_the_database_is_a_file_unless_somebody_says_otherwise() -> None:
    assert database_of(given("")).startswith("sqlite+aiosqlite:////")
    assert database_of(given("")).endswith("data/zoco.db")
    for url in ("postgres://u@h/n", "postgresql://u@h/n", "postgresql+asyncpg://u@h/n"):
        assert database_of(given(url)) == "postgresql+asyncpg://u@h/n"
    with pytest.raises(BadInput):
        database_of(given("mysql://h/n"))


def test_a_taken_port_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run(["serve", "--host", "127.0.0.1", "--port", str(port), "--lang", "en"]) == 2
        assert run(["serve", "--host", "127.0.0.1", "--port", str(port), "--lang", "de"]) == 2
    english, german = capsys.readouterr().err.splitlines()
    place = f"Port {port} of 127.0.0.1 cannot be opened"
    assert english == f"{place}: another program is using it."
    assert german.endswith("lässt sich nicht öffnen: Ein anderes Programm benutzt ihn.")


async def test_a_database_that_another_server_has_is_one_sentence(tmp_path: Path) -> None:
    process, _, _ = await started("--host", "127.0.0.1", "--data", str(tmp_path))
    second = await asyncio.create_subprocess_exec(
        *START, "--host", "127.0.0.1", "--data", str(tmp_path), stdout=-1, stderr=-1
    )
    printed, complaint = await asyncio.wait_for(second.communicate(), 60)
    process.terminate()
    await process.wait()
    assert (second.returncode, printed) == (2, b"")
    lines = complaint.decode().splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("Another zoco server works with this database")


def test_the_types_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema", "--typescript"]) == 0
    assert "export type UpMessage" in capsys.readouterr().out
    assert run(["schema", "--typescript", "--game", "suleika"]) == 0
    assert "SuleikaView" in capsys.readouterr().out
    assert run(["schema"]) == 2


async def test_the_page_of_the_own_machine_invites_to_the_local_network(tmp_path: Path) -> None:
    process, address, _ = await started("--host", "0.0.0.0", "--data", str(tmp_path))
    try:
        async with httpx.AsyncClient(base_url=address) as web:
            made = await web.post(
                "/api/tables", json={"game": "suleika", "seats": 2, "name": "Ada"}
            )
            table = made.json()["table"]["id"]
            link = (await web.post(f"/api/tables/{table}/invitations")).json()["url"]
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        rest = (await process.stdout.read()).decode()
        await process.wait()
    others = [line for line in rest.splitlines() if line.startswith("for others")]
    expected = others[0].rpartition(" ")[2] if others else address
    assert link.startswith(f"{expected}/table/")


@pytest.mark.parametrize("host", ["::", "::1"])
async def test_it_listens_by_the_newer_protocol_too(tmp_path: Path, host: str) -> None:
    process, address, _ = await started("--host", host, "--data", str(tmp_path))
    port = address.rpartition(":")[2]
    try:
        asked = (f"http://[::1]:{port}/api/ready", f"{address}/api/ready")
        for url in asked:
            with await asyncio.to_thread(urllib.request.urlopen, url) as answer:
                assert answer.status == 200
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


@pytest.mark.parametrize(
    "options",
    [
        ["--database", "postgresql://nobody@127.0.0.1:1/none"],
        ["--data", "{folder}/file"],
        ["--data", "{folder}/broken"],
        ["--data", "{folder}", "--nats", "nats://127.0.0.1:1"],
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path, options: list[str]) -> None:
    (tmp_path / "file").write_text("I am a file")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "zoco.db").write_text("I am no database " * 100)
    given = [option.format(folder=tmp_path) for option in options]
    done = subprocess.run([*START, *given], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stdout
