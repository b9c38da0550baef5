"""`zoco replay`: a saved match, told event by event."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from zoco.cli.console import make_console
from zoco.cli.given import small_number
from zoco.cli.outcome import print_result
from zoco.cli.play.picture import picture
from zoco.cli.play.seating import seating_of
from zoco.cli.saved import log_until_difference
from zoco.cli.speech import Speech
from zoco.core.faults import bad
from zoco.core.log.log import Log


def replay(path: Path, at: int | None, viewer: str, language: str) -> None:
    """Print the events up to a position, and the board there.

    Where these rules part from those that wrote the match, it is told up to there; then the
    difference is raised.
    """
    log, difference = log_until_difference(path)
    seat = _seat(viewer, log.header.seats)
    stop = _position(at, log.ply)
    _tell(log, stop, seat, Speech(log.game, language, seating_of(log, language).names))
    if difference is not None and stop == log.ply:
        raise difference


def _tell(log: Log, stop: int, seat: int | None, speech: Speech) -> None:
    console = make_console()
    _print_events(console, log, stop, seat, speech)
    console.print()
    table = log.replay(stop)
    for line in picture(console, speech, log.game.view(table, seat)):
        console.print(line, no_wrap=True)
    _print_end(console, log, table, speech)


def _position(at: int | None, last: int) -> int:
    if at is None:
        return last
    if at > last:
        raise bad("wrong-position", last=last, text=str(at))
    return at


def _seat(viewer: str, seats: int) -> int | None:
    if viewer == "spectator":
        return None
    number = small_number(viewer)
    if number is not None and 1 <= number <= seats:
        return number - 1
    raise bad("wrong-view", seats=seats, text=viewer)


def _print_events(console: Console, log: Log, stop: int, seat: int | None, speech: Speech) -> None:
    console.print(speech.word("replay-head", title=log.game.meta.title, plies=log.ply))
    for entry in log.line[:stop]:
        for sentence in speech.events(entry.events, seat):
            line = Text.assemble((f"{entry.ply:>4}  ", "dim"), sentence)
            console.print(line)


def _print_end(console: Console, log: Log, table: Any, speech: Speech) -> None:
    result = log.game.result(table)
    if result is not None:
        print_result(console, result, speech)
