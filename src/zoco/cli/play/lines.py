"""Lines that people type; the end of input is a wish to leave."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console
from rich.text import Text


class Leave(Exception):
    """Somebody wishes to stop here."""


class Left(Exception):
    """The match stops here: it is saved, or given up."""


class Lines:
    """Asks for one line at a time."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._typed = sys.stdin.isatty()
        self._early = ""
        if self._typed:
            # Arrow keys and history, by being imported; Windows has its own and no readline.
            with suppress(ImportError):
                import readline  # noqa: F401

    def ask(self, prompt: str) -> str:
        """The next line, without the blanks around it; raises `Leave` at the end of input."""
        if self._early:
            line, self._early = self._early, ""
            self._console.print(Text(prompt + line), soft_wrap=True)
            return line
        try:
            return (input(prompt) if self._typed else self._echoed(prompt)).strip()
        except EOFError:
            self._console.print()
            raise Leave from None

    def pause(self, prompt: str) -> None:
        """Wait for Enter; whoever types more answers what is asked next."""
        self._early = self.ask(prompt)

    def forget(self) -> None:
        """What one person typed is not for the next to call back by an arrow key."""
        self._early = ""
        if self._typed:
            with suppress(ImportError, AttributeError):  # some readlines cannot forget
                import readline

                readline.clear_history()

    def _echoed(self, prompt: str) -> str:
        """Input from a file or pipe is shown, so that the output reads like a conversation."""
        self._console.print(Text(prompt), end="", soft_wrap=True)
        line = input()
        self._console.print(Text(line))
        return line
