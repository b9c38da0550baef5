"""Tables of Basari: Das Kartenspiel in the middle of a match, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from zoco.core.chance import CHANCE
from zoco.core.events import Event
from zoco.core.moves import Move
from zoco.games.basari_cards.choosing import ChooseActions, PickAction
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import EndRound, Table
from zoco.games.basari_cards.table import NO_CARD, BasariCardsTable
from zoco.parts.choosing import NOT_YET
from zoco.parts.gems import Gems, subtract, total
from zoco.parts.negotiation import gems_code

EDITION = GAME.edition()
NONE = "0"
bundle = gems_code().read


def card(gems: str, points: int | None = None) -> int:
    """The number of a card of the standard edition by what it shows."""
    wanted = bundle(gems)
    found = [
        number
        for number, it in enumerate(EDITION.cards)
        if it.gems == wanted and points in (None, it.points)
    ]
    return found[0]


def crew(workers: int, without: Sequence[int] = ()) -> tuple[int, ...]:
    """Some cards with so many workers together, none of them among `without`."""
    found: list[int] = []
    for number, it in enumerate(EDITION.cards):
        if number not in without and it.workers <= workers:
            found.append(number)
            workers -= it.workers
    assert workers == 0
    return tuple(found)


class Merchant(NamedTuple):
    """What lies before one seat: score, gems, the cards of this pass, and the current card."""

    score: int
    gems: Gems
    pile: tuple[int, ...]
    current: int


def merchants(table: Table) -> list[Merchant]:
    """What lies before everybody."""
    columns = (table.scores, table.gems, table.piles, table.current)
    return [Merchant(*mine) for mine in zip(*columns, strict=True)]


def merchant(
    gems: str = "3r3y3g3b", score: int = 0, cards: Sequence[int] = (), current: int | None = None
) -> Merchant:
    """A merchant; the current card is the last one unless another is named."""
    last = cards[-1] if cards else NO_CARD
    pile = tuple(cards) if current is None or current in cards else (*cards, current)
    return Merchant(score, bundle(gems), pile, last if current is None else current)


def table_of(
    *everybody: Merchant, supply: str | None = None, edition: Any = EDITION, passing: int = 1
) -> Table:
    """A round in which all cards are drawn and nobody has chosen."""
    seats = len(everybody)
    held = {number for mine in everybody for number in mine.pile}
    stock: Gems = total(mine.gems for mine in everybody)
    rest = subtract((edition.gems,) * 4, stock) if supply is None else bundle(supply)
    picks = tuple(PickAction(seat) for seat in range(2))
    sealed = (ChooseActions((NOT_YET,) * seats),)
    return BasariCardsTable(
        agenda=(*(picks if seats == 2 else sealed), EndRound()),
        options=GAME.options({"two_player": seats == 2}),
        edition=edition,
        passing=passing,
        scores=tuple(mine.score for mine in everybody),
        gems=tuple(mine.gems for mine in everybody),
        supply=rest,
        turned_up=(NOT_YET,) * seats,
        deck=tuple(number for number in edition.deck if number not in held),
        piles=tuple(mine.pile for mine in everybody),
        current=tuple(mine.current for mine in everybody),
    )


def play(table: Table, seat: int, *lines: str) -> tuple[Table, tuple[Event, ...]]:
    """Play some moves by their texts; the events of all of them."""
    events: tuple[Event, ...] = ()
    for line in lines:
        table, more = GAME.play(table, seat, GAME.read(line))
        events += more
    return table, events


def chance(table: Table, line: str) -> tuple[Table, tuple[Event, ...]]:
    """Let chance do this."""
    return play(table, CHANCE, line)


def reveal(table: Table, actions: str) -> tuple[Table, tuple[Event, ...]]:
    """All choose, in seat order; the events of the last choice only, with what followed."""
    events: tuple[Event, ...] = ()
    for seat, action in enumerate(actions):
        table, events = play(table, seat, f"choose {action}")
    return table, events


def haggle(table: Table, *lines: str) -> tuple[Table, tuple[Event, ...]]:
    """Moves of whoever is asked, one after another; the events of the last one."""
    events: tuple[Event, ...] = ()
    for line in lines:
        (seat,) = GAME.actors(table)
        table, events = play(table, seat, line)
    return table, events


def kinds(events: tuple[Event, ...]) -> list[str]:
    """The names of some events."""
    return [type(event).__name__ for event in events]


def find(events: tuple[Event, ...], kind: type[Any]) -> Any:
    """The only event of a kind."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def read(line: str) -> Move:
    """A move by its text."""
    return GAME.read(line)
