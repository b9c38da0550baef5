"""Reasons: every number that is shown has some, in every language, and they add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zoco.core.game import Game
from zoco.core.result import Result
from zoco.core.rng import Rng, pick
from zoco.core.words.reason import Reason
from zoco.testkit.laws.rulebooks import paragraphs
from zoco.testkit.laws.texts import unsayable
from zoco.testkit.spots import Spot
from zoco.testkit.violation import Violation

LAW = "numbers-explained"
NO_NUMBER = "no-such-number"
SOME = 4
Shown = tuple[int, str, int]
"""A seat, the name of a number, and the number."""


def numbers_explained(spot: Spot) -> None:
    """Who explains numbers explains all of them: sentences and paragraphs, whose terms add up."""
    game = spot.game
    if type(game).why is Game.why:
        return
    # Explaining takes time: one pair of eyes, and some of what they see.
    viewer = pick(spot.rng, tuple(spot.viewers))
    view = game.view(spot.table, viewer)
    shown = tuple(numbers(game, view, game.result(spot.table)))
    for seat, name, number in sampled(shown, spot.rng):
        for complaint in complaints(game, game.why(view, seat, name), number):
            raise Violation(LAW, f"{name} of seat {seat}: {complaint}")
    if game.why(view, 0, NO_NUMBER):
        raise Violation(LAW, "what is no number is explained")


def sampled(shown: tuple[Shown, ...], rng: Rng) -> set[Shown]:
    """Some of the numbers."""
    return {pick(rng, shown) for _ in range(SOME)} if shown else set()


def numbers(game: Game[Any, Any], view: Any, result: Result | None) -> Iterator[Shown]:
    """All that are shown: measures of every seat, and pieces that can be counted."""
    measures = game.standing(view) if result is None else result.measures
    for measure in measures:
        yield from ((seat, measure.key, value) for seat, value in enumerate(measure.values))
    for holding in game.holdings(view):
        for piece in holding.pieces:
            if piece.count is not None:
                yield holding.seat, piece.kind, piece.count


def complaints(game: Game[Any, Any], reasons: tuple[Reason, ...], number: int) -> Iterator[str]:
    """What is wrong with the reasons of a number."""
    if not reasons:
        yield "there is no reason"
    for reason in reasons:
        yield from filter(None, (unsayable(game, reason),))
        key, _, paragraph = reason.paragraph.rpartition(" ")
        if key != game.meta.key or paragraph not in paragraphs(game.package):
            yield f"{reason.key!r} cites {reason.paragraph!r}, which is no paragraph"
    amounts = [reason.amount for reason in reasons if reason.amount is not None]
    if amounts and sum(amounts) != number:
        yield f"its terms make {sum(amounts)}, not {number}"
