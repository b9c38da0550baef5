"""What a seat of Basari sees: all but the cards that lie face down before the others."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from zoco.core.game import Secret, View
from zoco.core.phase import Phase
from zoco.core.rng import Rng, pick
from zoco.games.basari.choosing import HIDDEN, ChooseCards
from zoco.games.basari.data import BasariEdition
from zoco.games.basari.moves import ACTIONS
from zoco.games.basari.options import BasariOptions
from zoco.games.basari.rules import BasariPhase, Table
from zoco.games.basari.table import BasariTable
from zoco.games.basari.two import NameCard
from zoco.parts.gems import Gems

P = TypeVar("P", bound=Phase)


class BasariView(View, Generic[P], frozen=True):
    """The table, with "?" for what lies face down; `merchants` are the fields they stand on."""

    agenda: tuple[P, ...]
    options: BasariOptions
    edition: BasariEdition
    scores: tuple[int, ...]
    gems: tuple[Gems, ...]
    supply: Gems
    discs: tuple[int, ...]
    moved: tuple[int, ...]
    merchants: tuple[int, ...]
    shown: tuple[str, ...]
    round: int
    scorings: int


Seen = BasariView[BasariPhase]


def view(table: Table, seat: int | None) -> Seen:
    """What `seat` may know."""
    return BasariView(
        seat=seat,
        agenda=masked(table.agenda, seat),
        options=table.options,
        edition=table.edition,
        scores=table.scores,
        gems=table.gems,
        supply=table.supply,
        discs=table.discs,
        moved=table.moved,
        merchants=tuple(table.field(seat) for seat in range(table.seats)),
        shown=table.shown,
        round=table.round,
        scorings=table.scorings,
    )


def masked(agenda: tuple[Any, ...], seat: int | None) -> tuple[Any, ...]:
    """The agenda as `seat` knows it: cards lie face down (basari 2.2, basari 6.2)."""
    match agenda:
        case (ChooseCards(chosen=chosen), *rest):
            return (ChooseCards(face_down(chosen, seat)), *rest)
        case (NameCard(active=active) as guessing, *rest) if active != seat:
            return (replace(guessing, picked=HIDDEN), *rest)
        case _:
            return agenda


def face_down(chosen: tuple[str, ...], seat: int | None) -> tuple[str, ...]:
    """That somebody has chosen is public; what is not."""
    cards = enumerate(chosen)
    return tuple(action if owner == seat or not action else HIDDEN for owner, action in cards)


def spectate(seen: Seen) -> Seen:
    """The spectator's view: one's own card lies face down too."""
    return replace(seen, seat=None, agenda=masked(seen.agenda, None))


def seen_table(seen: Seen) -> Table:
    """The table as far as it is seen: hidden cards stay hidden."""
    return BasariTable(
        agenda=seen.agenda,
        options=seen.options,
        edition=seen.edition,
        scores=seen.scores,
        gems=seen.gems,
        supply=seen.supply,
        discs=seen.discs,
        moved=seen.moved,
        shown=seen.shown,
        round=seen.round,
        scorings=seen.scorings,
    )


def imagine(seen: Seen, rng: Rng) -> Table:
    """A table the viewer cannot rule out. The prior: every hidden card is each action alike.

    After a wrong guess (basari 6.4) what was named is out of the question.
    """
    return replace(seen_table(seen), agenda=filled(seen.agenda, rng))


def filled(agenda: tuple[Any, ...], rng: Rng) -> tuple[Any, ...]:
    """The agenda with an action on every hidden card."""
    match agenda:
        case (ChooseCards(chosen=chosen), *rest):
            cards = (pick(rng, ACTIONS) if action == HIDDEN else action for action in chosen)
            return (ChooseCards(tuple(cards)), *rest)
        case (NameCard(picked="?") as guessing, *rest):
            possible = tuple(action for action in ACTIONS if action != guessing.wrong)
            return (replace(guessing, picked=pick(rng, possible)), *rest)
        case _:
            return agenda


# -- secrets ---------------------------------------------------------------------------------------


def other_cards(table: Table, seat: int | None, rng: Rng) -> Table | None:
    """The same table with other cards face down before the others (basari 2.2)."""
    phase = table.agenda[0] if table.agenda else None
    if not isinstance(phase, ChooseCards):
        return None
    hidden = [owner for owner, action in enumerate(phase.chosen) if action and owner != seat]
    if not hidden:
        return None
    chosen = list(phase.chosen)
    for owner in hidden:
        chosen[owner] = another(rng, chosen[owner])
    return replace(table, agenda=(ChooseCards(tuple(chosen)), *table.agenda[1:]))


def other_pick(table: Table, seat: int | None, rng: Rng) -> Table | None:
    """The same table with another card picked by the active player (basari 6.2)."""
    phase = table.agenda[0] if table.agenda else None
    if not isinstance(phase, NameCard) or phase.active == seat:
        return None
    picked = another(rng, phase.picked, phase.wrong)
    return replace(table, agenda=(replace(phase, picked=picked), *table.agenda[1:]))


def another(rng: Rng, *excluded: str) -> str:
    """An action but these."""
    return pick(rng, tuple(action for action in ACTIONS if action not in excluded))


SECRETS = (
    Secret("cards", other_cards, revealed_by=("revealed",)),
    Secret("pick", other_pick, revealed_by=("revealed", "named_action")),
)
