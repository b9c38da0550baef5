"""Positions for outsiders: any table as plain values and back, and one sentence for what cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import zoco
from zoco.core.faults import BadInput
from zoco.core.game import Game
from zoco.core.playout import random_line
from zoco.core.table import bare
from zoco.testkit.laws.values import spoiled
from zoco.testkit.toy.game import GAME as TOY

GAMES: tuple[Game[Any, Any], ...] = (TOY, *(zoco.load(meta.key) for meta in zoco.games()))
EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.key)


def tables(game: Game[Any, Any], seats: int, seed: int = 0) -> list[Any]:
    """Every table of a random match."""
    start = game.setup(seats, game.simulated())
    return [start, *(table for _, _, table, _ in random_line(game, start, Random(seed)))]


def complaint(game: Game[Any, Any], given: Any) -> str:
    """The sentence that a position is refused with: a single line."""
    with pytest.raises(BadInput) as caught:
        game.position(given)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@EACH
def test_every_position_of_a_match_is_told_and_read_back(game: Game[Any, Any]) -> None:
    for seats in game.seats():
        for table in tables(game, seats):
            plain = game.plain(table)
            assert game.position(plain) == bare(table)
            assert game.position(zoco.to_json(plain)) == bare(table)


@EACH
def test_what_is_left_out_is_as_at_the_start(game: Game[Any, Any]) -> None:
    seats = max(game.seats())
    assert game.position({"seats": seats}) == game.setup(seats)
    options = msgspec.to_builtins(game.simulated())
    asked = {"seats": seats, "options": options, "edition": game.meta.editions[-1]}
    assert game.position(asked) == game.setup(seats, options, game.meta.editions[-1])


@EACH
def test_a_position_tells_nothing_of_the_match_before(game: Game[Any, Any]) -> None:
    last = tables(game, max(game.seats()))[-1]
    assert last.memory, "something was to be remembered"
    assert "memory" not in game.plain(last)
    assert game.position(game.plain(last)).memory == ()


@EACH
def test_an_edition_goes_by_name_or_by_content(game: Game[Any, Any]) -> None:
    seats = max(game.seats())
    for name in game.meta.editions:
        plain = game.plain(game.setup(seats, edition=name))
        assert plain["edition"] == name
    own = msgspec.to_builtins(game.edition()) | {"name": "Our own"}
    table = game.setup(seats, edition=own)
    assert game.plain(table)["edition"]["name"] == "Our own"
    assert game.position(game.plain(table)) == table
    assert game.position(game.plain(table) | {"edition": table.edition}) == table


@EACH
def test_an_edition_that_is_none_is_refused_and_no_file_is_looked_for(game: Game[Any, Any]) -> None:
    said = complaint(game, {"seats": max(game.seats()), "edition": __file__})
    assert said.startswith("There is no edition or file")
    assert "field" in complaint(game, {"seats": max(game.seats()), "edition": {"name": "Empty"}})


@EACH
def test_a_wrong_shape_is_refused_by_its_field(game: Game[Any, Any]) -> None:
    seats = max(game.seats())
    assert complaint(game, {}).startswith("position, field seats: ")
    assert complaint(game, {"seats": seats, "dice": 3}).startswith("position, field dice: ")
    assert complaint(game, {"seats": seats, "agenda": 1}).startswith("position, field agenda: ")
    assert complaint(game, {"seats": 99}).startswith(f"{game.meta.title} is played with ")
    assert complaint(game, {"seats": "4"}).startswith("position, field seats: ")
    assert complaint(game, [seats]).startswith("position, field $: ")
    assert complaint(game, b'{"seats": ').startswith("position, field $: is not JSON")
    assert complaint(game, {"seats": seats, "options": 7}).startswith("options, field $: ")


SPOILED: list[tuple[str, dict[str, Any], str]] = [
    ("toy", {"well": 5}, "This position cannot be: gems: 11, and 6 at the start."),
    ("toy", {"gems": [2, 2]}, "position, field gems: must have 3 values, one a seat"),
    ("toy", {"agenda": [{"type": "seal_choices", "seats": []}]}, "nobody has to decide"),
    ("basari", {"supply": [0, 0, 0, 0]}, "This position cannot be: red: "),
    ("basari", {"scores": [1, 2]}, "position, field scores: must have 4 values, one a seat"),
    ("basari", {"discs": [0, 0, 0, 99]}, "a disc lies beside the arcade"),
    ("basari_cards", {"supply": [0, 0, 0, 0]}, "This position cannot be: red: "),
    ("basari_cards", {"merchants": []}, "position, field merchants: must have 5 values"),
    ("bazaar", {"bank": [1, 2, 3, 4, 5]}, "white: 1, and 20 at the start"),
    ("bazaar", {"bank": [20, 20, 20, 20, 32]}, "position, field bank[...]: Expected `int` <= 31"),
    ("bazaar", {"bank": [20, 20, 20, 20]}, "position, field bank: reads back as (20, 20, 20, 20, 0)"),
    ("bazaar", {"seen": [3, 60]}, "position, field seen: reads back as (3,)"),
    ("bazaar", {"hands": [[0] * 5] * 5}, "position, field hands: must have 6 values, one a seat"),
    ("suleika", {"money": [1, 2, 3, 4]}, "piastres: 10, and 120 at the start"),
    ("suleika", {"omar": 7}, "Omar or a carpet is outside the market"),
    ("suleika", {"omar": 64}, "position, field omar: Expected `int` <= 63"),
    ("suleika", {"market": [0] * 3}, "position, field market: reads back as"),
    ("suleika", {"carpets": [[0, 9]]}, "position, field carpets: reads back as ()"),
    ("suleika", {"left": [11, 12, 12, 12]}, "carpets were laid before anybody began"),
    ("scheherazade", {"bowl": 99}, "This position cannot be: pearls: "),
    ("scheherazade", {"held": []}, "position, field held: must have 6 values, one a seat"),
]


@pytest.mark.parametrize(("key", "change", "said"), SPOILED)
def test_what_cannot_be_is_refused_in_one_sentence(
    key: str, change: dict[str, Any], said: str
) -> None:
    game = next(game for game in GAMES if game.meta.key == key)
    assert said in complaint(game, {"seats": max(game.seats())} | change)


@EACH
def test_a_position_that_somebody_spoiled_is_refused_or_stands_as_it_is(
    game: Game[Any, Any],
) -> None:
    """Never another error than `BadInput`, and whatever is read is told the same way."""
    rng, refused = Random(1), 0
    seats = max(game.seats())
    for table in tables(game, seats)[::7]:
        for _ in range(20):
            plain = spoiled(msgspec.json.decode(zoco.to_json(game.plain(table))), rng)
            try:
                read = game.position(plain)
            except BadInput as error:
                assert "\n" not in str(error)
                refused += 1
            else:
                assert game.position(game.plain(read)) == read
                assert game.actors(read) or not read.agenda
    assert refused
