"""Phases through a game: who must, who may, who is refused and why, what runs by itself."""

from __future__ import annotations

import pytest

from tests.core.bids.game import GAME
from tests.core.bids.rules import (
    Amounts,
    Bids,
    Chose,
    Leave,
    Noted,
    OpenBids,
    Opened,
    Seal,
    Sealed,
    Take,
    Toss,
    Tossed,
)
from zoco.core.chance import CHANCE
from zoco.core.faults import BadInput
from zoco.core.moves import NOTHING, Illegal, Move
from zoco.core.phase import Phase
from zoco.core.words.said import Said


def after(*played: tuple[int, Move], changing: bool = True) -> Bids:
    table = GAME.setup(2, {"changing": changing})
    for seat, move in played:
        table, _ = GAME.play(table, seat, move)
    return table


TOSS = (CHANCE, Toss(1))
START = after()
BIDDING = after(TOSS)
ONE_BID = after(TOSS, (0, Seal(2)))
CHOOSING = after(TOSS, (0, Seal(0)), (1, Seal(3)))
OVER = after(TOSS, (0, Seal(0)), (1, Seal(3)), (0, Leave()), (1, Take()))


def test_chance_alone_acts_in_a_chance_phase() -> None:
    assert GAME.actors(START) == (CHANCE,)
    assert GAME.free(START) == ()
    assert GAME.outcomes(START).total == 3
    assert [GAME.moves(START, seat) for seat in (0, 1, CHANCE)] == [NOTHING] * 3
    assert GAME.play(START, CHANCE, Toss(1))[1] == (Tossed(1),)


@pytest.mark.parametrize("seat", [0, 1, 2, -2])
def test_a_chance_phase_refuses_strangers_even_with_an_outcome(seat: int) -> None:
    refusal = Illegal("bids 1.1", "not-your-decision")
    assert GAME.why_not(START, seat, Toss(1)) == refusal
    with pytest.raises(Illegal) as caught:
        GAME.play(START, seat, Toss(1))
    assert caught.value == refusal


def test_chance_is_refused_what_is_no_outcome_and_in_other_phases() -> None:
    assert GAME.why_not(START, CHANCE, Toss(5)) == Illegal("bids 1.1", "not-an-outcome")
    assert GAME.why_not(BIDDING, CHANCE, Seal(1)) == Illegal("bids 2.1", "not-your-decision")


def test_all_who_must_are_actors_and_who_has_chosen_is_free() -> None:
    assert (GAME.actors(BIDDING), GAME.free(BIDDING)) == ((0, 1), ())
    assert (GAME.actors(ONE_BID), GAME.free(ONE_BID)) == ((1,), (0,))


def test_a_seat_is_offered_its_must_or_its_may() -> None:
    assert GAME.moves(ONE_BID, 1) == GAME.musts(ONE_BID, 1) == Amounts(3)
    assert GAME.moves(ONE_BID, 0) == GAME.mays(ONE_BID, 0) == Amounts(3)
    assert GAME.moves(ONE_BID, 2) == NOTHING


def test_who_is_no_actor_has_no_must_and_who_is_not_free_no_may() -> None:
    assert GAME.musts(ONE_BID, 0) == NOTHING
    assert GAME.mays(ONE_BID, 1) == NOTHING
    assert GAME.musts(CHOOSING, 1) == NOTHING


def test_a_may_is_played_and_leaves_the_other_must_open() -> None:
    changed, events = GAME.play(ONE_BID, 0, Seal(1))
    assert changed.bids == (1, -1)
    assert events == (Sealed(0), Noted(0, 1))
    assert GAME.actors(changed) == (1,)


def test_the_order_of_simultaneous_choices_does_not_matter() -> None:
    assert after(TOSS, (1, Seal(3)), (0, Seal(0))) == CHOOSING


def test_a_may_that_is_empty_is_refused_with_the_paragraph_of_the_phase() -> None:
    fixed = after(TOSS, (0, Seal(2)), changing=False)
    assert GAME.why_not(fixed, 0, Seal(1)) == Illegal("bids 2.1", "not-now", move="seal")


def test_a_refusal_comes_from_the_moves_and_a_stranger_kind_from_the_phase() -> None:
    assert GAME.why_not(BIDDING, 0, Seal(4)) == Illegal("bids 2.1", "too-much", high=3)
    assert GAME.why_not(ONE_BID, 0, Seal(4)) == Illegal("bids 2.1", "too-much", high=3)
    assert GAME.why_not(BIDDING, 0, Take()) == Illegal("bids 2.1", "not-now", move="take")
    assert GAME.why_not(CHOOSING, 0, Take()) == Illegal("bids 2.2", "bid-nothing")


def test_a_stranger_is_refused_with_the_paragraph_of_the_phase() -> None:
    assert GAME.why_not(CHOOSING, 1, Take()) == Illegal("bids 2.2", "not-your-decision")


class MustAndMay(Phase, frozen=True):
    """Seat 0 must choose an amount and may leave as well."""

    paragraph = "bids 2.2"

    def actors(self, table: object) -> tuple[int, ...]:
        return (0,)

    def free(self, table: object) -> tuple[int, ...]:
        return (0, 1)

    def moves(self, table: object, seat: int) -> Amounts:
        return Amounts(1)

    def mays(self, table: object, seat: int) -> Amounts:
        return GAME.moves(CHOOSING, 0)  # type: ignore[return-value]

    def play(self, table: object, seat: int, move: object) -> tuple[object, tuple[()]]:
        return table, ()


def test_must_and_may_of_one_seat_are_offered_together() -> None:
    phase = MustAndMay()
    assert list(phase.offered(None, 0)) == [Seal(0), Seal(1), Leave()]
    assert list(phase.offered(None, 1)) == [Leave()]
    assert phase.why_not(None, 0, Seal(1)) is None
    assert phase.why_not(None, 0, Leave()) is None
    assert phase.why_not(None, 1, Leave()) is None
    assert phase.why_not(None, 0, Toss(1)) == Illegal("bids 2.2", "not-now", move="toss")
    assert phase.why_not(None, 1, Seal(1)) == Illegal("bids 2.2", "not-now", move="seal")
    assert phase.why_not(None, 0, Seal(2)) == Illegal("bids 2.1", "too-much", high=1)


def test_automatic_steps_run_with_the_move_that_reaches_them() -> None:
    table, events = GAME.play(ONE_BID, 1, Seal(3))
    assert events == (Sealed(1), Noted(1, 3), Opened((2, 3)))
    assert GAME.actors(table) == (0,)


def test_a_step_waits_for_nobody_and_offers_nothing() -> None:
    step = OpenBids()
    assert (step.actors(START), step.free(START)) == ((), ())
    assert step.moves(START, 0) == step.mays(START, 0) == NOTHING
    assert step.play(CHOOSING, 0, Take())[1] == (Opened((0, 3)),)


def test_playing_changes_no_table_and_a_refusal_changes_nothing() -> None:
    before = BIDDING
    GAME.play(BIDDING, 0, Seal(1))
    with pytest.raises(Illegal):
        GAME.play(BIDDING, 0, Seal(9))
    assert before == after(TOSS)


def test_after_the_end_nothing_is_open_and_all_is_refused() -> None:
    assert (GAME.actors(OVER), GAME.free(OVER)) == ((), ())
    assert GAME.moves(OVER, 0) == GAME.musts(OVER, 0) == GAME.mays(OVER, 0) == NOTHING
    assert GAME.why_not(OVER, 0, Take()) == Illegal("bids 3.1", "it-is-over")


@pytest.mark.parametrize("table", [BIDDING, OVER])
def test_outcomes_are_there_only_where_chance_acts(table: Bids) -> None:
    with pytest.raises(BadInput, match="nothing to decide"):
        GAME.outcomes(table)


def test_the_result_is_there_at_the_end_and_not_before() -> None:
    assert GAME.result(CHOOSING) is None
    result = GAME.result(OVER)
    assert result is not None
    assert result.winners == (1,)


def test_a_phase_says_what_it_waits_for() -> None:
    assert BIDDING.agenda[0].prompt() == Said("phase-seal-bids")


def test_the_last_event_is_what_the_last_move_caused() -> None:
    assert GAME.play(CHOOSING, 0, Leave())[1] == (Chose(0, False),)
