"""What bots need to search in the card game: shares of the win, and what is worth a look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.games.basari_cards import worth
from zoco.games.basari_cards.choosing import Choices, Guesses
from zoco.games.basari_cards.haggling import AnswerOffer, MakeOffer
from zoco.games.basari_cards.rules import PASSES, DrawCard, Table
from zoco.games.basari_cards.valuation import bargain, bluff, colour_worth, drawn
from zoco.parts import winning
from zoco.parts.bargaining import LAST_WORD, haggled, options_of
from zoco.parts.choosing import named
from zoco.parts.negotiation import COLOURS
from zoco.parts.outlook import Budget, Candidate, Outlook
from zoco.parts.temperament import EVEN

GEMS, CREW = 0.95, 1.1
"""What the hopes in gems and in workers count against points that are scored."""
DOUBT = (4.6, 0.36)
"""How many points make a difference at the end, and how many more with each round to come."""
ROUNDS = 7.0
"""Rounds of a pass, about."""


def features(table: Table) -> tuple[list[tuple[float, float, float]], float]:
    """For each seat its points and its hopes in gems and workers; the rounds that are left."""
    columns = list(zip(*table.gems, strict=True))
    passes = PASSES + 1 - table.passing
    found = []
    for seat in range(table.seats):
        gems = sum(
            worth.promised(points, passes, columns[place])[seat]
            for place, points in enumerate(table.edition.majorities[: len(COLOURS)])
        )
        found.append((float(table.scores[seat]), gems, worth.crew_worth(table, seat)))
    enough = table.edition.worker_target
    leader = max(table.workers(seat) for seat in range(table.seats))
    return found, ROUNDS * (passes - 1 + max(0, enough - leader) / enough)


def odds_of(table: Table, seat: int, moves: Choices | Guesses) -> dict[Move, float]:
    """How likely each action is laid or named."""
    if table.seats == 2 or isinstance(moves, Guesses):
        weights = dict(bluff(table, seat, moves))
        return {move: weights.get(move, 0.0) for move in moves}
    taste = worth.tastes(table, named(moves))[seat]
    return {move: taste[action] for move, action in zip(moves, named(moves), strict=True)}


class BasariCardsOutlook(Outlook):
    """Lines of play are valued by points and what gems and workers promise."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "merchant": Budget(180, 7, 1, 0),
        "vizier": Budget(900, 9, 1, 0, 0.4, sly=True),
    }

    def quiet(self, table: Table) -> bool:
        """Before the first card of a round is drawn."""
        head = table.agenda[0]
        return isinstance(head, DrawCard) and head.seat == 0

    def shares(self, table: Table) -> list[float]:
        """By points, and by hopes."""
        found, rounds = features(table)
        merits = [points + GEMS * gems + CREW * crew for points, gems, crew in found]
        return winning.shares(merits, DOUBT[0] + DOUBT[1] * rounds)

    def candidates(self, table: Table, seat: int, moves: Moves, rng: Rng) -> list[Candidate]:
        """All actions and colours; offers of every number of gems that could be meant."""
        phase = table.agenda[0]
        if isinstance(phase, (MakeOffer, AnswerOffer)):
            return options_of(bargain(table, phase, EVEN), rng, nothing=False)
        if isinstance(moves, (Choices, Guesses)):
            return [(move, odds + 0.01) for move, odds in odds_of(table, seat, moves).items()]
        worths = [colour_worth(table, seat, move) for move in moves]
        pairs = zip(moves, winning.weighed(worths, 0.3), strict=True)
        return sorted(pairs, key=lambda pair: -pair[1])

    def likely(self, table: Table, seat: int, moves: Moves, rng: Rng) -> Move:
        """What a trader does; it says its last word at once."""
        phase = table.agenda[0]
        if isinstance(phase, (MakeOffer, AnswerOffer)):
            return haggled(bargain(table, phase, EVEN), LAST_WORD, rng, nothing=False)
        if isinstance(moves, (Choices, Guesses)):
            return drawn(odds_of(table, seat, moves), rng)
        return max(moves, key=lambda move: colour_worth(table, seat, move))


OUTLOOK = BasariCardsOutlook()
