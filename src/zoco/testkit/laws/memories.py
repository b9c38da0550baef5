"""Memory: a view tells all that its seat was told and that is to be remembered."""

from __future__ import annotations

from typing import Any, get_args

from zoco.core.events import Event, seen
from zoco.core.game import Game
from zoco.testkit.spots import Case, match
from zoco.testkit.violation import Violation

LAW = "nothing-forgotten"


def nothing_forgotten(case: Case) -> None:
    """At every ply each view recalls all that is to be remembered, in order, and all know it."""
    eyes = (*range(case.seats), None)
    for number in range(case.effort.matches):
        told: tuple[Event, ...] = ()
        for ply in match(case, case.rng("memories", number)):
            new = tuple(event for event in ply.events if event.remembered)
            told += new
            for eye in eyes if ply.events else ():
                if case.game.view(ply.after, eye).recalled != told:
                    raise Violation(LAW, f"after {ply.move} seat {eye} recalls something else")
                if seen(new, eye) != new:
                    raise Violation(LAW, f"seat {eye} recalls what it was never told")


def revelations_remembered(game: Game[Any, Any]) -> None:
    """What is revealed to all is remembered, unless its kind says itself that it need not be."""
    for kind in get_args(game.kinds.event) or (game.kinds.event,):
        public = kind.seen_by is Event.seen_by
        if public and kind.reveals and not kind.remembered and "remembered" not in vars(kind):
            raise Violation("revelations-remembered", f"{kind.__name__} reveals and is forgotten")
