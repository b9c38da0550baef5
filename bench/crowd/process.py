"""A server in a process of its own, and what it has used of the machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")


class Process:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[bytes], base: str) -> None:
        self.process = process
        self.base = base

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far, of all threads and of what it has started."""
        return sum(sum(map(int, fields[11:13])) for fields in self._family()) / TICKS

    @property
    def memory(self) -> int:
        """Bytes that they hold."""
        return sum(int(fields[21]) for fields in self._family()) * PAGE

    def _family(self) -> list[list[str]]:
        """What the system tells of the process and its children: some are started by a wrapper."""
        told: dict[int, list[str]] = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                told[int(stat.parent.name)] = stat.read_text().rpartition(")")[2].split()
        mine = {self.process.pid}
        while more := {it for it, of in told.items() if int(of[1]) in mine} - mine:
            mine |= more
        return [told[it] for it in mine if it in told]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


@contextmanager
def started(command: Sequence[str], port: int, folder: Path, path: str) -> Iterator[Process]:
    """A server that answers at `path`, until the end of the block."""
    base = f"http://127.0.0.1:{port}"
    with (folder / "log").open("wb") as log:
        # A group of its own: some servers are started by a wrapper, which does not take them along.
        process = subprocess.Popen(
            command, cwd=folder, stdout=log, stderr=log, start_new_session=True
        )
        try:
            _wait(process, base + path, folder / "log")
            yield Process(process, base)
        finally:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ask all of a server to end, and see to it that nothing of it is left."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, how)
        with suppress(subprocess.TimeoutExpired):
            process.wait(20)


def _wait(process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    for _ in range(2400):
        if process.poll() is not None:
            raise SystemExit(f"a server ended: {log.read_text()[-2000:]}")
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except urllib.error.HTTPError:
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise SystemExit(f"a server did not answer: {url}")
