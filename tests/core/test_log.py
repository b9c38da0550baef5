"""The log: append, undo, replay, save and load; numbers are never reused, files are never torn."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import zoco
from tests.core.bids.game import GAME, BidsLog
from tests.core.bids.rules import Chose, Leave, Seal, Take, Toss
from tests.core.matches import bidding_log, counting, finished_log, new_log, ticking
from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.faults import BadInput
from zoco.core.log import log as log_module
from zoco.core.log.chain import proof
from zoco.core.log.log import Log, Played, Undone
from zoco.core.moves import Illegal
from zoco.core.playout import random_move


def test_a_new_log_holds_all_that_a_replay_needs() -> None:
    header = BidsLog.start(GAME, 3, {"rounds": 2}, "large", ("Ada", "Bo", "Cy")).header
    assert (header.format, header.game, header.rules_version, header.seats) == (1, "bids", 3, 3)
    assert header.options == {"pace": "slow", "changing": True, "rounds": 2}
    assert header.edition["highest"] == 9
    assert header.called == ("Ada", "Bo", "Cy")


def test_append_plays_and_numbers() -> None:
    log = new_log()
    assert (log.seq, log.ply, log.line) == (0, 0, ())
    entry = log.append(CHANCE, Toss(0))
    assert (entry.seq, entry.ply, entry.seat, entry.move) == (0, 1, CHANCE, Toss(0))
    assert log.table.side == 0
    assert (log.seq, log.ply, log.line, log.head) == (1, 1, (entry,), entry.hash)


def test_append_refuses_and_appends_nothing() -> None:
    log = bidding_log()
    before = (log.head, log.seq, log.table)
    with pytest.raises(Illegal, match="too-much"):
        log.append(1, Seal(9))
    assert (log.head, log.seq, log.table) == before


def test_undo_goes_back_and_keeps_what_was_undone() -> None:
    log = bidding_log()
    entry = log.undo(1, seat=0)
    assert entry == Undone(2, 1, 0, 3_000, log.head)
    assert log.table.bids == (-1, -1)
    assert log.ply == 1
    assert [type(kept) for kept in log.entries] == [Played, Played, Undone]


def test_a_number_is_never_used_twice_and_a_ply_is() -> None:
    log = finished_log()
    assert [entry.seq for entry in log.entries] == list(range(8))
    assert [entry.ply for entry in log.line] == list(range(1, 7))
    plies = [entry.ply for entry in log.entries if isinstance(entry, Played)]
    assert plies == [1, 2, 3, 4, 5, 5, 6]


@pytest.mark.parametrize("ply", [-1, 2, 3])
def test_undo_leads_only_to_an_earlier_position(ply: int) -> None:
    log = bidding_log()
    with pytest.raises(BadInput, match=f"no position '{ply}' to go back to from 2"):
        log.undo(ply, seat=0)
    assert log.seq == 2


@pytest.mark.parametrize("ply", [True, 1.0, "0", None])
def test_undo_wants_a_number(ply: Any) -> None:
    log = bidding_log()
    with pytest.raises(BadInput, match=f"no position '{ply}' to go back to"):
        log.undo(ply, seat=0)
    with pytest.raises(BadInput, match=f"positions 0 to 2, not {ply}"):
        log.at(ply)
    assert log.seq == 2


@pytest.mark.parametrize("seat", [2, 99, -1, True, 0.0, "0", None])
def test_undo_wants_a_seat_of_this_match(seat: Any) -> None:
    log = bidding_log()
    with pytest.raises(BadInput, match=r"^seat: must be from 0 to 1 .found "):
        log.undo(1, seat)
    assert log.seq == 2


@pytest.mark.parametrize("players", ["Ab", ("Ada",), ("Ada", "Bo", "Cy"), ("Ada", 2), [None, None]])
def test_a_log_wants_a_name_for_each_seat_or_none(players: Any) -> None:
    with pytest.raises(BadInput, match=r"^players: must be "):
        BidsLog.start(GAME, 2, players=players)
    assert BidsLog.start(GAME, 2, players=["Ada", "Bo"]).header.called == ("Ada", "Bo")


def test_a_loaded_undo_names_a_seat_of_this_match() -> None:
    log = bidding_log()
    draft = Undone(2, 1, 7, 3_000, hash="")
    entry = replace(draft, hash=proof(log.head, draft))
    text = log.dumps() + to_json(entry) + b"\n"
    with pytest.raises(BadInput, match=r"^log, line 4, field seat: must be from 0 to 1"):
        BidsLog.loads(text)


def test_replay_plays_the_surviving_line_anew() -> None:
    log = finished_log()
    assert log.replay() == log.table
    assert [log.replay(ply) for ply in range(7)] == [log.at(ply) for ply in range(7)]
    assert log.at(0) == GAME.setup(2)
    assert log.table.prizes == (0, 1)


@pytest.mark.parametrize("ply", [-1, 7])
def test_there_is_no_position_outside_the_line(ply: int) -> None:
    log = finished_log()
    for asked in (log.replay, log.at):
        with pytest.raises(BadInput, match=f"positions 0 to 6, not {ply}"):
            asked(ply)


def test_a_saved_log_is_loaded_whole(tmp_path: Path) -> None:
    log, file = finished_log(), tmp_path / "match.log"
    log.save(file)
    loaded = BidsLog.load(str(file))
    assert type(loaded) is BidsLog
    assert loaded.header == log.header
    assert loaded.entries == log.entries
    assert loaded.line == log.line
    assert loaded.table == log.table
    assert loaded.dumps() == log.dumps() == file.read_bytes()


def test_a_loaded_match_goes_on() -> None:
    log = BidsLog.loads(bidding_log().dumps())
    entry = log.append(1, Seal(0))
    assert (entry.seq, entry.ply) == (2, 3)
    assert BidsLog.loads(log.dumps()).head == log.head


def test_a_log_without_entries_is_a_log() -> None:
    assert BidsLog.loads(new_log().dumps()).head == new_log().head


def test_a_whole_match_of_suleika_with_undos_survives(tmp_path: Path) -> None:
    rng = random.Random(11)
    log = zoco.Log.start(zoco.load("suleika"), 2, edition="standard")
    while log.table.agenda:
        log.append(*random_move(log.game, log.table, rng))
        if rng.random() < 0.05:
            log.undo(max(0, log.ply - rng.randint(1, 4)), seat=0)
    log.save(tmp_path / "suleika.log")
    loaded = zoco.Log.load(tmp_path / "suleika.log")
    assert loaded.table == log.table == log.replay()
    assert loaded.head == log.head
    assert loaded.game.result(loaded.table) is not None


def test_a_leftover_of_a_crash_harms_nobody(tmp_path: Path) -> None:
    file, part = tmp_path / "match.log", tmp_path / "match.log.part"
    part.write_bytes(b"torn in the mid")
    finished_log().save(file)
    assert not part.exists()
    part.write_bytes(b"torn again")
    assert BidsLog.load(file).head == finished_log().head


def test_a_crash_while_writing_leaves_the_old_file_whole(tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    bidding_log().save(file)
    (tmp_path / "match.log.part").mkdir()  # so that the draft cannot be written
    with pytest.raises(OSError, match=r"match\.log\.part"):
        finished_log().save(file)
    assert BidsLog.load(file).head == bidding_log().head


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"There is no file '.*nowhere\.log'"):
        BidsLog.load(tmp_path / "nowhere.log")


def test_too_many_bytes_are_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = finished_log().dumps()
    (tmp_path / "match.log").write_bytes(data)
    monkeypatch.setattr(log_module, "MAX_BYTES", len(data))
    assert BidsLog.load(tmp_path / "match.log").seq == 8
    monkeypatch.setattr(log_module, "MAX_BYTES", len(data) - 1)
    with pytest.raises(BadInput, match=r"^match\.log: is too long for a log"):
        BidsLog.load(tmp_path / "match.log")
    with pytest.raises(BadInput, match="too long for a log"):
        BidsLog.loads(data)


def test_too_many_entries_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = finished_log().dumps()
    monkeypatch.setattr(log_module, "MAX_ENTRIES", 8)
    assert BidsLog.loads(data).seq == 8
    monkeypatch.setattr(log_module, "MAX_ENTRIES", 7)
    with pytest.raises(BadInput, match=r"^mine: is empty or too long for a log"):
        BidsLog.loads(data, "mine")


def test_an_empty_file_is_no_log() -> None:
    with pytest.raises(BadInput, match=r"^log: is empty"):
        BidsLog.loads(b"")


def test_an_unknown_game_is_named_with_the_line() -> None:
    with pytest.raises(
        BadInput, match=r"^log, line 1: There is no game 'bids'; there are: .*suleika"
    ):
        zoco.Log.loads(new_log().dumps())
    with pytest.raises(BadInput, match=r"^log, line 1: There is no game 'bids'; "):
        Log.loads(new_log().dumps())


def test_the_same_salts_make_the_same_log() -> None:
    assert finished_log().dumps() == finished_log().dumps()


def test_salts_are_fresh_unless_given() -> None:
    logs = [BidsLog.start(GAME, 2) for _ in range(2)]
    entries = [log.append(CHANCE, Toss(1)) for log in logs]
    assert entries[0].salt != entries[1].salt
    assert all(len(bytes.fromhex(entry.salt)) == 16 for entry in entries)


def test_one_secret_under_two_salts_has_nothing_in_common() -> None:
    logs = [new_log(first) for first in (1, 1_000)]
    for log in logs:
        log.append(CHANCE, Toss(1))
    one, other = (log.append(0, Seal(2)) for log in logs)
    assert one.move == other.move
    assert one.said != other.said
    assert one.table != other.table
    assert one.hash != other.hash


def test_a_secret_of_few_values_cannot_be_guessed_from_its_commitments() -> None:
    entry = bidding_log().entries[1]
    guesses = []
    for amount in range(4):
        guess = BidsLog.start(GAME, 2, players=("Ada", "Bo"), salts=counting(500), clock=ticking())
        guess.append(CHANCE, Toss(1))
        guesses.append(guess.append(0, Seal(amount)))
    assert isinstance(entry, Played)
    assert all(guess.said != entry.said and guess.table != entry.table for guess in guesses)


def test_the_last_entry_stands_for_all_before_it() -> None:
    log = finished_log()
    again = new_log()
    for entry in log.line:
        again.append(entry.seat, entry.move)
    assert again.table == log.table
    assert again.head != log.head


def test_a_log_keeps_the_events_of_its_moves() -> None:
    log = finished_log()
    assert log.line[-1].events == (Chose(1, True),)
    assert [entry.move for entry in log.line[-2:]] == [Leave(), Take()]


def test_the_table_after_every_entry_is_kept_undone_ones_too() -> None:
    log = bidding_log()
    before = [log.after(seq) for seq in range(log.seq + 1)]
    log.undo(1, seat=0)
    assert [log.after(seq) for seq in range(log.seq + 1)] == [*before, before[1]]
    assert [log.seq_at(ply) for ply in range(log.ply + 1)] == [0, 1]
    for seq in (-1, log.seq + 1, True, "0", None):
        with pytest.raises(BadInput, match=f"entries 0 to {log.seq}, not {seq}"):
            log.after(seq)  # type: ignore[arg-type]


def test_every_entry_has_its_time_and_time_never_runs_back() -> None:
    times = iter((5_000, 7_000, 6_000, 8_000))
    log = BidsLog.start(GAME, 2, clock=lambda: next(times))
    log.append(CHANCE, Toss(1))
    log.append(0, Seal(2))
    log.undo(1, seat=0)
    log.append(0, Seal(3))
    assert [entry.at for entry in log.entries] == [5_000, 7_000, 7_000, 8_000]
    assert BidsLog.loads(log.dumps()).entries == log.entries


def test_a_log_without_a_clock_of_its_own_tells_the_time_of_day() -> None:
    before = time.time_ns() // 1_000_000
    entry = BidsLog.start(GAME, 2).append(CHANCE, Toss(1))
    assert before <= entry.at <= time.time_ns() // 1_000_000
