"""The pictures of the README: pages and boards as they are, taken from real positions.

python tools/pictures.py [NAME ...]

Names are those below, all of them if none is given. Pictures go to `docs/images`, as WebP: together
they must stay below a megabyte and a half, which is told at the end.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from zoco.games import metas

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.chromium import ARGUMENTS, chromium  # noqa: E402
from tests.web.house import serving  # noqa: E402
from tools.corners import pages  # noqa: E402
from tools.sheet import Setting, opened, phases  # noqa: E402
from tools.spots import Spot  # noqa: E402

IMAGES = ROOT / "docs" / "images"
MOST = 1_500_000
QUALITY = 88


def statistics(page: Page) -> None:
    """Open the figures of a match that is over."""
    page.get_by_role("button", name="Statistics", exact=True).click()
    page.wait_for_selector("[data-statistics] .bar")
    page.wait_for_selector("dialog [role=status]:not(:has-text('being'))", state="attached")


class Picture(NamedTuple):
    """What is on a picture: a page, or a phase of a game, and how it is looked at."""

    what: str
    spot: str
    setting: Setting
    before: Callable[[Page], None] | None = None


DAY = Setting("1280x660", "light", "en", "plain")
NIGHT = DAY._replace(theme="dark")
PHONE = NIGHT._replace(window="390x664")
PICTURES = {
    "table": Picture("suleika", "lay_carpet looking", DAY),
    "start": Picture("pages", "start", NIGHT),
    "phone": Picture("suleika", "lay_carpet looking", PHONE),
    "basari": Picture("basari", "answer_offer looking", NIGHT),
    "bazaar": Picture("bazaar", "roll_or_exchange looking", PHONE._replace(theme="light")),
    "scheherazade": Picture("scheherazade", "lead_bedouins looking", DAY),
    "statistics": Picture("basari", "end", DAY, statistics),
    "words": Picture("basari", "answer_offer looking", DAY._replace(mode="words")),
}


def spots(browser: Browser, base: str, what: str) -> dict[str, Spot]:
    """All that can be looked at of a game, or of the pages, by name."""
    wanted = Namespace(seats=None, seed="7", phases=(), eyes=("mover",))
    found = pages(browser, base) if what == "pages" else phases(browser, base, what, wanted)
    return {spot.name: spot for spot in found}


def taken(browser: Browser, base: str, spot: Spot, picture: Picture) -> bytes:
    """The window with the page in it, as WebP."""
    learned = dict.fromkeys((meta.key for meta in metas()), "")  # nothing is offered to be learned
    page = opened(browser, base, spot, picture.setting, learn=learned)
    if picture.before is not None:
        picture.before(page)
    session = page.context.new_cdp_session(page)
    shot: Any = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    page.context.close()
    return base64.b64decode(shot["data"])


def main() -> None:
    """Take the pictures that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(PICTURES))
    names = parser.parse_args().names
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        known: dict[str, dict[str, Spot]] = {}
        for name in names:
            picture = PICTURES[name]
            if picture.what not in known:
                known[picture.what] = spots(browser, base, picture.what)
            spot = known[picture.what][picture.spot]
            (IMAGES / f"{name}.webp").write_bytes(taken(browser, base, spot, picture))
        browser.close()
    size = sum(file.stat().st_size for file in IMAGES.iterdir())
    print(f"{size / 1e6:.2f} MB of {MOST / 1e6} MB")
    sys.exit(size > MOST)


if __name__ == "__main__":
    main()
