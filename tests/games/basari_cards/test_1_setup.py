"""Material and set-up (basari_cards 1.1, basari_cards 1.2)."""

from __future__ import annotations

import pytest

from tests.games.basari_cards.positions import EDITION
from zoco.core.faults import BadInput
from zoco.games.basari_cards.game import GAME


def test_1_1_there_are_22_gems_of_each_colour_and_39_cards_within_the_printed_ranges() -> None:
    assert EDITION.gems == 22
    assert len(EDITION.cards) == 39
    assert {card.workers for card in EDITION.cards} == {1, 2, 3, 4}
    assert {card.points for card in EDITION.cards} == {4, 5, 6, 7}
    assert {sum(card.gems) for card in EDITION.cards} == {2, 3, 4}


def test_1_1_the_attested_cards_are_there() -> None:
    assert any(card.gems == (2, 0, 0, 1) for card in EDITION.cards)
    assert any(card.points == 5 for card in EDITION.cards)


@pytest.mark.parametrize(("seats", "held"), [(3, "ABC"), (4, "ABC"), (5, "ABCD")])
def test_1_1_everybody_holds_a_b_and_c_and_with_five_also_d(seats: int, held: str) -> None:
    table = GAME.setup(seats)
    for _ in range(seats):
        table, _ = GAME.play(table, -1, next(iter(GAME.outcomes(table)))[0])
    for seat in range(seats):
        moves = [GAME.write(move) for move in GAME.moves(table, seat)]
        assert moves == [f"choose {action}" for action in held]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_2_everybody_starts_with_three_of_each_and_the_rest_is_the_supply(seats: int) -> None:
    table = GAME.setup(seats)
    assert list(table.gems) == [(3, 3, 3, 3)] * seats
    assert table.supply == (22 - 3 * seats,) * 4
    assert (table.scores, table.piles) == ((0,) * seats, ((),) * seats)
    assert len(table.deck) == 39
    assert table.passing == 1


def test_only_three_to_five_play_unless_the_variant_is_chosen() -> None:
    assert GAME.seats() == (3, 4, 5)
    with pytest.raises(BadInput, match="3, 4, 5 seats; with 2 only by the option two_player=yes"):
        GAME.setup(2)
    with pytest.raises(BadInput, match="2 seats, not 4"):
        GAME.setup(4, {"two_player": True})
