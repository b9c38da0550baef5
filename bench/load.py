"""Measure the server, the bare framework and boardgame.io under the same load, and attacks."""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import uvloop

# Run as a script, Python looks beside the file, where a `click` is, and not in the project.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.remove(str(Path(__file__).parent))

from bench import document
from bench.crowd import back, boardgame, echo, tables, zoco_
from bench.crowd.attacks import long_log
from bench.crowd.line import Web
from bench.crowd.measured import Figures, Plan, bears, disturbed
from bench.crowd.process import Process, free_port, started
from bench.growth import growth

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[1]
PEER = ROOT / "bench" / "peers" / "boardgame"
ZOCO = "zoco, SQLite, durable"
MARKS = ("<!-- load:begin -->", "<!-- load:end -->")


def run(work: Coroutine[Any, Any, T]) -> T:
    """A client that is as fast as it can be."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def with_server(
    command: Callable[[Path, int], list[str]], path: str, use: Callable[[Process, Path], T]
) -> T:
    """What comes of the use of a server in a folder of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        port, place = free_port(), Path(folder)
        with started(command(place, port), port, place, path) as server:
            return use(server, place)


def ours(folder: Path, port: int) -> list[str]:
    """zoco."""
    return zoco_.command(Path(sys.executable), folder, port)


def guarded(folder: Path, port: int) -> list[str]:
    """zoco with the limits that it has for everybody."""
    return zoco_.command(Path(sys.executable), folder, port, limits=True)


def measure_zoco(plan: Plan) -> Figures:
    """zoco with tables of Suleika."""
    return with_server(
        ours, "/api/ready", lambda server, _: run(bears(server, plan, zoco_.seated, zoco_.make))
    )


def measure_bare(plan: Plan, size: int) -> Figures:
    """The framework alone, whose messages are as long as ours."""
    return with_server(
        lambda _, port: echo.command(port, size),
        "/ready",
        lambda server, _: run(bears(server, plan, echo.seated, None)),
    )


def measure_boardgame(plan: Plan, node: Path, disk: bool) -> Figures:
    """boardgame.io, in memory or on the disk."""
    return with_server(
        lambda folder, port: boardgame.command(node, folder, port, disk),
        "/games",
        lambda server, _: run(bears(server, plan, boardgame.seated, boardgame.make)),
    )


def measure_back() -> tuple[float, float]:
    """zoco is killed, and its tables come back."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        place, port = Path(folder), free_port()
        with started(ours(place, port), port, place, "/api/ready") as server:
            known = run(back.fill(server))
            server.process.kill()
        with started(ours(place, port), port, place, "/api/ready") as server:
            return run(back.come_back(server, known))


def measure_attacks(seconds: float) -> list[Any]:
    """What others feel, at tables that are played meanwhile."""

    async def work(server: Process) -> list[Any]:
        web = Web(server.base)
        body = msgspec.json.encode({"log": long_log()})
        answer, cookie = await web.post("/api/tables/import", body)
        table = msgspec.json.decode(answer)["table"]["id"]
        await web.post(f"/api/tables/{table}/start", b'{"fill":"random"}', cookie)
        played = await zoco_.seated(server.base, 60)
        return await disturbed(server, played, (table, cookie), seconds)

    return with_server(guarded, "/api/ready", lambda server, _: run(work(server)))


def prepare_peer() -> Path | None:
    """Fetch boardgame.io if it is not there; where Node is, if it is."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not (PEER / "node_modules").is_dir():
        os.system(f"{npm} --prefix {PEER} ci --silent")
    return Path(node) if (PEER / "node_modules").is_dir() else None


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each figure")
    parser.add_argument("--only", choices=("load", "attacks", "back"))
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "performance.md")
    parser.add_argument("--write", action="store_true", help="put the tables on the page")
    args = parser.parse_args()
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    os.environ["PYTHONPATH"] = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    plan, parts = Plan(args.tables, args.seconds, 400), []
    if args.only in (None, "load"):
        parts.append(measured_load(plan, args.only is None))
    if args.only == "back":
        took, health = measure_back()
        parts.append(f"back after {took:.2f} s, health at most {1000 * health:.0f} ms")
    if args.only in (None, "attacks"):
        parts.append(tables.attacks(measure_attacks(args.seconds)))
    text = "\n\n".join([document.machine(os.getloadavg()[0]), *parts])
    print(text)
    if args.write:
        document.write(args.page, text, MARKS)


def measured_load(plan: Plan, with_besides: bool) -> str:
    """All servers one after the other, and what was required."""
    node, mine = prepare_peer(), measure_zoco(plan)
    rows = [(ZOCO, mine), ("Litestar alone", measure_bare(plan, round(mine.size / 4)))]
    theirs: dict[bool, Figures] = {}
    for disk in (False, True) if node is not None else ():
        assert node is not None
        theirs[disk] = measure_boardgame(plan, node, disk)
        rows.append((f"boardgame.io, {'on disk' if disk else 'in memory'}", theirs[disk]))
    besides = tables.Besides(*measure_back(), growth()) if with_besides else None
    met = tables.required(mine, theirs.get(False), theirs.get(True), besides)
    return f"{tables.figures(rows)}\n\n{met}"


if __name__ == "__main__":
    main()
