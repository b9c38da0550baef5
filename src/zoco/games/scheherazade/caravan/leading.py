"""Leading the Bedouins: they follow the camel one after the other, until the caravan rests."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.moves import Illegal, Move, Moves, any_of
from zoco.games.scheherazade.caravan.ending import Ending, ended, is_plain
from zoco.games.scheherazade.caravan.following import Leads, leads
from zoco.games.scheherazade.caravan.harem import arrived
from zoco.games.scheherazade.cards.carrying import ransomed
from zoco.games.scheherazade.extras import passage
from zoco.games.scheherazade.extras.window import Window
from zoco.games.scheherazade.moves import (
    AskPassage,
    Lead,
    OfferPassage,
    TakePassage,
    Withdraw,
)
from zoco.games.scheherazade.setup.places import PALACE
from zoco.games.scheherazade.table import NOBODY, AnyTable, Played
from zoco.games.scheherazade.travels import BedouinLed, CaravanRests


class LeadBedouins(Window, frozen=True):
    """After the camel, Bedouins of any colour in its reach, each once (scheherazade 3.3).

    Beside it others may offer pearls for a passage that the leader asked pay for
    (scheherazade 6.3).
    """

    paragraph: ClassVar[str] = "scheherazade 3.3"

    def moves(self, table: AnyTable, seat: int) -> Leads:
        """Bedouins in reach; a passage to be paid for; or the end of the move."""
        return leads(table)

    def busy(self, table: AnyTable) -> int:
        """A leader who owes a passage bargains with nobody (scheherazade 6.3)."""
        return table.turn.leader if table.turn.owed else NOBODY

    def free(self, table: AnyTable) -> tuple[int, ...]:
        """Also who may offer for a passage, or withdraw."""
        found = super().free(table)
        if not table.turn.offers:
            return found
        return tuple(sorted({*found, *passage.answerers(table), *passage.bidders(table)}))

    def mays(self, table: AnyTable, seat: int) -> Moves:
        """Questions, bargains, and offers for a passage."""
        return any_of(*self.unasked(table, seat), *passage.answers(table, seat))

    def concerned(self, table: AnyTable) -> tuple[int, ...]:
        """Also who could pay for the passage."""
        return tuple(sorted({*super().concerned(table), *passage.answerers(table)}))

    def awaited(self, table: AnyTable, seat: int) -> tuple[int, ...]:
        """The leader's question waits for all who could pay."""
        others = passage.answerers(table) if seat == table.turn.leader else ()
        return tuple(sorted({*super().awaited(table, seat), *others}))

    def why_not(self, table: AnyTable, seat: int, move: Move) -> Illegal | None:
        """Offers for a passage that is not asked for, or that one cannot make any more."""
        refusal = super().why_not(table, seat, move)
        about = type(move) is OfferPassage or move == Withdraw("passage")
        if refusal is None or not about or refusal.key == "passage-price":
            return refusal
        key = "passage-not-open" if table.turn.offers else "passage-not-asked"
        return Illegal("scheherazade 6.3", key)

    def play_own(self, table: AnyTable, seat: int, move: Any) -> Played:
        """Bedouins go one at a time."""
        match move:
            case OfferPassage() | Withdraw():
                return passage.answered(table, seat, move)
            case AskPassage():
                return passage.asked(table, move)
            case TakePassage():
                return passage.taken(table, move)
            case Lead():
                after, events = led(*passage.ended(table), move)
                return going_on(after, events)
            case _:
                return over(*passage.ended(table), move)


def led(table: AnyTable, events: tuple[Event, ...], move: Lead) -> Played:
    """The Bedouin follows; a ransom is paid at once, the palace proves a colour."""
    turn = table.turn
    bedouin = table.on(move.colour, move.start, turn.led, turn.owed, table.caravan.lake)
    freed, paid = ransomed(table, move.start)
    after = replace(
        freed.standing(bedouin, move.end),
        turn=replace(turn, led=turn.led | 1 << bedouin),
    )
    told = (*events, *paid, BedouinLed(turn.leader, move.colour, move.start, move.end))
    if move.end != PALACE:
        return after, told
    shown, proof = arrived(after)
    return shown, (*told, *proof)


def going_on(table: AnyTable, events: tuple[Event, ...]) -> Played:
    """The caravan rests by itself when nothing is to decide any more, whoever leads it."""
    if somebody_follows(table) or not is_plain(table):
        return table, events
    after, rests = rested(table)
    return after, (*events, *rests)


def over(table: AnyTable, events: tuple[Event, ...], move: Ending) -> Played:
    """The leader ends the move and says all that is to decide about cards."""
    after, rests = rested(table)
    following, more = ended(after, move)
    return following, (*events, *rests, *more)


def rested(table: AnyTable) -> Played:
    """The Bedouins stand where they are."""
    after = table.with_turn(named=0, payer=NOBODY, price=0)
    return replace(after, agenda=table.agenda[1:]), (CaravanRests(table.turn.leader),)


def somebody_follows(table: AnyTable) -> bool:
    """Whether a Bedouin could be led, as everybody can see: any could be the leader's own.

    So nobody learns a colour from who is asked (scheherazade 3.8).
    """
    turn, room, bedouins = table.turn, table.room, table.bedouins
    row, shut = table.edition.way.reach[turn.camel], table.shut(table.purse(turn.leader))
    for bedouin, field in enumerate(bedouins):
        if not row[field] or field in shut or turn.led >> bedouin & 1:
            continue
        if any(bedouins.count(end) < room[end] for end in row[field]):
            return True
    return False
