"""Recorded matches as readable text: written once, and replayed to the letter ever after.

python -m zoco.testkit.golden KEY --seats N --seed S [-o option=value] > file
"""

from __future__ import annotations

import re
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.events import Event
from zoco.core.faults import bad
from zoco.core.game import Game
from zoco.core.moves import Illegal, Move
from zoco.core.playout import random_line
from zoco.core.table import bare
from zoco.testkit.violation import Violation

Step = tuple[int, Move]

_FIELD = re.compile(r"^(game|rules|seats|options) (.+)$")
_PLY = re.compile(r"^\d+ (?:(chance)|seat (\d+)): (.+) \[[0-9a-f]{8}\]$")


def golden(game: Game[Any, Any], seats: int, options: Any = None, seed: int = 0) -> str:
    """The record of a match at random; options that are not given are those of a simulation."""
    chosen = game.simulated(options)
    line = random_line(game, game.setup(seats, chosen), Random(f"golden {seed}"))
    return record(game, seats, chosen, ((seat, move) for seat, move, _, _ in line))


def record(game: Game[Any, Any], seats: int, options: Any, steps: Iterable[Step]) -> str:
    """The record of the match with these moves, as far as they are legal."""
    return "\n".join((*_header(game, seats, options), "", *_plies(game, seats, options, steps), ""))


def check_golden(game: Game[Any, Any], text: str) -> None:
    """Play a record again; raises `Violation` with the first line that comes out differently."""
    now = _played_again(game, text).splitlines()
    then = [line for line in text.splitlines() if not line.startswith("#")]
    for number, (old, new) in enumerate(zip(then, now, strict=False), start=1):
        if old != new:
            raise Violation("golden", f"line {number} was {old!r} and is now {new!r}")
    if len(then) != len(now):
        raise Violation("golden", f"it had {len(then)} lines and has {len(now)} now")


def recorded_again(game: Game[Any, Any], text: str) -> str:
    """The record of the same moves by the rules as they are now, under the same comments."""
    comments = (line for line in text.splitlines() if line.startswith("#"))
    return "\n".join((*comments, _played_again(game, text)))


def _played_again(game: Game[Any, Any], text: str) -> str:
    header = header_of(text)
    options = msgspec.json.decode(header["options"])
    steps = (_step(game, found) for found in map(_PLY.match, text.splitlines()) if found)
    return record(game, int(header["seats"]), options, steps)


def tables_of(game: Game[Any, Any], text: str) -> list[Any]:
    """The tables of a record, from the one before the first move on."""
    header = header_of(text)
    tables = [game.setup(int(header["seats"]), msgspec.json.decode(header["options"]))]
    for found in map(_PLY.match, text.splitlines()):
        if found:
            tables.append(game.play(tables[-1], *_step(game, found))[0])
    return tables


def header_of(text: str) -> dict[str, str]:
    """Game, rules version, seats and options of a record; raises `BadInput`."""
    lines = (found for found in map(_FIELD.match, text.splitlines()) if found)
    found = {line[1]: line[2] for line in lines}
    if len(found) < 4:
        raise bad("fault-record")
    return found


def _header(game: Game[Any, Any], seats: int, options: Any) -> Iterator[str]:
    chosen = msgspec.structs.asdict(game.options(options))
    yield f"game {game.meta.key}"
    yield f"rules {game.meta.rules_version}"
    yield f"seats {seats}"
    yield f"options {to_json(chosen).decode()}"


def _plies(game: Game[Any, Any], seats: int, options: Any, steps: Iterable[Step]) -> Iterator[str]:
    table = game.setup(seats, options)
    for number, (seat, move) in enumerate(steps, start=1):
        who = "chance" if seat == CHANCE else f"seat {seat}"
        try:
            table, events = game.play(table, seat, move)
        except Illegal as refusal:
            yield f"{number} {who}: {game.write(move)} is refused: {refusal}"
            return
        yield f"{number} {who}: {game.write(move)} [{digest(table)}]"
        yield from map(_event, events)
    result = game.result(table)
    if result is not None:
        yield f"ranks {result.ranks}"
        yield from (f"    {measure.key} {measure.values}" for measure in result.measures)


def _event(event: Event) -> str:
    said = event.said()
    return " ".join((f"    {said.key}", *(f"{name}={v}" for name, v in said.params.items())))


def _step(game: Game[Any, Any], found: re.Match[str]) -> Step:
    return CHANCE if found[1] else int(found[2]), game.read(found[3])


def digest(table: Any) -> str:
    """Eight digits of a hash of the position; the words of its edition do not count."""
    raw = msgspec.to_builtins(bare(table))
    raw.pop("edition", None)
    return sha256(msgspec.json.encode(raw, order="sorted")).hexdigest()[:8]


def find_game(key: str) -> Game[Any, Any]:
    """The game of this key, the toy among them."""
    if key == "toy":
        game: Game[Any, Any] = import_module("zoco.testkit.toy.game").GAME
        return game
    found: Game[Any, Any] = import_module("zoco").load(key)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a record."""
    parser = ArgumentParser("zoco.testkit.golden", description="Record a match at random.")
    parser.add_argument("key")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    options = dict(_option(text) for text in given.option)
    asked = (f"--seats {given.seats}", f"--seed {given.seed}", *(f"-o {o}" for o in given.option))
    print("# python -m zoco.testkit.golden", given.key, *asked)
    print(golden(find_game(given.key), given.seats, options, given.seed), end="")


def _option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


if __name__ == "__main__":
    main()
