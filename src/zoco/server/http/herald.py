"""HTTP: where somebody wants to be told that it is their turn at a slow table."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from zoco.server.heralds import kind_of, kinds
from zoco.server.house import House
from zoco.server.http.doors import Somebody, TheHouse, TheRoom
from zoco.server.http.problems import problems
from zoco.server.refusal import Refusal
from zoco.server.room.room import Room
from zoco.server.wire.herald import Herald, SetHerald
from zoco.store.records import HeraldRecord


class TurnsTold(Controller):
    """One's own herald at one table."""

    path = "/api/tables/{table_id:str}/herald"
    tags = ("seats",)

    @get("/", responses=problems(403, 404))
    async def own(self, house: TheHouse, room: TheRoom, visitor: Somebody) -> Herald:
        """Where one is told of turns, and by what one may be."""
        return await _told(house, room, visitor.token)

    @post("/", responses=problems(403, 404, 422))
    async def set_own(
        self, house: TheHouse, room: TheRoom, visitor: Somebody, data: JSONBody[SetHerald]
    ) -> Herald:
        """Be told there from now on; with an empty address nowhere."""
        if not room.people.mine(visitor.token):
            raise Refusal("not-at-this-table", 403)
        if data.address:
            kind_of(data.address, house.settings)
        given = (data.address, data.language, visitor.base)
        await house.store.put_herald(HeraldRecord(room.id, visitor.token, *given))
        return await _told(house, room, visitor.token)


async def _told(house: House, room: Room, token: str) -> Herald:
    known = await house.store.heralds(room.id) if token else []
    address = next((it.address for it in known if it.token_hash == token), "")
    return Herald(address, kinds(house.settings))
