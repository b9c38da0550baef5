"""Several people at one device: their seats, and what their screen has to hide."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Serve
from tests.server.people import Device, Socket


async def at_one_screen(device: Device, game: str, seats: int, **more: Any) -> str:
    table = await device.table(game, seats, beside={"1": " Ben "}, **more)
    await device.post(f"/{table}/start", fill="random")
    return table


async def test_a_table_seats_people_beside_its_maker(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table("suleika", 4, beside={"2": "Ben", "3": "Cid"})
        state = await ada.get(f"/tables/{table}")
        assert state["mine"] == [0, 2, 3]
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada", "", "Ben", "Cid"]


async def test_people_beside_need_a_free_seat_and_a_name_of_their_own(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        wish: dict[str, Any] = {"game": "suleika", "seats": 2, "name": "Ada"}
        for beside, status, code in (
            ({"0": "Ben"}, 404, "no-such-seat"),
            ({"9" * 5000: "Ben"}, 404, "no-such-seat"),
            ({"1": "ada"}, 409, "name-taken"),
            ({"1": " "}, 422, "bad-name"),
        ):
            assert (await ada.post("", status, **wish, beside=beside))["code"] == code


async def watched(socket: Socket, seat: int | None) -> dict[str, Any]:
    await socket.send(type="watch", seat=seat, have=0)
    return await socket.next("step", lambda step: step["seat"] == seat)


def told_in(step: dict[str, Any]) -> list[dict[str, Any]]:
    return [told for frame in step["frames"] for told in frame["told"]]


async def test_who_holds_several_seats_is_told_which_of_them_hide_something(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await at_one_screen(ada, "toy", 2, options={"rounds": 1})
        socket = await ada.sit(table, None)
        step = await watched(socket, None)
        assert step.get("private", []) == [0, 1], "both have a card that only they have seen"
        own = await watched(socket, 0)
        assert own.get("private", []) == [0, 1]
        assert told_in(step) == [one for one in told_in(own) if not one.get("private", False)]
        assert any(one.get("private", False) for one in told_in(own))
        film = await ada.get(f"/tables/{table}/frames")
        assert told_in(film) == told_in(step), "nobody looks back through eyes that nobody chose"
        assert told_in(await ada.get(f"/tables/{table}/frames?seat=0")) == told_in(own)
        open_table = await at_one_screen(ada, "suleika", 2)
        step = await watched(await ada.sit(open_table, None), None)
        assert step.get("private", []) == []


async def test_who_holds_one_seat_is_not_told(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table("toy", 2, bots={"1": "random"})
        await ada.post(f"/{table}/start")
        assert "private" not in await watched(await ada.sit(table, 0), 0)
