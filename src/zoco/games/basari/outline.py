"""Basari in words: the round and its negotiation, every merchant, the gems and the arcade."""

from __future__ import annotations

from collections.abc import Iterator

from zoco.core.words.outline import Aspect
from zoco.core.words.said import Said
from zoco.games.basari.haggling import RollOff
from zoco.games.basari.rules import Table
from zoco.games.basari.scoring import SCORINGS, if_scored
from zoco.games.basari.table import NOT_PLACED
from zoco.games.basari.views import Seen, seen_table
from zoco.parts.bazaar_outline import action_card, contest, supply
from zoco.parts.negotiation import gem_params
from zoco.parts.outlining import OVER, around, aspect, line, of_seat


def outline(view: Seen) -> tuple[Aspect, ...]:
    """What is going on, every seat from the viewer's own on, the supply, and all arches."""
    table = seen_table(view)
    seats = around(view.seat, table.seats)
    return (
        aspect("round", going_on(table), round=table.round),
        *(of_seat(table, seat, of(table, seat)) for seat in seats),
        aspect("supply-title", supply(table)),
        aspect("arcade", arcade(table)),
    )


def going_on(table: Table) -> Iterator[Said]:
    """How far the match is, and who haggles or guesses now or later in this round."""
    if not table.agenda:
        yield OVER
    yield line("scorings", done=table.scorings, all=SCORINGS)
    for phase in table.agenda:
        if isinstance(phase, RollOff):
            yield line("roll-off", seat=phase.one, other=phase.other, action=phase.action)
        yield from contest(phase)


def of(table: Table, seat: int) -> Iterator[Said]:
    """Points, arch, lap, gems, and the card before a seat."""
    yield line("points", points=table.scores[seat])
    yield from action_card(table, seat)
    if table.discs[seat] == NOT_PLACED:
        yield line("nowhere")
    else:
        yield arch(table, table.field(seat), "stands")
        left = table.edition.lap - table.moved[seat]
        yield line("lap", left=left) if left > 0 else line("went-round")
    yield Said("outline-gems", gem_params(table.gems[seat]))
    if table.agenda:
        yield line("if-scored", points=if_scored(table)[seat])


def arch(table: Table, field: int, key: str = "arch") -> Said:
    """What an arch gives (basari 2.6, basari 2.7)."""
    points, gems = table.edition.arches[field]
    params = {"arch": field + 1, "points": points, **gem_params(gems)}
    return Said(f"outline-{key}", params)


def arcade(table: Table) -> Iterator[Said]:
    """All arches in the order in which merchants walk."""
    return (arch(table, field) for field in range(table.edition.lap))
