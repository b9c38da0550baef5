"""`zoco stats`: one match and several, in both languages, as JSON and CSV, and what is refused."""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Zoco
from zoco.cli.statistics import WIDTH, sparkline

EXPORT = json.loads((Path(__file__).parent.parent / "vectors" / "dice.json").read_text())["export"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Points, round by round", "Tolls paid", "Carpets covered by others", "Ranks")),
        ("de", ("Punkte, Runde für Runde", "Gezahlte Wegzölle", "Von anderen überdeckt", "Ränge")),
    ],
)
def test_a_match_is_told(
    language: str, words: tuple[str, ...], match: Path, here: Zoco, tmp_path: Path
) -> None:
    shutil.copy(match, tmp_path / "whole.jsonl")
    done = here("stats", "whole.jsonl", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    figures = json.loads(here("stats", "whole.jsonl", "--json").stdout)["matches"][0]
    rolls = next(it for it in figures["draws"] if it["kind"] == "roll")
    assert [word for word in words if word not in done.stdout] == []
    assert f" {rolls['number']} " in done.stdout


def test_json_and_csv_have_the_same_numbers(match: Path, here: Zoco, tmp_path: Path) -> None:
    shutil.copy(match, tmp_path / "whole.jsonl")
    found = json.loads(here("stats", "whole.jsonl", "--json").stdout)
    rows = list(csv.DictReader(here("stats", "whole.jsonl", "--csv").stdout.splitlines()))
    (figures,) = found["matches"]
    assert found["sums"] == []
    players = figures["players"]
    sources = [
        (player, source["key"], str(times), str(amount))
        for source in figures["sources"]
        for player, times, amount in zip(players, source["times"], source["amounts"], strict=True)
    ]
    told = [
        (it["player"], it["key"], it["count"], it["value"])
        for it in rows
        if it["section"] == "source"
    ]
    assert told == sources
    course = [str(value) for point in figures["course"] for value in point["values"]]
    assert [it["value"] for it in rows if it["section"] == "course"] == course
    seen = [str(face["seen"]) for draws in figures["draws"] for face in draws["faces"]]
    assert [it["count"] for it in rows if it["section"] == "draw"] == seen


def test_several_are_added_up_and_practice_is_named_and_left_out(
    match: Path, here: Zoco, tmp_path: Path
) -> None:
    lines = match.read_bytes().splitlines(keepends=True)
    for name, cut in (("whole", len(lines)), ("part", len(lines) - 5)):
        (tmp_path / f"{name}.jsonl").write_bytes(b"".join(lines[:cut]))
    fork = {"practice": True, "log": [json.loads(line) for line in lines[:-9]]}
    (tmp_path / "fork.json").write_text(json.dumps(fork), "utf-8")
    files = ("whole.jsonl", "fork.json", "part.jsonl")
    done = here("stats", *files)
    assert done.returncode == 0
    assert done.stdout.count("left out of sums") == 1
    assert "Suleika: 2 matches together" in done.stdout
    found = json.loads(here("stats", *files, "--json").stdout)
    assert [it["practice"] for it in found["matches"]] == [False, True, False]
    (total,) = found["sums"]
    assert (total["game"], total["matches"]) == ("suleika", 2)
    assert {(it["matches"], it["finished"]) for it in total["players"]} == {(2, 1)}


def test_practice_alone_is_told_as_such_and_several_come_to_nothing(
    here: Zoco, tmp_path: Path
) -> None:
    whole = json.loads(EXPORT)
    (tmp_path / "one.json").write_text(EXPORT, "utf-8")
    (tmp_path / "two.json").write_text(json.dumps({**whole, "log": whole["log"][:-1]}), "utf-8")
    alone = here("stats", "one.json")
    assert "Practice" in alone.stdout
    assert "Where points came from" in alone.stdout
    both = here("stats", "one.json", "two.json")
    assert (both.returncode, "Nothing to add up" in both.stdout) == (0, True)


def test_bad_input_is_one_sentence(match: Path, here: Zoco, tmp_path: Path) -> None:
    lines = match.read_bytes().splitlines(keepends=True)
    (tmp_path / "whole.jsonl").write_bytes(b"".join(lines))
    (tmp_path / "cut.jsonl").write_bytes(lines[0] + lines[1][:50])
    (tmp_path / "none.txt").write_text("no match", "utf-8")
    cases = {
        ("nothing.jsonl",): "There is no file",
        ("cut.jsonl",): "cut.jsonl, line 2",
        ("none.txt",): "none.txt",
        ("whole.jsonl", "none.txt"): "none.txt",
        ("whole.jsonl", "whole.jsonl"): "same match",
        ("whole.jsonl", "--json", "--csv"): "do not go together",
    }
    for arguments, words in cases.items():
        done = here("stats", *arguments)
        assert (done.returncode, done.stdout) == (2, ""), arguments
        assert words in done.stderr
        assert done.stderr.count("\n") == 1


def test_sparklines_have_a_common_scale_and_a_bound() -> None:
    assert sparkline([0, 7, 14], 0, 14) == "▁▄█"
    assert sparkline([3], 3, 3) == "▁"
    long = sparkline(list(range(200)), 0, 199)
    assert len(long) == WIDTH
    assert (long[0], long[-1]) == ("▁", "█")
