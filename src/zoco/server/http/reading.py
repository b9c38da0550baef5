"""What a request carries: no more than its address has use for, and looked at before it is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from zoco.server.refusal import Refusal

OPENS = (b",", b"[", b"{")
"""What stands before a value, or in a text; texts with so many of them are not for tables."""


class Reading(Request[Any, Any, Any]):
    """A request whose values are counted before anything is made of them.

    A million small lists take a few bytes each and seconds to read.
    """

    async def json(self) -> Any:
        """The body, if it is not made to be slow."""
        body, most = await self.body(), self.app.state.settings.body_values
        if sum(map(body.count, OPENS)) > most:
            raise Refusal("request-too-long", 413)
        return await super().json()


@dataclass
class Importing(Operation):
    """The description of an import, whose body is read elsewhere."""

    def __post_init__(self) -> None:
        log = Schema(type=OpenAPIType.STRING, description="a log, as it was exported")
        kind = Schema(type=OpenAPIType.OBJECT, required=["log"], properties={"log": log})
        content = {"application/json": OpenAPIMediaType(schema=kind)}
        self.request_body = RequestBody(content=content, required=True)
