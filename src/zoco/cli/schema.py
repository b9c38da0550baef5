"""`zoco schema`: what the page is written against."""

from __future__ import annotations

import sys

from zoco.cli.given import game_of
from zoco.server.wire.schema import game_types, wire_types


def schema(game: str | None) -> None:
    """Print the TypeScript of the wire, or of one game."""
    sys.stdout.write(wire_types() if game is None else game_types(game_of(game)))
