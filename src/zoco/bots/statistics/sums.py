"""Several matches of one game added up, for each player by name. What was practice is left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from zoco.bots.statistics.dice import Draws, together
from zoco.bots.statistics.figures import Figures
from zoco.bots.statistics.sources import Source


class Match(NamedTuple):
    """The figures of a match, and who sat where."""

    players: tuple[str, ...]
    figures: Figures


class Player(Struct, frozen=True):
    """Somebody over several matches: how many, how many of them were played to the end, and in how

    many a first rank was reached, alone or shared; what is counted at the end, on average.
    """

    name: str
    matches: int
    finished: int
    first: int
    mean: float | None


class Dealing(Struct, frozen=True):
    """Bargains that one player offered and another accepted, by their places among the players.

    `worth` is the mean of what those that were valued changed for the one and the other.
    """

    offered: int
    accepted: int
    times: int
    worth: tuple[float, float] | None


class Sum(Struct, frozen=True):
    """What the matches of one game come to; columns of `sources` are the `players`."""

    game: str
    matches: int
    measure: str
    players: tuple[Player, ...]
    sources: tuple[Source, ...]
    draws: tuple[Draws, ...]
    dealings: tuple[Dealing, ...] = ()


def sums_of(matches: Sequence[Match]) -> tuple[Sum, ...]:
    """A sum for every game of which there is a match that counts."""
    counted = [match for match in matches if not match.figures.practice]
    games = dict.fromkeys(match.figures.game for match in counted)
    return tuple(_sum([match for match in counted if match.figures.game == game]) for game in games)


def _sum(matches: Sequence[Match]) -> Sum:
    first = matches[0].figures
    names = list(dict.fromkeys(name for match in matches for name in match.players))
    return Sum(
        first.game,
        len(matches),
        first.measure,
        tuple(_player(name, matches) for name in names),
        _sources(names, matches),
        together(draws for match in matches for draws in match.figures.draws),
        _dealings(names, matches),
    )


def _player(name: str, matches: Sequence[Match]) -> Player:
    seats = [
        (match.figures, seat)
        for match in matches
        for seat, player in enumerate(match.players)
        if player == name
    ]
    ended = [(it, seat) for it, seat in seats if it.ranks]
    first = sum(it.ranks[seat] == 1 and not it.drawn for it, seat in ended)
    totals = [it.course[-1].values[seat] for it, seat in ended if it.course]
    mean = round(sum(totals) / len(totals), 4) if totals else None
    return Player(name, len(seats), len(ended), first, mean)


def _sources(names: Sequence[str], matches: Sequence[Match]) -> tuple[Source, ...]:
    rows: dict[str, tuple[list[int], list[int]]] = {}
    for match in matches:
        columns = [names.index(player) for player in match.players]
        for source in match.figures.sources:
            times, amounts = rows.setdefault(source.key, ([0] * len(names), [0] * len(names)))
            for seat, column in enumerate(columns):
                times[column] += source.times[seat]
                amounts[column] += source.amounts[seat]
    return tuple(
        Source(key, tuple(times), tuple(amounts)) for key, (times, amounts) in rows.items()
    )


def _dealings(names: Sequence[str], matches: Sequence[Match]) -> tuple[Dealing, ...]:
    found: dict[tuple[int, int], list[tuple[float, ...]]] = {}
    for match in matches:
        columns = [names.index(player) for player in match.players]
        for it in match.figures.bargains:
            worth = (it.worth[it.offered], it.worth[it.accepted]) if it.worth else ()
            found.setdefault((columns[it.offered], columns[it.accepted]), []).append(worth)
    return tuple(Dealing(*pair, len(all_), _mean(all_)) for pair, all_ in found.items())


def _mean(worths: Sequence[tuple[float, ...]]) -> tuple[float, float] | None:
    valued = [worth for worth in worths if worth]
    if not valued:
        return None
    offered, accepted = (sum(column) / len(valued) for column in zip(*valued, strict=True))
    return round(offered, 4), round(accepted, 4)
