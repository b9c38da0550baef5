"""Everybody chooses an action face down; then all cards are turned up (basari 2.2 to 2.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from zoco.core.describe import Description, Option, Pick
from zoco.core.events import Event
from zoco.core.moves import Illegal, Move, Moves
from zoco.core.phase import Phase, Step
from zoco.core.rng import Rng, below, pick
from zoco.core.words.said import Said, dashed, tag_of
from zoco.games.basari.acts import Played, act
from zoco.games.basari.events import Chose, Lost, Reconsidered, Revealed
from zoco.games.basari.haggling import Negotiate
from zoco.games.basari.moves import ACTIONS, Action, Choose
from zoco.games.basari.table import AnyTable, changed
from zoco.parts.sealed import WORDS, Sealing

NOT_YET, HIDDEN = WORDS


class ChooseCards(Sealing, frozen=True):
    """Each seat lays a card face down, and may change it until the last one lies (basari 2.2).

    `chosen` holds the action of each seat: "" for not yet, "?" for hidden in a view.
    """

    paragraph: ClassVar[str] = "basari 2.2"
    chosen: tuple[str, ...]

    def actors(self, table: AnyTable) -> tuple[int, ...]:
        """The seats without a card on the table."""
        return WORDS.undecided(self.chosen)

    def free(self, table: AnyTable) -> tuple[int, ...]:
        """The seats with a card on the table: they may still change it."""
        return WORDS.decided(self.chosen)

    def moves(self, table: AnyTable, seat: int) -> Choices:
        """Any of the three."""
        return CHOICES

    def mays(self, table: AnyTable, seat: int) -> Choices:
        """Any of the three again: who lays the same one anew gives nothing away."""
        return CHOICES_AGAIN

    def play(self, table: AnyTable, seat: int, move: Choose) -> Played:
        """The card lies; with the last one all are turned up together."""
        chosen = changed(self.chosen, seat, move.action)
        told = RECONSIDERED[seat] if self.chosen[seat] else CHOSE[seat]
        if NOT_YET in chosen:
            return replace(table, agenda=(ChooseCards(chosen), *table.agenda[1:])), (told,)
        return replace(table, agenda=table.agenda[1:], shown=chosen), (told, *turned_up(chosen))

    def masked(self, seat: int | None) -> ChooseCards:
        """That somebody has chosen is public; what is not."""
        return ChooseCards(WORDS.masked(self.chosen, seat))

    def guessed(self, table: AnyTable, rng: Rng) -> ChooseCards:
        """The prior: every hidden card is each action alike."""
        return ChooseCards(WORDS.filled(self.chosen, lambda _: pick(rng, ACTIONS)))

    def swapped(self, table: AnyTable, seat: int | None, rng: Rng) -> ChooseCards | None:
        """Somebody else's card is another one."""
        chosen = WORDS.swapped(self.chosen, seat, lambda _: ACTIONS, rng)
        return None if chosen is None else ChooseCards(chosen)


CHOSE = tuple(Chose(seat) for seat in range(4))
RECONSIDERED = tuple(Reconsidered(seat) for seat in range(4))


@cache
def turned_up(chosen: tuple[Action, ...]) -> tuple[Event, ...]:
    """All cards at once (basari 2.2), and which actions nobody gets (basari 2.4)."""
    cards = tuple(Revealed(seat, action) for seat, action in enumerate(chosen))
    lost = tuple(Lost(action) for action in ACTIONS if chosen.count(action) > 2)
    return (*cards, *lost)


class Resolve(Step, frozen=True):
    """What follows from the cards: actions, then negotiations (basari 2.3)."""

    def run(self, table: AnyTable) -> Played:
        """Put it on the agenda."""
        return replace(table, agenda=(*resolution(table.shown), *table.agenda[1:])), ()


@cache
def resolution(chosen: tuple[Action, ...]) -> tuple[Phase, ...]:
    """One seat: it acts. Two: they haggle. More: nobody gets it (basari 2.3, basari 2.4)."""
    takers = {action: seats_with(action, chosen) for action in ACTIONS}
    alone = (act(action, *seats) for action, seats in takers.items() if len(seats) == 1)
    pairs = (Negotiate(action, *seats) for action, seats in takers.items() if len(seats) == 2)
    return (*alone, *pairs)


def seats_with(action: Action, chosen: tuple[Action, ...]) -> tuple[int, ...]:
    """The seats that chose an action."""
    return tuple(seat for seat, mine in enumerate(chosen) if mine == action)


class Choices(Moves, frozen=True):
    """The three actions; `again` when one's card lies already and may be changed (basari 2.2)."""

    paragraph: ClassVar[str] = "basari 2.2"
    again: bool

    def why_not(self, move: Move) -> Illegal | None:
        """There are these cards and no others."""
        return None if move in self else self.not_now(move)

    def __contains__(self, move: Move) -> bool:
        return type(move) is Choose and move.action in ACTIONS

    def __iter__(self) -> Iterator[Choose]:
        return iter(CARDS)

    def __len__(self) -> int:
        return len(CARDS)

    def sample(self, rng: Rng) -> Choose:
        """One of them."""
        return CARDS[below(rng, len(CARDS))]

    def describe(self) -> Description:
        """Cards to lay."""
        prompt = Said("choose-action-again" if self.again else "choose-action")
        return Pick(prompt, tuple(card(choice, choice.action) for choice in self))


CARDS = tuple(Choose(action) for action in ACTIONS)
CHOICES, CHOICES_AGAIN = Choices(again=False), Choices(again=True)


def card(move: Move, action: Action) -> Option:
    """A choice that is an action card."""
    return Option(move, Said(f"move-{dashed(tag_of(move))}", {"action": action}), f"card:{action}")
