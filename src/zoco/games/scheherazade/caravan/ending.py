"""How a leader's move ends: a card may be used, and the open one is left or buried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.describe import Description, Group
from zoco.core.events import Event
from zoco.core.moves import Few, Illegal, Move, Moves, picking
from zoco.core.phase import Step
from zoco.games.scheherazade.cards.carrying import play_open_card
from zoco.games.scheherazade.cards.effects import executable, open_card, seems_executable, ways
from zoco.games.scheherazade.cards.pile import buried
from zoco.games.scheherazade.cards.using import calls, card_used, held, unusable
from zoco.games.scheherazade.extras.haggling import without_dead_offers
from zoco.games.scheherazade.extras.window import Window
from zoco.games.scheherazade.moves import (
    BribeGuard,
    BuryCard,
    Done,
    Exchange,
    LeaveCard,
    PlayCard,
    Send,
    SendCamel,
    UseCarpet,
)
from zoco.games.scheherazade.table import AnyTable, Played
from zoco.games.scheherazade.travels import CardLeft

Use = PlayCard | UseCarpet | BribeGuard | Send | SendCamel | Exchange
Ending = Done | LeaveCard | BuryCard | Use


# -- ending the move -------------------------------------------------------------------------------


def endings(table: AnyTable) -> tuple[Ending, ...]:
    """How the leader can end the caravan move, all that is to decide about cards included.

    A must card that leaves a choice is carried out in one of its ways (scheherazade 5.2); only
    robbers, who may ask more than once, have their turn afterwards.
    """
    card = open_card(table)
    if card is None or card.kind != "must":
        return (*closing(table), *uses(table))
    found = () if card.effect == "toll" or table.turn.executed else ways(table, card)
    if len(found) > 1:
        return (Done(),) if card.effect == "robbers" else told_apart(table, found)
    lapses = not found and not executable(table, card)
    return (Done(),) if lapses and any(held(table.with_turn(settled=True))) else closing(table)


def closing(table: AnyTable) -> tuple[Ending, ...]:
    """Nothing more: with what becomes of the open card, if that is to be said."""
    return (LeaveCard(), BuryCard()) if is_asked(table) else (Done(),)


def is_plain(table: AnyTable) -> bool:
    """Whether everybody can see that the leader could end the move in one way only."""
    card = open_card(table)
    if card is not None and card.kind == "may" and not table.turn.executed:
        return not is_asked(table) and not seems_executable(table, card) and not any(held(table))
    return endings(table) == (Done(),)


def is_asked(table: AnyTable) -> bool:
    """Whether the open card concerned this move, so that it is left or buried (scheherazade 5.2).

    A card without others below it simply stays.
    """
    return table.turn.binds and bool(table.pile.rest or table.pile.tail)


def told_apart(table: AnyTable, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """Moves that say what becomes of the open card too, if that is to be said."""
    if not is_asked(table):
        return moves
    return tuple([replace(move, then=it) for move in moves for it in ("leave", "bury")])


def ended(table: AnyTable, move: Ending) -> Played:
    """What an ending does once the caravan rests, with `ComeToCards` next on the agenda."""
    rest = replace(table, agenda=table.agenda[1:])
    card = open_card(table)
    must = card is not None and card.kind == "must"
    match move:
        case Done():
            return (table, ()) if must else (rest, ())
        case LeaveCard() | BuryCard():
            played, events = play_open_card(rest) if must else (rest, ())
            after, told = left_or_buried(played, isinstance(move, LeaveCard))
            return after, (*events, *told)
        case _:
            used, events = card_used(rest, move)
            after, told = disposed(used, move.then)
            return after, (*events, *told)


def disposed(table: AnyTable, then: str) -> Played:
    """What becomes of the open card, where it was said with a move."""
    return left_or_buried(table, then == "leave") if then and table.agenda else (table, ())


def left_or_buried(table: AnyTable, left: bool) -> Played:
    """A card that is left binds the next leader again, a buried one comes last.

    Nobody is asked about it any more.
    """
    after = replace(table, agenda=table.agenda[1:])
    return (after, (CardLeft(table.turn.leader),)) if left else buried(after)


# -- cards after the move --------------------------------------------------------------------------


class ComeToCards(Step, frozen=True):
    """After the move: a must card that can be carried out is, others may be (scheherazade 5.2)."""

    paragraph: ClassVar[str] = "scheherazade 5.2"

    def run(self, table: AnyTable) -> Played:
        """Who is asked depends on what everybody can see."""
        table = replace(table, agenda=table.agenda[1:])
        card = open_card(table)
        events: tuple[Event, ...] = ()
        if card is not None and card.kind == "must":
            table, events = without_dead_offers(*play_open_card(table))
            card = None
        if table.turn.executed:
            return table, events
        wanted = card is not None and seems_executable(table, card)
        if wanted or next(held(table), None) is not None:
            table = replace(table, agenda=(UseCards(), *table.agenda))
        return table, events


class UseCards(Window, frozen=True):
    """A card may be used after the move, or none (scheherazade 5.2)."""

    paragraph: ClassVar[str] = "scheherazade 5.2"

    def moves(self, table: AnyTable, seat: int) -> Moves:
        """The open may card, held cards, or nothing; each says what becomes of the open card."""
        return Cards((*closing(table), *uses(table)))

    def play_own(self, table: AnyTable, seat: int, move: Ending) -> Played:
        """One card at most."""
        return ended(table, move)


def uses(table: AnyTable) -> Iterator[Use]:
    """The cards that can be used after the move.

    Where no choice or question follows, what becomes of the open card is said at once.
    """
    card = None if table.turn.executed else open_card(table)
    for use in (*(calls(table, card) if card else ()), *held(table)):
        yield from (use,) if is_choosy(table, use) else told_apart(table, (use,))


def is_choosy(table: AnyTable, use: Use) -> bool:
    """Whether the leader will be asked how, judged by what everybody can see."""
    if type(use) is PlayCard:
        card = table.pile.top
    elif type(use) is UseCarpet:
        card = table.holding(table.turn.leader, "flying_carpet")
    else:
        return False
    return len(ways(table, table.edition.cards[card], palace=True)) > 1


class Cards(Moves, frozen=True):
    """The cards that can be used now, or none."""

    paragraph: ClassVar[str] = "scheherazade 5.2"
    ways: tuple[Move, ...]

    def why_not(self, move: Move) -> Illegal | None:
        """A card that cannot be used."""
        if move in self.ways:
            return None
        if isinstance(move, Done):
            return Illegal("scheherazade 5.2", "leave-or-bury-it")
        return unusable(move) or self.not_now(move)

    def __iter__(self) -> Iterator[Move]:
        return iter(self.ways)

    def __len__(self) -> int:
        return len(self.ways)

    def describe(self) -> Description:
        """Cards, or none; rooms for the guard apart."""
        guard = tuple(move for move in self.ways if isinstance(move, BribeGuard))
        cards = tuple(move for move in self.ways if move not in guard)
        found = picking("choose-card-use", cards)
        return Group((found, picking("choose-guard", guard))) if guard else found


# -- the open card ---------------------------------------------------------------------------------


class AskWhatBecomes(Step, frozen=True):
    """Only a card that concerned this move is left or buried (scheherazade 5.2)."""

    paragraph: ClassVar[str] = "scheherazade 5.2"

    def run(self, table: AnyTable) -> Played:
        """The leader says it now, unless it was said with the end of the move."""
        asked = (LeaveOrBury(),) if is_asked(table) else ()
        return replace(table, agenda=(*asked, *table.agenda[1:])), ()


class LeaveOrBury(Window, frozen=True):
    """The leader leaves the open card or puts it under the pile (scheherazade 5.2)."""

    paragraph: ClassVar[str] = "scheherazade 5.2"

    def moves(self, table: AnyTable, seat: int) -> Moves:
        """One of the two."""
        also = (Done, PlayCard, UseCarpet, BribeGuard)
        few = (LeaveCard(), BuryCard())
        return Few(few, "choose-card", "scheherazade 5.2", "leave-or-bury-it", also)

    def play_own(self, table: AnyTable, seat: int, move: LeaveCard | BuryCard) -> Played:
        """The move is over."""
        return left_or_buried(table, isinstance(move, LeaveCard))
