"""An own layout of the question pearls: they are laid in turn before the first bid."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.phase import Phase
from zoco.games.scheherazade.few import Few
from zoco.games.scheherazade.moves import LayPearl, made
from zoco.games.scheherazade.options import ScheherazadeOptions
from zoco.games.scheherazade.places import DETOUR
from zoco.games.scheherazade.table import ScheherazadeTable
from zoco.games.scheherazade.travels import PearlLaid

Table = ScheherazadeTable[Any]
Played = tuple[Table, tuple[Event, ...]]


def number_of_pearls(seats: int, options: ScheherazadeOptions) -> int:
    """How many question pearls take part (scheherazade 1.3)."""
    return {"one_each": seats, "two": 2, "seven": 7}[options.question_pearls]


class LayPearls(Phase, frozen=True):
    """From the first bowl owner clockwise each lays one, so many are `left` (scheherazade 1.3)."""

    paragraph: ClassVar[str] = "scheherazade 1.3"
    left: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """Whose turn it is."""
        return ((table.owner + len(table.caravan.pearls)) % table.seats,)

    def moves(self, table: Table, seat: int) -> Few:
        """Any field without one; the last lies on the detour if none does (scheherazade 8.9)."""
        laid = table.caravan.pearls
        detour = self.left == 1 and not any(field > DETOUR for field in laid)
        fields = (it for it in table.edition.way.fields if it not in laid)
        ways = tuple(made(LayPearl, it) for it in fields if it > DETOUR or not detour)
        prompt = "choose-pearl-detour" if detour else "choose-pearl-field"
        return Few("scheherazade 1.3", prompt, ways, "pearl-field")

    def play(self, table: Table, seat: int, move: LayPearl) -> Played:
        """It lies there."""
        laid = tuple(sorted((*table.caravan.pearls, move.field)))
        rest = table.agenda[1:]
        agenda = (LayPearls(self.left - 1), *rest) if self.left > 1 else rest
        after = replace(table, agenda=agenda, caravan=replace(table.caravan, pearls=laid))
        return after, (PearlLaid(seat, move.field),)


def to_lay(agenda: tuple[Any, ...]) -> int:
    """How many question pearls do not lie anywhere yet."""
    return sum(phase.left for phase in agenda if isinstance(phase, LayPearls))
