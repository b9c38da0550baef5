"""What positions and moves are worth to a seat, in pearls, as far as it can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import NamedTuple

from zoco.core.moves import Move
from zoco.games.scheherazade.bot.forecast import Odds, all_bid_odds
from zoco.games.scheherazade.cards.cards import Card
from zoco.games.scheherazade.cards.effects import ways
from zoco.games.scheherazade.moves import Exchange, Lead, MoveCamel, Send, SendCamel
from zoco.games.scheherazade.questions.notebook import Notebook, notebook, possible_deals
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.places import PALACE, Colour
from zoco.games.scheherazade.setup.route import Route
from zoco.games.scheherazade.table import Knowledge
from zoco.games.scheherazade.views import Seen, seen_table
from zoco.parts.temperament import EVEN, Temperament

FORWARD, SECOND, ARRIVED = 16.0, 4.0, 5.0
"""The whole way for the first own Bedouin, for the second, and for standing on the palace."""
RIVAL = 0.3
"""How much of a rival's progress hurts."""
SUNK, PAID = 0.8, 0.5
"""What standing on the salt lake or a violet field costs of one's hopes."""
QUESTION = 2.0
"""A question pearl."""
VICTORY = 20.0
"""Finding the right room."""
FEW = 4.0
"""With so many pearls more or less one thinks otherwise about each."""


class _Facts(NamedTuple):
    knowledge: Knowledge
    colours: tuple[Colour, ...]


@lru_cache(maxsize=1 << 10)
def deduced(knowledge: Knowledge, colours: tuple[Colour, ...]) -> Notebook:
    """Kept: lines of play ask for the same conclusions again and again."""
    return notebook(_Facts(knowledge, colours))


@lru_cache(maxsize=1 << 10)
def progress(way: Route, field: int) -> float:
    """Kept: a way never changes."""
    if field == PALACE:
        return 1.0
    part = way.distance[field] / (way.last + 1)
    if field in way.loop:
        part -= (len(way.loop) - (way.exit - way.entry - 1)) / (way.last + 1) / 2
    return float(max(0.0, part) ** 1.2)


class Eye:
    """A seat looking at its view: table, notebook, and the values that follow from them."""

    def __init__(self, view: Seen, temper: Temperament = EVEN) -> None:
        assert view.seat is not None
        self.view = view
        self.temper = temper
        self.seat = view.seat
        self.table: Table = seen_table(view)
        self.own = self.table.own(self.seat)
        self._forecasts: list[Odds] | None = None
        self._places: dict[int, float] = {}

    @cached_property
    def notes(self) -> Notebook:
        """What the seat can deduce."""
        return deduced(self.view.knowledge, self.view.colours)

    def pearls(self) -> int:
        """One's own stock."""
        return self.table.pearls[self.seat]

    # -- places ------------------------------------------------------------------------------------

    def progress(self, field: int) -> float:
        """How much of the way is done, from 0 to 1; later fields count a little more."""
        return progress(self.table.edition.way, field)

    def pair(self, fields: tuple[int, ...]) -> float:
        """What it is worth to have one's two Bedouins on these fields."""
        one, other = self.place(fields[0]), self.place(fields[1])
        return FORWARD * one + SECOND * other if one > other else FORWARD * other + SECOND * one

    def place(self, field: int) -> float:
        """Progress, with the drawbacks of a field; kept, for all moves ask for the same few."""
        found = self._places.get(field)
        if found is None:
            found = self._places[field] = self._place(field)
        return found

    def _place(self, field: int) -> float:
        edition = self.table.edition
        value = self.progress(field)
        if field == edition.salt_lake:
            value *= SUNK
        if field in edition.ambushes:
            value -= PAID * edition.ransom / FORWARD
        return value + (ARRIVED / FORWARD if field == PALACE else 0)

    def position(self, bedouins: tuple[int, ...]) -> float:
        """Own progress less what rivals gain; the Bedouins of the secret colour are nobody's.

        Added up colour by colour, of which most moves change one.
        """
        total, before = 0.0, self.table.bedouins
        for colour, now in enumerate(self._parts):
            fields = bedouins[2 * colour : 2 * colour + 2]
            same = fields == before[2 * colour : 2 * colour + 2]
            total += now if same else self._weights[colour] * self.pair(fields)
        return total

    @cached_property
    def _parts(self) -> list[float]:
        """What each colour adds as the Bedouins stand."""
        stand = self.table.bedouins
        return [
            weight * self.pair(stand[2 * it : 2 * it + 2])
            for it, weight in enumerate(self._weights)
        ]

    @cached_property
    def _weights(self) -> list[float]:
        """How much the place of each colour counts: one's own, and against that of rivals."""
        envy = self.temper.envy * RIVAL / 2
        rooms = [column[-1] / self.notes.deals for column in self.notes.counts]
        return [1.0 if it == self.own else -envy * (1 - odds) for it, odds in enumerate(rooms)]

    @cached_property
    def _now(self) -> float:
        return self.position(self.table.bedouins)

    # -- moves -------------------------------------------------------------------------------------

    def after(self, move: Lead | Send | Exchange) -> tuple[int, ...]:
        """Where the Bedouins stand after a move of theirs."""
        bedouins = list(self.table.bedouins)
        if isinstance(move, Exchange):
            one = self.table.on(move.colour, move.start)
            other = self.table.on(move.other, move.end)
            bedouins[one], bedouins[other] = move.end, move.start
        else:
            bedouins[self.table.on(move.colour, move.start, self.table.turn.led)] = move.end
        return tuple(bedouins)

    def gain(self, move: Lead | Send | Exchange) -> float:
        """What a step of a Bedouin, or an exchange of two, is worth, the ransom taken off."""
        cost = sum(map(self.table.ransom, left_by(move)))
        return self.position(self.after(move)) - self._now - cost

    def passage_gain(self, mask: int) -> float:
        """What it is worth to lead each of these one field or more, as suits oneself best."""
        table = self.table
        row, room = table.edition.way.reach[table.turn.camel], table.room
        total = 0.0
        for bedouin, field in enumerate(table.bedouins):
            if mask >> bedouin & 1:
                colour = table.colours[bedouin >> 1]
                ends = [it for it in row[field] if it != PALACE]
                free = [it for it in ends if table.bedouins.count(it) < room[it]]
                total += max((self.gain(Lead(colour, field, it)) for it in free), default=0.0)
        return total

    def camel_gain(self, end: int, pearl: bool = True) -> float:
        """What moving a camel to `end` is worth: the best that it can do for one's own."""
        table = self.table
        row, room = table.edition.way.reach[end], table.room
        first = 2 * self.own
        fields = list(table.bedouins[first : first + 2])
        before = self.pair(tuple(fields))
        for place, field in sorted(enumerate(fields), key=lambda it: -self.progress(it[1])):
            free = [it for it in row[field] if it == PALACE or table.bedouins.count(it) < room[it]]
            if free and table.ransom(field) <= self.pearls():
                fields[place] = max((*free, field), key=self.place)
        found = QUESTION * (pearl and end in table.caravan.pearls)
        return self.pair(tuple(fields)) - before + found

    def best_camel(self, starts: Iterable[int], steps: int) -> float:
        """The best that any camel can do."""
        ends = self.table.edition.way.camel_ends[steps]
        camels = self.table.caravan.camels
        values = [
            self.camel_gain(end) for start in starts for end in ends[start] if end not in camels
        ]
        return max(values, default=0.0)

    def send_camel_gain(self, move: SendCamel | MoveCamel) -> float:
        """A camel that an event moves: how much more or less it can do from there."""
        ends, steps = self.table.edition.way.camel_ends, 3
        before = max((self.camel_gain(it) for it in ends[steps][move.start]), default=0.0)
        after = max((self.camel_gain(it) for it in ends[steps][move.end]), default=0.0)
        return (after - before) / 2

    def way_gain(self, move: Move) -> float:
        """What one way of carrying out a card is worth."""
        if isinstance(move, SendCamel):
            return self.send_camel_gain(move)
        if isinstance(move, Send | Exchange):
            return self.gain(move)
        return QUESTION / 2

    def card_gain(self, card: Card) -> float:
        """What carrying out a card now is worth, done in the best way."""
        if card.effect == "toll":
            return -float(min(card.amount, self.pearls()))
        cost = card.amount if card.effect == "astrologer" else 0
        return max((self.way_gain(way) for way in ways(self.table, card)), default=0.0) - cost

    # -- rooms and the lead ------------------------------------------------------------------------

    def best_room(self) -> tuple[str, float]:
        """The likeliest room, and how likely it is right."""
        notes = self.notes
        room = max(notes.rooms, key=notes.room_odds)
        return room, float(notes.room_odds(room))

    def arrived(self) -> bool:
        """Whether an own Bedouin stands on the palace."""
        return PALACE in self.table.bedouins[2 * self.own : 2 * self.own + 2]

    def lead_worth(self) -> float:
        """What leading the next move is worth: the way gained, or a room found."""
        best = self.best_camel(dict.fromkeys(self.table.caravan.camels), 3)
        if not self.arrived():
            return max(0.0, best)
        gift = self.table.edition.gift
        return max(best, VICTORY * self.best_room()[1] - gift)

    def spare(self) -> int:
        """Pearls that can be bid: near the palace one keeps the gift."""
        near = max(self.progress(it) for it in self.table.bedouins[2 * self.own : 2 * self.own + 2])
        kept = self.table.edition.gift if near > 0.75 else 0
        return max(0, self.pearls() - kept)

    # -- others ------------------------------------------------------------------------------------

    def all_forecasts(self) -> list[Odds]:
        """What each seat is likely to bid, as everybody can tell."""
        if self._forecasts is None:
            self._forecasts = all_bid_odds(self.table)
        return self._forecasts

    def forecasts(self) -> list[Odds]:
        """What each of the others is likely to bid."""
        return [odds for seat, odds in enumerate(self.all_forecasts()) if seat != self.seat]

    def scarcity(self) -> float:
        """What a pearl is worth against a usual one: more to the poor."""
        mean = sum(self.table.pearls) / self.table.seats
        return (mean + FEW) / (self.pearls() + FEW)

    def threat(self, other: int) -> float:
        """How far a rival may be: by its proven colour, else by what may be its own."""
        return self.likely(other, self.pair)

    def others(self) -> tuple[int, ...]:
        """All seats but one's own."""
        return tuple(seat for seat in range(self.table.seats) if seat != self.seat)

    def likely(self, seat: int, worth: Callable[[tuple[int, ...]], float]) -> float:
        """What to expect of the fields of a seat's Bedouins, whichever they may be."""
        table, notes = self.table, self.notes
        return sum(
            column[seat] / notes.deals * worth(table.bedouins[2 * it : 2 * it + 2])
            for it, column in enumerate(notes.counts)
        )

    def nearness(self, seat: int) -> float:
        """How near a seat's foremost Bedouin is to the palace, from 0 to 1."""
        return self.likely(seat, lambda fields: max(map(self.progress, fields)))

    def news(self, other: int, colour: str) -> float:
        """How much a question tells: most where yes and no are equally likely."""
        odds = float(self.notes.odds(colour, other))
        return odds * (1 - odds)

    def insight(self, other: int, colour: str) -> float:
        """How much more of the room a question tells, yes and no taken together.

        By how much the likeliest room becomes likelier; a little for whatever else is learned.
        """
        if colour not in self.table.colours:
            return 0.0
        asked, found = self.table.colours.index(colour), possible_deals(self.view)
        yes = Counter(deal[-1] for deal in found if deal[other] == asked)
        no = Counter(deal[-1] for deal in found if deal[other] != asked)
        now = max((yes + no).values())
        then = max(yes.values(), default=0) + max(no.values(), default=0)
        return (then - now) / len(found) + self.news(other, colour) / 100


def left_by(move: Lead | Send | Exchange) -> tuple[int, ...]:
    """The fields that Bedouins leave: of two who change places both (scheherazade 3.5)."""
    return (move.start, move.end) if isinstance(move, Exchange) else (move.start,)


def knows_room(view: Seen) -> bool:
    """Whether the seat has no doubt about the room."""
    return len(notebook(view).rooms) == 1
