"""The course of a match: somebody can always act, chance is fair, and it ends."""

from __future__ import annotations

from itertools import islice

from zoco.core.chance import CHANCE, Outcomes
from zoco.testkit.odds import is_fair
from zoco.testkit.spots import Case, Spot, match, name_of
from zoco.testkit.violation import Violation

LISTED = 3_000
SAMPLES = 8


def somebody_acts(spot: Spot) -> None:
    """Somebody must act and can, who may can, none else is concerned or awaited; to the end."""
    game, table = spot.game, spot.table
    actors, free = game.actors(table), game.free(table)
    if bool(actors) != bool(table.agenda):
        raise Violation("somebody-acts", f"actors are {actors} in {name_of(table)}")
    known = [(CHANCE,)] if actors == (CHANCE,) else []
    if actors not in known and not _are_seats(spot, actors):
        raise Violation("somebody-acts", f"actors are {actors} with {spot.seats} seats")
    if not _are_seats(spot, free) or (free and not table.agenda):
        raise Violation("somebody-acts", f"free are {free} in {name_of(table)}")
    concerned = game.concerned(table)
    if not _are_seats(spot, concerned) or not set(concerned) <= set(free):
        raise Violation("somebody-acts", f"concerned are {concerned}, but free are {free}")
    for seat in range(spot.seats):
        awaited = game.awaited(table, seat)
        if seat in awaited or not set(awaited) <= set(free):
            raise Violation("somebody-acts", f"seat {seat} awaits {awaited}, but free are {free}")
    idle = [seat for seat in actors if seat != CHANCE and not game.musts(table, seat)]
    idle += [seat for seat in free if not game.mays(table, seat)]
    if idle:
        raise Violation("somebody-acts", f"seat {idle[0]} can do nothing in {name_of(table)}")


def _are_seats(spot: Spot, seats: tuple[int, ...]) -> bool:
    return len(set(seats)) == len(seats) and all(0 <= seat < spot.seats for seat in seats)


def chance_is_fair(spot: Spot) -> None:
    """Outcomes have positive whole weights, always in the same order; samples follow them."""
    game, table = spot.game, spot.table
    if game.actors(table) != (CHANCE,):
        return
    outcomes = game.outcomes(table)
    listed = list(islice(outcomes, LISTED + 1))
    if listed != list(islice(game.outcomes(table), LISTED + 1)):
        raise _unfair(spot, "come in another order when asked again")
    if len({move for move, _ in listed}) != len(listed):
        raise _unfair(spot, "name one twice")
    for move, weight in listed:
        if type(weight) is not int or weight < 1 or outcomes.weight(move) != weight:
            raise _unfair(spot, f"give {move} the weight {weight!r}")
    if len(listed) <= LISTED and outcomes.total != sum(weight for _, weight in listed):
        raise _unfair(spot, f"do not sum up to their total {outcomes.total}")
    _check_samples(spot, outcomes)
    if not is_fair(outcomes, listed[:LISTED], spot.rng):
        raise _unfair(spot, "are not drawn by their weights")


def _check_samples(spot: Spot, outcomes: Outcomes) -> None:
    for _ in range(SAMPLES):
        move = outcomes.sample(spot.rng)
        if move not in outcomes or outcomes.why_not(move) is not None:
            raise _unfair(spot, f"sample {move}, which is not among them")


def _unfair(spot: Spot, message: str) -> Violation:
    return Violation("chance-is-fair", f"the outcomes of {name_of(spot.table)} {message}")


def ends_in_time(case: Case) -> None:
    """A match has at most `longest` plies, mays not counted."""
    for number in range(case.effort.matches):
        for _ in match(case, case.rng("ends", number)):
            pass  # `match` itself counts


def result_ranks(spot: Spot) -> None:
    """There is a result when it is over and not before, and the ranks follow from its measures."""
    result = spot.game.result(spot.table)
    if (result is None) != bool(spot.table.agenda):
        raise Violation("result-ranks", f"the result is {result} in {name_of(spot.table)}")
    if result is None:
        return
    if not result.measures or {len(m.values) for m in result.measures} != {spot.seats}:
        raise Violation("result-ranks", f"{result} does not measure {spot.seats} seats")
    merits = [[-v if m.fewest else v for v in m.values] for m in result.measures]
    rows = list(zip(*merits, strict=True))
    if result.ranks != tuple(1 + sum(other > row for other in rows) for row in rows):
        raise Violation("result-ranks", f"ranks {result.ranks} do not follow from the measures")
