"""Who sits where: people and bots, and their names as a saved match keeps them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from zoco.bots.registry import LEVELS
from zoco.cli.given import small_number
from zoco.core.faults import bad, shown
from zoco.core.log.log import Log
from zoco.core.words.texts import Texts

PERSONAS = ("Yasmin", "Karim", "Leila", "Tarik", "Samira", "Nadir", "Zahra", "Idris")
USUAL_BOTS = ("novice", "trader")
LONGEST_NAME = 20
_BOT = re.compile(rf"(?P<name>.+) \((?P<level>{'|'.join(LEVELS)})\)")


class Seating(NamedTuple):
    """Names by seat, the seats of people, and the levels of the bots at the other seats."""

    names: tuple[str, ...]
    humans: tuple[int, ...]
    levels: dict[int, str]

    @property
    def players(self) -> tuple[str, ...]:
        """The names for the header of a log: a bot's tells its level."""
        return tuple(
            f"{name} ({self.levels[seat]})" if seat in self.levels else name
            for seat, name in enumerate(self.names)
        )


def seated(
    seats: int, humans: Sequence[int], bots: Sequence[str], names: Sequence[str], language: str
) -> Seating:
    """People at `humans`, bots elsewhere, their levels in turn; names where none were given."""
    others = [seat for seat in range(seats) if seat not in humans]
    if len(bots) > len(others):
        raise bad("wrong-bots-people", bots=len(bots), seats=len(others))
    cycle = bots or USUAL_BOTS
    levels = {seat: cycle[number % len(cycle)] for number, seat in enumerate(others)}
    return Seating(_names(seats, humans, names, language), tuple(sorted(humans)), levels)


def human_seats(given: Sequence[str], hot_seat: bool, seats: int) -> tuple[int, ...]:
    """The seats of people: those named, all in the hot seat, else the first."""
    if hot_seat:
        return tuple(range(seats))
    if not given:
        return (0,)
    numbers = sorted({_seat(text, seats) for text in given})
    return tuple(number - 1 for number in numbers)


def _seat(text: str, seats: int) -> int:
    number = small_number(text)
    if number is None or not 1 <= number <= seats:
        raise bad("wrong-human", seats=seats, text=text)
    return number


def _names(
    seats: int, humans: Sequence[int], given: Sequence[str], language: str
) -> tuple[str, ...]:
    _check(seats, given)
    guest = Texts("zoco.cli", language).word("guest")
    spare = (name for name in PERSONAS if name not in given)
    names = []
    for seat in range(seats):
        usual = guest if len(humans) == 1 else f"{guest} {seat + 1}"
        fallback = usual if seat in humans else next(spare)
        names.append(given[seat] if seat < len(given) else fallback)
    return tuple(names)


def _check(seats: int, given: Sequence[str]) -> None:
    if len(given) > seats:
        raise bad("wrong-names-seats", names=len(given), seats=seats)
    for name in given:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
            raise bad("wrong-name", longest=LONGEST_NAME, name=name)
        if _BOT.fullmatch(name):
            raise bad("wrong-name-bot", name=name)
    if len(set(given)) < len(given):
        raise bad("wrong-names-same")


def seating_of(log: Log, language: str) -> Seating:
    """Who sat where in a saved match; a person at the first seat if it does not say."""
    players, seats = [shown(name) for name in log.header.called], log.header.seats
    found = [_BOT.fullmatch(player) for player in players]
    levels = {seat: match["level"] for seat, match in enumerate(found) if match}
    if len(players) != seats or len(levels) == seats:
        return seated(seats, (0,), (), (), language)
    names = tuple(
        match["name"] if match else player for match, player in zip(found, players, strict=True)
    )
    return Seating(names, tuple(seat for seat in range(seats) if seat not in levels), levels)
