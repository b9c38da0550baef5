"""What the host of a server can order: values that travel as lines of JSON, and their answers."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9]+\Z")]


class Order(Struct, frozen=True, tag_field="order", tag=str.lower, forbid_unknown_fields=True):
    """Something that the host wants done."""


class List(Order, frozen=True):
    """The tables, the last touched first."""

    status: str | None = None
    most: Annotated[int, Meta(ge=1, le=1000)] = 50


class Look(Order, frozen=True):
    """All about one table but what is hidden in it."""

    table: Id


class Close(Order, frozen=True):
    """End a table: its match is abandoned, and can be looked back at."""

    table: Id


class Kick(Order, frozen=True):
    """Take a seat (from 0) from who holds it; during a match a bot plays on."""

    table: Id
    seat: Annotated[int, Meta(ge=0, le=15)]


class Ban(Order, frozen=True):
    """Let somebody in no more, by the beginning of their sign or by a network."""

    who: Annotated[str, Meta(min_length=6, max_length=64)]
    days: Annotated[float, Meta(ge=0, le=36_500)] | None = None


class Lift(Order, frozen=True):
    """End a ban."""

    who: Annotated[str, Meta(min_length=2, max_length=64)]


class Bans(Order, frozen=True):
    """Who is banned."""


class Delete(Order, frozen=True):
    """Delete a table and all that was kept of it."""

    table: Id


class Forget(Order, frozen=True):
    """Remove a person from all tables that have ended, by the beginning of their sign."""

    who: Annotated[str, Meta(min_length=6, max_length=64)]


AnyOrder = List | Look | Close | Kick | Ban | Lift | Bans | Delete | Forget


class Answer(Struct, frozen=True, omit_defaults=True):
    """What came of an order: what was found, or why it was not done, by a code and in English."""

    found: Any = None
    code: str = ""
    params: dict[str, str | int] = {}
