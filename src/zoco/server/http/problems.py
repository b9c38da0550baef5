"""What the description of the interface tells of requests that are not fulfilled."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from zoco.server.wire.bodies import Problem

MEANINGS = {
    400: "The request cannot be read.",
    403: "Not for this visitor.",
    404: "There is no such thing.",
    409: "Not now: the table is not, or no longer, as it has to be.",
    410: "The link has expired, or was used.",
    413: "The request is too long.",
    422: "It was read, but cannot be done.",
    429: "Too many requests; wait a moment.",
    503: "The server stops, or its database does not answer.",
}
ALWAYS = (400, 429, 503)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers that a request may get besides being fulfilled, each with a `Problem`."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*ALWAYS, *statuses})
    }
