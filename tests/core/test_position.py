"""Positions for outsiders: any table as plain values and back, a sentence for what cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import zoco
from zoco.core.faults import BadInput
from zoco.core.game import Game
from zoco.core.playout import random_line
from zoco.core.table import bare, memory_of
from zoco.testkit.laws.values import spoiled
from zoco.testkit.toy.game import GAME as TOY

GAMES: tuple[Game[Any, Any], ...] = (TOY, *(zoco.load(meta.key) for meta in zoco.games()))
ENOUGH = 100
"""Of a long match about so many positions are looked at."""

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
        found = tables(game, seats)
        for table in found[:: max(1, len(found) // ENOUGH)]:
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
    start = game.setup(max(game.seats()), game.simulated())
    *_, (_, _, last, events) = random_line(game, start, Random(0))
    remembering = replace(last, memory=memory_of(last.memory.events + events))
    assert "memory" not in game.plain(remembering)
    assert game.position(game.plain(remembering)) == bare(last)


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
    said = complaint(game, {"seats": max(game.seats()), "edition": {"name": "Empty"}})
    assert said.startswith("edition.provenance: is missing")


@EACH
def test_a_wrong_shape_is_refused_by_its_field(game: Game[Any, Any]) -> None:
    seats = max(game.seats())
    assert complaint(game, {}) == "position.seats: is missing (found {})"
    assert complaint(game, {"seats": seats, "dice": 3}).startswith(
        "position.dice: there is no such field"
    )
    assert complaint(game, {"seats": seats, "agenda": 1}).startswith("position.agenda: ")
    assert complaint(game, {"seats": 99}).startswith(f"{game.meta.title} is played with ")
    assert complaint(game, {"seats": "4"}).startswith("position.seats: ")
    assert complaint(game, [seats]).startswith("position: ")
    assert complaint(game, b'{"seats": ').startswith("line 1, field position: ")
    assert complaint(game, {"seats": seats, "options": 7}).startswith("options: ")


SPOILED: list[tuple[str, dict[str, Any], str]] = [
    ("toy", {"well": 5}, "This position cannot be: gems "),
    ("toy", {"gems": [2, 2]}, "position.gems: must have 3 values, one for each seat (found [2,2])"),
    (
        "toy",
        {"agenda": [{"type": "seal_choices", "seats": []}]},
        "position.agenda: waits for nobody",
    ),
    ("basari", {"supply": [0, 0, 0, 0]}, "This position cannot be: a gem came or went."),
    ("basari", {"supply": []}, "This position cannot be: gems are of more or fewer colours than "),
    ("basari", {"scores": [1, 2]}, "position.scores: must have 4 values, one for each seat"),
    ("basari", {"discs": [0, 0, 0, 99]}, "a disc lies beside the arcade"),
    ("basari_cards", {"supply": [0, 0, 0, 0]}, "This position cannot be: a gem came or went."),
    ("basari_cards", {"piles": []}, "position.piles: must have 5 values, one for each seat"),
    ("bazaar", {"bank": [1, 2, 3, 4, 5]}, "This position cannot be: white 1, at the start 20."),
    (
        "bazaar",
        {"bank": [20, 20, 20, 20, 32]},
        "position.bank[4]: must be a whole number of at most 31",
    ),
    ("bazaar", {"bank": [20, 20, 20, 20]}, "position.bank: cannot be so"),
    ("bazaar", {"seen": [3, 60]}, "position.seen: cannot be so and would read back as [3]"),
    ("bazaar", {"hands": [[0] * 5] * 5}, "position.hands: must have 6 values, one for each seat"),
    ("bazaar", {"wares": [1, 0, 0, 0, 0, 0]}, "bought are not those that the piles lack"),
    ("suleika", {"money": [1, 2, 3, 4]}, "piastres 10, at the start 120"),
    ("suleika", {"omar": 7}, "Omar or a carpet is outside the market"),
    ("suleika", {"omar": 64}, "position.omar: must be a whole number of at most 63"),
    ("suleika", {"market": [0] * 3}, "position.market: cannot be so and would read back as "),
    ("suleika", {"carpets": [[0, 9]]}, "position.carpets: cannot be so and would read back as []"),
    ("suleika", {"left": [11, 12, 12, 12]}, "carpets were laid before anybody began"),
    ("scheherazade", {"bowl": 99}, "This position cannot be: "),
    ("scheherazade", {"held": []}, "position.held: must have 6 values, one for each seat"),
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
            except BadInput:
                refused += 1
                continue
            assert game.position(game.plain(read)) == read
            assert game.actors(read) or not read.agenda
    assert refused
