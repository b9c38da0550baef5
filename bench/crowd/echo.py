"""People in the rooms of the bare framework: whose turn it is goes round."""

from __future__ import annotations

import sys

from bench.crowd.line import Line, dial
from bench.crowd.play import Move, Player, Table

SEATS = 4


class Visitor(Player):
    """One person in one room."""

    def __init__(self, room: str, seat: int) -> None:
        super().__init__()
        self.room, self.seat = room, seat
        self.line: Line | None = None
        self.count = 0
        if not seat:
            self.turn.set()

    async def connect(self, base: str) -> None:
        """A line of one's own."""
        self.line = await dial(base, f"/rooms/{self.room}", "", self.hear)

    def hear(self, _: bytes) -> None:
        """Somebody has moved, and the next one may."""
        if self.count % SEATS == self.seat:
            self.answered()
        self.count += 1
        if self.count % SEATS == self.seat:
            self.turn.set()

    def move(self) -> Move:
        """A message, ready to be sent."""
        assert self.line is not None
        line = self.line
        self.turn.clear()
        return lambda: line.send(b"move")


def command(port: int, size: int) -> list[str]:
    """How the server is started; each message is so many bytes longer than what was said."""
    return [sys.executable, "-m", "bench.crowd.bare", str(port), str(size)]


async def seated(base: str, count: int) -> list[Table]:
    """So many rooms."""
    tables = []
    for number in range(count):
        players = [Visitor(f"r{number}", seat) for seat in range(SEATS)]
        for player in players:
            await player.connect(base)
        tables.append(Table(players))
    return tables
