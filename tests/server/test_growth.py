"""What a move costs does not grow with the match: what is packed stays packed."""

from __future__ import annotations

import random
import zlib
from typing import NoReturn

import pytest

import zoco
from zoco.core.log.log import header_of
from zoco.core.log.undo import agreed_undo, ways_back
from zoco.core.playout import random_move
from zoco.server.history.film import Reel
from zoco.server.history.stored import StoredLog
from zoco.server.room.asks import asked
from zoco.server.room.draft import Draft
from zoco.server.room.step import Wanted, step

SEATS = 4


def long_log(entries: int = 400) -> StoredLog:
    """A match in which chance has not moved for long; who looks for it goes far back."""
    game, rng = zoco.load("scheherazade"), random.Random(3)
    log = StoredLog(game, header_of(game, SEATS, None, None))
    while log.seq < entries:
        log.append(*random_move(game, log.table, rng))
        log.settle()
    return log


def unpacked(_: object) -> NoReturn:
    """Nobody has a reason to."""
    raise AssertionError("an old entry was looked at")


def test_a_move_looks_at_nothing_that_was_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    log, reel = long_log(), Reel()
    monkeypatch.setattr(zlib, "decompress", unpacked)
    draft = Draft(log, asked(log.game, log.table, log.seq, {}, None))
    draft.play(*random_move(log.game, log.table, random.Random(1)))
    assert len(draft.rows("growth", None)) == 1
    for seat in (*range(SEATS), None):
        wanted = Wanted(seat, log.seq, changes=True)
        assert step("growth", draft.log, draft.asks, wanted, reel).seq == log.seq + 1


def test_of_a_seat_that_rested_for_long_it_is_known_that_it_once_decided() -> None:
    log = long_log()
    first = {entry.seat for entry in log.line}
    assert set(ways_back(log)) == first == set(log.deciders)
    for seat in first:
        last = max(entry.ply for entry in log.line if entry.seat == seat)
        assert agreed_undo(log, seat) == last - 1


def test_what_was_undone_was_decided_by_nobody() -> None:
    log = long_log()
    log.undo(0, seat=0)
    assert log.deciders == ()
    assert ways_back(log) == {}
    assert agreed_undo(log, 0) is None
