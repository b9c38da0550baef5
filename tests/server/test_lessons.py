"""Lessons at a real server: the script instead of bots and dice, refusals, a restart, the end."""

from __future__ import annotations

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

import zoco
from tests.server.conftest import Serve
from tests.server.people import Device, Message, Socket, stands
from tests.server.test_restart import same

GAME = zoco.load("suleika")
LESSON = GAME.lessons[0]
MOVES = [to_builtins(GAME.read(step.moves[0])) for _, step in LESSON.steps()]


async def begun(device: Device) -> tuple[str, Socket, Message]:
    made = await device.post("/learn", game="suleika", lesson="match", name="Nora")
    table = made["table"]["id"]
    socket = await device.sit(table, 0)
    await socket.next("step")
    return table, socket, made


async def test_a_lesson_is_played_to_its_end_by_the_script(shared: Serve) -> None:
    async with shared() as running:
        nora = running.device()
        table, socket, made = await begun(nora)
        assert (made["table"]["private"], made["table"]["practice"]) == (True, True)
        assert made["table"]["origin"]["lesson"] == "match"
        script = await nora.get("/games/suleika/lessons/match")
        for step, move in zip(script["steps"], MOVES, strict=True):
            assert socket.last["ply"] == step["ply"]
            assert move in step["moves"]
            await socket.play(move)
        assert socket.last["ply"] == len(LESSON.line)
        assert stands(socket.last)["result"]["ranks"][0] == 1
        mine = await nora.get("/tables/mine")
        assert [(line["lesson"], line["status"]) for line in mine] == [("match", "over")]
        again = await nora.post(f"/{table}/rematch", 409, joins=True)
        assert again["code"] == "lesson-learned"


async def test_what_the_lesson_does_not_ask_for_is_refused_kindly(shared: Serve) -> None:
    async with shared() as running:
        _, socket, _ = await begun(running.device())
        refused = await socket.play({"type": "face", "facing": 3})
        assert (refused["type"], refused["code"]) == ("refused", "lesson-otherwise")
        against = await socket.play({"type": "face", "facing": 2})
        assert against["paragraph"] == "suleika 2.1"
        assert (await socket.play(MOVES[0]))["type"] == "step"


async def test_what_was_taken_back_is_learned_again(shared: Serve) -> None:
    async with shared() as running:
        _, socket, _ = await begun(running.device())
        await socket.play(MOVES[0])
        ply = socket.last["ply"]
        await socket.send(type="undo", id="back", seat=0)
        assert (await socket.answer("back"))["ply"] == 0
        await socket.play(MOVES[0])
        assert socket.last["ply"] == ply


async def test_a_lesson_that_was_left_goes_on_after_a_restart(serve: Serve) -> None:
    async with serve() as running:
        nora = running.device()
        table, socket, _ = await begun(nora)
        await socket.play(MOVES[0])
        ply = socket.last["ply"]
    async with serve() as running:
        back = same(nora, running)
        socket = await back.sit(table, 0)
        assert (await socket.next("step"))["ply"] == ply
        await socket.play(MOVES[1])
        assert socket.last["ply"] > ply


async def test_a_lesson_of_another_script_is_closed_and_says_so(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as running:
        nora = running.device()
        table, socket, _ = await begun(nora)
        await socket.play(MOVES[0])
    other = replace(LESSON, line=("0 face W", *LESSON.line[1:]))
    monkeypatch.setattr(type(GAME), "lessons", (other,))
    async with serve() as running:
        found = await same(nora, running).get(f"/tables/{table}")
        assert (found["table"]["status"], found["table"]["closed_because"]) == ("closed", "rules")


async def test_lessons_are_told_of_with_their_minutes(shared: Serve) -> None:
    async with shared() as running:
        nora = running.device()
        found = (await nora.get("/games/suleika"))["lessons"]
        assert [(it["key"], it["minutes"]) for it in found] == [("match", LESSON.minutes)]
        await nora.post("/learn", 404, game="suleika", lesson="none", name="Nora")
