"""What bots need to search in Scheherazade: shares of the win, and which moves are worth a look."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from operator import mul
from typing import Any, ClassVar

from msgspec.structs import replace

from zoco.core.game import Game
from zoco.core.moves import Move, Moves, Numbers
from zoco.core.rng import Rng, below
from zoco.games.scheherazade import views
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.bot.bidding import hopes, near, own_bid, sum_odds, tips_odds
from zoco.games.scheherazade.bot.choosing import tips_of
from zoco.games.scheherazade.bot.forecast import Odds, bid_odds
from zoco.games.scheherazade.bot.trader import trader, value
from zoco.games.scheherazade.bot.worth import Eye, deduced
from zoco.games.scheherazade.caravan.preparing import Prepare
from zoco.games.scheherazade.moves import Bid, Tip
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.setup.places import PALACE
from zoco.games.scheherazade.table import NOBODY, OPEN
from zoco.parts import winning
from zoco.parts.outlook import Budget, Candidate, Outlook

WEIGHTS = (1.0, 0.83, 0.76, 0.58, 0.55, 3.9, 0.38)
"""What counts, as `features` has it."""
DOUBT = 1.26
"""How much of it makes a difference."""
HEAT = 1.0
"""By how many pearls a move must be better to be made much more often."""
Features = tuple[float, float, float, float, float, float, float]


def features(table: Table) -> tuple[list[Features], float]:
    """For each seat what `WEIGHTS` count; and nothing that tells how long it will last.

    The way of the foremost Bedouin and of the other one, whether one has arrived, pearls, of which
    more are of less use, to lead next, the odds of the likeliest room as far as one is on the way
    there, and question pearls.
    """
    leader = table.turn.leader if isinstance(table.agenda[0], Prepare) else NOBODY
    found = []
    for seat in range(table.seats):
        first = 2 * table.own(seat)
        fields = table.bedouins[first : first + 2]
        behind, ahead = sorted(gone(table, it) for it in fields)
        arrived, leads = float(PALACE in fields), float(seat == leader)
        sure, asks = ahead * room_odds(table, seat), float(table.questions[seat])
        found.append((ahead, behind, arrived, sqrt(table.pearls[seat]), leads, sure, asks))
    return found, 0.0


def gone(table: Table, field: int) -> float:
    """How much of the way to the palace is done there."""
    way = table.edition.way
    return 1.0 if field == PALACE else way.distance[field] / (way.last + 1)


def room_odds(table: Table, seat: int) -> float:
    """How likely the likeliest room is the right one, as far as a seat can tell."""
    notes = deduced(views.masked_knowledge(table, seat), table.colours)
    return max(column[-1] for column in notes.counts) / notes.deals


def seen(table: Table, seat: int) -> views.Seen:
    """What a seat sees and remembers."""
    return replace(views.look(table, seat), recalled=table.memory.events)


def by_odds(odds: Odds, rng: Rng) -> int:
    """A number by its odds."""
    place = below(rng, 1 << 20) / (1 << 20)
    for number, chance in enumerate(odds):
        place -= chance
        if place < 0:
            return number
    return 0


class ScheherazadeOutlook(Outlook):
    """Lines of play are valued by the way done, pearls, the lead and what is known of the room."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "merchant": Budget(60, 5, 1),
        "vizier": Budget(360, 7, 1, 0, 0.9),
    }

    def quiet(self, table: Table) -> bool:
        """Before the first fist closes, and when somebody is to lead."""
        head = table.agenda[0]
        if isinstance(head, MakeBids):
            return all(bid == OPEN for bid in head.bids)
        return isinstance(head, Prepare) and not table.turn.shifted and table.turn.camel < 0

    def shares(self, table: Table) -> list[float]:
        """By the way done, pearls, the lead, and what is known of the room."""
        found, _ = features(table)
        merits = [sum(map(mul, WEIGHTS, seat)) for seat in found]
        return winning.shares(merits, DOUBT)

    def candidates(self, table: Table, seat: int, moves: Moves, rng: Rng) -> list[Candidate]:
        """The bids and tips that promise most, and the moves that a trader likes best."""
        eye = Eye(seen(table, seat))
        tips = tips_of(moves)
        if isinstance(moves, Numbers) and isinstance(moves.move, Bid):
            worths = hopes(eye, max(0, min(moves.high, eye.spare())))
            options: list[Move] = [Bid(number) for number in range(len(worths))]
        elif tips is not None:
            return self._tips(eye, moves, tips)
        else:
            options = list(moves)
            worths = [value(eye, move) for move in options]
        odds = winning.weighed(worths, HEAT)
        return sorted(zip(options, odds, strict=True), key=lambda pair: -pair[1])

    def _tips(self, eye: Eye, moves: Moves, tips: Numbers) -> list[Candidate]:
        odds, own = sum_odds(eye), own_bid(eye)
        free = [it for it in range(min(tips.high, own + len(odds)) + 1) if it not in tips.taken]
        reach = near(own, odds, tips.taken, max(free, default=0))
        chances = tips_odds(reach, own, odds, tips.taken)
        found: list[Candidate] = [(Tip(it), chances.get(it, 0.0)) for it in free]
        calls: list[Candidate] = [(move, 0.2) for move in moves if not isinstance(move, Tip)]
        return sorted([*found, *calls], key=lambda pair: -pair[1])

    def likely(self, table: Table, seat: int, moves: Moves, rng: Rng) -> Move:
        """What a trader does."""
        return trader(seen(table, seat), moves, rng)

    def imagine(self, game: Game[Any, Any], view: Any, rng: Rng) -> Table:
        """Closed fists hold what their owners used to bid."""
        table: Table = game.imagine(view, rng)
        head = table.agenda[0] if table.agenda else None
        if not isinstance(head, MakeBids | PlaceTips):
            return table
        bids = tuple(
            bid if seat == view.seat or bid == OPEN else self._guess(table, seat, rng)
            for seat, bid in enumerate(head.bids)
        )
        return replace(table, agenda=(replace(head, bids=bids), *table.agenda[1:]))

    def _guess(self, table: Table, seat: int, rng: Rng) -> int:
        return min(table.purse(seat), by_odds(bid_odds(table, seat), rng))


OUTLOOK = ScheherazadeOutlook()
