"""What a seat is not offered: it is refused with a paragraph and a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.game import Game
from zoco.core.illegal import Illegal
from zoco.core.moves import Move
from zoco.core.rng import pick
from zoco.testkit.guesses import Unguessable, guess, nudged
from zoco.testkit.laws.rulebooks import paragraphs
from zoco.testkit.laws.texts import unsayable
from zoco.testkit.spots import Spot
from zoco.testkit.violation import Violation

TRIES = 8


def strangers_refused(spot: Spot) -> None:
    """Any well-formed move by anybody is accepted if offered, else refused by a real paragraph."""
    before = to_json(spot.table)
    for seat, move in strangers(spot):
        if not _is_offered(spot, seat, move):
            _check_refusal(spot, seat, move)
    if to_json(spot.table) != before:
        raise Violation("strangers-refused", "a refused move changed the table")


def strangers(spot: Spot) -> Iterator[tuple[int, Move]]:
    """Moves made up, moves from elsewhere, near misses; by those asked and by others."""
    asked = spot.asked()
    everybody = (*range(-2, spot.seats + 1), *asked * 4)
    for move in _moves(spot):
        yield pick(spot.rng, everybody), move


def _moves(spot: Spot) -> Iterator[Move]:
    rng, game = spot.rng, spot.game
    for _ in range(TRIES):
        try:
            yield guess(game, rng)
        except Unguessable:
            break
    known = [pick(rng, spot.pool) for _ in range(TRIES)] if spot.pool else []
    for seat in spot.asked():
        known.append(game.moves(spot.table, seat).sample(rng))
    yield from known
    yield from (near for near in (nudged(move, rng) for move in known) if near is not None)


def _is_offered(spot: Spot, seat: int, move: Move) -> bool:
    game, table = spot.game, spot.table
    if seat == CHANCE:
        return game.actors(table) == (CHANCE,) and move in game.outcomes(table)
    return seat in spot.asked() and move in game.moves(table, seat)


def _check_refusal(spot: Spot, seat: int, move: Move) -> None:
    refusal = _refusal(spot, seat, move)
    asked_first = spot.game.why_not(spot.table, seat, move)
    if asked_first != refusal:
        raise Violation("strangers-refused", f"{move}: why_not says {asked_first}, play {refusal}")
    flaw = flaw_of(spot.game, refusal)
    if flaw:
        raise Violation("strangers-refused", f"{move} by seat {seat}: {flaw}")


def _refusal(spot: Spot, seat: int, move: Move) -> Illegal:
    try:
        spot.game.play(spot.table, seat, move)
    except Illegal as refusal:
        return refusal
    except Exception as error:
        said = f"{move} by seat {seat} crashes instead of being refused: {error!r}"
        raise Violation("strangers-refused", said) from error
    raise Violation("strangers-refused", f"{move} is not offered to seat {seat}, but accepted")


def flaw_of(game: Game[Any, Any], refusal: Illegal) -> str | None:
    """What is wrong with a refusal: it cites no paragraph, or nobody can say it."""
    key, _, number = refusal.paragraph.partition(" ")
    if key != game.meta.key or number not in paragraphs(game.package):
        return f"{refusal.key} cites {refusal.paragraph!r}, which is in no rulebook"
    return unsayable(game, refusal.said)
