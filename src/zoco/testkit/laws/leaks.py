"""Leaks: tables that differ in a secret only must look alike for as long as it is one.

And they must not to whoever knows it, for as long as they differ: nobody forgets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from zoco.core.chance import CHANCE
from zoco.core.events import Event, seen
from zoco.core.game import Game, Secret
from zoco.core.moves import Move
from zoco.core.notation import members
from zoco.core.rng import below, pick
from zoco.core.words.said import Said, tag_of
from zoco.testkit.laws.recall import Pair, can_tell, forgets
from zoco.testkit.laws.refusals import made_up
from zoco.testkit.laws.views import difference
from zoco.testkit.settings import settings
from zoco.testkit.spots import Case, Effort, advance, match, name_of, random_choice, written
from zoco.testkit.violation import Violation

LAW = "secrets-kept"
TRIES = 6
REFUSED = 3
"""How many moves at most are compared by their refusals at each ply: made up, and of others."""

CLOSELY, SELDOM = 300, 6
"""So many plies of a match are searched for secrets one by one, of the rest one in so many."""

SEARCHED = 40
"""In how many positions of a match a chance to swap a secret is looked for."""


class Twins(NamedTuple):
    """A true table, and one that differs in a secret which `viewer` does not know.

    `known` are those who do know, or were told, each with the tables as they were then.
    """

    game: Game[Any, Any]
    secret: Secret[Any]
    viewer: int | None
    true: Any
    other: Any
    may_odds: int
    known: Mapping[int | None, Pair] = MappingProxyType({})

    @property
    def pair(self) -> Pair:
        """Both tables."""
        return Pair(self.true, self.other)

    @property
    def eyes(self) -> tuple[int | None, ...]:
        """Who must not notice: the viewer, and spectators, who know no more than any seat."""
        eyes = (None,) if self.viewer is None else (self.viewer, None)
        return tuple(eye for eye in eyes if eye not in self.known)

    def leak(self, what: str) -> Violation:
        """The finding."""
        who = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        return Violation(
            LAW, f"{self.secret.name}: {who} can tell by {what} in {name_of(self.true)}"
        )

    def told(self, *eyes: int | None) -> Twins:
        """The same, known to these as well."""
        return self._replace(known={**self.known, **dict.fromkeys(eyes, self.pair)})


def secrets_kept(case: Case) -> None:
    """Nobody can tell two tables apart that differ in what is secret, until it is revealed.

    From then on, whoever was told can, and so can whoever knew it from the beginning.
    """
    for number in range(case.effort.matches):
        rng = case.rng("secrets", number)
        tables = [case.table(), *(ply.after for ply in match(case, rng))]
        for secret in case.game.secrets:
            for viewer in (*range(case.seats), None):
                for twins in _twins(case, tables, secret, viewer, rng):
                    lockstep(twins, rng, case.effort.steps)


def _twins(
    case: Case, tables: list[Any], secret: Secret[Any], viewer: int | None, rng: Random
) -> Iterator[Twins]:
    found = 0
    for table in rng.sample(tables, min(SEARCHED, len(tables))):
        other = secret.swap(table, viewer, rng)
        if other is not None and found < case.effort.pairs:
            found += 1
            may_odds = pick(rng, (3, 10, case.game.may_odds))
            yield Twins(case.game, secret, viewer, table, other, may_odds)


def lockstep(twins: Twins, rng: Random, steps: int = Effort().steps) -> None:
    """Play both tables on with the same moves, and compare what the viewer gets to know."""
    if twins.true == twins.other:
        raise Violation(LAW, f"{twins.secret.name}: the swap changes nothing")
    twins = twins.told(*_witness(twins, rng))
    for _ in range(steps):
        compare(twins, rng)
        step = _common_move(twins, rng) if twins.true.agenda and twins.other.agenda else None
        if step is None:
            return
        twins = _step(twins, *step)
        if twins.true == twins.other:
            return
        twins = recall(twins, rng)


def _witness(twins: Twins, rng: Random) -> list[int]:
    """One of the seats that know the difference, such as the owner of what was swapped."""
    game, seats = twins.game, (seat for seat in range(twins.true.seats) if seat != twins.viewer)
    knowing = [seat for seat in seats if can_tell(game, twins.pair, seat)]
    return [pick(rng, knowing)] if knowing else []


def recall(twins: Twins, rng: Random) -> Twins:
    """Who can tell the tables apart still can; those to whom they have become the same are out."""
    for eye, then in twins.known.items():
        if not can_tell(twins.game, twins.pair, eye):
            if forgets(twins.game, then, twins.pair, eye, rng):
                who, where = "a spectator" if eye is None else f"seat {eye}", name_of(twins.true)
                said = f"{twins.secret.name}: the view of {who}, who knew it, forgets it in {where}"
                raise Violation(LAW, said)
            known = {knowing: since for knowing, since in twins.known.items() if knowing != eye}
            twins = twins._replace(known=known)
    return twins


def compare(twins: Twins, rng: Random) -> None:
    """Everything that leaves a table towards who must not notice is the same for both."""
    game, true, other = twins.game, twins.true, twins.other
    if not twins.eyes:
        return
    for eye in twins.eyes:
        one, two = game.view(true, eye), game.view(other, eye)
        if one != two:
            raise twins.leak(f"the view's {difference(one, two)}")
    if game.actors(true) != game.actors(other):
        raise twins.leak(f"who must act, {game.actors(true)} or {game.actors(other)},")
    if game.free(true) != game.free(other):
        raise twins.leak(f"who may act, {game.free(true)} or {game.free(other)},")
    if game.concerned(true) != game.concerned(other):
        raise twins.leak(f"whom it concerns, {game.concerned(true)} or {game.concerned(other)},")
    if any(game.awaited(true, it) != game.awaited(other, it) for it in range(true.seats)):
        raise twins.leak("whose answer is awaited")
    if game.result(true) != game.result(other):
        raise twins.leak("the result")
    if _prompt(true) != _prompt(other):
        raise twins.leak("the prompt")
    if twins.viewer is not None and twins.viewer in twins.eyes:
        _compare_moves(twins, twins.viewer, rng)


def _prompt(table: Any) -> Said | None:
    return table.agenda[0].prompt() if table.agenda else None


def _compare_moves(twins: Twins, seat: int, rng: Random) -> None:
    game = twins.game
    one, two = game.moves(twins.true, seat), game.moves(twins.other, seat)
    if one != two:
        raise twins.leak("its moves")
    if one.describe() != two.describe():
        raise twins.leak("how its moves are described")
    if one:
        move = one.sample(rng)
        views = game.view(twins.true, seat), game.view(twins.other, seat)
        if game.preview(views[0], move) != game.preview(views[1], move):
            raise twins.leak("a preview")
    _compare_refusals(twins, seat, rng)


def _compare_refusals(twins: Twins, seat: int, rng: Random) -> None:
    """What is refused is refused alike: moves made up, and those of others."""
    game = twins.game
    asked = game.actors(twins.true) + game.free(twins.true)
    others = [other for other in asked if other not in (seat, CHANCE)]
    picked = rng.sample(others, min(REFUSED, len(others)))
    theirs = (game.moves(twins.true, other).sample(rng) for other in picked)
    for move in (*made_up(game, rng, REFUSED), *theirs):
        one, two = (game.why_not(table, seat, move) for table in (twins.true, twins.other))
        if one != two:
            raise twins.leak(f"why {written(game, move)} is refused, {one} or {two},")


def _common_move(twins: Twins, rng: Random) -> tuple[int, Move] | None:
    """A move that both tables accept. Those of who must not notice must always be such."""
    for attempt in range(TRIES):
        table = (twins.true, twins.other)[attempt % 2]
        rest = (twins.other, twins.true)[attempt % 2]
        seat, move, _ = random_choice(twins.game, table, rng, twins.may_odds)
        if twins.game.why_not(rest, seat, move) is None:
            return seat, move
        if seat in twins.eyes:
            raise twins.leak(f"a refusal of {written(twins.game, move)}")
    return None


def _step(twins: Twins, seat: int, move: Move) -> Twins:
    true, events = advance(twins.game, twins.true, seat, move)
    other, others = advance(twins.game, twins.other, seat, move)
    after = twins._replace(true=true, other=other)
    return after.told(*(eye for eye in twins.eyes if _is_told(after, eye, move, events, others)))


def _is_told(
    after: Twins, eye: int | None, move: Move, events: tuple[Event, ...], others: tuple[Event, ...]
) -> bool:
    """Whether an event revealed the secret to `eye`: one that may, and the view shows it too."""
    first = _first_difference(seen(events, eye), seen(others, eye))
    if not first:
        return False
    if not any(event.reveals and tag_of(event) in after.secret.revealed_by for event in first):
        raise after.leak(f"the event {first[0]} after {written(after.game, move)}")
    views = after.game.view(after.true, eye), after.game.view(after.other, eye)
    if after.true != after.other and views[0] == views[1]:
        raise after.leak(f"the event {first[0]}, which its view forgets,")
    return True


def _first_difference(one: tuple[Event, ...], two: tuple[Event, ...]) -> list[Event]:
    """The first events in which two accounts differ: none, one or two."""
    for a, b in zip_longest(one, two):
        if a != b:
            return [event for event in (a, b) if event is not None]
    return []


def secrets_declared(game: Game[Any, Any]) -> None:
    """Whatever part of a table can be imagined otherwise is declared as a secret, and no other."""
    _check_revealing(game)
    hidden: set[str] = set()
    swapped: dict[str, set[str]] = {secret.name: set() for secret in game.secrets}
    for setting in settings(game):
        case = Case(game, *setting)
        for number in range(2):
            _search(case, case.rng("declared", number), hidden, swapped)
    idle = [name for name, found in swapped.items() if not found]
    if idle:
        raise Violation("secrets-declared", f"{idle[0]} is declared secret, but never hidden")
    bare = sorted(hidden - set().union(*swapped.values()))
    if bare:
        raise Violation("secrets-declared", f"no secret is declared for the table's {bare[0]}")


def _check_revealing(game: Game[Any, Any]) -> None:
    revealing = {
        str(kind.__struct_config__.tag) for kind in members(game.kinds.event) if kind.reveals
    }
    for secret in game.secrets:
        for tag in secret.revealed_by:
            if tag not in revealing:
                said = (
                    f"{secret.name} is said to be revealed by {tag!r}, which is no revealing event"
                )
                raise Violation("secrets-declared", said)


def _search(case: Case, rng: Random, hidden: set[str], swapped: dict[str, set[str]]) -> None:
    """Note which fields of a table imagination changes, and which each secret does."""
    game = case.game
    for number, ply in enumerate(match(case, rng)):
        if number >= CLOSELY and below(rng, SELDOM):
            continue
        viewer = pick(rng, (*range(case.seats), None))
        hidden |= _differing(ply.after, game.imagine(game.view(ply.after, viewer), rng))
        for secret in game.secrets:
            swapped[secret.name] |= _differing(ply.after, secret.swap(ply.after, viewer, rng))


def _differing(one: Any, other: Any) -> set[str]:
    if other is None:
        return set()
    return {n for n in one.__struct_fields__ if getattr(one, n) != getattr(other, n)}
