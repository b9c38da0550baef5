"""HTTP: making, finding and joining tables."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, RawBody

from zoco.server import founding
from zoco.server.house import House
from zoco.server.http.doors import Somebody, TheDoor, TheHouse, TheRoom, Visitor
from zoco.server.http.lines import lines
from zoco.server.http.problems import problems
from zoco.server.http.reading import Importing
from zoco.server.room import commands
from zoco.server.wire.bodies import (
    Again,
    Answer,
    Fork,
    Join,
    Learn,
    Link,
    NewTable,
    Seated,
    Spectate,
    Start,
    TableLine,
    UseLink,
)
from zoco.server.wire.messages import State


class Tables(Controller):
    """All tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", responses=problems(403, 404, 409, 413, 422))
    async def make(self, house: TheHouse, visitor: Somebody, data: JSONBody[NewTable]) -> State:
        """Make a table."""
        return await _state(house, await founding.found(house, data, visitor.token), visitor)

    @post("/learn", responses=problems(403, 404, 422))
    async def learn(self, house: TheHouse, visitor: Somebody, data: JSONBody[Learn]) -> State:
        """Begin a lesson: a match with a script, in which one plays."""
        return await _state(house, await founding.learn(house, data, visitor.token), visitor)

    @get("/", responses=problems())
    async def open_tables(self, house: TheHouse, visitor: Somebody) -> list[TableLine]:
        """Tables that anybody may join, the newest first."""
        return await lines(
            house, await house.store.open_tables(house.settings.tables_listed), visitor.token
        )

    @get("/mine", responses=problems())
    async def mine(self, house: TheHouse, visitor: Somebody) -> list[TableLine]:
        """The visitor's tables, the last touched first."""
        return await lines(
            house,
            await house.store.tables_of(visitor.token, house.settings.tables_listed),
            visitor.token,
        )


class Imports(Controller):
    """Logs from elsewhere."""

    path = "/api/tables/import"
    tags = ("tables",)

    @post("/", responses=problems(403, 413, 422), operation_class=Importing)
    async def take_in(self, house: TheHouse, visitor: Somebody, body: RawBody) -> State:
        """A table from an exported log."""
        return await _state(house, await founding.take_in(house, body, visitor.token), visitor)


class OneTable(Controller):
    """Coming to one table."""

    path = "/api/tables/{table_id:str}"
    tags = ("tables",)

    @get("/", responses=problems(403, 404))
    async def table(self, room: TheRoom, visitor: Somebody) -> State:
        """Who sits at a table. Reading it uses up no invitation."""
        return room.audience.state(visitor.token)

    @post("/join", responses=problems(403, 404, 409, 410, 422))
    async def join(self, door: TheDoor, visitor: Somebody, data: JSONBody[Join]) -> Seated:
        """Take a seat with nothing but a name."""
        given = (data.name, data.seat, data.contribution, data.invite)
        seat = await door.take(commands.Join(visitor.token, *given))
        return Seated(door.id, seat)

    @post("/spectate", responses=problems(403, 404, 409, 410, 422))
    async def spectate(self, door: TheDoor, visitor: Somebody, data: JSONBody[Spectate]) -> Seated:
        """Watch; by invitation where the table is private."""
        await door.take(commands.Spectate(visitor.token, data.name, data.invite))
        return Seated(door.id, None)

    @post("/seekers/{number:int}", responses=problems(403, 404, 409))
    async def answer(
        self, room: TheRoom, visitor: Somebody, number: FromPath[int], data: JSONBody[Answer]
    ) -> State:
        """Give a bot's seat to who asked for it, or not."""
        await room.take(commands.GiveSeat(visitor.token, number, data.agree))
        return room.audience.state(visitor.token)

    @post("/start", responses=problems(403, 404, 409, 422))
    async def start(self, room: TheRoom, visitor: Somebody, data: JSONBody[Start]) -> State:
        """Begin, with bots on the free seats if wished."""
        await room.take(commands.Start(visitor.token, data.fill, data.contribution))
        return room.audience.state(visitor.token)

    @post("/invitations", responses=problems(403, 404))
    async def invite(self, room: TheRoom, visitor: Somebody) -> Link:
        """A link that lets people in until it expires."""
        token, expires = await room.take(commands.Invite(visitor.token))
        return Link(f"{visitor.base}/table/{room.id}#invite={token}", token, expires)

    @post("/continue", responses=problems(403, 404, 410))
    async def go_on(self, door: TheDoor, visitor: Somebody, data: JSONBody[UseLink]) -> Seated:
        """Use up a continuation link: this device may act for its seat."""
        seat = await door.take(commands.GoOn(visitor.token, data.token))
        return Seated(door.id, seat)

    @post("/rematch", responses=problems(403, 404, 409))
    async def rematch(self, room: TheRoom, visitor: Somebody, data: JSONBody[Again]) -> State:
        """Be in when the same people play again, everybody one seat on, or say that one is not.

        It begins at once when everybody has said so, else when the others were waited for.
        """
        await room.take(commands.Rematch(visitor.token, data.joins, data.contribution))
        return room.audience.state(visitor.token)

    @post("/fork", responses=problems(403, 404, 409, 422))
    async def fork(
        self, house: TheHouse, room: TheRoom, visitor: Somebody, data: JSONBody[Fork]
    ) -> State:
        """Play on from a position of a finished match, in a new table."""
        return await _state(house, await founding.fork(house, room, data, visitor.token), visitor)


async def _state(house: House, table_id: str, visitor: Visitor) -> State:
    room = await house.require(table_id)
    return room.audience.state(visitor.token)
