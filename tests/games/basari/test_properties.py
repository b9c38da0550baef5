"""What holds in every match of Basari, however it is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.basari.positions import TWO, position
from zoco.core.chance import CHANCE
from zoco.core.playout import random_move
from zoco.games.basari.game import GAME
from zoco.games.basari.haggling import AnswerOffer, MakeOffer
from zoco.games.basari.rules import Table
from zoco.parts.gems import Gems, beats
from zoco.parts.negotiation import Accept, Answers, Offer, Openings

SETTINGS = st.sampled_from([(3, None), (4, None), (2, TWO), (4, {"share_arches": True})])
EDITIONS = st.sampled_from(GAME.meta.editions)


class Step(NamedTuple):
    before: Table
    seat: int
    after: Table


def modest(table: Table, rng: Random) -> tuple[int, Any]:
    """A random move, but offers that rise by little, so that negotiations go on for long."""
    seat, move = random_move(GAME, table, rng)
    if isinstance(move, Offer) and rng.random() < 0.8:
        moves = GAME.musts(table, seat)
        assert isinstance(moves, (Openings, Answers))
        least = moves.raises.smallest()
        assert least is not None
        move = Offer(least)  # type: ignore[arg-type]
    return seat, move


def match(setting: tuple[int, Any], edition: str, seed: int) -> Iterator[Step]:
    rng, table = Random(seed), GAME.setup(*setting, edition)
    while table.agenda:
        seat, move = modest(table, rng)
        after, _ = GAME.play(table, seat, move)
        yield Step(table, seat, after)
        table = after


@settings(max_examples=25)
@given(SETTINGS, EDITIONS, st.integers(0, 2**32))
def test_1_1_gems_of_every_colour_are_conserved(setting: Any, edition: str, seed: int) -> None:
    for step in match(setting, edition, seed):
        assert GAME.conserved(step.after) == GAME.conserved(step.before)
        assert GAME.flaws(step.after) == ()


@settings(max_examples=25)
@given(SETTINGS, EDITIONS, st.integers(0, 2**32))
def test_scores_never_fall_and_merchants_never_walk_back(
    setting: Any, edition: str, seed: int
) -> None:
    for before, _, after in match(setting, edition, seed):
        pairs = zip(before.scores, after.scores, strict=True)
        assert all(new >= old for old, new in pairs)
        if before.scorings == after.scorings:
            assert all(a >= b for a, b in zip(after.moved, before.moved, strict=True))


@settings(max_examples=25)
@given(SETTINGS, st.integers(0, 2**32))
def test_3_4_in_a_negotiation_every_offer_beats_the_one_before(setting: Any, seed: int) -> None:
    for before, _, after in match(setting, "standard", seed):
        old, new = before.agenda[0], after.agenda[0] if after.agenda else None
        if (
            isinstance(old, AnswerOffer)
            and isinstance(new, AnswerOffer)
            and after.gems == before.gems
        ):
            assert beats(new.offer, old.offer)
            assert (new.seat, new.other) == (old.other, old.seat)


GEMS = st.tuples(*(st.integers(0, 4),) * 4)


@settings(max_examples=60)
@given(GEMS, GEMS, st.integers(0, 2**32))
def test_3_3_a_negotiation_always_ends(one: Gems, other: Gems, seed: int) -> None:
    """Even if nobody accepts of free will: offers rise in a finite order."""
    if not any(one):
        return
    rng = Random(seed)
    table = position(MakeOffer("points", 0, 1), gems=(one, other, (0,) * 4, (0,) * 4))
    offers = 0
    while isinstance(table.agenda[0], (MakeOffer, AnswerOffer)):
        (seat,) = GAME.actors(table)
        move = GAME.musts(table, seat).sample(rng)
        if not isinstance(move, Offer):
            continue
        table, _ = GAME.play(table, seat, move)
        offers += 1
        assert offers <= 2 * 5**4
    assert table.scores[0] + table.scores[1] > 0


@settings(max_examples=60)
@given(GEMS, GEMS, st.integers(0, 2**32))
def test_3_3_nobody_is_asked_who_could_only_accept(one: Gems, other: Gems, seed: int) -> None:
    if not any(one):
        return
    rng = Random(seed)
    table = position(MakeOffer("points", 0, 1), gems=(one, other, (0,) * 4, (0,) * 4))
    while isinstance(table.agenda[0], (MakeOffer, AnswerOffer)):
        (seat,) = GAME.actors(table)
        moves = GAME.musts(table, seat)
        assert len(moves) >= 2
        table, _ = GAME.play(table, seat, moves.sample(rng))


@settings(max_examples=20)
@given(SETTINGS, st.integers(0, 2**32))
def test_an_accepted_offer_moves_exactly_its_gems(setting: Any, seed: int) -> None:
    rng, table = Random(seed), GAME.setup(*setting)
    while table.agenda:
        phase = table.agenda[0]
        seat, move = modest(table, rng)
        if isinstance(phase, AnswerOffer):
            after, events = GAME.play(table, seat, Accept())
            (accepted,) = [event for event in events if type(event).__name__ == "Accepted"]
            assert accepted.gems == phase.offer  # type: ignore[attr-defined]
            assert GAME.conserved(after) == GAME.conserved(table)
        table, _ = GAME.play(table, seat, move)
        assert seat == CHANCE or 0 <= seat < table.seats
