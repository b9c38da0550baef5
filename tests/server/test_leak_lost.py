"""Who lost a seat, by whatever way, sees no more through its eyes and acts for it no more."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Running, Serve
from tests.server.people import Device, Message, Socket, let_in, play_out, stands
from tests.server.test_leak import Match, check_match, plain
from tests.server.test_play import duel
from zoco.server.room.audience import Audience

GAME = "basari_cards"
LOST = 1
"""The seat that Bob loses."""
QUICK_BOTS = {"bot_thinks": 0.05}


class Lost(Match):
    """Ada, Bob and Cid play; Bob loses his seat, and his page stays open."""

    async def gather(self) -> None:
        self.ada, self.bob, self.cid, self.dan = (self.running.device() for _ in range(4))
        self.devices = [self.ada, self.bob, self.cid]
        self.table = await self.ada.table(GAME, 3)
        await self.bob.post(f"/{self.table}/join", name="Bob", seat=LOST)
        await self.cid.post(f"/{self.table}/join", name="Cid", seat=2)
        await self.watch(self.bob, LOST)
        await self.watch(self.running.device(), None)

    async def watch(self, device: Device, seat: int | None) -> Socket:
        socket = await device.sit(self.table, seat)
        self.sockets.append((seat, socket))
        return socket

    async def begin(self, *seats: tuple[Device, int]) -> None:
        await self.ada.post(f"/{self.table}/start")
        for device, seat in seats:
            await self.watch(device, seat)

    async def play_on(self, stop: int) -> None:
        """All who sit here play some moves; a bot does so on its own."""
        bob_plays = (await self.bob.get(f"/tables/{self.table}"))["mine"] == [LOST]
        pairs = self.sockets if bob_plays else self.sockets[1:]
        players = [socket for seat, socket in pairs if seat in self.room.people.persons()]
        for socket in players:
            await flushed(socket)
        await play_out(players, random.Random(1), stop=stop)


async def flushed(socket: Socket) -> None:
    """Read what is there."""
    await socket.send(type="ping", id="flush")
    await socket.next("pong")


async def left_before_the_start(match: Lost) -> None:
    await match.bob.post(f"/{match.table}/seats/{LOST}/leave")
    await match.dan.post(f"/{match.table}/join", name="Dan")
    await match.begin((match.ada, 0), (match.cid, 2), (match.dan, LOST))


async def thrown_out_before_the_start(match: Lost) -> None:
    await match.ada.post(f"/{match.table}/seats/{LOST}/empty")
    await match.dan.post(f"/{match.table}/join", name="Dan")
    await match.begin((match.ada, 0), (match.cid, 2), (match.dan, LOST))


async def resigned(match: Lost) -> None:
    await match.begin((match.ada, 0), (match.cid, 2))
    await match.play_on(stop=8)
    await match.sockets[0][1].send(type="resign", id="r", seat=LOST)
    assert (await match.sockets[0][1].answer("r"))["type"] == "done"


async def replaced_after_leaving(match: Lost) -> None:
    await match.begin((match.ada, 0), (match.cid, 2))
    await match.play_on(stop=8)
    await match.bob.post(f"/{match.table}/seats/{LOST}/leave")
    await match.ada.post(f"/{match.table}/seats/{LOST}/empty")
    await let_in(match.dan, "Dan", LOST, match.table, match.ada, match.cid)
    await match.watch(match.dan, LOST)


async def replaced_by_a_bot(match: Lost) -> None:
    await match.begin((match.ada, 0), (match.cid, 2))
    await match.bob.post(f"/{match.table}/seats/{LOST}/leave")
    await match.ada.post(f"/{match.table}/seats/{LOST}/empty")
    await match.ada.post(f"/{match.table}/seats/{LOST}/bot", level="random")


WAYS = (
    left_before_the_start,
    thrown_out_before_the_start,
    resigned,
    replaced_after_leaving,
    replaced_by_a_bot,
)


@pytest.mark.parametrize("way", WAYS)
async def test_leak_none_through_a_seat_that_one_lost(
    way: Callable[[Lost], Awaitable[None]], serve: Serve
) -> None:
    async with serve(**QUICK_BOTS) as running:
        match = Lost(running)
        await match.gather()
        await way(match)
        before = match.room.log.ply
        await match.play_on(stop=before + 12)
        for _, socket in match.sockets:
            await flushed(socket)
        check_match(match)
        shown = [m for m in map(json.loads, match.sockets[0][1].frames) if m["type"] == "step"]
        assert shown[-1]["seat"] is None
        assert shown[-1]["ply"] > before
        game, table = match.room.log.game, match.room.log.table
        assert plain(game.view(table, LOST)) != plain(game.view(table, None))
        assert (await match.bob.get(f"/tables/{match.table}"))["mine"] == []
        await match.bob.get(f"/tables/{match.table}/replay/3?seat={LOST}", 403)
        await match.bob.post(f"/{match.table}/seats/{LOST}/hint", 403)


async def test_leak_none_even_if_nobody_was_told_of_the_loss(
    shared: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is sent is decided when it is sent, not when somebody began to watch."""
    async with shared() as running:
        table, _, _, one, two = await duel(running, game="toy")
        room = running.house.rooms[table]
        monkeypatch.setattr(Audience, "announce", lambda _: None)
        room.people._tokens[1].clear()
        await one.play({"type": "do", "what": "keep"})
        step = await two.next("step")
        assert step["seat"] is None
        assert [card["value"] for card in stands(step)["view"]["table"]["hands"]] == [0, 0]


async def test_who_is_thrown_out_of_a_private_table_is_sent_off(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, socket = await private(running)
        await ada.post(f"/{table}/seats/1/empty")
        assert await socket.next("bye") == {"type": "bye", "code": "by-invitation", "again": False}
        with pytest.raises(ConnectionClosed):
            await socket.next("step")
        assert socket.connection.close_code == 4403
        again = await bob.socket(table)
        assert (await again.next("bye"))["code"] == "by-invitation"
        state = await ada.get(f"/tables/{table}")
        assert state["table"]["seats"][1]["holder"] == "open"


async def test_who_resigns_at_a_private_table_may_see_how_it_ends(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, socket = await private(running)
        await ada.post(f"/{table}/start", fill="random")
        await socket.next("step")
        await socket.send(type="resign", id="r", seat=1)
        assert (await socket.answer("r"))["type"] == "done"
        watcher = await bob.sit(table, None)
        assert (await watcher.next("step"))["seat"] is None
        assert (await (await bob.sit(table, 1)).next("refused"))["code"] == "not-your-seat"


async def private(running: Running) -> tuple[str, Device, Device, Socket]:
    """A private table of Ada's that Bob came to by invitation."""
    ada, bob = running.device(), running.device()
    table = await ada.table(private=True)
    link = await ada.post(f"/{table}/invitations")
    await bob.post(f"/{table}/join", name="Bob", invite=link["token"])
    socket = await bob.sit(table, 1)
    await socket.next("state")
    return table, ada, bob, socket


async def lose(how: str, table: str, ada: Device, bob: Device, two: Socket) -> Message | None:
    """Let Bob lose seat 1 of a table that waits (or plays, to resign)."""
    if how == "resign":
        await ada.post(f"/{table}/start")
        await two.next("step")
        await two.send(type="resign", id="r", seat=1)
        return await two.answer("r")
    await (bob if how == "leave" else ada).post(f"/{table}/seats/1/{how}")
    return None


@pytest.mark.parametrize("how", ["leave", "empty", "resign"])
async def test_a_continuation_link_does_not_outlive_its_holder(how: str, shared: Serve) -> None:
    async with shared() as running:
        ada, bob, phone = running.device(), running.device(), running.device()
        table = await ada.table()
        await bob.post(f"/{table}/join", name="Bob")
        two = await bob.sit(table, 1)
        links = [await bob.post(f"/{table}/seats/1/continuation") for _ in range(2)]
        hers = await ada.post(f"/{table}/seats/0/continuation")
        await lose(how, table, ada, bob, two)
        late = await bob.post(f"/{table}/continue", 410, token=links[0]["token"])
        assert late["code"] == "link-used"
        if how != "resign":
            cid = running.device()
            await cid.post(f"/{table}/join", name="Cid")
            await bob.post(f"/{table}/continue", 410, token=links[1]["token"])
            assert (await cid.get(f"/tables/{table}"))["mine"] == [1]
        assert (await bob.get(f"/tables/{table}"))["mine"] == []
        assert (await phone.post(f"/{table}/continue", token=hers["token"]))["seat"] == 0


async def test_a_second_device_leaves_other_links_as_they_are(shared: Serve) -> None:
    async with shared() as running:
        ada, phone, tablet = (running.device() for _ in range(3))
        table = await ada.table()
        links = [await ada.post(f"/{table}/seats/0/continuation") for _ in range(2)]
        await phone.post(f"/{table}/continue", token=links[0]["token"])
        await tablet.post(f"/{table}/continue", token=links[1]["token"])
        for device in (ada, phone, tablet):
            assert (await device.get(f"/tables/{table}"))["mine"] == [0]


async def test_a_move_that_waits_its_turn_behind_a_resignation_is_not_made(shared: Serve) -> None:
    async with shared() as running:
        table, _, bob, _, two = await duel(running, game="toy")
        phone, link = running.device(), await bob.post(f"/{table}/seats/1/continuation")
        await phone.post(f"/{table}/continue", token=link["token"])
        other = await phone.sit(table, 1)
        await other.next("step")
        room = running.house.rooms[table]
        async with room.lock:  # both wait for the same moment
            await two.send(type="resign", id="r", seat=1)
            await asyncio.sleep(0.1)
            ask = other.last["ask"]["number"]
            move = {"type": "do", "what": "bury"}
            await other.send(type="play", id="p", seat=1, ask=ask, move=move)
            await asyncio.sleep(0.1)
        assert (await two.answer("r"))["type"] == "done"
        assert (await other.answer("p"))["code"] == "not-your-seat"
        assert (1, "p") not in room.known
