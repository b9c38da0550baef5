"""Contact sheets: pages and phases of play in many windows, themes, languages and modes.

python tools/sheet.py [suleika|basari|...|pages ...] [--windows 1280x660,390x664] [--themes light]
    [--languages en,de] [--modes plain,deuteranopia] [--seats 4] [--seed 7] [--phases direct,end]
    [--eyes mover,hinted,rival,spectator,later]

Positions are real ones: bots play a match in the library, its log is cut where a phase asks a
seat, and the server takes the log in. Pictures go to `sheets/`, which is not kept.
"""

from __future__ import annotations

import argparse
import html
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import count, product
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import zoco
from zoco.core.log.log import Log
from zoco.games import metas

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.chromium import ARGUMENTS, chromium  # noqa: E402
from tests.web.house import serving  # noqa: E402
from tests.web.staged import ended  # noqa: E402
from tools.corners import pages  # noqa: E402
from tools.positions import END, moments, positions  # noqa: E402
from tools.scenes import hold  # noqa: E402
from tools.spots import LEVEL, NAMES, PATIENCE, Guest, Spot  # noqa: E402

SHEETS = ROOT / "sheets"
SINGLE = SHEETS / "single"
Rows = dict[str, dict[str, Path]]
WINDOWS = ("1280x660", "390x664", "360x640", "844x340", "820x1180", "1920x1080")
THEMES = ("light", "dark")
LANGUAGES = ("en", "de")
VISION = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
LIVE = ("plain", *VISION, "forced")
"""Modes between which an open page can be turned."""
MODES = (*LIVE, "reduced", "zoom", "words")
EYES = ("mover", "hinted", "rival", "spectator", "later")
"""Who is asked, also with a hint, who is not, who watches, and who looks back from the end."""
HINT = "button:has(use[href$=hint])"
PAGES = "pages"
STILL = 500
CHOICE = "section.board [data-move]:visible"
PIECE = "section.board [data-piece]"
"""Taken in hand before a field is looked at, where no door stands open."""
DOOR, FIELD = "section.board [data-room][data-move]", "section.board [data-field][data-choice]"
NUMBER = "section.board :is(.cloth, .track) [data-choice]:not([aria-disabled=true])"
"""Pressed, for a look at a number is a press."""
NUMBERS = count()


class Setting(NamedTuple):
    """How a page is looked at."""

    window: str
    theme: str
    language: str
    mode: str


# -- what is looked at -----------------------------------------------------------------------------


def phases(browser: Browser, base: str, key: str, wanted: argparse.Namespace) -> Iterator[Spot]:
    """The phases and moments of a game, each at a table of its own."""
    most = max(next(meta.seats for meta in metas() if meta.key == key))
    found = positions(key, wanted.seats or min(4, most), wanted.seed)
    for phase, seat, log, scene, back in (*found, *moments(key)):
        if wanted.phases and phase not in wanted.phases:
            continue
        guest = Guest(browser, base)
        made = guest.post("/import", log=log)["table"]
        table, alone = made["id"], len(made["seats"]) == 1
        if phase == END:
            yield guest.spot(phase, f"/table/{table}")
            continue
        if seat is None:
            yield guest.spot(phase, f"/table/{table}/replay/{back}")._replace(scene=scene)
            continue
        guest.post(f"/{table}/join", name=NAMES[seat], seat=seat)
        if {"rival", "spectator"} & set(wanted.eyes) and not alone and not scene:
            yield from others(browser, base, guest, (phase, table, seat), wanted.eyes)
        if "later" in wanted.eyes and not scene:
            yield later(guest, phase, zoco.Log.loads(log.encode()))
        guest.post(f"/{table}/start", fill=LEVEL)
        spot = guest.spot(phase, f"/table/{table}")
        if scene:
            yield spot._replace(scene=scene)
        elif "mover" in wanted.eyes:
            yield spot
            yield spot._replace(name=f"{phase} looking", looking=True)
        if "hinted" in wanted.eyes and not scene:
            yield spot._replace(name=f"{phase} hinted", pressed=(HINT,))


def others(
    browser: Browser, base: str, host: Guest, asked: tuple[str, str, int], eyes: Sequence[str]
) -> Iterator[Spot]:
    """A phase as who is not asked sees it: on another seat, or beside the table."""
    phase, table, seat = asked
    token = host.post(f"/{table}/invitations")["token"]
    if "rival" in eyes:
        rival, other = Guest(browser, base), 0 if seat else 1
        rival.post(f"/{table}/join", name=NAMES[other], seat=other, invite=token)
        yield rival.spot(f"{phase} rival", f"/table/{table}")
    if "spectator" in eyes:
        beside = Guest(browser, base)
        beside.post(f"/{table}/spectate", name=NAMES[-1], invite=token)
        yield beside.spot(f"{phase} spectator", f"/table/{table}")


def later(host: Guest, phase: str, log: Log) -> Spot:
    """A phase as it is looked back at, when bots have ended the match."""
    over = ended(log)
    table = host.imported(over, over.ply)
    return host.spot(f"{phase} later", f"/table/{table}/replay/{log.ply}")


# -- pictures --------------------------------------------------------------------------------------


def pictures(
    browser: Browser, base: str, spot: Spot, setting: Setting, modes: Sequence[str]
) -> Iterator[tuple[str, bytes]]:
    """The window with the page in it, at rest, in each mode; opened anew only where it must be."""
    page: Page | None = None
    for mode in sorted(modes, key=lambda one: one not in LIVE):
        if page is None or mode not in LIVE:
            if page is not None:
                page.context.close()
            page = opened(browser, base, spot, setting._replace(mode=mode))
        turn(page, mode)
        yield mode, page.screenshot()
    if page is not None:
        page.context.close()


def turn(page: Page, mode: str) -> None:
    """Look at an open page as somebody else sees it."""
    page.emulate_media(forced_colors="active" if mode == "forced" else "none")
    kind = {"type": mode if mode in VISION else "none"}
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", kind)


def opened(browser: Browser, base: str, spot: Spot, setting: Setting, **known: Any) -> Page:
    """The page, at rest; `known` is what this browser remembers besides how it is looked at."""
    wide, high = (int(side) for side in setting.window.split("x"))
    zoom = 2 if setting.mode == "zoom" else 1
    context = browser.new_context(
        viewport={"width": wide // zoom, "height": high // zoom},
        device_scale_factor=zoom,
        storage_state=spot.state,
        # Each from an address of its own, as a proxy would tell it: limits are per address.
        extra_http_headers={"X-Forwarded-For": "10.{}.{}.1".format(*divmod(next(NUMBERS), 250))},
        color_scheme="dark" if setting.theme == "dark" else "light",
        reduced_motion="reduce" if setting.mode == "reduced" else "no-preference",
    )
    kept: dict[str, Any] = {
        "language": setting.language,
        "theme": setting.theme,
        "pace": "once",
        "sound": False,
    }
    # Who sees them knows the games: a first board has a line more, which offers a lesson.
    kept |= {"learn": {meta.key: "" for meta in metas()}}
    kept |= {"plain": setting.mode == "words", **known}
    if HINT in spot.pressed:
        kept["hints"] = "on"
    for name, value in kept.items():
        text = json.dumps(json.dumps(value))
        context.add_init_script(f"localStorage.setItem('zoco.{name}', {text})")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    if spot.scene:
        page.clock.install()
    if spot.before:
        spot.before(page)
    page.goto(base + spot.path)
    settle(page)
    if spot.after:
        spot.after(page)
    if spot.scene:
        hold(page, spot.scene)
    elif "/table/" in spot.path and spot.name != END:
        page.keyboard.press("Escape")
    for wanted in spot.pressed:
        page.locator(wanted).first.click()
        page.wait_for_load_state("networkidle")
    if HINT in spot.pressed:
        page.wait_for_selector(".hint")
    if spot.looking:
        look_at_something(page)
    page.wait_for_timeout(STILL)
    return page


def look_at_something(page: Page) -> None:
    """A door, a field for the piece that may go, or the first choice there is."""
    doors, pieces, choices = (page.locator(one) for one in (DOOR, PIECE, CHOICE))
    numbers = page.locator(NUMBER)
    if doors.count():
        doors.first.hover(force=True)
    elif numbers.count():
        numbers.nth(numbers.count() // 2).click()
    elif pieces.count():
        if pieces.last.get_attribute("aria-pressed") != "true":
            pieces.last.press("Enter")
        page.locator(FIELD).last.hover(force=True)
    elif choices.count():
        choices.first.hover(force=True)


def settle(page: Page) -> None:
    """Wait until everything is there and nothing moves."""
    page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def paste(browser: Browser, title: str, rows: Rows, file: Path) -> None:
    """One sheet: a row for each thing that was looked at, a column for each way of looking."""
    parts = [f"<meta charset=utf-8><style>{STYLE}</style><h1>{html.escape(title)}</h1>"]
    for name, shots in rows.items():
        figures = "".join(figure(caption, taken) for caption, taken in shots.items())
        parts.append(f"<h2>{html.escape(name)}</h2><div>{figures}</div>")
    sheet = file.with_suffix(".html")
    sheet.write_text("".join(parts), encoding="utf-8")
    page = browser.new_page(viewport={"width": 1600, "height": 900})
    page.goto(sheet.as_uri())
    page.evaluate(SHRINK, HIGHEST)
    page.screenshot(path=file, full_page=True)
    page.close()
    sheet.unlink()


def figure(caption: str, taken: Path) -> str:
    """A picture with what it shows."""
    words = html.escape(caption)
    return f'<figure><img src="{taken.as_uri()}"><figcaption>{words}</figcaption></figure>'


HIGHEST = 16_000
"""Pixels: no browser paints a higher picture."""
SHRINK = """(highest) => {
  const high = document.documentElement.scrollHeight;
  if (high > highest) document.body.style.zoom = highest / high;
}"""

STYLE = """
body { margin: 24px; font: 15px sans-serif; background: #777; color: #fff }
h1, h2 { margin: 12px 0 6px; font-size: 20px } h2 { font-size: 16px }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
figure { margin: 0 } img { display: block; max-width: 768px; max-height: 760px }
"""


# -- the order of work -----------------------------------------------------------------------------


def main(given: Sequence[str] | None = None) -> None:
    """Take the pictures that were asked for, and paste them into sheets."""
    wanted = parsed(given)
    SINGLE.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as base,
        sync_playwright() as it,
    ):
        browser = it.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for what in wanted.what:
            look(browser, base, what, wanted)
        browser.close()


def look(browser: Browser, base: str, what: str, wanted: argparse.Namespace) -> None:
    """All sheets of one game, or of the pages."""
    found = pages(browser, base) if what == PAGES else phases(browser, base, what, wanted)
    spots = [spot for spot in found if what != PAGES or named(spot, wanted.phases)]
    for window in wanted.windows:
        sheets: dict[str, Rows] = {mode: {} for mode in wanted.modes}
        for spot, theme, language in product(spots, wanted.themes, wanted.languages):
            setting = Setting(window, theme, language, "")
            for mode, shot in pictures(browser, base, spot, setting, wanted.modes):
                parts = (what, *spot.name.split(), *setting._replace(mode=mode))
                file = SINGLE / ("-".join(parts) + ".png")
                file.write_bytes(shot)
                sheets[mode].setdefault(spot.name, {})[f"{theme}, {language}"] = file
        for mode, rows in sheets.items():
            sheet = SHEETS / f"{what}-{window}-{mode}.png"
            paste(browser, f"{what}, {window}, {mode}", rows, sheet)
            print(sheet.relative_to(ROOT), flush=True)


def named(spot: Spot, wanted: Sequence[str]) -> bool:
    """Whether a page is asked for, by its name or the first word of it."""
    return not wanted or spot.name in wanted or spot.name.split()[0] in wanted


def parsed(given: Sequence[str] | None) -> argparse.Namespace:
    """What to look at, and how."""
    keys = (PAGES, *(meta.key for meta in metas()))
    parser = argparse.ArgumentParser(description="Contact sheets of pages and phases of play.")
    parser.add_argument(
        "what", nargs="*", help=f"of {', '.join(keys)}; all of them if none is named"
    )
    for name, every, usual in (
        ("windows", None, WINDOWS),
        ("themes", THEMES, THEMES),
        ("languages", LANGUAGES, LANGUAGES),
        ("modes", MODES, MODES[:1]),
        ("phases", None, ()),
        ("eyes", EYES, EYES[:1]),
    ):
        parser.add_argument(f"--{name}", type=listed(every), default=usual)
    parser.add_argument("--seats", type=int, help="as many as play well, unless said")
    parser.add_argument("--seed", default="7", help="of the match that bots play")
    wanted = parser.parse_args(given)
    wanted.what = wanted.what or list(keys)
    unknown = [what for what in wanted.what if what not in keys]
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}; there are: {', '.join(keys)}")
    return wanted


def listed(every: tuple[str, ...] | None) -> Any:
    """A reader of names with commas between them, all of which must be among `every`."""

    def read(text: str) -> tuple[str, ...]:
        names = tuple(text.split(","))
        unknown = [name for name in names if every is not None and name not in every]
        if unknown:
            raise argparse.ArgumentTypeError(
                f"{', '.join(unknown)}: not of {', '.join(every or ())}"
            )
        return names

    return read


if __name__ == "__main__":
    main()
