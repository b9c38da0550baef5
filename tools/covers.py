"""The covers of the games as pictures for previews of links: `python tools/covers.py` draws them.

Chat programs show no SVG; so these lie in `web/public`, from where the build takes them along.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.chromium import ARGUMENTS, chromium  # noqa: E402

SIZE: ViewportSize = {"width": 800, "height": 420}
"""The shape that all of them show whole."""
PAGE = "<style>body{{margin:0}}img{{display:block;width:100vw;height:100vh}}</style><img src='{}'>"


def main() -> None:
    """Draw every cover, by day."""
    target = ROOT / "web" / "public" / "assets"
    target.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport=SIZE, color_scheme="light")
        for cover in sorted((ROOT / "web" / "src" / "boards").glob("*/cover.svg")):
            frame = ROOT / ".cover.html"
            frame.write_text(PAGE.format(cover.as_uri()))
            page.goto(frame.as_uri())
            page.screenshot(path=target / f"cover-{cover.parent.name}.png")
            frame.unlink()
        browser.close()


if __name__ == "__main__":
    main()
