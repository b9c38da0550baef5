"""What was said and shown in earlier rounds is in every view, although the table shows it no more.

Bids and tips, who led whom, questions asked, bargains: whoever pays attention remembers them all.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import bidden, leading, play, plays, ready, tipped
from zoco.games.scheherazade.events import (
    BestTip,
    Led,
    Revealed,
    Sold,
    StoneClaimed,
    Tipped,
)
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.travels import Answered, BedouinLed, CamelMoved, QuestionShown

EYES = (0, 1, 2, 3, None)


def recalled(table: Table, seat: int | None, kind: type[Any]) -> list[Any]:
    """What a seat remembers of one kind."""
    return [event for event in GAME.view(table, seat).recalled if isinstance(event, kind)]


def two_rounds() -> Table:
    """Seat 2 led in the first round, and in the second all have bid and tipped."""
    table = tipped(bidden(ready(), 5, 0, 6, 3), 16, 12, 20, 3)
    table = plays(table, (2, "camel S-N03"), (2, "lead red S-N04"), (2, "done"))
    return tipped(bidden(table, 1, 1, 0, 0), 2, 30, 31, 32)


@pytest.mark.parametrize("seat", EYES)
def test_earlier_bids_and_all_tips_are_remembered(seat: int | None) -> None:
    table = two_rounds()
    assert [it.bids for it in recalled(table, seat, Revealed)] == [(5, 0, 6, 3), (1, 1, 0, 0)]
    tips = [(it.seat, it.number) for it in recalled(table, seat, Tipped)]
    assert tips[:4] == [(0, 16), (1, 12), (2, 20), (3, 3)]
    assert len(tips) == 8
    assert [(it.seat, it.number) for it in recalled(table, seat, BestTip)] == [(0, 16), (0, 2)]


@pytest.mark.parametrize("seat", EYES)
def test_who_led_whom_is_remembered(seat: int | None) -> None:
    table = two_rounds()
    assert recalled(table, seat, Led)[0] == Led(2, 6)
    assert recalled(table, seat, CamelMoved) == [CamelMoved(2, 0, 3)]
    assert recalled(table, seat, BedouinLed) == [BedouinLed(2, "red", 0, 4)]


@pytest.mark.parametrize("seat", EYES)
def test_claims_are_remembered(seat: int | None) -> None:
    table = replace(ready(), pearls=(10, 10, 10, 3))
    table = plays(table, (3, "claim"))
    assert recalled(bidden(table, 1, 0, 0, 0), seat, StoneClaimed) == [StoneClaimed(3, 3)]


def test_questions_are_remembered_by_all_but_their_cards_by_two() -> None:
    table = play(replace(leading(), questions=(1, 0, 0, 0)), 0, "ask 1 orange by pearl")
    for seat in EYES:
        assert recalled(table, seat, Answered) == [Answered(0, 1, "yes")]
        assert not recalled(table, seat, QuestionShown)
        colour = GAME.view(table, seat).knowledge.asked[0].colour
        assert colour == ("orange" if seat in (0, 1) else "")


def test_what_is_imagined_has_the_same_past() -> None:
    view = GAME.view(two_rounds(), 1)
    assert view.recalled
    assert GAME.imagine(view, Random(1)).memory.events == view.recalled


def test_sealing_a_bid_leaves_no_trace_of_its_order() -> None:
    one = plays(ready(), (0, "bid 1"), (1, "bid 2"))
    other = plays(ready(), (1, "bid 2"), (0, "bid 1"))
    assert one == other


def test_bargains_are_remembered() -> None:
    table = replace(ready(), questions=(1, 0, 0, 0))
    table = plays(table, (0, "sell pearl for 2"), (1, "agree 0 sell pearl for 2"))
    for seat in EYES:
        assert recalled(table, seat, Sold) == [Sold(0, 1, "pearl", 2)]
