"""Positions for the tests: a table that is dealt and ready, with pieces where a test wants them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from zoco import Illegal
from zoco.core.chance import CHANCE
from zoco.core.events import Event
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table, round_for
from zoco.games.scheherazade.setup.places import named
from zoco.games.scheherazade.table import Pile, Turn

COLOURS = ("red", "orange", "yellow", "green", "blue", "pink", "black")
QUIET = {"events": False, "first": 0}


def ready(seats: int = 4, options: Any = None, edition: Any = None) -> Table:
    """The first bids are open; seat 0 has red, seat 1 orange and so on; the last one is secret."""
    table = GAME.setup(seats, {**QUIET, **(options or {})}, edition)
    colours = table.edition.colours[: seats + 1]
    table = play(table, CHANCE, f"colours {','.join(colours)}")
    return play(table, CHANCE, f"deal {','.join(colours)}")


def play(table: Table, seat: int, text: str) -> Table:
    """The table after a move that is written down."""
    return GAME.play(table, seat, GAME.read(text))[0]


def plays(table: Table, *lines: tuple[int, str]) -> Table:
    """The table after several moves."""
    for seat, text in lines:
        table = play(table, seat, text)
    return table


def events(table: Table, seat: int, text: str) -> tuple[Event, ...]:
    """What a move causes."""
    return GAME.play(table, seat, GAME.read(text))[1]


def kinds(table: Table, seat: int, text: str) -> list[str]:
    """The kinds of events that a move causes."""
    return [type(event).__name__ for event in events(table, seat, text)]


def refusal(table: Table, seat: int, text: str) -> tuple[str, str]:
    """The paragraph and key with which a move is refused."""
    found = GAME.why_not(table, seat, GAME.read(text))
    assert isinstance(found, Illegal), f"{text} is not refused"
    return found.paragraph.removeprefix("scheherazade "), found.key


def offered(table: Table, seat: int) -> list[str]:
    """Everything that a seat can do, written down."""
    return [GAME.write(move) for move in GAME.moves(table, seat)]


def head(table: Any) -> Any:
    """The phase that a table, or a view, is in."""
    return table.agenda[0]


def phase(table: Table) -> str:
    """Where the table stands."""
    return type(table.agenda[0]).__name__ if table.agenda else "over"


def bidden(table: Table, *bids: int) -> Table:
    """All have bid."""
    return plays(table, *((seat, f"bid {pearls}") for seat, pearls in enumerate(bids)))


def tipped(table: Table, *tips: int) -> Table:
    """All have tipped, from the bowl owner on."""
    seats = ((table.owner + step) % table.seats for step in range(table.seats))
    return plays(table, *((seat, f"tip {tip}") for seat, tip in zip(seats, tips, strict=True)))


def leading(
    seat: int = 0,
    seats: int = 4,
    camels: str = "S S S",
    options: Any = None,
    edition: Any = None,
    pearls: tuple[int, ...] | None = None,
    **bedouins: str,
) -> Table:
    """Seat leads: camels and Bedouins stand on these fields, e.g. `red="N03 N04"`."""
    table = standing(ready(seats, options, edition), camels, **bedouins)
    turn = Turn(seat, table.palace_mask())
    agenda = round_for(seats)[2:]
    return replace(table, turn=turn, agenda=agenda, pearls=pearls or table.pearls)


def standing(table: Table, camels: str, **bedouins: str) -> Table:
    """Pieces on these fields, all others on the start; owners in the palace have proven it."""
    fields = [0] * (2 * len(table.colours))
    for colour, names in bedouins.items():
        first = 2 * table.colours.index(colour)
        fields[first : first + 2] = [named(name) for name in names.split()]
    caravan = replace(
        table.caravan, camels=tuple(map(named, camels.split())), bedouins=tuple(fields)
    )
    proven = tuple(named("P") in fields[2 * seat : 2 * seat + 2] for seat in range(table.seats))
    knowledge = replace(table.knowledge, proven=proven)
    return replace(table, caravan=caravan, knowledge=knowledge)


def where(table: Table, colour: str) -> tuple[int, ...]:
    """The fields of a colour's Bedouins."""
    first = 2 * table.colours.index(colour)
    return table.bedouins[first : first + 2]


def card(table: Table, effect: str, colour: str | None = None) -> int:
    """The number of a card of the edition."""
    found = enumerate(table.edition.cards)
    return next(n for n, it in found if it.effect == effect and it.colour == colour)


def with_top(table: Table, effect: str, colour: str | None = None) -> Table:
    """This card lies open and concerns the leader; all others are below it."""
    top = card(table, effect, colour)
    rest = tuple(n for n in range(len(table.edition.cards)) if n != top)
    opened = replace(table, pile=Pile(top, rest))
    return opened.with_turn(binds=True)


def holding(table: Table, seat: int, *effects: str) -> Table:
    """The seat holds these cards, taken from wherever they were."""
    cards = tuple(card(table, effect) for effect in effects)
    held = tuple(cards if at == seat else table.held[at] for at in range(table.seats))
    pile = table.pile
    kept = {
        part: tuple(n for n in getattr(pile, part) if n not in cards)
        for part in ("rest", "tail", "gone")
    }
    return replace(table, held=held, pile=replace(pile, **kept))
