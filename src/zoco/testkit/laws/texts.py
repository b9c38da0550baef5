"""Sentences: everything that can be said is said in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import inspect

from zoco.core.events import Event
from zoco.core.game import Game
from zoco.core.phase import Phase
from zoco.core.words.said import Said, dashed
from zoco.core.words.texts import (
    LANGUAGES,
    MissingText,
    Texts,
    catalogue,
    faults,
    keys_and_variables,
)
from zoco.testkit.described import sayings
from zoco.testkit.spots import Spot
from zoco.testkit.violation import Violation

PREVIEWS = 2
ENOUGH = 60


@cache
def speakers(package: str) -> tuple[Texts, ...]:
    """The catalogues of a game in every language."""
    return tuple(Texts(package, language) for language in LANGUAGES)


def unsayable(game: Game[Any, Any], said: Said) -> str | None:
    """Why a saying cannot be said in some language; None if it can.

    Saying takes time, and a sentence that came out well with so many parameters of the same types
    is taken to come out well with all.
    """
    types = tuple((name, type(value)) for name, value in said.params.items())
    shape = game.package, said.key, types
    if _well[shape] >= ENOUGH:
        return None
    for texts in speakers(game.package):
        try:
            sentence = texts.say(said)
        except MissingText as error:
            return str(error)
        if not sentence.strip():
            return f"text {said.key!r} is empty in {texts.language}"
    _well[shape] += 1
    return None


_well: Counter[tuple[Any, ...]] = Counter()


def events_said(spot: Spot) -> None:
    """Every event that happens has a sentence."""
    _say(spot, "events-said", (event.said() for event in spot.events))


def choices_said(spot: Spot) -> None:
    """So has every prompt, every choice, every fact about a move and every measure at the end."""
    _say(spot, "choices-said", _sayings(spot))


def _say(spot: Spot, law: str, sayings: Iterator[Said]) -> None:
    for said in {repr(said): said for said in sayings}.values():
        complaint = unsayable(spot.game, said)
        if complaint:
            raise Violation(law, complaint)


def _sayings(spot: Spot) -> Iterator[Said]:
    game, table = spot.game, spot.table
    result = game.result(table)
    if result is not None:
        yield from (Said(f"measure-{measure.key}") for measure in result.measures)
        return
    yield table.agenda[0].prompt()
    how_far = game.round(game.view(table, None))
    if how_far is not None:
        yield how_far
    for seat in spot.asked():
        moves, view = game.moves(table, seat), game.view(table, seat)
        yield from sayings(moves.describe())
        for _ in range(PREVIEWS):
            yield from game.preview(view, moves.sample(spot.rng))


def texts_match(game: Game[Any, Any]) -> None:
    """The catalogues have the same keys and variables, and whatever a game always needs."""
    sources = {language: catalogue(game.package, language) for language in LANGUAGES}
    for language, source in sources.items():
        for fault in faults(source):
            raise Violation("texts-match", f"not Fluent in {language}: {fault.strip()[:60]!r}")
    known = {language: keys_and_variables(source) for language, source in sources.items()}
    first = known[LANGUAGES[0]]
    for language in LANGUAGES[1:]:
        odd = sorted({key for key, _ in first.items() ^ known[language].items()})
        if odd:
            raise Violation("texts-match", f"{odd[0]} differs in {LANGUAGES[0]} and {language}")
    missing = sorted(set(needed(game)) - set(first))
    if missing:
        raise Violation("texts-match", f"there is no text {missing[0]}")


def needed(game: Game[Any, Any]) -> Iterator[str]:
    """Keys that follow from types: events, waiting phases, options."""
    for event in classes(game.kinds.event):
        if event.said is Event.said:
            yield f"event-{_tag(event)}"
    for phase in phases(game):
        if phase.prompt is Phase.prompt and not phase.automatic:
            yield f"phase-{_tag(phase)}"
    for name in game.kinds.options.__struct_fields__:
        yield f"option-{dashed(name)}"
        yield f"option-{dashed(name)}-help"


def phases(game: Game[Any, Any]) -> tuple[Any, ...]:
    """The phases that a table of this game can hold."""
    shape = inspect.type_info(game.kinds.table)
    assert isinstance(shape, inspect.StructType)
    agenda = next(field.type for field in shape.fields if field.name == "agenda")
    assert isinstance(agenda, inspect.VarTupleType)
    return _classes(agenda.item_type)


def classes(union: Any) -> tuple[Any, ...]:
    """The classes of a union of Structs."""
    return _classes(inspect.type_info(union))


def _classes(kind: inspect.Type) -> tuple[Any, ...]:
    if isinstance(kind, inspect.UnionType):
        return tuple(found for part in kind.types for found in _classes(part))
    assert isinstance(kind, inspect.StructType)
    return (kind.cls,)


def _tag(kind: Any) -> str:
    return dashed(str(kind.__struct_config__.tag))
