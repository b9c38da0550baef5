"""Carrying out event cards: the open one of the pile, and those that are held."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.moves import Few, Move, Moves
from zoco.core.phase import Phase
from zoco.games.scheherazade.caravan.harem import arrived, proven
from zoco.games.scheherazade.cards.cards import QUIET, Card
from zoco.games.scheherazade.cards.effects import executable, has_way, open_card, ways
from zoco.games.scheherazade.extras.haggling import without_dead_offers
from zoco.games.scheherazade.moves import Ask, Exchange, Send, SendCamel
from zoco.games.scheherazade.questions.asking import asked
from zoco.games.scheherazade.setup.places import PALACE
from zoco.games.scheherazade.table import AnyTable, Played
from zoco.games.scheherazade.travels import (
    BedouinSent,
    CamelSent,
    CardLapsed,
    CardPlayed,
    Exchanged,
    RansomPaid,
    TollPaid,
)


def play_open_card(table: AnyTable) -> Played:
    """The open card is carried out, or lapses if it cannot be (scheherazade 5.2)."""
    card = open_card(table)
    assert card is not None
    if table.turn.executed or not executable(table, card):
        lapsed = CardLapsed(card.effect, card.colour or "")
        return table.with_turn(settled=True), (lapsed,)
    played = CardPlayed(table.turn.leader, card.effect, card.colour or "")
    used = table.with_turn(settled=True)
    after, events = carried_out(used, card, table.pile.top)
    return after, (played, *events)


def use_held_card(table: AnyTable, number: int) -> Played:
    """A held card is carried out and leaves the game (scheherazade 5.1)."""
    card = table.edition.cards[number]
    played = CardPlayed(table.turn.leader, card.effect, "")
    after, events = carried_out(table.discarding(number), card, number)
    return after, (played, *events)


def carried_out(table: AnyTable, card: Card, number: int) -> Played:
    """The one card of this move (scheherazade 5.3); a harem move cannot follow moved pieces."""
    shifted = table.turn.shifted or card.effect not in QUIET
    table = table.with_turn(executed=True, shifted=shifted)
    if card.effect == "toll":
        return tolled(table, card.amount)
    shown: tuple[Event, ...] = ()
    if card.effect == "guide" and not has_way(table, card, palace=False):
        table, shown = proven(table)  # only an owner could have called this guide
    after, events = going_on(table, card, number, 0)
    return after, (*shown, *events)


def tolled(table: AnyTable, amount: int) -> Played:
    """Pearls for the bowl, or what the leader has of them."""
    leader = table.turn.leader
    paid = min(amount, table.pearls[leader])
    return table.in_bowl(leader, paid), (TollPaid(leader, paid),)


def going_on(table: AnyTable, card: Card, number: int, done: int) -> Played:
    """Ask how, unless there is but one way; robbers rob all, others one (scheherazade 5.2).

    Whether a guide could lead into the palace must not show: all count as if he could
    (scheherazade 8.2).
    """
    left = ways(table, card, done, palace=True)
    if not left:
        return table, ()
    if len(left) > 1:
        return replace(table, agenda=(CarryOut(number, done), *table.agenda)), ()
    return sent(table, card, number, done, left[0])


def sent(table: AnyTable, card: Card, number: int, done: int, way: Move) -> Played:
    """One way of carrying out a card; robbers then look for the next Bedouin."""
    if card.effect != "robbers":
        return moved_by(table, card, way)
    assert isinstance(way, Send)
    robbed = table.on(way.colour, way.start, done, table.caravan.lake)
    after, events = moved_by(table, card, way, done)
    following, more = going_on(after, card, number, done | 1 << robbed)
    return following, (*events, *more)


class CarryOut(Phase, frozen=True):
    """The leader says how a card is carried out; `done` masks whom robbers have found already."""

    paragraph: ClassVar[str] = "scheherazade 5.3"
    card: int
    done: int = 0

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """The leader."""
        return (table.turn.leader,)

    def moves(self, table: AnyTable, seat: int) -> Moves:
        """Every way that capacity and ransom allow."""
        found = ways(table, table.edition.cards[self.card], self.done)
        return Few(found, "choose-way", "scheherazade 5.3", "not-by-this-card")

    def play(self, table: AnyTable, seat: int, move: Move) -> Played:
        """It is done; an offer may have lost the pearls that lay apart for it (6.2)."""
        rest = replace(table, agenda=table.agenda[1:])
        done = sent(rest, table.edition.cards[self.card], self.card, self.done, move)
        return without_dead_offers(*done)


# -- single ways -----------------------------------------------------------------------------------


def moved_by(table: AnyTable, card: Card, way: Move, barred: int = 0) -> Played:
    """A piece goes where an event sends it, or a question is asked."""
    match way:
        case Send():
            return bedouin_sent(table, way, barred)
        case SendCamel(start=start, end=end):
            camels = list(table.caravan.camels)
            camels[camels.index(start)] = end
            caravan = replace(table.caravan, camels=tuple(camels))
            return replace(table, caravan=caravan), (CamelSent(table.turn.leader, start, end),)
        case Exchange():
            return exchanged(table, way)
        case _:
            assert isinstance(way, Ask)
            after, toll = tolled(table, card.amount)
            answered, events = asked(after, table.turn.leader, way)
            return answered, (*toll, *events)


def bedouin_sent(table: AnyTable, way: Send, barred: int) -> Played:
    """With the ransom, and with the proof where it ends in the palace (scheherazade 3.8)."""
    leader = table.turn.leader
    freed, paid = ransomed(table, way.start)
    bedouin = table.on(way.colour, way.start, barred, table.caravan.lake)
    event = BedouinSent(leader, way.colour, way.start, way.end)
    after = freed.standing(bedouin, way.end)
    if way.end != PALACE:
        return after, (*paid, event)
    shown, proof = arrived(after)
    return shown, (*paid, event, *proof)


def exchanged(table: AnyTable, way: Exchange) -> Played:
    """Both leave their fields, so both may cost a ransom (scheherazade 3.5)."""
    once, paid = ransomed(table, way.start)
    freed, more = ransomed(once, way.end)
    lake = table.caravan.lake
    one = table.on(way.colour, way.start, 0, lake)
    other = table.on(way.other, way.end, 0, lake)
    after = freed.standing(one, way.end).standing(other, way.start)
    event = Exchanged(table.turn.leader, way.colour, way.start, way.other, way.end)
    return after, (*paid, *more, event)


def ransomed(table: AnyTable, field: int) -> Played:
    """The leader pays for a Bedouin on a violet field, at once (scheherazade 3.5)."""
    ransom = table.ransom(field)
    if not ransom:
        return table, ()
    leader = table.turn.leader
    return table.in_bowl(leader, ransom), (RansomPaid(leader, ransom),)
