"""How long a whole match takes against bots, for somebody who thinks a while about each decision.

python tools/whole.py [basari|basari_cards|...] [--matches 5] [--think 5] [--pace brisk]
    [--level trader] [--at-once 3]

A real page at a real server, against three bots; what it plays comes from a fourth that sees no
more than the page. What it need not answer it waves off as soon as it is shown.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic, sleep
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Route, sync_playwright

from zoco.bots.bot import UNTIMED
from zoco.bots.registry import bot
from zoco.core.codec import from_json, to_json
from zoco.games import load, metas

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.chromium import ARGUMENTS, chromium  # noqa: E402
from tests.web.house import serving  # noqa: E402
from tests.web.visitor import ANSWERED, END, Visitor  # noqa: E402
from tools.waits import SEATS, USUAL, WATCH  # noqa: E402

MAY = {"basari": 12, "basari_cards": 10}
"""Minutes that the median of a game may take."""

ENDED_OR_ANSWERED = f"(ask) => document.querySelector('{END}') || ({ANSWERED})(ask)"


class Whole(NamedTuple):
    """One match: how long it took, and what of it its person waited for others, in seconds."""

    took: float
    decisions: int
    waited: float


class Adviser:
    """Answers the page's question for a hint with what a bot would do that sees what it sees."""

    def __init__(self, one: Visitor, table: str, game: str, level: str) -> None:
        self._visitor, self._table, self._game = one, table, load(game)
        self._bot, self._rng = bot(self._game, level), Random(table)

    def answer(self, route: Route) -> None:
        """What the house would have answered, but by this bot."""
        choice = {"move": json.loads(to_json(self._move())), "share": None, "reason": None}
        route.fulfill(json={"choices": [choice]})

    def _move(self) -> Any:
        view = from_json(self._game, "view", json.dumps(self._view()))
        musts = self._game.musts(self._game.imagine(view, self._rng), view.seat)
        return self._bot.choose(view, musts, self._rng, UNTIMED)

    def _view(self) -> dict[str, Any]:
        """The newest position, with what travels once."""
        ply = self._visitor.seq  # nothing is taken back
        path = f"{self._visitor.base}/api/tables/{self._table}/replay/{ply}?seat=0"
        found = self._visitor.context.request.get(path).json()
        once = {name: found[name] for name in ("edition", "recalled")}
        return {**found["frame"]["view"], **once}


def played(wanted: Any, base: str, game: str, _: int) -> Whole:
    """One match, in a browser of its own."""
    with sync_playwright() as it:
        browser = it.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            return _played(browser, wanted, base, game)
        finally:
            browser.close()


def _played(browser: Browser, wanted: Any, base: str, game: str) -> Whole:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-US", bypass_csp=True
    )
    context.add_init_script(WATCH)
    settings = {"name": "Ada", "pace": wanted.pace, "sound": False, "hints": "on"}
    one = Visitor(context, base, settings)
    table = one.table(game, SEATS, bots={str(seat): wanted.level for seat in range(1, SEATS)})
    one.page.route("**/hint", Adviser(one, table, game, wanted.level).answer)
    one.post(f"/{table}/start")
    began, decisions = monotonic(), 0
    one.visit(f"/table/{table}")
    while one.turn_or_end():
        decide(one.page, monotonic() + wanted.think)
        decisions += 1
    took = monotonic() - began
    one.check()
    return Whole(took, decisions, sum(it["ms"] for it in one.page.evaluate("window.waits")) / 1000)


def decide(page: Page, at: float) -> None:
    """Play what the bot advises at this moment, and not before."""
    ask = page.locator("[data-ask]").get_attribute("data-ask")
    page.get_by_role("button", name="Hint", exact=True).click()
    main = page.get_by_role("button", name="Play it")
    main.wait_for()
    sleep(max(0.0, at - monotonic()))
    main.click()
    page.wait_for_function(ENDED_OR_ANSWERED, arg=ask, timeout=0)


def row(game: str, found: list[Whole]) -> str:
    """One line of the table."""
    minutes = [one.took / 60 for one in found]
    middle = median(minutes)
    kept = "–" if game not in MAY else "yes" if middle <= MAY[game] else "NO"
    asked = median(one.decisions for one in found)
    waited = median(one.waited for one in found) / 60
    spread = f"{min(minutes):.1f}–{max(minutes):.1f}"
    return (
        f"| {game} | {len(found)} | {middle:.1f} min | {spread} | {asked} | {waited:.1f} | {kept} |"
    )


def main(given: Sequence[str] | None = None) -> None:
    """Print the table; each match goes to standard error as soon as it is over."""
    wanted = parsed(given)
    print("| game | matches | median | least and most | decisions | waited (min) | kept |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as data, serving(Path(data), *USUAL) as base:
        for game in wanted.games:
            found = []
            with ThreadPoolExecutor(wanted.at_once) as pool:
                for one in pool.map(partial(played, wanted, base, game), range(wanted.matches)):
                    print(f"{game}: {one}", file=sys.stderr, flush=True)
                    found.append(one)
            print(row(game, found), flush=True)


def parsed(given: Sequence[str] | None) -> argparse.Namespace:
    """What to measure."""
    keys = [meta.key for meta in metas()]
    parser = argparse.ArgumentParser(description="How long a whole match takes against bots.")
    parser.add_argument("games", nargs="*", help=f"of {', '.join(keys)}; all if none is named")
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--think", type=float, default=5, help="seconds before each decision")
    parser.add_argument("--pace", default="brisk")
    parser.add_argument("--level", default="trader")
    parser.add_argument("--at-once", type=int, default=3, help="more would slow the scenes")
    wanted = parser.parse_args(given)
    wanted.games = wanted.games or keys
    return wanted


if __name__ == "__main__":
    main()
