"""HTTP: what can be read of a match. Before the end everybody gets what they may know."""

from __future__ import annotations

from typing import Annotated, cast

from litestar import Controller, MediaType, Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from zoco.bots.review import Review
from zoco.server.history.film import Stretch
from zoco.server.http.doors import Somebody, TheRoom
from zoco.server.http.export import (
    explained,
    export_json,
    export_lines,
    export_text,
    eyes,
    filmed,
    in_words,
    looked_back,
    verdict,
    viewer,
)
from zoco.server.http.games import spoken
from zoco.server.http.problems import problems
from zoco.server.wire.bodies import Film, Position, Reasons, Words
from zoco.server.wire.proof import Exported, Verdict

LINES = "application/jsonl"
Eyes = Annotated[int | None, QueryParameter(ge=0, le=15, description="through whose eyes")]

Opened = Annotated[bool, QueryParameter(name="open", description="all that was hidden, at the end")]

Ply = Annotated[int, PathParameter(ge=0, le=1_000_000)]
From = Annotated[
    int, QueryParameter(name="from", ge=0, le=1_000_000, description="the first frame")
]
To = Annotated[
    int | None, QueryParameter(name="to", ge=0, le=1_000_000, description="the last frame")
]
Seq = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="of which frame")]

Shown = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="with which frame")]
Whose = Annotated[int, QueryParameter(ge=0, le=15, description="whose number")]
Number = Annotated[
    str,
    QueryParameter(
        max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z", description="a measure or a kind of piece"
    ),
]


class Matches(Controller):
    """Exports and replay."""

    path = "/api/tables/{table_id:str}"
    tags = ("matches",)

    @get("/export.json", responses=problems(403, 404, 409))
    async def as_json(
        self, room: TheRoom, visitor: Somebody, seat: Eyes = None
    ) -> Response[Exported]:
        """The log with the proof of its dice."""
        content = await export_json(room, viewer(room, visitor.token, seat))
        file = _file(content, f"{room.id}.json", "application/json")
        return cast("Response[Exported]", file)  # it is encoded already, a line for each entry

    @get("/export.jsonl", media_type=LINES, responses=problems(403, 404, 409))
    async def as_lines(
        self, room: TheRoom, visitor: Somebody, seat: Eyes = None
    ) -> Response[bytes]:
        """The log alone, one entry a line, as `zoco replay` reads it."""
        lines = await export_lines(room, viewer(room, visitor.token, seat))
        return _file(b"\n".join(lines) + b"\n", f"{room.id}.jsonl", LINES)

    @get("/export.txt", media_type=MediaType.TEXT, responses=problems(403, 404, 409))
    async def as_text(
        self, room: TheRoom, visitor: Somebody, seat: Eyes = None, language: FromQuery[str] = "en"
    ) -> Response[bytes]:
        """The match told event by event."""
        text = await export_text(room, viewer(room, visitor.token, seat), spoken(language))
        return _file(text.encode(), f"{room.id}.txt", MediaType.TEXT)

    @get("/replay/{ply:int}", responses=problems(403, 404, 409))
    async def replay(
        self, room: TheRoom, visitor: Somebody, ply: Ply, seat: Eyes = None, opened: Opened = False
    ) -> Response[Position]:
        """The table after so many moves of the surviving line."""
        return Response(await looked_back(room, eyes(room, visitor.token, seat, opened), ply))

    @get("/frames", responses=problems(403, 404, 409))
    async def frames(
        self,
        room: TheRoom,
        visitor: Somebody,
        first: From = 0,
        last: To = None,
        seat: Eyes = None,
        opened: Opened = False,
    ) -> Response[Film]:
        """The match frame by frame, undone moves too; as many as fit, and where to go on."""
        seen_by = eyes(room, visitor.token, seat, opened)
        return Response(await filmed(room, seen_by, Stretch(first, last)))

    @get("/outline", responses=problems(403, 404, 409))
    async def outline(
        self,
        room: TheRoom,
        visitor: Somebody,
        seq: Seq = None,
        seat: Eyes = None,
        opened: Opened = False,
    ) -> Response[Words]:
        """The position of a frame in words; without a number, as the table stands."""
        return Response(await in_words(room, eyes(room, visitor.token, seat, opened), seq))

    @get("/review", responses=problems(403, 404, 409))
    async def review(self, room: TheRoom, visitor: Somebody) -> Review:
        """After the end: what every position promised each seat, and the plies that counted."""
        room.require_visible(visitor.token)
        return await room.hindsight.review()

    @get("/why", responses=problems(403, 404, 409))
    async def why(
        self,
        room: TheRoom,
        visitor: Somebody,
        seq: Shown,
        of: Whose,
        number: Number,
        seat: Eyes = None,
        opened: Opened = False,
    ) -> Response[Reasons]:
        """Why a number is what it is, with a frame: its terms and their paragraphs."""
        seen_by = eyes(room, visitor.token, seat, opened)
        return Response(await explained(room, seen_by, seq, of, number))

    @get("/verify", responses=problems(403, 404, 409, 422))
    async def verify(self, room: TheRoom, visitor: Somebody) -> Verdict:
        """Play a finished match anew and draw its dice anew: the proof that nobody chose them."""
        return await verdict(room)


def _file(content: bytes, name: str, kind: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'inline; filename="zoco-{name}"'}
    return Response(content, media_type=kind, headers=headers)
