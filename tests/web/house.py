"""A real `zoco serve` for the browsers, and clients for the seats that no browser plays."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

GREETING = re.compile(r"(http://\S+)")


@contextmanager
def serving(data: Path, *more: str) -> Iterator[str]:
    """The address of a server on a free port, until the end of the block."""
    command = [str(Path(sys.executable).with_name("zoco")), "serve", "--host", "127.0.0.1"]
    command += ["--port", "0", "--data", str(data), "--bot-pause", "0-0", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = GREETING.search(process.stdout.readline())
            assert found, "zoco serve says where it is"
            yield found[1]
        finally:
            process.terminate()
            process.wait(30)


def games(base: str) -> list[dict[str, Any]]:
    """The registered games."""
    found: list[dict[str, Any]] = httpx.get(f"{base}/api/games").json()
    return found
