"""A table of Die Perlen der Scheherazade: what lies where and who knows what, as a value."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.phase import Phase
from zoco.core.table import Table, changed
from zoco.games.scheherazade.data import ScheherazadeEdition
from zoco.games.scheherazade.moves import Item, Way
from zoco.games.scheherazade.options import ScheherazadeOptions
from zoco.games.scheherazade.setup.places import PALACE, Colour

P = TypeVar("P", bound=Phase)
NOBODY = -1
NO_CARD = -1
HIDDEN = -2
"""Something a seat may not see: only in views."""
OPEN = -1
"""No bid or offer made yet."""
UNKNOWN = ""
"""A question card that a seat did not see: only in views."""


class Caravan(Struct, frozen=True, gc=False):
    """What stands on the journey.

    `bedouins` are the fields of the Bedouins, two after each other for each colour in play; `lake`
    is the mask of those who stood on the salt lake when the last move ended and were not moved
    since (scheherazade 3.6); `pearls` are the fields where question pearls lie.
    """

    camels: tuple[int, ...]
    bedouins: tuple[int, ...]
    pearls: tuple[int, ...]
    lake: int = 0

    def moved(self, bedouin: int, field: int) -> Caravan:
        """A Bedouin stands on `field` now; wherever it goes, it has left the salt lake behind."""
        bedouins = changed(self.bedouins, bedouin, field)
        return replace(self, bedouins=bedouins, lake=self.lake & ~(1 << bedouin))


class Question(Struct, frozen=True, gc=False):
    """A question that was asked, by which means, and its truthful answer (scheherazade 4.1)."""

    seat: int
    other: int
    colour: str
    yes: bool
    means: str


class Knowledge(Struct, frozen=True, gc=False):
    """Colour cards, and what was done to find them out.

    `cards[seat]` is the place of a seat's colour among those in play; the last one is the secret
    card. `proven` seats showed theirs by a palace move; `looked` seats saw the secret card;
    `wrong` are the rooms in which somebody did.
    """

    cards: tuple[int, ...]
    proven: tuple[bool, ...]
    looked: tuple[bool, ...]
    wrong: tuple[str, ...] = ()
    asked: tuple[Question, ...] = ()


class Pile(Struct, frozen=True, gc=False):
    """The event pile: its open top card, a set below it, and a known tail of buried cards.

    Which card of the set comes next is drawn when it is uncovered; the tail comes after them all,
    in order. `gone` cards are out of the game.
    """

    top: int
    rest: tuple[int, ...]
    tail: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()


class Turn(Struct, frozen=True, gc=False):
    """A leader's move so far.

    `binds`: the open card concerns this leader; `settled`: it was carried out or lapsed;
    `executed`: the one card of this move is used (scheherazade 5.3). `shifted`: pieces were moved
    before the move, so that it cannot be a harem move; `harem`: it was one. `palace` is the mask
    of the Bedouins who stood there when the move began. `camel` is where the moved camel stands,
    `led` the mask of the Bedouins who followed it. `asked`: a passage was asked for, of the mask
    `named`; as long as the question stands, `offers` has what each seat offers, −1 for who has
    withdrawn; `payer` then paid `price` for it (scheherazade 6.3).
    """

    leader: int
    palace: int = 0
    binds: bool = False
    settled: bool = False
    executed: bool = False
    reset: bool = False
    shifted: bool = False
    harem: bool = False
    camel: int = NOBODY
    led: int = 0
    asked: bool = False
    named: int = 0
    offers: tuple[int, ...] = ()
    payer: int = NOBODY
    price: int = 0

    @property
    def owed(self) -> int:
        """The mask of the Bedouins whose passage is paid for and not given yet."""
        return self.named & ~self.led if self.payer != NOBODY else 0


class Proposal(Struct, frozen=True, gc=False):
    """An open offer of `seat` to everybody: to sell, or to buy, for a price (scheherazade 6.2)."""

    seat: int
    way: Way
    item: Item
    price: int


class ScheherazadeTable(Table[P], Generic[P], frozen=True):
    """One match.

    Pearls in a fist still count to their owner's stock: they leave it only when they are paid.
    `owner` has the bowl; `stone` is the seat with the second tip stone; `bids` are the last ones
    revealed. `questions` and `held` are the question pearls and event cards of each seat.
    """

    options: ScheherazadeOptions
    edition: ScheherazadeEdition
    round: int
    colours: tuple[Colour, ...]
    caravan: Caravan
    knowledge: Knowledge
    pile: Pile
    pearls: tuple[int, ...]
    bowl: int
    bag: int
    owner: int
    stone: int
    bakschisch: tuple[bool, ...]
    bids: tuple[int, ...]
    questions: tuple[int, ...]
    held: tuple[tuple[int, ...], ...]
    turn: Turn
    proposals: tuple[Proposal, ...] = ()
    winner: int = NOBODY

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.pearls)

    @property
    def room(self) -> tuple[int, ...]:
        """How many Bedouins each field holds (scheherazade 1.4)."""
        return self.edition.rooms[self.options.more_room and len(self.pearls) >= 5]

    def effect(self, card: int) -> str:
        """What an event card does."""
        return self.edition.cards[card].effect

    def holding(self, seat: int, effect: str) -> int:
        """The number of the first card with this effect that a seat holds; none: −1."""
        for card in self.held[seat]:
            if self.edition.cards[card].effect == effect:
                return card
        return NO_CARD

    def discarding(self, card: int) -> ScheherazadeTable[P]:
        """A card is out of the game, wherever it was."""
        held = tuple(tuple(it for it in cards if it != card) for cards in self.held)
        return replace(self, held=held, pile=replace(self.pile, gone=(*self.pile.gone, card)))

    def own(self, seat: int) -> int:
        """The place of a seat's colour among those in play."""
        return self.knowledge.cards[seat]

    def ransom(self, field: int) -> int:
        """What the leader pays to move a Bedouin off a field (scheherazade 3.5)."""
        if field not in self.edition.ambushes:
            return 0
        return 0 if self.holding(self.turn.leader, "safe_conduct") >= 0 else self.edition.ransom

    def shut(self, purse: int) -> frozenset[int]:
        """The fields from which the leader cannot free a Bedouin with so many pearls."""
        edition = self.edition
        if edition.ransom <= purse or self.holding(self.turn.leader, "safe_conduct") >= 0:
            return frozenset()
        return edition.ambushes

    def aside(self, seat: int) -> int:
        """The pearls that lie apart as long as an offer of this seat stands (scheherazade 6.2)."""
        offers = self.turn.offers
        passage = max(0, offers[seat]) if offers else 0
        mine = (it.price for it in self.proposals if it.seat == seat and it.way == "buy")
        return passage + sum(mine)

    def purse(self, seat: int) -> int:
        """The pearls that a seat can spend, as far as everybody knows."""
        pearls = self.pearls[seat]
        return pearls - self.aside(seat) if self.proposals or self.turn.offers else pearls

    def in_bowl(self, seat: int, amount: int) -> ScheherazadeTable[P]:
        """`amount` pearls went from a stock into the bowl."""
        return replace(self, pearls=added(self.pearls, seat, -amount), bowl=self.bowl + amount)

    def with_turn(self, **changes: object) -> ScheherazadeTable[P]:
        """The same table with another state of the leader's move."""
        return replace(self, turn=replace(self.turn, **changes))

    def on(self, colour: str, field: int, barred: int = 0, *wanted: int) -> int:
        """A Bedouin of a colour on a field, not one of the mask `barred`; none: −1.

        Of two the one in the first mask of `wanted` that tells them apart.
        """
        if colour not in self.colours:
            return NOBODY
        first = 2 * self.colours.index(colour)
        bedouins = self.caravan.bedouins
        found = [i for i in (first, first + 1) if bedouins[i] == field and not barred >> i & 1]
        if len(found) < 2:
            return found[0] if found else NOBODY
        return max(found, key=lambda i: [mask >> i & 1 for mask in wanted])

    @property
    def bedouins(self) -> tuple[int, ...]:
        """Where the Bedouins stand."""
        return self.caravan.bedouins

    def standing(self, bedouin: int, field: int) -> ScheherazadeTable[P]:
        """A Bedouin stands on `field` now."""
        return replace(self, caravan=self.caravan.moved(bedouin, field))

    def palace_mask(self) -> int:
        """The Bedouins on the palace."""
        return sum(1 << i for i, field in enumerate(self.bedouins) if field == PALACE)


AnyTable = ScheherazadeTable[Any]
"""A table whatever its phases are: the chapters do not know each other's."""
Played = tuple[AnyTable, tuple[Event, ...]]
"""The table after a move, and what happened."""


def added(values: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """`values` with `by` added at `place`."""
    return changed(values, place, values[place] + by)


def crowded(bedouins: tuple[int, ...], room: tuple[int, ...]) -> frozenset[int]:
    """The fields without room for another Bedouin (scheherazade 1.4)."""
    return frozenset([it for it in {*bedouins} if bedouins.count(it) >= room[it]])
