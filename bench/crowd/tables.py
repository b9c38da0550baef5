"""The tables of the load: what was measured, and which requirements are met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bench.crowd.measured import Disturbed, Figures

CPU, P99, SIZE, MADE, MEMORY = 0.8, 25.0, 5_000, 100.0, 200.0
BACK, HEALTH = 2.0, 0.05
GROWTH, TWICE = 1.25, 2.0


def figures(rows: Sequence[tuple[str, Figures]]) -> str:
    """One line for each server."""
    lines = [
        "| server | tables/s | moves/s | CPU a move | bytes a move | p50 | p99 | memory a table |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, it in rows:
        made = "–" if it.made is None else f"{it.made:.0f}"
        lines.append(
            f"| {name} | {made} | {it.moves:.0f} | {it.cpu:.2f} ms | {it.size:,.0f} | "
            f"{it.p50:.1f} ms | {it.p99:.1f} ms | {it.memory:.0f} KiB |"
        )
    return "\n".join(lines)


def attacks(rows: Sequence[Disturbed]) -> str:
    """One line for each attack."""
    lines = [
        "| attack | p50 before | during | p99 before | during | at most twice |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for it in rows:
        pairs = [*zip(it.before, it.during, strict=True)]
        waits = " | ".join(f"{wait:.1f} ms" for pair in pairs for wait in pair)
        kept = all(during <= TWICE * before for before, during in pairs)
        lines.append(f"| {it.attack} | {waits} | {'yes' if kept else 'no'} |")
    return "\n".join(lines)


class Besides(NamedTuple):
    """What is measured apart: seconds until tables are back, the longest wait for health then, and

    how many times as much a move costs late in a long match."""

    back: float
    health: float
    growth: float


def required(
    zoco: Figures, memory: Figures | None, disk: Figures | None, besides: Besides | None
) -> str:
    """What was asked for, and what came of it."""
    rows = [
        (f"at most {CPU} ms CPU a move", f"{zoco.cpu:.2f} ms", zoco.cpu <= CPU),
        (f"p99 below {P99:.0f} ms at 500 moves/s", f"{zoco.p99:.1f} ms", zoco.p99 < P99),
        (f"at most {SIZE:,} bytes a move", f"{zoco.size:,.0f}", zoco.size <= SIZE),
        (f"{MADE:.0f} tables made a second", f"{zoco.made or 0:.0f}", (zoco.made or 0) >= MADE),
        (f"below {MEMORY:.0f} KiB a table", f"{zoco.memory:.0f} KiB", zoco.memory < MEMORY),
    ]
    if disk is not None:
        ratio = zoco.moves / disk.moves
        rows.append(("at least 2 × boardgame.io on disk", f"{ratio:.2f} ×", ratio >= 2))
    if memory is not None:
        ratio = zoco.moves / memory.moves
        rows.append(("not below boardgame.io in memory", f"{ratio:.2f} ×", ratio >= 1))
    if besides is not None:
        took, health, growth = besides
        rows.append(("30 tables of 1,500 entries back in 2 s", f"{took:.2f} s", took <= BACK))
        rows.append(("health below 50 ms then", f"{1000 * health:.0f} ms", health < HEALTH))
        what = f"entries 2,500 to 3,000 of a match cost at most {GROWTH} × the first 500"
        rows.append((what, f"{growth:.2f} ×", growth <= GROWTH))
    lines = ["| requirement | measured | met |", "| --- | --- | --- |"]
    lines += [f"| {what} | {found} | {'yes' if met else 'no'} |" for what, found, met in rows]
    return "\n".join(lines)
