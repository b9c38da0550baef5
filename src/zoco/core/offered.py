"""Whether a move is open to anybody: previews tell of no other."""

from typing import Any

from zoco.core.sound import is_sound
from zoco.core.table import Table


def is_offered(table: Table[Any], move: Any) -> bool:
    """Whether somebody, or chance, can make this move now. `table` may be one as a seat sees it."""
    if not table.agenda or not is_sound(move):
        return False
    phase = table.agenda[0]
    asked = dict.fromkeys((*phase.actors(table), *phase.free(table)))
    return any(phase.why_not(table, seat, move) is None for seat in asked)
