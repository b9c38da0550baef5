"""How long a position of a long match takes to be shown in the replay, and what stays in memory.

python bench/scrub.py [GAME ...] [--seats N]

Bots play a match in the library; a page goes to each of 60 positions across it. A position counts
as shown when the frame after its drawing is there; the processor time of the page's main thread is
told too, which does not depend on what else the machine does. Then the whole match is walked
through three times: the heap after each, with rubbish collected, tells whether anything grows.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from zoco.core.log.log import Log
from zoco.games import metas

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.chromium import ARGUMENTS, chromium  # noqa: E402
from tests.web.house import serving  # noqa: E402
from tests.web.positions import played  # noqa: E402

JUMPS, WALKS = 60, 3
GO = """ply => new Promise(done => {
  const slider = document.querySelector('input[type=range]'), began = performance.now();
  slider.value = ply;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
})"""


def heap(page: Page) -> float:
    """What JavaScript holds, in megabytes, without what is only waiting to be collected."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: Any = session.send("Runtime.getHeapUsage")
    session.detach()
    return float(used["usedSize"]) / 1e6


class Found(NamedTuple):
    """Milliseconds of each jump, by the clock and of the processor; the heap after each walk."""

    shown: list[float]
    worked: list[float]
    heaps: list[float]


def worked(session: CDPSession) -> float:
    """Milliseconds that the main thread has worked so far."""
    found: Any = session.send("Performance.getMetrics")
    return 1000 * float(
        next(it["value"] for it in found["metrics"] if it["name"] == "TaskDuration")
    )


def measured(browser: Browser, base: str, log: Log) -> Found:
    """Jump about in a match, then walk through it."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    text = log.dumps().decode()
    made = context.request.post(f"{base}/api/tables/import", data={"log": text}).json()
    page = context.new_page()
    page.goto(f"{base}/table/{made['table']['id']}/replay/0")
    page.wait_for_selector("[data-ply] section.board :is(svg, canvas)")
    page.wait_for_selector(".chart path", state="attached", timeout=120_000)
    order = [(37 * jump * log.ply // JUMPS) % log.ply for jump in range(JUMPS)]
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    shown, works = [], []
    for ply in order:
        before = worked(session)
        shown.append(float(page.evaluate(GO, ply)))
        works.append(worked(session) - before)
    heaps = []
    for _ in range(WALKS):
        for ply in range(log.ply + 1):
            page.evaluate(GO, ply)
        heaps.append(heap(page))
    context.close()
    return Found(shown, works, heaps)


def told(times: list[float]) -> str:
    """Median, 95th of a hundred and worst."""
    high = sorted(times)[int(0.95 * len(times))]
    return f"{statistics.median(times):.0f}, {high:.0f}, {max(times):.0f} ms"


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[meta.key for meta in metas()])
    parser.add_argument("--seats", type=int, default=3, help="more of them make more plies")
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in wanted.games:
            log = played(game, wanted.seats)
            found = measured(browser, base, log)
            print(
                f"{game}: {log.ply} plies, shown {told(found.shown)}, processor "
                f"{told(found.worked)}, heap {', '.join(f'{it:.1f}' for it in found.heaps)} MB"
            )
        browser.close()


if __name__ == "__main__":
    main()
