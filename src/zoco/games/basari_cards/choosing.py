"""The sealed choice of an action, and what follows from it when all are turned up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.describe import Description, Option, Pick
from zoco.core.events import Event
from zoco.core.moves import Illegal, Move, Moves, label
from zoco.core.phase import Phase, Step
from zoco.core.rng import Rng, below, pick
from zoco.core.words.said import Said
from zoco.games.basari_cards.actions import Swap, TakeInOrder, doing
from zoco.games.basari_cards.events import Chose, Lapsed, Reconsidered, Showed
from zoco.games.basari_cards.haggling import Meet
from zoco.games.basari_cards.moves import ACTIONS, CHOOSE, Choose
from zoco.games.basari_cards.table import BasariCardsTable
from zoco.parts.sealed import WORDS, Sealing

Table = BasariCardsTable[Any]
Played = tuple[Table, tuple[Event, ...]]
Chosen = tuple[str, ...]
OPEN, HIDDEN = WORDS


class ChooseActions(Sealing, frozen=True):
    """All choose in secret, and may change until the last has chosen (basari_cards 2.2)."""

    paragraph: ClassVar[str] = "basari_cards 2.2"
    chosen: Chosen

    def actors(self, table: Table) -> tuple[int, ...]:
        """Who has not chosen."""
        return WORDS.undecided(self.chosen)

    def moves(self, table: Table, seat: int) -> Actions:
        """One's action cards."""
        return actions(len(self.chosen))

    def free(self, table: Table) -> tuple[int, ...]:
        """Who has chosen."""
        return WORDS.decided(self.chosen)

    def mays(self, table: Table, seat: int) -> Actions:
        """One's action cards again: who lays the same one anew gives nothing away."""
        return actions(len(self.chosen))

    def play(self, table: Table, seat: int, move: Choose) -> Played:
        """Face down; when the last one lies, all are turned up."""
        chosen = list(self.chosen)
        event = Reconsidered(seat) if chosen[seat] else Chose(seat)
        chosen[seat] = move.action
        following, shown = after_choice(tuple(chosen))
        return replace(table, agenda=following + table.agenda[1:]), (event, *shown)

    def masked(self, seat: int | None) -> ChooseActions:
        """That somebody has chosen is public; what is not."""
        return ChooseActions(WORDS.masked(self.chosen, seat))

    def guessed(self, table: Table, rng: Rng) -> ChooseActions:
        """The prior: every hidden card is each action alike."""
        held = actions(len(self.chosen)).held
        return ChooseActions(WORDS.filled(self.chosen, lambda _: pick(rng, held)))

    def swapped(self, table: Table, seat: int | None, rng: Rng) -> ChooseActions | None:
        """Somebody else's card is another one."""
        held = actions(len(self.chosen)).held
        chosen = WORDS.swapped(self.chosen, seat, lambda _: held, rng)
        return None if chosen is None else ChooseActions(chosen)


@cache
def after_choice(chosen: Chosen) -> tuple[tuple[Phase, ...], tuple[Event, ...]]:
    """Wait for the others; or turn all up and carry out A, then B, C, D (basari_cards 2.2)."""
    if OPEN in chosen:
        return (ChooseActions(chosen),), ()
    wanted = ((action, _seats(chosen, action)) for action in ACTIONS)
    phases = tuple(settlement(action, seats) for action, seats in wanted if seats)
    return phases, tuple(Showed(seat, action) for seat, action in enumerate(chosen))


def _seats(chosen: Chosen, action: str) -> tuple[int, ...]:
    return tuple(seat for seat, other in enumerate(chosen) if other == action)


def settlement(action: str, seats: tuple[int, ...]) -> Phase:
    """One does it, two negotiate, three or more get nothing (basari_cards 2.6).

    D always works and is never negotiated (basari_cards 2.7).
    """
    if action == "D":
        return Swap(seats[0]) if len(seats) == 1 else TakeInOrder(seats)
    if len(seats) == 1:
        return doing(action, seats[0])
    return Meet(action, *seats) if len(seats) == 2 else Lapse(action)


class Lapse(Step, frozen=True):
    """Three or more wanted it: nobody gets it (basari_cards 2.6)."""

    paragraph: ClassVar[str] = "basari_cards 2.6"
    action: str

    def run(self, table: Table) -> Played:
        """Nothing happens."""
        return replace(table, agenda=table.agenda[1:]), (Lapsed(self.action),)


class Actions(Moves, frozen=True):
    """The action cards of a seat: A, B, C, and D with five (basari_cards 1.1)."""

    paragraph: ClassVar[str] = "basari_cards 2.2"
    held: tuple[str, ...]

    def why_not(self, move: Move) -> Illegal | None:
        """D without five players."""
        if not isinstance(move, Choose):
            return self.not_now(move)
        if move.action not in self.held:
            return Illegal("basari_cards 2.7", "only-with-five")
        return None

    def __contains__(self, move: Move) -> bool:
        return type(move) is Choose and move.action in self.held

    def __iter__(self) -> Iterator[Choose]:
        return (CHOOSE[action] for action in self.held)  # type: ignore[index]

    def __len__(self) -> int:
        return len(self.held)

    def sample(self, rng: Rng) -> Choose:
        """Any of them."""
        held = self.held
        return CHOOSE[held[below(rng, len(held))]]  # type: ignore[index]

    def describe(self) -> Description:
        """A pick among the cards in hand."""
        options = (Option(move, label(move), f"action:{move.action}") for move in self)
        return Pick(Said("choose-action"), tuple(options))


@cache
def actions(seats: int) -> Actions:
    """The action cards that everybody holds (basari_cards 1.1)."""
    return Actions(ACTIONS if seats == 5 else ACTIONS[:3])
