"""Why a number is what it is: its terms, each as a sentence with the paragraph that it follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from zoco.core.words.said import Said


class Reason(Said, frozen=True):
    """One term of a number that is shown, or a sentence about it.

    `paragraph` is where the rulebook says so. `amount` is what it adds to the number: where terms
    have one, they add up to it. `places` are numbered as in the game's moves: a board lights them.
    """

    paragraph: str = ""
    amount: int | None = None
    places: tuple[int, ...] = ()


def gained(
    recalled: Iterable[Any], seat: int, sources: Iterable[tuple[Any, str, str]]
) -> Iterator[Reason]:
    """The points of remembered events of a seat, a term for each of their types.

    A source is a type of event with `seat` and `points`, the key of its sentence, which says how
    often (`$count`) it brought how much (`$points`), and its paragraph.
    """
    mine = [event for event in recalled if getattr(event, "seat", None) == seat]
    for kind, key, paragraph in sources:
        points = [event.points for event in mine if type(event) is kind and event.points]
        if points:
            told: dict[str, Any] = {"count": len(points), "points": sum(points)}
            yield Reason(key, told, paragraph, sum(points))


def adding_up(terms: Iterable[Reason], number: int, paragraph: str) -> tuple[Reason, ...]:
    """The terms, and what is missing to the number as one more: nobody remembers it.

    Of nothing at all it is said that there is nothing yet.
    """
    known = tuple(terms)
    rest = number - sum(term.amount or 0 for term in known)
    if rest:
        return (*known, Reason("why-before", {"count": rest}, paragraph, rest))
    return known or (Reason("why-nothing", {}, paragraph, 0),)
