"""Chat: players and spectators apart, limited in length and rate, muted for who wants it."""

from __future__ import annotations

from tests.server.conftest import Serve
from tests.server.people import Socket
from tests.server.test_play import duel


async def say(socket: Socket, text: str, id: str = "s") -> str:
    await socket.send(type="say", id=id, text=text)
    answer = await socket.answer(id)
    return str(answer.get("code", answer["type"]))


async def test_players_and_spectators_talk_apart(shared: Serve) -> None:
    async with shared() as running:
        table, _, _, one, two = await duel(running)
        cid, dan = running.device(), running.device()
        await cid.post(f"/{table}/spectate", name="Cid")
        watcher, silent = await cid.sit(table, None), await dan.sit(table, None)
        assert await say(one, "hello") == "done"
        heard = await two.next("chat")
        assert (heard["author"], heard["seat"], heard["text"]) == ("Ada", 0, "hello")
        assert await say(watcher, "psst") == "done"
        assert (await silent.next("chat"))["text"] == "psst"
        assert await say(silent, "who am I") == "no-name"
        for socket, other in ((one, "psst"), (two, "psst"), (watcher, "hello"), (silent, "hello")):
            await socket.send(type="ping", id="p")
            await socket.next("pong")
            assert not any(other in frame for frame in socket.frames)


async def test_what_was_said_is_told_to_who_comes_later(shared: Serve) -> None:
    async with shared() as running:
        table, _, bob, one, _ = await duel(running)
        for text in ("one", "two"):
            await say(one, text)
        late = await bob.socket(table)
        heard = [await late.next("chat"), await late.next("chat")]
        assert [(chat["number"], chat["text"]) for chat in heard] == [(1, "one"), (2, "two")]


async def test_who_is_muted_is_not_shown_even_after_a_reconnect(shared: Serve) -> None:
    async with shared() as running:
        table, _, bob, one, two = await duel(running)
        await two.send(type="mute", id="m", author="Ada", on=True)
        assert (await two.answer("m"))["type"] == "done"
        await say(one, "noise")
        again = await bob.sit(table, 1)
        for socket in (two, again):
            await socket.send(type="ping", id="p")
            await socket.next("pong")
            assert not any("noise" in frame for frame in socket.frames)
        await two.send(type="mute", id="m2", author="Ada", on=False)
        await two.answer("m2")
        await say(one, "music")
        assert (await two.next("chat"))["text"] == "music"


async def test_chat_is_limited_in_length_and_rate(serve: Serve) -> None:
    async with serve(chat_per_minute=1.0) as running:
        _, _, _, one, _ = await duel(running)
        await one.send(type="say", id="long", text="x" * 501)
        assert (await one.next("refused"))["code"] == "malformed"
        said = [await say(one, "x", f"s{number}") for number in range(7)]
        assert said == ["done"] * 5 + ["too-talkative"] * 2


async def test_control_characters_do_not_travel(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, two = await duel(running)
        await say(one, "a\x1b[31mb\u202ec")
        assert (await two.next("chat"))["text"] == "a [31mb c"
        assert await say(one, "\n\t ") == "nothing-said"
