from __future__ import annotations

from random import Random
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from zoco.core.moves import Move
from zoco.testkit.guesses import Unguessable, guess, nudged
from zoco.testkit.toy.game import GAME, Toy
from zoco.testkit.toy.pieces import Do, Raise


class Odd(Move, frozen=True):
    small: Annotated[int, Meta(gt=3, lt=6)]
    word: str
    way: Literal["in", "out"]
    flags: tuple[bool, ...]
    pair: tuple[int, int | None]
    bag: Annotated[frozenset[int], Meta(max_length=2)]


class Sealed(Move, frozen=True):
    code: Annotated[str, Meta(pattern="^[0-9]{9}$")]


def game_of(move: Any) -> Toy:
    class Other(Toy):
        kinds = Toy.kinds._replace(move=move)

    return Other()


def test_guesses_are_of_every_kind_and_well_formed() -> None:
    rng = Random(1)
    made = [guess(GAME, rng) for _ in range(100)]
    assert {type(move).__name__ for move in made} == {"Draw", "Raise", "Do"}
    for move in made:
        assert msgspec.convert(msgspec.to_builtins(move), GAME.kinds.move) == move


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
    near = {nudged(Raise(2), rng) for _ in range(50)}
    assert near == {None, Raise(0), Raise(1), Raise(3), Raise(4)}  # 12 is no raise


def test_what_cannot_be_shifted_stays() -> None:
    assert nudged(Do("keep"), Random(1)) == Do("keep")
