from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

import zoco
from zoco.bots.bot import UNTIMED
from zoco.bots.registry import LEVELS, bot, bot_of, levels
from zoco.core.faults import BadInput
from zoco.core.words.said import Said

SULEIKA = zoco.load("suleika")


def last(_view: Any, moves: Any, _rng: Any, _temper: Any) -> Any:
    return list(moves)[-1]


def test_levels_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("random", "novice", "trader", "merchant", "vizier")
    assert levels(SULEIKA) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_that_the_game_has_plays_itself(level: str) -> None:
    found = bot(SULEIKA, level)
    assert (found.asked, found.level) == (level, level)


def test_an_unknown_level_is_refused_by_naming_those_there_are() -> None:
    with pytest.raises(
        BadInput, match="no bot 'grandmaster'; there are: random, novice, trader, merchant, vizier"
    ):
        bot(SULEIKA, "grandmaster")


def test_a_missing_level_falls_back_to_the_next_lower_one() -> None:
    assert bot_of(SimpleNamespace(novice=last), "trader").level == "novice"
    found = bot_of(SimpleNamespace(trader=last), "novice")
    assert (found.asked, found.level) == ("novice", "random")
    assert bot_of(None, "trader").level == "random"


def test_every_choice_is_one_of_the_moves_that_were_offered() -> None:
    table = SULEIKA.setup(3, {"first": 1})
    view, moves = SULEIKA.view(table, 1), SULEIKA.musts(table, 1)
    for level in LEVELS:
        assert bot(SULEIKA, level).choose(view, moves, Random(1), UNTIMED) in moves


def test_a_valued_bot_lets_a_may_be_unless_its_game_says_otherwise() -> None:
    table = SULEIKA.setup(3, {"first": 1})
    view, moves = SULEIKA.view(table, 1), SULEIKA.musts(table, 1)
    shy = bot_of(SimpleNamespace(novice=last), "novice")
    bold = bot_of(SimpleNamespace(novice=last, novice_may=last), "novice")
    assert shy.may(view, moves, Random(1), UNTIMED) is None
    assert bold.may(view, moves, Random(1), UNTIMED) == list(moves)[-1]


def test_reasons_come_from_the_valuation_where_it_has_some() -> None:
    told = SimpleNamespace(novice=last, reason=lambda _view, _move: Said("because"))
    assert bot_of(told, "novice").reason(None, SULEIKA.read("face N")) == Said("because")
    silent = SimpleNamespace(novice=last)
    assert bot_of(silent, "novice").reason(None, SULEIKA.read("face N")) is None
    assert bot_of(None, "random").reason(None, SULEIKA.read("face N")) is None


def game_in(package_: str) -> Any:
    class Elsewhere(type(SULEIKA)):  # type: ignore[misc]
        package: ClassVar[str] = package_

    return Elsewhere()


def test_a_game_without_a_valuation_has_the_random_level_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bare_game").mkdir()
    (tmp_path / "bare_game" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert levels(game_in("bare_game")) == ("random",)
    assert bot(game_in("bare_game"), "trader").level == "random"


def test_a_fault_inside_a_valuation_is_not_taken_for_a_missing_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "faulty_game").mkdir()
    (tmp_path / "faulty_game" / "__init__.py").touch()
    (tmp_path / "faulty_game" / "valuation.py").write_text("import there_is_no_such_thing\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="there_is_no_such_thing"):
        bot(game_in("faulty_game"), "novice")
