"""Playing again: against bots at once, with people by one press of each."""

from __future__ import annotations

import random
from typing import Any

from tests.server.conftest import Running, Serve
from tests.server.people import Device, Message, Socket, play_out
from tests.server.test_play import duel
from tests.server.test_restart import same
from zoco.server.fair import commitment_of

SHORT: dict[str, Any] = {"game": "toy", "options": {"rounds": 1}}


async def ended(running: Running) -> tuple[str, Device, Device, Socket, Socket]:
    """A match of two people that is over."""
    table, ada, bob, one, two = await duel(running, **SHORT)
    await play_out([one, two], random.Random(1))
    return table, ada, bob, one, two


def again(state: Message) -> Message:
    told: Message = state["table"]["rematch"]
    return told


async def names(device: Device, table: str) -> list[str]:
    return [seat["name"] for seat in (await device.get(f"/tables/{table}"))["table"]["seats"]]


async def test_against_bots_it_begins_at_once_with_the_same_options_and_levels(
    shared: Serve,
) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table(bots={"1": "random"}, **SHORT)
        await ada.post(f"/{table}/start")
        one = await ada.sit(table, 0)
        await play_out([one], random.Random(1))
        shown = again(await ada.get(f"/tables/{table}"))
        assert (shown["joined"], shown["table"]) == ([], None)
        made = again(await ada.post(f"/{table}/rematch", contribution="mine"))["table"]
        state = await ada.get(f"/tables/{made}")
        new = state["table"]
        assert (new["status"], state["mine"], state["host"]) == ("playing", [1], True)
        assert new["options"] == {**new["options"], "rounds": 1}
        assert [seat["level"] for seat in new["seats"]] == ["random", None]
        assert new["origin"] == {"kind": "rematch", "table": table, "ply": None}
        assert new["fair"]["contributions"] == ["", "mine"]
        assert new["fair"]["commitment"] == shown["commitment"]
        assert commitment_of(running.house.rooms[made].record.seed) == shown["commitment"]
        await play_out([await ada.sit(made, 1)], random.Random(1))


async def test_with_people_one_press_proposes_and_everybody_sees_who_is_in(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, two = await ended(running)
        assert again(await ada.post(f"/{table}/rematch"))["table"] is None
        seen = await two.next("state", lambda m: again(m)["joined"] == [0])
        assert 0 < again(seen)["left"] <= 60
        made = again(await bob.post(f"/{table}/rematch"))["table"]
        told = await one.next("state", lambda m: again(m)["table"] is not None)
        assert again(told)["table"] == made
        assert await names(bob, made) == ["Bob", "Ada"]
        assert (await ada.get(f"/tables/{made}"))["table"]["status"] == "playing"
        assert again(await ada.post(f"/{table}/rematch"))["table"] == made
        await running.device().post(f"/{table}/rematch", 403)


async def test_before_the_end_nobody_plays_again(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, _, _ = await duel(running, **SHORT)
        assert (await ada.post(f"/{table}/rematch", 409))["code"] == "not-over"
        assert (await ada.get(f"/tables/{table}"))["table"]["rematch"] is None


async def test_the_seat_of_who_is_missing_is_kept_then_a_bot_sits_in_until_they_come(
    serve: Serve,
) -> None:
    async with serve(seats_kept=0.3) as running:
        table, ada, bob, one, _ = await ended(running)
        assert again(await ada.post(f"/{table}/rematch"))["table"] is None
        told = await one.next("state", lambda m: again(m)["table"] is not None)
        made = again(told)["table"]
        seats = (await bob.get(f"/tables/{made}"))["table"]["seats"]
        assert [(seat["name"], seat["holder"], seat["away"]) for seat in seats] == [
            ("Bob", "person", True),
            ("Ada", "person", False),
        ]
        back = await bob.post(f"/{made}/seats/0/back")
        assert (back["mine"], back["table"]["seats"][0]["away"]) == ([0], False)


async def test_when_nobody_is_there_any_more_nothing_begins(serve: Serve) -> None:
    async with serve(seats_kept=0.3) as running:
        table, ada, _, one, two = await ended(running)
        await ada.post(f"/{table}/rematch")
        await one.connection.close()
        told = await two.next("state", lambda m: again(m)["joined"] == [0])
        assert again(told)["left"] is not None
        lapsed = await two.next("state", lambda m: again(m)["joined"] == [])
        assert (again(lapsed)["left"], again(lapsed)["table"]) == (None, None)


async def test_who_is_not_in_makes_room_for_a_bot_and_may_watch(shared: Serve) -> None:
    async with shared() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table(seats=2, private=True, **SHORT)
        link = await ada.post(f"/{table}/invitations")
        await bob.post(f"/{table}/join", name="Bob", invite=link["token"])
        await ada.post(f"/{table}/start")
        both = [await one.sit(table, seat) for seat, one in enumerate((ada, bob))]
        await play_out(both, random.Random(1))
        await ada.post(f"/{table}/rematch")
        made = again(await bob.post(f"/{table}/rematch", joins=False))["table"]
        state = await bob.get(f"/tables/{made}")
        assert state["mine"] == []
        assert state["table"]["seats"][0]["holder"] == "bot"
        assert "Bob" not in await names(ada, made)
        await (await bob.sit(made, None)).next("step")


async def test_who_left_before_the_end_is_not_waited_for(shared: Serve) -> None:
    async with shared() as running:
        table, ada, bob, one, two = await duel(running, **SHORT)
        await bob.post(f"/{table}/seats/1/leave")
        await play_out([one], random.Random(1))
        made = again(await ada.post(f"/{table}/rematch"))["table"]
        assert (await bob.get(f"/tables/{made}"))["mine"] == [0]
        assert two.last


async def test_who_resigned_gives_the_seat_to_a_bot_of_another_name(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, **SHORT)
        await two.send(type="resign", id="r", seat=1)
        await two.answer("r")
        await play_out([one], random.Random(1))
        made = again(await ada.post(f"/{table}/rematch"))["table"]
        assert "Bob" not in await names(ada, made)


async def test_a_proposal_outlives_the_server(serve: Serve) -> None:
    """Who is in, the dice they were promised, and how long the seats of the others are kept."""
    async with serve() as running:
        table, ada, bob, *_ = await ended(running)
        before = again(await ada.post(f"/{table}/rematch", contribution="mine"))
        assert (before["joined"], before["table"]) == ([0], None)
    async with serve() as running:
        ada, bob = same(ada, running), same(bob, running)
        seen = again(await bob.get(f"/tables/{table}"))
        assert seen == {**before, "left": seen["left"]}
        assert 0 < seen["left"] < before["left"] <= 60
        made = again(await bob.post(f"/{table}/rematch"))["table"]
        new = (await ada.get(f"/tables/{made}"))["table"]
        assert new["fair"]["contributions"] == ["", "mine"]
        assert new["fair"]["commitment"] == before["commitment"]
        assert await names(bob, made) == ["Bob", "Ada"]


async def test_seats_that_were_kept_are_taken_by_bots_after_a_restart(serve: Serve) -> None:
    async with serve(seats_kept=1.0) as running:
        table, ada, bob, *_ = await ended(running)
        await ada.post(f"/{table}/rematch")
    async with serve(seats_kept=1.0) as running:
        one = await same(ada, running).sit(table, 0)
        told = await one.next("state", lambda m: again(m)["table"] is not None)
        bob = same(bob, running)
        seats = (await bob.get(f"/tables/{again(told)['table']}"))["table"]["seats"]
        assert [(seat["name"], seat["away"]) for seat in seats] == [("Bob", True), ("Ada", False)]
