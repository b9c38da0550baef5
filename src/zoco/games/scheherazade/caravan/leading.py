"""Leading the Bedouins: who may be taken along, how far, and when the caravan may rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.describe import Description, Group
from zoco.core.events import Event
from zoco.core.moves import Illegal, Move, Moves, picking
from zoco.core.rng import Rng, below
from zoco.core.table import changed
from zoco.games.scheherazade.caravan.crowds import Crowd, crowded
from zoco.games.scheherazade.caravan.harem import arrived, proven
from zoco.games.scheherazade.cards.carrying import ransomed
from zoco.games.scheherazade.data import ScheherazadeEdition
from zoco.games.scheherazade.events import PassageReturned
from zoco.games.scheherazade.extras.bargaining import Market, OpenPhase
from zoco.games.scheherazade.extras.passage import ask_passage
from zoco.games.scheherazade.moves import AskPassage, Done, Lead
from zoco.games.scheherazade.setup.places import PALACE, Colour, name
from zoco.games.scheherazade.setup.route import Fields
from zoco.games.scheherazade.table import NOBODY, ScheherazadeTable, added
from zoco.games.scheherazade.travels import BedouinLed, CaravanRests

Table = ScheherazadeTable[Any]
Played = tuple[Table, tuple[Event, ...]]


class LeadBedouins(OpenPhase, frozen=True):
    """After the camel, Bedouins of any colour in its reach, each once (scheherazade 3.3)."""

    paragraph: ClassVar[str] = "scheherazade 3.3"

    def moves(self, table: Table, seat: int) -> Leads:
        """Bedouins in reach; a passage to be paid for; or the end of the move."""
        return leads(table)

    def market(self, table: Table) -> Market:
        """Not for a leader with a crowded field or a debt, who may need the ransom (8.5)."""
        turn = table.turn
        busy = turn.crowded or turn.named & ~turn.led
        return Market(table.pearls, turn.leader if busy else NOBODY)

    def play_own(self, table: Table, seat: int, move: Lead | AskPassage | Done) -> Played:
        """Bedouins go one at a time."""
        if isinstance(move, Lead):
            return led(table, move)
        if isinstance(move, AskPassage):
            return ask_passage(table, move)
        return rested(replace(table, agenda=table.agenda[1:]))


def leads(table: Table) -> Leads:
    """What the leader may do with the caravan now."""
    turn = table.turn
    return Leads(
        edition=table.edition,
        room=table.room,
        colours=table.colours,
        own=table.own(turn.leader),
        camel=turn.camel,
        bedouins=table.caravan.bedouins,
        led=turn.led,
        crowded=turn.crowded,
        owed=turn.named & ~turn.led,
        purse=table.pearls[turn.leader],
        reserve=table.reserve,
        ransom=0 if table.holding(turn.leader, "safe_conduct") >= 0 else table.edition.ransom,
        passage=not turn.asked,
    )


def led(table: Table, move: Lead) -> Played:
    """The Bedouin follows; a ransom is paid at once, the palace proves a colour."""
    turn = table.turn
    bedouin = table.on(move.colour, move.start, turn.led, turn.named, table.caravan.lake)
    freed, paid = ransomed(table, move.start)
    bedouins = changed(table.caravan.bedouins, bedouin, move.end)
    after = replace(
        freed,
        caravan=replace(table.caravan, bedouins=bedouins),
        turn=replace(
            turn,
            led=turn.led | 1 << bedouin,
            crowded=crowded(bedouins, table.room) >= 0,
        ),
    )
    event = BedouinLed(turn.leader, move.colour, move.start, move.end)
    if move.end == PALACE:
        shown, proof = arrived(after)
        return shown, (*paid, event, *proof)
    if after.turn.crowded and not leads(after).rests_elsewhere():
        shown, proof = proven(after)
        return shown, (*paid, event, *proof)
    return after, (*paid, event)


def rested(table: Table) -> Played:
    """The caravan stands; what could not be done for a passage is not paid (scheherazade 6.3)."""
    turn, rests = table.turn, CaravanRests(table.turn.leader)
    if turn.payer == NOBODY:
        return table, (rests,)
    over = table.with_turn(named=0, payer=NOBODY, price=0)
    if not turn.named & ~turn.led:
        return over, (rests,)
    price = min(turn.price, table.pearls[turn.leader])
    pearls = added(added(table.pearls, turn.leader, -price), turn.payer, price)
    returned = PassageReturned(turn.leader, turn.payer, price)
    return replace(over, pearls=pearls), (rests, returned)


class Leads(Moves, frozen=True):
    """The moves of Bedouins, the end of the move, and the question for a paid passage.

    `own` is the leader's colour, `owed` the mask of Bedouins whose passage is paid for; the pearls
    for it, `reserve`, may be spent on their own ransom only.
    """

    paragraph: ClassVar[str] = "scheherazade 3.3"
    edition: ScheherazadeEdition
    room: Fields
    colours: tuple[Colour, ...]
    own: int
    camel: int
    bedouins: Fields
    led: int
    crowded: bool
    owed: int
    purse: int
    reserve: int
    ransom: int
    passage: bool

    # -- single Bedouins ---------------------------------------------------------------------------

    def standing(self, colour: int, field: int) -> int:
        """A Bedouin of this colour on a field who was not led yet; none: −1."""
        first = 2 * colour
        found = [
            bedouin
            for bedouin in (first, first + 1)
            if self.bedouins[bedouin] == field and not self.led >> bedouin & 1
        ]
        return max(found, key=lambda bedouin: self.owed >> bedouin & 1, default=NOBODY)

    def can_free(self, bedouin: int, field: int) -> bool:
        """Whether the leader can pay the ransom for a Bedouin on a field (scheherazade 3.5)."""
        if field not in self.edition.ambushes:
            return True
        kept = 0 if self.owed >> bedouin & 1 else self.reserve
        return self.ransom == 0 or self.ransom <= self.purse - kept

    def leaves_room(self, bedouin: int, end: int, own: int) -> bool:
        """Whether the caravan can still come to rest after this step (scheherazade 3.3).

        `own` is the colour that may enter the palace for it.
        """
        if not self.crowded and self.bedouins.count(end) < self.room[end]:
            return True
        led = self.led | 1 << bedouin
        crowd = self.crowd(own, led, self.bedouins[bedouin] in self.edition.ambushes)
        return crowd.can_rest(changed(self.bedouins, bedouin, end), led)

    def crowd(self, own: int, led: int, freed: bool = False) -> Crowd:
        """What can be done to make room when these are led, one `freed` from a violet field."""
        owed = self.owed & ~led
        return Crowd(
            self.edition.way.reach[self.camel],
            self.room,
            self.edition.ambushes,
            own,
            self.ransom,
            self.purse - (self.ransom if freed else 0),
            owed,
            self.reserve if owed else 0,
        )

    def rests_elsewhere(self) -> bool:
        """Whether the caravan can come to rest without a palace move, which is for owners."""
        return self.crowd(NOBODY, self.led).can_rest(self.bedouins, self.led)

    def can_go(self, bedouin: int, field: int, end: int, own: int) -> bool:
        """Whether colour, ransom and capacity let a Bedouin go to this field in reach."""
        if end == PALACE and bedouin >> 1 != own:
            return False
        return self.can_free(bedouin, field) and self.leaves_room(bedouin, end, own)

    def may_go(self, bedouin: int, field: int, end: int) -> bool:
        """Whether the leader may lead a Bedouin in reach there."""
        can = self.can_go(bedouin, field, end, self.own)
        return can and (not self.owed or self.keeps_word(bedouin, end))

    # -- refusals ----------------------------------------------------------------------------------

    def why_not(self, move: Move) -> Illegal | None:
        """Which rule a step would break."""
        match move:
            case Lead(colour=colour, start=start, end=end):
                return self._why_not_lead(colour, start, end)
            case Done():
                return self._why_not_done()
            case AskPassage():
                return self._why_not_passage(move)
            case _:
                return self.not_now(move)

    def _why_not_lead(self, colour: str, start: int, end: int) -> Illegal | None:
        number = self.colours.index(colour) if colour in self.colours else NOBODY
        bedouin = NOBODY if number < 0 else self.standing(number, start)
        if bedouin < 0:
            return Illegal("scheherazade 3.3", "no-bedouin-there", colour=colour, field=name(start))
        if end not in self.edition.way.reach[self.camel][start]:
            return Illegal("scheherazade 3.4", "out-of-reach", start=name(start), end=name(end))
        if end == PALACE and number != self.own:
            return Illegal("scheherazade 3.8", "not-your-colour", colour=colour)
        if not self.can_free(bedouin, start):
            return Illegal("scheherazade 3.5", "no-ransom", pearls=self.ransom, field=name(start))
        if not self.leaves_room(bedouin, end, self.own):
            return Illegal("scheherazade 1.4", "no-room", field=name(end))
        if not self.keeps_word(bedouin, end):
            owed = self.colours[next(self.debts()) >> 1]
            return Illegal("scheherazade 6.3", "passage-spoiled", colour=owed)
        return None

    def _why_not_done(self) -> Illegal | None:
        if self.crowded:
            field = crowded(self.bedouins, self.room)
            return Illegal("scheherazade 1.4", "too-many", field=name(field))
        for owed in self.debts() if self.owed else ():
            if self.can_pay_back(owed):
                colour = self.colours[owed >> 1]
                return Illegal("scheherazade 6.3", "passage-owed", colour=colour)
        return None

    # -- a paid passage ----------------------------------------------------------------------------

    def debts(self) -> Iterator[int]:
        """The Bedouins whose passage is paid for and not given yet (scheherazade 6.3)."""
        return (bedouin for bedouin in range(len(self.bedouins)) if self.owed >> bedouin & 1)

    def can_pay_back(self, bedouin: int) -> bool:
        """Whether a step is legal that shows nobody's colour (scheherazade 8.3)."""
        field = self.bedouins[bedouin]
        ends = self.edition.way.reach[self.camel][field]
        return any(self.can_go(bedouin, field, end, NOBODY) for end in ends)

    def payable(self) -> int:
        """How many of the debts can be paid back, one after the other."""
        found = [bedouin for bedouin in self.debts() if self.can_pay_back(bedouin)]
        if len(found) < 2:
            return len(found)
        return 2 if self._both(*found) or self._both(*reversed(found)) else 1

    def _both(self, first: int, then: int) -> bool:
        field = self.bedouins[first]
        ends = self.edition.way.reach[self.camel][field]
        possible = (end for end in ends if self.can_go(first, field, end, NOBODY))
        return any(self.after(first, end).can_pay_back(then) for end in possible)

    def keeps_word(self, bedouin: int, end: int) -> bool:
        """Whether a step leaves as many debts payable as there are (scheherazade 8.4)."""
        owed = self.owed
        if not owed or owed == 1 << bedouin:
            return True
        paid = (owed >> bedouin & 1) + self.after(bedouin, end).payable()
        return paid == owed.bit_count() or paid >= self.payable()

    def after(self, bedouin: int, end: int) -> Leads:
        """What may be done when this Bedouin was led."""
        violet = self.bedouins[bedouin] in self.edition.ambushes
        bedouins, owed = changed(self.bedouins, bedouin, end), self.owed & ~(1 << bedouin)
        return replace(
            self,
            bedouins=bedouins,
            led=self.led | 1 << bedouin,
            crowded=crowded(bedouins, self.room) >= 0,
            owed=owed,
            purse=self.purse - (self.ransom if violet else 0),
            reserve=self.reserve if owed else 0,
        )

    # -- passages to be asked for ------------------------------------------------------------------

    def _why_not_passage(self, move: AskPassage) -> Illegal | None:
        if not self.passage:
            return Illegal("scheherazade 6.3", "passage-once")
        number = self.colours.index(move.colour) if move.colour in self.colours else NOBODY
        if number < 0 or move.fields not in self.namings(number):
            return Illegal("scheherazade 6.3", "passage-in-reach", colour=move.colour)
        return None

    # -- listing -----------------------------------------------------------------------------------

    def groups(self) -> list[tuple[int, int, Fields]]:
        """Each Bedouin in reach, with its field and where it could be led at most.

        Of two of a colour on one field only one is named, the one whose passage is paid for first.
        """
        row, led, before = self.edition.way.reach[self.camel], self.led, NOBODY
        found: list[tuple[int, int, Fields]] = []
        for bedouin, field in enumerate(self.bedouins):
            ends = row[field]
            if not ends or led >> bedouin & 1:
                before = NOBODY
                continue
            if bedouin & 1 and before == field:
                if not self.owed >> bedouin & 1:
                    continue
                found.pop()
            found.append((bedouin, field, ends))
            before = field
        return found

    def namings(self, colour: int) -> tuple[Fields, ...]:
        """Which of a colour's Bedouins in reach can be named for a passage: one or both."""
        company, bedouins, led = self.edition.way.company[self.camel], self.bedouins, self.led
        pair = (2 * colour, 2 * colour + 1)
        fields = [bedouins[it] for it in pair if bedouins[it] in company and not led >> it & 1]
        if len(fields) < 2:
            return ((fields[0],),) if fields else ()
        one, other = sorted(fields)
        return ((one,), (one, one)) if one == other else ((one,), (other,), (one, other))

    def steps(self) -> Iterator[Lead]:
        """Every step of a Bedouin."""
        for bedouin, field, ends in self.groups():
            for end in ends:
                if self.may_go(bedouin, field, end):
                    yield Lead(self.colours[bedouin >> 1], field, end)

    def passages(self) -> list[tuple[Colour, Fields]]:
        """Colour and fields of every passage that could be asked for."""
        colours = enumerate(self.colours) if self.passage else ()
        return [(colour, fields) for number, colour in colours for fields in self.namings(number)]

    def __iter__(self) -> Iterator[Move]:
        if self._why_not_done() is None:
            yield DONE
        yield from (AskPassage(*passage) for passage in self.passages())
        yield from self.steps()

    def __contains__(self, move: Move) -> bool:
        return self.why_not(move) is None

    def sample(self, rng: Rng) -> Move:
        """Any of them, by drawing among all that is in reach until it is legal.

        It ends, because a caravan can always come to rest.
        """
        groups, passages = self.groups(), self.passages()
        sizes = [len(ends) for _, _, ends in groups]
        others = 1 + len(passages)
        total = others + sum(sizes)
        while True:
            number = below(rng, total) - others
            if number == -1:
                if self._why_not_done() is None:
                    return DONE
            elif number < 0:
                return AskPassage(*passages[number + 1])
            else:
                step = self._step(groups, number)
                if step is not None:
                    return step

    def _step(self, groups: list[tuple[int, int, Fields]], number: int) -> Lead | None:
        for bedouin, field, ends in groups:
            if number < len(ends):
                end = ends[number]
                legal = self.may_go(bedouin, field, end)
                return Lead(self.colours[bedouin >> 1], field, end) if legal else None
            number -= len(ends)
        raise IndexError(number)  # pragma: no cover - the number is below the sum of all

    def describe(self) -> Description:
        """Bedouins by colour, then the passages, then the end."""
        steps = tuple(self.steps())
        passages = tuple(AskPassage(*passage) for passage in self.passages())
        done = (DONE,) if self._why_not_done() is None else ()
        parts = [
            ("choose-lead", steps),
            ("choose-passage", passages),
            ("choose-rest", done),
        ]
        return Group(tuple(picking(key, moves) for key, moves in parts if moves))


DONE = Done()
