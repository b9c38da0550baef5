"""Descriptions that any client can draw, and flaws that a table may have."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    bidden,
    holding,
    leading,
    play,
    plays,
    ready,
    with_top,
)
from zoco.core.describe import Count, Group, Pick
from zoco.core.playout import random_line
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.testkit.described import moves_of, parts_of


def parts(table: Table, seat: int) -> list[Any]:
    return list(parts_of(GAME.moves(table, seat).describe()))


def targets(table: Table, seat: int) -> set[str | None]:
    picks = (part for part in parts(table, seat) if isinstance(part, Pick))
    return {option.target for pick in picks for option in pick.options}


def test_a_bid_is_a_number() -> None:
    (count,) = parts(ready(), 0)
    assert isinstance(count, Count)
    assert (count.low, count.high, count.field) == (0, 10, "pearls")


def test_a_tip_is_a_number_in_a_gap_between_the_stones() -> None:
    table = plays(bidden(ready(), 1, 2, 3, 4), (0, "tip 0"), (1, "tip 9"), (2, "tip 10"))
    counts = [part for part in parts(table, 3) if isinstance(part, Count)]
    assert [(count.low, count.high) for count in counts] == [(1, 8), (11, 70)]
    assert [type(part) for part in parts(table, 3)] == [Count, Count, Pick]


def test_bargains_are_prices() -> None:
    table = replace(leading(), questions=(0, 1, 0, 0))
    table = play(table, 1, "sell pearl to 2 for 4")
    prompts = [part.prompt.key for part in parts(table, 2)]
    assert prompts == ["choose-answer", "choose-purchase"]
    assert [part.prompt.key for part in parts(table, 1)].count("choose-sale") == 3


@pytest.mark.parametrize(
    ("table", "target"),
    [
        (leading(camels="N05 S S"), "camel:N05-N08"),
        (leading(1, orange="P S"), "room:blue"),
        (play(leading(), 0, "camel S-N03"), "bedouin:R S-N05"),
        (play(leading(), 0, "camel S-N03"), "passage:O S+S"),
        (
            play(with_top(leading(camels="N09 N12 N13"), "luring_call"), 0, "event"),
            "camel:N09-U01",
        ),
        (
            play(with_top(leading(red="N10 S", green="N11 U02"), "oasis"), 0, "event"),
            "exchange:R N10-G U02",
        ),
        (play(holding(leading(), 0, "flying_carpet"), 0, "carpet"), "bedouin:B S-N06"),
    ],
)
def test_choices_name_their_place_on_the_board(table: Table, target: str) -> None:
    assert target in targets(table, table.turn.leader)


def test_questions_are_grouped_by_seat() -> None:
    table = replace(leading(options={"trade": "between_rounds"}), questions=(0, 1, 0, 0))
    described = GAME.mays(table, 1).describe()
    assert isinstance(described, Group)
    assert [len(part.options) for part in described.parts if isinstance(part, Pick)] == [7, 7, 7]


def test_descriptions_make_exactly_the_moves_on_offer() -> None:
    start = GAME.setup(4, {"round_limit": 6}, "short_journey")
    for _, _, table, _ in random_line(GAME, start, Random(4)):
        for seat in GAME.actors(table) if table.agenda else ():
            moves = GAME.musts(table, seat) if seat >= 0 else ()
            if moves:
                assert set(moves_of(moves.describe())) == set(moves)


# -- flaws -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "flaw"),
    [
        (leading(red="N08 N08"), "too many"),
        (leading(camels="N08 N08 S"), "two camels"),
        (leading(pearls=(-1, 10, 10, 10)), "fewer than no pearls"),
        (replace(leading(), held=((1,), (), (), ())), "event card"),
        (
            replace(leading(), knowledge=replace(leading().knowledge, cards=(0, 0, 1, 2, 3))),
            "colour card",
        ),
        (
            replace(bidden(ready(), 1, 2, 3, 4), pearls=(10, 1, 10, 10)),
            "more pearls than",
        ),
        (replace(leading(), bakschisch=(True,)), "its own"),
        (
            replace(leading(), caravan=replace(leading().caravan, bedouins=(0,))),
            "Bedouins than colours",
        ),
        (
            replace(leading(), knowledge=replace(leading().knowledge, cards=(0, 1))),
            "colour cards",
        ),
        (leading(camels="N08 S N44"), "a piece is lost"),
        (leading(7), "does not exist"),
        (replace(leading(), owner=-1), "does not exist"),
        (replace(leading(), bids=(1, 2)), "numbers than seats"),
        (replace(leading(), edition=replace(leading().edition, big=60)), "field big"),
    ],
)
def test_flaws_are_found(table: Table, flaw: str) -> None:
    found = GAME.flaws(table)
    assert len(found) == 1
    assert flaw in found[0]


def test_a_sound_table_has_none() -> None:
    assert GAME.flaws(leading()) == ()
    assert GAME.flaws(GAME.setup(4)) == ()
