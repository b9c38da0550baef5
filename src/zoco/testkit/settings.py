"""Which tables of a game are tested: every seat count, and any two option values together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, islice, product
from typing import Any, NamedTuple

from zoco.core.game import Game
from zoco.core.options import Options, choices

Row = dict[str, Any]
Factors = Mapping[str, tuple[Any, ...]]
Pair = frozenset[tuple[str, Any]]
SEATS = "seats"
_TRIES = 5_000


class Setting(NamedTuple):
    """A number of seats, options, and the name of an edition (None is the standard one)."""

    seats: int
    options: Options
    edition: str | None = None

    def __str__(self) -> str:
        kind = type(self.options)()
        given = ((name, getattr(self.options, name)) for name in kind.__struct_fields__)
        changed = (f"{name}={value}" for name, value in given if value != getattr(kind, name))
        named = (f"edition={self.edition}",) if self.edition else ()
        return "-".join((f"{self.seats}", *changed, *named))


def settings(game: Game[Any, Any]) -> tuple[Setting, ...]:
    """Default options with every seat count they allow, then pairwise all option values.

    Last the other editions that are shipped, with default options and as few seats as they allow.
    """
    standard = game.options()
    fewest = game.seats(standard)[0]
    editions = [Setting(fewest, standard, name) for name in game.meta.editions[1:]]
    plain = [Setting(seats, standard) for seats in game.seats(standard)]
    factors = {SEATS: game.meta.seats, **choices(game.kinds.options)}
    rows = pairwise(factors, lambda row: _setting(game, row) is not None)
    found = (_setting(game, row) for row in rows)
    return tuple(dict.fromkeys((*plain, *(setting for setting in found if setting), *editions)))


def _setting(game: Game[Any, Any], row: Row) -> Setting | None:
    given = {name: value for name, value in row.items() if name != SEATS}
    try:
        options = game.options(given)
    except ValueError:
        return None
    return Setting(row[SEATS], options) if row[SEATS] in game.seats(options) else None


def pairwise(factors: Factors, possible: Callable[[Row], bool]) -> tuple[Row, ...]:
    """Few rows in which any two values of two factors meet, wherever a possible row has both."""
    uncovered = dict.fromkeys(_pairs_of(factors))
    rows = []
    while uncovered:
        pair = next(iter(uncovered))
        del uncovered[pair]
        row = next((row for row in _rows(factors, dict(pair), uncovered) if possible(row)), None)
        if row is not None:
            rows.append(row)
            for covered in combinations(row.items(), 2):
                uncovered.pop(frozenset(covered), None)
    return tuple(rows)


def _pairs_of(factors: Factors) -> Iterator[Pair]:
    for (one, values), (other, others) in combinations(factors.items(), 2):
        yield from (frozenset({(one, a), (other, b)}) for a, b in product(values, others))


def _rows(factors: Factors, fixed: Row, uncovered: Mapping[Pair, None]) -> Iterator[Row]:
    """Rows with what is fixed: first one that covers much, then whatever there is."""
    row = dict(fixed)
    for name, values in factors.items():
        if name not in row:
            news = {value: _news(row, name, value, uncovered) for value in values}
            row[name] = max(values, key=news.__getitem__)
    yield {name: row[name] for name in factors}
    ranges = [(fixed[name],) if name in fixed else known for name, known in factors.items()]
    for combination in islice(product(*ranges), _TRIES):
        yield dict(zip(factors, combination, strict=True))


def _news(row: Row, name: str, value: Any, uncovered: Mapping[Pair, None]) -> int:
    """How many pairs this value would cover for the first time."""
    return sum(frozenset({item, (name, value)}) in uncovered for item in row.items())
