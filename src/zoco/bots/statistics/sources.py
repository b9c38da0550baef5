"""Where points came from: what events tell that they brought, and by their kind what else changed.

All sources of a seat add up to what it has at the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from msgspec import Struct

from zoco.core.events import Gain
from zoco.core.log.log import Log, Played
from zoco.core.words.said import dashed, tag_of

START = "start"
OTHER = "other"


class Source(Struct, frozen=True):
    """How many times something brought points to each seat, or took them, and how many in all."""

    key: str
    times: tuple[int, ...]
    amounts: tuple[int, ...]


def sources_of(log: Log) -> tuple[Source, ...]:
    """The sources of a match, in the order in which they were met first."""
    before = _values(log, 0)
    gains = [Gain(seat, START, value) for seat, value in enumerate(before)]
    for entry in log.line:
        now = _values(log, entry.ply)
        change = tuple(new - old for new, old in zip(now, before, strict=True))
        gains.extend(_gains(entry, change))
        before = now
    return added(gains, log.header.seats)


def added(gains: list[Gain], seats: int) -> tuple[Source, ...]:
    """Gains added up by what brought them; nothing for what brought nothing."""
    rows: dict[str, list[tuple[int, int]]] = defaultdict(lambda: [(0, 0)] * seats)
    for seat, key, amount in gains:
        if amount:
            times, total = rows[key][seat]
            rows[key][seat] = (times + 1, total + amount)
    return tuple(
        Source(key, tuple(times for times, _ in row), tuple(total for _, total in row))
        for key, row in rows.items()
    )


def _values(log: Log, ply: int) -> tuple[int, ...]:
    measure = log.game.counted(log.at(ply))
    return measure.values if measure else (0,) * log.header.seats


def _gains(entry: Played, change: tuple[int, ...]) -> Iterator[Gain]:
    """What the events tell; the rest goes to the first that tells nothing, by its kind.

    What a seat loses by it without having moved is another source than what it brings.
    """
    rest = list(change)
    for event in entry.events:
        for gain in event.gains():
            rest[gain.seat] -= gain.amount
            yield gain
    silent = (event for event in entry.events if not event.gains())
    first = next(silent, None)
    key = OTHER if first is None else dashed(tag_of(first))
    for seat, amount in enumerate(rest):
        yield Gain(seat, key if amount > 0 or seat == entry.seat else f"{key}-lost", amount)
