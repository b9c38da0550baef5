"""Sealed choices: who sees them, how they are guessed, and what else they could be."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from zoco.core.game import View
from zoco.core.moves import NOTHING, Moves
from zoco.core.phase import Phase, Played
from zoco.core.rng import Rng, below
from zoco.core.table import Table, memory_of
from zoco.parts.sealed import (
    NUMBERS,
    WORDS,
    Sealing,
    guessed,
    kept_by,
    masked,
    seen,
    seen_table,
    spectated,
)

BIDS = (4, -1, 0, 2)
PURSES = (5, 3, 1, 2)


def could(owner: int) -> Sequence[int]:
    return range(PURSES[owner] + 1)


# -- seals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seal", "choices"), [(NUMBERS, BIDS), (WORDS, ("gems", "", "dice", "points"))]
)
def test_who_has_chosen_is_public_what_is_not(seal: Any, choices: Any) -> None:
    assert seal.undecided(choices) == (1,)
    assert seal.decided(choices) == (0, 2, 3)
    not_yet, hidden = seal
    assert seal.masked(choices, 2) == (hidden, not_yet, choices[2], hidden)
    assert seal.masked(choices, None) == (hidden, not_yet, hidden, hidden)
    assert seal.masked(seal.masked(choices, 2), None) == seal.masked(choices, None)


def test_a_number_of_none_is_a_choice() -> None:
    assert NUMBERS.decided((0, -1)) == (0,)


def test_only_what_is_hidden_is_guessed_each_by_its_owner() -> None:
    assert NUMBERS.filled((-2, -1, 3, -2), lambda owner: 10 + owner) == (10, -1, 3, 13)


@given(st.integers(0, 2**32), st.sampled_from((0, 1, 2, 3, None)))
def test_one_choice_of_somebody_else_becomes_another_that_could_be(
    seed: int, seat: int | None
) -> None:
    swapped = NUMBERS.swapped(BIDS, seat, could, Random(seed))
    assert swapped is not None
    (place,) = (owner for owner, bid in enumerate(BIDS) if swapped[owner] != bid)
    assert place not in (seat, 1)
    assert swapped[place] in could(place)
    assert NUMBERS.masked(swapped, seat) == NUMBERS.masked(BIDS, seat)


def test_every_other_choice_comes_up() -> None:
    rng = Random(1)
    found = {NUMBERS.swapped((-1, -1, -1, 1), 0, could, rng) for _ in range(60)}
    assert found == {(-1, -1, -1, 0), (-1, -1, -1, 2)}


def test_nothing_is_swapped_where_nothing_else_could_be() -> None:
    rng = Random(1)
    assert NUMBERS.swapped((-1, -1, -1, -1), None, could, rng) is None
    assert NUMBERS.swapped((4, -1, -1, -1), 0, could, rng) is None
    assert NUMBERS.swapped((-1, -1, 0, -1), 0, lambda _: (0,), rng) is None


# -- phases that seal ------------------------------------------------------------------------------


class Bids(Sealing, frozen=True):
    """Everybody hides pearls in a fist."""

    bids: tuple[int, ...]

    def actors(self, table: Any) -> tuple[int, ...]:
        return NUMBERS.undecided(self.bids)

    def moves(self, table: Any, seat: int) -> Moves:
        return NOTHING

    def play(self, table: Any, seat: int, move: Any) -> Played:
        return table, ()

    def masked(self, seat: int | None) -> Bids:
        return Bids(NUMBERS.masked(self.bids, seat))

    def guessed(self, table: Any, rng: Rng) -> Bids:
        return Bids(NUMBERS.filled(self.bids, lambda owner: below(rng, table.purses[owner] + 1)))

    def swapped(self, table: Any, seat: int | None, rng: Rng) -> Bids | None:
        bids = NUMBERS.swapped(self.bids, seat, lambda owner: range(table.purses[owner] + 1), rng)
        return None if bids is None else Bids(bids)


class Rest(Bids, frozen=True):
    """Another kind that keeps another secret."""


class Round(Table[Phase], frozen=True):
    """A table with purses."""

    purses: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.purses)


class Seen(View, frozen=True):
    """A view of it, with who has a bid."""

    agenda: tuple[Phase, ...]
    purses: tuple[int, ...]
    bidders: int


TABLE = Round((Bids(BIDS), Bids(BIDS)), PURSES)


def test_the_head_of_an_agenda_is_masked_and_nothing_else() -> None:
    assert masked(TABLE.agenda, 3) == (Bids((-2, -1, -2, 2)), Bids(BIDS))
    assert masked((), 3) == ()


def test_a_view_is_the_table_with_its_head_masked() -> None:
    view = seen(Seen, TABLE, 0, bidders=3)
    assert view == Seen(0, masked(TABLE.agenda, 0), PURSES, 3)
    assert spectated(view) == seen(Seen, TABLE, None, bidders=3)


def test_a_table_as_far_as_it_is_seen_keeps_what_is_hidden_hidden_and_what_is_recalled() -> None:
    view = replace(seen(Seen, TABLE, 0, bidders=3), recalled=("a fact",))
    table = seen_table(Round, view)
    assert table == replace(TABLE, agenda=masked(TABLE.agenda, 0), memory=memory_of(("a fact",)))


def test_a_guess_fills_the_head_and_keeps_the_rest() -> None:
    known = replace(TABLE, agenda=masked(TABLE.agenda, 0))
    table, rng = guessed(known, Random(1)), Random(2)
    assert table.agenda[1] == Bids(BIDS)
    bids = {guessed(known, rng).agenda[0] for _ in range(80)}
    assert bids == {Bids((4, -1, two, three)) for two in range(2) for three in range(3)}
    over = replace(TABLE, agenda=())
    assert guessed(over, rng) is over


def test_a_secret_is_kept_by_its_own_kinds_alone() -> None:
    secret, rng = kept_by(Bids, name="bids", revealed_by=("opened",)), Random(1)
    other = secret.swap(TABLE, 0, rng)
    assert other is not None
    assert (secret.name, secret.revealed_by) == ("bids", ("opened",))
    assert other.agenda[0] != TABLE.agenda[0]
    assert other.agenda[1:] == TABLE.agenda[1:]
    assert masked(other.agenda, 0) == masked(TABLE.agenda, 0)
    strict = kept_by(Rest, name="rest", revealed_by=())
    assert strict.swap(TABLE, 0, rng) is None
    assert secret.swap(replace(TABLE, agenda=()), 0, rng) is None
    assert secret.swap(replace(TABLE, agenda=(Bids((4, -1, -1, -1)),)), 0, rng) is None
