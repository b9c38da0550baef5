"""Views: what is imagined from one looks the same, and spectators see what everybody sees."""

from __future__ import annotations

from itertools import chain, combinations, islice
from typing import Any

from zoco.core.events import Event, seen
from zoco.core.faults import BadInput
from zoco.core.game import View
from zoco.core.rng import below
from zoco.testkit.laws.offers import offered
from zoco.testkit.spots import Case, Spot, advance, match, match_from, name_of
from zoco.testkit.violation import Violation

LAW = "views-imagined"
IMAGINED = 3


def views_imagined(spot: Spot) -> None:
    """An imagined table is sound and leaves the viewer nothing to tell it from the true one."""
    game, table = spot.game, spot.table
    for viewer in spot.viewers:
        view = game.view(table, viewer)
        for _ in range(IMAGINED):
            _check_imagined(spot, viewer, view)


def _check_imagined(spot: Spot, viewer: int | None, view: View) -> None:
    game, table, where = spot.game, spot.table, f"seat {viewer} in {name_of(spot.table)}"
    imagined = game.imagine(view, spot.rng)
    other = game.view(imagined, viewer)
    if other != view:
        raise Violation(LAW, f"{where} sees another {difference(view, other)} in what it imagines")
    if game.conserved(imagined) != spot.amounts or game.flaws(imagined):
        raise Violation(LAW, f"{where} imagines a table that cannot be {game.flaws(imagined)}")
    asked = game.actors(imagined), game.free(imagined)
    if asked != (game.actors(table), game.free(table)):
        raise Violation(LAW, f"{where} imagines that others are asked: {asked}")
    if viewer is not None and game.moves(imagined, viewer) != game.moves(table, viewer):
        raise Violation(LAW, f"{where} imagines that it is offered other moves")


def difference(one: View, other: View) -> str:
    """The first field in which two views differ."""
    if type(one) is not type(other):
        return "kind of view"
    names = one.__struct_fields__
    return next((n for n in names if getattr(one, n) != getattr(other, n)), "nothing")


def views_for_seats(spot: Spot) -> None:
    """There is a view for each seat and for spectators, and for nobody else."""
    for stranger in (-1, spot.seats, 99, "0", 0.0, True):
        try:
            spot.game.view(spot.table, stranger)  # type: ignore[arg-type]
        except BadInput:
            continue
        except Exception as error:
            raise Violation("views-for-seats", f"a view for {stranger!r}: {error!r}") from error
        raise Violation("views-for-seats", f"there is a view for {stranger!r}")


def spectator_derivable(spot: Spot) -> None:
    """The spectator's view follows from every seat's view alone."""
    game, table = spot.game, spot.table
    public = game.view(table, None)
    for viewer in spot.viewers:
        view = game.view(table, viewer)
        if view.seat != viewer:
            raise Violation("spectator-derivable", f"the view of {viewer} is marked {view.seat}")
        derived = game.spectate(view)
        if derived != public:
            odd = difference(public, derived)
            said = f"the view of seat {viewer} makes another {odd} for spectators"
            raise Violation("spectator-derivable", f"{said} in {name_of(table)}")


def events_in_views(spot: Spot) -> None:
    """What events tell a seat its view shows too: nothing leaks past it, nothing is forgotten.

    Two moves of somebody that end in different tables but in the same view tell the viewer the
    same.
    """
    game, table = spot.game, spot.table
    plies: dict[int, list[tuple[Any, tuple[Event, ...]]]] = {}
    for seat, move in offered(spot):
        plies.setdefault(seat, []).append(advance(game, table, seat, move))
    for (one, told), (other, heard) in chain.from_iterable(
        combinations(ends, 2) for ends in plies.values()
    ):
        for viewer in spot.viewers if one != other else ():
            if seen(told, viewer) == seen(heard, viewer):
                continue
            if game.view(one, viewer) == game.view(other, viewer):
                said = f"seat {viewer} hears {told} or {heard} in {name_of(table)}"
                raise Violation("events-in-views", f"{said} and sees the same")


def imagined_playable(case: Case) -> None:
    """What a seat imagines can be played to its end by the rules."""
    for number in range(case.effort.matches):
        rng = case.rng("imagined", number)
        tables = [case.table(), *(ply.after for ply in match(case, rng))]
        for viewer in (*range(case.seats), None):
            table = tables[below(rng, len(tables))]
            imagined = case.game.imagine(case.game.view(table, viewer), rng)
            _play_on(case, imagined, viewer, number)


def _play_on(case: Case, imagined: object, viewer: int | None, number: int) -> None:
    start = case.game.conserved(imagined)
    try:
        rest = match_from(case, imagined, case.rng(f"imagined by {viewer}", number))
        for ply in islice(rest, case.effort.steps):
            if case.game.conserved(ply.after) != start or case.game.flaws(ply.after):
                said = f"what seat {viewer} imagines falls apart at {ply.move}"
                raise Violation("imagined-playable", said)
    except Violation as broken:
        said = f"what seat {viewer} imagines cannot be played on: {broken}"
        raise Violation("imagined-playable", said) from broken
