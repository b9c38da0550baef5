"""Asks: the open decisions of each seat, numbered by the log, never reused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from zoco.core.chance import CHANCE
from zoco.core.game import Game
from zoco.core.log.entries import Entry, Undone
from zoco.core.moves import Moves
from zoco.core.words.said import tag_of


class Open(NamedTuple):
    """An open decision: its number is the seq of the entry that would have answered it at once."""

    number: int
    must: bool
    phase: str
    moves: Moves


Asks = dict[int, Open]


def asked(
    game: Game[Any, Any], table: Any, seq: int, before: Mapping[int, Open], entry: Entry | None
) -> Asks:
    """Who is asked at `table`, after `entry`; an ask that is still the same keeps its number."""
    actors = set(game.actors(table)) - {CHANCE}
    now: Asks = {}
    for seat in sorted(actors | set(game.free(table))):
        fresh = Open(seq, seat in actors, tag_of(table.agenda[0]), game.moves(table, seat))
        former = before.get(seat)
        stays = former is not None and _stays(seat, former, fresh, entry)
        now[seat] = fresh._replace(number=former.number) if former and stays else fresh
    return now


def _stays(seat: int, former: Open, fresh: Open, entry: Entry | None) -> bool:
    """What others do leaves an ask as it is, if it asks for the same.

    A must survives even if other moves are open now: the move is tested when it comes. A may does
    not, for "accept" must not accept what was not on the table yet.
    """
    if entry is None or isinstance(entry, Undone) or entry.seat in (seat, CHANCE):
        return False
    if (former.must, former.phase) != (fresh.must, fresh.phase):
        return False
    return fresh.must or former.moves == fresh.moves
