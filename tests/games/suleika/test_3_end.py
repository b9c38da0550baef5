"""Suleika, section 3: the end and the score."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.suleika.editions import changed
from tests.games.suleika.positions import face, last_carpet, lay, played, position
from zoco.core.playout import random_line
from zoco.core.result import Measure, Result
from zoco.games.suleika.board import mask_of
from zoco.games.suleika.events import Ended, Laid
from zoco.games.suleika.game import GAME
from zoco.games.suleika.moves import Lay
from zoco.games.suleika.rules import LayCarpet, Table, visible


def counted(halves: tuple[int, ...], money: tuple[int, ...]) -> Table:
    """A finished match with so many visible halves of each colour."""
    spots = iter(GAME.edition().market.fields)
    masks = tuple(mask_of(tuple(next(spots) for _ in range(number))) for number in halves)
    table = GAME.setup(len(money))
    return replace(table, agenda=(), money=money, halves=masks, left=(0,) * len(halves))


@pytest.mark.parametrize(("seats", "turns"), [(2, 48), (3, 45), (4, 48)])
def test_3_1_the_match_ends_with_the_last_carpet(seats: int, turns: int) -> None:
    for at_end in (False, True) if seats == 2 else (False,):
        line = random_line(GAME, GAME.setup(seats, {"direction_at_end": at_end}), Random(seats))
        laid = [seat for seat, move, _, _ in line if isinstance(move, Lay)]
        assert len(laid) == turns
        assert [laid.count(seat) for seat in range(seats)] == [turns // seats] * seats
        _, last, table, events = line[-1]
        assert isinstance(last, Lay)
        assert events[-1] == Ended()
        assert table.left == (0,) * len(table.left)
        assert all(GAME.result(table) is None for _, _, table, _ in line[:-1])
        assert len(line) == GAME.longest(seats, table.options)


def test_3_1_nobody_acts_after_the_end() -> None:
    table = last_carpet(position(asks=LayCarpet))
    table, events = played(table, lay("d2-d3"))
    assert events == (Laid(0, "red", lay("d2-d3").first, lay("d2-d3").second), Ended())
    assert GAME.actors(table) == ()
    refused = GAME.why_not(table, 1, face("north"))
    assert refused is not None
    assert (refused.paragraph, refused.key) == ("suleika 3.1", "it-is-over")
    assert len(GAME.moves(table, 1)) == 0


def test_3_1_example_more_halves_break_the_tie() -> None:
    result = GAME.result(counted((12, 15, 10, 8), (37, 34, 27, 22)))
    assert result == Result(
        ranks=(2, 1, 3, 4),
        measures=(
            Measure("points", "suleika 3.1", (49, 49, 37, 30)),
            Measure("halves", "suleika 3.1", (12, 15, 10, 8)),
        ),
    )
    assert result.winners == (1,)


def test_3_1_without_a_tie_the_points_alone_decide() -> None:
    result = GAME.result(counted((12, 15, 10, 8), (38, 34, 26, 22)))
    assert result is not None
    assert result.ranks == (1, 2, 3, 4)
    assert [measure.key for measure in result.measures] == ["points"]


def test_3_1_who_is_level_in_both_shares_the_victory() -> None:
    result = GAME.result(counted((10, 10, 10, 9), (35, 35, 25, 25)))
    assert result is not None
    assert result.ranks == (1, 1, 3, 4)
    assert result.winners == (0, 1)


def test_3_1_two_seats_score_both_of_their_colours() -> None:
    table = counted((3, 4, 5, 6), (70, 50))
    assert (visible(table, 0), visible(table, 1)) == (8, 10)
    result = GAME.result(table)
    assert result is not None
    assert result.scores == (78, 60)


def test_3_1_hidden_halves_score_nothing() -> None:
    table = position("red c3-d3", "blue d3-e3")
    assert [visible(table, seat) for seat in range(4)] == [1, 0, 2, 0]


def test_3_1_a_match_is_as_long_as_its_carpets() -> None:
    chosen = GAME.options
    assert GAME.longest(4, chosen()) == 145
    assert GAME.longest(4, chosen({"first": 0})) == 144
    assert GAME.longest(3, chosen()) == 136
    assert GAME.longest(2, chosen()) == 193
    assert GAME.longest(2, chosen({"direction_at_end": True})) == 192
    few = changed(carpets=[["red", 2], ["yellow", 2], ["blue", 2], ["green", 1]])
    assert GAME.longest(4, chosen(), GAME.edition(few)) == 13
    assert GAME.longest(3, chosen(), GAME.edition(few)) == 19
