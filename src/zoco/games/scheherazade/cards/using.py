"""Cards that a leader can use: those that are held, and what becomes of the open one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zoco.core.moves import Illegal, Move
from zoco.games.scheherazade.caravan.harem import entered, waiting
from zoco.games.scheherazade.cards.cards import Card
from zoco.games.scheherazade.cards.carrying import play_open_card, use_held_card
from zoco.games.scheherazade.cards.effects import executable, few_ways, has_way, may_use_held
from zoco.games.scheherazade.moves import (
    BribeGuard,
    EnterRoom,
    Exchange,
    PlayCard,
    ResetCamel,
    Send,
    SendCamel,
    UseCarpet,
)
from zoco.games.scheherazade.table import AnyTable, Played
from zoco.games.scheherazade.travels import CardPlayed

REFUSALS: dict[type[Move], tuple[str, str]] = {
    ResetCamel: ("scheherazade 3.2", "no-camel-to-reset"),
    EnterRoom: ("scheherazade 3.9", "no-bedouin-to-enter"),
    PlayCard: ("scheherazade 5.2", "no-card-to-play"),
    Send: ("scheherazade 5.3", "not-by-this-card"),
    SendCamel: ("scheherazade 5.3", "not-by-this-card"),
    Exchange: ("scheherazade 5.3", "not-by-this-card"),
    UseCarpet: ("scheherazade 5.3", "no-card-to-use"),
    BribeGuard: ("scheherazade 5.3", "no-card-to-use"),
}


def unusable(move: Move) -> Illegal | None:
    """Why something is not at hand, if it is a card or what else comes beside the camel."""
    return Illegal(*REFUSALS[type(move)]) if type(move) in REFUSALS else None


def held(table: AnyTable) -> Iterator[UseCarpet | BribeGuard]:
    """Cards that are held and can be used in one's own move (scheherazade 5.1)."""
    leader, turn = table.turn.leader, table.turn
    if not table.held[leader] or turn.harem or not may_use_held(table):
        return
    carpet = table.holding(leader, "flying_carpet")
    if carpet >= 0 and has_way(table, table.edition.cards[carpet]):
        yield UseCarpet()
    guard = table.holding(leader, "harem_guard")
    if guard >= 0 and waiting(table) >= 0 and table.purse(leader) >= table.edition.gift:
        yield from map(BribeGuard, table.edition.colours)


def calls(table: AnyTable, card: Card) -> tuple[Any, ...]:
    """The open card (scheherazade 5.2): in each of its ways if they are few, else as a whole."""
    few = () if table.turn.harem else few_ways(table, card)
    return few or ((PlayCard(),) if executable(table, card) else ())


def card_used(table: AnyTable, move: Move) -> Played:
    """The open card, in one of its ways or as a whole, the carpet, or the guard (5.3)."""
    leader = table.turn.leader
    match move:
        case PlayCard():
            return play_open_card(table)
        case Send() | SendCamel() | Exchange():
            called, events = play_open_card(table)
            after, more = called.agenda[0].play(called, leader, move)
            return after, (*events, *more)
        case UseCarpet():
            return use_held_card(table, table.holding(leader, "flying_carpet"))
        case _:
            assert isinstance(move, BribeGuard)
            used = table.discarding(table.holding(leader, "harem_guard"))
            after, events = entered(used.with_turn(executed=True, shifted=True), move.room)
            return after, (CardPlayed(leader, "harem_guard", ""), *events)
