"""Editions of the host are offered and played like shipped ones; bad files harm nothing."""

from __future__ import annotations

import json
import logging
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Serve


def shipped() -> dict[str, Any]:
    file = resources.files("zoco.games.suleika") / "editions" / "standard.json"
    found: dict[str, Any] = json.loads(file.read_text())
    return found


def written(folder: Path, name: str, text: str) -> None:
    (folder / "suleika").mkdir(parents=True, exist_ok=True)
    (folder / "suleika" / name).write_text(text)


async def test_an_edition_in_the_folder_is_offered_and_played(serve: Serve, tmp_path: Path) -> None:
    folder = tmp_path / "editions"
    written(folder, "ours.json", json.dumps(shipped() | {"name": "Our souk"}))
    async with serve(editions=str(folder), idle=0.2) as running:
        ada = running.device()
        info = await ada.get("/games/suleika")
        assert info["own"] == {"ours": "Our souk"}
        assert info["editions"][-1] == "ours"
        assert "ours" in [one for it in await ada.get("/games") for one in it["editions"]]
        assert (await ada.get("/games/suleika/editions/ours"))["name"] == "Our souk"
        table = await ada.table(edition="ours", bots={"1": "random"})
        state = await ada.post(f"/{table}/start")
        assert state["table"]["edition"] == "Our souk"
        await ada.post("", 422, game="suleika", seats=2, name="Ada", edition="../editions/ours")
        await ada.post("", 422, game="bazaar", seats=2, name="Ada", edition="ours")
        written(folder, "more.json", json.dumps(shipped() | {"name": "Another"}))
        await running.house.read_shelf()
        assert set((await ada.get("/games/suleika"))["own"]) == {"ours", "more"}
        (folder / "suleika" / "ours.json").unlink()
        await running.house.read_shelf()
        await ada.get("/games/suleika/editions/ours", 404)
        assert (await ada.get(f"/tables/{table}"))["table"]["status"] == "playing"
    async with serve() as running:  # what it is played with lies in its log
        assert (await running.device().get(f"/tables/{table}"))["table"]["status"] == "playing"


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("cut.json", '{\n"name": "x",\n', "cut.json, line 2: ends too early"),
        ("die.json", json.dumps(shipped() | {"die": ["six"]}), "die.json, field die[0]: must be"),
        (
            "extra.json",
            json.dumps(shipped() | {"frogs": 1}),
            "extra.json, field frogs: there is",
        ),
        ("standard.json", json.dumps(shipped()), "standard.json of suleika needs another name"),
        ("A b.json", json.dumps(shipped()), "A b.json of suleika needs another name"),
        ("deep.json", "[" * 100_000, "deep.json"),
    ],
)
async def test_a_bad_file_is_named_and_the_others_are_offered(
    serve: Serve, tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, text: str, told: str
) -> None:
    folder = tmp_path / "editions"
    written(folder, name, text)
    written(folder, "good.json", json.dumps(shipped() | {"name": "Good"}))
    with caplog.at_level(logging.WARNING, "zoco.server"):
        async with serve(editions=str(folder)) as running:
            assert (await running.device().get("/games/suleika"))["own"] == {"good": "Good"}
    assert [record for record in caplog.records if told in record.getMessage()]
