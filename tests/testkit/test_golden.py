"""Recorded matches of all games come out as they did; found by folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testkit.mutants import play, values
from zoco import BadInput
from zoco.testkit.conformance import Violation
from zoco.testkit.golden import check_golden, find_game, golden, header_of, main
from zoco.testkit.toy.game import GAME

FOLDER = Path(__file__).parents[1] / "golden"
FILES = sorted(FOLDER.glob("*/*.txt"))
RECORD = golden(GAME, 3, {"rounds": 1}, seed=2)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_match_comes_out_the_same(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert header_of(text)["game"] == file.parent.name
    check_golden(find_game(file.parent.name), text)


def test_a_record_replays_and_ends_with_the_result() -> None:
    check_golden(GAME, RECORD)
    assert "\nranks (" in RECORD


def test_other_events_are_noticed() -> None:
    with pytest.raises(Violation, match=r"golden: line \d+ was .* and is now '    event-sneeze"):
        check_golden(values.SpeechlessEvents(), RECORD)


def test_other_tables_are_noticed() -> None:
    with pytest.raises(Violation, match="golden: line"):
        check_golden(play.LosesGem(), golden(GAME, 2, seed=1))


def test_a_move_that_became_illegal_is_noticed() -> None:
    text = golden(GAME, 2, seed=1).replace("seat 1: keep", "seat 1: pass", 1)
    with pytest.raises(Violation, match=r"is refused: not-now \(toy 2.1"):
        check_golden(GAME, text)


def test_a_cut_record_is_noticed() -> None:
    with pytest.raises(Violation, match="lines"):
        check_golden(GAME, RECORD[: RECORD.index("ranks")])


def test_a_file_without_header_is_refused() -> None:
    with pytest.raises(BadInput, match="begins with its game"):
        header_of("1 seat 0: keep [00000000]\n")


def test_a_record_has_the_options_of_a_simulation() -> None:
    game = find_game("scheherazade")
    assert '"round_limit":150' in golden(game, 3)
    assert '"round_limit":2' in golden(game, 3, {"round_limit": 2})


def test_the_command_prints_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    main(["toy", "--seats", "2", "--seed", "5", "-o", "showing=false"])
    text = capsys.readouterr().out
    assert text.startswith(
        "# python -m zoco.testkit.golden toy --seats 2 --seed 5 -o showing=false"
    )
    assert '"showing":false' in text
    check_golden(GAME, text)
