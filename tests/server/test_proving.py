"""The proof of the dice: whatever is tampered with is found, and what is removed is told apart."""

from __future__ import annotations

import hmac
import json
import random
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.server.conftest import Serve
from tests.server.people import play_out
from tests.server.test_lessons import MOVES, begun
from tests.server.test_play import duel
from zoco.cli.main import run
from zoco.core.codec import to_json
from zoco.core.faults import BadInput
from zoco.core.log.chain import commitment, link
from zoco.core.rng import below
from zoco.core.table import bare
from zoco.server.fair import Stream, commitment_of
from zoco.server.history.proving import is_changed, proved

VECTORS = json.loads((Path(__file__).parent.parent / "vectors" / "dice.json").read_text("utf-8"))
Match = dict[str, Any]


def judged(match: Match) -> Any:
    return proved(zoco.load, json.dumps(match, ensure_ascii=False).encode())


def test_every_step_is_that_of_the_vectors() -> None:
    """With nothing but what docs/dice.md tells: hashes, HMACs and bytes."""
    seed, given = bytes.fromhex(VECTORS["seed"]), VECTORS["contributions"]
    assert sha256(seed).hexdigest() == VECTORS["commitment"] == commitment_of(VECTORS["seed"])
    told = json.dumps(given, ensure_ascii=False, separators=(",", ":"))
    assert told == VECTORS["contributions_json"]
    key = hmac.digest(seed, told.encode(), "sha256")
    assert key.hex() == VECTORS["key"]
    for text, block in VECTORS["blocks"].items():
        assert hmac.digest(key, text.encode(), "sha256").hex() == block
    for number, value in VECTORS["below"]:
        assert below(Stream(VECTORS["seed"], given).draw(number), number) == value
    digest = sha256(VECTORS["header"].encode()).hexdigest()
    assert digest == VECTORS["header_digest"]
    start = sha256(f":-1:{digest}".encode()).hexdigest()
    assert start == VECTORS["beginning"]
    first = json.loads(VECTORS["export"])["log"][1]
    said = bytes.fromhex(first["salt"]) + VECTORS["first_payload"].encode()
    assert sha256(said).hexdigest() == VECTORS["first_said"] == first["said"]
    place = f"move {first['ply']} {first['seat']} {first['at']}"
    whole = f"{start}:0:{place}:{first['said']}:{first['table']}"
    assert sha256(whole.encode()).hexdigest() == VECTORS["first_hash"] == first["hash"]


def test_a_whole_match_is_proved() -> None:
    verdict = judged(json.loads(VECTORS["export"]))
    assert (verdict.head, verdict.unnamed, verdict.earlier) == (VECTORS["head"], (), 0)
    assert verdict.draws == sum(entry.get("seat") == -1 for entry in told_entries()) > 5


def told_entries() -> list[Match]:
    entries: list[Match] = json.loads(VECTORS["export"])["log"][1:]
    return entries


def seed(match: Match) -> None:
    match["fair"]["seed"] = "01" + VECTORS["seed"][2:]


def seed_and_commitment(match: Match) -> None:
    seed(match)
    match["fair"]["commitment"] = commitment_of(match["fair"]["seed"])


def contribution(match: Match) -> None:
    match["fair"]["contributions"][0] += "!"


def move(match: Match) -> None:
    entry_of(match, lambda one: one["seat"] >= 0)["move"]["facing"] = 2


def event(match: Match) -> None:
    entry_of(match, lambda one: one["events"])["events"][0]["seat"] = 1


def time(match: Match) -> None:
    match["log"][4]["at"] += 1


def name(match: Match) -> None:
    match["log"][0]["names"][0]["name"] = "Eve"


def left_out(match: Match) -> None:
    del match["log"][5]


def draw(match: Match) -> None:
    """The last roll shows another face, and all hashes are made to fit that."""
    log = match["log"]
    del log[1 + max(one["seq"] for one in log[1:] if rolled(one)) + 1 :]
    entry = log[-1]
    entry["move"]["pips"] = entry["move"]["pips"] % 4 + 1
    played = zoco.Log.loads(b"\n".join(json.dumps(line).encode() for line in log[:-1]))
    other = played.append(-1, played.game.read(f"roll {entry['move']['pips']}"))
    entry["events"] = json.loads(to_json(other.events))
    entry["table"] = commitment(entry["salt"], to_json(bare(played.table)))
    entry["said"] = commitment(entry["salt"], canonical([entry["move"], entry["events"]]))
    place = f"move {entry['ply']} -1 {entry['at']}"
    entry["hash"] = link(log[-2]["hash"], entry["seq"], place, entry["said"], entry["table"])


def rolled(entry: Match) -> bool:
    return bool(entry["entry"] == "move" and entry["move"]["type"] == "roll")


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def entry_of(match: Match, wanted: Callable[[Match], Any]) -> Match:
    return next(one for one in match["log"][1:] if one["entry"] == "move" and wanted(one))


TAMPERED = {
    seed: "fault-seed",
    seed_and_commitment: "fault-draw",
    contribution: "fault-draw",
    draw: "fault-draw",
    move: "changed-content",
    event: "changed-content",
    time: "changed-hash",
    name: "changed-name",
    left_out: "changed-order",
}


@pytest.mark.parametrize(("tamper", "key"), TAMPERED.items())
def test_what_is_tampered_with_is_found(tamper: Callable[[Match], None], key: str) -> None:
    match = json.loads(VECTORS["export"])
    tamper(match)
    with pytest.raises(BadInput) as found:
        judged(match)
    assert found.value.fault.key == key
    assert is_changed(found.value)


def test_a_name_that_was_removed_is_told_and_is_no_tampering() -> None:
    match = json.loads(VECTORS["export"])
    match["log"][0]["names"][1] = None
    assert judged(match).unnamed == (1,)


async def test_a_table_proves_itself_after_the_end_and_not_before(shared: Serve) -> None:
    async with shared() as running:
        table, ada, _, one, two = await duel(running, contribution="a")
        early = await ada.get(f"/tables/{table}/verify", 409)
        assert early["code"] == "not-over"
        with pytest.raises(BadInput, match="not revealed"):
            proved(zoco.load, (await ada.web.get(f"/api/tables/{table}/export.json")).content)
        last = await play_out([one, two], random.Random(3))
        verdict = await ada.get(f"/tables/{table}/verify")
        assert (verdict["head"], verdict["earlier"]) == (last["head"], 0)
        assert len(verdict["drawn"]) == verdict["draws"] > 50
        file = (await ada.web.get(f"/api/tables/{table}/export.json")).content
        assert proved(zoco.load, file).head == verdict["head"]


async def test_a_lesson_is_proved_and_its_dice_are_said_to_be_laid(
    shared: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with shared() as running:
        nora = running.device()
        table, socket, _ = await begun(nora)
        for move in MOVES:
            await socket.play(move)
        exported = await nora.web.get(f"/api/tables/{table}/export.json")
        told = await nora.get(f"/tables/{table}/verify")
    assert (told["draws"], told["earlier"], told["scripted"] > 10) == (0, 0, True)
    (tmp_path / "lesson.json").write_bytes(exported.content)
    assert run(["verify", str(tmp_path / "lesson.json"), "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "its dice follow a script" in printed
    assert "nobody chose the dice" not in printed
