"""What a seat sees: everything but the cards that lie face down (basari_cards 5.1)."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from zoco.core.game import Secret, View
from zoco.core.phase import Phase
from zoco.core.rng import Rng, pick
from zoco.games.basari_cards.choosing import HIDDEN, ChooseActions, actions
from zoco.games.basari_cards.data import BasariCardsEdition
from zoco.games.basari_cards.guessing import NameAction
from zoco.games.basari_cards.options import BasariCardsOptions
from zoco.games.basari_cards.rules import BasariCardsPhase, Table
from zoco.games.basari_cards.table import BasariCardsTable, Merchant
from zoco.parts.gems import Gems

P = TypeVar("P", bound=Phase)


class BasariCardsView(View, Generic[P], frozen=True):
    """The table, with `?` for every action card that lies face down and is another's.

    What was turned up is over as soon as it is carried out; a wrong guess stays in its phase, so
    nothing that a seat saw and could still use is missing.
    """

    agenda: tuple[P, ...]
    options: BasariCardsOptions
    edition: BasariCardsEdition
    passing: int
    supply: Gems
    deck: tuple[int, ...]
    merchants: tuple[Merchant, ...]


Seen = BasariCardsView[BasariCardsPhase]


def view(table: Table, seat: int | None) -> Seen:
    """What `seat` may know."""
    return BasariCardsView(
        seat=seat,
        agenda=masked(table.agenda, seat),
        options=table.options,
        edition=table.edition,
        passing=table.passing,
        supply=table.supply,
        deck=table.deck,
        merchants=table.merchants,
    )


def spectate(view: Seen) -> Seen:
    """Without the card that only this seat knows."""
    return replace(view, seat=None, agenda=masked(view.agenda, None))


def masked(agenda: tuple[Any, ...], seat: int | None) -> tuple[Any, ...]:
    """The agenda with the choices of all other seats hidden; only its head can hold any."""
    head = agenda[0] if agenda else None
    if isinstance(head, ChooseActions):
        chosen = (
            action and (action if owner == seat else HIDDEN)
            for owner, action in enumerate(head.chosen)
        )
        return (ChooseActions(tuple(chosen)), *agenda[1:])
    if isinstance(head, NameAction) and seat != 1 - head.seat:
        return (replace(head, pick=HIDDEN), *agenda[1:])
    return agenda


def seen_table(view: Seen) -> Table:
    """The table as far as it is seen: hidden choices are still `?`."""
    return BasariCardsTable(
        agenda=view.agenda,
        options=view.options,
        edition=view.edition,
        passing=view.passing,
        supply=view.supply,
        deck=view.deck,
        merchants=view.merchants,
    )


def imagine(view: Seen, rng: Rng) -> Table:
    """A table that the viewer cannot rule out: every hidden choice any action, all alike."""
    table = seen_table(view)
    head = table.agenda[0] if table.agenda else None
    if isinstance(head, ChooseActions):
        held = actions(len(head.chosen)).held
        chosen = tuple(pick(rng, held) if it == HIDDEN else it for it in head.chosen)
        return replace(table, agenda=(ChooseActions(chosen), *table.agenda[1:]))
    if isinstance(head, NameAction) and head.pick == HIDDEN:
        return picked(table, head, pick(rng, possible(head)))
    return table


def possible(guess: NameAction) -> tuple[str, ...]:
    """What the face-down card can still be (basari_cards 6.4)."""
    return tuple(action for action in actions(2).held if action != guess.wrong)


def picked(table: Table, guess: NameAction, action: str) -> Table:
    """The same table with another card lying face down."""
    return replace(table, agenda=(replace(guess, pick=action), *table.agenda[1:]))


# -- secrets ---------------------------------------------------------------------------------------


def swap_choices(table: Table, seat: int | None, rng: Rng) -> Table | None:
    """Somebody else's sealed choice is another one (basari_cards 2.2)."""
    head = table.agenda[0] if table.agenda else None
    if not isinstance(head, ChooseActions):
        return None
    others = [owner for owner in head.free(table) if owner != seat]
    if not others:
        return None
    chosen, owner = list(head.chosen), pick(rng, others)
    held = actions(len(chosen)).held
    chosen[owner] = pick(rng, [action for action in held if action != chosen[owner]])
    return replace(table, agenda=(ChooseActions(tuple(chosen)), *table.agenda[1:]))


def swap_pick(table: Table, seat: int | None, rng: Rng) -> Table | None:
    """The active player's face-down card is another one (basari_cards 6.2)."""
    head = table.agenda[0] if table.agenda else None
    if not isinstance(head, NameAction) or seat == 1 - head.seat:
        return None
    others = [action for action in possible(head) if action != head.pick]
    return picked(table, head, pick(rng, others))


SECRETS: tuple[Secret[Table], ...] = (
    Secret("choices", swap_choices, revealed_by=("showed",)),
    Secret("pick", swap_pick, revealed_by=("guessed", "showed")),
)
