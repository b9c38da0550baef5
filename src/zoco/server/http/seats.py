"""HTTP: what becomes of a seat, and what a seat may ask before it decides."""

from __future__ import annotations

from typing import Annotated, cast

from litestar import Controller, post
from litestar.params import JSONBody, PathParameter

from zoco.core.words.said import Fact
from zoco.server.http.doors import Somebody, TheDoor, TheRoom
from zoco.server.http.problems import problems
from zoco.server.refusal import Refusal
from zoco.server.room import commands
from zoco.server.wire.bodies import AskSeat, Contribute, Facts, Hint, Link, PutBot, Rename, Try
from zoco.server.wire.messages import State

Seat = Annotated[int, PathParameter(ge=0, le=15)]


class Seats(Controller):
    """One seat of a table."""

    path = "/api/tables/{table_id:str}/seats/{seat:int}"
    tags = ("seats",)

    @post("/leave", responses=problems(403, 404, 409))
    async def leave(self, room: TheRoom, visitor: Somebody, seat: Seat) -> State:
        """Get up; during a match a bot sits in until one comes back."""
        await room.take(commands.Leave(visitor.token, seat))
        return room.audience.state(visitor.token)

    @post("/back", responses=problems(403, 404, 409))
    async def back(self, room: TheRoom, visitor: Somebody, seat: Seat) -> State:
        """Take one's seat back from the bot."""
        await room.take(commands.ComeBack(visitor.token, seat))
        return room.audience.state(visitor.token)

    @post("/bot", responses=problems(403, 404, 409, 422))
    async def bot(
        self, room: TheRoom, visitor: Somebody, seat: Seat, data: JSONBody[PutBot]
    ) -> State:
        """Fill a seat with a bot, or let one sit in for somebody who is gone."""
        await room.take(commands.PutBot(visitor.token, seat, data.level))
        return room.audience.state(visitor.token)

    @post("/empty", responses=problems(403, 404, 409))
    async def empty(self, room: TheRoom, visitor: Somebody, seat: Seat) -> State:
        """Free a seat for somebody else."""
        await room.take(commands.Empty(visitor.token, seat))
        return room.audience.state(visitor.token)

    @post("/contribute", responses=problems(403, 404, 409))
    async def contribute(
        self, room: TheRoom, visitor: Somebody, seat: Seat, data: JSONBody[Contribute]
    ) -> State:
        """Throw something into the dice before the match begins."""
        await room.take(commands.Contribute(visitor.token, seat, data.contribution))
        return room.audience.state(visitor.token)

    @post("/ask", responses=problems(403, 404, 409, 410, 422, 429))
    async def ask(
        self, door: TheDoor, visitor: Somebody, seat: Seat, data: JSONBody[AskSeat]
    ) -> State:
        """Ask for the seat of a bot, or one that has become free; whoever is there answers."""
        await door.take(commands.AskSeat(visitor.token, seat, data.name, data.invite))
        return door.audience.state(visitor.token)

    @post("/name", responses=problems(403, 404, 409, 422))
    async def name(
        self, room: TheRoom, visitor: Somebody, seat: Seat, data: JSONBody[Rename]
    ) -> State:
        """Be called otherwise from now on; a log that has begun keeps the name it began with."""
        await room.take(commands.Rename(visitor.token, seat, data.name))
        return room.audience.state(visitor.token)

    @post("/continuation", responses=problems(403, 404))
    async def continuation(self, room: TheRoom, visitor: Somebody, seat: Seat) -> Link:
        """A link to go on with this seat on another device: it works once, and soon expires."""
        token, expires = await room.take(commands.Continue(visitor.token, seat))
        return Link(f"{visitor.base}/table/{room.id}#continue={token}", token, expires)

    @post("/preview", status_code=200, responses=problems(403, 404, 422))
    async def preview(
        self, room: TheRoom, visitor: Somebody, seat: Seat, data: JSONBody[Try]
    ) -> Facts:
        """What is known of a move before it is made, from one's own view alone."""
        room.people.require(seat, visitor.token)
        game, table = room.log.game, room.log.table
        move = room.read_move(data.move)
        refusal = game.why_not(table, seat, move)
        if refusal is not None:
            return Facts((), refusal.said, refusal.paragraph)
        facts = game.preview(game.view(table, seat), move)  # a sentence alone is a fact, too
        return Facts(cast("tuple[Fact, ...]", facts), None, None)

    @post("/hint", status_code=200, responses=problems(403, 404, 409))
    async def hint(self, room: TheRoom, visitor: Somebody, seat: Seat) -> Hint:
        """The best choices as a merchant sees them, from one's own view alone."""
        room.people.require(seat, visitor.token)
        choices = await room.hint(seat)
        if not choices:
            raise Refusal("nothing-asked")
        return Hint(choices)
