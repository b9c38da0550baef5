"""What a seat may take back freely: small steps, but never what let somebody know more."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import (
    bidden,
    card,
    holding,
    leading,
    phase,
    play,
    plays,
    ready,
    tipped,
    with_top,
)
from zoco.core.chance import CHANCE
from zoco.core.log.log import Log
from zoco.core.log.undo import agreed_undo, free_undo
from zoco.games.scheherazade.game import GAME, Scheherazade
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.table import Pile

Line = tuple[int, str]


class From(Scheherazade):
    """The game, begun at a certain position."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def start(self, seats: int, options: Any, edition: Any) -> Table:
        return self.table


def log_after(table: Table, *lines: Line) -> Log:
    """The log of these moves from this position on."""
    log = Log.start(From(table), table.seats, table.options, table.edition)
    for seat, text in lines:
        log.append(seat, GAME.read(text))
    return log


def asking(table: Table) -> Table:
    """Seat 0 has a question pearl."""
    return replace(table, questions=(1, 0, 0, 0))


def ended(table: Table) -> Table:
    """The leader, seat 0, has moved and only the open card is left."""
    return play(table, 0, "camel S-N01")


def known_tail(table: Table) -> Table:
    """All cards below the open one were buried in sight of all."""
    return replace(table, pile=Pile(table.pile.top, (), tail=(3, 5)))


AT_PALACE = play(leading(camels="N22 S S", red="N24 N23"), 0, "camel N22-N23")
TWICE = play(AT_PALACE, 0, "lead red N24-P")
BY_CARD = with_top(leading(red="N23 P"), "guide", "red")
PASSAGE = play(leading(camels="N06 S S", green="N08 S"), 0, "camel N06-N08")
LAST_TIP = plays(bidden(ready(), 5, 0, 3, 6), (0, "tip 1"), (1, "tip 14"), (2, "tip 30"))

REVEALING = {
    "palace move": (AT_PALACE, (0, "lead red N24-P")),
    "second palace move": (TWICE, (0, "lead red N23-P")),
    "palace move by a card": (BY_CARD, (0, "send red N23-P")),
    "guide whom only an owner can call": (
        with_top(leading(red="N24 N24", seats=5), "guide", "red"),
        (0, "event"),
    ),
    "look at the secret card, wrong room": (leading(red="P S"), (0, "enter green")),
    "look at the secret card, right room": (leading(red="P S"), (0, "enter blue")),
    "look with the guard": (holding(leading(red="P S"), 0, "harem_guard"), (0, "guard green")),
    "question": (asking(leading()), (0, "ask 1 red by pearl")),
    "question with the lamp": (
        holding(leading(), 0, "wonder_lamp"),
        (0, "ask 1 red by lamp"),
    ),
    "question by the stars": (
        play(with_top(leading(), "astrologer"), 0, "event"),
        (0, "ask 1 red by stars"),
    ),
    "fists open": (LAST_TIP, (3, "tip 40")),
    "bakschisch": (bidden(ready(), 5, 0, 3, 6), (0, "bakschisch")),
}


@pytest.mark.parametrize("boundary", REVEALING)
def test_what_reveals_cannot_be_taken_back_freely(boundary: str) -> None:
    table, (seat, text) = REVEALING[boundary]
    log = log_after(table, (seat, text))
    assert all(free_undo(log, other) is None for other in range(table.seats))
    assert agreed_undo(log, seat) == 0, "but if all agree"


CAMEL = plays(leading(camels="N07 S S", green="N08 S", red="N09 S"), (0, "camel N07-N08"))

SMALL = {
    "reset": (leading(camels="N24 S S"), (0, "reset camel")),
    "camel": (leading(), (0, "camel S-N02")),
    "camel onto a question pearl": (leading(camels="N06 S S"), (0, "camel N06-N08")),
    "first Bedouin": (CAMEL, (0, "lead green N08-N10")),
    "next Bedouin": (
        play(play(leading(), 0, "camel S-N03"), 0, "lead red S-N05"),
        (0, "lead blue S-N04"),
    ),
    "ransom": (
        play(leading(camels="N06 S S", green="N07 S"), 0, "camel N06-N08"),
        (0, "lead green N07-N09"),
    ),
    "end of the move": (CAMEL, (0, "done")),
    "request for a passage": (PASSAGE, (0, "passage green N08")),
    "offer for a passage": (play(PASSAGE, 0, "passage green N08"), (1, "offer 3")),
    "opening the fist": (play(ready(), 2, "bid 3"), (2, "open fist")),
    "toll": (with_top(leading(), "toll"), (0, "event")),
    "Bedouin sent back": (with_top(leading(red="N08 S"), "lost", "red"), (0, "event")),
    "carpet": (holding(leading(), 0, "flying_carpet"), (0, "carpet")),
    "leave the card": (ended(with_top(leading(), "oasis")), (0, "leave card")),
    "bury the card where all know the next": (
        ended(known_tail(with_top(leading(), "oasis"))),
        (0, "bury card"),
    ),
    "turned away without the gift": (
        leading(red="P S", pearls=(2, 9, 9, 9)),
        (0, "enter green"),
    ),
    "bid": (ready(), (2, "bid 3")),
    "last bid": (plays(ready(), (0, "bid 1"), (1, "bid 1"), (2, "bid 1")), (3, "bid 3")),
    "tip": (bidden(ready(), 1, 2, 3, 4), (0, "tip 9")),
    "offer to sell": (asking(leading()), (0, "sell pearl for 3")),
    "choice of the leader": (tipped(bidden(ready(), 3, 3, 0, 0), 6, 9, 8, 7), (0, "appoint 1")),
}


@pytest.mark.parametrize("step", SMALL)
def test_small_steps_are_taken_back_freely_by_whoever_made_them(step: str) -> None:
    table, (seat, text) = SMALL[step]
    log = log_after(table, (seat, text))
    assert [free_undo(log, other) for other in range(table.seats)] == [
        0 if other == seat else None for other in range(table.seats)
    ]
    log.undo(0, seat)
    assert log.table == table


def test_step_by_step_back_to_the_start_of_the_move() -> None:
    log = log_after(leading(), (0, "camel S-N03"), (0, "lead red S-N05"), (0, "lead blue S-N04"))
    for ply in (2, 1, 0):
        assert free_undo(log, 0) == ply
        log.undo(ply, 0)
    assert phase(log.table) == "Prepare"


BINDING = {
    "bargain": (play(asking(leading()), 0, "sell pearl for 3"), (1, "agree 0 sell pearl for 3")),
    "paid passage": (
        plays(PASSAGE, (0, "passage green N08"), (1, "offer 3")),
        (0, "accept 1"),
    ),
    "claim": (replace(ready(), pearls=(10, 3, 10, 10)), (1, "claim")),
}


@pytest.mark.parametrize("boundary", BINDING)
def test_what_binds_is_taken_back_by_consent_only(boundary: str) -> None:
    table, (seat, text) = BINDING[boundary]
    log = log_after(table, (seat, text))
    assert all(free_undo(log, other) is None for other in range(table.seats))
    assert agreed_undo(log, seat) == 0, "but if all agree"


def test_6_2_a_new_offer_of_another_is_no_boundary_and_is_void_with_the_step() -> None:
    table = replace(leading(), questions=(0, 1, 0, 0))
    log = log_after(table, (0, "camel S-N03"), (1, "sell pearl for 3"))
    assert free_undo(log, 0) == 0
    assert free_undo(log, 1) == 1
    log.undo(0, 0)
    assert log.table.proposals == ()


OTHERS = {
    "replaced offer": ((1, "sell pearl for 3"), (1, "sell pearl for 4")),
    "withdrawn offer": ((1, "sell pearl for 3"), (1, "withdraw offer")),
    "question": ((1, "ask 0 red by pearl"),),
    "bargain": ((1, "sell pearl for 3"), (2, "agree 1 sell pearl for 3")),
    "offer for a passage": ((0, "passage orange S"), (2, "offer 3")),
}


@pytest.mark.parametrize("boundary", OTHERS)
def test_what_else_others_did_is_a_boundary(boundary: str) -> None:
    table = replace(leading(), questions=(0, 1, 0, 0))
    log = log_after(table, (0, "camel S-N03"), *OTHERS[boundary])
    assert free_undo(log, 0) is None
    assert agreed_undo(log, 0) is not None


def test_a_newly_visible_card_is_a_boundary() -> None:
    table = ended(with_top(leading(), "oasis"))
    log = log_after(table, (0, "bury card"))
    assert phase(log.table) == "UncoverTop"
    assert free_undo(log, 0) == 0, "nobody has seen the next card yet"
    log.append(CHANCE, GAME.read(f"uncover {card(table, 'toll')}"))
    assert free_undo(log, 0) is None
    assert agreed_undo(log, 0) == 0
