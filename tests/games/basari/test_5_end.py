"""The end of Basari (basari 5.1, 5.2)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.basari.positions import LAP, kinds, position, refusal, throw
from zoco.core.chance import CHANCE
from zoco.core.playout import playout
from zoco.games.basari.acts import RollAgain
from zoco.games.basari.events import Ended
from zoco.games.basari.game import GAME
from zoco.games.basari.moves import Dice
from zoco.games.basari.rules import Table
from zoco.parts.gems import Gems


def over(scores: tuple[int, ...], *gems: Gems) -> Table:
    return replace(position(scores=scores, gems=gems), agenda=(), scorings=3)


@pytest.mark.parametrize("scorings", [0, 1, 2])
def test_5_1_the_third_scoring_ends_the_match(scorings: int) -> None:
    table = position(RollAgain(0), moved=(LAP, 5, 5, 5), scorings=scorings)
    after, events = throw(table, 6)
    assert (Ended() in events) is (not after.agenda) is (scorings == 2)
    assert (GAME.result(after) is None) is (scorings != 2)


def test_5_1_the_last_scoring_returns_gems_like_the_others() -> None:
    table = position(RollAgain(0), moved=(LAP, 5, 5, 5), scorings=2)
    after, events = throw(table, 6)
    assert after.gems == ((1, 1, 1, 1),) * 4
    assert kinds(events)[-2:] == ["DiscsMoved", "Ended"]


def test_5_1_after_the_end_nothing_is_played() -> None:
    table = over((1, 2, 3, 4), *((1, 1, 1, 1),) * 4)
    assert refusal(table, CHANCE, Dice((1,))) == ("basari 5.1", "it-is-over")


def test_5_1_most_points_win() -> None:
    result = GAME.score(over((40, 90, 85, 90 - 1), *((1, 1, 1, 1),) * 4))
    assert result.ranks == (4, 1, 3, 2)
    assert [measure.key for measure in result.measures] == ["points"]


def test_5_1_a_score_goes_on_beyond_the_printed_track() -> None:
    assert GAME.score(over((86, 84, 1, 2), *((1, 1, 1, 1),) * 4)).winners == (0,)


def test_5_1_then_more_gems() -> None:
    result = GAME.score(over((50, 50, 40, 30), (9, 0, 0, 0), (0, 0, 0, 10), (5,) * 4, (5,) * 4))
    assert result.winners == (1,)
    assert [measure.key for measure in result.measures] == ["points", "gems"]


@pytest.mark.parametrize(
    ("one", "other", "decides"),
    [
        ((2, 0, 0, 0), (1, 1, 0, 0), "gems-red"),
        ((1, 2, 0, 1), (1, 1, 2, 0), "gems-yellow"),
        ((1, 1, 2, 0), (1, 1, 1, 1), "gems-green"),
        ((1, 0, 0, 9), (0, 10, 0, 0), "gems-red"),
    ],
)
def test_5_1_then_the_worthier_gems_as_in_3_4(one: Gems, other: Gems, decides: str) -> None:
    result = GAME.score(over((50, 50, 4, 3), one, other, (5,) * 4, (5,) * 4))
    assert result.winners == (0,)
    assert result.measures[-1].key == decides


def test_5_1_who_is_still_tied_shares_the_win() -> None:
    result = GAME.score(over((50, 50, 4, 3), (2, 1, 0, 3), (2, 1, 0, 3), (5,) * 4, (5,) * 4))
    assert result.winners == (0, 1)
    assert result.ranks == (1, 1, 3, 4)


def test_flaws_name_what_cannot_be() -> None:
    sound = position()
    assert GAME.flaws(sound) == ()
    assert GAME.flaws(replace(sound, supply=(-1, 0, 0, 0))) == ("somebody has fewer than no gems",)
    assert GAME.flaws(replace(sound, discs=(28, 0, 0, 0))) == ("a disc lies beside the arcade",)
    assert GAME.flaws(replace(sound, agenda=())) == ("the match is over after 0 scorings",)


def test_5_1_the_standing_shows_the_points_so_far() -> None:
    (points,) = GAME.standing(GAME.view(position(scores=(3, 1, 4, 1)), None))
    assert (points.key, points.values) == ("points", (3, 1, 4, 1))


@pytest.mark.parametrize("seed", range(5))
def test_a_match_ends_long_before_the_longest(seed: int) -> None:
    _, plies, _ = playout(GAME, GAME.setup(4), Random(seed))
    assert plies < GAME.longest(4, GAME.options()) / 10
