"""The tables of the benchmark, in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bench.entrants import Entrant
from bench.goals import (
    MICROSECONDS,
    OFFER_MICROSECONDS,
    OFFER_QUESTIONS,
    PLANNER_MILLISECONDS,
    RATIOS,
    Ours,
)

Field = list[tuple[Ours, Entrant]]
Rows = list[dict[str, Any]]
MISSING = "not measured"


class Costs(NamedTuple):
    """Single operations: of every game, of Bazaar's planner, and of offers."""

    micro: Rows
    planner: Rows
    offers: Rows


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


def micro_table(micro: Rows) -> str:
    """The costs of single operations."""
    rows = [[row["game"], str(row["seats"]), row["what"], cost(row)] for row in micro]
    return table(["game", "seats", "what", "cost"], rows or [[MISSING, "", "", ""]])


def planner_table(planner: Rows) -> str:
    """How long all four piles of Bazaar take to plan for."""
    rows = [[row["what"], f"{row['milliseconds']:.1f} ms"] for row in planner]
    return table(["bazaar's planner, four piles", "cost"], rows or [[MISSING, ""]])


def offer_table(offers: Rows) -> str:
    """How long offers take with eight gems of each colour."""
    rows = [
        [row["question"], row["offer"], f"{row['moves']:,}", f"{row['microseconds']:.2f} µs"]
        for row in offers
    ]
    head = ["offers, eight gems a colour", "answered", "moves", "cost"]
    return table(head, rows or [[MISSING, "", "", ""]])


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


def micro_checks(micro: Rows) -> Iterator[list[str]]:
    """Requirements on single operations, each judged by the slowest game."""
    for what, most in MICROSECONDS.items():
        found = max((microseconds(row) for row in micro if row["what"] == what), default=None)
        yield at_most(what, most, found, "µs")


def at_most(what: str, most: float, found: float | None, unit: str) -> list[str]:
    """A requirement on a time."""
    told = MISSING if found is None else f"{found:.2f} {unit}"
    return [f"{what}: at most {most:g} {unit}", told, met(found is not None and found <= most)]


def planner_check(planner: Rows) -> list[str]:
    """The requirement on the planner, judged by its slowest question."""
    slowest = max((row["milliseconds"] for row in planner), default=None)
    return at_most("bazaar's planner, four piles", PLANNER_MILLISECONDS, slowest, "ms")


def offer_checks(offers: Rows) -> Iterator[list[str]]:
    """The requirements on offers, each judged by the slower of a low and a high one."""
    for question in OFFER_QUESTIONS:
        asked = (row["microseconds"] for row in offers if row["question"] == question)
        found = max(asked, default=None)
        yield at_most(f"offers, `{question}`", OFFER_MICROSECONDS, found, "µs")


def goal_table(field: Field, peers: list[Entrant], costs: Costs) -> str:
    """Every requirement with its verdict."""
    rows = [
        *ratio_checks(field, peers),
        *ply_checks(field),
        *micro_checks(costs.micro),
        planner_check(costs.planner),
        *offer_checks(costs.offers),
    ]
    return table(["requirement", "measured", "met"], rows)


def report(field: Field, peers: list[Entrant], costs: Costs) -> str:
    """All tables; ours, the peers, single operations, requirements."""
    return "\n\n".join(
        [
            our_table(field),
            peer_table(field, peers),
            micro_table(costs.micro),
            planner_table(costs.planner),
            offer_table(costs.offers),
            goal_table(field, peers, costs),
        ]
    )
