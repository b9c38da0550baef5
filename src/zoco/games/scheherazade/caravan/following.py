"""Who may follow the camel: which Bedouins the leader can take along, how far, for whose pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.describe import Description, Group
from zoco.core.moves import Illegal, Move, Moves, picking
from zoco.core.rng import Rng, below
from zoco.core.table import changed
from zoco.games.scheherazade.caravan.ending import Ending, endings
from zoco.games.scheherazade.cards.using import unusable
from zoco.games.scheherazade.data import ScheherazadeEdition
from zoco.games.scheherazade.extras import passage
from zoco.games.scheherazade.moves import AskPassage, Lead, TakePassage
from zoco.games.scheherazade.setup.places import PALACE, Colour, name
from zoco.games.scheherazade.setup.route import Fields
from zoco.games.scheherazade.table import NOBODY, ScheherazadeTable, crowded

Table = ScheherazadeTable[Any]


def leads(table: Table) -> Leads:
    """What the leader may do with the caravan now."""
    turn, leader = table.turn, table.turn.leader
    free = table.holding(leader, "safe_conduct") >= 0
    found = Leads(
        edition=table.edition,
        room=table.room,
        full=crowded(table.caravan.bedouins, table.room),
        colours=table.colours,
        own=table.own(leader),
        reach=table.edition.way.reach[turn.camel],
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


Paths = dict[int, Fields]
"""Bedouins, and where each can be led."""


class Leads(Moves, frozen=True):
    """The moves of Bedouins, the end of the move, and all about a paid passage.

    `full` are the fields without room, `reach` says where a Bedouin may be led by its field; `own`
    is the leader's colour, `owed` the mask of Bedouins whose passage is paid for; `payers` are the
    seats whose offer for one can be taken, `ends` the ways to end the move.
    """

    paragraph: ClassVar[str] = "scheherazade 3.3"
    edition: ScheherazadeEdition
    room: Fields
    full: frozenset[int]
    colours: tuple[Colour, ...]
    own: int
    reach: tuple[Fields, ...]
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
        ends = self.reach[field]
        if not ends or not self.can_free(field):
            return ()
        full = self.full
        if ends[-1] == PALACE and bedouin >> 1 != own:
            ends = ends[:-1]
        return ends if full.isdisjoint(ends) else tuple([end for end in ends if end not in full])

    def paths(self) -> Paths:
        """Everybody in reach who was not led yet, with where each can be led."""
        reach, led, own = self.reach, self.led, self.own
        return {
            bedouin: self.ends_of(bedouin, own)
            for bedouin, field in enumerate(self.bedouins)
            if reach[field] and not led >> bedouin & 1
        }

    def steps(self, paths: Paths) -> list[tuple[Colour, int, int]]:
        """Colour, start and end of every step; two of a colour on one field are not told apart."""
        owed, before, found = self.owed, (NOBODY, NOBODY), []
        for bedouin, ends in paths.items():
            if owed and not owed >> bedouin & 1:
                continue
            twin, before = before, (bedouin >> 1, self.bedouins[bedouin])
            if twin == before:
                continue
            colour, start = self.colours[bedouin >> 1], self.bedouins[bedouin]
            kept = [it for it in ends if self.keeps_word(bedouin, it)] if owed else ends
            found += [(colour, start, end) for end in kept]
        return found

    # -- a paid passage ----------------------------------------------------------------------------

    def can_pass(self, bedouins: Fields) -> bool:
        """Whether these can be led one after the other, elsewhere than into the palace (6.3)."""
        ends = [self.ends_of(it, NOBODY) for it in bedouins]
        return bool(ends[0]) if len(ends) == 1 else self._both_pass(bedouins, *ends)

    def _both_pass(self, bedouins: Sequence[int], one: Fields, other: Fields) -> bool:
        if one and other and (len(one) > 1 or one != other) and 2 * self.ransom <= self.purse:
            return True
        first, second = bedouins
        return any(self.after(first, end).ends_of(second, NOBODY) for end in one) or any(
            self.after(second, end).ends_of(first, NOBODY) for end in other
        )

    def keeps_word(self, bedouin: int, end: int) -> bool:
        """Whether the other one who is owed a passage can still be led afterwards."""
        other = (self.owed & ~(1 << bedouin)).bit_length() - 1
        return other < 0 or bool(self.after(bedouin, end).ends_of(other, NOBODY))

    def after(self, bedouin: int, end: int) -> Leads:
        """What may be done when this Bedouin was led."""
        violet = self.bedouins[bedouin] in self.edition.ambushes
        bedouins, purse = changed(self.bedouins, bedouin, end), self.purse
        full = crowded(bedouins, self.room)
        left = purse - (self.ransom if violet else 0)
        return replace(self, bedouins=bedouins, full=full, purse=left)

    def passages(self, paths: Paths) -> list[AskPassage]:
        """Every passage that could be asked for: one or both of a colour."""
        found: list[AskPassage] = []
        for place, colour in enumerate(self.colours) if self.passage else ():
            near = [it for it in (2 * place, 2 * place + 1) if it in paths]
            if near:
                found += self._passages_of(colour, near, paths)
        return found

    def _passages_of(self, colour: Colour, near: list[int], paths: Paths) -> list[AskPassage]:
        bedouins, mine = self.bedouins, self.colours[self.own] == colour
        near.sort(key=bedouins.__getitem__)
        ends = [self.ends_of(it, NOBODY) if mine else paths[it] for it in near]
        fields: Fields = tuple([bedouins[it] for it in near])
        led = dict(zip(fields, ends, strict=True))
        found = [AskPassage(colour, (field,)) for field in led if led[field]]
        if len(near) == 2 and self._both_pass(near, *ends):
            found.append(AskPassage(colour, fields))
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
        if end not in self.reach[start]:
            return Illegal("scheherazade 3.4", "out-of-reach", start=name(start), end=name(end))
        if end == PALACE and number != self.own:
            return Illegal("scheherazade 3.8", "not-your-colour", colour=colour)
        if not self.can_free(start):
            return Illegal("scheherazade 3.5", "no-ransom", pearls=self.ransom, field=name(start))
        if end in self.full:
            return self._full(end)
        if not self.keeps_word(bedouin, end):
            return Illegal("scheherazade 6.3", "passage-spoiled", colour=colour)
        return None

    def _full(self, field: int) -> Illegal:
        """Who is in the way, if that one may still be led; else that there is no room."""
        ends = self.reach[field]
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
        if move in self.passages(self.paths()):
            return None
        return Illegal("scheherazade 6.3", "passage-in-reach", colour=move.colour)

    # -- listing -----------------------------------------------------------------------------------

    def others(self, paths: Paths) -> tuple[Move, ...]:
        """All but the steps: the end, offers to take, passages to ask for."""
        return (*self.ends, *map(TakePassage, self.payers), *self.passages(paths))

    def __iter__(self) -> Iterator[Move]:
        paths = self.paths()
        yield from self.others(paths)
        yield from (Lead(*step) for step in self.steps(paths))

    def __len__(self) -> int:
        paths = self.paths()
        return len(self.others(paths)) + len(self.steps(paths))

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Move:
        """Any of them, listed once."""
        paths = self.paths()
        others, steps = self.others(paths), self.steps(paths)
        number = below(rng, len(others) + len(steps))
        return others[number] if number < len(others) else Lead(*steps[number - len(others)])

    def describe(self) -> Description:
        """Bedouins by colour, then offers to take, then the passages, then the end."""
        parts = [
            ("choose-lead", tuple(it for it in self if isinstance(it, Lead))),
            ("choose-payer-of-passage", tuple(map(TakePassage, self.payers))),
            ("choose-passage", tuple(self.passages(self.paths()))),
            ("choose-rest", self.ends),
        ]
        return Group(tuple(picking(key, moves) for key, moves in parts if moves))
