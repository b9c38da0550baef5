"""Positions of Basari for tests: everything as given, the rest as at the start."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from zoco.core.chance import CHANCE
from zoco.core.events import Event
from zoco.core.moves import Illegal, Move
from zoco.core.phase import Phase
from zoco.core.table import changed
from zoco.games.basari.game import GAME
from zoco.games.basari.moves import Choose, Dice
from zoco.games.basari.rules import Table, round_of
from zoco.parts.gems import Gems, subtract, total
from zoco.parts.negotiation import Offer

LAP = 28
EACH = 25
TWO = {"two_player": True}


def position(
    *phases: Phase,
    seats: int = 4,
    scores: tuple[int, ...] | None = None,
    gems: tuple[Gems, ...] | None = None,
    supply: Gems | None = None,
    discs: tuple[int, ...] | None = None,
    moved: tuple[int, ...] | None = None,
    scorings: int = 0,
    options: dict[str, Any] | None = None,
    edition: Any = None,
) -> Table:
    """A table after set-up that goes on with `phases` and then with the end of a round."""
    table = GAME.setup(seats, options or (TWO if seats == 2 else None), edition)
    owned = gems or table.gems
    return replace(
        table,
        agenda=(*phases, *round_of(seats)[-2:]),
        scores=scores or table.scores,
        gems=owned,
        supply=supply or subtract((EACH,) * 4, total(owned)),
        discs=discs or (0, 7, 14, 21)[:seats],
        moved=moved or table.moved,
        scorings=scorings,
    )


def at_start(seats: int = 4) -> Table:
    """A table that waits for the first roll."""
    table = position(seats=seats)
    return replace(table, agenda=round_of(seats))


def play(table: Table, *line: tuple[int, Move]) -> tuple[Table, tuple[Event, ...]]:
    """The table after some moves, and all their events."""
    events: tuple[Event, ...] = ()
    for seat, move in line:
        table, more = GAME.play(table, seat, move)
        events += more
    return table, events


def throw(table: Table, *faces: int) -> tuple[Table, tuple[Event, ...]]:
    """Chance throws these dice."""
    return GAME.play(table, CHANCE, Dice(faces))


def choose(table: Table, *actions: str) -> tuple[Table, tuple[Event, ...]]:
    """Every seat chooses, in seat order."""
    cards: Any = actions
    return play(table, *((seat, Choose(action)) for seat, action in enumerate(cards)))


def offer(text: str) -> Offer:
    """`2r1b` as an offer."""
    move = GAME.read(f"offer {text}")
    assert isinstance(move, Offer)
    return move


def refusal(table: Table, seat: int, move: Move) -> tuple[str, str]:
    """Paragraph and key with which a move is refused."""
    before = GAME.view(table, None)
    with pytest.raises(Illegal) as refused:
        GAME.play(table, seat, move)
    assert GAME.why_not(table, seat, move) == refused.value
    assert GAME.view(table, None) == before
    return refused.value.paragraph, refused.value.key


def kinds(events: tuple[Event, ...]) -> list[str]:
    """The names of events."""
    return [type(event).__name__ for event in events]


def with_gems(table: Table, seat: int, gems: Gems) -> Table:
    """The table with other gems before a seat; the supply makes up for it."""
    owned = changed(table.gems, seat, gems)
    return replace(table, gems=owned, supply=subtract((EACH,) * 4, total(owned)))
