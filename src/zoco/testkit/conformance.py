"""The conformance suite: every law that a game must keep, and how to check a game by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

from zoco.core.game import Game
from zoco.testkit.laws.holdings import holdings_told
from zoco.testkit.laws.leaks import secrets_declared, secrets_kept
from zoco.testkit.laws.memories import nothing_forgotten, revelations_remembered
from zoco.testkit.laws.offers import (
    advance_agrees,
    offers_accepted,
    offers_agree,
    offers_counted,
    play_is_pure,
)
from zoco.testkit.laws.outlines import outlines_said
from zoco.testkit.laws.reasons import numbers_explained
from zoco.testkit.laws.refusals import previews_told, strangers_refused
from zoco.testkit.laws.replays import arrival_order, replays
from zoco.testkit.laws.rulebooks import rulebook_covered
from zoco.testkit.laws.texts import choices_said, events_said, texts_match
from zoco.testkit.laws.turns import chance_is_fair, ends_in_time, result_ranks, somebody_acts
from zoco.testkit.laws.values import (
    flaws_judge,
    json_round_trip,
    move_text,
    no_flaws,
    pieces_conserved,
)
from zoco.testkit.laws.views import (
    events_in_views,
    imagined_playable,
    spectator_derivable,
    views_for_seats,
    views_imagined,
)
from zoco.testkit.settings import Setting, settings
from zoco.testkit.spots import Case, Effort, spots
from zoco.testkit.violation import Violation

__all__ = [
    "LAWS",
    "Case",
    "Effort",
    "Law",
    "Setting",
    "Violation",
    "check_game",
    "laws",
    "settings",
]

Scope = Literal["game", "match", "spot"]


class Law(NamedTuple):
    """A law: its function takes a game, a case (whole matches) or a spot (one position)."""

    scope: Scope
    function: Callable[[Any], None]

    @property
    def name(self) -> str:
        """Its name in reports."""
        return self.function.__name__.replace("_", "-")

    @property
    def says(self) -> str:
        """What it demands, in a sentence."""
        return (self.function.__doc__ or "").strip()

    def check(self, case: Case) -> None:
        """Raise `Violation` if the game of `case` breaks this law."""
        if self.scope == "game":
            self.function(case.game)
        elif self.scope == "match":
            self.function(case)
        else:
            for spot in spots(case):
                self.function(spot)


LAWS = (
    Law("spot", somebody_acts),
    Law("spot", offers_accepted),
    Law("spot", offers_agree),
    Law("spot", offers_counted),
    Law("spot", play_is_pure),
    Law("spot", advance_agrees),
    Law("spot", strangers_refused),
    Law("spot", previews_told),
    Law("spot", chance_is_fair),
    Law("match", ends_in_time),
    Law("spot", result_ranks),
    Law("spot", json_round_trip),
    Law("spot", move_text),
    Law("spot", pieces_conserved),
    Law("spot", no_flaws),
    Law("spot", flaws_judge),
    Law("match", replays),
    Law("spot", arrival_order),
    Law("spot", views_for_seats),
    Law("spot", views_imagined),
    Law("spot", spectator_derivable),
    Law("spot", events_in_views),
    Law("match", imagined_playable),
    Law("match", nothing_forgotten),
    Law("game", revelations_remembered),
    Law("match", secrets_kept),
    Law("game", secrets_declared),
    Law("spot", events_said),
    Law("spot", choices_said),
    Law("spot", outlines_said),
    Law("spot", holdings_told),
    Law("spot", numbers_explained),
    Law("game", texts_match),
    Law("game", rulebook_covered),
)


def laws(*scopes: Scope) -> tuple[Law, ...]:
    """All laws, or those of these scopes, in the order in which they are best read."""
    return tuple(law for law in LAWS if not scopes or law.scope in scopes)


def check_game(
    game: Game[Any, Any],
    seats: int | None = None,
    options: Any = None,
    seed: int = 0,
    effort: Effort | None = None,
    only: Iterable[str] = (),
) -> None:
    """Check a game by all laws; raises the first `Violation`.

    Without `seats` and `options` at every setting of `settings(game)`; options that are not given
    are those of a simulation.
    """
    wanted, chosen = set(only), effort or Effort()
    cases = [Case(game, *s, seed, chosen) for s in _settings(game, seats, options)]
    for law in LAWS:
        if not wanted or law.name in wanted:
            for case in cases[:1] if law.scope == "game" else cases:
                law.check(case)


def _settings(game: Game[Any, Any], seats: int | None, options: Any) -> tuple[Setting, ...]:
    if seats is None and options is None:
        return settings(game)
    checked = game.simulated(options)
    numbers = game.seats(checked) if seats is None else (seats,)
    return tuple(Setting(number, checked) for number in numbers)
