"""Types that several threads read at once, each for the first time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

READERS = """
import sys
from threading import Barrier, Thread
import msgspec
from zoco.core.faults import read

sys.setswitchinterval(1e-6)
given = {"a": None}
for _ in range(40):
    given = {"a": given, "c": {"x": 1}}
for number in range(60):
    names = {}
    for i in range(41):
        inner = f"Kind{i - 1} | None" if i else "int | None"
        body = f"class Kind{i}(msgspec.Struct):\\n a: {inner}\\n c: dict[str, int] = {{}}\\n"
        names |= {"msgspec": msgspec, "__name__": f"made{number}"}
        sys.modules[f"made{number}"] = type(sys)(f"made{number}")
        exec("from __future__ import annotations\\n" + body, names)
        sys.modules[f"made{number}"].__dict__.update(names)
    together = Barrier(4)

    def go():
        together.wait()
        READ

    threads = [Thread(target=go) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""
OURS = "read('it', given, names['Kind40'])"
UNGUARDED = "msgspec.convert(given, names['Kind40'])"


def read_by_threads(how: str, folder: Path) -> int:
    """How a process ended in which threads read types that nobody has read before."""
    script = folder / "readers.py"
    script.write_text(READERS.replace("READ", how))
    return subprocess.run([sys.executable, str(script)], capture_output=True).returncode


def test_threads_may_read_what_nobody_has_read_before(tmp_path: Path) -> None:
    assert read_by_threads(OURS, tmp_path) == 0


@pytest.mark.soak
def test_without_a_guard_they_bring_the_process_down(tmp_path: Path) -> None:
    assert read_by_threads(UNGUARDED, tmp_path) != 0, "the guard may go"
