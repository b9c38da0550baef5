"""What the tests reach of core and games: every process notes it, and the floors are held.

python -m pytest -n auto -p tests.covered --floor core=97 --floor games=95

Lines and branches count alike. The modules are watched from their import on, and a line that was
reached is not watched any more: so all tests can be watched, and take about as long as they do.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
import slipcover
from slipcover.slipcover import format_missing

ZOCO = Path(__file__).resolve().parent.parent / "src" / "zoco"
WATCHED = [str(ZOCO / part) for part in ("core", "games")]
UNREACHABLE = [r"@(typing\.)?overload", r"assert_never\("]
WORST = 8
"""Of so many modules it is told what is missing."""

_watch = slipcover.Slipcover(branch=True, source=WATCHED, exclude_also=UNREACHABLE)
_imports = slipcover.ImportManager(_watch, slipcover.FileMatcher(sources=WATCHED))
_imports.__enter__()  # before anything of zoco is imported
_others: list[Any] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--floor core=97`: what must be reached of a package, in per cent."""
    parser.addoption("--floor", action="append", default=[], metavar="PACKAGE=PERCENT")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Keep what a worker has noted."""
    _others.append(json.loads(node.workeroutput["covered"]))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand over what was noted; where all of it comes together, hold the floors."""
    noted = _watch.get_coverage()
    if "PYTEST_XDIST_WORKER" in os.environ:
        session.config.workeroutput["covered"] = json.dumps(noted)  # type: ignore[attr-defined]
        return
    for other in _others:
        slipcover.merge_coverage(noted, other)
    for floor in session.config.getoption("--floor"):
        package, percent = floor.split("=")
        if not _holds(noted, package, float(percent)) and not session.exitstatus:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _holds(noted: Any, package: str, percent: float) -> bool:
    """Whether a package reaches its floor; tells how much of it is reached, and what is missing."""
    inside = f"zoco/{package}/"
    files = {name: file for name, file in noted["files"].items() if inside in name}
    reached = sum(_count(file, "executed") for file in files.values())
    missing = sum(_count(file, "missing") for file in files.values())
    share = 100 * reached / (reached + missing)
    print(f"\nzoco.{package}: {share:.1f} % of lines and branches reached, floor {percent:g} %")
    if share >= percent:
        return True
    worst = sorted(files, key=lambda name: -_count(files[name], "missing"))
    for name in worst[:WORST]:
        lines = (
            files[name][key] for key in ("missing_lines", "executed_lines", "missing_branches")
        )
        print(f"  {name}: {format_missing(*lines)}")
    return False


def _count(file: Any, which: str) -> int:
    return len(file[f"{which}_lines"]) + len(file[f"{which}_branches"])
