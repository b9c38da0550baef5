"""Fair chance: committed, contributed to, drawn by number, never told early, verified later."""

from __future__ import annotations

import random
from collections import Counter
from hashlib import sha256

import msgspec
import pytest

import zoco
from tests.server.conftest import Serve
from tests.server.people import play_out
from tests.server.test_play import duel
from zoco.core.faults import BadInput
from zoco.core.rng import below
from zoco.server.fair import Draw, Stream, commitment_of, verify
from zoco.server.wire.around import Fair

SEED = "ab" * 32


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment_of(SEED) == sha256(bytes.fromhex(SEED)).hexdigest()


def test_a_draw_depends_on_seed_contributions_and_number_alone() -> None:
    def bits(seed: str, given: tuple[str, ...], number: int) -> int:
        return Stream(seed, given).draw(number).getrandbits(64)

    first = bits(SEED, ("x", ""), 0)
    assert first == bits(SEED, ("x", ""), 0)
    others = {bits("cd" * 32, ("x", ""), 0), bits(SEED, ("", "x"), 0), bits(SEED, ("x", ""), 1)}
    assert first not in others
    assert len(others) == 3


def test_each_call_takes_fresh_bits() -> None:
    draw = Draw(b"key", 0)
    numbers = [draw.getrandbits(64) for _ in range(100)]
    assert len(set(numbers)) == 100
    assert 0 <= Draw(b"key", 0).getrandbits(1000) < 1 << 1000
    assert Draw(b"key", 0).getrandbits(1000).bit_length() > 900


def test_rejection_favours_no_face() -> None:
    stream = Stream(SEED, ())
    counts = Counter(below(stream.draw(number), 6) for number in range(6000))
    assert set(counts) == set(range(6))
    chi_squared = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_squared < 25.7  # 5 degrees of freedom, p = 0.0001; the stream is fixed


async def test_a_finished_match_is_verified_and_a_changed_one_is_not(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, contribution="from Ada")
        before = (await ada.get(f"/tables/{table}"))["table"]["fair"]
        assert before["contributions"] == ["from Ada", ""]
        assert before["seed"] is None
        early = await ada.get(f"/tables/{table}/export.json")
        assert early["fair"]["seed"] is None
        started = running.house.rooms[table].log
        with pytest.raises(BadInput, match="not revealed"):
            check(early, started.dumps())
        await play_out([one, two], random.Random(5))
        lines = (await ada.web.get(f"/api/tables/{table}/export.jsonl")).content
        export = await ada.get(f"/tables/{table}/export.json")
        assert export["fair"]["commitment"] == before["commitment"]
        log = zoco.Log.loads(lines)
        assert check(export, lines) == sum(entry.seat == zoco.CHANCE for entry in log.entries) > 50
        for change in ({"seed": "00" * 32}, {"contributions": ["from Eve", ""]}):
            forged = {**export, "fair": {**export["fair"], **change}}
            with pytest.raises(BadInput):
                check(forged, lines)


def check(export: dict[str, object], lines: bytes) -> int:
    fair = msgspec.convert(export["fair"], Fair)
    log = zoco.Log.loads(lines)
    return verify(log.game, log.header, log.entries, fair)


async def test_a_contribution_is_not_taken_before_the_commitment_is_shown(shared: Serve) -> None:
    async with shared() as running:
        ada = running.device()
        early = await ada.post("", 400, game="suleika", seats=2, name="Ada", contribution="a")
        assert early["code"] == "bad-request"
        made = await ada.post("", game="suleika", seats=2, name="Ada", bots={"1": "random"})
        assert len(made["table"]["fair"]["commitment"]) == 64
        await ada.post(f"/{made['table']['id']}/seats/0/contribute", contribution="a")
        state = await ada.post(f"/{made['table']['id']}/start")
        assert state["table"]["fair"]["contributions"] == ["a", ""]


async def test_contributions_are_taken_before_the_start_only(shared: Serve) -> None:
    async with shared() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table()
        await bob.post(f"/{table}/join", name="Bob", contribution="b")
        await ada.post(f"/{table}/seats/0/contribute", contribution="a")
        await bob.post(f"/{table}/seats/0/contribute", 403, contribution="mine")
        assert (await ada.get(f"/tables/{table}"))["table"]["fair"]["contributions"] == []
        state = await ada.post(f"/{table}/start")
        assert state["table"]["fair"]["contributions"] == ["a", "b"]
        late = await ada.post(f"/{table}/seats/0/contribute", 409, contribution="c")
        assert late["code"] == "already-started"


async def test_the_start_throws_in_for_seats_that_have_given_nothing(shared: Serve) -> None:
    async with shared() as running:
        ada, bob = running.device(), running.device()
        table = await ada.table(seats=3)
        await bob.post(f"/{table}/join", name="Bob")
        await ada.post(f"/{table}/join", name="Ada again")
        await ada.post(f"/{table}/seats/0/contribute", contribution="a")
        state = await ada.post(f"/{table}/start", contribution="late")
        assert state["table"]["fair"]["contributions"] == ["a", "", "late"]
