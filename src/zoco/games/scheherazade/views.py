"""What a seat sees: everything but others' colours, sealed numbers and question cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Generic, TypeVar

from msgspec.structs import replace

from zoco.core.game import View
from zoco.core.phase import Phase
from zoco.core.rng import Rng, pick
from zoco.games.scheherazade.data import ScheherazadeEdition
from zoco.games.scheherazade.options import ScheherazadeOptions
from zoco.games.scheherazade.questions.notebook import Deal, possible_deals
from zoco.games.scheherazade.rules import ScheherazadePhase, Table
from zoco.games.scheherazade.setup.places import Colour
from zoco.games.scheherazade.table import (
    HIDDEN,
    UNKNOWN,
    Caravan,
    Knowledge,
    Pile,
    Proposal,
    Question,
    ScheherazadeTable,
    Turn,
)
from zoco.parts import sealed

P = TypeVar("P", bound=Phase)


class ScheherazadeView(View, Generic[P], frozen=True):
    """The table, with −2 for hidden cards and numbers, and no colour for unseen questions.

    Stocks are here although they lie under a cloth: all that is paid is public, so whoever pays
    attention knows them. Screens draw the cloth unless the table plays with counted pearls.
    """

    agenda: tuple[P, ...]
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
    proposals: tuple[Proposal, ...]
    winner: int


Seen = ScheherazadeView[ScheherazadePhase]


def look(table: Table, seat: int | None) -> Seen:
    """What `seat` may know of the position."""
    return hidden(sealed.seen(ScheherazadeView, table, seat), seat)


def opened(table: Table) -> Seen:
    """The position with all numbers and cards."""
    view = look(table, None)
    return replace(
        view, agenda=table.agenda, knowledge=table.knowledge, recalled=table.memory.events
    )


def spectate(view: Seen) -> Seen:
    """Without what only this seat knows."""
    return hidden(sealed.spectated(view), None)


def hidden(view: Seen, seat: int | None) -> Seen:
    """A view without the cards that are not for these eyes; its fists are closed already."""
    return replace(view, knowledge=masked_knowledge(view, seat))


def masked_knowledge(view: Seen | Table, seat: int | None) -> Knowledge:
    """One's own card, proven ones, and the secret card for whoever has seen it; all at the end."""
    known = view.knowledge
    return _masked(known, len(view.pearls), seat, not view.agenda) if known.cards else known


@lru_cache(maxsize=1 << 12)
def _masked(known: Knowledge, seats: int, seat: int | None, over: bool) -> Knowledge:
    """Kept: it changes seldom, and everybody looks at every ply. When it is over all is shown

    (scheherazade 7.1)."""
    looked = over or (seat is not None and known.looked[seat])
    shown = (*(over or at == seat or known.proven[at] for at in range(seats)), looked)
    pairs = zip(known.cards, shown, strict=True)
    return replace(
        known,
        cards=tuple(card if seen else HIDDEN for card, seen in pairs),
        asked=tuple(masked_question(question, seat) for question in known.asked),
    )


def masked_question(question: Question, seat: int | None) -> Question:
    """Only the two who saw the card remember it (scheherazade 4.1)."""
    if seat in (question.seat, question.other):
        return question
    return replace(question, colour=UNKNOWN)


def seen_table(view: Seen) -> Table:
    """The table as far as it is seen: what is hidden stays so."""
    return sealed.seen_table(ScheherazadeTable, view)


# -- imagining -------------------------------------------------------------------------------------


def imagine(view: Seen, rng: Rng) -> Table:
    """A table that the viewer cannot rule out.

    Colour cards are uniform over all deals that agree with what was seen; a question card that was
    answered no is any other of the seven; of sealed numbers small ones are likelier. The event pile
    needs no guess: its unknown part is a set, drawn when it is uncovered.
    """
    table = seen_table(view)
    if table.knowledge.cards:
        deal = pick(rng, possible_deals(view))
        table = replace(table, knowledge=filled(table, deal, rng))
    return sealed.guessed(table, rng)


def filled(table: Table, deal: Deal, rng: Rng) -> Knowledge:
    """This deal, with question cards that fit the answers."""
    known = table.knowledge
    asked = tuple(fitting(table, deal, question, rng) for question in known.asked)
    return replace(known, cards=deal, asked=asked)


def fitting(table: Table, deal: Deal, question: Question, rng: Rng) -> Question:
    """The question with a card that explains its answer, where the card was not seen."""
    owned = table.colours[deal[question.other]]
    if question.colour != UNKNOWN:
        return question
    others = [colour for colour in table.edition.colours if colour != owned]
    return replace(question, colour=owned if question.yes else pick(rng, others))
