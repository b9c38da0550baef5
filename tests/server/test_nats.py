"""Letters by a real NATS server, and what becomes of a match when it goes away."""

from __future__ import annotations

import json
from contextlib import ExitStack

from tests.nats import nats
from tests.postgres import emptied
from tests.server.conftest import running
from tests.server.people import Socket
from tests.server.test_together import first_move, settings_of


async def test_letters_go_by_nats_and_by_the_database_while_it_is_away(postgres_uri: str) -> None:
    url = await emptied(postgres_uri)
    with ExitStack() as stack:
        settings = settings_of(url, nats=stack.enter_context(nats()))
        async with running(settings) as leader, running(settings) as follower:
            ada, bob = leader.device(), follower.device()
            table = await ada.table(options={"first": 0})
            await bob.post(f"/{table}/join", name="Bob")
            await ada.post(f"/{table}/start")
            one, other = await ada.sit(table, 0), await bob.sit(table, 1)
            await one.next("step")
            await other.next("step")
            assert await carried(leader.house, other) > 0
            await exchanged(one, other)
            stack.close()
            assert await carried(leader.house, other) == 0
            await exchanged(other, one)


async def carried(house: object, socket: Socket) -> int:
    """How many letters NATS has brought to a house, from a sign that was shown there."""
    client = house.together.office._post._client  # type: ignore[attr-defined]
    before = client.stats["in_msgs"]
    await socket.send(type="say", id=f"c{before}", text="hm")
    await socket.answer(f"c{before}")
    return int(client.stats["in_msgs"] - before)


async def exchanged(one: Socket, other: Socket) -> None:
    """Whoever is asked moves, and both are shown that."""
    mover, watcher = (one, other) if one.last["ask"] and one.last["ask"]["must"] else (other, one)
    before = watcher.last["seq"]
    answer = await mover.play(first_move(mover))
    assert answer["type"] == "step", json.dumps(answer)
    if watcher.last["seq"] == before:
        await watcher.next("step", lambda step: step["seq"] > before)
