"""Asking for the seat of a bot, and watching without a name."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Serve


def kinds(state: dict[str, Any]) -> list[str]:
    return [seat["holder"] for seat in state["table"]["seats"]]


async def test_the_host_gives_the_seat_of_a_bot_to_who_asks(shared: Serve) -> None:
    async with shared() as running:
        ada, bob, eve = (running.device() for _ in range(3))
        table = await ada.table(seats=3, bots={"1": "random", "2": "random"})
        await ada.post(f"/{table}/start")
        asked = await bob.post(f"/{table}/seats/1/ask", name="Bob")
        number = asked["asking"]
        assert asked["table"]["seekers"] == [
            {"number": number, "seat": 1, "name": "Bob", "agreed": []}
        ]
        assert (await ada.get(f"/tables/{table}"))["asking"] is None
        refused = await eve.post(f"/{table}/seekers/{number}", 403, agree=True)
        assert refused["code"] == "host-only"
        given = await ada.post(f"/{table}/seekers/{number}", agree=True)
        assert kinds(given) == ["person", "person", "bot"]
        assert given["table"]["seekers"] == []
        state = await bob.get(f"/tables/{table}")
        assert (state["mine"], state["asking"]) == ([1], None)
        assert state["table"]["seats"][1]["name"] == "Bob"
        late = await ada.post(f"/{table}/seekers/{number}", 404, agree=True)
        assert late["code"] == "nobody-asks"


async def test_who_is_refused_may_ask_again_and_nothing_else_changes(shared: Serve) -> None:
    async with shared() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table(seats=2, bots={"1": "random"})
        first = (await bob.post(f"/{table}/seats/1/ask", name="Bob"))["asking"]
        state = await ada.post(f"/{table}/seekers/{first}", agree=False)
        assert kinds(state) == ["person", "bot"]
        second = (await bob.post(f"/{table}/seats/1/ask", name="Bob"))["asking"]
        assert second > first
        taken = await bob.post(f"/{table}/seats/0/ask", 409, name="Bob")
        assert taken["code"] == "no-bot-there"
        same = await bob.post(f"/{table}/seats/1/ask", 409, name="ADA")
        assert same["code"] == "name-taken"
        await ada.post(f"/{table}/seats/1/empty")
        gone = await ada.post(f"/{table}/seekers/{second}", 404, agree=True)
        assert gone["code"] == "nobody-asks"  # the seat is free: one simply sits down


async def test_a_private_table_is_asked_by_invitation_only(shared: Serve) -> None:
    async with shared() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table(seats=2, private=True, bots={"1": "random"})
        closed = await bob.post(f"/{table}/seats/1/ask", 403, name="Bob")
        assert closed["code"] == "by-invitation"
        invite = (await ada.post(f"/{table}/invitations"))["token"]
        asked = await bob.post(f"/{table}/seats/1/ask", name="Bob", invite=invite)
        assert asked["asking"] is not None


async def test_not_everybody_asks_at_the_same_time(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table(seats=2, bots={"1": "random"})
        for number in range(8):
            await running.device().post(f"/{table}/seats/1/ask", name=f"Guest {number}")
        full = await running.device().post(f"/{table}/seats/1/ask", 429, name="Too late")
        assert full["code"] == "too-many-ask"


async def test_one_watches_a_private_table_without_a_name_and_cannot_speak(shared: Serve) -> None:
    async with shared() as running:
        ada, bob, cid = (running.device() for _ in range(3))
        table = await ada.table(seats=2, private=True)
        invite = (await ada.post(f"/{table}/invitations"))["token"]
        assert (await bob.post(f"/{table}/spectate", 403))["code"] == "by-invitation"
        await bob.post(f"/{table}/spectate", invite=invite)
        await cid.post(f"/{table}/spectate", invite=invite)
        socket = await bob.sit(table, None)
        await socket.send(type="say", id="one", text="Salam!")
        assert (await socket.next("refused"))["code"] == "no-name"
        await bob.post(f"/{table}/spectate", name="Bob")
        await bob.post(f"/{table}/spectate", invite=invite)
        await socket.send(type="say", id="two", text="Salam!")
        assert (await socket.next("chat"))["author"] == "Bob"


async def test_everybody_knows_who_opened_the_table(shared: Serve) -> None:
    async with shared() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table(seats=3, seat=2)
        assert (await bob.get(f"/tables/{table}"))["table"]["host"] == 2
        await ada.post(f"/{table}/seats/2/leave")
        assert (await bob.get(f"/tables/{table}"))["table"]["host"] is None
