"""Which tables of a game are tested: every seat count, and option values alone or in pairs."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from itertools import combinations, islice, product
from typing import Any, NamedTuple

from zoco.core.game import Game
from zoco.core.options import Options, choices

Row = dict[str, Any]
Factors = Mapping[str, tuple[Any, ...]]
Pair = frozenset[tuple[str, Any]]
Rows = Callable[[Factors, Callable[[Row], bool], Row], tuple[Row, ...]]
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
    """The options of a simulation with every seat count they allow, then each other value alone.

    Last the other editions that are shipped, with the same options and as few seats as they allow.
    """
    return _settings(game, alone)


def paired(game: Game[Any, Any]) -> tuple[Setting, ...]:
    """The same, with any two values of two options, or of one and a seat count, together."""
    return _settings(game, pairwise)


def _settings(game: Game[Any, Any], rows_of: Rows) -> tuple[Setting, ...]:
    standard = game.simulated()
    fewest = game.seats(standard)[0]
    editions = [Setting(fewest, standard, name) for name in game.meta.editions[1:]]
    plain = [Setting(seats, standard) for seats in game.seats(standard)]
    usual = {name: getattr(standard, name) for name in standard.__struct_fields__}
    factors = {SEATS: game.meta.seats, **_values(game, usual)}
    rows = rows_of(factors, lambda row: _setting(game, row) is not None, usual)
    found = (_setting(game, row) for row in rows)
    return tuple(dict.fromkeys((*plain, *(setting for setting in found if setting), *editions)))


def _values(game: Game[Any, Any], usual: Row) -> dict[str, tuple[Any, ...]]:
    """The values worth trying, the usual one of a simulation among them."""
    known = choices(game.kinds.options)
    return {
        name: values if usual[name] in values else tuple(sorted((*values, usual[name])))
        for name, values in known.items()
    }


def _setting(game: Game[Any, Any], row: Row) -> Setting | None:
    given = {name: value for name, value in row.items() if name != SEATS}
    try:
        options = game.options(given)
    except ValueError:
        return None
    return Setting(row[SEATS], options) if row[SEATS] in game.seats(options) else None


def alone(factors: Factors, possible: Callable[[Row], bool], usual: Row) -> tuple[Row, ...]:
    """A row for each value that is not the usual one, with all else as usual as can be."""
    factors = {name: _first(values, name, usual) for name, values in factors.items()}
    others = ((name, value) for name, values in factors.items() for value in values[1:])
    rows = (_some_row(factors, {name: value}, possible) for name, value in others)
    return tuple(row for row in rows if row is not None)


def pairwise(
    factors: Factors, possible: Callable[[Row], bool], usual: Row | None = None
) -> tuple[Row, ...]:
    """Few rows in which any two values of two factors meet, wherever a possible row has both.

    Where several values cover as much, the `usual` one is taken.
    """
    factors = {name: _first(values, name, usual or {}) for name, values in factors.items()}
    found = {pair: _some_row(factors, dict(pair), possible) for pair in _pairs_of(factors)}
    uncovered = {pair: row for pair, row in found.items() if row is not None}
    rows = []
    while uncovered:
        pair = next(iter(uncovered))
        rich, plain = _rich_row(factors, dict(pair), uncovered), uncovered[pair]
        rows.append(rich if possible(rich) else plain)
        for covered in combinations(rows[-1].items(), 2):
            uncovered.pop(frozenset(covered), None)
    return tuple(rows)


def _first(values: tuple[Any, ...], name: str, usual: Row) -> tuple[Any, ...]:
    """The values, the usual one in front."""
    return tuple(sorted(values, key=lambda value: name in usual and value != usual[name]))


def _pairs_of(factors: Factors) -> Iterator[Pair]:
    for (one, values), (other, others) in combinations(factors.items(), 2):
        yield from (frozenset({(one, a), (other, b)}) for a, b in product(values, others))


def _some_row(factors: Factors, fixed: Row, possible: Callable[[Row], bool]) -> Row | None:
    """A possible row with what is fixed, as usual as can be."""
    ranges = [(fixed[name],) if name in fixed else known for name, known in factors.items()]
    tried = islice(product(*ranges), _TRIES)
    rows = (dict(zip(factors, combination, strict=True)) for combination in tried)
    return next((row for row in rows if possible(row)), None)


def _rich_row(factors: Factors, fixed: Row, uncovered: Container[Pair]) -> Row:
    """A row with what is fixed that covers much."""
    row = dict(fixed)
    for name, values in factors.items():
        if name not in row:
            news = {value: _news(row, name, value, uncovered) for value in values}
            row[name] = max(values, key=news.__getitem__)
    return {name: row[name] for name in factors}


def _news(row: Row, name: str, value: Any, uncovered: Container[Pair]) -> int:
    """How many pairs this value would cover for the first time."""
    return sum(frozenset({item, (name, value)}) in uncovered for item in row.items())
