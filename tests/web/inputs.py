"""The three ways to decide on a drawn board, in turn: by mouse, by finger, by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import Locator, expect

from tests.web.visitor import ANSWERED, Visitor

MAIN = ".decision button.main"
INPUTS = ("mouse", "touch", "keys")
DOES: dict[str, Callable[[Locator], None]] = {
    "mouse": lambda it: it.click(),
    "touch": lambda it: it.tap(),
    "keys": lambda it: it.press("Enter"),
}


class Hands:
    """Decides by the next input in turn, and remembers how often by which."""

    def __init__(self, inputs: tuple[str, ...] = INPUTS) -> None:
        self._next = cycle(inputs)
        self.used = dict.fromkeys(inputs, 0)

    def decide(self, one: Visitor, choice: Locator, *, by_bar: bool = False) -> str:
        """Look at a choice, then do it; `by_bar`: a press is a look, and only the bar does it."""
        ask = one.page.locator("[data-ask]").get_attribute("data-ask")
        how = next(self._next)
        main = one.page.locator(MAIN)
        if how == "mouse":
            one.page.mouse.move(0, 0)
            choice.click() if by_bar else choice.hover()
        elif how == "touch":
            choice.tap()
        else:
            one.page.keyboard.press("Shift")
            choice.press("Enter") if by_bar else choice.focus()
        expect(main).to_be_enabled()
        DOES[how](main if by_bar else choice)
        one.page.wait_for_function(ANSWERED, arg=ask)
        self.used[how] += 1
        return how
