"""What a seat is not offered: it is refused with a paragraph and a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.game import Game
from zoco.core.moves import Illegal, Move
from zoco.core.rng import pick
from zoco.testkit.guesses import Unguessable, corrupted, guess, is_well_formed, nudged
from zoco.testkit.laws.rulebooks import paragraphs
from zoco.testkit.laws.texts import unsayable
from zoco.testkit.spots import Spot, name_of, written
from zoco.testkit.violation import Violation

TRIES = 8
PREVIEWED = 5


def strangers_refused(spot: Spot) -> None:
    """Whatever anybody hands in is accepted if it is offered, else refused by a real paragraph."""
    before = to_json(spot.table)
    for seat, move in strangers(spot):
        if not _is_offered(spot, seat, move):
            _check_refusal(spot, seat, move)
    if to_json(spot.table) != before:
        raise Violation("strangers-refused", "a refused move changed the table")


def strangers(spot: Spot) -> Iterator[tuple[int, Any]]:
    """Moves made up, moves from elsewhere, near misses, corrupt ones; by those asked and others."""
    asked = spot.game.actors(spot.table) + spot.game.free(spot.table)
    everybody = (*range(-2, spot.seats + 1), *asked * 4)
    for move in _moves(spot):
        yield pick(spot.rng, everybody), move


def _moves(spot: Spot) -> Iterator[Any]:
    rng = spot.rng
    yield from made_up(spot.game, rng, TRIES)
    known = [pick(rng, spot.pool) for _ in range(TRIES)] if spot.pool else []
    now = list(_open(spot))
    yield from known
    yield from (near for near in (nudged(move, rng) for move in known + now) if near is not None)
    yield from (corrupted(move, rng) for move in now for _ in range(2))


def made_up(game: Game[Any, Any], rng: Random, number: int) -> Iterator[Move]:
    """Well-formed moves of this game, if its types let any be made up."""
    for _ in range(number):
        try:
            yield guess(game, rng)
        except Unguessable:
            break


def _open(spot: Spot) -> Iterator[Move]:
    """A move of everybody who is asked, or of chance."""
    game, table = spot.game, spot.table
    if game.actors(table) == (CHANCE,):
        yield game.outcomes(table).sample(spot.rng)
    yield from (game.moves(table, seat).sample(spot.rng) for seat in spot.asked())


def _is_offered(spot: Spot, seat: int, move: Any) -> bool:
    return is_well_formed(spot.game, move) and is_open(spot.game, spot.table, seat, move)


def is_open(game: Game[Any, Any], table: Any, seat: int, move: Move) -> bool:
    """Whether a seat, or chance, is offered this well-formed move."""
    actors = game.actors(table)
    if seat == CHANCE:
        return actors == (CHANCE,) and move in game.outcomes(table)
    return seat in actors + game.free(table) and move in game.moves(table, seat)


def previews_told(spot: Spot) -> None:
    """Whatever is handed in can be previewed; of what is open to nobody there are no facts."""
    game, table = spot.game, spot.table
    handed_in = [move for _, move in strangers(spot)]
    for move in spot.rng.sample(handed_in, min(PREVIEWED, len(handed_in))):
        viewer = pick(spot.rng, spot.viewers)
        view = game.view(table, viewer)
        try:
            facts = game.preview(view, move)
        except Exception as error:
            said = f"{written(game, move)} for seat {viewer} in {name_of(table)}: {error!r}"
            raise Violation("previews-told", said) from error
        if facts and not any(
            _is_to_anybody(game, it, move) for it in (table, game.imagine(view, spot.rng))
        ):
            said = f"{facts[0].key} is told of {written(game, move)} in {name_of(table)}"
            raise Violation("previews-told", f"{said}, which is open to nobody")


def _is_to_anybody(game: Game[Any, Any], table: Any, move: Any) -> bool:
    if not is_well_formed(game, move):
        return False
    seats = dict.fromkeys(game.actors(table) + game.free(table))
    return any(is_open(game, table, seat, move) for seat in seats)


def _check_refusal(spot: Spot, seat: int, move: Any) -> None:
    refusal = _refusal(spot, seat, move)
    asked_first = spot.game.why_not(spot.table, seat, move)
    if asked_first != refusal:
        said = f"{written(spot.game, move)}: why_not says {asked_first}, play {refusal}"
        raise Violation("strangers-refused", said)
    flaw = flaw_of(spot.game, refusal)
    if flaw:
        raise Violation("strangers-refused", f"{written(spot.game, move)} by seat {seat}: {flaw}")


def _refusal(spot: Spot, seat: int, move: Any) -> Illegal:
    try:
        spot.game.play(spot.table, seat, move)
    except Illegal as refusal:
        return refusal
    except Exception as error:
        said = f"{written(spot.game, move)} by seat {seat} crashes, not refused: {error!r}"
        raise Violation("strangers-refused", said) from error
    said = f"{written(spot.game, move)} is not offered to seat {seat}, but accepted"
    raise Violation("strangers-refused", said)


def flaw_of(game: Game[Any, Any], refusal: Illegal) -> str | None:
    """What is wrong with a refusal: it cites no paragraph, or nobody can say it."""
    key, _, number = refusal.paragraph.partition(" ")
    if key != game.meta.key or number not in paragraphs(game.package):
        return f"{refusal.key} cites {refusal.paragraph!r}, which is in no rulebook"
    return unsayable(game, refusal.said)
