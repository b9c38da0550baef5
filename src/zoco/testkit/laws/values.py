"""Values: JSON and back, text and back, and what no move may change."""

from __future__ import annotations

from typing import Any

from msgspec import json

from zoco.core.codec import Kind, from_json, to_json
from zoco.core.moves import Move
from zoco.core.rng import Rng, below, pick
from zoco.testkit.laws.offers import offered
from zoco.testkit.laws.refusals import made_up
from zoco.testkit.spots import Spot, name_of
from zoco.testkit.violation import Violation

LISTED = 200
MADE_UP = 12
SPOILED = 2


def json_round_trip(spot: Spot) -> None:
    """Tables, views, moves and events are what they were after a journey through JSON."""
    game, table = spot.game, spot.table
    _round_trip(spot, "table", table)
    for viewer in spot.viewers:
        _round_trip(spot, "view", game.view(table, viewer))
    for event in spot.events:
        _round_trip(spot, "event", event)
    for _, move in offered(spot):
        _round_trip(spot, "move", move)


def _round_trip(spot: Spot, kind: Kind, value: object) -> None:
    text = to_json(value)
    try:
        back = from_json(spot.game, kind, text)
    except ValueError as error:
        raise Violation("json-round-trip", f"a {kind} cannot be read back: {error}") from error
    if back != value or type(back) is not type(value):
        raise Violation("json-round-trip", f"{value} is read back as {back}"[:400])


def move_text(spot: Spot) -> None:
    """Every move has a line of text that reads back to it, and no two have the same.

    Offered or not: whoever may hand in a move, or find one in a file, must be able to write it.
    """
    game, table = spot.game, spot.table
    for seat in spot.asked():
        moves = game.moves(table, seat)
        if len(moves) <= LISTED:
            _check_lines(spot, tuple(moves))
    _check_lines(spot, tuple(dict.fromkeys(move for _, move in offered(spot))))
    _check_lines(spot, tuple(dict.fromkeys(made_up(game, spot.rng, MADE_UP))))


def _check_lines(spot: Spot, moves: tuple[Move, ...]) -> None:
    lines: dict[str, Move] = {}
    for move in moves:
        line = _line(spot, move)
        if line in lines:
            raise Violation("move-text", f"{line!r} is {move} as well as {lines[line]}")
        lines[line] = move


def _line(spot: Spot, move: Move) -> str:
    try:
        line = spot.game.write(move)
        back = spot.game.read(line)
    except Exception as error:
        raise Violation("move-text", f"{move} has no text: {error!r}") from error
    if "\n" in line or back != move:
        raise Violation("move-text", f"{line!r} does not read back to {move}")
    return line


def pieces_conserved(spot: Spot) -> None:
    """No move makes or destroys what `conserved` counts."""
    amounts = spot.game.conserved(spot.table)
    if amounts != spot.amounts:
        odd = sorted(key for key, _ in set(amounts.items()) ^ set(spot.amounts.items()))[0]
        was, now = spot.amounts.get(odd), amounts.get(odd)
        raise Violation("pieces-conserved", f"{odd}: {was} at the start, {now} now")


def flaws_judge(spot: Spot) -> None:
    """`flaws` has an answer for every table that JSON lets in, possible or not."""
    for _ in range(SPOILED):
        raw = spoiled(json.decode(to_json(spot.table)), spot.rng)
        try:
            table = from_json(spot.game, "table", to_json(raw))
        except ValueError:
            continue
        try:
            spot.game.flaws(table)
        except Exception as error:
            said = f"the flaws of {to_json(table)[:300]!r} cannot be told: {error!r}"
            raise Violation("flaws-judge", said) from error


def spoiled(value: Any, rng: Rng) -> Any:
    """A JSON value with one number, list or text inside it changed."""
    if isinstance(value, dict) and value:
        name = pick(rng, tuple(value))
        return {**value, name: spoiled(value[name], rng)}
    if isinstance(value, list) and value and below(rng, 3):
        place = below(rng, len(value))
        return [*value[:place], spoiled(value[place], rng), *value[place + 1 :]]
    if isinstance(value, list):
        return pick(rng, (value[1:], value * 2, []))
    if isinstance(value, int) and not isinstance(value, bool):
        return pick(rng, (-1, 0, value + 1, value + 10, 99))
    return pick(rng, ("", "?", None))


def no_flaws(spot: Spot) -> None:
    """A table that play leads to has no flaws."""
    flaws = spot.game.flaws(spot.table)
    if flaws:
        raise Violation("no-flaws", f"{flaws[0]} in {name_of(spot.table)}")
