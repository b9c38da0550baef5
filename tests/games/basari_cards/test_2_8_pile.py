"""The pile never runs short (basari_cards 2.8), and what would happen if it did."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.games.basari_cards.positions import EDITION, chance, merchant, reveal, table_of
from zoco.core.playout import random_line
from zoco.games.basari_cards.data import BasariCardsEdition
from zoco.games.basari_cards.events import DrewNothing
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.moves import DRAW_NOTHING
from zoco.games.basari_cards.rules import Table, round_of, start
from zoco.games.basari_cards.table import NO_CARD
from zoco.parts.bazaar import TookGems, TookPoints

SETTINGS = [(2, True), (3, False), (4, False), (5, False)]


@pytest.mark.parametrize(("seats", "least", "most"), [(3, 82, 42), (4, 78, 56), (5, 74, 70)])
def test_2_8_the_fewest_workers_of_all_but_n_cards_are_more_than_14_n(
    seats: int, least: int, most: int
) -> None:
    assert sum(sorted(EDITION.workers)[: 39 - seats]) == least == EDITION.least_workers(seats)
    assert EDITION.out_at_most(seats) == most
    assert least > most


@pytest.mark.parametrize("edition", GAME.meta.editions)
@pytest.mark.parametrize(("seats", "variant"), SETTINGS)
def test_2_8_even_the_longest_pass_leaves_cards(edition: str, seats: int, variant: bool) -> None:
    """Exhaustive in what matters: only how many cards are out before a round counts.

    With the poorest cards first the most cards are out while nobody has 15 workers; one round more
    takes a card for everybody and one for each A.
    """
    workers = sorted(GAME.edition(edition).workers)
    limit, out, cards = 14 * seats, 0, 0
    while cards < len(workers) and out + workers[cards] <= limit:
        out += workers[cards]
        cards += 1
    hired = 2 if variant else 1
    assert len(workers) - cards >= seats + hired


@pytest.mark.parametrize(("seats", "variant"), SETTINGS)
def test_2_8_the_poorest_cards_first_and_a_every_round_never_empty_the_pile(
    seats: int, variant: bool
) -> None:
    """Chance as an enemy: the poorest card left to the richest pile's owner cannot do it either."""
    table: Table = GAME.setup(seats, {"two_player": variant})
    rng, fewest = Random(seats), len(table.deck)
    while table.agenda and table.passing == 1:
        (seat,) = GAME.actors(table)[:1]
        if seat < 0:
            number = min(table.deck, key=table.edition.workers.__getitem__)
            table, _ = chance(table, f"draw {number}")
            fewest = min(fewest, len(table.deck))
        else:
            table, _ = GAME.play(table, seat, GAME.moves(table, seat).sample(rng))
    assert table.passing == 2
    assert 0 < fewest < 39


@pytest.mark.parametrize("edition", GAME.meta.editions)
def test_2_8_no_random_match_ever_draws_nothing(edition: str) -> None:
    for seed in range(12):
        seats, variant = SETTINGS[seed % 4]
        line = random_line(GAME, GAME.setup(seats, {"two_player": variant}, edition), Random(seed))
        assert all(move != DRAW_NOTHING for _, move, _, _ in line)


def unchecked() -> BasariCardsEdition:
    """An edition of ten cards that no check has seen."""
    shipped = GAME.edition()
    assert isinstance(shipped, BasariCardsEdition)
    return replace(shipped, cards=shipped.cards[:10])


def test_2_8_a_draw_from_an_empty_pile_draws_nothing() -> None:
    edition = unchecked()
    everybody = [merchant(cards=cards) for cards in ([4, 5, 6], [0, 1], [2, 3, 7, 8, 9])]
    table = replace(table_of(*everybody, edition=edition), agenda=round_of(3))
    assert table.deck == ()
    outcomes = GAME.outcomes(table)
    assert (list(outcomes), outcomes.total) == ([(DRAW_NOTHING, 1)], 1)
    assert outcomes.sample(Random(1)) == DRAW_NOTHING
    for seat in range(3):
        table, events = chance(table, "draw nothing")
        assert [event.said().key for event in events] == ["event-drew-nothing"]
        assert table.current[seat] == NO_CARD
    table, _ = reveal(table, "ABC")
    table, events = chance(table, "draw nothing")
    assert events[:3] == (DrewNothing(0), TookPoints(1, 0), TookGems(2, 0, gems=(0, 0, 0, 0)))


def test_2_8_with_one_card_left_the_others_draw_nothing() -> None:
    table = replace(start(3, GAME.options(), unchecked()), deck=(4,))
    table, _ = chance(table, "draw 4")
    assert [GAME.write(move) for move, _ in GAME.outcomes(table)] == ["draw nothing"]
