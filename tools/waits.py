"""How long one waits against bots: from the answer to one's move until one can press the next.

python tools/waits.py [suleika|basari|...] [--paces brisk,once] [--decisions 16] [--matches 1]
    [--level trader]

A real page at a real server plays what a bot of the server advises, against three others, until so
many decisions are made or the match is over; where there is no advice it plays by keys what the
board offers. What it need not answer it waves off as soon as it is shown. Waits in which a scoring
was told, or the end, are counted apart.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, TimeoutError, sync_playwright

from zoco.games import metas

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.chromium import ARGUMENTS, chromium  # noqa: E402
from tests.web.house import serving  # noqa: E402
from tests.web.typist import Typist  # noqa: E402
from tests.web.visitor import END, TURN, Visitor  # noqa: E402

SEATS = 4
USUAL = ("--may-after", "4", "--may-at-last", "12", "--offer-stands", "8")
SCORING = ("scoring_began", "pass_ended", "ended", "closed")
MAY = {"brisk": (4.0, 8.0, 10.0), "calm": (8.0, 16.0, 20.0), "once": (1.5, 1.5, 10.0)}
"""Seconds that the median, the longest and a scoring may take, by pace."""

# The page notes when a move is answered, and when it can press again.
WATCH = f"""
window.waits = [];
let asked = null;
const scoring = {list(SCORING)};
window.WebSocket = class extends WebSocket {{
  send(text) {{
    const {{ type, ask }} = JSON.parse(text);
    if (type === 'play') asked = {{ ask, since: null, told: [] }};
    super.send(text);
  }}
  constructor(...given) {{
    super(...given);
    this.addEventListener('message', ({{ data }}) => {{
      const step = JSON.parse(data);
      if (step.type !== 'step' || !asked) return;
      if (step.answers) asked.since = performance.now();
      // Frames that follow one which the page has travel as what they change of it.
      const news = [...step.frames, ...(step.changes ?? [])];
      asked.told.push(...news.flatMap((frame) => (frame.told ?? []).map((one) => one.event.type)));
    }});
  }}
}};
function look() {{
  document.querySelector('[data-wave]')?.click();
  const match = document.querySelector('[data-turn=true]');
  const over = document.querySelector('{END}') !== null;
  if (!asked?.since || (!over && Number(match?.dataset.ask ?? asked.ask) === asked.ask)) return;
  const ms = performance.now() - asked.since;
  const {{ told }} = asked;
  window.waits.push({{ ms, told, scoring: over || told.some((it) => scoring.includes(it)) }});
  asked = null;
}}
const all = {{ subtree: true, childList: true, attributes: true }};
new MutationObserver(look).observe(document, all);
"""


class Waits(NamedTuple):
    """The waits of one game at one pace, in seconds."""

    game: str
    pace: str
    usual: list[float]
    scoring: list[float]
    worst: list[str]

    @property
    def kept(self) -> bool:
        """Whether nobody waits longer than we promise."""
        middle, most, scored = MAY[self.pace]
        fine = median(self.usual) <= middle and max(self.usual) <= most
        return fine and max(self.scoring, default=0.0) <= scored


def measured(browser: Browser, base: str, game: str, pace: str, wanted: Any) -> Waits:
    """The waits of so many matches."""
    found = [one for _ in range(wanted.matches) for one in waits(browser, base, game, pace, wanted)]
    usual = [one["ms"] / 1000 for one in found if not one["scoring"]]
    scoring = [one["ms"] / 1000 for one in found if one["scoring"]]
    worst = max(found, key=lambda one: 0 if one["scoring"] else one["ms"])["told"]
    return Waits(game, pace, usual, scoring, worst)


def waits(browser: Browser, base: str, game: str, pace: str, wanted: Any) -> Iterator[Any]:
    """The waits of one match, as the page has noted them."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-US", bypass_csp=True
    )
    context.add_init_script(WATCH)
    one = Visitor(context, base, {"name": "Ada", "pace": pace, "sound": False, "hints": "on"})
    table = one.table(game, SEATS, bots={str(seat): wanted.level for seat in range(1, SEATS)})
    one.post(f"/{table}/start")
    typist = Typist(one)
    one.visit(f"/table/{table}")
    for _ in range(wanted.decisions + 1):
        if not one.turn_or_end():
            break
        decided(one, typist)
    yield from one.page.evaluate("window.waits")[: wanted.decisions]
    context.close()


def decided(one: Visitor, typist: Typist) -> None:
    """Play what a bot of the server would, and wait until it can be pressed again."""
    page = one.page
    done = page.evaluate("window.waits.length")
    try:
        one.take_advice()
    except (AssertionError, TimeoutError):
        typist.decide()
    page.wait_for_function(
        f"(done) => window.waits.length > done || document.querySelector('{END}')", arg=done
    )
    page.wait_for_selector(f"{TURN}, {END}")


def row(one: Waits) -> str:
    """One line of the table."""
    most = f"{max(one.scoring):.1f} s" if one.scoring else "–"
    figures = f"{median(one.usual):.1f} s | {max(one.usual):.1f} s | {most}"
    kept = "yes" if one.kept else "NO"
    return f"| {one.game} | {one.pace} | {len(one.usual)} | {figures} | {kept} |"


def main(given: Sequence[str] | None = None) -> None:
    """Print the table; what was told in the longest waits goes to standard error."""
    wanted = parsed(given)
    print("| game | pace | waits | median | longest | longest with a scoring | kept |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), *USUAL) as base,
        sync_playwright() as it,
    ):
        browser = it.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for pace in wanted.paces.split(","):
            for game in wanted.games:
                found = measured(browser, base, game, pace, wanted)
                print(row(found), flush=True)
                print(f"{game}, longest: {' '.join(found.worst)}", file=sys.stderr)
        browser.close()


def parsed(given: Sequence[str] | None) -> argparse.Namespace:
    """What to measure."""
    keys = [meta.key for meta in metas()]
    parser = argparse.ArgumentParser(description="How long one waits against bots.")
    parser.add_argument("games", nargs="*", help=f"of {', '.join(keys)}; all if none is named")
    parser.add_argument("--paces", default="brisk,once")
    parser.add_argument("--decisions", type=int, default=16, help="own ones in each match")
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--level", default="trader")
    wanted = parser.parse_args(given)
    wanted.games = wanted.games or keys
    return wanted


if __name__ == "__main__":
    main()
