"""From the click on "Play now" to the board, in a slow browser on a slow line.

python bench/click.py [GAME ...] [--rounds 5]

Chromium computes at a quarter of its speed and loads 1.6 Mbit/s with 150 ms to the server and
back; sockets are not slowed down by it. Each round is a new visitor whose cache is empty; the
pointer presses where it arrives, so that nothing was loaded before. The median counts.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from zoco.games import metas

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.chromium import ARGUMENTS, chromium  # noqa: E402
from tests.web.house import serving  # noqa: E402

NUMBERS = count()
MOST = 2.5
SLOWER = 4
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 1_600_000 / 8,
}
CLICKED = "addEventListener('click', () => { window.clicked ??= performance.now(); }, true)"
BOARD = "[data-seq] section.board :is(svg, canvas, [data-move], .aspects)"
SHOWN = f"() => document.querySelector('{BOARD}') && performance.now() - window.clicked"


def once(browser: Browser, base: str, game: str) -> float:
    """Seconds from the click to the board, for somebody who was never here."""
    # Each from an address of their own, as a proxy would tell it: tables are limited per address.
    address = {"X-Forwarded-For": f"10.0.{next(NUMBERS)}.1"}
    context = browser.new_context(
        viewport={"width": 1280, "height": 660}, extra_http_headers=address
    )
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Network.enable")
    slow.send("Network.emulateNetworkConditions", LINE)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(base)
    button = page.locator(f"article[data-game={game}] [data-way=bots]")
    button.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(CLICKED)
    button.click()
    took = float(page.wait_for_function(SHOWN, polling="raf").json_value())
    context.close()
    return took / 1000


def main() -> None:
    """Measure the games that are named, or all."""
    keys = [meta.key for meta in metas()]
    parser = argparse.ArgumentParser(description="From the click to the board.")
    parser.add_argument("games", nargs="*", help=f"of {', '.join(keys)}; all if none is named")
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as base,
        sync_playwright() as it,
    ):
        browser = it.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in wanted.games or keys:
            took = sorted(once(browser, base, game) for _ in range(wanted.rounds))
            median = statistics.median(took)
            met = "met" if median <= MOST else "missed"
            print(f"{game}: {median:.2f} s ({took[0]:.2f}–{took[-1]:.2f}), {MOST} s {met}")
        browser.close()


if __name__ == "__main__":
    main()
