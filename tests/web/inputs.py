"""The three ways to decide on a drawn board, in turn: by mouse, by finger, by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

from playwright.sync_api import Locator, TimeoutError

from tests.web.visitor import ANSWERED, Visitor

MAIN = ".decision button.main"
SOON, LOOKS = 3_000, 4
LOOKED_OR_ANSWERED = f"""(ask) => ({ANSWERED})(ask) ||
  document.querySelector('.decision button.main')?.disabled === false"""
INPUTS = ("mouse", "touch", "keys")
DOES: dict[str, Callable[[Locator], None]] = {
    "mouse": lambda it: it.click(),
    "touch": lambda it: it.tap(),
    "keys": lambda it: it.press("Enter"),
}


class Hands:
    """Decides by the next input in turn, which is `coming`, and remembers how often by which."""

    def __init__(self, inputs: tuple[str, ...] = INPUTS) -> None:
        self._next = cycle(inputs)
        self.coming = next(self._next)
        self.used = dict.fromkeys(inputs, 0)

    def decide(self, one: Visitor, choice: Locator, *, by_bar: bool = False) -> str:
        """Look at a choice, then do it; `by_bar`: a press is a look, and only the bar does it."""
        ask = one.page.locator("[data-ask]").get_attribute("data-ask")
        how, self.coming = self.coming, next(self._next)
        main = one.page.locator(MAIN)
        # A press that ends a scene does nothing else, and a board that is drawn anew under a
        # resting pointer is not looked at: people look once more.
        for _ in range(LOOKS):
            look(one, choice, how, by_bar)
            if soon(one, ask):
                break
        else:
            raise AssertionError(f"by {how} nothing can be done about {ask}: {choice}")
        if not one.page.evaluate(ANSWERED, ask):  # a second tap is a deed, if the first was a look
            DOES[how](main if by_bar else choice)
        one.page.wait_for_function(ANSWERED, arg=ask)
        self.used[how] += 1
        return how


def look(one: Visitor, choice: Locator, how: str, by_bar: bool) -> None:
    """Look at a choice: by pointer, by a tap or by focus; by a press, where that does no more."""
    if how == "mouse":
        one.page.mouse.move(0, 0)
        choice.click() if by_bar else choice.hover()
    elif how == "touch":
        choice.tap()
    else:
        one.page.keyboard.press("Shift")
        choice.blur()  # what has the focus already would not get it once more
        choice.press("Enter") if by_bar else choice.focus()


def soon(one: Visitor, ask: str | None) -> bool:
    """Whether the bar can be pressed in a moment, or the second look was a deed."""
    try:
        one.page.wait_for_function(LOOKED_OR_ANSWERED, arg=ask, timeout=SOON)
    except TimeoutError:
        return False
    return True
