"""HTTP: one's own games, and how another device takes them over."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from zoco.server.handover import hand_over, revoke, take_over
from zoco.server.house import House
from zoco.server.http.doors import Somebody, TheHouse
from zoco.server.http.problems import problems
from zoco.server.identity import now
from zoco.server.wire.bodies import UseLink
from zoco.server.wire.handover import Handover, HandoverLink, TakenOver

Number = Annotated[str, PathParameter(max_length=32)]


class Mine(Controller):
    """What belongs to who asks."""

    path = "/api/mine/handovers"
    tags = ("mine",)

    @post("/", responses=problems(403, 409))
    async def make(self, house: TheHouse, visitor: Somebody) -> HandoverLink:
        """A link by which another device takes one's games over: once, and soon."""
        secret, record = await hand_over(house, visitor.token)
        url = f"{visitor.base}/mine#take={secret}"
        return HandoverLink(record.id, url, record.expires)

    @get("/", responses=problems())
    async def all(self, house: TheHouse, visitor: Somebody) -> list[Handover]:
        """The links that one made, the newest first, and what became of them."""
        return await _told(house, visitor.token)

    @post("/take", responses=problems(403, 404, 409, 410))
    async def take(self, house: TheHouse, visitor: Somebody, data: JSONBody[UseLink]) -> TakenOver:
        """Use up such a link: this device may act on all those seats besides its own."""
        return TakenOver(await take_over(house, data.token, visitor.token))

    @post("/{number:str}/revoke", responses=problems(403, 404))
    async def revoke(self, house: TheHouse, visitor: Somebody, number: Number) -> list[Handover]:
        """Make a link void, or send off the device that used it."""
        await revoke(house, number, visitor.token)
        return await _told(house, visitor.token)


async def _told(house: House, token: str) -> list[Handover]:
    """Those that are still good for something: to be used, or to be revoked."""
    made = await house.store.handovers(token) if token else []
    good = [one for one in made if not one.revoked and (one.taken or one.expires > now())]
    return [Handover(one.id, one.made, one.expires, one.taken) for one in good]
