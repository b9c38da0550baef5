"""Leading the Bedouins: who may be taken along, how far, and for whose pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace

from zoco.core.describe import Description, Group
from zoco.core.events import Event
from zoco.core.moves import Illegal, Move, Moves, any_of, picking
from zoco.core.rng import Rng, below
from zoco.core.table import changed
from zoco.games.scheherazade.caravan.ending import Ending, ended, endings, is_plain
from zoco.games.scheherazade.caravan.harem import arrived
from zoco.games.scheherazade.cards.carrying import ransomed
from zoco.games.scheherazade.cards.using import unusable
from zoco.games.scheherazade.data import ScheherazadeEdition
from zoco.games.scheherazade.extras import passage
from zoco.games.scheherazade.extras.window import Window
from zoco.games.scheherazade.moves import (
    AskPassage,
    Lead,
    OfferPassage,
    TakePassage,
    Withdraw,
)
from zoco.games.scheherazade.setup.places import PALACE, Colour, name
from zoco.games.scheherazade.setup.route import Fields
from zoco.games.scheherazade.table import NOBODY, ScheherazadeTable
from zoco.games.scheherazade.travels import BedouinLed, CaravanRests

Table = ScheherazadeTable[Any]
Played = tuple[Table, tuple[Event, ...]]


class LeadBedouins(Window, frozen=True):
    """After the camel, Bedouins of any colour in its reach, each once (scheherazade 3.3).

    Beside it others may offer pearls for a passage that the leader asked pay for
    (scheherazade 6.3).
    """

    paragraph: ClassVar[str] = "scheherazade 3.3"

    def moves(self, table: Table, seat: int) -> Leads:
        """Bedouins in reach; a passage to be paid for; or the end of the move."""
        return leads(table)

    def busy(self, table: Table) -> int:
        """A leader who owes a passage bargains with nobody (scheherazade 6.3)."""
        return table.turn.leader if table.turn.owed else NOBODY

    def free(self, table: Table) -> tuple[int, ...]:
        """Also who may offer for a passage, or withdraw."""
        found = super().free(table)
        if not table.turn.offers:
            return found
        return tuple(sorted({*found, *passage.answerers(table), *passage.bidders(table)}))

    def mays(self, table: Table, seat: int) -> Moves:
        """Questions, bargains, and offers for a passage."""
        return any_of(*self.unasked(table, seat), *passage.answers(table, seat))

    def concerned(self, table: Table) -> tuple[int, ...]:
        """Also who could pay for the passage."""
        return tuple(sorted({*super().concerned(table), *passage.answerers(table)}))

    def awaited(self, table: Table, seat: int) -> tuple[int, ...]:
        """The leader's question waits for all who could pay."""
        others = passage.answerers(table) if seat == table.turn.leader else ()
        return tuple(sorted({*super().awaited(table, seat), *others}))

    def why_not(self, table: Table, seat: int, move: Move) -> Illegal | None:
        """Offers for a passage that is not asked for, or that one cannot make any more."""
        refusal = super().why_not(table, seat, move)
        about = type(move) is OfferPassage or move == Withdraw("passage")
        if refusal is None or not about or refusal.key == "passage-price":
            return refusal
        key = "passage-not-open" if table.turn.offers else "passage-not-asked"
        return Illegal("scheherazade 6.3", key)

    def play_own(self, table: Table, seat: int, move: Any) -> Played:
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


def led(table: Table, events: tuple[Event, ...], move: Lead) -> Played:
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


def going_on(table: Table, events: tuple[Event, ...]) -> Played:
    """The caravan rests by itself when nothing is to decide any more, whoever leads it."""
    if somebody_follows(table) or not is_plain(table):
        return table, events
    after, rests = rested(table)
    return after, (*events, *rests)


def over(table: Table, events: tuple[Event, ...], move: Ending) -> Played:
    """The leader ends the move and says all that is to decide about cards."""
    after, rests = rested(table)
    following, more = ended(after, move)
    return following, (*events, *rests, *more)


def rested(table: Table) -> Played:
    """The Bedouins stand where they are."""
    after = table.with_turn(named=0, payer=NOBODY, price=0)
    return replace(after, agenda=table.agenda[1:]), (CaravanRests(table.turn.leader),)


def somebody_follows(table: Table) -> bool:
    """Whether a Bedouin could be led, as everybody can see: any could be the leader's own.

    So nobody learns a colour from who is asked (scheherazade 3.8).
    """
    turn, room, bedouins = table.turn, table.room, table.bedouins
    row = table.edition.way.reach[turn.camel]
    purse = table.purse(turn.leader)
    for bedouin, field in enumerate(bedouins):
        ends = row[field]
        if not ends or turn.led >> bedouin & 1 or table.ransom(field) > purse:
            continue
        if any(bedouins.count(end) < room[end] for end in ends):
            return True
    return False


def leads(table: Table) -> Leads:
    """What the leader may do with the caravan now."""
    turn, leader = table.turn, table.turn.leader
    free = table.holding(leader, "safe_conduct") >= 0
    found = Leads(
        edition=table.edition,
        room=table.room,
        colours=table.colours,
        own=table.own(leader),
        camel=turn.camel,
        bedouins=table.caravan.bedouins,
        led=turn.led,
        owed=turn.owed,
        purse=table.purse(leader),
        ransom=0 if free else table.edition.ransom,
        passage=not turn.asked,
        ends=() if turn.owed else endings(table),
    )
    payers = passage.bidders(table) if turn.offers else ()
    if not payers or not found.can_pass(tuple(i for i in range(14) if turn.named >> i & 1)):
        return found
    return replace(found, payers=payers)


class Steps(NamedTuple):
    """A Bedouin with its field and where it can be led."""

    bedouin: int
    field: int
    ends: Fields


class Leads(Moves, frozen=True):
    """The moves of Bedouins, the end of the move, and all about a paid passage.

    `own` is the leader's colour, `owed` the mask of Bedouins whose passage is paid for, `payers`
    are the seats whose offer for one can be taken, `ends` the ways to end the move.
    """

    paragraph: ClassVar[str] = "scheherazade 3.3"
    edition: ScheherazadeEdition
    room: Fields
    colours: tuple[Colour, ...]
    own: int
    camel: int
    bedouins: Fields
    led: int
    owed: int
    purse: int
    ransom: int
    passage: bool
    ends: tuple[Move, ...]
    payers: tuple[int, ...] = ()

    # -- single Bedouins ---------------------------------------------------------------------------

    def standing(self, colour: int, field: int) -> int:
        """A Bedouin of this colour on a field who was not led yet; none: −1."""
        pair = (2 * colour, 2 * colour + 1)
        found = [it for it in pair if self.bedouins[it] == field and not self.led >> it & 1]
        return max(found, key=lambda it: self.owed >> it & 1, default=NOBODY)

    def can_free(self, field: int) -> bool:
        """Whether the leader can pay the ransom for a Bedouin on a field (scheherazade 3.5)."""
        return self.ransom <= self.purse or field not in self.edition.ambushes

    def ends_of(self, bedouin: int, own: int) -> Fields:
        """Where a Bedouin can be led: fields in reach with room, and `own` ones into the palace."""
        field = self.bedouins[bedouin]
        ends = self.edition.way.reach[self.camel][field]
        if not ends or not self.can_free(field):
            return ()
        bedouins, room = self.bedouins, self.room
        return tuple(
            [
                end
                for end in ends
                if (bedouin >> 1 == own if end == PALACE else bedouins.count(end) < room[end])
            ]
        )

    def steps(self) -> Iterator[Steps]:
        """Every Bedouin that can be led; of two of a colour on one field only one is named."""
        owed, led, before = self.owed, self.led, NOBODY
        for bedouin, field in enumerate(self.bedouins):
            twin = bedouin & 1 and before == field
            before = NOBODY
            if led >> bedouin & 1 or (owed and not owed >> bedouin & 1):
                continue
            before = field
            ends = () if twin else self.ends_of(bedouin, self.own)
            if ends and owed & ~(1 << bedouin):
                ends = tuple(end for end in ends if self.keeps_word(bedouin, end))
            if ends:
                yield Steps(bedouin, field, ends)

    # -- a paid passage ----------------------------------------------------------------------------

    def can_pass(self, bedouins: Fields) -> bool:
        """Whether these can be led one after the other, elsewhere than into the palace (6.3)."""
        first, *others = bedouins
        if not others:
            return bool(self.ends_of(first, NOBODY))
        one, two = (self.ends_of(it, NOBODY) for it in bedouins)
        if one and two and (len(one) > 1 or one != two) and 2 * self.ransom <= self.purse:
            return True
        orders = ((first, others[0]), (others[0], first))
        return any(
            self.after(one, end).ends_of(two, NOBODY)
            for one, two in orders
            for end in self.ends_of(one, NOBODY)
        )

    def keeps_word(self, bedouin: int, end: int) -> bool:
        """Whether the other one who is owed a passage can still be led afterwards."""
        other = (self.owed & ~(1 << bedouin)).bit_length() - 1
        return other < 0 or bool(self.after(bedouin, end).ends_of(other, NOBODY))

    def after(self, bedouin: int, end: int) -> Leads:
        """What may be done when this Bedouin was led."""
        violet = self.bedouins[bedouin] in self.edition.ambushes
        bedouins, purse = changed(self.bedouins, bedouin, end), self.purse
        return replace(self, bedouins=bedouins, purse=purse - (self.ransom if violet else 0))

    def passages(self) -> list[AskPassage]:
        """Every passage that could be asked for: one or both of a colour."""
        if not self.passage:
            return []
        company, bedouins, led = self.edition.way.company[self.camel], self.bedouins, self.led
        found: list[AskPassage] = []
        for colour, kind in enumerate(self.colours):
            pair = (2 * colour, 2 * colour + 1)
            near = [it for it in pair if bedouins[it] in company and not led >> it & 1]
            if not near:
                continue
            near.sort(key=bedouins.__getitem__)
            named: dict[Fields, Fields] = {(bedouins[it],): (it,) for it in near}
            if len(near) == 2:
                named[bedouins[near[0]], bedouins[near[1]]] = tuple(near)
            found += [AskPassage(kind, it) for it, who in named.items() if self.can_pass(who)]
        return found

    # -- refusals ----------------------------------------------------------------------------------

    def why_not(self, move: Move) -> Illegal | None:
        """Which rule a step would break."""
        match move:
            case Lead(colour=colour, start=start, end=end):
                return self._why_not_lead(colour, start, end)
            case AskPassage(colour=colour):
                return self._why_not_passage(move)
            case TakePassage(seat=seat):
                offered = None if seat in self.payers else "offered-nothing"
                return Illegal("scheherazade 6.3", offered) if offered else None
            case _:
                return self._why_not_end(move)

    def _why_not_lead(self, colour: str, start: int, end: int) -> Illegal | None:
        number = self.colours.index(colour) if colour in self.colours else NOBODY
        bedouin = NOBODY if number < 0 else self.standing(number, start)
        if bedouin < 0:
            return Illegal("scheherazade 3.3", "no-bedouin-there", colour=colour, field=name(start))
        if self.owed and not self.owed >> bedouin & 1:
            return self._owing()
        if end not in self.edition.way.reach[self.camel][start]:
            return Illegal("scheherazade 3.4", "out-of-reach", start=name(start), end=name(end))
        if end == PALACE and number != self.own:
            return Illegal("scheherazade 3.8", "not-your-colour", colour=colour)
        if not self.can_free(start):
            return Illegal("scheherazade 3.5", "no-ransom", pearls=self.ransom, field=name(start))
        if self.bedouins.count(end) >= self.room[end]:
            return self._full(end)
        if not self.keeps_word(bedouin, end):
            return Illegal("scheherazade 6.3", "passage-spoiled", colour=colour)
        return None

    def _full(self, field: int) -> Illegal:
        """Who is in the way, if that one may still be led; else that there is no room."""
        ends = self.edition.way.reach[self.camel][field]
        here = [it for it, place in enumerate(self.bedouins) if place == field]
        for bedouin in here if self.can_free(field) else ():
            could = any(end != PALACE or bedouin >> 1 == self.own for end in ends)
            if could and not self.led >> bedouin & 1:
                colour = self.colours[bedouin >> 1]
                return Illegal("scheherazade 3.3", "in-the-way", colour=colour, field=name(field))
        return Illegal("scheherazade 1.4", "no-room", field=name(field))

    def _owing(self) -> Illegal:
        colour = self.colours[(self.owed.bit_length() - 1) >> 1]
        return Illegal("scheherazade 6.3", "passage-owed", colour=colour)

    def _why_not_end(self, move: Move) -> Illegal | None:
        if move in self.ends:
            return None
        if not isinstance(move, Ending):
            return self.not_now(move)
        if self.owed:
            return self._owing()
        return unusable(move) or Illegal("scheherazade 5.2", "not-this-ending")

    def _why_not_passage(self, move: AskPassage) -> Illegal | None:
        if not self.passage:
            return Illegal("scheherazade 6.3", "passage-once")
        if move in self.passages():
            return None
        return Illegal("scheherazade 6.3", "passage-in-reach", colour=move.colour)

    # -- listing -----------------------------------------------------------------------------------

    def others(self) -> tuple[Move, ...]:
        """All but the steps: the end, offers to take, passages to ask for."""
        return (*self.ends, *map(TakePassage, self.payers), *self.passages())

    def __iter__(self) -> Iterator[Move]:
        yield from self.others()
        for steps in self.steps():
            yield from (self._lead(steps, end) for end in steps.ends)

    def __len__(self) -> int:
        return len(self.others()) + sum(len(steps.ends) for steps in self.steps())

    def __bool__(self) -> bool:
        return True

    def at(self, number: int) -> Move:
        """The others first, then Bedouin by Bedouin."""
        return self._at(number, self.others(), tuple(self.steps()))

    def _at(self, number: int, others: tuple[Move, ...], groups: tuple[Steps, ...]) -> Move:
        left = number - len(others)
        if 0 <= number < len(others):
            return others[number]
        for steps in groups if number >= 0 else ():
            if left < len(steps.ends):
                return self._lead(steps, steps.ends[left])
            left -= len(steps.ends)
        raise IndexError(number)

    def _lead(self, steps: Steps, end: int) -> Lead:
        return Lead(self.colours[steps.bedouin >> 1], steps.field, end)

    def sample(self, rng: Rng) -> Move:
        """Any of them, listed once."""
        others, groups = self.others(), tuple(self.steps())
        size = len(others) + sum([len(steps.ends) for steps in groups])
        return self._at(below(rng, size), others, groups)

    def describe(self) -> Description:
        """Bedouins by colour, then offers to take, then the passages, then the end."""
        parts = [
            ("choose-lead", tuple(it for it in self if isinstance(it, Lead))),
            ("choose-payer-of-passage", tuple(map(TakePassage, self.payers))),
            ("choose-passage", tuple(self.passages())),
            ("choose-rest", self.ends),
        ]
        return Group(tuple(picking(key, moves) for key, moves in parts if moves))
