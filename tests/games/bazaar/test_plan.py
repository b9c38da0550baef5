"""The plan behind a hint: it can be followed, and is told in one sentence."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.bazaar.positions import play, position
from zoco.core.words.said import Fact
from zoco.core.words.texts import Texts
from zoco.games.bazaar import valuation
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.moves import Buy, BuyNothing, Exchange, Roll, Take
from zoco.games.bazaar.rules import Table, TakeAny, later_turn


def followed(table: Table, plan: Fact) -> int:
    """What seat 0 scores that makes the exchanges of a plan, one a turn, and buys."""
    sides: Any = plan.data["sides"]
    for first in range(0, len(sides), 3):
        turn = replace(table, agenda=later_turn(0))
        table, _ = GAME.play(turn, 0, Exchange(*sides[first : first + 3]))
    bought, _ = GAME.play(table, 0, Buy(int(str(plan.data["pile"]))))
    return bought.points[0]


@pytest.mark.parametrize("held", ["WWRY", "RRGGYYWB", "BBBGG", "RRRGGG", "WWBBYY"])
def test_a_plan_can_be_followed_to_the_points_that_it_names(held: str) -> None:
    table = position((held, ""))
    view = GAME.view(table, 0)
    for move in GAME.musts(table, 0):
        plan = valuation.plan(view, move)
        assert plan is not None
        assert plan.key == ("plan-roll" if move == Roll() else "plan")
        sides: Any = plan.data["sides"]
        assert len(sides) == 3 * int(plan.params["exchanges"])
        if move != Roll():
            assert Exchange(*sides[:3]) == move
        assert followed(table, plan) == plan.data["points"] == plan.params["points"]


def test_a_plan_is_told_in_one_sentence_of_both_languages() -> None:
    table = position(("WWRY", "G"))
    plan = valuation.plan(GAME.view(table, 0), Exchange(2, 4, 0))
    assert plan is not None
    assert plan.data == {"sides": (2, 4, 0, 2, 2, 1, 2, 1, 1), "pile": 1, "points": 5}
    assert Texts(GAME.package, "en").say(plan) == (
        "The plan, 3 exchanges to pile 1 for 5 points: 1 yellow for 1 white, 2 green, 1 red; "
        "then 1 white, 1 green for 2 red; then 2 white for 1 red."
    )
    assert Texts(GAME.package, "de").say(plan) == (
        "Der Plan, 3 Tausche bis Stapel 1 für 5 Punkte: 1× Gelb gegen 1× Weiß, 2× Grün, 1× Rot; "
        "dann 1× Weiß, 1× Grün gegen 2× Rot; dann 2× Weiß gegen 1× Rot."
    )


def test_a_plan_follows_a_star_and_a_purchase_that_is_let_be_and_nothing_else() -> None:
    star = replace(position(("BBBG", "G")), agenda=(TakeAny(0),))
    planned = valuation.plan(GAME.view(star, 0), Take(1))
    assert planned is not None
    assert Texts(GAME.package, "en").say(planned).startswith("Blue sapphire, then ")
    waits, _ = play(position(("BBBGGRR", "G")), "roll", "die W")
    view = GAME.view(waits, 0)
    later = valuation.plan(view, BuyNothing())
    assert later is not None
    assert Texts(GAME.package, "en").say(later).startswith("Buy nothing, then one exchange to ")
    assert (later.data["pile"], later.data["points"]) == (3, 3)
    assert valuation.plan(view, Buy(3)) is None
    unknown = GAME.view(position(("R", "G")), 0)
    assert valuation.plan(unknown, Exchange(9, 1, 0)) is None


def test_where_no_exchange_can_be_paid_there_is_no_plan() -> None:
    table = position(("", "G"))
    assert valuation.plan(GAME.view(table, 0), Roll()) is None
