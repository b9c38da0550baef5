"""The fuzzer: random matches at high speed, with a replayable log of whatever goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from zoco.core.events import Event
from zoco.core.game import Game
from zoco.core.log.log import Log
from zoco.core.moves import Illegal, Move
from zoco.core.playout import random_move
from zoco.core.rng import below, pick
from zoco.testkit.conformance import laws
from zoco.testkit.laws.leaks import Twins, lockstep
from zoco.testkit.laws.replays import check_log, log_of, salts
from zoco.testkit.spots import (
    MAYS,
    POOL,
    Effort,
    Spot,
    advance,
    name_of,
    random_choice,
    written,
)
from zoco.testkit.violation import Violation

EVERY = 24
"""One in how many plies a costly law is checked, another one each time."""

LOGS = 40
"""One in how many matches is logged, saved, loaded and replayed."""

FAR = 300
"""So many plies are twins of a table played on from a position; the laws play them to the end."""

ENOUGH = 20
"""After so many findings the fuzzer stops: they are hardly independent."""


class Finding(NamedTuple):
    """What went wrong in match `number`: the law, a sentence, and the log that leads there."""

    game: str
    seats: int
    seed: int
    number: int
    law: str
    message: str
    log: Path | None

    def __str__(self) -> str:
        where = f"{self.game} with {self.seats} seats, seed {self.seed}, match {self.number}"
        return f"{where}: {self.law}: {self.message}"


def fuzz(
    game: Game[Any, Any],
    seats: int,
    games: int,
    seed: int = 0,
    options: Any = None,
    edition: Any = None,
    on_finding: str | Path | None = None,
    on_game: Callable[[int], None] | None = None,
    first: int = 0,
    every: int = EVERY,
) -> tuple[Finding, ...]:
    """Play the matches number `first` to `first + games - 1` and check them; what was found.

    Options that are not given are those of a simulation. A match depends on nothing but seed and
    number. Findings are written into the folder
    `on_finding`: a log that replays to the position and, next to it, the sentence. After each
    match `on_game` hears how many are done.
    """
    checked, printed = game.simulated(options), game.edition(edition)
    findings: list[Finding] = []
    for number in range(first, first + games):
        match = _Match(game, seats, checked, printed, Random(f"fuzz {seed} {number}"), every)
        broken = match.run()
        if broken is not None:
            path = None if on_finding is None else Path(on_finding)
            log = None if path is None else match.save(path, f"{seed}-{number}", str(broken))
            place = (game.meta.key, seats, seed, number)
            findings.append(Finding(*place, broken.law, broken.message, log))
        if on_game is not None:
            on_game(number - first + 1)
        if len(findings) >= ENOUGH:
            break
    return tuple(findings)


class _Match:
    """One match under test."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Any,
        edition: Any,
        rng: Random,
        every: int,
    ) -> None:
        self.game, self.seats, self.options, self.edition = game, seats, options, edition
        self.rng, self.every = rng, every
        self.line: list[tuple[int, Move]] = []
        self.table = game.setup(seats, options, edition)
        self.amounts = dict(game.conserved(self.table))
        self.longest = game.longest(seats, options, edition)
        self.events: tuple[Event, ...] = ()

    def run(self) -> Violation | None:
        """Play to the end, or to the first law broken."""
        try:
            self.play()
            self.check_costly(LAST)
            if below(self.rng, LOGS) == 0:
                check_log(self.log(), self.rng)
        except Violation as violation:
            return violation
        except Exception as error:
            return Violation("crash", f"{name_of(self.table)}: {error!r}")
        return None

    def play(self) -> None:
        """The plies, with cheap checks at each and a costly one now and then."""
        game, rng, line = self.game, self.rng, self.line
        limit = self.longest + MAYS * (self.longest + 1)
        while self.table.agenda:
            seat, move = random_move(game, self.table, rng)
            try:
                self.table, self.events = game.play(self.table, seat, move)
            except Illegal as refusal:
                said = f"{written(game, move)} is offered to seat {seat} and refused: {refusal}"
                raise Violation("offers-accepted", said) from refusal
            line.append((seat, move))
            costly = below(rng, self.every) == 0
            self.check_cheap(move, costly or len(line) % 4 == 0)
            if len(line) > limit:
                raise Violation("ends-in-time", f"still not over after {len(line)} plies")
            if costly:
                self.check_costly(COSTLY)

    def check_cheap(self, move: Move, flaws_too: bool) -> None:
        """Pieces are counted at each ply; flaws, which seldom mend, are looked for less often."""
        amounts = self.game.conserved(self.table)
        if amounts != self.amounts:
            last = written(self.game, move)
            said = f"{self.amounts} at the start, {dict(amounts)} after {last}"
            raise Violation("pieces-conserved", said)
        if flaws_too or not self.table.agenda:
            flaws = self.game.flaws(self.table)
            if flaws:
                raise Violation("no-flaws", f"{flaws[0]} after {written(self.game, move)}")

    def check_costly(self, checks: tuple[Callable[[Spot], None], ...]) -> None:
        """One of `checks` at this position."""
        pool = [pick(self.rng, self.line)[1] for _ in range(POOL // 6)] if self.line else []
        steps = min(2 * self.longest, Effort().steps)
        told = (self.events, self.amounts, steps)
        spot = Spot(self.game, self.seats, self.table, self.rng, pool, *told)
        pick(self.rng, checks)(spot)

    def log(self) -> Log:
        """The match so far."""
        log = log_of(self.game).start(
            self.game, self.seats, self.options, self.edition, salts=salts(Random(0))
        )
        for seat, move in self.line:
            log.append(seat, move)
        return log

    def replayable(self) -> Log:
        """The match so far; rules that are not pure may break off earlier this time."""
        while True:
            try:
                return self.log()
            except Exception:
                self.line.pop()

    def save(self, folder: Path, name: str, sentence: str) -> Path:
        """Write the log, as far as it can be replayed, and the sentence; where the log lies."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.game.meta.key}-{self.seats}-{name}.jsonl"
        path.with_suffix(".txt").write_text(sentence + "\n", encoding="utf-8")
        self.replayable().save(path)
        return path


def secrets_kept_from_here(spot: Spot) -> None:
    """Swap one secret for one viewer, and play on in lockstep."""
    if not spot.game.secrets:
        return
    secret, viewer = pick(spot.rng, spot.game.secrets), pick(spot.rng, spot.viewers)
    other = secret.swap(spot.table, viewer, spot.rng)
    if other is not None:
        twins = Twins(spot.game, secret, viewer, spot.table, other, spot.game.may_odds)
        lockstep(twins, spot.rng, min(FAR, spot.steps))


def imagined_playable_from_here(spot: Spot) -> None:
    """Imagine the table as one viewer may, and play that to its end."""
    game, viewer = spot.game, pick(spot.rng, spot.viewers)
    table = game.imagine(game.view(spot.table, viewer), spot.rng)
    for ply in range(spot.steps):
        if ply % 8 == 0 or not table.agenda:
            flaws = game.flaws(table)
            if game.conserved(table) != spot.amounts or flaws:
                said = f"what seat {viewer} imagines falls apart in {name_of(table)} {flaws}"
                raise Violation("imagined-playable", said)
        if not table.agenda:
            break
        seat, move, _ = random_choice(game, table, spot.rng, game.may_odds)
        table, _ = advance(game, table, seat, move)


COSTLY = (
    *(law.function for law in laws("spot")),
    secrets_kept_from_here,
    imagined_playable_from_here,
)
LAST = tuple(law.function for law in laws("spot") if law.name in ("result-ranks", "choices-said"))
