"""`zoco arena`: figures for people and programs, resumed from a file; wrong input is a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Zoco

SERIES = ("arena", "suleika", "--seats", "3", "--bots", "trader,random", "--games", "6")


def test_bots_meet_on_all_seats_and_the_last_has_those_that_are_left(here: Zoco) -> None:
    done = here(*SERIES, "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 0
    assert found["bots"] == ["trader", "random", "random"]
    assert [row["bot"] for row in found["wins"]] == ["trader", "random"]
    assert found["ratings"][0]["bot"] == "trader"
    assert found["time"]["trader"]["p95"] >= found["time"]["trader"]["p50"] > 0


def test_people_read_a_table_in_both_languages(here: Zoco) -> None:
    told = here(*SERIES).stdout
    assert "random × 2" in told
    assert "6 matches, seed 0; a fair share is 33.3%." in told
    assert "ein gerechter Anteil ist 33,3 %." in here(*SERIES, "--lang", "de").stdout


def test_a_series_goes_on_where_it_ended(here: Zoco, tmp_path: Path) -> None:
    whole = json.loads(here(*SERIES, "--json").stdout)
    file = tmp_path / "kept.jsonl"
    here(*SERIES[:-1], "2", "--results", str(file))
    assert len(file.read_text().splitlines()) == 3
    again = json.loads(here(*SERIES, "--results", str(file), "--json").stdout)
    assert len(file.read_text().splitlines()) == 7
    del whole["time"], again["time"]
    assert again == whole


WRONG = [
    (("--bots", "grandmaster"), "There is no bot 'grandmaster'"),
    (("--bots", "trader/mad"), "There is no temperament 'mad'"),
    (("--bots", "probe:none"), "There is no probe 'probe:none'"),
    (("--bots", "trader,trader,trader,trader,trader"), "There are 5 bots for 4 seats"),
    (("--bots", "trader", "--executor", "abacus"), "There is no executor 'abacus'"),
    (("--bots", "trader", "--results", "no/where.jsonl"), "no"),
]


@pytest.mark.parametrize(("given", "sentence"), WRONG)
def test_wrong_input_is_one_sentence_and_exit_code_2(
    here: Zoco, given: tuple[str, ...], sentence: str
) -> None:
    done = here("arena", "suleika", "--games", "1", *given)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
