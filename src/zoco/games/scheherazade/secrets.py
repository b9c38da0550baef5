"""What a table hides, and how each of it could be otherwise for one who does not know it.

Written from the rules alone, for it is the judge of `views` and `notebook`.
"""

from __future__ import annotations

from msgspec.structs import replace

from zoco.core.game import Secret
from zoco.core.rng import Rng, pick, shuffled
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.table import Question
from zoco.parts.sealed import kept_by

TRIES = 20
Deal = tuple[int, ...]


def swap_colours(table: Table, seat: int | None, rng: Rng) -> Table | None:
    """Others have other colours, the secret card may be another one (scheherazade 1.1).

    Question cards that the seat did not see are exchanged where an answer would be a lie.
    """
    cards = table.knowledge.cards
    loose = [holder for holder in range(len(cards)) if not has_seen(table, seat, holder)]
    for _ in range(TRIES if loose else 0):
        deal = list(cards)
        mixed = shuffled(rng, [cards[holder] for holder in loose])
        for holder, card in zip(loose, mixed, strict=True):
            deal[holder] = card
        if tuple(deal) != cards and could_be(table, seat, tuple(deal)):
            return dealt(table, tuple(deal), rng)
    return None


def has_seen(table: Table, seat: int | None, holder: int) -> bool:
    """Whether a seat has seen a colour card, or somebody proved it; at the end all are open."""
    known = table.knowledge
    if not table.agenda:
        return True
    if holder == table.seats:
        return seat is not None and known.looked[seat]
    return holder == seat or known.proven[holder]


def could_be(table: Table, seat: int | None, deal: Deal) -> bool:
    """Whether a deal agrees with the rooms that were wrong and the questions that were seen."""
    known, colours = table.knowledge, table.colours
    seen = (it for it in known.asked if seat in (it.seat, it.other))
    return colours[deal[-1]] not in known.wrong and all(
        (colours[deal[it.other]] == it.colour) == it.yes for it in seen
    )


def dealt(table: Table, deal: Deal, rng: Rng) -> Table:
    """The same table with this deal; every answer is still the truth."""
    known = table.knowledge
    asked = tuple(truthful(table, deal, question, rng) for question in known.asked)
    return replace(table, knowledge=replace(known, cards=deal, asked=asked))


def truthful(table: Table, deal: Deal, question: Question, rng: Rng) -> Question:
    """The question, with another card if its answer would be a lie."""
    owned = table.colours[deal[question.other]]
    if (owned == question.colour) == question.yes:
        return question
    others = [colour for colour in table.edition.colours if colour != owned]
    return replace(question, colour=owned if question.yes else pick(rng, others))


def swap_question(table: Table, seat: int | None, rng: Rng) -> Table | None:
    """A no between others was an answer to another question card (scheherazade 4.1)."""
    asked = table.knowledge.asked
    unseen = [
        place
        for place, question in enumerate(asked)
        if not question.yes and seat not in (question.seat, question.other)
    ]
    if not unseen:
        return None
    place = pick(rng, unseen)
    owned = table.colours[table.own(asked[place].other)]
    colours = [it for it in table.edition.colours if it not in (owned, asked[place].colour)]
    other = replace(asked[place], colour=pick(rng, colours))
    exchanged = (*asked[:place], other, *asked[place + 1 :])
    return replace(table, knowledge=replace(table.knowledge, asked=exchanged))


SECRETS: tuple[Secret[Table], ...] = (
    Secret(
        "colours",
        swap_colours,
        revealed_by=(
            "answered",
            "cards_opened",
            "colour_proven",
            "room_right",
            "room_wrong",
            "secret_seen",
        ),
    ),
    Secret("questions", swap_question),
    kept_by(MakeBids, PlaceTips, name="bids", revealed_by=("revealed",)),
)
