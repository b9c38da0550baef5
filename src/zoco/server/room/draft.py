"""A draft: what a log would be after a move. Nobody sees it before it is committed."""

from __future__ import annotations

from typing import Any

from zoco.core.chance import CHANCE
from zoco.core.codec import to_json
from zoco.core.moves import Illegal
from zoco.server.fair import Stream
from zoco.server.history.stored import StoredLog
from zoco.server.refusal import Refusal
from zoco.server.room.asks import Asks, asked
from zoco.store.records import EntryRow


class Draft:
    """A copy of a log with its asks, to be written on."""

    def __init__(self, log: StoredLog, asks: Asks) -> None:
        self.log = log.copy()
        self.asks = asks
        self.since = log.seq

    def play(self, seat: int, move: Any) -> None:
        """Append a move; raises `Refusal` with the paragraph of the rule that refuses it."""
        try:
            self.log.append(seat, move)
        except Illegal as refusal:
            raise Refusal.by_rule(refusal) from None
        self._ask_again()

    def take_back(self, to_ply: int, seat: int) -> None:
        """Append an undo."""
        self.log.undo(to_ply, seat)
        self._ask_again()

    def draw(self, stream: Stream) -> None:
        """Let chance decide as long as it has to; a draw's number is never used again."""
        game = self.log.game
        while game.actors(self.log.table) == (CHANCE,):
            bits = stream.draw(self.log.drawn)
            self.play(CHANCE, game.outcomes(self.log.table).sample(bits))

    def rows(self, table_id: str, client_id: str | None) -> tuple[EntryRow, ...]:
        """The new entries; the first of them answers the client."""
        return tuple(
            EntryRow(
                table_id=table_id,
                seq=entry.seq,
                seat=entry.seat,
                at=entry.at,
                client_id=client_id if entry.seq == self.since else None,
                body=to_json(entry).decode(),
            )
            for entry in self.log.entries[self.since :]
        )

    def _ask_again(self) -> None:
        log = self.log
        self.asks = asked(log.game, log.table, log.seq, self.asks, log.entries[-1])
