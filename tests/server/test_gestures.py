"""Gestures: signs from a seat to the table, limited, muted for who wants it, and kept nowhere."""

from __future__ import annotations

from tests.server.conftest import Serve
from tests.server.people import Socket
from tests.server.test_play import duel


async def quiet(socket: Socket) -> None:
    """Whatever was sent before has arrived."""
    await socket.send(type="ping", id="p")
    await socket.next("pong")


def signs(socket: Socket) -> list[str]:
    """What has arrived of gestures."""
    return [frame for frame in socket.frames if '"gestured"' in frame]


async def test_a_sign_goes_to_everybody_at_the_table(shared: Serve) -> None:
    async with shared() as running:
        table, _, _, one, two = await duel(running)
        watcher = await running.device().sit(table, None)
        await one.send(type="gesture", seat=0, sign="laugh")
        for socket in (one, two, watcher):
            shown = await socket.next("gestured")
            assert (shown["seat"], shown["sign"]) == (0, "laugh")


async def test_nobody_makes_signs_for_a_seat_of_others_or_from_the_gallery(shared: Serve) -> None:
    async with shared() as running:
        table, _, _, one, two = await duel(running)
        watcher = await running.device().sit(table, None)
        for socket in (two, watcher):
            await socket.send(type="gesture", seat=0, sign="nod")
            assert (await socket.next("refused"))["code"] == "not-your-seat"
        await one.send(type="gesture", seat=0, sign="dance")
        assert (await one.next("refused"))["code"] == "malformed"
        await quiet(two)
        assert not signs(two)


async def test_signs_are_limited_in_rate(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, two = await duel(running)
        for _ in range(6):
            await one.send(type="gesture", seat=0, sign="hurry")
        assert (await one.next("refused"))["code"] == "too-many-signs"
        await quiet(one)
        await quiet(two)
        assert 3 <= len(signs(two)) < 6


async def test_who_is_muted_makes_no_signs_to_who_mutes(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, two = await duel(running)
        await two.send(type="mute", id="m", author="Ada", on=True)
        await two.answer("m")
        await one.send(type="gesture", seat=0, sign="nod")
        await one.next("gestured")
        await quiet(two)
        assert not signs(two)


async def test_signs_are_no_part_of_the_match(shared: Serve) -> None:
    async with shared() as running:
        table, _, bob, one, _ = await duel(running)
        before = await bob.web.get(f"/api/tables/{table}/export.json")
        await one.send(type="gesture", seat=0, sign="bravo")
        await one.next("gestured")
        after = await bob.web.get(f"/api/tables/{table}/export.json")
        assert before.text == after.text
        late = await bob.sit(table, 1)
        await quiet(late)
        assert not signs(late)
