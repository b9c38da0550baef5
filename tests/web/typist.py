"""Somebody without mouse and finger: keys alone move the focus, and keys alone decide."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError

from tests.web.listener import read
from tests.web.merchant import flat
from tests.web.progress import Progress
from tests.web.test_a_match import Frames
from tests.web.visitor import ANSWERED, Visitor

Focus = dict[str, Any]
MANY = 240
"""No page has as many stops for the tab key."""

SOON, PRESSES, DOORS = 2_000, 3, 6
EAGER = 0.85
"""How often an offer is accepted that could be raised: matches at random are long enough."""

WORD = re.compile(r"[^\W\d_]{2}")
TALK = ("ask_passage", "take_passage", "agree", "ask")
"""What is said in a dialogue at the side, which may be folded."""

FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const board = one.closest('section.board');
  const { x, y, width, height } = one.getBoundingClientRect();
  window.stops ??= [];
  if (!window.stops.includes(one)) window.stops.push(one);
  return { at: window.stops.indexOf(one), board: board !== null,
    move: one.dataset.move ?? null, piece: one.dataset.piece ?? one.dataset.mover ?? null,
    ways: one.dataset.ways ?? null, gesture: one.dataset.gesture ?? null,
    href: one.getAttribute('href'), held: one.getAttribute('aria-pressed') === 'true',
    main: one.matches('.decision button.main:enabled'), more: one.matches('.track .more'),
    shut: board !== null && one.matches('h2 > button[aria-expanded="false"]'),
    seen: width > 0 && height > 0,
    row: one.matches('[data-choice], [data-move]') && board !== null
      && board.querySelector(':is([data-choice], [data-move])[tabindex="-1"]') !== null };
}"""
"""What has the focus; the script only looks at it."""

ARMED = "(document.activeElement?.matches('.decision button.main:enabled') ?? false)"
ANSWERED_OR_ARMED = f"(ask) => ({ANSWERED})(ask) || {ARMED}"


class Typist:
    """A visitor who only types."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.progress = Progress(visitor.page)
        self.frames = Frames(visitor)
        self.rng = random.Random(seed)

    def type(self, key: str) -> None:
        """Press a key; not for ever, where nothing comes of it."""
        self.progress.pressed()
        self.page.keyboard.press(key)

    # -- the focus ---------------------------------------------------------------------------------

    @property
    def focus(self) -> Focus | None:
        """What has it; nothing, where the page itself has."""
        found: Focus | None = self.page.evaluate(FOCUS)
        return found

    def go(self, wanted: Callable[[Focus], bool], what: object, key: str = "Tab") -> Focus:
        """Press Tab, and arrows where choices stand in a row, until the focus is there."""
        if (found := self.focus) and wanted(found):
            return found
        for _ in range(MANY):
            self.type(key)
            found = self.focus
            if found and not wanted(found) and found["row"]:
                found = self._along(found, wanted)
            if found and wanted(found):
                assert found["seen"], f"what has the focus is not to be seen: {what}"
                return found
        raise AssertionError(f"no key leads to {what}")

    def _along(self, first: Focus, wanted: Callable[[Focus], bool]) -> Focus | None:
        """The other choices of a row that is one stop: arrows go round it."""
        for _ in range(MANY):
            self.type("ArrowRight")
            found = self.focus
            assert found, "an arrow has lost the focus"
            if wanted(found) or found["at"] == first["at"]:
                return found
        raise AssertionError("a row of choices has no end")

    def follow(self, href: str) -> None:
        """A link of the page that is shown, from its first stop on."""
        self.go(lambda one: one["href"] is not None and one["href"].startswith(href), href)
        self.type("Enter")

    def turn_or_end(self) -> bool:
        """Wait until there is something to do; whether it is a turn."""
        with self.progress.waiting():
            return self.visitor.turn_or_end()

    # -- decisions ---------------------------------------------------------------------------------

    def parts(self, kind: str = "must") -> list[dict[str, Any]]:
        """What is asked, without groups."""
        return list(flat(self.frames.step["ask"][kind]))

    def decide(self, most: int | None = None) -> dict[str, Any] | str:
        """Answer what is asked, by one of the first `most` ways; what was chosen."""
        parts = self.parts()
        bundle = next((part for part in parts if part["type"] == "bundle"), None)
        picks = [one["move"] for part in parts if part["type"] == "pick" for one in part["options"]]
        if bundle and not (picks and self.rng.random() < EAGER):
            return self.offer(bundle)
        counts = [part for part in parts if part["type"] == "count"]
        if counts and not (picks and self.rng.random() < EAGER):
            picks = numbered(self.rng.choice(counts))
        return self.make(self.rng.choice(picks[:most]))

    def make(self, move: dict[str, Any]) -> dict[str, Any]:
        """This move, wherever the board has it; others may disturb it, by an offer for example."""
        for _ in range(PRESSES):
            self._lead_to(move)
            if self._answers():
                return move
        raise AssertionError(f"no key makes {move}, with the focus at {self.focus}")

    @property
    def name(self) -> str:
        """How what has the focus is called to who listens."""
        return next(read(self.page.locator(":focus").aria_snapshot()).all()).inside[0].name

    def _lead_to(self, move: dict[str, Any]) -> None:
        if "start" in move:
            self._take_in_hand(move)
        wanted = plain(move)

        def leads(one: Focus) -> bool:
            ways = [plain(way) for way in json.loads(one["ways"] or "[]")]
            more = move["type"] == "tip" and one["more"]
            folded = move["type"] in TALK and one["shut"]
            return is_move(one, wanted) or wanted in ways or more or folded

        for _ in range(DOORS):
            if is_move(self.go(leads, move), wanted):
                break
            self.type("Enter")  # to what stands behind it
            self.visitor.settle()
        else:
            raise AssertionError(
                f"Enter leads no further to {move}, with the focus at {self.focus}"
            )
        assert WORD.search(self.name), f"{move} is called “{self.name}”"

    def _take_in_hand(self, move: dict[str, Any]) -> None:
        name = f"{'camel' if 'camel' in move['type'] else move['colour']}.{move['start']}"
        wanted = plain(move)

        def leads(one: Focus) -> bool:
            ways = [plain(way) for way in json.loads(one["ways"] or "[]")]
            return one["piece"] == name or is_move(one, wanted) or wanted in ways

        found = self.go(leads, move)
        if found["piece"] == name and not found["held"]:
            self.type("Enter")

    def offer(self, part: dict[str, Any]) -> str:
        """More gems than the last offer: laid one by one, or as few as will do by its key."""
        if self.rng.random() < 0.5:
            assert self._answers("m")
            return "smallest"
        for kind, count in enumerate(part["stock"]):
            for _ in range(count):
                self.type(f"Digit{kind + 1}")
        self.go(lambda one: one["gesture"] == "raise", "raise")
        assert self._answers()
        return "whole stock"

    def _answers(self, key: str = "Enter") -> bool:
        """Do what has the focus; the bar does what is final, and gets the focus for it."""
        ask = self.page.locator("[data-ask]").get_attribute("data-ask")
        for _ in range(PRESSES):
            self.type(key)
            key = "Enter"
            try:
                self.page.wait_for_function(ANSWERED_OR_ARMED, arg=ask, timeout=SOON)
            except TimeoutError:
                continue  # a press that only looks is followed by one that does
            if self.page.evaluate(ARMED) and not self.page.evaluate(ANSWERED, ask):
                self.type("Enter")
                self.page.wait_for_function(ANSWERED, arg=ask)
            return True
        return False


def is_move(one: Focus, wanted: str) -> bool:
    """Whether a press on it would make this move."""
    return one["move"] is not None and plain(json.loads(one["move"])) == wanted


def plain(move: Any) -> str:
    """One spelling for each move."""
    return json.dumps(move, sort_keys=True)


def numbered(part: dict[str, Any]) -> list[dict[str, Any]]:
    """The moves with the numbers that are free."""
    numbers = range(part["low"], part["high"] + 1)
    return [{**part["move"], part["field"]: one} for one in numbers if one not in part["taken"]]
