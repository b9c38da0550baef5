"""How the orders of a host are carried out, in the house of a server that runs or does not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from zoco.server.bans import network_of
from zoco.server.house import House
from zoco.server.identity import later, now
from zoco.server.orders import (
    Answer,
    AnyOrder,
    Ban,
    Bans,
    Close,
    Delete,
    Forget,
    Kick,
    Lift,
    List,
    Look,
)
from zoco.server.refusal import Refusal
from zoco.server.retention import forget_person
from zoco.server.room import commands
from zoco.store.records import BanRecord

DAY = 24 * 3600.0
SIGN = 12
"""How much of the hash of a token is shown, and is enough to name somebody."""
_decoder: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)


async def obey(house: House, line: bytes) -> bytes:
    """The answer to an order, both as JSON."""
    try:
        order = _decoder.decode(line)
        answer = Answer(found=await HANDLERS[type(order)](house, order))
    except msgspec.MsgspecError as error:
        answer = Answer(code="bad-request", params={"detail": str(error)[:200]})
    except Refusal as refusal:
        answer = Answer(code=refusal.code, params=dict(refusal.said.params))  # type: ignore[arg-type]
    return msgspec.json.encode(answer)


async def _list(house: House, order: List) -> Any:
    return [await _line(house, one) for one in await house.store.tables(order.status, order.most)]


async def _line(house: House, table_id: str) -> dict[str, Any]:
    record, seats = await house.store.table(table_id), await house.store.seats(table_id)
    assert record is not None, "it was listed a moment ago"
    room = house.rooms.get(table_id)
    return {
        "table": record.id,
        "game": record.game,
        "status": record.status,
        "touched": record.touched,
        "private": record.private,
        "names": [seat.name for seat in seats],
        "connections": len(room.audience.clients) if room is not None else 0,
    }


async def _look(house: House, order: Look) -> Any:
    room = await house.require(order.table)
    record, people = room.record, room.people
    seats = [
        {
            "seat": seat.seat,
            "holder": seat.holder,
            "name": seat.name,
            "away": seat.away,
            "here": room.audience.here(seat.seat),
            "signs": sorted(token[:SIGN] for token in people.tokens(seat.seat)),
        }
        for seat in people.seats
    ]
    watching = {client.token for client in room.audience.clients if not people.mine(client.token)}
    return {
        **await _line(house, order.table),
        "created": record.created,
        "host": record.host[:SIGN],
        "entries": room.log.seq,
        "head": room.log.head,
        "practice": record.practice,
        "seats": seats,
        "watching": sorted(token[:SIGN] or "-" for token in watching),
    }


async def _close(house: House, order: Close) -> Any:
    room = await house.require(order.table)
    await room.take(commands.CloseTable(""))
    return order.table


async def _kick(house: House, order: Kick) -> Any:
    room = await house.require(order.table)
    return await room.take(commands.Kick("", order.seat))


async def _ban(house: House, order: Ban) -> Any:
    until = None if order.days is None else later(order.days * DAY)
    network = network_of(order.who)
    found = [str(network)] if network is not None else await house.store.tokens(order.who)
    if not found:
        raise Refusal("no-such-sign", 404, who=order.who)
    for who in found:
        await house.store.ban(BanRecord(who, until, now()))
    await house.read_bans()
    return sorted(who if network is not None else who[:SIGN] for who in found)


async def _lift(house: House, order: Lift) -> Any:
    network = network_of(order.who)
    named = order.who if network is None else str(network)
    found = [
        it.who
        for it in await house.store.bans()
        if it.who == named or (network is None and it.who.startswith(named))
    ]
    if not found:
        raise Refusal("no-such-sign", 404, who=order.who)
    for who in found:
        await house.store.lift(who)
    await house.read_bans()
    return sorted(who if network is not None else who[:SIGN] for who in found)


async def _bans(house: House, _: Bans) -> Any:
    return [{"who": it.who, "until": it.until, "made": it.made} for it in await house.store.bans()]


async def _delete(house: House, order: Delete) -> Any:
    room = await house.require(order.table)
    if house.together is not None and not room.ended:  # whoever leads it must not write any more
        await room.take(commands.CloseTable(""))
    await house.drop(order.table)
    return order.table


async def _forget(house: House, order: Forget) -> Any:
    done = left = 0
    found = await house.store.tokens(order.who)
    if not found:
        raise Refusal("no-such-sign", 404, who=order.who)
    for token in found:
        removed = await forget_person(house, token)
        done, left = done + removed[0], left + removed[1]
    return {"done": done, "left": left}


HANDLERS: dict[type[Any], Callable[[House, Any], Awaitable[Any]]] = {
    List: _list,
    Look: _look,
    Close: _close,
    Kick: _kick,
    Ban: _ban,
    Lift: _lift,
    Bans: _bans,
    Delete: _delete,
    Forget: _forget,
}
