"""The toy game itself, by its paragraphs, with an eye on what each seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from msgspec.structs import replace

from zoco import CHANCE, Illegal
from zoco.core.moves import Move
from zoco.core.playout import random_line
from zoco.testkit.toy.game import GAME
from zoco.testkit.toy.pieces import Do, Draw, Raise
from zoco.testkit.toy.rules import Table

KEEP, BURY, PASS, SHOW = Do("keep"), Do("bury"), Do("pass"), Do("show")


def played(table: Table, steps: Iterable[tuple[int, Move]]) -> Table:
    for seat, move in steps:
        table, _ = GAME.play(table, seat, move)
    return table


def dealt(*values: int) -> Table:
    table = GAME.setup(len(values), {"rounds": 3})
    return played(table, ((CHANCE, Draw(value)) for value in values))


def known(table: Table, seat: int | None) -> tuple[list[int], list[int]]:
    """The hands and the tail as `seat` sees them."""
    view = GAME.view(table, seat).table
    return [card.value for card in view.hands], [card.value for card in view.tail]


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
    table = played(dealt(1, 4, 2), [(0, KEEP), (1, BURY), (2, BURY)])
    assert [known(table, seat)[1] for seat in (0, 1, 2, None)] == [[0, 0], [4, 0], [0, 2], [0, 0]]


def test_2_3_when_unknown_cards_are_gone_the_first_buried_one_is_drawn() -> None:
    table = played(dealt(1, 4, 2), [(0, BURY), (1, BURY), (2, BURY)])
    table = played(table, [(CHANCE, Draw(2)), (CHANCE, Draw(3))])
    assert list(GAME.outcomes(table)) == [(Draw(1), 1)]
    table = played(table, [(CHANCE, Draw(1))])
    assert known(table, 0) == ([2, 0, 1], [0, 0])  # who buried the 1 knows who has it now
    assert known(table, 1) == ([0, 3, 0], [4, 0])
    assert known(table, 2) == ([0, 0, 1], [0, 2])
    assert known(table, None) == ([0, 0, 0], [0, 0])


def test_2_4_a_card_may_be_shown_out_of_turn_and_stays_public() -> None:
    table = played(dealt(1, 4, 2), [(2, SHOW), (0, KEEP), (1, KEEP), (2, BURY)])
    assert known(table, None) == ([0, 0, -1], [2])
    with pytest.raises(Illegal, match=r"toy 2\.3"):
        GAME.play(table, 0, SHOW)


def test_2_4_without_the_option_nothing_is_shown() -> None:
    table = played(GAME.setup(2, {"showing": False}), [(CHANCE, Draw(1)), (CHANCE, Draw(2))])
    assert GAME.free(table) == ()


def test_3_1_a_raise_beats_the_offer_and_keeps_to_the_card() -> None:
    table = played(dealt(2, 4, 1), [(0, KEEP), (1, KEEP), (2, KEEP), (0, Raise(2))])
    assert list(GAME.moves(table, 1)) == [PASS, Raise(3), Raise(4), SHOW]
    table = played(table, [(1, Raise(3))])
    assert GAME.actors(table) == (2,)  # asked, although its card leaves it nothing but to pass
    assert list(GAME.musts(table, 2)) == [PASS]
    with pytest.raises(Illegal, match="no-raise"):
        GAME.play(table, 2, Raise(4))


def test_3_2_the_last_raise_takes_its_gems_from_the_bank() -> None:
    opening = [(0, KEEP), (1, KEEP), (2, KEEP)]
    table = played(dealt(2, 4, 1), [*opening, (0, Raise(2)), (1, Raise(3)), (2, PASS)])
    assert (table.gems, table.bank) == ((0, 3, 0), 6)
    idle = played(dealt(2, 4, 1), [*opening, (0, PASS), (1, PASS), (2, PASS)])
    assert (idle.gems, idle.bank) == ((0, 0, 0), 9)


def test_4_1_gems_and_card_are_points() -> None:
    table = replace(dealt(2, 4, 1), options=GAME.options({"rounds": 1}))
    opening = [(0, KEEP), (1, KEEP), (2, KEEP)]
    table = played(table, [*opening, (0, Raise(2)), (1, PASS), (2, PASS)])
    result = GAME.result(table)
    assert result is not None
    assert result.scores == (4, 4, 1)
    assert result.ranks == (2, 1, 3)  # among equals the higher card
    assert known(table, None)[0] == [2, 4, 1]


@pytest.mark.parametrize("seed", range(6))
def test_imagination_and_declared_secrets_know_the_same_worlds(seed: int) -> None:
    """Swapping secrets again and again leads to exactly the tables that can be imagined."""
    rng = Random(seed)
    line = random_line(GAME, GAME.setup(3, {"rounds": 2}), rng)
    for _, _, table, _ in line[3::4]:
        for viewer in (0, 2, None):
            swapped, view = worlds(table, viewer), GAME.view(table, viewer)
            assert {GAME.imagine(view, rng) for _ in range(40 * len(swapped))} == swapped


def worlds(table: Table, viewer: int | None) -> set[Table]:
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
