from __future__ import annotations

from pathlib import Path

import pytest

import zoco
from tools import generated

MAKEFILE = "play: .venv/.ready ## Play a game\n\t@true\nhidden:\n\t@true\n"
MARKERS = [f"<!-- {part}:{end} -->" for part in ("session", "games") for end in ("begin", "end")]
EMPTY = "\n".join(["# x", *MARKERS, "<!-- commands:begin -->\n<!-- commands:end -->\nend\n"])

NOTHING_SET = "<!-- settings:begin -->\n<!-- settings:end -->\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    (tmp_path / "README.md").write_text(EMPTY, encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "settings.md").write_text(NOTHING_SET, encoding="utf-8")
    return tmp_path


def test_check_names_a_drifted_file_and_leaves_it(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert generated.main(["--check"], root=project) == 1
    assert "README.md has drifted" in capsys.readouterr().err
    assert (project / "README.md").read_text(encoding="utf-8") == EMPTY


def test_a_rewrite_brings_the_file_in_step(project: Path) -> None:
    assert generated.main([], root=project) == 0
    text = (project / "README.md").read_text(encoding="utf-8")
    assert "| `make play` | Play a game |" in text
    assert "hidden" not in text
    for meta in zoco.games():
        assert f"| `{meta.key}` | {meta.title}" in text
    assert "\n> lay c1-d1\n" in text
    assert text.startswith("# x\n")
    assert text.endswith("-->\nend\n")
    assert generated.main(["--check"], root=project) == 0


@pytest.mark.parametrize(
    "text",
    [
        "no markers",
        EMPTY.replace("<!-- commands:end -->", ""),
        EMPTY.replace("begin", "x").replace("end", "begin").replace("x", "end"),
        EMPTY.replace("<!-- games:begin -->", ""),
        EMPTY + EMPTY,
    ],
)
def test_markers_must_be_there_once_and_in_order(project: Path, text: str) -> None:
    (project / "README.md").write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit, match=r"wants one <!-- \w+:begin -->"):
        generated.main(["--check"], root=project)


def test_a_game_that_is_announced_only_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoco.cli.given.ANNOUNCED", {"goa": "Goa", "suleika": "Suleika"})
    rows = generated.game_table().splitlines()
    assert rows[-1] == "| `goa` | Goa | | | announced |"
    assert (
        "| `basari` | Basari | Reinhard Staupe, 1998 | 3–4; 2 with a variant | playable |" in rows
    )
    assert sum(row.startswith("| `suleika` ") for row in rows) == 1
