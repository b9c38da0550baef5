"""Whoever makes what a contact sheet shows, and what is to be seen of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tools.scenes import Scene
from zoco.core.log.log import Log

NAMES = ("Nora", "Ben", "Amina", "Basim", "Leyla", "Dalila")
LEVEL = "novice"
PATIENCE = 120_000
"""Where much else is computed pictures may take their time."""
Happening = Callable[[Page], object]


class Spot(NamedTuple):
    """Something to look at: where it is, whose cookies see it, whether a choice is held up there,

    or a scene held still; and what is pressed before, one after the other. Something may happen
    before it is opened, and after that.
    """

    name: str
    path: str
    state: Any
    looking: bool = False
    scene: Scene | None = None
    pressed: tuple[str, ...] = ()
    before: Happening | None = None
    after: Happening | None = None


class Guest:
    """Somebody who makes tables over the wire, and whose cookies a browser can borrow."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._context = browser.new_context()
        self._base = base

    def post(self, path: str, **body: Any) -> Any:
        """What the server answers."""
        address = f"{self._base}/api/tables{path}"
        answer = self._context.request.post(address, data=body, timeout=PATIENCE)
        assert answer.ok, answer.text()
        return answer.json()

    def imported(self, log: Log, ply: int) -> str:
        """A table after so many plies of a match; its id."""
        head = Log(log.game, log.header)
        for entry in log.line[:ply]:
            head.append(entry.seat, entry.move)
        return str(self.post("/import", log=head.dumps().decode())["table"]["id"])

    def sitting(self, log: Log, ply: int, seat: int) -> str:
        """The same, where this guest holds a seat and bots the others."""
        table = self.imported(log, ply)
        self.post(f"/{table}/join", name=NAMES[0], seat=seat)
        self.post(f"/{table}/start", fill=LEVEL)
        return table

    def spot(self, name: str, path: str, *pressed: str, script: str = "") -> Spot:
        """A page as this guest sees it, which begins with a script."""

        def begin(page: Page) -> None:
            page.add_init_script(script)

        return Spot(name, path, self._context.storage_state(), pressed=pressed, before=begin)
