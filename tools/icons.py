"""Draw the icons of the installed page out of its one drawing: `python tools/icons.py`.

A maskable icon is cut to any shape, so that its drawing stands small on a ground without edges;
phones of Apple cut corners off, too.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.chromium import ARGUMENTS, chromium  # noqa: E402

PUBLIC = ROOT / "web" / "public"
GROUND = "#f2e1bf"
ICONS = (
    ("icon-192", 192, 1.0, "transparent"),
    ("icon-512", 512, 1.0, "transparent"),
    ("icon-maskable-512", 512, 0.72, GROUND),
    ("icon-180", 180, 0.84, GROUND),
)
"""Name, size in pixels, how much of it the drawing fills, and what lies behind."""


def page_of(size: int, share: float, ground: str) -> str:
    """The drawing in the middle of its ground."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    side = round(size * share)
    return f"""<style>
      body {{ margin: 0; width: {size}px; height: {size}px; display: grid; place-items: center;
        background: {ground}; }}
      svg {{ width: {side}px; height: {side}px; }}
    </style>{drawing}"""


def main() -> None:
    """Write all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, size, share, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(size, share, ground))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
