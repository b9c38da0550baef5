"""A frame as what it changes of the one before it: most of a table stays as it was."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from zoco.core.holdings import Holding, Piece
from zoco.core.words.said import Param


class Retold(Struct, frozen=True, omit_defaults=True):
    """An event as it is, and of its sentence what the event itself does not say.

    The `key` is there if it is not `event-` and the type of the event with dashes. Of the `params`
    those are there that are not fields of the event with the same value; null is a field with a
    number, word or truth value that is none of them. All else is as in `Told`.
    """

    event: Any
    key: str | None = None
    params: dict[str, Param | None] = {}
    remembered: bool = False
    passing: bool = False
    private: bool = False


class Change(Struct, frozen=True, omit_defaults=True):
    """A frame as what it changes of the one before it: for who watches `changes`.

    What led there is as in a frame; it is left out where there is nothing. `view` has the fields
    of the view that are others now; of a list there that is `spliced` or has `placed` other items
    at some places no more than that: `spliced` has the place, how many items have gone there, and
    those that have come. Of an object, or of objects at some places of a list, those fields that
    are others are `within`. `counts` are those of pieces that are more or fewer, `pieces` all other
    ones, by seat and place; `sealed` are the seats that have sealed a choice now, or have it open.
    A seat that holds other things altogether is in `holdings`. `changed` are the other fields of
    the frame: `memory`, `standing`, `actors`, `phase`, `paragraph`, `round` and `result`; where
    only the values of the standing are others, they are in `scored`. All that is not there is as
    it was.
    """

    seq: int
    ply: int
    at: int | None
    seat: int | None
    told: tuple[Retold, ...] = ()
    move: Any = None
    undone_to: int | None = None
    view: dict[str, Any] = {}
    spliced: dict[str, tuple[Any, ...]] = {}
    placed: dict[str, dict[int, Any]] = {}
    within: dict[str, dict[str, Any]] = {}
    counts: dict[int, dict[int, int]] = {}
    pieces: dict[int, dict[int, Piece]] = {}
    sealed: dict[int, bool] = {}
    holdings: tuple[Holding, ...] = ()
    changed: dict[str, Any] = {}
    scored: tuple[tuple[int, ...], ...] | None = None
