"""Undo: free back to one's own last decision, if nothing was learnt since; else by consent."""

from __future__ import annotations

import pytest

from tests.core.bids.game import BidsLog
from tests.core.bids.rules import Chose, Leave, Seal, Take, Toss
from tests.core.matches import bidding_log, new_log
from zoco.core.chance import CHANCE
from zoco.core.log.undo import agreed_undo, free_undo


def choosing() -> BidsLog:
    """All bids are open, seat 0 is to choose."""
    log = bidding_log()
    log.append(1, Seal(1))
    return log


def test_the_own_last_decision_is_free() -> None:
    log = bidding_log()
    assert free_undo(log, 0) == 1
    log.undo(1, seat=0)
    assert log.table.bids == (-1, -1)


def test_only_the_seat_that_decided_is_free() -> None:
    assert free_undo(bidding_log(), 1) is None


def test_before_anything_happened_there_is_nothing_to_take_back() -> None:
    assert free_undo(new_log(), 0) is None
    assert agreed_undo(new_log(), 0) is None


def test_after_chance_nothing_is_free() -> None:
    log = new_log()
    log.append(CHANCE, Toss(1))
    assert free_undo(log, 0) is None
    assert agreed_undo(log, 0) is None


def test_after_another_seat_moved_it_needs_consent() -> None:
    log = choosing()
    log.append(0, Take())
    assert free_undo(log, 0) == 3
    log.append(1, Leave())
    assert free_undo(log, 0) is None
    assert agreed_undo(log, 0) == 3
    assert free_undo(log, 1) == 4


def test_a_decision_that_revealed_something_needs_consent() -> None:
    log = choosing()
    assert free_undo(log, 1) is None
    assert agreed_undo(log, 1) == 2


def test_what_was_undone_counts_no_more() -> None:
    log = choosing()
    log.append(0, Take())
    log.append(1, Leave())
    log.undo(4, seat=1)
    assert free_undo(log, 0) == 3
    log.undo(3, seat=0)
    assert free_undo(log, 0) is None
    assert agreed_undo(log, 0) == 1


def test_a_decision_that_binds_needs_consent(monkeypatch: pytest.MonkeyPatch) -> None:
    log = choosing()
    log.append(0, Take())
    monkeypatch.setattr(Chose, "binds", True)
    assert free_undo(log, 0) is None
    assert agreed_undo(log, 0) == 3


def test_an_idle_move_of_another_is_no_boundary(monkeypatch: pytest.MonkeyPatch) -> None:
    log = choosing()
    log.append(0, Take())
    log.append(1, Leave())
    assert free_undo(log, 0) is None
    monkeypatch.setattr(Chose, "idle", True)
    assert free_undo(log, 0) == 3
    assert free_undo(log, 1) == 4
    log.undo(3, seat=0)
    assert log.table == choosing().table, "it is undone with it"
