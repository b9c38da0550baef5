"""Outlines: positions in words, from the view alone and in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from zoco.core.codec import from_json, to_json
from zoco.core.game import Game
from zoco.core.words.outline import Aspect
from zoco.core.words.said import Said
from zoco.core.words.texts import CORE, LANGUAGES, catalogue
from zoco.testkit.laws.texts import unsayable
from zoco.testkit.spots import Spot
from zoco.testkit.violation import Violation

LAW = "outlines-said"


def outlines_said(spot: Spot) -> None:
    """An outline follows from the view alone; all of it can be said, and names seats that play."""
    for viewer in spot.viewers:
        view = spot.game.view(spot.table, viewer)
        outline = spot.game.outline(view)
        for complaint in complaints(spot.game, outline, spot.seats):
            raise Violation(LAW, complaint)
        same = from_json(spot.game, "view", to_json(view))
        if spot.game.outline(same) != outline:
            who = "a spectator" if viewer is None else f"seat {viewer}"
            raise Violation(LAW, f"{who} is told otherwise of the same view")


def complaints(game: Game[Any, Any], outline: tuple[Aspect, ...], seats: int) -> Iterator[str]:
    """What is wrong with an outline."""
    for aspect in outline:
        if aspect.seat is not None and aspect.seat not in range(seats):
            yield f"{aspect.title.key!r} is said of seat {aspect.seat}, who does not play"
        if not aspect.lines:
            yield f"{aspect.title.key!r} is a heading with nothing below it"
        for said in (aspect.title, *aspect.lines):
            yield from filter(None, (unsayable(game, said), _stranger(game, said, seats)))


def _stranger(game: Game[Any, Any], said: Said, seats: int) -> str | None:
    """Texts would say the number of any seat, so that nothing else notices a wrong one."""
    for name in seat_variables(game.package).get(said.key, ()):
        if said.params.get(name) not in range(seats):
            return f"{said.key!r} names seat {said.params.get(name)}, who does not play"
    return None


@cache
def seat_variables(package: str) -> dict[str, frozenset[str]]:
    """For each text the variables that some language names a seat by."""
    found: dict[str, frozenset[str]] = {}
    for source in (catalogue(it, language) for it in (CORE, package) for language in LANGUAGES):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                key = entry.id.name
                found[key] = found.get(key, frozenset()) | _seats_in(entry)
    return found


def _seats_in(entry: ast.Message) -> frozenset[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
            for given in node.arguments.positional:
                if isinstance(given, ast.VariableReference):
                    found.add(given.id.name)

    Finder().visit(entry)
    return frozenset(found)
