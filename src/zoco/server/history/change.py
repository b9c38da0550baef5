"""A frame told as what it changes of the one before it: most of a table stays as it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from zoco.core.holdings import Holding, Piece
from zoco.server.wire.messages import Change, Frame

STATE = ("memory", "standing", "actors", "phase", "paragraph", "round", "result")
"""What a frame tells of the table besides view and holdings."""
FEW = 4
"""Of a list, items at some places are told alone where they are this much fewer than all."""

Other = tuple[str, Any, Any]
"""A field, its value, and what it was before."""
Held = tuple[dict[int, dict[int, Piece]], tuple[Holding, ...]]


def change(shown: Frame, before: Frame) -> Change:
    """What a frame changes of the one before it, for the same viewer."""
    view: dict[str, Any] = {}
    shifted: dict[str, int] = {}
    placed: dict[str, dict[int, Any]] = {}
    for name, value, old in _others(shown.view, before.view, type(shown.view).__struct_fields__):
        if _lost_in_front(value, old):
            shifted[name] = len(old) - len(value)
        elif few := _few_places(value, old):
            placed[name] = few
        else:
            view[name] = value
    pieces, holdings = _held(shown.holdings, before.holdings)
    return Change(
        seq=shown.seq,
        ply=shown.ply,
        at=shown.at,
        seat=shown.seat,
        told=shown.told,
        move=shown.move,
        undone_to=shown.undone_to,
        view=view,
        shifted=shifted,
        placed=placed,
        pieces=pieces,
        holdings=holdings,
        changed={name: value for name, value, _ in _others(shown, before, STATE)},
    )


def _others(now: Any, before: Any, names: Iterable[str]) -> Iterator[Other]:
    """The fields that have other values than before."""
    for name in names:
        value, old = getattr(now, name), getattr(before, name)
        if value is not old and value != old:
            yield name, value, old


def _lost_in_front(value: Any, old: Any) -> bool:
    """Whether a list is the end of what it was."""
    both = isinstance(value, tuple) and isinstance(old, tuple)
    return both and 0 < len(value) < len(old) and value == old[-len(value) :]


def _few_places(value: Any, old: Any) -> dict[int, Any] | None:
    """The items of a list that are others, if they are few and all else is as it was."""
    if not isinstance(value, tuple) or not isinstance(old, tuple) or len(value) != len(old):
        return None
    places = _places(value, old)
    return places if FEW * len(places) <= len(value) else None


def _places(value: tuple[Any, ...], old: tuple[Any, ...]) -> dict[int, Any]:
    pairs = enumerate(zip(value, old, strict=True))
    return {place: now for place, (now, before) in pairs if now != before}


def _held(now: tuple[Holding, ...], before: tuple[Holding, ...]) -> Held:
    """What seats hold that they did not hold before."""
    pieces: dict[int, dict[int, Piece]] = {}
    whole: list[Holding] = []
    for one, old in zip(now, before, strict=True):
        if one.sealed != old.sealed or len(one.pieces) != len(old.pieces):
            whole.append(one)
        elif one.pieces != old.pieces:
            pieces[one.seat] = _places(one.pieces, old.pieces)
    return pieces, tuple(whole)
