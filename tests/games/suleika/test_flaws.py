"""What cannot be so at a table: named in words, whatever table is handed in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from tests.games.suleika.positions import position
from zoco.core.codec import from_json, to_json
from zoco.core.events import Event
from zoco.core.moves import Move
from zoco.core.playout import random_line
from zoco.games.suleika.flaws import market_flaws, stack_flaws
from zoco.games.suleika.game import GAME, Suleika
from zoco.games.suleika.moves import Begin
from zoco.games.suleika.rules import EndTurn, LayCarpet, Table
from zoco.testkit.conformance import Effort, Violation, check_game

ORDER = "a carpet came or went: the seats have not laid alike"
TURN = "a carpet came or went: it is another seat's turn"


def test_flaws_of_the_market_are_named() -> None:
    table = position("red c3-d3", "blue e3-e4")
    both = replace(table, halves=(table.halves[0], table.halves[0], *table.halves[2:]))
    assert tuple(market_flaws(both)) == (
        "two colours show on one field",
        "more halves of yellow show than were laid",
    )
    torn = replace(table, across=table.across | 1)
    assert tuple(market_flaws(torn)) == ("a whole carpet shows two colours",)
    assert tuple(market_flaws(table)) == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [-1, 0, 1])
def test_1_2_whoever_loses_or_gains_a_carpet_is_noticed_at_once(seats: int, first: int) -> None:
    start = GAME.setup(seats, {"first": first})
    tables = [start, *(table for *_, table, _ in random_line(GAME, start, Random(seats)))]
    assert not any(GAME.flaws(table) for table in tables)
    odd = [spoiled for table in tables for spoiled in with_another_carpet(table)]
    assert len(odd) > 600
    assert [table for table in odd if not GAME.flaws(table)] == []


def with_another_carpet(table: Table) -> list[Table]:
    """Everything that can become of a table if one carpet is lost from a stack, or gained."""
    return [
        replace(table, left=(*table.left[:colour], left + more, *table.left[colour + 1 :]))
        for colour, left in enumerate(table.left)
        for more in (-1, 1)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_4_everybody_sees_who_began(seats: int) -> None:
    start = GAME.setup(seats)
    begun = [start, *(table for *_, table, _ in random_line(GAME, start, Random(seats)))]
    drawn = {table.began for table in begun}
    assert len(drawn - {-1}) == 1
    for table in begun[:: len(begun) // 9]:
        assert {GAME.view(table, viewer).began for viewer in (*range(seats), None)} == {table.began}
    assert GAME.setup(seats, {"first": 1}).began == 1


def test_3_1_a_match_is_over_with_the_last_carpet() -> None:
    over = replace(GAME.setup(4, {"first": 0}), agenda=())
    assert "the match is over, but carpets are left" in GAME.flaws(over)
    assert GAME.flaws(replace(over, left=(0, 0, 0, 0))) == ()


class LosesCarpet(Suleika):
    """Now and then a second carpet vanishes with the one that is laid."""

    def play(self, table: Table, seat: int, move: Move) -> tuple[Table, tuple[Event, ...]]:
        after, events = super().play(table, seat, move)
        left = [number - (number == 5) for number in after.left]
        return replace(after, left=tuple(left)), events


class LosesOnce(Suleika):
    """As soon as it is known who begins, the seat before that one loses a carpet for good."""

    def play(self, table: Table, seat: int, move: Move) -> tuple[Table, tuple[Event, ...]]:
        after, events = super().play(table, seat, move)
        if isinstance(move, Begin):
            loser = (move.seat - 1) % table.seats
            left = [number - (colour == loser) for colour, number in enumerate(after.left)]
            after = replace(after, left=tuple(left))
        return after, events


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mutant", [LosesCarpet, LosesOnce])
def test_the_laws_notice_a_lost_carpet(mutant: type[Suleika], seats: int) -> None:
    with pytest.raises(Violation, match="no-flaws: a carpet came or went"):
        check_game(mutant(), seats, effort=Effort(2, 1, 1), only=["no-flaws"])


def test_1_4_the_order_of_turns_is_kept() -> None:
    start = GAME.setup(4, {"first": 1})
    assert tuple(stack_flaws(start)) == ()
    assert tuple(stack_flaws(replace(start, agenda=(LayCarpet(2), EndTurn(2))))) == (TURN,)
    laid = replace(start, left=(12, 11, 12, 12), agenda=(EndTurn(1),))
    assert tuple(stack_flaws(laid)) == ()
    assert tuple(stack_flaws(replace(laid, left=(11, 12, 12, 12)))) == (ORDER,)
    drawn = replace(GAME.setup(4), left=(11, 12, 12, 12))
    assert tuple(stack_flaws(drawn)) == ("carpets were laid before anybody began",)
    assert tuple(stack_flaws(replace(start, began=2))) == (
        "another seat began than the table had chosen",
        TURN,
    )
    for odd in (replace(GAME.setup(4), began=2), replace(GAME.setup(4), agenda=(EndTurn(0),))):
        (flaw,) = stack_flaws(odd)
        assert flaw == "somebody has a turn, but nobody began; or the other way round"


def impossible(**fields: Any) -> Table:
    """A table with other fields, as JSON lets it in."""
    raw: Any = to_builtins(GAME.setup(4, {"first": 0}))
    table: Table = from_json(GAME, "table", to_json(raw | fields))
    return table


@pytest.mark.parametrize(
    ("fields", "flaw"),
    [
        ({"money": []}, "two, three or four seats"),
        ({"money": [120]}, "two, three or four seats"),
        ({"money": [30, 30, 60]}, "two, three or four seats"),
        ({"money": [-30, 90, 30, 30]}, "less than no money"),
        ({"halves": []}, "play with 4 colours"),
        ({"left": [12, 12, 12]}, "play with 4 colours"),
        ({"left": [13, 12, 12, 12]}, "more carpets are left"),
        ({"left": [-1, 12, 12, 12]}, "fewer than none"),
        ({"tops": [1, 0, 2, 3]}, "not of its seat's colours"),
        ({"tops": [-1, 1, 2, 3]}, "not of its seat's colours"),
        ({"agenda": [{"type": "lay_carpet", "seat": 9}]}, "who does not play"),
        ({"began": 4}, "somebody began who does not play"),
        ({"began": -2}, "somebody began who does not play"),
        ({"omar": 63}, "outside the market"),
        ({"halves": [128, 0, 0, 0]}, "outside the market"),
        ({"across": 64}, "whole carpet is outside"),
        ({"down": 1 << 50}, "whole carpet is outside"),
    ],
)
def test_impossible_tables_are_told_apart(fields: dict[str, Any], flaw: str) -> None:
    assert any(flaw in found for found in GAME.flaws(impossible(**fields)))


def test_an_impossible_edition_inside_a_table_is_a_flaw() -> None:
    raw = to_builtins(GAME.edition())
    table = impossible(edition={**raw, "balconies": {**raw["balconies"], "corners": ["d4"]}})
    assert GAME.flaws(table)[0].endswith('is not a corner of the market (found "d4")')
