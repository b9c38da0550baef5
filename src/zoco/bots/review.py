"""A look back at a finished match: what every position promised each seat, and what changed that.

It is made from true tables, with all that was hidden, so only of a match that has ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul
from random import Random
from typing import Any, Literal

from msgspec import Struct

from zoco.bots.registry import SEARCHING, bot
from zoco.bots.search.lines import Lines, won
from zoco.bots.search.searcher import Searcher, made_unseen
from zoco.core.chance import CHANCE, Outcomes, Weighted
from zoco.core.game import Game
from zoco.core.log.entries import Entry, Played, Undone
from zoco.core.log.log import Log

Shares = tuple[float, ...]
By = Literal["chance", "decision", "sealed", "undo"]

LINES = 64
"""Lines of play to the next quiet table, where anything is left to chance or to guesses."""
LISTED = 36
"""So many outcomes of one draw are looked at one by one; of more as many are drawn as `DRAWN`."""
FEW = 3
"""So many lines at least for each outcome that is looked at."""
DRAWN = 256
TURNED = 0.1
"""A share that changes by as much makes a turning point."""
MOST = 3


class Turn(Struct, frozen=True):
    """What one entry changed: `shares` are the expected shares of the win of every seat after it,

    `change` is what they were not before. `ply` is the position it led to. It changed them by
    chance, by the decision of `seat`, or by a choice that was made `sealed`, without knowing those
    of others: then all of them together did.
    """

    seq: int
    ply: int
    seat: int
    by: By
    shares: Shares
    change: Shares


class Moment(Struct, frozen=True):
    """A ply that counted: the share of `seat` changed most there, by `change`.

    `mover` is who moved, by decision, sealed choice or as chance. Who wants to play it differently
    goes on from the position before, `ply` - 1.
    """

    seq: int
    ply: int
    mover: int
    by: By
    seat: int
    change: float


class Review(Struct, frozen=True):
    """The expected shares at the `start`, what every entry made of them, and what counted.

    `turning` are all turning points of the surviving line, `three` the plies that changed most, in
    the order of play. `luck` is what chance alone gave each seat, in shares of the win, against
    what could be expected of it; everything else came by decisions.
    """

    start: Shares
    turns: tuple[Turn, ...]
    turning: tuple[Moment, ...]
    three: tuple[Moment, ...]
    luck: Shares


def reviewed(log: Log) -> Review:
    """The review of a whole match; raises `ValueError` where its game has no valuation."""
    values = Reviewer(log.game)
    return review(log, [values.shares(table) for table in tables_of(log)])


def tables_of(log: Log) -> list[Any]:
    """The tables that are to be valued, in their order: the start, and one after every move."""
    moves = (entry.seq + 1 for entry in log.entries if isinstance(entry, Played))
    return [log.after(seq) for seq in (0, *moves)]


def review(log: Log, found: Sequence[Shares]) -> Review:
    """What the shares at all tables of a match, in their order, say about it."""
    turns = tuple(_turns(log, found))
    moments = [_moment(turns[entry.seq]) for entry in log.line]
    turning = tuple(it for it in moments if abs(it.change) >= TURNED)
    return Review(found[0], turns, turning, _three(log, moments), _luck(log, turns))


def _turns(log: Log, found: Sequence[Shares]) -> Iterator[Turn]:
    """An undo leads back to a position, which promises what it promised."""
    line, rest = [found[0]], iter(found[1:])
    for entry in log.entries:
        before = line[-1]
        if isinstance(entry, Undone):
            del line[entry.to_ply + 1 :]
            ply = entry.to_ply
        else:
            line.append(next(rest))
            ply = entry.ply
        change = tuple(round(now - then, 4) for now, then in zip(line[-1], before, strict=True))
        yield Turn(entry.seq, ply, entry.seat, _by(log, entry), line[-1], change)


def _by(log: Log, entry: Entry) -> By:
    if isinstance(entry, Undone):
        return "undo"
    if entry.seat == CHANCE:
        return "chance"
    unseen = made_unseen(log.game, log.after(entry.seq), entry.seat, entry.move)
    return "sealed" if unseen else "decision"


def _moment(turn: Turn) -> Moment:
    seat = max(range(len(turn.change)), key=lambda it: abs(turn.change[it]))
    return Moment(turn.seq, turn.ply, turn.seat, turn.by, seat, turn.change[seat])


def _three(log: Log, moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Those that changed most; of all steps of one haggle, or of one sealed choice, one at most."""
    best: dict[int, Moment] = {}
    scene = 0
    for entry, moment in zip(log.line, moments, strict=True):
        if scene not in best or abs(moment.change) > abs(best[scene].change):
            best[scene] = moment
        scene += not (entry.events and all(event.passing for event in entry.events))
    found = sorted(best.values(), key=lambda it: -abs(it.change))[:MOST]
    return tuple(sorted(found, key=lambda it: it.ply))


def _luck(log: Log, turns: Sequence[Turn]) -> Shares:
    nothing = (0.0,) * log.header.seats
    drawn = (turns[entry.seq].change for entry in log.line if entry.seat == CHANCE)
    return tuple(round(sum(column), 4) for column in zip(nothing, *drawn, strict=True))


class Reviewer:
    """Values the tables of a match by what the Merchant knows of the game.

    Raises `ValueError` where a game has no valuation.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        merchant = bot(game, SEARCHING[0])
        if not isinstance(merchant, Searcher):
            raise ValueError(f"{game.meta.key} has no valuation")
        self._lines = Lines(game, merchant.outlook, turns=0, replies=0)

    def shares(self, table: Any) -> Shares:
        """The expected share of the win of every seat: exact where the match is over.

        Before a draw it is the mean over what may be drawn, so that luck adds up to nothing.
        """
        if table.agenda and table.agenda[0].by_chance:
            return _mean(list(self._drawn(table, table.agenda[0].outcomes(table))))
        return self._played(table, LINES)

    def _drawn(self, table: Any, outcomes: Outcomes) -> Iterator[tuple[float, Shares]]:
        """What each outcome promises, by its weight; of too many some that are drawn."""
        if isinstance(outcomes, Weighted) and len(outcomes) <= LISTED:
            for number, (move, weight) in enumerate(outcomes):
                after, _ = self._game.advance(table, CHANCE, move)
                yield weight, self._played(after, max(FEW, LINES // len(outcomes)), number * LINES)
            return
        for number in range(DRAWN):
            after, _ = self._game.advance(table, CHANCE, outcomes.sample(Random(number)))
            yield 1, self._played(after, 1, number)

    def _played(self, table: Any, lines: int, first: int = 0) -> Shares:
        """The mean over lines of play; all tables meet the same dice."""
        if not table.agenda:
            return tuple(won(self._game, table))
        found: list[tuple[float, Shares]] = []
        for number in range(first, first + lines):
            dice = Random(number)
            untouched = dice.getstate()
            found.append((1, tuple(self._lines.value(table, dice))))
            if dice.getstate() == untouched:
                break  # nothing was left to chance: every line is this one
        return _mean(found)


def _mean(found: Sequence[tuple[float, Shares]]) -> Shares:
    total = sum(weight for weight, _ in found)
    columns = zip(*(shares for _, shares in found), strict=True)
    weights = [weight / total for weight, _ in found]
    return tuple(round(sum(map(mul, weights, column)), 4) for column in columns)
