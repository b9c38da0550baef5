"""`zoco admin`: orders to a server that runs, or in its database where none does."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import make_url

from zoco.cli.console import make_console
from zoco.cli.databases import database_of, worked
from zoco.cli.words import Words
from zoco.core.faults import BadInput, Fault, bad
from zoco.server import orders
from zoco.server.administering import obey
from zoco.server.hatch import order, usual
from zoco.server.house import House
from zoco.server.settings import Settings
from zoco.store.alone import Occupied, alone

NEEDS = {"list": "", "bans": "", "look": "TABLE", "close": "TABLE", "delete": "TABLE"}
NEEDS |= {
    "kick": "TABLE --seat SEAT",
    "ban": "SIGN|NETWORK",
    "lift": "SIGN|NETWORK",
    "forget": "SIGN",
}
"""What each order has to be told."""


class Wish(NamedTuple):
    """What `zoco admin` was asked for; seats count from 1."""

    order: str
    what: str | None
    seat: int | None
    days: float | None
    status: str | None
    most: int


def admin(settings: Settings, wish: Wish, language: str, as_json: bool) -> None:
    """Carry out an order and say what came of it."""
    line = msgspec.json.encode(_order(wish))
    answered = msgspec.json.decode(worked(_obeyed(settings, line)), type=orders.Answer)
    if answered.code:
        raise BadInput(Fault(f"error-{answered.code}", {**answered.params}, package="zoco.server"))
    found = answered.found
    text = msgspec.json.encode(found).decode() if as_json else _told(wish.order, found, language)
    make_console().print(text, markup=False, highlight=False, soft_wrap=True)


def _order(wish: Wish) -> orders.AnyOrder:
    needs = NEEDS.get(wish.order)
    if needs is None:
        raise bad("wrong-order", text=wish.order, known=", ".join(NEEDS))
    if (needs and wish.what is None) or ("--seat" in needs and wish.seat is None):
        raise bad("wrong-order-what", order=wish.order, what=needs)
    given: dict[str, Any] = {"order": wish.order}
    match wish.order:
        case "list":
            given |= {"status": wish.status, "most": wish.most}
        case "ban":
            given |= {"who": wish.what, "days": wish.days}
        case "lift" | "forget":
            given["who"] = wish.what
        case "kick":
            given |= {"table": wish.what, "seat": (wish.seat or 1) - 1}
        case "look" | "close" | "delete":
            given["table"] = wish.what
    try:
        return msgspec.convert(given, orders.AnyOrder)  # type: ignore[no-any-return]
    except msgspec.ValidationError:
        raise bad("wrong-order-what", order=wish.order, what=needs) from None


async def _obeyed(settings: Settings, line: bytes) -> bytes:
    path = Path(settings.admin_socket) if settings.admin_socket else usual(Path(settings.data))
    answered = await order(path, line)
    if answered is not None:
        return answered
    url = database_of(settings)
    file = make_url(url).database
    if url.startswith("sqlite") and file and not Path(file).is_file():
        raise bad("wrong-no-database", file=file)
    try:
        async with alone(url):
            house = await House.open(replace(settings, database=url))
            try:
                return await obey(house, line)
            finally:
                await house.stop()
    except Occupied:
        raise bad("wrong-admin-busy") from None


def _told(order: str, found: Any, language: str) -> str:
    words = Words(language)
    match order:
        case "list":
            lines = [_table(words, one) for one in found]
        case "bans":
            lines = [_ban(words, one) for one in found]
        case "look":
            lines = _looked(words, found)
        case "ban" | "lift":
            key = "admin-banned" if order == "ban" else "admin-lift"
            lines = [words.say(key, what=words.listed(found))]
        case "forget":
            lines = [words.say("admin-forget", **found)]
        case _:
            lines = [words.say(f"admin-{order}", what=found)]
    return "\n".join(lines or [words.say("admin-none")])


def _table(words: Words, one: Any) -> str:
    keys = ("table", "game", "status", "touched", "connections")
    names = ", ".join(name or "–" for name in one["names"])
    return words.say("admin-table", names=names, **{key: one[key] for key in keys})


def _ban(words: Words, one: Any) -> str:
    return words.say("admin-ban", who=one["who"], until=one["until"] or words.say("admin-for-good"))


def _looked(words: Words, found: Any) -> list[str]:
    made = {key: found[key] for key in ("created", "entries", "head", "host")}
    lines = [_table(words, found), words.say("admin-made", **made)]
    for seat in found["seats"]:
        signs = ", ".join(seat["signs"]) or "–"
        told = {"holder": seat["holder"], "name": seat["name"] or "–", "signs": signs}
        lines.append(words.say("admin-seat", seat=str(seat["seat"] + 1), **told))
    if found["watching"]:
        lines.append(words.say("admin-watching", signs=", ".join(found["watching"])))
    return lines
