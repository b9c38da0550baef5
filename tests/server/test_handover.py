"""Another device takes one's games over: once, soon, by a token of its own, until sent off."""

from __future__ import annotations

import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Serve
from tests.server.people import Device, play_out
from tests.server.test_play import duel, options
from zoco.server.identity import hashed
from zoco.server.settings import Settings

HANDOVERS = "/api/mine/handovers"


async def call(device: Device, path: str = "", status: int = 201, **body: Any) -> Any:
    answer = await device.web.post(f"{HANDOVERS}{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def secret(link: dict[str, str]) -> str:
    address, _, token = link["url"].partition("#take=")
    assert address.endswith("/mine")
    return token


async def mine(device: Device) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await device.get("/tables/mine")
    return found


async def test_the_other_device_really_plays_on_and_keeps_its_own_games(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, _ = await duel(running, options={"first": 0})
        phone = running.device()
        own = await phone.table(bots={"1": "random"})
        assert (await call(phone, "/take", token=secret(await call(ada)))) == {"tables": 1}
        assert {line["id"] for line in await mine(phone)} == {table, own}
        assert phone.web.cookies["zoco"] != ada.web.cookies["zoco"]
        there = await phone.sit(table, 0)
        await there.next("step")
        assert (await there.play(options(there.last)[0]))["type"] == "step"
        seen = await one.next("step")
        assert seen["seq"] == there.last["seq"]
        assert [line["id"] for line in await mine(ada)] == [table]


async def test_a_secret_works_once_and_only_its_hash_is_kept(shared: Serve) -> None:
    async with shared() as running:
        _, ada, _, _, _ = await duel(running)
        token = secret(await call(ada))
        kept = await running.house.store.handover(hashed(token))
        assert kept
        assert token not in repr(kept)
        phone, thief = running.device(), running.device()
        for _ in range(2):  # messengers fetch previews: a GET uses nothing up
            assert (await thief.web.get("/mine")).status_code == 200
        await call(phone, "/take", token=token)
        assert (await call(thief, "/take", 410, token=token))["code"] == "link-used"
        assert await mine(thief) == []
        assert (await call(thief, "/take", 404, token="x"))["code"] == "no-such-link"


async def test_a_secret_expires(serve: Serve) -> None:
    async with serve(handover_lasts=-1.0) as running:
        _, ada, _, _, _ = await duel(running)
        phone = running.device()
        late = await call(phone, "/take", 410, token=secret(await call(ada)))
        assert late["code"] == "link-expired"
        assert await mine(phone) == []
        assert (await ada.web.get(HANDOVERS)).json() == []


def test_it_is_good_for_ten_minutes() -> None:
    assert Settings(database="").handover_lasts == 600


async def test_who_has_no_games_has_nothing_to_hand_over_and_nobody_takes_their_own(
    shared: Serve,
) -> None:
    async with shared() as running:
        stranger = running.device()
        assert (await call(stranger, status=409))["code"] == "nothing-to-hand-over"
        _, ada, _, _, _ = await duel(running)
        own = await call(ada, "/take", 409, token=secret(await call(ada)))
        assert own["code"] == "own-link"


async def test_before_it_is_used_a_secret_can_be_withdrawn_by_its_maker_only(shared: Serve) -> None:
    async with shared() as running:
        _, ada, bob, _, _ = await duel(running)
        link = await call(ada)
        assert (await bob.web.get(HANDOVERS)).json() == []
        assert (await call(bob, f"/{link['id']}/revoke", 404))["code"] == "no-such-link"
        shown = (await ada.web.get(HANDOVERS)).json()
        assert [(one["id"], one["taken"]) for one in shown] == [(link["id"], None)]
        assert await call(ada, f"/{link['id']}/revoke") == []
        phone = running.device()
        void = await call(phone, "/take", 410, token=secret(link))
        assert void["code"] == "link-revoked"


async def test_a_device_that_is_sent_off_takes_along_whomever_it_let_in(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, _, _ = await duel(running, options={"first": 0})
        phone, third, fourth = (running.device() for _ in range(3))
        link = await call(ada)
        await call(phone, "/take", token=secret(link))
        await call(third, "/take", token=secret(await call(phone)))
        more = await phone.post(f"/{table}/seats/0/continuation")
        await fourth.post(f"/{table}/continue", token=more["token"])
        unused = await phone.post(f"/{table}/seats/0/continuation")
        there = await phone.sit(table, 0)
        await there.next("step")
        await call(ada, f"/{link['id']}/revoke")
        lost = await there.next("state", lambda m: m["mine"] == [])
        assert lost["mine"] == []
        assert (await there.next("step"))["seat"] is None
        for device in (phone, third, fourth):
            assert (await device.get(f"/tables/{table}"))["mine"] == []
            assert await mine(device) == []
        again = await running.device().post(f"/{table}/continue", 410, token=unused["token"])
        assert again["code"] == "link-used"
        assert (await ada.get(f"/tables/{table}"))["mine"] == [0]


async def test_at_a_private_table_who_is_sent_off_sees_nothing_any_more(shared: Serve) -> None:
    async with shared() as running:
        ada, phone = running.device(), running.device()
        table = await ada.table(private=True, bots={"1": "random"})
        await ada.post(f"/{table}/start")
        link = await call(ada)
        await call(phone, "/take", token=secret(link))
        there = await phone.sit(table, 0)
        await there.next("step")
        await call(ada, f"/{link['id']}/revoke")
        assert (await there.next("bye"))["code"] == "by-invitation"
        with pytest.raises(ConnectionClosed):
            await there.next("step")
        await phone.get(f"/tables/{table}/export.json", 403)


async def test_what_a_device_held_before_is_not_taken_from_it(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, _, _ = await duel(running)
        phone = running.device()
        go_on = await ada.post(f"/{table}/seats/0/continuation")
        await phone.post(f"/{table}/continue", token=go_on["token"])
        again = await call(ada)
        assert await call(phone, "/take", token=secret(again)) == {"tables": 0}
        assert len((await phone.get(f"/tables/{table}"))["mine"]) == 1


async def test_my_games_tell_whose_turn_it_is_and_how_they_ended(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, two = await duel(running, game="toy", options={"rounds": 1})
        (line,) = await mine(ada)
        assert (line["id"], line["outcome"]) == (table, None)
        assert line["waits"] == (0 in line["turn"])
        assert line["turn"]
        end = await play_out([one, two], random.Random(1))
        result = end["frames"][-1]["result"]
        for device in (ada, bob):
            for _ in range(2):  # worked out, then as it was kept
                (line,) = await mine(device)
                assert (line["status"], line["turn"], line["waits"]) == ("over", [], False)
                assert line["outcome"]["ranks"] == result["ranks"]
                assert line["outcome"]["points"] == result["measures"][0]["values"]
        record = await running.house.store.table(table)
        assert record
        assert record.outcome


async def test_who_resigned_finds_the_match_again_marked_so(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, _, two = await duel(running)
        await two.send(type="resign", id="r", seat=1)
        await two.answer("r")
        (line,) = await mine(bob)
        assert (line["id"], line["mine"], line["resigned"]) == (table, [], [1])
        assert line["marks"] == [None, "resigned"]
        (line,) = await mine(ada)
        assert (line["resigned"], line["marks"]) == ([], [None, "resigned"])
