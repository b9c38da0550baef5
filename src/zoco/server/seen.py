"""What a viewer gets of a log: the step message, made of views and redacted entries only."""

from __future__ import annotations

from typing import Any

from zoco.core.game import Game
from zoco.core.log.chain import redacted
from zoco.core.log.entries import Entry, Undone
from zoco.core.log.log import Log
from zoco.core.log.undo import agreed_undo, free_undo
from zoco.server.asks import Asks
from zoco.server.bodies import Position
from zoco.server.wire import Ask, Happened, Step, Told


def step(
    table_id: str, log: Log, asks: Asks, seat: int | None, since: int, answers: str | None = None
) -> Step:
    """The table as `seat` (or a spectator, None) sees it, and what it learned since `since`."""
    game, table = log.game, log.table
    view = game.view(table, seat)
    return Step(
        table=table_id,
        seat=seat,
        seq=log.seq,
        ply=log.ply,
        head=log.head,
        since=since,
        happened=tuple(happened(entry, seat) for entry in log.entries[since:]),
        view=view,
        phase=table.agenda[0].prompt() if table.agenda else None,
        paragraph=paragraph_of(table),
        standing=game.standing(view),
        outline=game.outline(view),
        actors=game.actors(table),
        ask=ask_of(game, table, asks, seat),
        undo=undo_of(log, seat),
        result=game.result(table),
        answers=answers,
    )


def position(log: Log, seat: int | None, ply: int) -> Position:
    """The table after `ply` moves as `seat` sees it; raises `BadInput` where there is none."""
    table = log.at(ply)
    entry = log.line[ply - 1] if ply else None
    view = log.game.view(table, seat)
    return Position(
        ply=ply,
        plies=log.ply,
        seat=seat,
        view=view,
        happened=None if entry is None else happened(entry, seat),
        actors=log.game.actors(table),
        phase=table.agenda[0].prompt() if table.agenda else None,
        paragraph=paragraph_of(table),
        standing=log.game.standing(view),
        outline=log.game.outline(view),
        result=log.game.result(table),
    )


def paragraph_of(table: Any) -> str | None:
    """The rule that the table is waiting by, as `suleika 2.5`."""
    return (table.agenda[0].paragraph or None) if table.agenda else None


def happened(entry: Entry, seat: int | None) -> Happened:
    """An entry as `seat` may know it."""
    shown = redacted(entry, seat)
    if isinstance(shown, Undone):
        return Happened(shown.seq, shown.to_ply, shown.seat, (), None, shown.to_ply)
    told = tuple(Told(event.said(), event) for event in shown.events)
    return Happened(shown.seq, shown.ply, shown.seat, told, shown.move, None)


def ask_of(game: Game[Any, Any], table: Any, asks: Asks, seat: int | None) -> Ask | None:
    """The open decision of the viewer's own seat, described."""
    if seat is None or seat not in asks:
        return None
    must = game.musts(table, seat).describe() if seat in game.actors(table) else None
    may = game.mays(table, seat).describe() if seat in game.free(table) else None
    return Ask(asks[seat].number, must, may)


def undo_of(log: Log, seat: int | None) -> Any:
    """How the viewer's seat could take back its last decision now."""
    if seat is None or not log.table.agenda:
        return None
    if free_undo(log, seat) is not None:
        return "free"
    return "consent" if agreed_undo(log, seat) is not None else None
