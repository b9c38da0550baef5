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
from zoco.core.words.said import Said
from zoco.core.words.texts import LANGUAGES, Texts
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.testkit.described import moves_of, parts_of


def parts(table: Table, seat: int) -> list[Any]:
    return list(parts_of(GAME.moves(table, seat).describe()))


def test_a_bid_is_a_number() -> None:
    (count,) = parts(ready(), 0)
    assert isinstance(count, Count)
    assert (count.low, count.high, count.field) == (0, 10, "pearls")


def test_a_tip_is_one_number_without_a_stone_and_a_bakschisch_is_apart() -> None:
    table = plays(bidden(ready(), 1, 2, 3, 4), (0, "tip 9"), (1, "tip 0"), (2, "tip 10"))
    calls, number = parts(table, 3)
    assert isinstance(number, Count)
    assert (number.low, number.high, number.taken) == (0, 70, (0, 9, 10))
    assert [GAME.write(option.move) for option in calls.options] == ["bakschisch"]
    spent = replace(table, bakschisch=(False,) * 4)
    assert parts(spent, 3) == [number]


def test_rooms_with_and_without_the_guard_are_told_apart() -> None:
    quiet = {"trade": "between_rounds"}
    table = leading(1, orange="P N05", camels="N24 S S", options=quiet)
    table = holding(table, 1, "harem_guard")
    found = {part.prompt.key: part for part in parts(table, 1)}
    assert list(found) == ["choose-before", "choose-camel", "choose-room", "choose-guard"]
    rooms, guard = found["choose-room"].options, found["choose-guard"].options
    assert [GAME.write(option.move) for option in rooms][:2] == ["enter red", "enter orange"]
    assert [GAME.write(option.move) for option in guard][:2] == ["guard red", "guard orange"]
    assert {option.label.key for option in rooms} == {"move-enter-room"}
    assert {option.label.key for option in guard} == {"move-bribe-guard"}
    bound = with_top(table, "lost", "red")
    harem = holding(replace(bound, held=((),) * 4), 1, "harem_guard")
    lapsed = play(harem, 1, "camel S-N01")
    assert "choose-rest" in [part.prompt.key for part in parts(lapsed, 1)]
    ended = play(lapsed, 1, "done")
    assert [part.prompt.key for part in parts(ended, 1)] == ["choose-card-use", "choose-guard"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_3_9_the_choice_itself_warns_who_lacks_the_gift(language: str) -> None:
    table = leading(1, orange="P S", pearls=(10, 2, 10, 10))
    rooms = parts(table, 1)[1]
    texts = Texts(GAME.package, language)
    assert rooms.prompt == Said("choose-room-in-vain", {"gift": 3})
    assert "3" in texts.say(rooms.prompt)
    assert all("3" in texts.say(option.label) for option in rooms.options)
    rich = parts(leading(1, orange="P S"), 1)[1]
    assert rich.prompt == Said("choose-room")
    assert [option.move for option in rich.options] == [option.move for option in rooms.options]


def test_bargains_are_prices() -> None:
    table = replace(leading(), questions=(0, 1, 0, 0))
    table = play(table, 1, "sell pearl for 4")
    prompts = [part.prompt.key for part in parts(table, 2)]
    assert prompts == ["choose-answer", "choose-purchase"]
    own = [part for part in parts(table, 1) if part.prompt.key == "choose-sale"]
    assert [part.prompt.params for part in own] == [{"way": "sell", "item": "pearl"}]
    assert own[0].taken == (4,), "it stands at that price"


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
        (replace(ready(), agenda=(MakeBids(()), *ready().agenda[1:])), "numbers than seats"),
        (replace(leading(), edition=replace(leading().edition, big=60)), "edition.big"),
    ],
)
def test_flaws_are_found(table: Table, flaw: str) -> None:
    found = GAME.flaws(table)
    assert len(found) == 1
    assert flaw in found[0]


def test_a_sound_table_has_none() -> None:
    assert GAME.flaws(leading()) == ()
    assert GAME.flaws(GAME.setup(4)) == ()
