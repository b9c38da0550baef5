"""A real `zoco serve` for the browsers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

GREETING = re.compile(r"(http://\S+)")
AT_ONCE = ("--may-after", "0", "--may-at-last", "0", "--offer-stands", "0")
"""Bots do not wait for people, who are not there to be waited for."""
APART = ("--trusted-proxies", "127.0.0.1")
"""Each visitor is believed an address of their own: limits are per address."""


@contextmanager
def serving(data: Path, *more: str, sources: Path | None = None) -> Iterator[str]:
    """The address of a server on a free port, of these sources or ours, until the block ends."""
    command = [str(Path(sys.executable).with_name("zoco")), "serve", "--host", "127.0.0.1"]
    command += ["--port", "0", "--data", str(data), *AT_ONCE, *APART, *more]
    env = os.environ if sources is None else {**os.environ, "PYTHONPATH": str(sources)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        try:
            found = GREETING.search(process.stdout.readline())
            assert found, "zoco serve says where it is"
            yield found[1]
        finally:
            process.terminate()
            process.wait(30)
