"""Turns of slow matches are told to who is not there: by mail, or to a public web address."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from examples.socket_bot import choose
from tests.server.conftest import Serve
from tests.server.people import PATIENCE, Socket
from tests.server.test_play import duel
from zoco.server import outward
from zoco.server.outward import Letter, Undelivered, is_public, post

SLOW = {"kind": "days", "days": 2}
Letters = asyncio.Queue[str]


@asynccontextmanager
async def mailbox() -> AsyncIterator[tuple[str, Letters]]:
    """A mail server that takes everything."""
    letters = Letters()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while (said := await reader.readline()) not in (b"", b"quit\r\n"):
            if said == b"data\r\n":
                writer.write(b"354 go on\r\n")
                letters.put_nowait((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"250 well\r\n")
        writer.close()

    async with await asyncio.start_server(talk, "127.0.0.1") as server:
        yield f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}", letters


@asynccontextmanager
async def listener() -> AsyncIterator[tuple[str, Letters]]:
    """A web server that takes everything."""
    letters = Letters()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        letters.put_nowait((await reader.readexactly(size)).decode())
        writer.write(b"HTTP/1.1 204 well\r\nConnection: close\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(talk, "127.0.0.1") as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/turns?for=me", letters


async def turn(socket: Socket) -> None:
    """Decide until somebody else has to."""
    while socket.last["ask"] is not None:
        await socket.play(choose(socket.last["ask"]["must"], random.Random(1)))


async def test_who_is_away_is_told_by_mail_once_and_who_is_there_is_not(serve: Serve) -> None:
    async with (
        mailbox() as (smtp, letters),
        serve(smtp=smtp, mail_from="zoco@z.example") as running,
    ):
        table, ada, bob, one, two = await duel(running, options={"first": 0}, clock=SLOW)
        told = await bob.post(f"/{table}/herald", address="bob@b.example", language="de")
        assert told == {"address": "bob@b.example", "kinds": ["mail"]}
        await ada.post(f"/{table}/herald", address="ada@a.example")
        await two.connection.close()
        await one.next("state", lambda m: not m["table"]["seats"][1]["here"])
        await turn(one)
        letter = await asyncio.wait_for(letters.get(), PATIENCE)
        assert "To: bob@b.example" in letter
        assert "Suleika: Du bist am Zug" in letter
        assert f"/table/{table}" in letter
        two = await bob.sit(table, 1)
        await two.next("step")
        await turn(two)
        assert letters.empty()  # Ada is there


async def test_a_web_address_is_told_if_the_host_allows_it(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outward, "is_public", lambda _: True)
    async with listener() as (url, letters), serve(webhooks="yes") as running:
        table, _, bob, one, two = await duel(running, options={"first": 0}, clock=SLOW)
        await bob.post(f"/{table}/herald", address=url)
        await two.connection.close()
        await one.next("state", lambda m: not m["table"]["seats"][1]["here"])
        await turn(one)
        told = json.loads(await asyncio.wait_for(letters.get(), PATIENCE))
        assert (told["table"], told["game"], told["seat"]) == (table, "suleika", 1)
        assert await bob.post(f"/{table}/herald", address="") == {"address": "", "kinds": ["web"]}


async def test_nobody_is_told_at_an_address_that_is_none_or_not_allowed(serve: Serve) -> None:
    async with serve() as running:
        table, ada, *_ = await duel(running, clock=SLOW)
        for address in ("ada@a.example", "https://a.example/", "x", "ftp://a.example", "http://[x"):
            refused = await ada.post(f"/{table}/herald", 422, address=address)
            assert refused["code"] == "bad-herald"
        guest = await running.device().post(f"/{table}/herald", 403, address="")
        assert guest["code"] == "not-at-this-table"


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "[::1]", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[::ffff:10.0.0.1]"],
)
def test_no_private_address_is_ever_asked(host: str) -> None:
    with pytest.raises(Undelivered, match="private"):
        post(Letter(f"http://{host}:9/", "", "", b"{}"))


def test_public_addresses_are_those_of_the_open_net() -> None:
    assert is_public("93.184.215.14")
    assert is_public("2606:4700::1111")
    assert not is_public("224.0.0.1")
    assert not is_public("fe80::1%eth0")
