"""The toy game itself, by its paragraphs, with an eye on what each seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from zoco import CHANCE, Illegal
from zoco.core.moves import Move
from zoco.core.playout import random_line
from zoco.testkit.toy.game import GAME, Do, ToyTable

KEEP, BURY, PASS, SHOW = Do("keep"), Do("bury"), Do("pass"), Do("show")
SEALED = [(0, KEEP), (1, KEEP), (2, KEEP)]
PASSED = [(0, PASS), (1, PASS), (2, PASS)]


def draw(value: int) -> tuple[int, Do]:
    return CHANCE, Do("draw", value)


def throw(gems: int) -> Do:
    return Do("raise", gems)


def played(table: ToyTable, steps: Iterable[tuple[int, Move]]) -> ToyTable:
    for seat, move in steps:
        table, _ = GAME.play(table, seat, move)
    return table


def dealt(*values: int) -> ToyTable:
    return played(GAME.setup(len(values)), map(draw, values))


def known(table: ToyTable, seat: int | None) -> tuple[list[int], list[int]]:
    """The hands and the pile as `seat` sees them."""
    view = GAME.view(table, seat).table
    return [card.value for card in view.hands], [card.value for card in view.pile]


def test_1_1_a_seat_sees_its_own_card_only() -> None:
    table = dealt(1, 4, 2)
    assert [known(table, seat)[0] for seat in (0, 1, 2, None)] == [
        [1, 0, 0],
        [0, 4, 0],
        [0, 0, 2],
        [0, 0, 0],
    ]


def test_2_1_that_one_has_chosen_is_public_and_what_is_not() -> None:
    table = played(dealt(1, 4, 2), [(1, BURY)])
    assert GAME.view(table, 1).table.sealed == ("", "bury", "")
    assert GAME.view(table, 0).table.sealed == ("", "?", "")
    assert GAME.actors(table) == (0, 2)
    assert played(table, [(1, KEEP)]).sealed == ("", "keep", "")


def test_2_2_a_buried_card_is_known_to_who_buried_it() -> None:
    table = played(dealt(1, 4, 2), [(0, KEEP), (1, BURY), (2, KEEP), draw(3)])
    assert [known(table, seat)[1] for seat in (0, 1, 2, None)] == [[0, 0], [0, 4], [0, 0], [0, 0]]


def test_2_3_unknown_cards_are_all_equally_likely() -> None:
    table = played(dealt(1, 4), [(0, KEEP), (1, BURY)])
    assert list(GAME.outcomes(table)) == [(Do("draw", 2), 2), (Do("draw", 3), 1)]


def test_2_3_when_unknown_cards_are_gone_the_first_buried_one_is_drawn() -> None:
    table = played(dealt(1, 4, 2), [(0, BURY), (1, BURY), (2, BURY), draw(2), draw(3)])
    assert list(GAME.outcomes(table)) == [(Do("draw", 1), 1)]
    table = played(table, [draw(1)])
    assert known(table, 0) == ([2, 0, 1], [0, 0])  # who buried the 1 knows who has it now
    assert known(table, 1) == ([0, 3, 0], [4, 0])
    assert known(table, 2) == ([0, 0, 1], [0, 2])
    assert known(table, None) == ([0, 0, 0], [0, 0])


def test_2_4_a_card_may_be_shown_out_of_turn_and_stays_public() -> None:
    table = played(dealt(1, 4, 2), [(2, SHOW), (0, KEEP), (1, KEEP), (2, BURY)])
    assert known(table, None)[0] == [0, 0, 2]
    with pytest.raises(Illegal, match=r"toy 2\.3"):
        GAME.play(table, 0, SHOW)
    assert known(played(table, [draw(3)]), None) == ([0, 0, 0], [0, 2])


def test_2_4_it_may_be_shown_at_the_offer_too_but_not_twice() -> None:
    table = played(dealt(1, 4, 2), [*SEALED, (2, SHOW)])
    assert GAME.actors(table) == (0,)
    assert GAME.free(table) == (0, 1)


def test_2_4_without_the_option_nothing_is_shown() -> None:
    table = played(GAME.setup(2, {"showing": False}), [draw(1), draw(2)])
    assert GAME.free(table) == ()


def test_3_1_a_throw_is_higher_than_the_last_one_of_the_match() -> None:
    table = played(dealt(2, 4, 1), [*SEALED, (0, throw(2)), (1, PASS)])
    assert list(GAME.musts(table, 2)) == [PASS, *map(throw, (3, 4, 5, 6))]
    with pytest.raises(Illegal, match="out-of-bounds"):
        GAME.play(table, 2, throw(2))
    table = played(table, [(2, throw(4)), *SEALED])
    assert list(GAME.musts(table, 0)) == [PASS]  # two of six gems are gone: four are no more than 4
    assert (table.gems, table.well) == ((4, 6, 2), 6)


def test_3_2_the_well_belongs_to_who_threw_last() -> None:
    table = played(dealt(2, 4, 1), [*SEALED, (0, throw(1)), (1, throw(3)), (2, PASS)])
    table = played(table, [*SEALED, (0, PASS), (1, PASS), (2, PASS)])
    assert scores(table) == (5, 3 + 4, 6)


def test_3_2_an_empty_well_belongs_to_nobody() -> None:
    assert scores(played(dealt(2, 4, 1), [*SEALED, *PASSED, *SEALED, *PASSED])) == (6, 6, 6)


def test_4_1_a_card_counts_if_it_was_shown() -> None:
    table = played(dealt(2, 4, 1), [(1, SHOW), *SEALED, *PASSED, *SEALED, *PASSED])
    assert scores(table) == (6, 10, 6)
    assert GAME.why_not(table, 0, PASS) == Illegal("toy 4.1", "it-is-over")


def scores(table: ToyTable) -> tuple[int, ...]:
    result = GAME.result(table)
    assert result is not None
    return result.scores


@pytest.mark.parametrize("seed", range(6))
def test_imagination_and_declared_secrets_know_the_same_worlds(seed: int) -> None:
    """Swapping secrets again and again leads to exactly the tables that can be imagined."""
    rng = Random(seed)
    line = random_line(GAME, GAME.setup(3, {"rounds": 2}), rng)
    for _, _, table, _ in line[3::4]:
        for viewer in (0, 2, None):
            swapped, view = worlds(table, viewer), GAME.view(table, viewer)
            assert {GAME.imagine(view, rng) for _ in range(40 * len(swapped))} == swapped


def worlds(table: ToyTable, viewer: int | None) -> set[ToyTable]:
    """All that any number of swaps can make of a table."""
    rng, found, new = Random(0), {table}, [table]
    while new:
        world = new.pop()
        for secret in GAME.secrets * 30:
            other = secret.swap(world, viewer, rng)
            if other is not None and other not in found:
                found.add(other)
                new.append(other)
    return found
