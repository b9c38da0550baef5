"""A frame told as what it changes of the one before it: most of a table stays as it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from zoco.core.holdings import Holding, Piece
from zoco.core.result import Measure
from zoco.core.words.said import dashed
from zoco.server.wire.change import Change, Retold
from zoco.server.wire.messages import Frame, Told

STATE = ("memory", "standing", "actors", "phase", "paragraph", "round", "result")
"""What a frame tells of the table besides view and holdings."""
FEW = 4
"""Of a list, items at some places are told alone where they are this much fewer than all."""

Other = tuple[str, Any, Any]
"""A field, its value, and what it was before."""
Scores = tuple[tuple[int, ...], ...]


def change(shown: Frame, before: Frame) -> Change:
    """What a frame changes of the one before it, for the same viewer."""
    seen = Seen({}, {}, {}, {})
    for other in _others(shown.view, before.view, type(shown.view).__struct_fields__):
        seen.note(*other)
    held = Held.since(shown.holdings, before.holdings)
    changed = {name: value for name, value, _ in _others(shown, before, STATE)}
    scored = _scored(shown.standing, before.standing) if "standing" in changed else None
    if scored is not None:
        del changed["standing"]
    return Change(
        seq=shown.seq,
        ply=shown.ply,
        at=shown.at,
        seat=shown.seat,
        told=tuple(map(_retold, shown.told)),
        move=shown.move,
        undone_to=shown.undone_to,
        view=seen.view,
        spliced=seen.spliced,
        placed=seen.placed,
        within=seen.within,
        counts=held.counts,
        pieces=held.pieces,
        sealed=held.sealed,
        holdings=tuple(held.whole),
        changed=changed,
        scored=scored,
    )


class Seen(NamedTuple):
    """What is another in a view: whole fields, parts of lists, parts of objects."""

    view: dict[str, Any]
    spliced: dict[str, tuple[Any, ...]]
    placed: dict[str, dict[int, Any]]
    within: dict[str, dict[Any, Any]]

    def note(self, name: str, value: Any, old: Any) -> None:
        """A field that is another, by the least that tells it."""
        if fields := _within(value, old):
            self.within[name] = fields
        elif few := _few_places(value, old):
            self.placed[name] = few
        elif splice := _splice(value, old):
            self.spliced[name] = splice
        else:
            self.view[name] = value


def _others(now: Any, before: Any, names: Iterable[str]) -> Iterator[Other]:
    """The fields that have other values than before."""
    for name in names:
        value, old = getattr(now, name), getattr(before, name)
        if value is not old and value != old:
            yield name, value, old


def _within(value: Any, old: Any) -> dict[Any, Any] | None:
    """The other fields of an object, or of those objects in a list that are others."""
    if isinstance(value, tuple) and isinstance(old, tuple):
        if len(value) != len(old):
            return None
        places = _places(value, old)
        if not all(_is_alike(now, old[place]) for place, now in places.items()):
            return None
        return {place: _fields(now, old[place]) for place, now in places.items()}
    return _fields(value, old) if _is_alike(value, old) else None


def _is_alike(value: Any, old: Any) -> bool:
    """Whether it is an object with the same fields: some are left out where they are as usual."""
    return (
        isinstance(value, Struct)
        and type(value) is type(old)
        and not value.__struct_config__.omit_defaults
    )


def _fields(value: Any, old: Any) -> dict[str, Any]:
    return {name: now for name, now, _ in _others(value, old, value.__struct_fields__)}


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


class Held(NamedTuple):
    """What seats hold that they did not hold before: how many of it, what, and whether sealed."""

    counts: dict[int, dict[int, int]]
    pieces: dict[int, dict[int, Piece]]
    sealed: dict[int, bool]
    whole: list[Holding]

    @classmethod
    def since(cls, now: tuple[Holding, ...], before: tuple[Holding, ...]) -> Held:
        """What all seats hold that they did not hold before."""
        held = cls({}, {}, {}, [])
        for one, old in zip(now, before, strict=True):
            if len(one.pieces) != len(old.pieces):
                held.whole.append(one)
            elif one != old:
                held.note(one, old)
        return held

    def note(self, one: Holding, old: Holding) -> None:
        """What a seat holds that it did not hold before, where the places are the same."""
        others = _places(one.pieces, old.pieces)
        more = {at: it.count or 0 for at, it in others.items() if _is_counted(it, old.pieces[at])}
        if more:
            self.counts[one.seat] = more
        if len(more) < len(others):
            self.pieces[one.seat] = {at: it for at, it in others.items() if at not in more}
        if one.sealed != old.sealed:
            self.sealed[one.seat] = one.sealed


def _is_counted(piece: Piece, old: Piece) -> bool:
    """Whether it is the same, but more or fewer of it."""
    return piece.count is not None and replace(old, count=piece.count) == piece


def _retold(told: Told) -> Retold:
    """An event without what its sentence only repeats."""
    fields = msgspec.to_builtins(told.event)
    usual, key, params = _said(fields), told.said.key, told.said.params
    others = {it: value for it, value in params.items() if not _same(usual.get(it), value)}
    return Retold(
        event=told.event,
        key=None if key == f"event-{dashed(fields['type'])}" else key,
        params=others | {it: None for it in usual if it not in params},
        remembered=told.remembered,
        passing=told.passing,
        private=told.private,
    )


def _said(fields: dict[str, Any]) -> dict[str, Any]:
    """What an event says by itself: its fields that a sentence can use as they are."""
    kinds = str, int, float
    return {it: value for it, value in fields.items() if it != "type" and isinstance(value, kinds)}


def _same(one: Any, other: Any) -> bool:
    """Whether two values are the same on the way: 1 is not true there."""
    return type(one) is type(other) and bool(one == other)
