"""A server in a process of its own, to be killed.

`python -m tests.server.process DATABASE NATS PORT`
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]


class ServerProcess:
    """Starts, kills and starts again, always at the same address and over the same database."""

    def __init__(self, database: str, errors: Path, nats: str = "") -> None:
        self._given = [database, nats]
        self._errors = errors
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "tests.server.process", *self._given, str(self.port)]
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=errors, stderr=errors)
        await asyncio.to_thread(self._wait)

    def _wait(self) -> None:
        assert self._process is not None
        for _ in range(3000):
            assert self._process.poll() is None, self._errors.read_text()
            try:
                with urllib.request.urlopen(f"{self.base}/api/ready", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.02)
        raise AssertionError("the server did not become ready")

    async def kill(self) -> None:
        """kill -9."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return await self._end(signal.SIGTERM)

    def spent(self) -> float:
        """Seconds of processors that it has used, without its bots."""
        assert self._process is not None
        stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, stat[11:13])) / os.sysconf("SC_CLK_TCK")

    async def __aenter__(self) -> ServerProcess:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            await self.kill()

    async def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        os.kill(self._process.pid, how)
        return await asyncio.to_thread(self._process.wait, 30)


def main(database: str, nats: str, port: int) -> None:
    from tests.server.conftest import QUICK
    from zoco.server.serving import make_server
    from zoco.server.settings import Settings

    make_server(Settings(database=database, nats=nats, **QUICK), "127.0.0.1", port).run()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
