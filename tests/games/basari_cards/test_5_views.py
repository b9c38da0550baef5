"""What a seat may see (basari_cards 5.1): everything but what lies face down."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.basari_cards.positions import card, haggle, merchant, play, table_of
from zoco.core.codec import from_json, to_json
from zoco.core.playout import random_line
from zoco.games.basari_cards.choosing import ChooseActions, NameAction
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table
from zoco.games.basari_cards.scoring import if_scored
from zoco.games.basari_cards.views import Seen
from zoco.parts.foresight import Deal, crowns

CARDS = [card(gems) for gems in ("2r1b", "3g", "3b")]
CHOICES, PICK = (secret.swap for secret in GAME.secrets)


def three() -> Table:
    """Two of three have chosen."""
    table = table_of(*(merchant(cards=[number]) for number in CARDS))
    table, _ = play(table, 0, "choose A")
    table, _ = play(table, 2, "choose C")
    return table


def two() -> Table:
    """Seat 0 has laid B."""
    table, _ = play(table_of(*(merchant(cards=[number]) for number in CARDS[:2])), 0, "choose B")
    return table


def chosen(view: Seen) -> tuple[str, ...]:
    head = view.agenda[0]
    assert isinstance(head, ChooseActions)
    return head.chosen


def picked(table: Table | Seen) -> str:
    head = table.agenda[0]
    assert isinstance(head, NameAction)
    return head.picked


def test_5_1_a_seat_sees_its_own_choice_and_that_others_have_chosen() -> None:
    table = three()
    assert chosen(GAME.view(table, 0)) == ("A", "", "?")
    assert chosen(GAME.view(table, 1)) == ("?", "", "?")
    assert chosen(GAME.view(table, 2)) == ("?", "", "C")
    assert chosen(GAME.view(table, None)) == ("?", "", "?")


def test_5_1_gems_cards_scores_and_what_is_left_in_the_pile_are_open() -> None:
    table = three()
    for seat in (0, 1, 2, None):
        view = GAME.view(table, seat)
        for name in ("scores", "gems", "supply", "deck", "piles", "current"):
            assert getattr(view, name) == getattr(table, name)
        assert from_json(GAME, "view", to_json(view)) == view


def test_2_2_what_a_seat_is_offered_does_not_depend_on_the_others() -> None:
    table, rng = three(), Random(1)
    for seat in (0, 1, 2, None):
        for _ in range(8):
            other = CHOICES(table, seat, rng)
            assert other is not None
            assert other != table
            assert GAME.view(other, seat) == GAME.view(table, seat)
            assert GAME.actors(other) == GAME.actors(table) == (1,)
            assert GAME.free(other) == GAME.free(table) == (0, 2)


def test_nothing_is_hidden_where_nobody_else_has_chosen() -> None:
    rng, start = Random(1), GAME.setup(3)
    table = table_of(*(merchant(cards=[number]) for number in CARDS))
    assert CHOICES(start, 0, rng) is None
    assert CHOICES(table, 0, rng) is None
    assert CHOICES(play(table, 0, "choose A")[0], 0, rng) is None
    assert PICK(table, 0, rng) is None
    assert PICK(two(), 0, rng) is None


def test_6_2_the_face_down_card_is_seen_by_its_owner_alone() -> None:
    table = two()
    assert picked(GAME.view(table, 0)) == "B"
    assert picked(GAME.view(table, 1)) == "?"
    assert picked(GAME.view(table, None)) == "?"
    assert picked(GAME.spectate(GAME.view(table, 0))) == "?"
    other = PICK(table, 1, Random(0))
    assert other is not None
    assert picked(other) in ("A", "C")
    assert GAME.view(other, 1) == GAME.view(table, 1)


def test_6_4_what_was_named_wrongly_is_remembered_and_ruled_out() -> None:
    table, _ = play(two(), 1, "guess A")
    rng = Random(3)
    imagined = Counter(picked(GAME.imagine(GAME.view(table, 1), rng)) for _ in range(200))
    assert set(imagined) == {"B", "C"}
    assert min(imagined.values()) > 60
    other = PICK(table, 1, rng)
    assert other is not None
    assert picked(other) == "C"


def test_imagining_fills_hidden_choices_alike_and_keeps_the_own_one() -> None:
    view, rng = GAME.view(three(), 0), Random(5)
    imagined = [GAME.imagine(view, rng).agenda[0] for _ in range(300)]
    found = Counter(head.chosen for head in imagined if isinstance(head, ChooseActions))
    assert set(found) == {("A", "", action) for action in "ABC"}
    assert min(found.values()) > 60


def test_imagining_what_is_fully_seen_gives_the_table_back() -> None:
    rng = Random(2)
    assert GAME.imagine(GAME.view(two(), 0), rng) == two()
    start = GAME.setup(4)
    assert GAME.imagine(GAME.view(start, 3), rng) == start


@settings(max_examples=10)
@given(st.sampled_from((2, 3, 4, 5)), st.integers(0, 2**32))
def test_views_agree_with_spectators_and_imagined_tables(seats: int, seed: int) -> None:
    rng = Random(seed)
    start = GAME.setup(seats, {"two_player": seats == 2})
    for _, _, table, _ in random_line(GAME, start, rng)[::5]:
        for seat in (*range(seats), None):
            view = GAME.view(table, seat)
            assert GAME.view(GAME.imagine(view, rng), seat) == view
            assert GAME.spectate(view) == GAME.view(table, None)


def test_3_6_all_see_what_would_come_of_the_offer_that_stands() -> None:
    table = table_of(*(merchant(cards=[number]) for number in CARDS))
    for seat, action in enumerate("CCB"):
        table, _ = play(table, seat, f"choose {action}")
    assert GAME.view(table, 0).deal is None
    table, _ = haggle(table, "offer 1r2g")
    after, _ = haggle(table, "accept")
    deals = [GAME.view(table, seat).deal for seat in (0, 1, 2, None)]
    assert deals == [Deal(if_scored(after), crowns(after.gems))] * 4
