"""What bots need to search in Basari: shares of the win, and which moves are worth a look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from zoco.core.moves import Move, Moves
from zoco.core.rng import Rng
from zoco.games.basari.choosing import NameAction
from zoco.games.basari.guessing import Odds, foreseen, leaning, mixture, suspicion
from zoco.games.basari.haggling import AnswerOffer, MakeOffer
from zoco.games.basari.moves import PlaceDisc
from zoco.games.basari.rules import PlaceMerchant, RollAll, Table
from zoco.games.basari.scoring import SCORINGS
from zoco.games.basari.valuation import Hopes, bargain, drawn, outlook
from zoco.games.basari.worth import STEP, Worth
from zoco.parts import winning
from zoco.parts.bargaining import LAST_WORD, haggled, options_of
from zoco.parts.outlook import Budget, Candidate, Outlook

GEMS, LAP = 1.0, 1.0
"""What the hopes in gems and in the lap count against points that are scored."""
SURE = 0.95
"""How often somebody lays the card that promises most at sight."""
DOUBT = (4.6, 0.27)
"""How many points make a difference at the end, and how many more with each round to come."""


def features(table: Table) -> tuple[list[tuple[float, float, float]], float]:
    """For each seat its points and its hopes in gems and lap; the rounds that are left."""
    worth = Worth(table)
    found = []
    columns = [worth.numbers(colour) for colour in range(4)]
    for seat in range(table.seats):
        gems = sum(worth.colour(colour, columns[colour], seat) for colour in range(4))
        found.append((float(table.scores[seat]), gems, worth.lap(seat, 0)))
    lap = table.edition.lap
    far = (SCORINGS - 1 - table.scorings) * lap + max(0, lap - max(table.moved))
    return found, far / STEP


def odds_of(table: Table, seat: int) -> Odds:
    """How likely each action is laid or named."""
    phase, worth = table.agenda[0], Worth(table)
    if isinstance(phase, NameAction):
        return suspicion(worth.actions(phase.active))
    if table.seats == 2:
        return mixture(worth.actions(seat))[0]
    hopes = Hopes(table, seat)
    odds = foreseen([worth.actions(other) for other in range(table.seats)])[seat]
    first = max(odds, key=lambda action: hopes.worth[action])
    return {action: SURE * (action == first) + (1 - SURE) * odds[action] for action in odds}


class BasariOutlook(Outlook):
    """Lines of play are valued by points and what gems and laps promise."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "merchant": Budget(180, 7, 0, 0, 0.8),
        "vizier": Budget(900, 9, 0, 0, 0.3, sly=True),
    }

    def quiet(self, table: Table) -> bool:
        """Before everybody rolls."""
        return isinstance(table.agenda[0], (RollAll, PlaceMerchant))

    def shares(self, table: Table) -> list[float]:
        """By points, and by hopes."""
        found, rounds = features(table)
        merits = [points + GEMS * gems + LAP * lap for points, gems, lap in found]
        return winning.shares(merits, DOUBT[0] + DOUBT[1] * rounds)

    def candidates(self, table: Table, seat: int, moves: Moves, rng: Rng) -> list[Candidate]:
        """All actions; the best starts; offers of every number of gems that could be meant."""
        phase = table.agenda[0]
        if isinstance(phase, (MakeOffer, AnswerOffer)):
            return options_of(bargain(table, phase), rng, nothing=True)
        options = tuple(moves)
        if isinstance(options[0], PlaceDisc):
            worths = [outlook(table, place.field) for place in options]  # type: ignore[attr-defined]
            pairs = zip(options, winning.weighed(worths, 0.3), strict=True)
            return sorted(pairs, key=lambda pair: -pair[1])
        odds = odds_of(table, seat)
        return [(move, odds[move.action] + 0.01) for move in options]  # type: ignore[attr-defined]

    def likely(self, table: Table, seat: int, moves: Moves, rng: Rng) -> Move:
        """What a trader does; it says its last word at once."""
        phase = table.agenda[0]
        if isinstance(phase, (MakeOffer, AnswerOffer)):
            return haggled(bargain(table, phase), LAST_WORD, rng, nothing=True)
        options = tuple(moves)
        if isinstance(options[0], PlaceDisc):
            return max(options, key=lambda place: outlook(table, place.field))  # type: ignore[attr-defined]
        if isinstance(phase, NameAction) or table.seats == 2:
            return drawn(rng, options, odds_of(table, seat))
        return drawn(rng, options, leaning(Worth(table).actions(seat)))


OUTLOOK = BasariOutlook()
