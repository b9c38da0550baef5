"""What leaves a running log: own moves, events that one may see, and a chain all can check."""

from __future__ import annotations

import json

import msgspec
import pytest
from msgspec.structs import replace

from tests.core.bids.game import BidsLog
from tests.core.bids.rules import Leave, Noted, Opened, Seal, Sealed, Tossed
from tests.core.matches import bidding_log, finished_log
from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.faults import BadInput
from zoco.core.log.chain import redacted, verify_chain, verify_open, without_name
from zoco.core.log.entries import Entry, Name, Played, Shown, Undone
from zoco.core.log.log import Log

RECEIVERS = (0, 1, None)


def shown(log: Log, seat: int | None) -> list[Shown | Undone]:
    return [redacted(entry, seat) for entry in log.entries]


def one_shown(entry: Entry, seat: int | None) -> Shown:
    seen = redacted(entry, seat)
    assert isinstance(seen, Shown)
    return seen


def test_a_seat_receives_its_own_move_and_nobody_elses() -> None:
    entry = bidding_log().entries[1]
    assert [one_shown(entry, seat).move for seat in RECEIVERS] == [Seal(2), None, None]


def test_each_receives_the_events_that_it_may_see() -> None:
    entry = bidding_log().entries[1]
    events = [one_shown(entry, seat).events for seat in RECEIVERS]
    assert events == [(Sealed(0), Noted(0, 2)), (Sealed(0),), (Sealed(0),)]


def test_what_chance_did_is_told_by_events_alone() -> None:
    entry = bidding_log().entries[0]
    for receiver in (*RECEIVERS, CHANCE):
        seen = one_shown(entry, receiver)
        assert (seen.move, seen.events) == (None, (Tossed(1),))


def test_place_and_commitments_stay_and_salts_do_not_leave() -> None:
    for entry in finished_log().entries:
        seen = redacted(entry, None)
        if isinstance(entry, Played):
            assert isinstance(seen, Shown)
            assert (seen.seq, seen.ply, seen.seat) == (entry.seq, entry.ply, entry.seat)
            assert (seen.said, seen.table, seen.hash) == (entry.said, entry.table, entry.hash)
            assert entry.salt not in to_json(seen).decode()
        else:
            assert seen is entry


def test_secrets_do_not_leave_by_any_field() -> None:
    secret = json.loads(to_json(redacted(bidding_log().entries[1], 1)))
    assert set(secret) == {
        "entry", "seq", "ply", "seat", "at", "events", "said", "table", "hash", "move"
    }  # fmt: skip
    assert secret["events"] == [{"type": "sealed", "seat": 0}]
    assert secret["move"] is None


@pytest.mark.parametrize("seat", RECEIVERS)
def test_every_receiver_can_follow_the_chain(seat: int | None) -> None:
    log = finished_log()
    assert verify_chain(log.header, shown(log, seat)) == log.head
    assert verify_chain(log.header, []) != log.head


@pytest.mark.parametrize("seat", RECEIVERS)
def test_the_chain_can_be_followed_after_a_way_over_the_wire(seat: int | None) -> None:
    log = finished_log()
    texts = [to_json(entry) for entry in shown(log, seat)]
    wired = [msgspec.json.decode(text, type=Shown | Undone) for text in texts]
    assert verify_chain(log.header, wired) == log.head


@pytest.mark.parametrize(
    ("number", "change", "field"),
    [
        (1, {"seat": 1}, "hash"),
        (1, {"at": 7}, "hash"),
        (5, {"at": 7}, "hash"),
        (1, {"ply": 1}, "ply"),
        (1, {"seq": 2}, "seq"),
        (1, {"said": "0" * 64}, "hash"),
        (1, {"table": "0" * 64}, "hash"),
        (1, {"hash": "0" * 64}, "hash"),
        (5, {"to_ply": 3}, "hash"),
        (5, {"to_ply": 5}, "to_ply"),
        (5, {"seat": 1}, "hash"),
    ],
)
def test_a_changed_place_or_commitment_is_named(
    number: int, change: dict[str, object], field: str
) -> None:
    entries = shown(finished_log(), None)
    entries[number] = replace(entries[number], **change)
    with pytest.raises(BadInput) as caught:
        verify_chain(finished_log().header, entries)
    assert caught.value.fault.field == f"entries[{number}].{field}"


def test_a_changed_header_does_not_lead_to_the_same_chain() -> None:
    log = finished_log()
    with pytest.raises(
        BadInput, match=r"^entries\[0\]\.hash: does not fit: something in this line or"
    ):
        verify_chain(replace(log.header, seats=3), shown(log, 0))


def test_a_name_can_be_removed_and_the_chain_is_whole() -> None:
    log = finished_log()
    assert (log.header.called, log.header.unnamed) == (("Ada", "Bo"), ())
    header = without_name(log.header, 1)
    assert (header.called, header.unnamed) == (("Ada", ""), (1,))
    assert verify_chain(header, shown(log, 0)) == log.head
    lines = [to_json(header), *map(to_json, log.entries)]
    assert b"Bo" not in lines[0]
    again = BidsLog.loads(b"\n".join(lines))
    assert (again.head, again.header.unnamed) == (log.head, (1,))


def test_a_name_is_not_replaced_by_another() -> None:
    log = finished_log()
    other = Name("Cy", log.header.names[1].salt)  # type: ignore[union-attr]
    with pytest.raises(BadInput, match=r"^names\[1\]\.name: is not the name that was played under"):
        verify_chain(replace(log.header, names=(log.header.names[0], other)), shown(log, 0))


def test_a_lost_entry_is_noticed() -> None:
    log = finished_log()
    entries = shown(log, 0)
    with pytest.raises(BadInput, match=r"^entries\[2\]\.seq: .* it must be 2 here \(found 3\)"):
        verify_chain(log.header, entries[:2] + entries[3:])


def test_an_open_match_is_verified_with_its_salts() -> None:
    log = finished_log()
    assert verify_open(log.header, log.entries) == log.head


def test_an_open_match_is_verified_without_knowing_its_game() -> None:
    log = finished_log()
    texts = log.dumps().splitlines()[1:]
    raw = [msgspec.json.decode(text, type=Entry) for text in texts]
    assert isinstance(raw[0], Played)
    assert isinstance(raw[0].move, dict)
    assert verify_open(log.header, raw) == log.head


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"move": Seal(1)}, "said"),
        ({"move": Leave()}, "said"),
        ({"events": (Sealed(0), Noted(0, 1))}, "said"),
        ({"events": (Sealed(0),)}, "said"),
        ({"salt": "00" * 16}, "said"),
        ({"salt": "no"}, "salt"),
    ],
)
def test_who_shows_another_secret_than_was_committed_to_is_found_out(
    change: dict[str, object], field: str
) -> None:
    log = finished_log()
    entries = [*log.entries]
    entries[1] = replace(entries[1], **change)
    with pytest.raises(BadInput) as caught:
        verify_open(log.header, entries)
    assert caught.value.fault.field == f"entries[1].{field}"


def test_opening_agrees_with_what_was_shown_before() -> None:
    log = finished_log()
    seen = verify_chain(log.header, shown(log, 1))
    assert verify_open(log.header, log.entries) == seen
    assert one_shown(log.entries[3], None).events == (Sealed(1), Opened((3, 1)))
