from __future__ import annotations

from random import Random
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from zoco.core.moves import Move
from zoco.testkit.guesses import NONSENSE, Unguessable, corrupted, guess, is_well_formed, nudged
from zoco.testkit.toy.game import Toy


class Odd(Move, frozen=True):
    small: Annotated[int, Meta(gt=3, lt=6)]
    word: str
    way: Literal["in", "out"]
    flags: tuple[bool, ...]
    pair: tuple[int, int | None]
    bag: Annotated[frozenset[int], Meta(max_length=2)]


class Bid(Move, frozen=True):
    to: Annotated[int, Meta(ge=0, le=9)]


class Say(Move, frozen=True):
    word: Literal["yes", "no"]


class Sealed(Move, frozen=True):
    code: Annotated[str, Meta(pattern="^[0-9]{9}$")]


def game_of(move: Any) -> Toy:
    class Other(Toy):
        kinds = Toy.kinds._replace(move=move)

    return Other()


def test_guesses_are_of_every_kind_and_well_formed() -> None:
    rng, game = Random(1), game_of(Bid | Say)
    made = {guess(game, rng) for _ in range(200)}
    assert made == {Say("yes"), Say("no"), *map(Bid, range(10))}
    for move in made:
        assert msgspec.convert(msgspec.to_builtins(move), game.kinds.move) == move


def test_guesses_keep_to_the_bounds_of_their_types() -> None:
    rng = Random(2)
    made = [guess(game_of(Odd), rng) for _ in range(200)]
    for move in made:
        assert msgspec.convert(msgspec.to_builtins(move), Odd) == move
    assert {move.small for move in made if isinstance(move, Odd)} == {4, 5}


def test_a_text_with_a_pattern_cannot_be_guessed() -> None:
    with pytest.raises(Unguessable, match="StrType"):
        guess(game_of(Sealed), Random(1))


def test_a_near_miss_differs_in_one_field_and_is_well_formed() -> None:
    rng = Random(3)
    near = {nudged(Bid(2), rng) for _ in range(50)}
    assert near == {None, Bid(0), Bid(1), Bid(3), Bid(4)}  # 12 is no bid


def test_what_cannot_be_shifted_stays() -> None:
    assert nudged(Say("no"), Random(1)) == Say("no")


def test_corrupt_moves_are_none_that_json_would_take() -> None:
    rng, game = Random(4), game_of(Bid | Say | Odd)
    odd = Odd(4, "b", "in", (True,), (1, None), frozenset((2,)))
    made = [corrupted(move, rng) for move in (Bid(1), Say("no"), odd) for _ in range(200)]
    assert {type(move) for move in made} >= {Bid, Say, Odd, str, type(None)}
    spoiled = [move for move in made if not is_well_formed(game, move)]
    assert len(spoiled) > 0.9 * len(made)
    assert any(move == Bid(1) and type(move.to) is float for move in spoiled)
    assert any(move == Bid(1) and type(move.to) is bool for move in spoiled)
    assert all(is_well_formed(game, move) for move in (Bid(1), Say("no"), odd))
    assert not any(is_well_formed(game, thing) for thing in NONSENSE)


def test_a_move_without_fields_can_only_be_replaced_by_nonsense() -> None:
    class Pass(Move, frozen=True):
        """Nothing to spoil."""

    assert all(corrupted(Pass(), Random(seed)) in NONSENSE for seed in range(9))
