"""The three ways to decide on a drawn board, in turn: by mouse, by finger, by keyboard."""

from __future__ import annotations

from itertools import cycle

from playwright.sync_api import Locator, expect

from tests.web.visitor import ANSWERED, Visitor

MAIN = ".decision button.main"
INPUTS = ("mouse", "touch", "keys")


class Hands:
    """Decides by the next input in turn, and remembers how often by which."""

    def __init__(self, inputs: tuple[str, ...] = INPUTS) -> None:
        self._next = cycle(inputs)
        self.used = dict.fromkeys(inputs, 0)

    def decide(self, one: Visitor, choice: Locator, *, by_bar: bool = False) -> str:
        """Look at a choice, then do it; `by_bar`: only the button of the decision bar does it."""
        ask = one.page.locator("[data-ask]").get_attribute("data-ask")
        how = next(self._next)
        main = one.page.locator(MAIN)
        match how:
            case "mouse":
                choice.hover()
                expect(main).to_be_enabled()
                (main if by_bar else choice).click()
            case "touch":
                choice.tap()
                expect(main).to_be_enabled()
                (main if by_bar else choice).tap()
            case _:
                one.page.keyboard.press("Shift")
                choice.focus()
                expect(main).to_be_enabled()
                (main if by_bar else choice).press("Enter")
        one.page.wait_for_function(ANSWERED, arg=ask)
        self.used[how] += 1
        return how
