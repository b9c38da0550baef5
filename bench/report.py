"""The tables of the benchmark, in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bench.entrants import Entrant
from bench.goals import MICROSECONDS, RATIOS, Ours

Field = list[tuple[Ours, Entrant]]
MISSING = "not measured"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows as Markdown, padded to be read in a terminal too."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = [head, ["-" * width for width in widths], *rows]
    return "\n".join(f"| {' | '.join(map(str.ljust, line, widths))} |" for line in lines)


def number(value: float | None) -> str:
    """A count a second, in words if there is none."""
    return MISSING if value is None else f"{value:,.0f}"


def ratio(ours: Entrant, peer: Entrant) -> float | None:
    """Decisions a second, ours for each one of the peer's."""
    mine, theirs = ours.rate(), peer.rate()
    return mine / theirs if mine is not None and theirs else None


def times(value: float | None) -> str:
    """A ratio."""
    return MISSING if value is None else f"{value:.2f} ×"


def speeds(entrant: Entrant) -> list[str]:
    """Cells: median decisions a second, their spread, median plies a second."""
    rates = entrant.rates("decisions")
    spread = f"{min(rates):,.0f}–{max(rates):,.0f}" if rates else MISSING
    return [number(entrant.rate()), spread, number(entrant.rate("plies"))]


def our_table(field: Field) -> str:
    """One row for each of our games."""
    head = ["game (seats)", "decisions/s", "spread", "plies/s", "games/s"]
    rows = [[ours.label, *speeds(run), number(run.rate("games"))] for ours, run in field]
    return table(head, rows)


def peer_table(field: Field, peers: list[Entrant]) -> str:
    """One row for each peer, one ratio for each of our games."""
    head = ["peer", "version", "decisions/s", "spread", "plies/s"]
    head += [f"{ours.label} ÷ peer" for ours, _ in field]
    rows = [
        [
            peer.label,
            peer.rows[0]["version"] if peer.rows else MISSING,
            *speeds(peer),
            *(times(ratio(run, peer)) for _, run in field),
        ]
        for peer in peers
    ]
    return table(head, rows)


def micro_table(micro: list[dict[str, Any]]) -> str:
    """The costs of single operations."""
    rows = [[row["game"], str(row["seats"]), row["what"], cost(row)] for row in micro]
    return table(["game", "seats", "what", "cost"], rows or [[MISSING, "", "", ""]])


def cost(row: dict[str, Any]) -> str:
    """A row's cost in the unit it was measured in."""
    if "microseconds" in row:
        return f"{row['microseconds']:,.2f} µs"
    return f"{row['per_second']:,.0f} /s"


def microseconds(row: dict[str, Any]) -> float:
    """A row's cost as a time."""
    return float(row["microseconds"] if "microseconds" in row else 1e6 / row["per_second"])


def met(value: bool) -> str:
    """The verdict."""
    return "yes" if value else "no"


def ratio_checks(field: Field, peers: list[Entrant]) -> Iterator[list[str]]:
    """Requirements in terms of a peer."""
    for ours, run in field:
        for peer in peers:
            least = RATIOS.get((ours.game, peer.label))
            if least is not None:
                found = ratio(run, peer)
                goal = f"{ours.label}: at least {least:g} × {peer.label}"
                yield [goal, times(found), met(found is not None and found >= least)]


def ply_checks(field: Field) -> Iterator[list[str]]:
    """Requirements in plies a second."""
    for ours, run in field:
        if ours.plies_per_second is not None:
            found = run.rate("plies")
            goal = f"{ours.label}: at least {ours.plies_per_second:,.0f} plies/s"
            yield [goal, number(found), met(found is not None and found >= ours.plies_per_second)]


def micro_checks(micro: list[dict[str, Any]]) -> Iterator[list[str]]:
    """Requirements on single operations, each judged by the slowest game."""
    for what, most in MICROSECONDS.items():
        found = max((microseconds(row) for row in micro if row["what"] == what), default=None)
        told = MISSING if found is None else f"{found:.2f} µs"
        yield [f"{what}: at most {most:g} µs", told, met(found is not None and found <= most)]


def goal_table(field: Field, peers: list[Entrant], micro: list[dict[str, Any]]) -> str:
    """Every requirement with its verdict."""
    rows = [*ratio_checks(field, peers), *ply_checks(field), *micro_checks(micro)]
    return table(["requirement", "measured", "met"], rows)


def report(field: Field, peers: list[Entrant], micro: list[dict[str, Any]]) -> str:
    """All tables; ours, the peers, single operations, requirements."""
    return "\n\n".join(
        [
            our_table(field),
            peer_table(field, peers),
            micro_table(micro),
            goal_table(field, peers, micro),
        ]
    )
