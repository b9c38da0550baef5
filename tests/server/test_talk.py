"""Chat: players and spectators apart, limited in length and rate, muted for who wants it."""

from __future__ import annotations

import secrets

from tests.server.conftest import Serve
from tests.server.people import Socket, let_in
from tests.server.test_play import duel


async def say(socket: Socket, text: str, id: str | None = None) -> str:
    sent = id or secrets.token_hex(6)
    await socket.send(type="say", id=sent, text=text)
    answer = await socket.answer(sent)
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


async def test_what_is_sent_again_is_not_said_again(shared: Serve) -> None:
    async with shared() as running:
        table, _, bob, one, two = await duel(running)
        assert [await say(one, "hello", "s"), await say(one, "hello", "s")] == ["done", "done"]
        assert await say(two, "mine", "s") == "done"  # an id is its sender's own
        late = await bob.socket(table)
        heard = [(await late.next("chat"))["text"] for _ in range(2)]
        assert heard == ["hello", "mine"]


async def test_the_limit_of_chat_outlives_a_connection_and_a_name(serve: Serve) -> None:
    async with serve(chat_per_minute=1.0) as running:
        table, *_ = await duel(running)
        cid, dan = running.device(), running.device()
        said = []
        for number in range(4):
            await cid.post(f"/{table}/spectate", name=f"Cid {number}")
            socket = await cid.sit(table, None)
            said += [await say(socket, "spam"), await say(socket, "spam")]
            await socket.connection.close()
        assert said == ["done"] * 5 + ["too-talkative"] * 3
        await dan.post(f"/{table}/spectate", name="Dan")
        assert await say(await dan.sit(table, None), "hello") == "done"


async def test_a_mute_holds_whatever_the_author_is_called(shared: Serve) -> None:
    async with shared() as running:
        table, *_ = await duel(running)
        cid, dan = running.device(), running.device()
        await cid.post(f"/{table}/spectate", name="Cid")
        await dan.post(f"/{table}/spectate", name="Dan")
        speaker, reader = await cid.sit(table, None), await dan.sit(table, None)
        await say(speaker, "noise")
        await reader.next("chat")
        await cid.post(f"/{table}/spectate", name="Sid")
        assert await mute(reader, "Cid", True) == "done"  # as it was called when it spoke
        await say(speaker, "noise again")
        await cid.post(f"/{table}/spectate", name="Cid the Second")
        await say(speaker, "still noise")
        assert await mute(reader, "Cid the Second", False) == "done"
        await say(speaker, "music")
        assert (await reader.next("chat"))["text"] == "music"
        assert await mute(reader, "Nobody", True) == "no-such-author"


async def test_a_mute_holds_on_another_device_and_ends_with_the_seat(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, _ = await duel(running)
        assert await mute(one, "Bob", True) == "done"
        phone, link = running.device(), await bob.post(f"/{table}/seats/1/continuation")
        await phone.post(f"/{table}/continue", token=link["token"])
        await say(await phone.sit(table, 1), "noise")
        await bob.post(f"/{table}/seats/1/leave")
        await ada.post(f"/{table}/seats/1/empty")
        cid = running.device()
        await let_in(cid, "Cid", 1, table, ada)
        await say(await cid.sit(table, 1), "music")
        assert (await one.next("chat"))["text"] == "music"


async def mute(socket: Socket, author: str, on: bool) -> str:
    await socket.send(type="mute", id="m", author=author, on=on)
    answer = await socket.answer("m")
    return str(answer.get("code", answer["type"]))
