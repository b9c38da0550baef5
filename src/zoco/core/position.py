"""Positions for outsiders: any table set up from plain values, and told in plain values."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, UnsetType, defstruct, to_builtins
from msgspec.structs import fields, replace

from zoco.core.edition import Edition
from zoco.core.faults import bad, bad_field, parse, read, shortened

if TYPE_CHECKING:  # a game reads its positions by this module
    from zoco.core.game import Game

NAME = "position"
ASIDE = frozenset({"seat", "seats", "options", "edition", "memory", "recalled"})
"""What is no part of how the pieces lie, or is named in a way of its own."""


def plain_position(game: Game[Any, Any], table: Any) -> dict[str, Any]:
    """A table as values that JSON has too: `read_position` makes the same table of it.

    What is remembered of the match before it is left out; an edition that is shipped goes by name.
    """
    opened = game.unpacked(table)
    names = _names(_opened(game))
    shipped = (name for name in game.meta.editions if game.edition(name) == table.edition)
    edition = next(shipped, None) or to_builtins(table.edition)
    head = {"seats": table.seats, "options": to_builtins(table.options), "edition": edition}
    return head | {name: to_builtins(getattr(opened, name)) for name in names}


def read_position(game: Game[Any, Any], given: Any) -> Any:
    """The table of a position in plain values or as JSON; raises `BadInput` for what cannot be.

    `seats` is needed; what else is left out is as at the start of such a match. An edition is one
    that is shipped, by its name, its content, or an `Edition`.
    """
    data = parse(NAME, given) if isinstance(given, (bytes, str)) else given
    wanted: Any = read(NAME, data, _shape(game))
    start = game.setup(wanted.seats, wanted.options, _edition(game, wanted.edition))
    given_ones = ((name, getattr(wanted, name)) for name in _names(_opened(game)))
    opened = game.unpacked(start)
    opened = replace(opened, **{name: it for name, it in given_ones if it is not UNSET})
    for name in _of_each_seat(game):
        if len(getattr(opened, name)) != start.seats:
            found = getattr(opened, name)
            raise bad_field(f"{NAME}.{name}", found, "fault-each-seat", seats=start.seats)
    table = game.packed(opened)
    _check_packing(game, opened, table)
    _check(game, start, table)
    return table


# -- the shape -------------------------------------------------------------------------------------


def _opened(game: Game[Any, Any]) -> Any:
    """The type whose fields a position has."""
    return game.kinds.unpacked or game.kinds.table


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.name not in ASIDE)


@cache
def _shape(game: Game[Any, Any]) -> type[Struct]:
    """What a position is read with: everything but the number of seats may be left out."""
    kinds = {field.name: field.type for field in fields(_opened(game))}
    shape: list[tuple[str, Any, Any]] = [("options", Any, None), ("edition", Any, None)]
    shape += ((name, kinds[name] | UnsetType, UNSET) for name in _names(_opened(game)))
    return defstruct("Position", [("seats", int), *shape], forbid_unknown_fields=True)


@cache
def _of_each_seat(game: Game[Any, Any]) -> tuple[str, ...]:
    """The fields that have a value for each seat at the start, however many seats play."""
    starts = [game.unpacked(game.setup(seats)) for seats in game.seats()]
    return tuple(name for name in _names(_opened(game)) if _varies(starts, name, game.seats()))


def _varies(starts: list[Any], name: str, seats: tuple[int, ...]) -> bool:
    values = [getattr(start, name) for start in starts]
    return all(isinstance(it, tuple) and len(it) == n for it, n in zip(values, seats, strict=True))


def _edition(game: Game[Any, Any], given: Any) -> Edition:
    """Unlike at other places no file is looked for: a position may come from anywhere."""
    if isinstance(given, str) and given not in game.meta.editions:
        raise bad("wrong-edition", file=given, known=", ".join(game.meta.editions))
    found: Edition = game.edition(given)
    return found


# -- what cannot be --------------------------------------------------------------------------------


def _check_packing(game: Game[Any, Any], opened: Any, table: Any) -> None:
    """What a table cannot hold gets lost when it is packed; an order that says nothing may."""
    again = game.unpacked(table)
    for name in _names(_opened(game)) if again != opened else ():
        one, other = getattr(opened, name), getattr(again, name)
        if one != other and not (isinstance(one, tuple) and _same(one, other)):
            found = shortened(other)
            raise bad_field(f"{NAME}.{name}", one, "fault-reads-back", found=found)


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    return len(one) == len(other) and set(one) == set(other)


def _check(game: Game[Any, Any], start: Any, table: Any) -> None:
    """Whatever the game itself finds wrong, and pieces that came or went."""
    for flaw in game.flaws(table):
        raise bad("fault-position", reason=flaw)
    before, now = game.conserved(start), game.conserved(table)
    for name in dict.fromkeys((*before, *now)):
        was, found = before.get(name, 0), now.get(name, 0)
        if was != found:
            raise bad("fault-conserved", name=name, before=was, now=found)
    if table.agenda and not game.actors(table):
        raise bad_field(f"{NAME}.agenda", table.agenda, "fault-nobody")
