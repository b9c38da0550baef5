"""A frame told as what it changes of the one before it: most of a table stays as it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from zoco.core.holdings import Holding, Piece
from zoco.core.result import Measure
from zoco.server.wire.messages import Change, Frame

STATE = ("memory", "standing", "actors", "phase", "paragraph", "round", "result")
"""What a frame tells of the table besides view and holdings."""
FEW = 4
"""Of a list, items at some places are told alone where they are this much fewer than all."""

Other = tuple[str, Any, Any]
"""A field, its value, and what it was before."""
Held = tuple[dict[int, dict[int, int]], dict[int, dict[int, Piece]], tuple[Holding, ...]]
Scores = tuple[tuple[int, ...], ...]


def change(shown: Frame, before: Frame) -> Change:
    """What a frame changes of the one before it, for the same viewer."""
    view: dict[str, Any] = {}
    spliced: dict[str, tuple[Any, ...]] = {}
    placed: dict[str, dict[int, Any]] = {}
    for name, value, old in _others(shown.view, before.view, type(shown.view).__struct_fields__):
        if few := _few_places(value, old):
            placed[name] = few
        elif splice := _splice(value, old):
            spliced[name] = splice
        else:
            view[name] = value
    counts, pieces, holdings = _held(shown.holdings, before.holdings)
    changed = {name: value for name, value, _ in _others(shown, before, STATE)}
    scored = _scored(shown.standing, before.standing) if "standing" in changed else None
    if scored is not None:
        del changed["standing"]
    return Change(
        seq=shown.seq,
        ply=shown.ply,
        at=shown.at,
        seat=shown.seat,
        told=shown.told,
        move=shown.move,
        undone_to=shown.undone_to,
        view=view,
        spliced=spliced,
        placed=placed,
        counts=counts,
        pieces=pieces,
        holdings=holdings,
        changed=changed,
        scored=scored,
    )


def _others(now: Any, before: Any, names: Iterable[str]) -> Iterator[Other]:
    """The fields that have other values than before."""
    for name in names:
        value, old = getattr(now, name), getattr(before, name)
        if value is not old and value != old:
            yield name, value, old


def _splice(value: Any, old: Any) -> tuple[Any, ...] | None:
    """Where a list is another, how many items have gone there, and what came; if most stayed."""
    if not isinstance(value, tuple) or not isinstance(old, tuple):
        return None
    shorter = min(len(value), len(old))
    front = next((at for at in range(shorter) if value[at] != old[at]), shorter)
    rest = range(1, shorter - front + 1)
    back = next((at - 1 for at in rest if value[-at] != old[-at]), shorter - front)
    come = value[front : len(value) - back]
    return None if 2 * len(come) > len(value) else (front, len(old) - back - front, *come)


def _scored(now: tuple[Measure, ...], before: tuple[Measure, ...]) -> Scores | None:
    """The values of a standing, where nothing else of it is another."""
    if len(now) != len(before):
        return None
    same = all(replace(old, values=one.values) == one for one, old in zip(now, before, strict=True))
    return tuple(one.values for one in now) if same else None


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
    """What seats hold that they did not hold before: how many of it, or what."""
    counts: dict[int, dict[int, int]] = {}
    pieces: dict[int, dict[int, Piece]] = {}
    whole: list[Holding] = []
    for one, old in zip(now, before, strict=True):
        if one.sealed != old.sealed or len(one.pieces) != len(old.pieces):
            whole.append(one)
        elif one.pieces != old.pieces:
            others = _places(one.pieces, old.pieces)
            more = {
                at: it.count or 0 for at, it in others.items() if _is_counted(it, old.pieces[at])
            }
            if more:
                counts[one.seat] = more
            if len(more) < len(others):
                pieces[one.seat] = {at: it for at, it in others.items() if at not in more}
    return counts, pieces, tuple(whole)


def _is_counted(piece: Piece, old: Piece) -> bool:
    """Whether it is the same, but more or fewer of it."""
    return piece.count is not None and replace(old, count=piece.count) == piece
