"""Series of the ladder go on where any machine has stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bench.ladder import Series, is_settled
from bench.matches import Matches, is_still_so
from zoco.bots.arena.contest import Contest, Played, play
from zoco.bots.arena.figures import figures

CONTEST = Contest("suleika", 4, ("trader", "random", "random", "random"), 3, {})


def test_matches_are_kept_by_number_with_gaps_and_the_times_of_all(tmp_path: Path) -> None:
    played = {number: play(CONTEST, number) for number in (0, 1, 5)}
    played[7] = Played(7, (1, 1, 1, 1), drawn=True, plies=9, times={"trader": {3: 2}})
    file = tmp_path / "matches.json"
    kept = Matches(file)
    kept.keep("one", played)
    kept.write()
    again = Matches(file).of("one")
    assert sorted(again) == [0, 1, 5, 7]
    assert figures(CONTEST, tuple(again.values())) == figures(CONTEST, tuple(played.values()))
    assert Matches(file).of("another") == {}


def test_a_series_goes_on_only_with_the_bots_that_began_it() -> None:
    played = {0: play(CONTEST, 0)}
    assert is_still_so(CONTEST, {})
    assert is_still_so(CONTEST, played)
    longer = msgspec.structs.replace(played[0], plies=played[0].plies + 1)
    assert not is_still_so(CONTEST, {0: longer})


def test_a_trick_is_settled_once_even_its_upper_end_is_allowed() -> None:
    contest = Contest("suleika", 4, ("probe:rim", "trader", "trader", "trader"), 3, {})
    lost = {
        number: Played(number, tuple(1 + (bot == "probe:rim") for bot in seated), False, 9, {})
        for number in range(24)
        for seated in [contest.seating(number)]
    }

    tricks = Series("suleika", "tricks", contest.bots, 120)
    assert is_settled(tricks, contest, lost)
    assert not is_settled(tricks, contest, dict(list(lost.items())[:23]))
    assert not is_settled(tricks._replace(group="levels"), contest, lost)
    often = {it: msgspec.structs.replace(match, ranks=(1, 1, 1, 1)) for it, match in lost.items()}
    assert not is_settled(tricks, contest, often)
