"""Bots whom something concerns: asked at once, and not twice for the same."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from zoco.bots.bot import Bot, RandomBot
from zoco.bots.heed import Heed
from zoco.bots.match import Driver, play_match
from zoco.bots.registry import bot_of
from zoco.core.moves import Few, Move, Moves
from zoco.core.rng import Rng
from zoco.testkit.toy.game import GAME as TOY
from zoco.testkit.toy.game import Do, Toy, ToyTable


class Pressing(Toy):
    """Whoever may do something is concerned; by the odds alone hardly anybody would look."""

    may_odds = 1_000_000

    def concerned(self, table: ToyTable) -> tuple[int, ...]:
        return self.free(table)


PRESSING = Pressing()


class Valuation:
    """Keeps what it was asked about, and does what it is told to."""

    def __init__(self, wish: str = "") -> None:
        self.wish = wish
        self.asked: list[tuple[Any, Moves]] = []

    def novice(self, view: Any, moves: Moves, rng: Rng, temper: Any) -> Move:
        return moves.sample(rng)

    def novice_may(self, view: Any, moves: Moves, rng: Rng, temper: Any) -> Move | None:
        self.asked.append((view, moves))
        return Do(self.wish) if self.wish and Do(self.wish) in moves else None  # type: ignore[arg-type]


def sealing(game: Toy = PRESSING) -> ToyTable:
    """All must seal a choice; each of two may show a card."""
    table, driver = game.setup(2), Driver(game, {}, "deal")
    while game.actors(table) == (-1,):
        turn = driver.move(table)
        assert turn is not None
        table, _ = game.play(table, *turn)
    return table


def driver_of(valuation: Any, seat: int = 0) -> Driver:
    return Driver(PRESSING, {seat: bot_of(valuation, "novice")}, "heed")


def test_a_bot_that_is_concerned_is_asked_before_any_must() -> None:
    assert driver_of(Valuation("show")).move(sealing()) == (0, Do("show"))


def test_by_the_odds_alone_it_is_not() -> None:
    class Silent(Pressing):
        def concerned(self, table: ToyTable) -> tuple[int, ...]:
            return ()

    valuation = Valuation("show")
    driver = Driver(Silent(), {0: bot_of(valuation, "novice")}, "heed")
    turn = driver.move(sealing())
    assert turn is not None
    assert turn[1] in (Do("keep"), Do("bury"))
    assert not valuation.asked


def test_what_was_let_be_is_not_considered_again_until_it_changes() -> None:
    valuation, table = Valuation(), sealing()
    driver = driver_of(valuation)
    for _ in range(3):
        driver.move(table)
    assert len(valuation.asked) == 1
    table, _ = PRESSING.play(table, 0, Do("keep"))
    for _ in range(3):
        driver.move(table)
    assert [len(moves) for _, moves in valuation.asked] == [1, 3], "now it may change its choice"
    table, _ = PRESSING.play(table, 1, Do("show"))
    driver.move(table)
    assert len(valuation.asked) == 2, "its own mays are the same"


def test_a_new_chapter_is_a_new_situation() -> None:
    heed, table = Heed(), sealing()
    mays = PRESSING.mays(table, 0)
    heed.note(table, 0, mays)
    assert not heed.is_new(table, 0, mays)
    assert heed.is_new(table, 1, mays)
    assert heed.is_new(table, 0, Few((Do("keep"),)))
    assert not heed.is_new(table, 0, Few(())), "there is nothing to consider"
    for seat in (0, 1):
        table, _ = PRESSING.play(table, seat, Do("keep"))
    assert heed.is_new(table, 0, mays)


@pytest.mark.parametrize("wish", ["show", "keep"])
def test_bots_that_never_let_anything_be_come_to_an_end(wish: str) -> None:
    bots: list[Bot] = [bot_of(Valuation(wish), "novice") for _ in range(2)]
    done = play_match(PRESSING, PRESSING.setup(2), bots, "greedy")
    assert done.plies < 2 * PRESSING.longest(2, PRESSING.options())


def test_a_concern_shows_a_bot_its_own_view() -> None:
    valuation = Valuation()
    driver_of(valuation, seat=1).move(sealing())
    ((view, _),) = valuation.asked
    assert view.seat == 1
    assert view.table.hands[0].value == 0


def test_random_play_and_bots_without_mays_heed_nothing() -> None:
    silent = SimpleNamespace(novice=Valuation().novice)
    assert not RandomBot("random", "random").heeds
    assert not bot_of(silent, "novice").heeds
    assert bot_of(Valuation(), "novice").heeds
    bots: list[Bot] = [RandomBot("random", "random")] * 2
    pressed = play_match(PRESSING, PRESSING.setup(2), bots, "same")
    Unpressed = type("Unpressed", (Toy,), {"may_odds": PRESSING.may_odds})
    assert play_match(Unpressed(), TOY.setup(2), bots, "same").table == pressed.table
