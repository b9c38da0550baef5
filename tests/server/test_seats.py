"""Sitting down and getting up: names, invitations, links, bots, resignation, several seats."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Running, Serve
from tests.server.people import let_in, stands
from tests.server.test_play import duel, options


def seat(state: dict[str, object], number: int) -> dict[str, object]:
    table = state["table"]
    assert isinstance(table, dict)
    found = table["seats"][number]
    assert isinstance(found, dict)
    return found


async def test_one_joins_with_nothing_but_a_name(shared: Serve) -> None:
    async with shared() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table(seats=3)
        joined = await bob.post(f"/{table}/join", name="  Bob   the\tBuilder ")
        assert joined == {"table": table, "seat": 1}
        state = await bob.get(f"/tables/{table}")
        assert (state["mine"], state["host"]) == ([1], False)
        assert seat(state, 1)["name"] == "Bob the Builder"
        cid = running.device()
        same = await cid.post(f"/{table}/join", 409, name="bob THE builder")
        assert same["code"] == "name-taken"
        for name in (" ", "a\x07b"):
            assert (await cid.post(f"/{table}/join", 422, name=name))["code"] == "bad-name"
        assert (await cid.post(f"/{table}/join", 409, name="Cid", seat=1))["code"] == "seat-taken"
        await cid.post(f"/{table}/join", name="Cid")
        assert (await cid.post(f"/{table}/join", 409, name="Dan"))["code"] == "no-open-seat"


async def test_the_token_is_a_cookie_that_scripts_cannot_read(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        made = await ada.web.post(
            "/api/tables", json={"game": "suleika", "seats": 2, "name": "Ada"}
        )
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "secure" not in cookie.lower()
        assert len(ada.web.cookies["zoco"]) >= 43
        assert ada.web.cookies["zoco"] not in made.text
        again = await ada.web.post("/api/tables", json={"game": "suleika", "seats": 2})
        assert "set-cookie" not in again.headers


async def test_over_https_the_cookie_is_secure_and_links_are_public(serve: Serve) -> None:
    async with serve(public_url="https://zoco.example/") as running:
        ada = running.device()
        made = await ada.web.post(
            "/api/tables", json={"game": "suleika", "seats": 2, "name": "Ada"}
        )
        assert "secure" in made.headers["set-cookie"].lower()
        token = made.headers["set-cookie"].partition(";")[0]
        link = await ada.web.post(
            f"/api/tables/{made.json()['table']['id']}/invitations", headers={"Cookie": token}
        )
        assert link.json()["url"].startswith("https://zoco.example/table/")


async def test_a_private_table_is_joined_by_invitation_only(serve: Serve) -> None:
    async with serve() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table(private=True, seats=3)
        assert await bob.get("/tables") == []
        assert (await bob.post(f"/{table}/join", 403, name="Bob"))["code"] == "by-invitation"
        await bob.get(f"/tables/{table}/export.json", 403)
        away = await bob.socket(table)
        assert (await away.next("bye"))["code"] == "by-invitation"
        with pytest.raises(ConnectionClosed):
            await away.next("state")
        link = await ada.post(f"/{table}/invitations")
        assert link["url"].partition("#")[2] == f"invite={link['token']}"
        for _ in range(3):  # messengers fetch previews: a GET uses nothing up
            assert (await bob.web.get(link["url"].partition("#")[0])).status_code == 200
            assert (await bob.get(f"/tables/{table}", 403))["code"] == "by-invitation"
        wrong = await bob.post(f"/{table}/join", 403, name="Bob", invite="wrong")
        assert wrong["code"] == "by-invitation"
        await bob.post(f"/{table}/join", name="Bob", invite=link["token"])
        cid = running.device()
        await cid.post(f"/{table}/spectate", name="Cid", invite=link["token"])
        await (await cid.sit(table, None)).next("state")
        assert (await running.device().post(f"/{table}/invitations", 403))["code"]


async def test_an_invitation_expires_and_opens_no_other_table(serve: Serve) -> None:
    async with serve(invitation_lasts=-1.0) as running:
        ada, bob = running.device(), running.device()
        table, other = await ada.table(private=True), await ada.table(private=True)
        link = await ada.post(f"/{table}/invitations")
        late = await bob.post(f"/{table}/join", 410, name="Bob", invite=link["token"])
        assert late["code"] == "link-expired"
        wrong = await bob.post(f"/{other}/join", 403, name="Bob", invite=link["token"])
        assert wrong["code"] == "by-invitation"


async def test_a_continuation_link_works_once(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, _ = await duel(running, options={"first": 0})
        link = await ada.post(f"/{table}/seats/0/continuation")
        assert f"#continue={link['token']}" in link["url"]
        phone, thief = running.device(), running.device()
        await phone.get(f"/tables/{table}")
        assert (await phone.post(f"/{table}/continue", token=link["token"]))["seat"] == 0
        used = await thief.post(f"/{table}/continue", 410, token=link["token"])
        assert used["code"] == "link-used"
        assert (await thief.post(f"/{table}/continue", 404, token="x"))["code"] == "no-such-link"
        on_phone = await phone.sit(table, 0)
        await on_phone.next("step")
        assert (await on_phone.play(options(on_phone.last)[0]))["type"] == "step"
        assert (await one.next("step"))["ply"] > 0  # the old device holds the seat too


async def test_a_continuation_link_expires(serve: Serve) -> None:
    async with serve(continuation_lasts=-1.0) as running:
        ada, bob = running.device(), running.device()
        table = await ada.table()
        link = await ada.post(f"/{table}/seats/0/continuation")
        late = await bob.post(f"/{table}/continue", 410, token=link["token"])
        assert late["code"] == "link-expired"


async def test_several_seats_on_one_device_show_one_view_at_a_time(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table("toy")
        await ada.post(f"/{table}/join", name="Eve")
        await ada.post(f"/{table}/start")
        socket = await ada.sit(table, 0)
        first = await socket.next("step")
        hands = stands(first)["view"]["table"]["hands"]
        assert [card["value"] > 0 for card in hands] == [True, False]
        await socket.send(type="play", id="x", seat=1, ask=2, move={"type": "do", "what": "keep"})
        assert (await socket.answer("x"))["code"] == "not-watching"
        await socket.send(type="watch", seat=1)
        second = await socket.next("step")
        hands = stands(second)["view"]["table"]["hands"]
        assert [card["value"] > 0 for card in hands] == [False, True]
        assert (await socket.play({"type": "do", "what": "keep"}))["seat"] == 1


async def test_one_who_leaves_is_played_by_a_bot_and_comes_back(shared: Serve) -> None:
    async with shared() as running:
        table, _, bob, one, _ = await duel(running, options={"first": 1})
        left = await bob.post(f"/{table}/seats/1/leave")
        assert (seat(left, 1)["away"], seat(left, 1)["holder"]) == (True, "person")
        moved = await one.next("step", lambda step: stands(step)["actors"] == [0])
        assert moved["ply"] > 1
        back = await bob.post(f"/{table}/seats/1/back")
        assert (seat(back, 1)["away"], seat(back, 1)["level"]) == (False, None)


async def test_while_all_people_are_away_the_bots_wait_for_them(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table(bots={"1": "random"}, options={"first": 1})
        await ada.post(f"/{table}/seats/0/leave")
        assert seat(await ada.get(f"/tables/{table}"), 0)["holder"] == "open"
        await ada.post(f"/{table}/join", name="Ada")
        await ada.post(f"/{table}/start")
        await ada.post(f"/{table}/seats/0/leave")
        room = running.house.rooms[table]
        assert not room.bots.thinking
        await ada.post(f"/{table}/seats/0/back")
        one = await ada.sit(table, 0)
        await one.next("step", lambda step: stands(step)["actors"] == [0])


async def test_a_bot_takes_over_only_for_who_is_gone(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, _, two = await duel(running, options={"first": 0})
        here = await ada.post(f"/{table}/seats/1/bot", 409, level="random")
        assert here["code"] == "still-here"
        stranger = running.device()
        away = await stranger.post(f"/{table}/seats/1/bot", 403, level="random")
        assert away["code"] == "not-at-this-table"
        await two.connection.close()
        await _gone(running, table, 1)
        taken = await ada.post(f"/{table}/seats/1/bot", level="random")
        assert (seat(taken, 1)["away"], seat(taken, 1)["level"]) == (True, "random")
        await bob.post(f"/{table}/seats/1/back")


async def _gone(running: Running, table: str, number: int) -> None:
    while not running.house.rooms[table].audience.gone(number):
        await asyncio.sleep(0.01)


async def test_the_host_replaces_one_who_is_gone(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, _, two = await duel(running, options={"first": 0})
        assert (await bob.post(f"/{table}/seats/0/empty", 403))["code"] == "host-only"
        assert (await ada.post(f"/{table}/seats/1/empty", 409))["code"] == "still-here"
        await two.connection.close()
        await _gone(running, table, 1)
        await ada.post(f"/{table}/seats/1/empty")
        cid = running.device()
        await let_in(cid, "Cid", 1, table, ada)
        assert (await bob.get(f"/tables/{table}"))["mine"] == []
        assert (await (await cid.sit(table, 1)).next("step"))["seat"] == 1
        lost = await bob.sit(table, 1)
        assert (await lost.next("refused"))["code"] == "not-your-seat"


async def test_bots_fill_and_leave_seats(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table(seats=3)
        assert (await ada.post(f"/{table}/seats/1/bot", 422, level="god"))[
            "code"
        ] == "no-such-level"
        assert (await ada.post(f"/{table}/seats/7/bot", 404, level="random"))["code"]
        filled = await ada.post(f"/{table}/seats/1/bot", level="random")
        assert (seat(filled, 1)["holder"], seat(filled, 1)["level"]) == ("bot", "random")
        stronger = await ada.post(f"/{table}/seats/1/bot", level="novice")
        assert seat(stronger, 1)["level"] == "novice"
        assert seat(stronger, 1)["name"] == seat(filled, 1)["name"]
        emptied = await ada.post(f"/{table}/seats/1/empty")
        assert seat(emptied, 1)["holder"] == "open"
        begun = await ada.post(f"/{table}/start", fill="random")
        assert begun["table"]["status"] == "playing"
        assert [one["holder"] for one in begun["table"]["seats"]] == ["person", "bot", "bot"]


async def test_who_resigns_leaves_the_others_a_game(shared: Serve) -> None:
    async with shared() as running:
        table, _, bob, one, two = await duel(running, options={"first": 1})
        await two.send(type="resign", id="r", seat=1)
        assert (await two.answer("r"))["type"] == "done"
        await one.next("step", lambda step: stands(step)["actors"] == [0])
        assert (await bob.get(f"/tables/{table}"))["mine"] == []
        assert (await one.play(options(one.last)[0]))["type"] == "step"


async def test_when_the_last_one_resigns_the_table_is_abandoned_and_shown(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, options={"first": 0})
        assert (await ada.get(f"/tables/{table}"))["table"]["fair"]["seed"] is None
        await one.play(options(one.last)[0])
        for socket, number in ((two, 1), (one, 0)):
            await socket.send(type="resign", id="r", seat=number)
            await socket.answer("r")
        state = await ada.get(f"/tables/{table}")
        assert state["table"]["status"] == "abandoned"
        assert len(state["table"]["fair"]["seed"]) == 64
        export = await ada.get(f"/tables/{table}/export.json")
        assert export["complete"]
        assert all("salt" in entry for entry in export["log"][1:])


async def test_players_are_told_of_a_screen_as_long_as_it_is_there(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, _ = await duel(running)
        assert not (await ada.get(f"/tables/{table}"))["table"]["on_screen"]
        screen = await running.device().socket(table)
        await screen.send(type="watch", seat=None, screen=True)
        await one.next("state", lambda state: state["table"]["on_screen"])
        await screen.connection.close()
        await one.next("state", lambda state: not state["table"]["on_screen"])


async def test_spectators_get_public_knowledge_only(shared: Serve) -> None:
    async with shared() as running:
        table, _, _, one, _ = await duel(running, game="toy")
        watcher = await running.device().sit(table, None)
        step = await watcher.next("step")
        assert (step["ask"], step["undo"]) == (None, None)
        assert all(card["value"] == 0 for card in stands(step)["view"]["table"]["hands"])
        await one.play({"type": "do", "what": "bury"})
        seen = await watcher.next("step")
        assert "bury" not in json.dumps(stands(seen)["view"]["table"]["sealed"])
        state = await running.device().get(f"/tables/{table}")
        assert state["table"]["spectators"] == 1


async def test_my_tables_and_open_tables_are_listed(serve: Serve) -> None:
    async with serve() as running:
        ada, bob = running.device(), running.device()
        first, second = await ada.table(), await ada.table(private=True)
        assert [line["id"] for line in await bob.get("/tables")] == [first]
        assert {line["id"] for line in await ada.get("/tables/mine")} == {first, second}
        assert await bob.get("/tables/mine") == []
        line = (await ada.get("/tables"))[0]
        assert (line["names"], line["open"], line["mine"]) == (["Ada", ""], 1, [0])


async def test_one_who_left_is_replaced_though_the_page_is_open(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, _, _ = await duel(running, options={"first": 0})
        assert (await ada.post(f"/{table}/seats/1/empty", 409))["code"] == "still-here"
        await bob.post(f"/{table}/seats/1/leave")
        emptied = await ada.post(f"/{table}/seats/1/empty")
        assert seat(emptied, 1)["holder"] == "open"
        await let_in(running.device(), "Cid", 1, table, ada)
        assert (await bob.post(f"/{table}/seats/1/back", 409))["code"] == "seat-taken"


@pytest.mark.parametrize("host", ["gone", "left"])
async def test_without_the_host_whoever_sits_here_replaces(host: str, shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, _ = await duel(running, seats=2, options={"first": 0})
        assert (await bob.post(f"/{table}/seats/0/empty", 403))["code"] == "host-only"
        if host == "gone":
            await one.connection.close()
            await _gone(running, table, 0)
        else:
            await ada.post(f"/{table}/seats/0/leave")
        stranger = running.device()
        assert (await stranger.post(f"/{table}/seats/0/empty", 403))["code"] == "host-only"
        assert (await bob.post(f"/{table}/seats/1/empty", 409))["code"] == "still-here"
        assert seat(await bob.post(f"/{table}/seats/0/empty"), 0)["holder"] == "open"
        await let_in(stranger, "Cid", 0, table, bob)


async def test_before_the_start_only_the_host_throws_out_who_is_here(shared: Serve) -> None:
    async with shared() as running:
        ada, bob, cid = (running.device() for _ in range(3))
        table = await ada.table(seats=3)
        await bob.post(f"/{table}/join", name="Bob")
        await cid.post(f"/{table}/join", name="Cid")
        await (await cid.sit(table, 2)).next("state")
        await _gone(running, table, 0)
        assert (await bob.post(f"/{table}/seats/2/empty", 409))["code"] == "still-here"
        assert seat(await ada.post(f"/{table}/seats/2/empty"), 2)["holder"] == "open"
