from __future__ import annotations

from pathlib import Path

import pytest

import zoco
from tests.testkit.mutants import leaks, play, values, views
from zoco.testkit.fuzz import ENOUGH, fuzz
from zoco.testkit.laws.replays import log_of
from zoco.testkit.toy.game import GAME, Toy


def test_sound_games_yield_no_findings() -> None:
    heard: list[int] = []
    assert fuzz(GAME, 3, 60, seed=1, on_game=heard.append) == ()
    assert heard == list(range(1, 61))
    assert fuzz(zoco.load("suleika"), 4, 5, seed=1) == ()


@pytest.mark.parametrize(
    ("mutant", "law"),
    [
        (play.LosesGem, "pieces-conserved"),
        (play.BuriesOnTop, "no-flaws"),
        (play.RefusesLegal, "offers-accepted"),
        (play.Crashes, "crash"),
        (leaks.ViewTellsBuried, "secrets-kept"),
        (leaks.ForgetsBuried, "secrets-kept"),
        (views.SpectatorPeeks, "spectator-derivable"),
        (views.ImaginesNewCards, "imagined-playable"),
    ],
)
def test_a_fault_is_found(mutant: type[Toy], law: str) -> None:
    assert law in {finding.law for finding in fuzz(mutant(), 3, 60, every=2)}


def test_a_match_without_end_is_found() -> None:
    assert "ends-in-time" in {finding.law for finding in fuzz(play.Endless(), 3, 60)}


def test_a_finding_is_written_as_a_log_that_leads_there(tmp_path: Path) -> None:
    game = play.LosesGem()
    found = fuzz(game, 2, 40, seed=7, on_finding=tmp_path / "new")
    first = found[0]
    assert first.log is not None
    log = log_of(game).load(first.log)
    assert game.conserved(log.table)["gems"] == 11
    assert game.conserved(log.at(log.ply - 1))["gems"] == 12
    sentence = first.log.with_suffix(".txt").read_text(encoding="utf-8")
    assert sentence.startswith("pieces-conserved: ")
    assert str(first).startswith(f"toy with 2 seats, seed 7, match {first.number}: pieces-")


def test_rules_that_are_not_pure_leave_a_log_as_far_as_it_goes(tmp_path: Path) -> None:
    game = play.RollsAgain()
    found = [finding for finding in fuzz(game, 3, 60, on_finding=tmp_path, every=2) if finding.log]
    expected = {"play-is-pure", "replays", "advance-agrees", "crash"}
    assert {finding.law for finding in found} <= expected
    assert found
    assert all(finding.log.read_bytes().count(b"\n") >= 1 for finding in found if finding.log)


def test_a_match_depends_on_seed_and_number_alone() -> None:
    game = play.LosesGem()
    whole = fuzz(game, 2, 16, seed=3)
    later = fuzz(game, 2, 8, seed=3, first=8)
    assert later == tuple(finding for finding in whole if finding.number >= 8)
    assert fuzz(game, 2, 16, seed=4) != whole


def test_it_stops_when_enough_is_found() -> None:
    assert len(fuzz(values.SpeechlessEvents(), 2, 10_000, every=1)) == ENOUGH
