"""Windows, themes and languages in which a board is looked at before a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import cycle

from tests.web.daily import every_day
from tests.web.staged import sit
from tests.web.targets import PHONES
from tests.web.test_words_fit import CUT
from tests.web.visitor import Visitor
from zoco.core.log.log import Log

WINDOWS = ((1280, 660), (390, 664), (360, 640), (844, 340), (820, 1180), (1920, 1080))
Size = tuple[int, int]
THEMES = ("light", "dark")
LOCALES = ("en-US", "de-DE")
LOOKS = every_day([(theme, locale) for theme in THEMES for locale in LOCALES], ("light", "en-US"))
"""The theme of the first phase, after which they alternate, and the language."""


def in_turn(first: str) -> Iterable[str]:
    """Both themes in turn."""
    return cycle(THEMES if first == THEMES[0] else THEMES[::-1])


def of_each(phases: int) -> list[list[Size]]:
    """Every day each phase is seen in the smallest windows, and each other window sees a phase."""
    others = [size for size in WINDOWS if size not in PHONES]
    return [[*others[phase::phases], *PHONES] for phase in range(phases)]


def look_through(
    one: Visitor, theme: str, log: Log, see: Callable[[], None], sizes: Iterable[Size]
) -> None:
    """Sit down at a table that stands there, and see it through windows, in which no word is cut;

    axe finds nothing.
    """
    one.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    sit(one, log)
    one.page.locator("section.board [data-choice]").first.wait_for()
    for size in sizes:
        one.resize(size)
        see()
        cut = one.page.evaluate(CUT, "body")
        assert not cut, (size, cut)
    one.accessible()
