"""The HTTP interface: games, texts, tables, exports, forks, imports, problems."""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Awaitable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from warnings import catch_warnings

import pytest

import zoco
from tests.server.conftest import Serve
from tests.server.people import Device, Message, play_out, stands
from tests.server.test_play import duel, options
from zoco.core.words.texts import keys_and_variables
from zoco.server.http.pages import client_files
from zoco.server.http.preview import previewed


async def test_every_game_is_listed_with_what_a_lobby_needs(shared: Serve) -> None:
    async with shared() as running:
        device = running.device()
        games = await device.get("/games")
        assert {game["key"] for game in games} >= {meta.key for meta in zoco.games()}
        for game in games:
            assert game == await device.get(f"/games/{game['key']}")
            for language in ("en", "de"):
                text = await device.web.get(f"/api/games/{game['key']}/text/{language}")
                assert {"error-stale-ask", "refusal-not-now"} <= set(keys_and_variables(text.text))
                book = await device.get(f"/games/{game['key']}/rulebook/{language}")
                assert book["sections"]
            for edition in game["editions"]:
                whole = await device.get(f"/games/{game['key']}/editions/{edition}")
                rules = running.house.settings.find(game["key"])
                assert rules.edition(whole) == rules.edition(edition)
        cards = await device.get("/games/basari_cards/editions/standard")
        assert (cards["start"], cards["worker_target"]) == (3, 15), "what is as usual, too"
        journey = await device.get("/games/scheherazade/editions/standard")
        assert {"effect": "harem_guard", "colour": None, "amount": 0} in journey["cards"]
        suleika = next(game for game in games if game["key"] == "suleika")
        assert {option["name"] for option in suleika["options"]} == {"first", "direction_at_end"}
        lobby = (await device.web.get("/api/text/de")).text
        assert "error-no-such-table" in keys_and_variables(lobby)


async def test_problems_have_a_code_and_a_sentence(shared: Serve) -> None:
    async with shared() as running:
        device = running.device()
        cases: list[tuple[str, str, Any, int, str]] = [
            ("GET", "/api/nowhere", None, 404, "not-found"),
            ("GET", "/api/games/chess", None, 404, "no-such-game"),
            ("GET", "/api/games/suleika/text/fr", None, 404, "no-such-language"),
            ("GET", "/api/games/suleika/editions/gold", None, 404, "no-such-edition"),
            ("GET", "/api/tables/none", None, 404, "no-such-table"),
            ("DELETE", "/api/tables", None, 405, "method-not-allowed"),
            ("POST", "/api/tables", {}, 400, "bad-request"),
            ("POST", "/api/tables", {"game": "suleika", "seats": 2, "x": 1}, 400, "bad-request"),
            ("POST", "/api/tables", {"game": "suleika", "seats": 9}, 422, "bad-table"),
            ("POST", "/api/tables", {"game": "chess", "seats": 2}, 404, "no-such-game"),
            (
                "POST",
                "/api/tables",
                {"game": "suleika", "seats": 2, "edition": "/etc/passwd"},
                422,
                "no-such-edition",
            ),
            (
                "POST",
                "/api/tables",
                {"game": "suleika", "seats": 2, "options": {"first": 7}},
                422,
                "bad-table",
            ),
            ("POST", "/api/tables/import", {"log": "nonsense"}, 422, "import-refused"),
        ]
        for method, path, body, status, code in cases:
            answer = await device.web.request(method, path, json=body)
            problem = answer.json()
            assert (answer.status_code, problem["code"]) == (status, code), (path, problem)
            assert len(problem["sentence"].split()) > 3
            assert problem["said"]["key"] == f"error-{code}"
            assert "Traceback" not in answer.text


async def test_another_website_may_not_speak_for_a_visitor(serve: Serve) -> None:
    async with serve(public_url="https://zoco.example") as running:
        device = running.device()
        body = {"game": "suleika", "seats": 2, "name": "Ada"}
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            (running.base, 201),
            ("https://zoco.example", 201),
        ):
            answer = await device.web.post("/api/tables", json=body, headers={"Origin": origin})
            assert answer.status_code == status, origin
        table = answer.json()["table"]["id"]
        socket = await device.socket(table, origin="https://evil.example")
        assert (await socket.next("bye"))["code"] == "foreign-page"


async def test_too_many_requests_are_refused(serve: Serve) -> None:
    async with serve(requests_per_minute=5) as running:
        device = running.device()
        answers = [await device.web.get("/api/health") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "too-many-requests"


async def test_a_film_comes_in_pages_that_join_without_a_gap(
    shared: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zoco.server.history.film.PAGE", 20_000)
    async with shared() as running:
        table, ada, _, one, two = await duel(running, game="bazaar")
        last = await play_out([one, two], random.Random(1), stop=60)
        film, more = await pages(ada, f"/tables/{table}/frames")
        assert more > 1
        assert [frame["seq"] for frame in film] == list(range(last["seq"] + 1))
        assert await pages(ada, f"/tables/{table}/frames", 5, "&to=7") == (film[5:8], 1)
        missing = await ada.get(f"/tables/{table}/frames?from={last['seq'] + 1}", 404)
        assert missing["code"] == "no-such-frame"
        step = await (await ada.sit(table, 0, have=None)).next("step")
        assert step["frames"] == film[-1:]
        assert step["recalled"] == remembered(film) != []


async def pages(device: Device, path: str, at: int = 0, to: str = "") -> tuple[list[Message], int]:
    """The frames of a film, and in how many pages they came; from the start each has a memory."""
    film: list[Message] = []
    wanted: int | None = at
    count = 0
    while wanted is not None:
        page = await device.get(f"{path}?from={wanted}{to}")
        assert page["frames"][0]["seq"] == wanted
        assert len(json.dumps(page["frames"][:-1])) < 25_000
        assert at or page["recalled"] == remembered(film)
        film += page["frames"]
        count += 1
        wanted = page["next"]
    return film, count


def remembered(frames: list[Message]) -> list[Message]:
    """The memory after these frames from the first on, added up as a client does."""
    memory: list[Message] = []
    for frame in frames:
        memory += [told["event"] for told in frame["told"] if told.get("remembered")]
        del memory[frame["memory"] :]
    return memory


async def test_a_finished_match_is_exported_replayed_forked_and_imported(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running)
        early = await ada.post(f"/{table}/fork", 409, ply=1, name="Ada")
        assert early["code"] == "not-over"
        last = await play_out([one, two], random.Random(1))
        text = (await ada.web.get(f"/api/tables/{table}/export.txt?language=de")).text
        assert "Ada" in text.splitlines()[0]
        assert "Punkte" in text
        for ply in (0, 1, last["ply"]):
            position = await ada.get(f"/tables/{table}/replay/{ply}?seat=1")
            assert (position["frame"]["ply"], position["seat"]) == (ply, 1)
        assert position["frame"] == stands(two.last)
        assert position["frame"]["result"] == stands(last)["result"]
        await ada.get(f"/tables/{table}/replay/{last['ply'] + 1}", 404)

        eve = running.device()
        for name in ("   ", "a\u0007b", "\u202eevil", "a\u200bb"):
            bad = await eve.post(f"/{table}/fork", 422, ply=50, name=name, seat=1)
            assert bad["code"] == "bad-name"
        fork = await eve.post(f"/{table}/fork", ply=50, name=" Eve ", seat=1)
        assert fork["table"]["seats"][1]["name"] == "Eve"
        assert fork["table"]["origin"] == {"kind": "fork", "table": table, "ply": 50}
        assert fork["table"]["fair"]["since"] == 50
        assert fork["table"]["practice"]
        (mine,) = await eve.get("/tables/mine")
        assert (mine["practice"], mine["origin"]) == (True, "fork")
        assert fork["table"]["fair"]["commitment"] != last
        begun = await eve.post(f"/{fork['table']['id']}/start", fill="random")
        assert begun["table"]["status"] == "playing"
        there = await (await eve.sit(fork["table"]["id"], 1)).next("step")
        assert there["seq"] >= 50

        for export in ("export.json", "export.jsonl"):
            log = (await ada.web.get(f"/api/tables/{table}/{export}")).text
            taken = await eve.post("/import", log=log)
            assert (taken["table"]["status"], taken["table"]["private"]) == ("over", True)
            copy = taken["table"]["id"]
            again = (await eve.web.get(f"/api/tables/{copy}/export.jsonl")).content
            assert zoco.Log.loads(again).head == last["head"]
            await ada.get(f"/tables/{copy}/export.json", 403)


async def test_an_altered_log_is_not_taken_in(serve: Serve) -> None:
    async with serve(import_size=200_000) as running:
        _, ada, _, one, two = await duel(running, game="toy", options={"rounds": 1})
        last = await play_out([one, two], random.Random(1))
        log = (await ada.web.get(f"/api/tables/{last['table']}/export.jsonl")).text
        refused = await ada.post("/import", 422, log=log.replace('"seq":2', '"seq":3', 1))
        assert "line" in refused["sentence"]
        long = await ada.post("/import", 413, log=log + " " * 200_000)
        assert long["code"] == "import-too-long"


async def test_an_unfinished_log_is_played_on(shared: Serve) -> None:
    async with shared() as running:
        game = zoco.load("suleika")
        log = zoco.Log.start(game, 2, {"first": 0}, players=("A", "B"))
        rng = random.Random(1)
        while log.ply < 20:
            seat = game.actors(log.table)[0]
            pool = game.outcomes(log.table) if seat == zoco.CHANCE else game.moves(log.table, seat)
            log.append(seat, pool.sample(rng))
        ada = running.device()
        taken = await ada.post("/import", log=log.dumps().decode())
        table = taken["table"]["id"]
        assert (taken["table"]["status"], taken["table"]["fair"]["since"]) == ("waiting", 20)
        await ada.post(f"/{table}/join", name="Ada")
        await ada.post(f"/{table}/start", fill="random")
        step = await (await ada.sit(table, 0)).next("step")
        assert step["seq"] >= 20


async def test_preview_and_hint_speak_to_ones_own_seat(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, _ = await duel(running, options={"first": 0})
        move = options(one.last)[0]
        facts = await ada.post(f"/{table}/seats/0/preview", 200, move=move)
        assert facts["facts"][0]["key"].startswith("fact-")
        wrong = await ada.post(f"/{table}/seats/0/preview", 200, move={"type": "face", "facing": 2})
        assert wrong["paragraph"] == "suleika 2.1"
        await ada.post(f"/{table}/seats/0/preview", 422, move={"type": "cheat"})
        hint = await ada.post(f"/{table}/seats/0/hint", 200)
        assert 2 <= len(hint["choices"]) <= 3
        for choice in hint["choices"]:
            assert choice["move"] in options(one.last)
            assert choice["reason"]["key"].startswith("reason-")
            assert 0 < choice["share"] < 100
        assert await ada.post(f"/{table}/seats/0/hint", 200) == hint
        assert (await bob.post(f"/{table}/seats/1/hint", 409))["code"] == "nothing-asked"


async def test_health_readiness_and_the_description_of_the_interface(shared: Serve) -> None:
    async with shared() as running:
        device = running.device()
        assert (await device.get("/health"))["status"] == "ok"
        assert (await device.get("/ready"))["status"] == "ready"
        schema = await device.get("/schema/openapi.json")
        paths = set(schema["paths"])
        assert {"/api/games", "/api/tables", "/api/tables/{table_id}/export.json"} <= paths
        assert not any("socket" in path for path in paths)


async def test_a_server_whose_database_is_gone_is_not_ready(serve: Serve) -> None:
    async with serve() as running:
        await running.house.store._engine.dispose()
        Path(str(running.house.store._engine.url.database)).unlink()
        Path(str(running.house.store._engine.url.database)).mkdir()
        assert (await running.device().get("/ready", 503))["code"] == "not-ready"
        Path(str(running.house.store._engine.url.database)).rmdir()
    del running
    with catch_warnings(action="ignore", category=ResourceWarning):
        gc.collect()  # what a running server was torn away from is closed by nobody


async def test_without_a_client_a_plain_page_says_what_is_here(shared: Serve) -> None:
    async with shared() as running:
        page = await running.device().web.get("/")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")


async def test_the_client_answers_every_address_of_its_own(tmp_path: Path) -> None:
    from litestar import Litestar
    from litestar.testing import AsyncTestClient

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>client</h1>")
    (tmp_path / "assets" / "a.js").write_text("1")
    app = Litestar(client_files(tmp_path), openapi_config=None)
    async with AsyncTestClient(app) as web:
        for path in ("/", "/table/abc", "/rules/suleika"):
            assert (await web.get(path)).text == "<h1>client</h1>"
        assert (await web.get("/assets/b.js")).status_code == 404


async def test_a_file_of_the_client_is_packed_once_and_kept_for_ever(tmp_path: Path) -> None:
    from litestar import Litestar
    from litestar.testing import AsyncTestClient

    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("1" * 900)
    (tmp_path / "assets" / "b.woff2").write_bytes(b"font" * 90)
    app = Litestar(client_files(tmp_path), openapi_config=None)
    async with AsyncTestClient(app) as web:
        packed = await web.get("/assets/a.js", headers={"Accept-Encoding": "gzip, br"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"].startswith("text/javascript")
        assert "immutable" in packed.headers["cache-control"]
        assert int(packed.headers["content-length"]) < 100
        assert packed.text == "1" * 900
        plain = await web.get("/assets/a.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == packed.text
        assert "content-encoding" not in (await web.get("/assets/b.woff2")).headers
        assert (await web.post("/assets/a.js")).status_code == 404


async def test_a_log_with_names_that_are_none_is_not_taken_in(shared: Serve) -> None:
    async with shared() as running:
        game, eve = zoco.load("suleika"), running.device()
        for names in (("\u202eA", "B"), ("A", "b\u0000"), ("A", " "), ("A", "b" * 41)):
            log = zoco.Log.start(game, 2, {"first": 0}, players=names).dumps().decode()
            assert (await eve.post("/import", 422, log=log))["code"] == "bad-name"
        log = zoco.Log.start(game, 2, {"first": 0}).dumps().decode()
        taken = await eve.post("/import", log=log)
        assert [seat["name"] for seat in taken["table"]["seats"]] == ["", ""]


async def test_a_link_previews_its_game_and_no_seat(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "cover-suleika.png").write_bytes(b"png")
    (tmp_path / "index.html").write_text("<head></head>")
    async with serve(public_url="https://zoco.example/") as running:
        ada = running.device()
        table = await ada.table(private=True)
        house = running.house

        def told(path: str, **headers: str) -> Awaitable[str]:
            app = SimpleNamespace(state={"house": house})
            request: Any = SimpleNamespace(app=app, headers=headers, base_url="http://x/")
            return previewed("<head></head>", request, path, tmp_path)

        shown = await told(f"/table/{table}/replay/7")
        assert 'og:title" content="Suleika"' in shown
        assert "https://zoco.example/assets/cover-suleika.png?v=" in shown
        assert "Ada" not in shown
        assert "seat" not in shown
        assert "Schick" in await told("/rules/suleika", **{"accept-language": "de-DE,en"})
        for path in ("/", "/mine", "/table/nothing", "/new/<script>", "/table/.."):
            assert await told(path) == "<head></head>"
