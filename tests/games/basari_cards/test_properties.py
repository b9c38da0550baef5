"""Laws that every match keeps, whatever is played."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.basari_cards.positions import card, haggle, merchant, reveal, table_of
from zoco.core.playout import random_line
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.haggling import AnswerOffer, MakeOffer
from zoco.parts.gems import beats
from zoco.parts.negotiation import LETTERS, Offer

SEATS = st.sampled_from((2, 3, 4, 5))
SEEDS = st.integers(0, 2**32)
EDITIONS = st.sampled_from(GAME.meta.editions)
STOCKS = st.tuples(*[st.integers(0, 4)] * 4)


@settings(max_examples=40)
@given(SEATS, SEEDS, EDITIONS)
def test_gems_and_cards_are_conserved_and_scores_never_fall(
    seats: int, seed: int, edition: str
) -> None:
    table = GAME.setup(seats, {"two_player": seats == 2}, edition)
    cards = len(table.edition.cards)
    kept = {"red": 22, "yellow": 22, "green": 22, "blue": 22, "cards": cards}
    scores = [0] * seats
    for _, _, after, _ in random_line(GAME, table, Random(seed)):
        assert GAME.conserved(after) == kept
        assert GAME.flaws(after) == ()
        now = list(after.scores)
        assert all(new >= old for new, old in zip(now, scores, strict=True))
        scores = now
    assert after.passing == 3


@settings(max_examples=60)
@given(STOCKS, STOCKS, SEEDS)
def test_a_negotiation_always_ends_for_every_offer_beats_the_one_before(
    one: tuple[int, ...], two: tuple[int, ...], seed: int
) -> None:
    stocks = [
        "".join(f"{n}{c}" for n, c in zip(it, LETTERS, strict=True) if n) for it in (one, two)
    ]
    numbers = [card(gems) for gems in ("2r1b", "3g", "3b")]
    table = table_of(
        merchant(stocks[0] or "0", cards=[numbers[0]]),
        merchant(stocks[1] or "0", cards=[numbers[1]]),
        merchant("0", cards=[numbers[2]]),
    )
    table, _ = reveal(table, "CCA")
    if GAME.actors(table) == (-1,):
        table, _ = GAME.play(table, -1, GAME.outcomes(table).sample(Random(seed)))
    offers, rng = [(0, 0, 0, 0)], Random(seed)
    while isinstance(table.agenda[0], (MakeOffer, AnswerOffer)):
        (seat,) = GAME.actors(table)
        raises = [move for move in GAME.moves(table, seat) if isinstance(move, Offer)]
        move = raises[min(len(raises) - 1, rng.randrange(3))]
        assert beats(move.gems, offers[-1])
        offers.append(move.gems)
        table, _ = GAME.play(table, seat, move)
    assert len(offers) <= 2 + 5**4
    assert len(set(offers)) == len(offers)


@settings(max_examples=20)
@given(SEEDS)
def test_nobody_is_asked_who_could_only_accept(seed: int) -> None:
    for _, _, table, _ in random_line(GAME, GAME.setup(4), Random(seed)):
        head = table.agenda[0] if table.agenda else None
        if isinstance(head, AnswerOffer):
            assert len(GAME.moves(table, head.seat)) > 1
        if isinstance(head, MakeOffer):
            assert len(GAME.moves(table, head.seat)) > 0


def test_a_long_haggle_by_the_smallest_raises_ends_in_forced_acceptance() -> None:
    numbers = [card(gems) for gems in ("2r1b", "3g", "3b")]
    table = table_of(
        merchant("2r2y2g2b", 1, [numbers[0]]),
        merchant("2r2y2g2b", 0, [numbers[1]]),
        merchant("0", 0, [numbers[2]]),
    )
    table, _ = reveal(table, "CCB")
    count = 0
    while isinstance(table.agenda[0], (MakeOffer, AnswerOffer)):
        (seat,) = GAME.actors(table)
        smallest = next(move for move in GAME.moves(table, seat) if isinstance(move, Offer))
        table, events = haggle(table, GAME.write(smallest))
        count += 1
    assert [type(event).__name__ for event in events[:2]] == ["Offered", "Accepted"]
    assert count == 3**4 - 1
