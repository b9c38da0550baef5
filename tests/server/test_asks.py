"""Asks: what keeps its number, what gets a new one; and the bucket that limits the eager."""

from __future__ import annotations

from zoco.core.chance import CHANCE
from zoco.core.log.entries import Played, Undone
from zoco.server.limits import Bucket
from zoco.server.room.asks import asked
from zoco.testkit.toy.game import GAME as TOY
from zoco.testkit.toy.game import ToyTable


def sealed_table() -> tuple[ToyTable, int]:
    """A toy for two where both must seal, and how many entries led there."""
    table, seq = TOY.setup(2), 0
    while TOY.actors(table) == (CHANCE,):
        table, _ = TOY.play(table, CHANCE, next(iter(TOY.outcomes(table)))[0])
        seq += 1
    return table, seq


def entry(seq: int, seat: int) -> Played:
    return Played(seq, seq + 1, seat, 0, None, (), "", "", "", "")


def test_the_number_is_the_seq_at_which_it_was_asked() -> None:
    table, seq = sealed_table()
    asks = asked(TOY, table, seq, {}, None)
    assert {seat: ask.number for seat, ask in asks.items()} == {0: seq, 1: seq}
    assert all(ask.must for ask in asks.values())


def test_what_another_seat_does_leaves_a_must_its_number() -> None:
    table, seq = sealed_table()
    before = asked(TOY, table, seq, {}, None)
    after, _ = TOY.play(table, 0, TOY.read("keep"))
    asks = asked(TOY, after, seq + 1, before, entry(seq, 0))
    assert asks[1].number == seq
    assert (asks[0].number, asks[0].must) == (seq + 1, False)


def test_chance_and_undo_ask_anew() -> None:
    table, seq = sealed_table()
    before = asked(TOY, table, seq, {}, None)
    for cause in (entry(seq, CHANCE), Undone(seq, 0, 0, 0, "")):
        asks = asked(TOY, table, seq + 1, before, cause)
        assert {ask.number for ask in asks.values()} == {seq + 1}


def test_a_may_whose_moves_changed_is_asked_anew() -> None:
    table, seq = sealed_table()
    first, _ = TOY.play(table, 0, TOY.read("keep"))
    before = asked(TOY, first, seq + 1, {}, None)
    other = before[0]._replace(moves=before[1].moves)
    asks = asked(TOY, first, seq + 2, {0: other, 1: before[1]}, entry(seq + 1, 1))
    assert asks[0].number == seq + 2
    same = asked(TOY, first, seq + 2, before, entry(seq + 1, 1))
    assert same[0].number == seq + 1


def test_a_bucket_empties_and_fills_with_time() -> None:
    time = [0.0]
    bucket = Bucket(2.0, 3, clock=lambda: time[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time[0] = 0.4
    assert not bucket.take()
    time[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
