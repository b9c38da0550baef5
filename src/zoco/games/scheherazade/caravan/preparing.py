"""The leader's move: before the camel, the camel itself, and what comes afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.describe import Description, Group, Pick
from zoco.core.events import Event
from zoco.core.moves import Illegal, Move, Moves, picking
from zoco.core.rng import Rng, below
from zoco.core.words.said import Param, Said
from zoco.games.scheherazade.caravan.harem import entered, waiting
from zoco.games.scheherazade.caravan.leading import going_on
from zoco.games.scheherazade.cards.effects import open_card
from zoco.games.scheherazade.cards.using import calls, card_used, held, unusable
from zoco.games.scheherazade.data import ScheherazadeEdition
from zoco.games.scheherazade.extras.window import Window
from zoco.games.scheherazade.moves import BribeGuard, EnterRoom, MoveCamel, PlayCard, ResetCamel
from zoco.games.scheherazade.setup.places import PALACE, START, name
from zoco.games.scheherazade.table import ScheherazadeTable, added
from zoco.games.scheherazade.travels import (
    CamelMoved,
    CamelReset,
    PearlFound,
)

Table = ScheherazadeTable[Any]
Played = tuple[Table, tuple[Event, ...]]
STEPS = 3
"""How far a camel goes at most, but for the racing camel (scheherazade 3.1)."""


class Prepare(Window, frozen=True):
    """What comes before the camel's move, and the move itself (scheherazade 3.1)."""

    paragraph: ClassVar[str] = "scheherazade 3.1"

    def moves(self, table: Table, seat: int) -> Moves:
        """Any camel, and what may come before or instead of it."""
        others = (*before(table), *held(table), *harem(table))
        poor = table.purse(seat) < table.edition.gift
        return Preparations(table.edition, table.caravan.camels, steps(table), others, poor)

    def concerned(self, table: Table) -> tuple[int, ...]:
        """The leader too, who had better ask before the move."""
        leader = table.turn.leader
        asker = (leader,) if self.means(table, leader) else ()
        return tuple(sorted({*super().concerned(table), *asker}))

    def play_own(self, table: Table, seat: int, move: Move) -> Played:
        """Only camel and harem move end this chapter."""
        match move:
            case MoveCamel():
                return camel_moved(table, move)
            case EnterRoom(room=room):
                return entered(replace(table.with_turn(harem=True), agenda=table.agenda[2:]), room)
            case ResetCamel():
                return camel_reset(table)
            case _:
                return card_used(table, move)


def steps(table: Table) -> int:
    """How far the leader may move a camel (scheherazade 3.1, scheherazade 5.1)."""
    racing = table.holding(table.turn.leader, "racing_camel")
    return STEPS if racing < 0 else max(STEPS, table.edition.cards[racing].amount)


def before(table: Table) -> Iterator[Move]:
    """A reset (scheherazade 3.2), and the open card (scheherazade 5.2).

    A must card may be called for when it cannot be carried out: then it lapses.
    """
    if not table.turn.reset and table.edition.route in table.caravan.camels:
        yield ResetCamel()
    card = open_card(table)
    if card is None or table.turn.executed:
        return
    found = calls(table, card)
    yield from found or ((PlayCard(),) if card.kind == "must" else ())


def harem(table: Table) -> Iterator[Move]:
    """A harem move instead of a caravan move: no other piece moves in it (scheherazade 3.9)."""
    if not table.turn.shifted and waiting(table) >= 0:
        yield from (EnterRoom(room) for room in table.edition.colours)


def camel_moved(table: Table, move: MoveCamel) -> Played:
    """A camel takes the question pearl on which it lands (scheherazade 3.7)."""
    caravan, leader = table.caravan, table.turn.leader
    camels = list(caravan.camels)
    camels[camels.index(move.start)] = move.end
    moved = CamelMoved(leader, move.start, move.end)
    after = replace(
        table.with_turn(camel=move.end),
        agenda=table.agenda[1:],
        caravan=replace(caravan, camels=tuple(camels)),
    )
    if move.end not in caravan.pearls:
        return going_on(after, (moved,))
    pearls = tuple(field for field in caravan.pearls if field != move.end)
    found = replace(
        after,
        caravan=replace(after.caravan, pearls=pearls),
        questions=added(table.questions, leader, 1),
    )
    return going_on(found, (moved, PearlFound(leader, move.end)))


def camel_reset(table: Table) -> Played:
    """The camel before the palace is back at the start; once in a move (scheherazade 8.4)."""
    camels = list(table.caravan.camels)
    camels[camels.index(table.edition.route)] = START
    after = replace(table, caravan=replace(table.caravan, camels=tuple(camels)))
    return after.with_turn(reset=True, shifted=True), (CamelReset(table.turn.leader),)


class Preparations(Moves, frozen=True):
    """Camel moves (scheherazade 3.1), and `others` that may come first or instead.

    `poor` says that the leader has not the gift for a room.
    """

    paragraph: ClassVar[str] = "scheherazade 3.1"
    edition: ScheherazadeEdition
    camels: tuple[int, ...]
    steps: int
    others: tuple[Move, ...]
    poor: bool

    def why_not(self, move: Move) -> Illegal | None:
        """Which rule a camel would break; what is not at hand."""
        if isinstance(move, MoveCamel):
            return self._why_not_camel(move)
        if move in self.others:
            return None
        return unusable(move) or self.not_now(move)

    def _why_not_camel(self, move: MoveCamel) -> Illegal | None:
        if move.start not in self.camels:
            return Illegal("scheherazade 3.1", "no-camel-there", field=name(move.start))
        if move.end == PALACE:
            return Illegal("scheherazade 1.4", "no-camel-in-palace")
        if move.end not in self.edition.way.camel_ends[self.steps][move.start]:
            return Illegal("scheherazade 3.1", "camel-steps", high=self.steps)
        if move.end in self.camels:
            return Illegal("scheherazade 3.1", "camel-on-camel", field=name(move.end))
        return None

    def camel_moves(self) -> list[Move]:
        """Every move of a camel."""
        return [MoveCamel(start, end) for start, end in self.rides()]

    def rides(self) -> list[tuple[int, int]]:
        """From where to where a camel can go."""
        ends, camels = self.edition.way.camel_ends[self.steps], self.camels
        return [
            (start, end)
            for start in dict.fromkeys(camels)
            for end in ends[start]
            if end not in camels
        ]

    def __iter__(self) -> Iterator[Move]:
        yield from self.others
        yield from self.camel_moves()

    def __len__(self) -> int:
        return len(self.others) + len(self.rides())

    def sample(self, rng: Rng) -> Move:
        """Any of them."""
        others, rides = self.others, self.rides()
        number = below(rng, len(others) + len(rides))
        return others[number] if number < len(others) else MoveCamel(*rides[number - len(others)])

    def describe(self) -> Description:
        """What may come first, the camels, then rooms without and with the guard."""
        rooms = (EnterRoom, BribeGuard)
        first = tuple(move for move in self.others if not isinstance(move, rooms))
        parts = [
            *picks("choose-before", first),
            *picks("choose-camel", tuple(self.camel_moves())),
            *harem_moves(self.others, self.edition.gift if self.poor else 0),
            *picks("choose-guard", of_kind(self.others, BribeGuard)),
        ]
        return Group(tuple(parts))


def picks(prompt: str, moves: tuple[Move, ...]) -> tuple[Pick, ...]:
    """A choice among some moves, if there are any."""
    return (picking(prompt, moves),) if moves else ()


def of_kind(moves: tuple[Move, ...], kind: type[Move]) -> tuple[Move, ...]:
    """The moves of one kind."""
    return tuple(move for move in moves if isinstance(move, kind))


def harem_moves(moves: tuple[Move, ...], missing: int) -> tuple[Pick, ...]:
    """The rooms of a harem move; where a gift is `missing`, with a warning (scheherazade 3.9)."""
    found = picks("choose-room", of_kind(moves, EnterRoom))
    if not found or not missing:
        return found
    gift: dict[str, Param] = {"gift": missing}
    options = tuple(
        replace(it, label=Said("move-enter-room-in-vain", it.label.params | gift))
        for it in found[0].options
    )
    return (Pick(Said("choose-room-in-vain", gift), options),)
