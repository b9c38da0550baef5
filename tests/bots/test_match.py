from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import zoco
from zoco.bots.bot import Bot, Clock, RandomBot
from zoco.bots.match import Driver, play_match
from zoco.bots.registry import bot, bot_of
from zoco.core.chance import CHANCE
from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.testkit.toy.game import GAME as TOY
from zoco.testkit.toy.game import Do

SULEIKA = zoco.load("suleika")


class Witness(RandomBot):
    """Plays at random and keeps what it was handed."""

    def __init__(self) -> None:
        super().__init__("random", "random")
        self.views: list[Any] = []
        self.offers: list[Moves] = []

    def choose(self, view: Any, moves: Moves, rng: Rng, clock: Clock) -> Move:
        self.views.append(view)
        self.offers.append(moves)
        return super().choose(view, moves, rng, clock)


def test_a_bot_is_handed_its_own_view_and_nothing_else() -> None:
    witnesses = [Witness() for _ in range(3)]
    play_match(TOY, TOY.setup(3), witnesses, "views")
    seen = type(TOY.view(TOY.setup(3), 0))
    for seat, witness in enumerate(witnesses):
        assert witness.views
        assert {type(view) for view in witness.views} == {seen}
        assert {view.seat for view in witness.views} == {seat}
        assert all(isinstance(moves, Moves) for moves in witness.offers)


def test_bots_see_no_hidden_card_of_another_seat() -> None:
    witness = Witness()
    options = {"showing": False}
    play_match(TOY, TOY.setup(2, options), [witness, RandomBot("random", "random")], "hidden")
    first = witness.views[0]
    assert first.table.hands[0].value > 0
    assert first.table.hands[1].value == 0


def test_the_same_seed_is_the_same_match() -> None:
    bots = [bot(SULEIKA, "random")] * 3
    start = SULEIKA.setup(3)
    one, same = (play_match(SULEIKA, start, bots, "7/0") for _ in range(2))
    assert one == same
    assert play_match(SULEIKA, start, bots, "7/1").table != one.table


def test_plies_count_every_entry_and_decisions_leave_chance_out() -> None:
    done = play_match(SULEIKA, SULEIKA.setup(4), [bot(SULEIKA, "random")] * 4, "count")
    # A lot for who begins; then 48 carpets with a direction, a die and a place each.
    assert done.plies == 1 + 48 * 3
    assert done.decisions == 48 * 2
    assert done.result == SULEIKA.result(done.table)


def test_traders_beat_random_play() -> None:
    bots = [bot(SULEIKA, level) for level in ("trader", "random", "trader", "random")]
    start = SULEIKA.setup(4)
    won = [play_match(SULEIKA, start, bots, f"strength/{n}").result.winners for n in range(6)]
    assert sum(set(winners) <= {0, 2} for winners in won) >= 5


def mays_taken(player: Bot) -> int:
    """How often a card is shown unasked in thirty matches of the toy game."""
    taken = 0
    for number in range(30):
        driver = Driver(TOY, {0: player, 1: player}, f"mays/{number}")
        table = TOY.setup(2)
        while table.agenda:
            turn = driver.move(table)
            assert turn is not None
            taken += turn[1] == Do("show")
            table, _ = TOY.play(table, *turn)
    return taken


def test_random_play_takes_mays_with_the_declared_odds() -> None:
    assert mays_taken(RandomBot("random", "random")) > 0


def test_a_bot_that_lets_mays_be_never_takes_one() -> None:
    musts_only = SimpleNamespace(novice=lambda _view, moves, rng, _temper: moves.sample(rng))
    assert mays_taken(bot_of(musts_only, "novice")) == 0


def test_the_driver_waits_for_seats_that_it_does_not_hold() -> None:
    driver = Driver(SULEIKA, {1: bot(SULEIKA, "random")}, "people")
    table = SULEIKA.setup(3, {"first": 0})
    assert driver.move(table) is None
    table, _ = SULEIKA.play(table, 0, SULEIKA.read("face N"))
    turn = driver.move(table)
    assert turn is not None
    assert turn[0] == CHANCE
