"""`zoco verify`: proved, changed, not to be proved, or no match at all; in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Zoco

EXPORT = json.loads((Path(__file__).parent.parent / "vectors" / "dice.json").read_text())["export"]


@pytest.mark.parametrize(
    ("language", "dice", "limit"),
    [("en", "12 draws come from the seed", "could foresee them"), ("de", "12 Ziehungen", "voraus")],
)
def test_a_whole_match_is_proved(
    language: str, dice: str, limit: str, here: Zoco, tmp_path: Path
) -> None:
    (tmp_path / "match.json").write_text(EXPORT, "utf-8")
    done = here("verify", "match.json", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert dice in done.stdout
    assert limit in done.stdout


def test_names_that_were_removed_are_told(here: Zoco, tmp_path: Path) -> None:
    match = json.loads(EXPORT)
    match["log"][0]["names"][1] = None
    (tmp_path / "match.json").write_text(json.dumps(match), "utf-8")
    done = here("verify", "match.json")
    assert done.returncode == 0
    assert "Names were removed from the file (seats 2)" in done.stdout


def test_each_end_has_its_exit_code(here: Zoco, tmp_path: Path) -> None:
    lines = EXPORT.split("\n")
    log = "\n".join(line.rstrip(",") for line in lines[1:-2])
    seed = json.loads(EXPORT)["fair"]["seed"]
    cases = {
        "changed.json": (EXPORT.replace('"at":1700000003000', '"at":1700000003001'), 1, "Changed:"),
        "open.json": (EXPORT.replace(f'"{seed}"', "null"), 3, "not revealed"),
        "match.jsonl": (log, 3, "no proof of its dice"),
        "none.json": ("[]", 3, "no proof of its dice"),
        "half.json": (json.dumps({**json.loads(EXPORT), "log": []}), 2, "half.json"),
        "wrong.json": (json.dumps({"fair": 3, "log": []}), 2, "wrong.json"),
    }
    for name, (text, code, words) in cases.items():
        (tmp_path / name).write_text(text, "utf-8")
        done = here("verify", name)
        assert (done.returncode, words in done.stdout + done.stderr) == (code, True), (name, done)
    assert here("verify", "nothing.json").returncode == 2
