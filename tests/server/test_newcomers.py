"""Nobody comes to a seat, a table or an identity that is not theirs."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from tests.server.conftest import Serve
from tests.server.people import Device, Message
from tests.server.test_absent import notes, seat
from tests.server.test_play import duel

HAND = {"game": "toy", "seats": 3, "bots": {"2": "random"}}


async def mine(device: Device, table: str) -> list[int]:
    found: list[int] = (await device.get(f"/tables/{table}"))["mine"]
    return found


async def asks(device: Device, table: str, number: int, name: str = "Dan") -> int:
    asked = await device.post(f"/{table}/seats/{number}/ask", name=name)
    return int(asked["asking"])


async def test_after_the_start_a_free_seat_is_given_by_all_who_are_there(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, _, _ = await duel(running, **HAND)
        dan = running.device()
        await ada.post(f"/{table}/seats/2/empty")
        refused = await dan.post(f"/{table}/join", 409, name="Dan")
        assert refused["code"] == "ask-first"
        number = await asks(dan, table, 2)
        assert (await ada.get(f"/tables/{table}"))["asked"] == [number]
        assert (await dan.post(f"/{table}/seekers/{number}", 403, agree=True))[
            "code"
        ] == "not-asked"
        half = await ada.post(f"/{table}/seekers/{number}", agree=True)
        assert half["table"]["seekers"] == [
            {"number": number, "seat": 2, "name": "Dan", "agreed": [0]}
        ]
        assert (half["asked"], await mine(dan, table)) == ([], [])
        given = await bob.post(f"/{table}/seekers/{number}", agree=True)
        assert (seat(given, 2)["holder"], seat(given, 2)["name"]) == ("person", "Dan")
        assert await mine(dan, table) == [2]
        assert (await notes(ada, table))[-1] == ("let-in", "Dan")


async def test_one_of_those_who_are_there_can_refuse(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, _, _ = await duel(running, **HAND)
        dan = running.device()
        number = await asks(dan, table, 2)
        await ada.post(f"/{table}/seekers/{number}", agree=True)
        state = await bob.post(f"/{table}/seekers/{number}", agree=False)
        assert state["table"]["seekers"] == []
        assert await mine(dan, table) == []


async def test_who_goes_need_not_agree_any_more(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, two = await duel(running, **HAND)
        dan = running.device()
        number = await asks(dan, table, 2)
        await ada.post(f"/{table}/seekers/{number}", agree=True)
        await two.connection.close()
        await one.next("state", lambda m: seat(m, 2)["holder"] == "person")
        assert await mine(dan, table) == [2]
        assert await mine(bob, table) == [1]


async def test_where_nobody_is_there_the_host_decides_and_the_log_says_so(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, two = await duel(running, **HAND)
        dan = running.device()
        for socket in (one, two):
            await socket.connection.close()
        while not all(running.house.rooms[table].audience.gone(number) for number in (0, 1)):
            await asyncio.sleep(0.01)
        number = await asks(dan, table, 2)
        assert (await bob.post(f"/{table}/seekers/{number}", 403, agree=True))[
            "code"
        ] == "host-only"
        await ada.post(f"/{table}/seekers/{number}", agree=True)
        assert await mine(dan, table) == [2]
        assert (await notes(ada, table))[-1] == ("let-in-host", "Dan")


async def test_nobody_looks_into_the_hand_of_a_bot_by_emptying_its_seat(shared: Serve) -> None:
    """Neither the host nor who sits here comes to a second hand alone, on whatever device."""
    async with shared() as running:
        table, ada, bob, _, _ = await duel(running, **HAND)
        phone = running.device()
        await ada.post(f"/{table}/seats/2/empty")
        for device in (ada, bob, phone):
            assert (await device.post(f"/{table}/join", 409, name="Me too"))["code"] == "ask-first"
        for device in (ada, bob):
            again = await device.post(f"/{table}/seats/2/ask", 409, name="Me too")
            assert again["code"] == "sits-already"
        number = await asks(phone, table, 2, "Ada's phone")
        await ada.post(f"/{table}/seekers/{number}", agree=True)
        assert await mine(phone, table) == []
        socket = await phone.sit(table, 2)
        assert (await socket.next("refused"))["code"] == "not-your-seat"


async def test_a_former_holder_comes_back_to_a_seat_that_a_bot_holds(serve: Serve) -> None:
    async with serve() as running:
        table, ada, bob, _, _ = await duel(running, game="toy")
        await bob.post(f"/{table}/seats/1/leave")
        await ada.post(f"/{table}/seats/1/empty")
        assert (await bob.get(f"/tables/{table}"))["once"] == [1]
        await ada.post(f"/{table}/seats/1/bot", level="random")
        assert await mine(bob, table) == []
        cookies = bob.web.cookies
    async with serve() as running:
        again, stranger = running.device(), running.device()
        again.web.cookies = cookies
        assert [line["id"] for line in await again.get("/tables/mine")] == [table]
        await stranger.post(f"/{table}/seats/1/back", 403)
        back = await again.post(f"/{table}/seats/1/back")
        assert (seat(back, 1)["holder"], seat(back, 1)["name"]) == ("person", "Bob")
        assert (back["mine"], back["once"]) == ([1], [])
        assert (await notes(again, table))[-1] == ("back", "Bob")


async def test_who_resigned_may_come_back_too_but_not_to_somebody_elses_seat(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, _, two = await duel(running, game="toy")
        for _ in range(2):
            await two.send(type="resign", id="r" + str(len(two.frames)), seat=1)
            await two.next("done")
            assert await mine(bob, table) == []
            assert await mine_after_back(bob, table) == [1]
            await two.send(type="watch", seat=1)
        await two.send(type="resign", id="last", seat=1)
        await two.next("done")
        dan = running.device()
        number = await asks(dan, table, 1)
        await ada.post(f"/{table}/seekers/{number}", agree=True)
        late = await bob.post(f"/{table}/seats/1/back", 409)
        assert (late["code"], late["said"]["params"]) == ("seat-taken", {"name": "Dan"})


async def mine_after_back(device: Device, table: str) -> list[int]:
    found: list[int] = (await device.post(f"/{table}/seats/1/back"))["mine"]
    return found


async def test_links_of_a_holder_need_nobodys_consent(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, _, _ = await duel(running, game="toy")
        phone, tablet = running.device(), running.device()
        link = await bob.post(f"/{table}/seats/1/continuation")
        assert (await phone.post(f"/{table}/continue", token=link["token"]))["seat"] == 1
        given = await bob.web.post("/api/mine/handovers")
        secret = given.json()["url"].partition("=")[2]
        taken = await tablet.web.post("/api/mine/handovers/take", json={"token": secret})
        assert taken.json() == {"tables": 1}
        assert await mine(tablet, table) == [1]
        assert await mine(ada, table) == [0]


async def test_a_private_table_gives_nothing_to_who_has_its_id(shared: Serve) -> None:
    """Every address of the description and the socket, with bodies that would do something."""
    bodies: dict[str, Message] = {
        "join": {"name": "Eve"},
        "spectate": {"name": "Eve"},
        "ask": {"name": "Eve"},
        "bot": {"level": "random"},
        "contribute": {"contribution": "x"},
        "name": {"name": "Eve"},
        "preview": {"move": {"type": "do"}},
        "seekers/1": {"agree": True},
        "start": {},
        "rematch": {},
        "fork": {"ply": 0, "name": "Eve"},
    }
    async with shared() as running:
        ada, eve = running.device(), running.device()
        table = await ada.table("toy", private=True, bots={"1": "random"})
        described = (await eve.get("/schema/openapi.json"))["paths"]
        tried = 0
        for status in ("waiting", "playing"):
            for path, operations in described.items():
                if not path.startswith("/api/tables/{table_id}"):
                    continue
                for method in operations:
                    answer = await tried_at(eve, method, path, table, bodies)
                    if not path.endswith("/continue"):
                        assert (answer["code"], path) == ("by-invitation", path), status
                    assert "Ada" not in str(answer), path
                    tried += 1
            socket = await eve.socket(table)
            assert (await socket.receive())["code"] == "by-invitation"
            assert await eve.get("/tables") == [] or table not in str(await eve.get("/tables"))
            if status == "waiting":
                await ada.post(f"/{table}/start")
        assert tried > 50


async def tried_at(
    device: Device, method: str, path: str, table: str, bodies: dict[str, Message]
) -> Any:
    """What a stranger is answered at an address of a table."""
    values = {"table_id": table, "seat": "1", "number": "1", "ply": "0"}
    place = re.sub(r"{(\w+)}", lambda found: values[found[1]], path)
    end = place.removeprefix(f"/api/tables/{table}").lstrip("/")
    end = re.sub(r"^seats/1/", "", end)
    query = "?seq=0&of=0&number=gems" if end == "why" else ""
    body = bodies.get(end, {"token": "x"} if end == "continue" else None)
    answer = await device.web.request(method, place + query, json=body)
    assert answer.status_code in (403, 404), (place, answer.text)
    return answer.json()


async def test_a_token_that_is_not_ours_is_replaced(serve: Serve) -> None:
    async with serve() as running:
        ada, eve = running.device(), running.device()
        table = await ada.table(seats=3)
        ours = ada.web.cookies["zoco"]
        body, _, mark = ours.partition(".")
        forged = ("x" * 43, body, f"{body}.{'0' * 32}", f"{body[:-1]}x.{mark}", f"{ours}0", "ü" * 9)
        for number, token in enumerate(forged):
            header = {b"Cookie": f"zoco={token}".encode("latin-1")}
            state = await eve.web.get(f"/api/tables/{table}", headers=header)
            assert state.json()["mine"] == []
            name = {"name": f"Eve {number}"}
            made = await eve.web.post(f"/api/tables/{table}/spectate", json=name, headers=header)
            assert made.status_code == 201, made.text
            assert "zoco=" in made.headers["set-cookie"]
            assert token not in made.headers["set-cookie"]
            eve.web.cookies.clear()
        assert running.house.rooms[table].people.mine("") == ()
    async with serve() as running:
        again = running.device()
        again.web.cookies.set("zoco", ours)
        assert await mine(again, table) == [0]


async def test_a_bot_before_the_start_is_the_hosts_to_give(shared: Serve) -> None:
    async with shared() as running:
        ada, bob, dan = (running.device() for _ in range(3))
        table = await ada.table(seats=3, bots={"2": "random"})
        await bob.post(f"/{table}/join", name="Bob")
        number = await asks(dan, table, 2)
        assert (await bob.get(f"/tables/{table}"))["asked"] == []
        assert (await bob.post(f"/{table}/seekers/{number}", 403, agree=True))[
            "code"
        ] == "host-only"
        await ada.post(f"/{table}/seekers/{number}", agree=True)
        assert await notes(ada, table) == []
