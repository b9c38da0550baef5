"""Requests that are thrown at every address, made out of the description of the interface."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Serve

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def throw(described: dict[str, Any], base: str, table: str, cookie: str, times: int) -> int:
    """Requests of all kinds, half of them at a table of one's own; how many were made."""
    # A whole number is a number, too: "one of" both is what the description cannot mean.
    told = json.dumps(described).replace('"oneOf"', '"anyOf"')
    schema = schemathesis.openapi.from_dict(json.loads(told))
    made = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=times,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def one(case: Any) -> None:
            nonlocal made
            made += 1
            if "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = table
            headers = {"Cookie": cookie, **(case.headers or {})}
            answer = case.call(base_url=base, headers=headers)
            case.validate_response(answer, checks=CHECKS)

        one()
    return made


async def thrown(serve: Serve, times: int) -> int:
    async with serve() as running:
        ada = running.device()
        described = await ada.get("/schema/openapi.json")
        table = await ada.table("toy", bots={"1": "random"})
        await ada.post(f"/{table}/start")
        given = (described, running.base, table, ada.cookie, times)
        return await asyncio.to_thread(throw, *given)


async def test_no_request_breaks_the_server(serve: Serve) -> None:
    assert await thrown(serve, times=3) > 60


@pytest.mark.soak
async def test_no_request_breaks_the_server_however_many(serve: Serve) -> None:
    assert await thrown(serve, times=300) > 3000
