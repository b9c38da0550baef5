"""A seat is called otherwise: by who holds it, and by no name that somebody else has."""

from __future__ import annotations

from tests.server.conftest import Serve


async def test_a_seat_is_renamed_by_who_holds_it(shared: Serve) -> None:
    async with shared() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table(seats=3, bots={"2": "random"})
        await bob.post(f"/{table}/join", name="Bob")
        state = await ada.post(f"/{table}/seats/0/name", name="  Ada  Two ")
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada Two", "Bob", "Amina"]
        await ada.post(f"/{table}/seats/0/name", name="ADA two")
        for name in ("bob", "AMINA"):
            refused = await ada.post(f"/{table}/seats/0/name", 409, name=name)
            assert refused["code"] == "name-taken"
        assert (await ada.post(f"/{table}/seats/0/name", 422, name="\u202e"))["code"] == "bad-name"
        stolen = await bob.post(f"/{table}/seats/0/name", 403, name="Mallory")
        assert stolen["code"] == "not-your-seat"


async def test_a_running_match_is_renamed_and_its_log_is_not(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table(bots={"1": "random"})
        await ada.post(f"/{table}/start")
        state = await ada.post(f"/{table}/seats/0/name", name="Zora")
        assert state["table"]["seats"][0]["name"] == "Zora"
        room = running.house.rooms[table]
        assert room.log.header.called[0] == "Ada"
        assert (await running.device().get(f"/tables/{table}"))["table"]["seats"][0][
            "name"
        ] == "Zora"
