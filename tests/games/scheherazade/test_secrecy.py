"""What must not show: the pearls in a closed fist, and whose colour could enter the palace.

Each proof is held against a mutant that tells it.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.scheherazade.positions import leading, play, ready, with_top
from zoco.core.events import seen
from zoco.core.moves import Moves, Numbers
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.caravan import ending
from zoco.games.scheherazade.caravan import leading as caravan
from zoco.games.scheherazade.caravan.following import leads
from zoco.games.scheherazade.cards.effects import executable
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.moves import Bid, Lead
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.table import Pile, ScheherazadeTable


def noticed(table: Table, seat: int, text: str) -> list[Any]:
    """All that leaves the table for others when a seat makes a move."""
    after, events = GAME.play(table, seat, GAME.read(text))
    eyes = [eye for eye in (*range(table.seats), None) if eye != seat]
    found: list[Any] = [(GAME.view(after, eye), seen(events, eye)) for eye in eyes]
    found += [GAME.actors(after), GAME.free(after), GAME.concerned(after)]
    return [*found, [GAME.awaited(after, it) for it in range(table.seats)]]


# -- closed fists ----------------------------------------------------------------------------------


def tells_the_bid() -> bool:
    """Whether anybody notices how much seat 2 bids, who offers four pearls for a question pearl."""
    table = play(replace(ready(), questions=(0, 1, 0, 0)), 2, "buy pearl for 4")
    bids = [GAME.write(move) for move in GAME.musts(table, 2)]
    assert len(bids) > 1
    told = [noticed(table, 2, text) for text in bids]
    return any(it != told[0] for it in told)


def test_2_1_a_closed_fist_leaks_nothing_through_offers() -> None:
    assert not tells_the_bid()


def test_2_1_a_fist_that_could_make_an_offer_void_would_tell_the_bid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The mutant lets pearls of an open offer go into the fist; then nobody can pay with them."""
    purse = ScheherazadeTable.purse

    def any_bid(_: MakeBids, table: Table, seat: int) -> Moves:
        return Numbers("scheherazade 2.1", Bid(0), "pearls", 0, table.pearls[seat])

    def left(table: Any, seat: int) -> int:
        head = table.agenda[0]
        return purse(table, seat) - max(0, head.bids[seat] if isinstance(head, MakeBids) else 0)

    monkeypatch.setattr(MakeBids, "moves", any_bid)
    monkeypatch.setattr(ScheherazadeTable, "purse", left)
    assert tells_the_bid()


# -- prompts ---------------------------------------------------------------------------------------


def tells_the_colour(table: Table, text: str) -> bool:
    """Whether seats 2 and 3 notice if the leader, seat 1, exchanges colour cards with seat 0."""
    known = table.knowledge
    other = replace(table, knowledge=replace(known, cards=(1, 0, *known.cards[2:])))
    for eye in (2, 3, None):
        one, two = (GAME.play(it, 1, GAME.read(text)) for it in (table, other))
        if GAME.view(one[0], eye) != GAME.view(two[0], eye) or seen(one[1], eye) != seen(
            two[1], eye
        ):
            return True
    return False


BEFORE_THE_PALACE = leading(1, camels="N22 S S", red="N24 S")
"""Only the owner of red could lead anybody."""

LONELY = with_top(leading(1, camels="N05 S S", red="N24 N24", seats=5), "guide", "red")
GUIDED = replace(LONELY, pile=Pile(LONELY.pile.top, ()))
"""Only the owner of red could call the guide, and the card is alone."""


@pytest.mark.parametrize(
    ("table", "text"), [(BEFORE_THE_PALACE, "camel N22-N23"), (GUIDED, "camel N05-N06")]
)
def test_3_8_who_is_asked_tells_no_colour(table: Table, text: str) -> None:
    assert not tells_the_colour(table, text)
    assert type(play(table, 1, text).agenda[0]).__name__ == "LeadBedouins", "all are asked"


def test_3_8_a_prompt_for_who_really_can_lead_would_tell_the_colour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def really(table: Table) -> bool:
        return any(isinstance(move, Lead) for move in leads(table))

    monkeypatch.setattr(caravan, "somebody_follows", really)
    assert tells_the_colour(BEFORE_THE_PALACE, "camel N22-N23")


def test_8_2_a_prompt_for_who_really_can_call_the_guide_would_tell_the_colour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ending, "seems_executable", executable)
    assert tells_the_colour(GUIDED, "camel N05-N06")
