"""Undo: free where nothing was learned since, else by consent of all people; then practice."""

from __future__ import annotations

from msgspec.structs import replace

import zoco
from tests.server.conftest import Serve
from tests.server.people import Message, Socket, stands
from tests.server.test_play import duel, look, options
from zoco.server.fair import verify

KEEP, BURY = {"type": "do", "what": "keep"}, {"type": "do", "what": "bury"}


async def undo(socket: Socket, id: str = "u") -> Message:
    await socket.send(type="undo", id=id, seat=socket.last["seat"])
    return await socket.answer(id)


async def test_ones_own_last_decision_is_free_to_take_back(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, game="toy")
        before, ask = one.last, one.last["ask"]["number"]
        done = await one.play(KEEP)
        assert done["undo"] == "free"
        back = await undo(one)
        assert (back["type"], back["ply"], back["seq"]) == ("step", before["ply"], done["seq"] + 1)
        assert stands(back)["undone_to"] == before["ply"]
        assert stands(back)["view"] == stands(before)["view"]
        assert back["ask"]["number"] > ask
        assert (await one.play(KEEP, ask=ask))["code"] == "stale-ask"
        assert not (await ada.get(f"/tables/{table}"))["table"]["practice"]
        seen = await two.next("step", lambda step: step["seq"] == back["seq"])
        assert stands(seen)["undone_to"] == before["ply"]


async def test_an_undo_sent_again_is_not_done_again(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, _ = await duel(running, game="toy")
        await one.play(KEEP)
        await one.play(BURY)
        first, again = await undo(one), await undo(one)
        assert (again["type"], again["seq"], again["ply"]) == ("step", first["seq"], first["ply"])


async def test_after_chance_all_people_must_agree_and_it_is_practice(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, options={"first": 0})
        before = one.last
        rolled = await one.play(options(one.last)[0])
        assert rolled["undo"] == "consent"
        assert (await undo(one))["type"] == "done"
        wish = (await two.next("state", lambda m: m["table"]["wish"]))["table"]["wish"]
        assert (wish["seat"], wish["agreed"], wish["to_ply"]) == (0, [0], before["ply"])
        await two.send(type="consent", id="y", seat=1, wish=wish["number"] + 1, agree=True)
        assert (await two.answer("y"))["code"] == "no-such-wish"
        await two.send(type="consent", id="z", seat=1, wish=wish["number"], agree=True)
        await two.answer("z")
        back = await one.next("step")
        assert (back["ply"], stands(back)["view"]) == (before["ply"], stands(before)["view"])
        state = (await ada.get(f"/tables/{table}"))["table"]
        assert (state["practice"], state["wish"]) == (True, None)


async def test_a_draw_is_never_used_again_after_an_undo(shared: Serve) -> None:
    async with shared() as running:
        table, _, _, one, two = await duel(running, options={"first": 0})
        room = running.house.rooms[table]
        for number in range(3):
            await one.play(options(one.last)[0])
            await undo(one, f"u{number}")
            wish = (await two.next("state", lambda m: m["table"]["wish"]))["table"]["wish"]
            agrees = {"seat": 1, "wish": wish["number"], "agree": True}
            await two.send(type="consent", id=f"z{number}", **agrees)
            await one.next("step")
        rolls = [entry for entry in room.log.entries if entry.seat == zoco.CHANCE]
        assert len(rolls) > sum(entry.seat == zoco.CHANCE for entry in room.log.line)
        told = replace(room.audience.fair(), seed=room.record.seed)
        assert verify(room.log.game, room.log.header, room.log.entries, told) == len(rolls)


async def test_one_refusal_ends_the_wish(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, two = await duel(running, options={"first": 0})
        seq = (await one.play(options(one.last)[0]))["seq"]
        await undo(one)
        wish = (await two.next("state", lambda m: m["table"]["wish"]))["table"]["wish"]
        assert (await undo(one, "again"))["code"] == "wish-open"
        await two.send(type="consent", id="n", seat=1, wish=wish["number"], agree=False)
        await two.answer("n")
        assert (await one.next("state"))["table"]["wish"] is None
        assert (await look(one))["seq"] == seq


async def test_the_next_move_voids_the_wish(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, options={"first": 0})
        await one.play(options(one.last)[0])
        await undo(one)
        wish = (await two.next("state", lambda m: m["table"]["wish"]))["table"]["wish"]
        await one.play(options(one.last)[0])
        assert (await ada.get(f"/tables/{table}"))["table"]["wish"] is None
        await two.send(type="consent", id="z", seat=1, wish=wish["number"], agree=True)
        assert (await two.answer("z"))["code"] == "no-such-wish"


async def test_bots_consent(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        table = await ada.table(bots={"1": "random"}, options={"first": 0})
        await ada.post(f"/{table}/start")
        one = await ada.sit(table, 0)
        before = await one.next("step")
        await one.play(options(one.last)[0])
        back = await undo(one)
        assert (back["type"], back["ply"]) == ("step", before["ply"])
        assert (await ada.get(f"/tables/{table}"))["table"]["practice"]


async def test_who_leaves_is_not_asked_for_consent(shared: Serve) -> None:
    async with shared() as running:
        table, _, bob, one, _ = await duel(running, options={"first": 0})
        before = one.last
        await one.play(options(one.last)[0])
        await undo(one)
        await bob.post(f"/{table}/seats/1/leave")
        back = await one.next("step")
        assert back["ply"] == before["ply"]


async def test_there_is_nothing_to_take_back_before_ones_first_decision(shared: Serve) -> None:
    async with shared() as running:
        _, _, _, one, _ = await duel(running, options={"first": 0})
        assert one.last["undo"] is None
        assert (await undo(one))["code"] == "nothing-to-undo"


async def wished(one: Socket, two: Socket, id: str = "u") -> int:
    """Open a wish to undo with what only consent can take back; its number."""
    await one.play(options(one.last)[0])
    assert (await undo(one, id))["type"] == "done"
    wish = (await two.next("state", lambda m: m["table"]["wish"]))["table"]["wish"]
    return int(wish["number"])


async def agree(two: Socket, wish: int, id: str = "c") -> Message:
    await two.send(type="consent", id=id, seat=1, wish=wish, agree=True)
    return await two.answer(id)


async def test_a_wish_sent_again_while_it_is_open_is_the_same_wish(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, options={"first": 0})
        number = await wished(one, two)
        assert (await undo(one))["type"] == "done"
        assert (await ada.get(f"/tables/{table}"))["table"]["wish"]["number"] == number
        assert (await undo(one, "another"))["code"] == "wish-open"


async def test_an_undo_by_consent_sent_again_is_not_done_again(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, options={"first": 0})
        await one.play(options(one.last)[0])
        number = await wished(one, two)
        await agree(two, number)
        back = await one.next("step", lambda step: step.get("answers") == "u")
        again = await undo(one)
        assert (again["type"], again["seq"], again["ply"]) == ("step", back["seq"], back["ply"])
        assert (await ada.get(f"/tables/{table}"))["table"]["wish"] is None
        assert (await agree(two, number))["type"] == "done"
        assert (await look(one))["seq"] == back["seq"]


async def test_a_refused_wish_sent_again_does_not_ask_again(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, options={"first": 0})
        number = await wished(one, two)
        await two.send(type="consent", id="n", seat=1, wish=number, agree=False)
        assert (await two.answer("n"))["type"] == "done"
        assert (await undo(one))["type"] == "done"
        assert (await ada.get(f"/tables/{table}"))["table"]["wish"] is None
        assert (await undo(one, "new"))["type"] == "done"
        assert (await ada.get(f"/tables/{table}"))["table"]["wish"]["number"] > number
