"""Bodies about where somebody is told of turns."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zoco.server.wire.bodies import Body


class SetHerald(Body, frozen=True):
    """Where one wants to be told of turns, and in which language: a mail or web address."""

    address: Annotated[str, Meta(max_length=300)]
    language: Literal["en", "de"] = "en"


class Herald(Struct, frozen=True):
    """Where one is told of turns, empty for nowhere, and by what one may be: "mail", "web"."""

    address: str
    kinds: tuple[str, ...]
