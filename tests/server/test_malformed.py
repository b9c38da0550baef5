"""Input that is wrong in ways no client means: refused with a code, on both databases."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.postgres import emptied
from tests.server.conftest import Running, Serve, running, settings_for
from tests.server.test_play import duel

DEEP = 5000
HUGE = "9" * 30
JSON = {"content-type": "application/json"}


def nested(depth: int = DEEP) -> str:
    return '{"a":' * depth + "1" + "}" * depth


@pytest.fixture(params=["sqlite", "postgresql"])
async def server(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Running]:
    values = {}
    if request.param == "postgresql":
        values = {"database": await emptied(request.getfixturevalue("postgres_uri"))}
    async with running(settings_for(tmp_path, frame_size=100_000, **values)) as started:
        yield started


UP = {
    "a deep move": f'{{"type":"play","id":"x","seat":0,"ask":1,"move":{nested()}}}',
    "a deep list": '{"type":"play","id":"x","seat":0,"ask":1,"move":{"a":' + "[" * DEEP * 2,
    "a huge ask": f'{{"type":"play","id":"x","seat":0,"ask":{HUGE},"move":{{}}}}',
    "a huge have": f'{{"type":"watch","seat":0,"have":{HUGE}}}',
    "half a character": '{"type":"say","id":"x","text":"a\\ud800b"}',
    "nobody's name": '{"type":"mute","id":"x","author":"a\\u0000b","on":true}',
    "an id with a line end": '{"type":"ping","id":"abc\\n"}',
}


@pytest.mark.parametrize("text", UP.values(), ids=UP.keys())
async def test_a_frame_that_nobody_means_is_refused(serve: Serve, text: str) -> None:
    async with serve(frame_size=100_000) as started:
        *_, one, _ = await duel(started)
        await one.connection.send(text)
        refused = await one.next("refused")
        assert refused["code"] == "malformed"
        await one.send(type="ping", id="still")
        await one.answer("still")


async def test_text_that_no_store_can_hold_is_refused(server: Running) -> None:
    ada = server.device()
    table, bob = await ada.table(), server.device()
    known = (await ada.get("/games/suleika"))["editions"][0]
    edition = {**await ada.get(f"/games/suleika/editions/{known}"), "name": "x\0y"}
    made = {"game": "suleika", "seats": 2}
    wrong: list[tuple[str, Any]] = [
        ("", {**made, "name": "a\0b"}),
        ("", {**made, "edition": edition}),
        ("", {**made, "edition": "a\0b"}),
        ("", {**made, "bots": {"a\0b": "random"}}),
        ("", {"game": "a\0b", "seats": 2}),
        (f"/{table}/join", {"name": "Bob", "contribution": "a\0b"}),
        (f"/{table}/join", {"name": "Bob", "invite": "a\0b"}),
        (f"/{table}/seats/0/contribute", {"contribution": "a\0b"}),
        (f"/{table}/continue", {"token": "a\0b"}),
        ("/import", {"log": "a\0b"}),
    ]
    for path, body in wrong:
        answer = await (ada if "seats" in path else bob).web.post(f"/api/tables{path}", json=body)
        assert 400 <= answer.status_code < 500, (path, body, answer.text)
        assert answer.json()["code"]
    for path in ("/tables/%00", "/tables/a%00b/replay/0", "/games/%00", "/text/%00"):
        assert (await ada.get(path, 404))["code"]


async def test_an_imported_log_with_such_text_is_refused(server: Running) -> None:
    ada = server.device()
    table = await ada.table("toy", 2, bots={"1": "random"})
    await ada.post(f"/{table}/start")
    lines = (await ada.web.get(f"/api/tables/{table}/export.jsonl")).text.splitlines()
    header = json.loads(lines[0])
    header["edition"]["name"] = "x\0y"
    refused = await ada.post("/import", 422, log=json.dumps(header))
    assert (refused["code"], refused["said"]["params"]["reason"]) == ("import-refused", "rules")


async def test_a_log_that_was_changed_is_refused_as_changed_by_line_and_field(
    server: Running,
) -> None:
    ada, log = server.device(), zoco.Log.start(zoco.load("suleika"), 3, {"first": 0})
    log.append(0, log.game.read("face W"))
    text = log.dumps().decode()
    wrong = {
        ('"facing":3', '"facing":1'): {"reason": "changed", "line": 2, "field": "said"},
        ('"seat":0', '"seat":1'): {"reason": "changed", "line": 2, "field": "said"},
        ('"ply":1', '"ply":2'): {"reason": "changed", "line": 2, "field": "ply"},
        ('"seats":3', '"seats":9'): {"reason": "rules", "line": 1, "field": ""},
        ('"seats":3', '"seats":x'): {"reason": "damaged", "line": 1, "field": ""},
    }
    for (old, new), told in wrong.items():
        assert old in text
        refused = await ada.post("/import", 422, log=text.replace(old, new))
        assert (refused["code"], refused["said"]["params"]) == (
            "import-refused",
            told | {"place": "field" if told["field"] else "line"},
        )
        assert refused["detail"].startswith(f"log, line {told['line']}")


async def test_deeply_nested_requests_are_refused(serve: Serve) -> None:
    async with serve(body_values=3 * DEEP, body_size=100_000) as started:
        ada = started.device()
        table = await ada.table()
        bodies = {
            "": f'{{"game":"suleika","seats":2,"options":{nested()}}}',
            f"/{table}/seats/0/preview": f'{{"move":{nested()}}}',
            "/import": json.dumps({"log": f'{{"log":[{nested()}]}}'}),
        }
        for path, body in bodies.items():
            answer = await ada.web.post(f"/api/tables{path}", content=body, headers=JSON)
            assert answer.status_code in (400, 422), answer.text
            assert answer.json()["code"] in ("bad-request", "import-refused")


async def test_numbers_beyond_everything_in_an_address_lead_nowhere(shared: Serve) -> None:
    async with shared() as started:
        ada = started.device()
        table = await ada.table()
        for seat in (HUGE, "-1", "16", "x"):
            answer = await ada.web.post(f"/api/tables/{table}/seats/{seat}/leave")
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
            assert (await ada.get(f"/tables/{table}/replay/{seat}", 404))["code"]
        eyes = await ada.web.get(f"/api/tables/{table}/export.txt?seat={HUGE}")
        assert (eyes.status_code, eyes.json()["code"]) == (400, "bad-request")


async def test_a_log_may_be_as_long_as_is_said_and_not_longer(serve: Serve) -> None:
    async with serve(import_size=100_000) as started:
        ada = started.device()
        for log, status, code in (
            ('"' * 100_000, 422, "import-refused"),
            ("x" * 100_001, 413, "import-too-long"),
            ('"' * 200_000, 413, "request-too-long"),
        ):
            answer = await ada.post("/import", status, log=log)
            assert answer["code"] == code, answer
