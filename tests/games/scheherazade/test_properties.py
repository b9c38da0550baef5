"""Properties of random play: nothing is lost, nobody is stuck, secrets stay where they are."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from zoco.core.chance import CHANCE
from zoco.core.playout import random_line
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.setup.places import PALACE, START
from zoco.games.scheherazade.table import HIDDEN

SEATS = st.integers(3, 6)
SEEDS = st.integers(0, 10**6)
OPTIONS = st.fixed_dictionaries(
    {
        "events": st.booleans(),
        "more_room": st.booleans(),
        "trade": st.sampled_from(["any_time", "between_rounds"]),
        "round_limit": st.integers(1, 25),
        "events_after": st.integers(0, 4),
    }
)
EDITIONS = st.sampled_from(["standard", "short_journey"])


@settings(max_examples=25)
@given(SEATS, OPTIONS, EDITIONS, SEEDS)
def test_pearls_are_conserved_and_capacities_kept(
    seats: int, options: dict[str, object], edition: str, seed: int
) -> None:
    start = GAME.setup(seats, options, edition)
    amounts = GAME.conserved(start)
    for _, _, table, _ in random_line(GAME, start, Random(seed)):
        assert GAME.conserved(table) == amounts
        assert not GAME.flaws(table)
        camels = [field for field in table.caravan.camels if field != START]
        assert len(camels) == len(set(camels))
        assert PALACE not in camels
        for field in table.bedouins:
            assert table.bedouins.count(field) <= table.room[field], "not even for a while"
        assert all(table.purse(seat) >= 0 for seat in range(seats))


@settings(max_examples=25)
@given(SEATS, OPTIONS, EDITIONS, SEEDS)
def test_somebody_can_act_until_the_end_and_it_comes(
    seats: int, options: dict[str, object], edition: str, seed: int
) -> None:
    table, rng = GAME.setup(seats, options, edition), Random(seed)
    for _ in range(GAME.longest(seats, GAME.options(options)) + 1):
        if not table.agenda:
            return
        actor = GAME.actors(table)[0]
        moves = GAME.outcomes(table) if actor == CHANCE else GAME.musts(table, actor)
        table, _ = GAME.play(table, actor, moves.sample(rng))
    raise AssertionError("the match does not end")


@settings(max_examples=15)
@given(SEATS, SEEDS)
def test_only_palace_bedouins_prove_a_colour(seats: int, seed: int) -> None:
    """A view shows another's card only if that seat has proven it; at the end all (7.1)."""
    start = GAME.setup(seats, {"round_limit": 30}, "short_journey")
    for _, _, table, _ in random_line(GAME, start, Random(seed))[::7]:
        for seat in range(seats):
            shown = GAME.view(table, seat).knowledge.cards
            for other, card in enumerate(shown[:-1]):
                known = not table.agenda or other == seat or table.knowledge.proven[other]
                assert (card != HIDDEN) == known
