"""The proof of a finished match: its log, played anew, and its dice, drawn anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from zoco.core.chance import CHANCE, Outcomes, Product, Weighted
from zoco.core.codec import to_json
from zoco.core.faults import BadInput, bad, read
from zoco.core.game import Game
from zoco.core.log.entries import Played
from zoco.core.log.log import Log
from zoco.core.rng import Rng
from zoco.server.fair import SCRIPTED, Stream, verify
from zoco.server.history.importing import read_log
from zoco.server.wire.around import Fair
from zoco.server.wire.proof import Drawn, Verdict

Find = Callable[[str], Game[Any, Any]]
HIDDEN = (b'"entry":"shown"', b'"entry": "shown"')


def proved(find: Find, text: bytes, seconds: float = float("inf")) -> Verdict:
    """What an exported match proves; raises `BadInput` for what is none, or does not show all.

    What does not fit is told in the verdict: everything before it does.
    """
    fair = _fair(text)
    if fair.seed is None or any(word in text for word in HIDDEN):
        raise bad("fault-seed-hidden")
    log = read_log(find, text.decode("utf-8", "replace"), seconds)
    checked = verify(log.game, log.header, log.entries, fair)
    drawn = tuple(_drawn(log, fair, fair.seed))
    others = sum(entry.seat == CHANCE for entry in log.entries) - checked
    earlier, scripted = (0, others) if fair.since == SCRIPTED else (others, 0)
    return Verdict(log.seq, checked, earlier, log.header.unnamed, log.head, drawn, scripted)


def _fair(text: bytes) -> Fair:
    """The part of the file that is about the dice; a log alone has none."""
    try:
        whole = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        whole = None
    if not isinstance(whole, dict) or "fair" not in whole:
        raise bad("fault-no-proof")
    fair: Fair = read("fair", whole["fair"], Fair)
    if fair.seed is not None and not _is_hash(fair.seed):
        raise bad("fault-seed")
    return fair


def _is_hash(text: str) -> bool:
    return len(text) == 64 and all(char in "0123456789abcdef" for char in text)


class Noting:
    """An `Rng` that notes which bits were taken."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self.taken: list[tuple[int, str]] = []

    def getrandbits(self, k: int, /) -> int:
        number = self._rng.getrandbits(k)
        self.taken.append((k, f"{number:x}"))
        return number


def _drawn(log: Log, fair: Fair, seed: str) -> Iterator[Drawn]:
    """The draws one by one, for who checks them without knowing the rules."""
    stream, number = Stream(seed, fair.contributions), 0
    for entry in log.entries:
        if not isinstance(entry, Played) or entry.seat != CHANCE:
            continue
        if entry.seq >= fair.since:
            outcomes = log.game.outcomes(log.after(entry.seq))
            noting = Noting(stream.draw(number))
            outcomes.sample(noting)
            yield Drawn(entry.seq, number, tuple(noting.taken), *_odds(outcomes))
        number += 1


def _odds(outcomes: Outcomes) -> tuple[Any, Any]:
    """What the numbers stand for, where that can be listed."""
    match outcomes:
        case Weighted():
            return tuple((_plain(move), weight) for move, weight in outcomes.odds), None
        case Product():
            return None, outcomes.factors
    return None, None


def _plain(move: Any) -> Any:
    return msgspec.json.decode(to_json(move))


def is_changed(error: BadInput) -> bool:
    """Whether a file was changed, rather than never being what it should."""
    return error.fault.sort == "changed" or error.fault.key in ("fault-seed", "fault-draw")
