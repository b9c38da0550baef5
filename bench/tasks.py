"""How long the tasks of scenes are on a slow device, in time of the processor.

python bench/tasks.py [GAME ...] [--decisions 12]

A page of 390×664 plays what the house advises, against three Traders at the default pace, and
Chromium traces its main thread. What a task costs the processor is told four times as long, as on
a device at a quarter of the speed: unlike a clock it does not count what else this machine does.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from bisect import bisect_right
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from zoco.games import metas

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.chromium import ARGUMENTS, chromium  # noqa: E402
from tests.web.house import serving  # noqa: E402
from tests.web.visitor import Visitor  # noqa: E402

SLOWER = 4
MOST = 100
SEATS = 4
TASKS = "ThreadControllerImpl::RunTask"
CATEGORIES = ["toplevel", "blink.user_timing"]
STAGED = """() => {
  let was = null;
  new MutationObserver(() => {
    const now = document.querySelector('[data-staged]')?.dataset.staged;
    if (now !== was) performance.mark(`staged-${(was = now)}`);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-staged'] });
}"""


def traced(browser: Browser, base: str, game: str, decisions: int) -> list[dict[str, Any]]:
    """What Chromium notes while so many decisions and all scenes between them pass."""
    context = browser.new_context(viewport={"width": 390, "height": 664})
    settings = {"pace": "brisk", "name": "Ada", "sound": False, "steady": True, "hints": "on"}
    ada = Visitor(context, base, settings)
    table = ada.table(game, SEATS, bots={str(seat): "trader" for seat in range(1, SEATS)})
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    ada.asked()
    ada.page.evaluate(STAGED)
    browser.start_tracing(page=ada.page, categories=CATEGORIES)
    for _ in range(decisions):
        if ada.turn_or_end():
            ada.take_advice()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return list(events)


def tasks(events: list[dict[str, Any]]) -> list[float]:
    """The tasks in scenes, and those that begin one, in milliseconds of a slow device."""
    main = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    marks = sorted((one["ts"], one["name"]) for one in events if one["name"].startswith("staged-"))
    times = [at for at, _ in marks]

    def staged(at: float) -> bool:
        before = bisect_right(times, at)
        return before > 0 and marks[before - 1][1] == "staged-true"

    return sorted(
        SLOWER * one["tdur"] / 1000
        for one in events
        if one["name"] == TASKS
        and (one["pid"], one["tid"]) in main
        and "tdur" in one
        and (staged(one["ts"]) or staged(one["ts"] + one["dur"]))
    )


def main() -> None:
    """A line of the table for each game."""
    keys = [meta.key for meta in metas()]
    parser = argparse.ArgumentParser(description="How long the tasks of scenes are.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(keys)}")
    parser.add_argument("--decisions", type=int, default=12)
    wanted = parser.parse_args()
    print("| game | tasks in scenes | longest three (ms) | over 100 ms |")
    print("| --- | --- | --- | --- |")
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as base,
        sync_playwright() as it,
    ):
        browser = it.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in wanted.games or keys:
            found = tasks(traced(browser, base, game, wanted.decisions))
            last = ", ".join(f"{ms:.0f}" for ms in reversed(found[-3:]))
            over = sum(ms > MOST for ms in found)
            print(f"| {game} | {len(found)} | {last} | {over} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
