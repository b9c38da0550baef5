"""Play over real sockets: whole matches, asks, and messages that are wrong in every way."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import zoco
from tests.server.conftest import Running, Serve
from tests.server.people import Device, Message, Socket, play_out, stands

FIRST = {"options": {"first": 0}}


async def duel(running: Running, **more: Any) -> tuple[str, Device, Device, Socket, Socket]:
    """Ada on seat 0 and Bob on seat 1, both watching, the match begun."""
    ada, bob = running.device(), running.device()
    contribution = more.pop("contribution", None)
    table = await ada.table(**more)
    if contribution:
        await ada.post(f"/{table}/seats/0/contribute", contribution=contribution)
    await bob.post(f"/{table}/join", name="Bob")
    await ada.post(f"/{table}/start")
    first, second = await ada.sit(table, 0), await bob.sit(table, 1)
    await first.next("step")
    await second.next("step")
    return table, ada, bob, first, second


def options(step: Message) -> list[Message]:
    return [option["move"] for option in step["ask"]["must"]["options"]]


async def test_two_people_play_suleika_to_the_end(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running)
        last = await play_out([one, two], random.Random(1))
        log = zoco.Log.loads((await ada.web.get(f"/api/tables/{table}/export.jsonl")).content)
        assert stands(last)["result"]["ranks"] == list(log.game.score(log.table).ranks)
        assert log.head == last["head"] == two.last["head"]
        assert log.header.called == ("Ada", "Bob")
        for socket in (one, two):
            steps = [m for m in map(json.loads, socket.frames) if m["type"] == "step"]
            shown = [frame["seq"] for step in steps for frame in step["frames"]]
            assert shown == list(range(log.seq + 1))
            once = ["edition" in step and "recalled" in step for step in steps]
            assert once == [True] + [False] * (len(steps) - 1)


async def test_a_move_sent_again_is_answered_and_not_made_again(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, _ = await duel(running, **FIRST)
        ask, move = one.last["ask"]["number"], options(one.last)[0]
        first = await one.play(move, id="once")
        assert (first["type"], first["answers"]) == ("step", "once")
        again = await one.play(move, ask=ask, id="once")
        assert (again["type"], again["answers"], again["seq"]) == ("step", "once", first["seq"])
        elsewhere = await ada.sit(table, 0)
        await elsewhere.next("step")
        third = await elsewhere.play(move, ask=ask, id="once")
        assert (third["type"], third["seq"]) == ("step", first["seq"])


async def test_a_stale_ask_is_refused_with_a_reason(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, _ = await duel(running, **FIRST)
        ask, move = one.last["ask"]["number"], options(one.last)[0]
        seq = (await one.play(move))["seq"]
        refused = await one.play(options(one.last)[0], ask=ask)
        assert (refused["type"], refused["code"]) == ("refused", "stale-ask")
        assert refused["said"]["params"] == {"ask": ask, "now": one.last["ask"]["number"]}
        assert (await look(one))["seq"] == seq


async def look(socket: Socket) -> Message:
    """The table as it is now."""
    await socket.send(type="watch", seat=socket.last["seat"], have=None)
    return await socket.next("step")


async def test_an_illegal_move_is_refused_with_its_paragraph(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, _ = await duel(running, **FIRST)
        refused = await one.play({"type": "face", "facing": 2})
        assert refused["paragraph"] == "suleika 2.1"
        assert refused["said"] == {"key": "refusal-never-back", "params": {"facing": "north"}}
        assert (await look(one))["ply"] == one.last["ply"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ({"type": "roll", "pips": 4}, "illegal"),
        ({"type": "begin", "seat": 0}, "illegal"),
        ({"type": "face", "facing": 9}, "malformed-move"),
        ({"type": "face", "facing": 0, "also": 1}, "malformed-move"),
        ({"type": "cheat"}, "malformed-move"),
        ({}, "malformed-move"),
    ],
)
async def test_a_forged_move_changes_nothing(shared: Serve, move: Message, code: str) -> None:
    async with shared() as running:
        _, _, _, one, _ = await duel(running, **FIRST)
        assert (await one.play(move))["code"] == code
        assert (await look(one))["seq"] == one.last["seq"]


async def test_nobody_acts_for_a_seat_without_its_token(shared: Serve) -> None:
    async with shared() as running:
        table, _, bob, one, two = await duel(running, **FIRST)
        ask, move = one.last["ask"]["number"], options(one.last)[0]
        stranger = await running.device().sit(table, None)
        for socket in (two, stranger):
            wishes: list[Message] = [
                {"type": "play", "ask": ask, "move": move},
                {"type": "undo"},
                {"type": "resign"},
                {"type": "consent", "wish": 0, "agree": True},
            ]
            for wish in wishes:
                await socket.send(id="x", seat=0, **wish)
                assert (await socket.answer("x"))["code"] == "not-your-seat"
        await stranger.send(type="watch", seat=0)
        assert (await stranger.next("refused"))["code"] == "not-your-seat"
        for door in ("leave", "back", "continuation", "hint"):
            await bob.post(f"/{table}/seats/0/{door}", 403)
        await bob.post(f"/{table}/seats/0/preview", 403, move=move)
        assert (await look(one))["seq"] == one.last["seq"]


async def test_a_forged_token_is_nobody(shared: Serve) -> None:
    async with shared() as running:
        table, *_ = await duel(running, **FIRST)
        forger = running.device()
        for token in ("", "x" * 43, "../../etc", "'; drop table tables; --"):
            forger.web.cookies.set("zoco", token)
            socket = await forger.socket(table)
            assert (await socket.next("state"))["mine"] == []
            await socket.send(type="watch", seat=0)
            assert (await socket.next("refused"))["code"] == "not-your-seat"


BROKEN = [
    "",
    "nonsense",
    "[]",
    "null",
    "{}",
    '{"type":"nothing"}',
    '{"type":"play"}',
    '{"type":"ping","id":"a b"}',
    '{"type":"ping","id":"' + "a" * 41 + '"}',
    '{"type":"ping","id":"a","more":1}',
    '{"type":"watch","seat":99}',
    '{"type":"watch","seat":"0"}',
    '{"type":"say","id":"a","text":""}',
    '{"type":"say","id":"a","text":"' + "a" * 501 + '"}',
    "[" * 5000,
]


async def test_malformed_messages_get_a_defined_answer(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, _ = await duel(running, **FIRST)
        for text in BROKEN:
            await one.connection.send(text)
            refused = await one.next("refused")
            assert (refused["id"], refused["code"]) == (None, "malformed"), text
        assert (await look(one))["seq"] == one.last["seq"]


async def test_a_binary_frame_is_malformed_too(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, _ = await duel(running, **FIRST)
        await one.connection.send(b"\x00\x01")
        assert (await one.next("refused"))["code"] == "malformed"


async def test_an_oversized_message_is_refused_and_a_huge_one_ends_it(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, _ = await duel(running, **FIRST)
        await one.connection.send("x" * 20_000)
        assert (await one.next("refused"))["code"] == "too-long"
        await one.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            await one.next("step")
        assert closed.value.sent is not None or closed.value.rcvd is not None
        assert one.connection.close_code == 1009


async def test_too_many_messages_are_refused_and_then_end_it(serve: Serve) -> None:
    async with serve(frames_per_second=1.0, frames_at_once=5, outbound=1000) as running:
        _, _, _, one, _ = await duel(running, **FIRST)
        for number in range(10):
            await one.send(type="ping", id=f"p{number}")
        assert (await one.next("refused"))["code"] == "too-fast"
        for number in range(250):
            await one.send(type="ping", id=f"q{number}")
        assert (await one.next("bye"))["code"] == "too-fast"
        with pytest.raises(ConnectionClosed):
            await one.next("step")
        assert one.connection.close_code == 4029


async def test_sealed_choices_do_not_collide_and_may_be_changed(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, two = await duel(running, game="toy")
        ask = two.last["ask"]["number"]
        await one.play({"type": "do", "what": "keep"})
        assert (await two.next("step"))["ask"]["number"] == ask
        changed = await one.play({"type": "do", "what": "bury"})
        assert stands(changed)["view"]["table"]["sealed"] == ["bury", ""]
        seen = await two.next("step")
        assert stands(seen)["view"]["table"]["sealed"] == ["?", ""]
        assert seen["ask"]["number"] == ask
        await two.play({"type": "do", "what": "keep"}, ask=ask)
        assert stands(two.last)["phase"]["key"] == "phase-offer"


async def test_both_seal_at_the_same_moment(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, two = await duel(running, game="toy")
        keep = {"type": "do", "what": "keep"}
        answers = await asyncio.gather(one.play(keep), two.play(keep))
        assert [answer["type"] for answer in answers] == ["step", "step"]


async def test_a_may_of_one_seat_leaves_the_ask_of_another_valid(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, two = await duel(running, game="toy")
        ask = one.last["ask"]["number"]
        await two.play({"type": "do", "what": "show"})
        answer = await one.play({"type": "do", "what": "keep"}, ask=ask)
        assert answer["type"] == "step"


async def test_the_end_refuses_everything_by_its_paragraph(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, two = await duel(running, game="toy", options={"rounds": 1})
        await play_out([one, two], random.Random(3))
        await one.send(type="play", id="late", seat=0, ask=0, move={"type": "do", "what": "pass"})
        late = await one.answer("late")
        assert (late["code"], late["paragraph"]) == ("illegal", "toy 4.1")


async def test_before_the_start_there_is_nothing_to_play(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table()
        one = await ada.sit(table, 0)
        await one.send(type="play", id="x", seat=0, ask=0, move={"type": "face", "facing": 0})
        assert (await one.answer("x"))["code"] == "table-waiting"
        refused = await ada.post(f"/{table}/start", 409)
        assert refused["code"] == "seats-open"
