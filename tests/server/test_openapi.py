"""The description of the interface: every answer that is not what was wished is a `Problem`."""

from __future__ import annotations

import re
from typing import Any

from tests.server.conftest import Serve
from zoco.server.wire.bodies import Problem


async def test_every_request_declares_its_problems(shared: Serve) -> None:
    async with shared() as running:
        described = await running.device().get("/schema/openapi.json")
    fields = described["components"]["schemas"]["Problem"]["properties"]
    assert set(fields) == set(Problem.__struct_fields__)
    for path, operations in described["paths"].items():
        for operation in operations.values():
            failed = {code: one for code, one in operation["responses"].items() if code >= "400"}
            if path != "/api/health":
                assert {"400", "429", "503"} <= set(failed), path
            if "{" in path:
                assert "404" in failed, path
            for code, answer in failed.items():
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, (path, code)


async def test_problems_that_happen_are_declared(shared: Serve) -> None:
    async with shared() as running:
        ada, eve = running.device(), running.device()
        described = (await ada.get("/schema/openapi.json"))["paths"]
        table = await ada.table()
        requests: list[tuple[str, str, Any]] = [
            ("post", "/api/tables", {"game": "suleika", "seats": 9}),
            ("post", "/api/tables", {"game": "none", "seats": 2}),
            ("post", "/api/tables", {"game": 3}),
            ("post", "/api/tables/import", {"log": "{}"}),
            ("get", "/api/tables/none", None),
            ("post", f"/api/tables/{table}/join", {"name": "ada"}),
            ("post", f"/api/tables/{table}/join", {"name": "Eve", "seat": 9}),
            ("post", f"/api/tables/{table}/start", {}),
            ("post", f"/api/tables/{table}/invitations", None),
            ("post", f"/api/tables/{table}/continue", {"token": "x"}),
            ("post", f"/api/tables/{table}/fork", {"ply": 1, "name": "Eve"}),
            ("post", f"/api/tables/{table}/rematch", {}),
            ("post", f"/api/tables/{table}/seats/0/leave", None),
            ("post", f"/api/tables/{table}/seats/99/bot", {"level": "random"}),
            ("post", f"/api/tables/{table}/seats/0/preview", {"move": {}}),
            ("get", f"/api/tables/{table}/replay/7", None),
            ("get", f"/api/tables/{table}/export.txt?seat=1", None),
            ("get", "/api/games/none", None),
            ("get", "/api/games/suleika/text/fr", None),
        ]
        for method, path, body in requests:
            answer = await eve.web.request(method, path, json=body)
            assert answer.status_code >= 400, path
            assert set(answer.json()) == set(Problem.__struct_fields__)
            operation = next(
                one[method]
                for pattern, one in described.items()
                if re.fullmatch(re.sub(r"{[^}]*}", "[^/]+", pattern), path.partition("?")[0])
                and method in one
            )
            assert str(answer.status_code) in operation["responses"], (path, answer.text)


async def test_no_english_is_said_in_another_language(shared: Serve) -> None:
    """What a sentence is filled with are names and numbers of the game, never prose."""
    async with shared() as running:
        ada = running.device()
        wrong = ({"seats": 9}, {"seats": 2, "options": {"first": "x"}}, {"seats": 2, "edition": {}})
        for body in wrong:
            refused = await ada.post("", 422, game="suleika", **body)
            for value in refused["said"]["params"].values():
                assert " " not in str(value)
            assert refused["detail"]
        refused = await ada.post("/import", 422, log="{}")
        codes = {"reason": "damaged", "place": "field"}  # they choose a sentence
        assert refused["said"]["params"] == {**codes, "line": 1, "field": "format"}
        assert (await ada.post("", 400, game=3))["said"]["params"] == {}
