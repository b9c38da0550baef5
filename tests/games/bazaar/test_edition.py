"""Editions of Bazaar: the shipped ones, an own one, and what is wrong with bad ones."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from zoco.core.chance import CHANCE
from zoco.core.faults import BadInput, shortened
from zoco.core.playout import playout
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.moves import Exchange
from zoco.games.bazaar.rules import later_turn
from zoco.games.bazaar.stones import count, heap_named
from zoco.games.bazaar.valuation import trader

STANDARD = GAME.edition()


def raw() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(STANDARD)
    return found


def test_1_2_ten_cards_of_five_different_equations() -> None:
    assert [len(rows) for rows in STANDARD.exchange] == [5] * 10
    assert len({row for rows in STANDARD.exchange for row in rows}) == 50


def test_1_3_forty_five_wares_of_five_stones_fifteen_with_a_star() -> None:
    assert len(set(STANDARD.wares)) == 45
    assert all(count(card.stones) == 5 for card in STANDARD.cards)
    assert sum(card.star for card in STANDARD.cards) == 15


@pytest.mark.parametrize("name", GAME.meta.editions)
def test_shipped_editions_are_playable_and_say_where_they_come_from(name: str) -> None:
    edition = GAME.edition(name)
    assert edition.provenance.en
    assert edition.provenance.de
    table, _, _ = playout(GAME, GAME.setup(3, edition=name), Random(1))
    assert GAME.result(table) is not None


BAD = [
    ({"stones": "many"}, "stones", "many"),
    ({"exchange": [["R=WW"], ["W=RR", "R=XX"]]}, "exchange[1][1]", "R=XX"),
    ({"exchange": [["R=WW"], ["W=GG", "GG=W"]]}, "exchange[1][1]", "GG=W"),
    ({"exchange": [["WR=RW"], ["W=GG"]]}, "exchange[0][0]", "WR=RW"),
    ({"exchange": [["R=WW"], ["W=GGGGR"]]}, "exchange[1][0]", "W=GGGGR"),
    ({"exchange": [["R=WW"], ["WBGYY=R"]]}, "exchange[1][0]", "WBGYY=R"),
    ({"exchange": [["R=WW"]]}, "exchange", [["R=WW"]]),
    ({"wares": ["RRRRR"] * 19}, "wares", ["RRRRR"] * 19),
    ({"wares": ["RRRRR"] * 19 + ["RRRR"]}, "wares[19]", "RRRR"),
    ({"carpets": 4}, "carpets", 4),
]


@pytest.mark.parametrize(("change", "field", "value"), BAD)
def test_a_bad_edition_names_file_field_and_value(
    change: dict[str, Any], field: str, value: object, tmp_path: Path
) -> None:
    file = tmp_path / "printed.json"
    file.write_bytes(msgspec.json.encode(raw() | change))
    with pytest.raises(BadInput) as refused:
        GAME.edition(str(file))
    found = refused.value.fault
    assert (found.file, found.field, found.value) == ("printed.json", field, shortened(value))


PRINTED = raw() | {"exchange": [["GW=YGB", "R=WW"], ["R=WW", "GG=GYW"], ["WW=R"]]}


@pytest.mark.parametrize("cards", [(1, 2), (1, 3), (2, 3)])
def test_1_2_a_print_may_repeat_colours_and_equations_and_is_played(cards: tuple[int, int]) -> None:
    edition = GAME.edition(PRINTED)
    options = {"first_card": cards[0], "second_card": cards[1]}
    rng, table = Random(1), GAME.setup(2, options, edition)
    while table.agenda and table.turns < 200:
        seat = GAME.actors(table)[0]
        if seat == CHANCE:
            move = GAME.outcomes(table).sample(rng)
        else:
            move = trader(GAME.view(table, seat), GAME.musts(table, seat), rng)
        table, _ = GAME.play(table, seat, move)
    assert sum(table.points) > 0


def test_1_2_the_same_equation_on_both_cards_in_play_may_be_used_from_either() -> None:
    table, _, _ = playout(
        GAME, GAME.setup(2, {"first_card": 1, "second_card": 2}, PRINTED), Random(2)
    )
    ready = replace(table, agenda=later_turn(0), hands=(heap_named("R"), 0))
    offered = set(GAME.moves(ready, 0))
    assert {Exchange(1, 2, 0), Exchange(2, 1, 0)} <= offered
