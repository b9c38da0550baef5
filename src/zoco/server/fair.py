"""Fair chance: the server commits, the seats contribute, then the stream starts.

Draw *i* is a run of HMAC-SHA-256 blocks under a key made of the server's seed and the seats'
contributions. It proves that nobody chose the dice; a host who reads the database can foresee them.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.faults import bad
from zoco.core.game import Game
from zoco.core.log.entries import Entry, Header, Undone
from zoco.server.wire.around import Fair

BLOCK = 256
SCRIPTED = 2**31 - 1
"""`since` of a match whose chance follows the script of a lesson: nothing in it is drawn."""


def new_seed() -> str:
    """A seed that nobody can guess, in hexadecimal."""
    return secrets.token_hex(32)


def commitment_of(seed: str) -> str:
    """What is shown before the seats contribute."""
    return sha256(bytes.fromhex(seed)).hexdigest()


class Stream:
    """All draws of one table. Lives in the driver alone."""

    def __init__(self, seed: str, contributions: Sequence[str]) -> None:
        self._key = hmac.digest(bytes.fromhex(seed), to_json(tuple(contributions)), "sha256")

    def draw(self, number: int) -> Draw:
        """The bits of one draw. A number is used once: undo does not bring it back."""
        return Draw(self._key, number)


class Draw:
    """The bits of one draw, as an `Rng`: each call takes fresh blocks, so none is used twice."""

    def __init__(self, key: bytes, number: int) -> None:
        self._key = key
        self._number = number
        self._block = 0

    def getrandbits(self, k: int, /) -> int:
        """`k` fair bits."""
        blocks = b"".join(self._next() for _ in range(-(-k // BLOCK)))
        return int.from_bytes(blocks, "big") >> (len(blocks) * 8 - k)

    def _next(self) -> bytes:
        text = f"{self._number}/{self._block}"
        self._block += 1
        return hmac.digest(self._key, text.encode(), "sha256")


def draws(entries: Iterable[Entry]) -> int:
    """How many draws a log has used, undone ones included."""
    return sum(entry.seat == CHANCE and not isinstance(entry, Undone) for entry in entries)


def verify(game: Game[Any, Any], header: Header, entries: Iterable[Entry], fair: Fair) -> int:
    """Check every draw of a finished match; how many there were. Raises `BadInput` naming one.

    The log itself is checked by `Log.loads`: here it is the dice alone.
    """
    if fair.seed is None:
        raise bad("fault-seed-hidden")
    if commitment_of(fair.seed) != fair.commitment:
        raise bad("fault-seed")
    return _checked(game, header, entries, fair, Stream(fair.seed, fair.contributions))


def _checked(
    game: Game[Any, Any], header: Header, entries: Iterable[Entry], fair: Fair, stream: Stream
) -> int:
    tables = [game.setup(header.seats, header.options, header.edition)]
    number = checked = 0
    for entry in entries:
        if isinstance(entry, Undone):
            del tables[entry.to_ply + 1 :]
            continue
        if entry.seat == CHANCE:
            if entry.seq >= fair.since:
                drawn = game.outcomes(tables[-1]).sample(stream.draw(number))
                if drawn != entry.move:
                    raise bad("fault-draw", seq=str(entry.seq), number=str(number))
                checked += 1
            number += 1
        tables.append(game.play(tables[-1], entry.seat, entry.move)[0])
    return checked
