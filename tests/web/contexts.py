"""Contexts of the browser, used again: a page that was there before costs half the work to load.

What can be taken back is taken back after each test: nothing is kept, the page is loaded anew. What
cannot (a script for every page, a line cut, a clock that is held) ends a context with its test.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

from tests.web.visitor import GONE, RESTING, Visitor

KEPT = 4
"""So many wait for the next visitor: each holds a process."""

EMPTIED = """() => {
  localStorage.clear();
  sessionStorage.clear();
  return [Date, setTimeout, requestAnimationFrame, WebSocket].every(
    (one) => String(one).includes('[native code]'),
  );
}"""
"""Nothing is kept; whether clock and sockets are those of the browser."""


Waiting = list[tuple[str, BrowserContext]]


class Way(NamedTuple):
    """How somebody comes: who came before in the same way left what this one can use."""

    address: str
    settings: dict[str, Any]
    more: dict[str, Any]

    @property
    def key(self) -> str:
        return json.dumps(self, sort_keys=True)


class Contexts:
    """Those of one browser that wait for somebody, the last that was left at the end."""

    def __init__(self, browser: Browser, waiting: Waiting) -> None:
        self.browser = browser
        self.waiting = waiting

    def come(
        self, way: Way, size: ViewportSize, headers: dict[str, str], first: bool = False
    ) -> BrowserContext:
        """A context for somebody, with a window of this size, in which nobody was if wanted."""
        for at, (key, context) in enumerate(self.waiting):
            if key == way.key and not first:
                del self.waiting[at]
                context.set_extra_http_headers(headers)
                context.pages[0].set_viewport_size(size)
                return context
        return self.browser.new_context(viewport=size, extra_http_headers=headers, **way.more)

    def leave(self, way: Way, one: Visitor, context: BrowserContext) -> None:
        """Keep this one for the next who comes the same way, if it can be emptied."""
        one.leave()
        if one.altered or context.pages != [one.page] or not emptied(one.page, way):
            context.close()
            return
        self.waiting.append((way.key, context))
        while len(self.waiting) > KEPT:
            self.waiting.pop(0)[1].close()


def emptied(page: Page, way: Way) -> bool:
    """Whether nothing of who was here is left."""
    try:
        page.unroute_all(behavior="ignoreErrors")
        page.emulate_media(
            media="null",
            color_scheme=way.more.get("color_scheme", "light"),
            reduced_motion=way.more.get("reduced_motion", "no-preference"),
            forced_colors=way.more.get("forced_colors", "none"),
        )
        page.goto(way.address + RESTING, timeout=GONE)
        page.context.clear_cookies()
        return bool(page.evaluate(EMPTIED))
    except Error:  # it was closed, or does not let go
        return False
