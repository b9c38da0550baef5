"""What only some eyes may see: whether several people at one screen have to hide it from others."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from zoco.core.game import Game


def is_private(game: Game[Any, Any], table: Any, seat: int) -> bool:
    """Whether a seat sees, or now chooses, what a spectator must not see.

    It sees such a thing where its view or its holdings tell more than a spectator's; it chooses
    one where its phase waits for what is to lie face down.
    """
    head = table.agenda[0] if table.agenda else None
    if head is not None and head.face_down and seat in head.actors(table):
        return True
    own, public = game.look(table, seat), game.look(table, None)
    return replace(own, seat=None) != public or game.holdings(own) != game.holdings(public)
