"""The suite as others use it: its list of laws, its document, and what it needs to be imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from zoco.testkit.conformance import Violation, check_game, laws
from zoco.testkit.toy.game import Toy

DOCUMENT = Path(__file__).parents[2] / "docs" / "testkit.md"


def test_the_document_lists_every_law_as_it_is() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    told = [f"| `{law.name}` | {law.scope} | {law.says.splitlines()[0]} |" for law in laws()]
    assert rows == told


def test_laws_are_listed_by_scope() -> None:
    assert {law.scope for law in laws("spot")} == {"spot"}
    assert len(laws("spot")) + len(laws("match")) + len(laws("game")) == len(laws())


def test_a_violation_names_the_law_and_is_a_failed_assertion() -> None:
    violation = Violation("no-flaws", "two cats on one field")
    assert str(violation) == "no-flaws: two cats on one field"
    assert isinstance(violation, AssertionError)


class Crowded(Toy):
    """Breaks down with three seats only."""

    def longest(self, seats: int, options: object, edition: object = None) -> int:
        return 0 if seats == 3 else 10_000


def test_without_seats_every_setting_is_checked() -> None:
    check_game(Crowded(), seats=2, only=["ends-in-time"])
    with pytest.raises(Violation, match="ends-in-time"):
        check_game(Crowded(), only=["ends-in-time"])


def test_the_suite_needs_no_test_runner() -> None:
    modules = "conformance, fuzz, golden, perft, settings, toy.game"
    names = ", ".join(f"zoco.testkit.{name}" for name in modules.split(", "))
    code = f"import sys, {names}; print(sorted({{'pytest', 'hypothesis'}} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
