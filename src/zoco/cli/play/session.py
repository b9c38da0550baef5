"""A match at this terminal: its log, its bots, its file. Knows nothing of screens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from zoco.bots.bot import Bot
from zoco.bots.match import Driver
from zoco.cli.play.considered import Considered
from zoco.cli.play.seating import Seating
from zoco.core.chance import CHANCE
from zoco.core.log.log import Log
from zoco.core.log.undo import agreed_undo, free_undo, practised
from zoco.core.moves import Move, Moves


class Session:
    """Drives chance and bots up to the next decision of a person, and keeps the file fresh."""

    def __init__(
        self, log: Log, seating: Seating, bots: Mapping[int, Bot], seed: str, path: Path | None
    ) -> None:
        self.log = log
        self.game = log.game
        self.seating = seating
        self.path = path
        self._driver = Driver(log.game, bots, seed)
        self.fault: Exception | None = None
        self._heed = Considered()

    @property
    def table(self) -> Any:
        """The table as it stands."""
        return self.log.table

    @property
    def practice(self) -> bool:
        """Whether something was taken back that a rated match would not allow."""
        return practised(self.log.entries) is not None

    def advance(self) -> int | None:
        """Let chance and bots move until a person is asked: the seat, or None at the end.

        Whom something concerns is asked before anybody goes on; who may act unasked is asked once
        in a chapter, before bots go on.
        """
        while self.table.agenda:
            self._heed.turn_to(self.table)
            seat = self._concerned()
            if seat is None:
                seat = self._asked() if self._bots_wait() else self._free()
            if seat is not None:
                return seat
            turn = self._driver.move(self.table)
            assert turn is not None, "a table that is not over waits for somebody"
            self.log.append(*turn)
        self.save()
        return None

    def _bots_wait(self) -> bool:
        """Whether people decide next: bots have, or their answers would take something away."""
        actors = self.game.actors(self.table)
        if not any(seat in self.seating.humans for seat in actors):
            return False
        waiting: bool = self.table.agenda[0].people_first
        return waiting or not any(seat in self.seating.levels for seat in actors)

    def _asked(self) -> int | None:
        actors = self.game.actors(self.table)
        return next((seat for seat in self.seating.humans if seat in actors), None)

    def _concerned(self) -> int | None:
        concerned = self.game.concerned(self.table)
        people = (seat for seat in self.seating.humans if seat in concerned)
        return next((seat for seat in people if self._heed.is_new(seat, self.mays(seat))), None)

    def _free(self) -> int | None:
        free = self.game.free(self.table)
        people = (seat for seat in self.seating.humans if seat in free)
        return next((seat for seat in people if self._heed.is_first(seat, self.mays(seat))), None)

    def must(self, seat: int) -> bool:
        """Whether the table waits for `seat`."""
        return seat in self.game.actors(self.table)

    def let_be(self, seat: int) -> None:
        """`seat` does not use its may, until it may do something else."""
        self._heed.wave_off(seat, self.mays(seat))

    def moves(self, seat: int) -> Moves:
        """All that `seat` can do now."""
        return self.game.moves(self.table, seat)

    def musts(self, seat: int) -> Moves:
        """What `seat` is asked for."""
        return self.game.musts(self.table, seat)

    def mays(self, seat: int) -> Moves:
        """What `seat` may do unasked."""
        return self.game.mays(self.table, seat)

    def view(self, seat: int) -> Any:
        """What `seat` may know."""
        return self.game.view(self.table, seat)

    def play(self, seat: int, move: Move) -> None:
        """Play; raises `Illegal` and changes nothing if the rules refuse it.

        Nobody is asked at once whether to take back a must, nor for the very may just used; what
        else may be done then is asked for.
        """
        before, mays, must = self.table.agenda[0], self.mays(seat), move in self.musts(seat)
        self.log.append(seat, move)
        if self.table.agenda and type(self.table.agenda[0]) is type(before):
            self._heed.used(seat, self.mays(seat) if must else mays, self.mays(seat))
        self.save()

    def is_open(self, seat: int, others: Iterable[int]) -> bool:
        """Whether `seat` and `others` know the same, and will when `seat` has decided."""
        views = [self.game.view(self.table, one) for one in others]
        if any(replace(view, seat=seat) != self.view(seat) for view in views):
            return False
        move = next(iter(self.moves(seat)), None)
        if move is None:
            return True
        after, _ = self.game.play(self.table, seat, move)
        mine = self.game.view(after, seat)
        return all(replace(self.game.view(after, one), seat=seat) == mine for one in others)

    def free_undo(self, seat: int) -> int | None:
        """Where `seat` may go back to without asking."""
        return free_undo(self.log, seat)

    def freed_undo(self) -> tuple[int, int] | None:
        """Where the person who decided last may go back to without asking, and their seat."""
        found = ((free_undo(self.log, seat), seat) for seat in self.seating.humans)
        return next(((ply, seat) for ply, seat in found if ply is not None), None)

    def agreed_undo(self) -> tuple[int, int] | None:
        """Where the people may go back to if all agree, and whose decision that takes back.

        It is the last decision of any of them: they sit at the same table and talk.
        """
        found = ((agreed_undo(self.log, seat), seat) for seat in self.seating.humans)
        return max(((ply, seat) for ply, seat in found if ply is not None), default=None)

    def undo(self, to_ply: int, seat: int) -> tuple[int, ...]:
        """Go back; the seats of all others whose moves are void with it."""
        others = {entry.seat for entry in self.log.line[to_ply:]} - {seat, CHANCE}
        self.log.undo(to_ply, seat)
        self._heed.forget()
        self.save()
        return tuple(sorted(others))

    def save(self) -> None:
        """Write the file, if there is one; where that fails, `fault` says why, and play goes on."""
        if self.path is not None:
            self.fault = self.keep(self.path)

    def keep(self, path: Path) -> Exception | None:
        """Write to a file, which is kept fresh from now on; or answer why it cannot be done."""
        try:
            self.log.save(path)
        except (OSError, ValueError) as error:  # ValueError: no name that a file could have
            return error
        self.path, self.fault = path, None
        return None
