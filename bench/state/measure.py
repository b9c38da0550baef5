"""Check the two candidates against each other, then print their speed as a markdown table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter

import frozen
import msgspec
import mutable

GAMES, REPEATS, PLIES, DECISIONS, HALF = 15, 150, 144, 96, 72
SEEDS = 200
Script = list[frozen.Move]


def code(move: frozen.Move) -> int:
    """A move of candidate A in the ints of candidate B."""
    if isinstance(move, frozen.Turn):
        return move.by
    return move.pips if isinstance(move, frozen.Throw) else move.field | move.down << 6


def check(seed: int) -> None:
    """Same decisions, same moves on offer, as many events and the same scores."""
    rng, table, state = Random(seed), frozen.new(), mutable.State()
    while table.agenda:
        phase, log = table.agenda[0], mutable.Log()
        moves = list(phase.moves(table))
        assert [code(move) for move in moves] == state.legal()
        assert all(move in phase.moves(table) and state.allows(code(move)) for move in moves)
        move = rng.choice(moves)
        table, events = frozen.play(table, phase.actors[0], move)
        state.apply(code(move), log)
        assert len(events) == len(log)
    assert state.stage == mutable.OVER
    assert sum(table.purses) == 120
    assert frozen.scores(table) == state.scores()
    assert msgspec.json.decode(msgspec.json.encode(table), type=frozen.Table) == table


def check_samplers(seed: int) -> None:
    """The same seed gives the same random game."""
    state = mutable.State()
    mutable.playout(state, Random(seed))
    assert frozen.scores(frozen.playout(frozen.new(), Random(seed))) == state.scores()


def script(seed: int) -> Script:
    """The moves of one random game."""
    rng, table, moves = Random(seed), frozen.new(), Script()
    while table.agenda:
        phase = table.agenda[0]
        moves.append(phase.moves(table).sample(rng))
        table, _ = frozen.play(table, phase.actors[0], moves[-1])
    return moves


def frozen_after(moves: Script) -> frozen.Table:
    """Candidate A after some moves."""
    table = frozen.new()
    for move in moves:
        table, _ = frozen.play(table, table.agenda[0].actors[0], move)
    return table


def mutable_after(moves: list[int]) -> mutable.State:
    """Candidate B after some moves, with neither test nor events."""
    state = mutable.State()
    for move in moves:
        state.apply(move)
    return state


def mutable_checked(moves: list[int]) -> mutable.State:
    """Candidate B after some moves, each tested and with its events."""
    state = mutable.State()
    for move in moves:
        assert state.allows(move)
        state.apply(move, [])
    return state


def best(jobs: dict[str, Callable[[], object]]) -> dict[str, float]:
    """Least seconds of each job; the jobs take turns so that noise hits all alike."""
    least = dict.fromkeys(jobs, float("inf"))
    for _ in range(REPEATS):
        for name, job in jobs.items():
            start = perf_counter()
            job()
            least[name] = min(least[name], perf_counter() - start)
    return least


def many(job: Callable[[Random], object]) -> Callable[[], object]:
    """A job done for a few games from one seed."""

    def run() -> None:
        rng = Random(1)
        for _ in range(GAMES):
            job(rng)

    return run


def jobs() -> dict[str, Callable[[], object]]:
    """All that is timed, by candidate and measure."""
    moves = script(5)
    ints = [code(move) for move in moves]
    table, state = frozen_after(moves[:HALF]), mutable_after(ints[:HALF])
    checked = mutable.checked_playout
    return {
        "A random": many(lambda rng: frozen.playout(frozen.new(), rng)),
        "B random": many(lambda rng: mutable.playout(mutable.State(), rng)),
        "C random": many(lambda rng: checked(mutable.State(), rng)),
        "A half": many(lambda rng: frozen.playout(table, rng)),
        "B half": many(lambda rng: mutable.playout(state.clone(), rng)),
        "C half": many(lambda rng: checked(state.clone(), rng)),
        "A play": many(lambda _: frozen_after(moves)),
        "B play": many(lambda _: mutable_after(ints)),
        "C play": many(lambda _: mutable_checked(ints)),
        "clone": many(lambda _: [state.clone() for _ in range(PLIES)]),
    }


def lines(name: str) -> int:
    """Lines of code of a candidate, without blank lines and one-line docstrings."""
    text = Path(__file__).with_name(f"{name}.py").read_text(encoding="utf-8")
    return sum(not line.lstrip().startswith('"""') for line in text.splitlines() if line.strip())


def row(title: str, key: str, least: dict[str, float], clone: str, size: str) -> str:
    """One line of the table."""
    games, halves = GAMES / least[f"{key} random"], GAMES / least[f"{key} half"]
    play = least[f"{key} play"] / GAMES / PLIES * 1e9
    speeds = f"{games * PLIES:,.0f} | {games * DECISIONS:,.0f} | {halves:,.0f}"
    return f"| {title} | {speeds} | {clone} | {play:,.0f} ns | {size} |"


def main() -> None:
    """Check, measure, print."""
    for seed in range(SEEDS):
        check(seed)
        check_samplers(seed)
    print(f"{SEEDS} games agree in moves, event counts and scores.\n")
    least = best(jobs())
    clone = f"{least['clone'] / GAMES / PLIES * 1e9:,.0f} ns"
    print("| candidate | plies/s | decisions/s | clone + playout/s | clone | play | code lines |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    print(row("A frozen: legality and events always", "A", least, "none", str(lines("frozen"))))
    print(row("B mutable: neither", "B", least, clone, str(lines("mutable"))))
    print(row("B mutable: legality and events", "C", least, clone, "same"))


if __name__ == "__main__":
    main()
