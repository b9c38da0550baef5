"""The printed market of Suleika: its fields, walks and places, held against known facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from tests.games.suleika.editions import five, tangled, turned
from tests.games.suleika.naive import step as naive_step
from tests.games.suleika.positions import walk
from zoco.games.suleika.board import LETTERS, area, fields, mask_of, name, named
from zoco.games.suleika.game import GAME
from zoco.games.suleika.market import Market, places_around
from zoco.games.suleika.moves import Lay
from zoco.games.suleika.rules import Places

State = tuple[int, int]
MARKET: Market = GAME.edition().market
STATES = tuple(product(MARKET.fields, range(4)))


def step(state: State) -> State:
    return MARKET.step(*state)


def reverse(state: State) -> State:
    return state[0], (state[1] + 2) % 4


def cycle(start: State) -> list[State]:
    found, state = [start], step(start)
    while state != start:
        found.append(state)
        state = step(state)
    return found


# -- fields ----------------------------------------------------------------------------------------


def test_fields_have_names_from_a1_to_g7() -> None:
    assert len(MARKET.fields) == 49
    assert "".join(name(field) for field in MARKET.fields[:8]) == "a1b1c1d1e1f1g1a2"
    assert all(named(name(field)) == field for field in MARKET.fields)


@pytest.mark.parametrize("text", ["", "d", "d44", "i1", "a0", "a9", "4d"])
def test_what_is_not_a_field_has_no_number(text: str) -> None:
    with pytest.raises(ValueError, match="is not a field"):
        named(text)


def test_a_mask_and_its_fields_are_the_same() -> None:
    numbers = (0, 6, 27, 54)
    assert tuple(fields(mask_of(numbers))) == numbers


def test_2_4_areas_hang_together_by_sides_and_never_round_the_rim() -> None:
    shown = mask_of(tuple(map(named, ("g1", "a2", "b2", "b3", "c4"))))
    assert [name(field) for field in fields(area(named("b2"), shown))] == ["a2", "b2", "b3"]
    assert [name(field) for field in fields(area(named("g1"), shown))] == ["g1"]
    assert area(named("d4"), shown) == 0


# -- steps -----------------------------------------------------------------------------------------


def test_2_3_a_step_is_a_permutation_of_196_states() -> None:
    assert len(STATES) == 196
    assert {step(state) for state in STATES} == set(STATES)


def test_2_3_steps_make_two_cycles_of_98_that_are_each_others_reversal() -> None:
    one = cycle((named("d4"), 0))
    other = cycle(reverse((named("d4"), 0)))
    assert len(one) == len(other) == 98
    assert set(one).isdisjoint(other)
    assert {reverse(state) for state in one} == set(other)


def test_2_3_each_cycle_passes_every_field_once_along_and_once_across() -> None:
    for start in ((named("d4"), 0), (named("d4"), 2)):
        passed = Counter((field, facing % 2) for field, facing in cycle(start))
        assert set(passed) == set(product(MARKET.fields, (0, 1)))
        assert set(passed.values()) == {1}


def test_2_3_a_step_back_undoes_a_step() -> None:
    assert all(step(reverse(step(state))) == reverse(state) for state in STATES)


def turn_half(x: int, y: int, facing: int) -> tuple[int, int, int]:
    return 6 - x, 6 - y, (facing + 2) % 4


def mirror_in_loops(x: int, y: int, facing: int) -> tuple[int, int, int]:
    """In the diagonal through g1 and a7."""
    return 6 - y, 6 - x, (1, 0, 3, 2)[facing]


def mirror_in_others(x: int, y: int, facing: int) -> tuple[int, int, int]:
    """In the diagonal through a1 and g7."""
    return y, x, (3, 2, 1, 0)[facing]


@pytest.mark.parametrize("symmetry", [turn_half, mirror_in_loops, mirror_in_others])
def test_1_1_symmetries_commute_with_a_step(
    symmetry: Callable[[int, int, int], tuple[int, int, int]],
) -> None:
    def mapped(state: State) -> State:
        x, y, facing = symmetry(state[0] % 8, state[0] // 8, state[1])
        return 8 * y + x, facing

    assert all(step(mapped(state)) == mapped(step(state)) for state in STATES)
    assert mapped((named("d4"), 0)) != (named("d4"), 0)


def test_1_1_a_quarter_turn_gives_the_market_with_the_other_loops() -> None:
    other = GAME.edition(turned()).market

    def quarter(state: State) -> State:
        x, y = state[0] % 8, state[0] // 8
        return 8 * x + 6 - y, (state[1] + 1) % 4

    assert all(other.step(*quarter(state)) == quarter(step(state)) for state in STATES)
    assert any(other.step(*state) != step(state) for state in STATES)


def test_2_3_steps_agree_with_the_second_model() -> None:
    for field, facing in STATES:
        (x, y), looks = naive_step((field % 8, field // 8), LETTERS[facing])
        assert step((field, facing)) == (8 * y + x, LETTERS.index(looks))


def test_2_3_no_roll_is_long_enough_for_two_balconies() -> None:
    for field, facing in STATES:
        state, leaps = (field, facing), 0
        for _ in range(4):
            leaps += state in MARKET.exits
            state = step(state)
        assert leaps <= 1


def test_2_3_a_walk_counts_every_field_and_ends_on_the_last() -> None:
    for field, facing in STATES:
        found = MARKET.walk(field, facing, 4)
        assert len(found.path) == 4
        assert found.path[-1] == found.omar
        assert found.path[:3] == MARKET.walk(field, facing, 3).path


def test_2_3_walks_on_another_market_follow_its_own_balconies() -> None:
    assert walk("c2", "north", 3, five()) == (["c1", "d1", "d2"], "south")
    assert walk("a1", "north", 2, tangled()) == (["d1", "d2"], "south")
    assert walk("b4", "south", 1, tangled()) == (["d4"], "north")


# -- places ----------------------------------------------------------------------------------------

PLACES_BY_ROW = (
    (4, 6, 7, 7, 7, 6, 4),
    (6, 10, 11, 11, 11, 10, 6),
    (7, 11, 12, 12, 12, 11, 7),
    (7, 11, 12, 12, 12, 11, 7),
    (7, 11, 12, 12, 12, 11, 7),
    (6, 10, 11, 11, 11, 10, 6),
    (4, 6, 7, 7, 7, 6, 4),
)


def test_2_6_places_on_an_empty_market_by_the_field_of_omar() -> None:
    for y, row in enumerate(PLACES_BY_ROW):
        for x, number in enumerate(row):
            omar = 8 * y + x
            assert len(Places(omar, MARKET.around[omar], 0, 0)) == number, name(omar)


def disjoint_sets(candidates: tuple[Lay, ...]) -> list[tuple[Lay, ...]]:
    """Every set of candidates that share no field: all that can lie there in full."""
    found: list[tuple[Lay, ...]] = [()]
    for place in candidates:
        taken = {place.first, place.second}
        found += [
            (*others, place)
            for others in found
            if all(taken.isdisjoint((other.first, other.second)) for other in others)
        ]
    return found


def legal(omar: int, around: tuple[Lay, ...], whole: tuple[Lay, ...]) -> int:
    across = mask_of(tuple(lay.first for lay in whole if lay.second - lay.first == 1))
    down = mask_of(tuple(lay.first for lay in whole if lay.second - lay.first == 8))
    return len(Places(omar, around, across, down))


def test_2_6_a_place_always_exists_whatever_lies_around_omar() -> None:
    """Only whole carpets forbid a place, and whole carpets share no field: try all sets of them.

    Carpets that are no candidates themselves forbid nothing, so this covers every position.
    """
    fewest = {}
    for omar, around in MARKET.around.items():
        sets = disjoint_sets(around)
        fewest[name(omar)] = min(legal(omar, around, whole) for whole in sets)
    assert min(fewest.values()) == 2
    assert fewest["a1"] == 2
    assert fewest["d4"] == 12 - 4


@pytest.mark.parametrize("size", [(3, 3), (3, 7), (4, 3), (4, 5), (6, 6)])
def test_2_6_a_place_always_exists_on_markets_of_any_size(size: tuple[int, int]) -> None:
    width, height = size
    inside = {8 * y + x for y in range(height) for x in range(width)}
    for omar in inside:
        around = places_around(omar, inside)
        assert min(legal(omar, around, whole) for whole in disjoint_sets(around)) >= 1
