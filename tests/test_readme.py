"""The examples in the documents run, and answer what the documents say."""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import zoco
from tools import generated

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\((?!https?://|#)(?P<path>[^)#\s]+)(?:#(?P<anchor>[^)\s]+))?\)")


def fences(path: Path, language: str) -> list[str]:
    """The bodies of the fenced blocks of a language, in order."""
    text = path.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_python_of_the_readme_prints_what_it_says() -> None:
    blocks = fences(ROOT / "README.md", "python")
    assert blocks
    for block in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block, "README.md", "exec"), {"__name__": "readme"})
        promised = re.findall(r"^print\(.*\)  # (.+)$", block, re.MULTILINE)
        assert promised
        lines = printed.getvalue().splitlines()
        assert lines == promised


@pytest.mark.parametrize("key", [meta.key for meta in zoco.games()])
def test_the_loop_of_the_readme_plays_any_game_to_its_end(key: str) -> None:
    """Musts are sampled, no mays: where people may haggle for ever, random play comes to an end."""
    (block,) = fences(ROOT / "README.md", "python")
    loop = block[block.index("while ") : block.rindex("print(")].replace("suleika", "game")
    game = zoco.load(key)
    options = game.simulated()
    table, plies = game.setup(seats=3, options=options), Counter[str]()

    class Counted:
        """The game, and how often it is played."""

        def __getattr__(self, name: str) -> Any:
            plies[name] += 1
            return getattr(game, name)

    names = {"zoco": zoco, "game": Counted(), "table": table, "rng": random.Random(7)}
    exec(compile(loop, "README.md", "exec"), names)
    assert game.result(names["table"]) is not None
    assert plies["play"] <= game.longest(3, options)


def test_the_session_at_the_terminal_is_what_really_happens() -> None:
    (shown,) = fences(ROOT / "README.md", "text")
    assert shown == generated.session() + "\n"
    assert "it must not vanish all at once. (Rule 2.5)\n" in shown
    assert "\nA good merchant would choose: " in shown
    assert f".venv/bin/{generated.SESSION}`" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_session_in_the_contract_answers_as_written() -> None:
    path = ROOT / "docs" / "contract.md"
    session = "\n".join(fences(path, "pycon"))
    names = {"EDITION": json.loads(fences(path, "json")[0])}
    examples = doctest.DocTestParser().get_doctest(session, names, "contract.md", str(path), 0)
    report = io.StringIO()
    outcome = doctest.DocTestRunner().run(examples, out=report.write)
    assert outcome.attempted > 40
    assert outcome.failed == 0, report.getvalue()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_to_a_file_leads_somewhere(path: Path) -> None:
    for found in LINK.finditer(path.read_text(encoding="utf-8")):
        target = (path.parent / found["path"]).resolve()
        assert target.exists(), f"{path.name} links to {found['path']}"
        if found["anchor"]:
            assert found["anchor"] in anchors(target), f"{path.name}: #{found['anchor']}"


def anchors(path: Path) -> set[str]:
    """The anchors of a document's headings, as a forge makes them."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in headings}
