"""Dice against expectation: how often every outcome came, and how often it should have come.

Only draws of which every one has few outcomes: nobody compares piles of cards with expectation.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import islice
from typing import Any, NamedTuple

from msgspec import Struct

from zoco.core.chance import CHANCE, Outcomes, Product
from zoco.core.game import Game
from zoco.core.log.log import Log
from zoco.core.moves import Move
from zoco.core.words.said import dashed, tag_of

FEW = 12


class Face(Struct, frozen=True):
    """An outcome as the move is written; how often it came, and the exact odds added up."""

    outcome: str
    seen: int
    expected: float


class Draws(Struct, frozen=True):
    """All draws of one kind by one paragraph; several dice that fall at once are several draws."""

    kind: str
    paragraph: str
    number: int
    faces: tuple[Face, ...]


class Draw(NamedTuple):
    """What came, and the odds of all that could have come."""

    came: str
    odds: dict[str, Fraction]


def draws_of(log: Log) -> tuple[Draws, ...]:
    """The draws of a match, by kind, in the order in which they were met first."""
    found: dict[tuple[str, str], list[Draw] | None] = {}
    for entry in log.line:
        if entry.seat != CHANCE:
            continue
        outcomes = log.game.outcomes(log.at(entry.ply - 1))
        kind = (dashed(tag_of(entry.move)), outcomes.paragraph)
        draws = _drawn(log.game, outcomes, entry.move)
        before = found.setdefault(kind, [])
        found[kind] = None if draws is None or before is None else before + draws
    return tuple(_counted(*kind, draws) for kind, draws in found.items() if draws and _open(draws))


def _open(draws: list[Draw]) -> bool:
    """Whether anything was left to chance."""
    return any(len(draw.odds) > 1 for draw in draws)


def _drawn(game: Game[Any, Any], outcomes: Outcomes, move: Move) -> list[Draw] | None:
    """The draws of one entry; None where there were too many outcomes to be compared."""
    if isinstance(outcomes, Product):
        return _thrown(game, outcomes, move)
    odds = list(islice(outcomes, FEW + 1))
    if len(odds) > FEW:
        return None
    total = outcomes.total
    shares = ((game.write(each), Fraction(weight, total)) for each, weight in odds)
    return [Draw(game.write(move), dict(shares))]


def _thrown(game: Game[Any, Any], outcomes: Product, move: Move) -> list[Draw] | None:
    """Each die by itself, written as if it were thrown alone."""
    if any(len(factor) > FEW for factor in outcomes.factors):
        return None
    return list(_dice(game, outcomes, getattr(move, "faces", ())))


def _dice(game: Game[Any, Any], outcomes: Product, faces: Iterable[int]) -> Iterator[Draw]:
    for factor, face in zip(outcomes.factors, faces, strict=True):
        total = sum(weight for _, weight in factor)
        odds: dict[str, Fraction] = defaultdict(Fraction)
        for each, weight in factor:
            odds[game.write(outcomes.kind((each,)))] += Fraction(weight, total)
        yield Draw(game.write(outcomes.kind((face,))), odds)


def _counted(kind: str, paragraph: str, draws: list[Draw]) -> Draws:
    seen: dict[str, int] = defaultdict(int)
    expected: dict[str, Fraction] = defaultdict(Fraction)
    for draw in draws:
        seen[draw.came] += 1
        for outcome, share in draw.odds.items():
            expected[outcome] += share
    faces = (Face(name, seen[name], round(float(expected[name]), 4)) for name in sorted(expected))
    return Draws(kind, paragraph, len(draws), tuple(faces))


def together(many: Iterable[Draws]) -> tuple[Draws, ...]:
    """Draws of several matches, those of one kind added up."""
    kinds: dict[tuple[str, str], list[Draws]] = defaultdict(list)
    for draws in many:
        kinds[draws.kind, draws.paragraph].append(draws)
    return tuple(_joined(group) for group in kinds.values())


def _joined(group: list[Draws]) -> Draws:
    faces: dict[str, Face] = {}
    for face in (face for draws in group for face in draws.faces):
        old = faces.get(face.outcome, Face(face.outcome, 0, 0.0))
        expected = round(old.expected + face.expected, 4)
        faces[face.outcome] = Face(face.outcome, old.seen + face.seen, expected)
    rows = tuple(faces[name] for name in sorted(faces))
    return Draws(group[0].kind, group[0].paragraph, sum(it.number for it in group), rows)
