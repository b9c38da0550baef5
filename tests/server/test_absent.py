"""Who is not there, and what became of seats: told when it is so, by name, and for good."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Running, Serve
from tests.server.people import Device, Message, Socket, let_in
from tests.server.test_play import duel, options
from tests.server.test_undo import agree, undo, wished


def seat(message: Message, number: int) -> dict[str, Any]:
    found: dict[str, Any] = message["table"]["seats"][number]
    return found


async def notes(device: Device, table: str) -> list[tuple[str, str]]:
    state = await device.get(f"/tables/{table}")
    return [(note["kind"], note["name"]) for note in state["table"]["notes"]]


async def test_who_is_away_can_be_replaced_as_soon_as_it_is_told(serve: Serve) -> None:
    async with serve(gone=1.5) as running:
        table, ada, _, one, two = await duel(running)
        await two.connection.close()
        lost = await one.next("state", lambda m: not seat(m, 1)["here"])
        assert not seat(lost, 1)["gone"]
        early = await ada.post(f"/{table}/seats/1/bot", 409)
        assert (early["code"], early["sentence"]) == ("still-here", "Bob is still here.")
        told = await one.next("state", lambda m: seat(m, 1)["gone"])
        assert seat(told, 1)["mark"] is None
        state = await ada.post(f"/{table}/seats/1/bot")
        assert (seat(state, 1)["away"], seat(state, 1)["mark"]) == (True, "stood-in")
        assert seat(state, 1)["level"] == "merchant"


async def test_what_became_of_a_seat_is_marked_and_noted(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, two = await duel(running)
        marked = [
            seat(await ada.post(f"/{table}/seats/0/{what}"), 0)["mark"]
            for what in ("bot", "back", "leave", "back")
        ]
        assert marked == ["handed", None, "left", None]
        await two.send(type="resign", id="r", seat=1)
        await two.answer("r")
        state = await bob.get(f"/tables/{table}")
        resigned = seat(state, 1)
        assert (resigned["holder"], resigned["name"], resigned["mark"]) == (
            "bot",
            "Bob",
            "resigned",
        )
        assert await notes(ada, table) == [
            ("handed", "Ada"),
            ("back", "Ada"),
            ("left", "Ada"),
            ("back", "Ada"),
            ("resigned", "Bob"),
        ]
        await ada.post(f"/{table}/seats/1/empty")
        assert (await notes(ada, table))[-1] == ("freed", "Bob")
        assert seat(await ada.get(f"/tables/{table}"), 1)["mark"] is None
        await let_in(running.device(), "Cid", 1, table, ada)
        assert (await notes(ada, table))[-1] == ("let-in", "Cid")
        assert one.last


async def test_before_the_start_nothing_is_noted(shared: Serve) -> None:
    async with shared() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table(seats=3)
        await bob.post(f"/{table}/join", name="Bob")
        await bob.post(f"/{table}/seats/1/leave")
        assert await notes(ada, table) == []


async def test_marks_and_notes_survive_the_server(serve: Serve) -> None:
    async with serve() as running:
        table, ada, _, _, _ = await duel(running)
        await ada.post(f"/{table}/seats/0/leave")
        cookies = ada.web.cookies
    async with serve() as running:
        again = running.device()
        again.web.cookies = cookies
        assert await notes(again, table) == [("left", "Ada")]
        assert seat(await again.get(f"/tables/{table}"), 0)["mark"] == "left"


async def test_only_who_may_free_seats_is_told_so(serve: Serve) -> None:
    async with serve(gone=3600.0) as running:
        table, ada, bob, _, _ = await duel(running)
        assert (await ada.get(f"/tables/{table}"))["keeper"]
        assert not (await bob.get(f"/tables/{table}"))["keeper"]
        assert (await bob.post(f"/{table}/seats/0/empty", 403))["code"] == "host-only"
        await ada.post(f"/{table}/seats/0/leave")
        assert (await bob.get(f"/tables/{table}"))["keeper"]
        assert not (await running.device().get(f"/tables/{table}"))["keeper"]


async def practised(running: Running) -> tuple[str, Device, Device, Socket]:
    """A match in which a die was taken back by consent."""
    table, ada, bob, one, two = await duel(running, options={"first": 0})
    await agree(two, await wished(one, two))
    await one.next("step")
    return table, ada, bob, one


async def test_practice_is_noted_where_it_began(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one = await practised(running)
        state = (await ada.get(f"/tables/{table}"))["table"]
        assert state["practice"]
        assert state["notes"] == [
            {"seq": one.last["seq"], "kind": "practice", "seat": 0, "name": "Ada"}
        ]


async def test_an_exported_match_tells_by_itself_that_it_is_practice(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one = await practised(running)
        await one.play(options(one.last)[0])
        for device in (ada, bob):
            number = (ada, bob).index(device)
            socket = one if device is ada else await device.sit(table, 1)
            await socket.send(type="resign", id=f"r{number}", seat=number)
            await socket.answer(f"r{number}")
        for kind in ("json", "jsonl"):
            log = (await ada.web.get(f"/api/tables/{table}/export.{kind}")).text
            taken = await ada.post("/import", log=log)
            assert taken["table"]["practice"], kind
        told = (await ada.web.get(f"/api/tables/{table}/export.txt")).text
        assert "this match is practice" in told
        german = (await ada.web.get(f"/api/tables/{table}/export.txt?language=de")).text
        assert "diese Partie ist Übung" in german


async def test_what_was_taken_back_freely_is_no_practice(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, game="toy")
        await one.play({"type": "do", "what": "keep"})
        await undo(one)
        for number, socket in enumerate((one, two)):
            await socket.send(type="resign", id=f"r{number}", seat=number)
            await socket.answer(f"r{number}")
        log = (await ada.web.get(f"/api/tables/{table}/export.jsonl")).text
        assert '"undo"' in log
        assert not (await ada.post("/import", log=log))["table"]["practice"]
