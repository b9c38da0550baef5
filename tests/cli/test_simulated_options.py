"""Play without people has the options that a game has for it, unless the command says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

import zoco
from zoco.cli import fuzz
from zoco.cli.options import options_of, simulated_options
from zoco.cli.simulate import series_of


def test_only_simulations_have_the_limit_of_rounds() -> None:
    game = zoco.load("scheherazade")
    assert options_of(game, [])["round_limit"] == 0
    assert simulated_options(game, [])["round_limit"] == 150
    assert simulated_options(game, ["round_limit=0"])["round_limit"] == 0


def test_simulate_has_them() -> None:
    assert series_of("scheherazade", 3, None, [], 0).plan.options["round_limit"] == 150
    chosen = series_of("scheherazade", 3, None, ["round-limit=4"], 0).plan.options
    assert chosen["round_limit"] == 4


def test_fuzz_has_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    asked: list[Any] = []

    def search(*given: Any, **_: Any) -> tuple[()]:
        asked.append(given[-1]["round_limit"])
        return ()

    monkeypatch.setattr(fuzz, "search", search)
    for options in ([], ["round_limit=7"]):
        fuzz.fuzz(fuzz.Wish("scheherazade", 3, options, None, 1, 0, tmp_path), "en")
    assert asked == [150, 7]
