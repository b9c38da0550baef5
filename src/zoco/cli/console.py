"""The terminal: one console, the styles that drawings name, and drawings made colourful."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO, Any

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from zoco.core.words.drawing import Drawing, Line

STYLES = {
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "blue": "bold white on blue",
    "green": "bold black on green",
    "omar": "bold black on bright_white",
    "rim": "cyan",
    "title": "bold cyan",
    "number": "bold yellow",
    "fact": "dim",
    "wrong": "bold red",
}
WIDEST = 100
ERASE_SCROLLBACK = "\x1b[3J"


def make_console(file: IO[str] | None = None) -> Console:
    """A console that is never wider than people read; on standard output if no file is given."""
    console = Console(file=file, theme=Theme(STYLES), highlight=False, emoji=False, markup=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def wipe(console: Console) -> None:
    """Leave nothing on the terminal, not even to whoever scrolls back.

    The scrollback goes last: some terminals put there what is cleared from the screen.
    """
    console.clear()
    if console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows:
        console.file.write(ERASE_SCROLLBACK)
        console.file.flush()


@contextmanager
def counting(console: Console, total: int) -> Iterator[Callable[[int], None]]:
    """A bar that grows as it hears how many matches are done; on a terminal only."""
    from rich.progress import Progress

    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("matches", total=total)
        yield lambda done: progress.update(task, completed=done)


def rich_line(line: Line) -> Text:
    """A line of a drawing with its styles."""
    return Text.assemble(*((span.text, span.style) for span in line))


def rich_lines(drawing: Drawing) -> list[Text]:
    """All lines of a drawing with their styles."""
    return [rich_line(line) for line in drawing]


def print_json(value: Any) -> None:
    """A value for programs, on standard output."""
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")
