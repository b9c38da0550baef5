"""Test vectors of the dice: one short match with all that its proof is made of.

Python and the page check themselves against the same file, and so can anybody else's program.
"""

from __future__ import annotations

import hmac
import json
import random
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec

import zoco
from zoco.core.chance import CHANCE, Product
from zoco.core.codec import to_json
from zoco.core.log.chain import beginning
from zoco.core.log.entries import Played, payload
from zoco.core.log.log import Log
from zoco.core.rng import below
from zoco.server.fair import Stream, commitment_of, draws
from zoco.server.history.proving import Noting, proved

SEED = "".join(f"{number:02x}" for number in range(32))
GIVEN = ("from Ada, äöü ☕", "")
PLAYERS = ("Ada", 'Zoë "Q"')
ENTRIES = 22
BELOW = (1, 2, 3, 6, 100, 2**40 + 1)


def match() -> Log:
    """A few turns of Suleika with fixed salts and times, one of them taken back."""
    game, salts, clock = zoco.load("suleika"), count(1), count(1_700_000_000_000, 1500)
    log = Log.start(
        game,
        2,
        {"direction_at_end": True},
        players=PLAYERS,
        salts=lambda: f"{next(salts):032x}",
        clock=lambda: next(clock),
    )
    stream, rng = Stream(SEED, GIVEN), random.Random(7)
    while len(log.entries) < ENTRIES:
        if len(log.entries) == 12:
            log.undo(log.ply - 2, 0)
            continue
        seat = game.actors(log.table)[0]
        if seat == CHANCE:
            move = game.outcomes(log.table).sample(stream.draw(draws(log.entries)))
        else:
            move = game.moves(log.table, seat).sample(rng)
        log.append(seat, move)
    return log


def exported(log: Log) -> str:
    """The file that a server would give out for it."""
    head = {
        "table": "0123456789ab",
        "status": "abandoned",
        "practice": True,
        "complete": True,
        "fair": {
            "commitment": commitment_of(SEED),
            "contributions": GIVEN,
            "since": 0,
            "seed": SEED,
        },
        "unnamed": log.header.unnamed,
    }
    lines = b",\n".join(to_json(one) for one in (log.header, *log.entries))
    return (to_json(head)[:-1] + b',"log":[\n' + lines + b"\n]}\n").decode()


def thrown() -> dict[str, Any]:
    """Several dice at once: each takes fresh bits of the same draw, one after the other."""
    basari, rng = zoco.load("basari"), random.Random(7)
    table = basari.setup(3)
    while basari.actors(table)[0] != CHANCE:
        seat = basari.actors(table)[0]
        table, _ = basari.play(table, seat, basari.moves(table, seat).sample(rng))
    outcomes = basari.outcomes(table)
    assert isinstance(outcomes, Product)
    noting = Noting(Stream(SEED, GIVEN).draw(3))
    move = outcomes.sample(noting)
    return {"number": 3, "factors": outcomes.factors, "bits": noting.taken, "move": _plain(move)}


def listed() -> list[dict[str, Any]]:
    """Draws of every game and number of seats whose list docs/dice.md has, with what they give."""
    found: list[dict[str, Any]] = []
    for key, kinds in LISTED.items():
        game, stream = zoco.load(key), Stream(SEED, GIVEN)
        for seats in game.seats(game.options()):
            table, rng, left = game.setup(seats), random.Random(seats), dict.fromkeys(kinds, 3)
            edition = _plain(game.edition()) if key == "suleika" else {}
            while any(left.values()) and game.actors(table):
                seat = game.actors(table)[0]
                chance = seat == CHANCE
                choices = game.outcomes(table) if chance else game.moves(table, seat)
                number = len(found)
                move = choices.sample(stream.draw(number) if chance else rng)
                kind = _plain(move)["type"] if chance else ""
                if left.get(kind):
                    left[kind] -= 1
                    played = {"game": key, "seats": seats, "edition": edition}
                    found.append({"number": number, "move": _plain(move), "played": played})
                if kind in ONCE:
                    left[kind] = 0
                table, _ = game.play(table, seat, move)
    return found


ONCE = ("begin", "roll_for_start")
LISTED = {
    "suleika": ("begin", "roll"),
    "scheherazade": ("begin",),
    "basari": ("dice",),
    "bazaar": ("rolled", "roll_for_start"),
}


def _plain(move: Any) -> Any:
    return json.loads(to_json(move))


def vectors() -> dict[str, Any]:
    """Every step from the seed to a number, and from a header to the hash of an entry."""
    log = match()
    stream, key = Stream(SEED, GIVEN), hmac.digest(bytes.fromhex(SEED), to_json(GIVEN), "sha256")
    bare = to_json(msgspec.structs.replace(log.header, names=()))
    first = log.entries[0]
    assert isinstance(first, Played)
    verdict = proved(zoco.load, exported(log).encode())
    return {
        "seed": SEED,
        "commitment": commitment_of(SEED),
        "contributions": GIVEN,
        "contributions_json": to_json(GIVEN).decode(),
        "key": key.hex(),
        "blocks": {text: hmac.digest(key, text.encode(), "sha256").hex() for text in BLOCKS},
        "below": [[number, below(stream.draw(number), number)] for number in BELOW],
        "thrown": thrown(),
        "listed": listed(),
        "header": bare.decode(),
        "header_digest": sha256(bare).hexdigest(),
        "beginning": beginning(log.header).head,
        "first_payload": payload(first.move, first.events).decode(),
        "first_said": first.said,
        "first_hash": first.hash,
        "head": log.head,
        "export": exported(log),
        "verdict": msgspec.to_builtins(verdict),
    }


BLOCKS = ("0/0", "0/1", "7/0")


def text() -> str:
    """The file."""
    return json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n"
