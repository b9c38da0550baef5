"""Somebody with a browser: opens pages, plays what is described, and hears every complaint."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any, Literal

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    TimeoutError,
)

SHOTS = Path(__file__).resolve().parent.parent.parent / "build" / "screenshots"
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
BLOCKED = "Service Worker registration blocked by Playwright"
LATE = "was preloaded using link preload but not used within a few seconds"
"""Said of a busy machine; that the faces are those of the styles is a matter of test_built.py."""
RESTING = "/api/health"
"""Where a page is between two visitors."""
PATIENCE = 20_000
GONE = 3_000
ADVICE = 10_000
TRIES = 8
MOMENT, MOMENTS = 1_000, 60


class Visitor:
    """One browser context with one page. `complaints` are what the console and the page report."""

    def __init__(
        self,
        context: BrowserContext,
        base: str,
        settings: dict[str, Any],
        patience: int = PATIENCE,
    ) -> None:
        self._context = context
        self.altered = False
        self.base = base
        self.patience = patience
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.page: Page = context.pages[0] if context.pages else self._opened(settings)
        self.page.set_default_timeout(patience)
        self.page.on("console", self._heard)
        self.page.on("pageerror", self._failed)

    @property
    def context(self) -> BrowserContext:
        """The context, to change what holds for all its pages: nobody else comes with it then."""
        self.altered = True
        return self._context

    def _opened(self, settings: dict[str, Any]) -> Page:
        """The first page, in which these settings are found."""
        kept = [(f"zoco.{name}", json.dumps(value)) for name, value in settings.items()]
        self._context.add_init_script(f"({REMEMBER})({json.dumps(kept)})")
        return self._context.new_page()

    def _failed(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _heard(self, message: ConsoleMessage) -> None:
        known = message.text == BLOCKED or LATE in message.text
        if message.type in ("error", "warning") and not known:
            self.complaints.append(message.text)

    def check(self) -> None:
        """Nothing was complained about but what the test expects."""
        unexpected = [
            text for text in self.complaints if not any(known in text for known in self.expected)
        ]
        assert unexpected == [], unexpected

    def leave(self) -> None:
        """Hear no more: from now on the page is somebody else's."""
        self.page.remove_listener("console", self._heard)
        self.page.remove_listener("pageerror", self._failed)

    # -- ways ------------------------------------------------------------------------------------

    def visit(self, path: str = "/") -> Page:
        """Open a page of ours."""
        self.page.goto(path if path.startswith("http") else self.base + path)
        self.page.wait_for_selector("main")
        return self.page

    def enter(self, table: str) -> None:
        """Open a table that plays, in the page that is open already: that is half of the work."""
        if self.page.url.startswith(self.base) and not self.page.url.endswith(RESTING):
            self.page.evaluate(GO, f"/table/{table}")
            self.page.wait_for_selector(THERE)
        else:
            self.visit(f"/table/{table}")

    def start(self, game: str, friends: bool = False) -> str:
        """From the start page with one click to a table; its id."""
        self.visit()
        way = "friends" if friends else "bots"
        self.page.locator(f"article[data-game={game}] [data-way={way}]").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.split("/table/")[1].split("#")[0]

    def post(self, path: str, **body: Any) -> Any:
        """A request with this visitor's cookie."""
        address = f"{self.base}/api/tables{path}"
        answer = self._context.request.post(address, data=body, timeout=self.patience)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, seats: int, **more: Any) -> str:
        """A table without the clicks: for tests that are about something else; its id."""
        made = self.post("", game=game, seats=seats, name="Ada", **more)
        return str(made["table"]["id"])

    # -- play --------------------------------------------------------------------------------------

    def asked(self) -> None:
        """Wait until the table waits for this visitor, and all before and the board is shown."""
        self.page.wait_for_selector(TURN)

    @property
    def seq(self) -> int:
        """How much of the match this visitor has seen."""
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    def reach(self, seq: int) -> None:
        """Wait until this visitor has seen so much of the match."""
        self.page.wait_for_function(REACHED, arg=seq)

    def in_words(self) -> None:
        """Wait until the described board tells of the position that is shown."""
        self.page.wait_for_function(TOLD)

    def turn_or_end(self) -> bool:
        """Wait until there is something to do; whether it is a turn."""
        self.page.wait_for_selector(f"{TURN}, {END}")
        return self.page.locator(END).count() == 0

    @property
    def choices(self) -> Locator:
        """What the board offers to be picked."""
        return self.page.locator(PICKS)

    def choose(self, rng: random.Random) -> None:
        """Choose something by keyboard: one of the options, or all that can be given.

        Others may move meanwhile: only a new question says that this answer has arrived, and a
        key that was pressed while the board was drawn anew has to be pressed again.
        """
        self.page.wait_for_selector(CHOICE, state="attached")
        self.page.evaluate(UNFOLD)
        ask = self.page.locator("[data-ask]").get_attribute("data-ask")
        for _ in range(TRIES):
            if self._answered(rng) and self._arrived(ask):
                return
            self.page.wait_for_selector(CHOICE, state="attached")
        raise AssertionError(f"the table does not take an answer to question {ask}")

    def _arrived(self, ask: str | None) -> bool:
        try:
            self.page.wait_for_function(ANSWERED, arg=ask, timeout=GONE)
        except TimeoutError:
            return False
        return True

    def _answered(self, rng: random.Random) -> bool:
        """Whether something was chosen; not if it has gone meanwhile, as what is optional may."""
        there = self.page.evaluate(COUNTS, [PICKS, FORMS])
        picks, forms = there
        at = rng.randrange(picks + forms)
        try:
            if at < picks:
                self.choices.nth(at).press("Enter", timeout=GONE)
            else:
                self.fill_in(self.page.locator(FORMS).nth(at - picks), rng)
        except TimeoutError:
            assert self.page.evaluate(COUNTS, [PICKS, FORMS]) != there
            return False
        return True

    def fill_in(self, form: Locator, rng: random.Random) -> None:
        """A number within its bounds, or the whole stock: it beats whatever can be beaten."""
        for field in form.locator("input").all():
            low, high = (int(field.get_attribute(name) or 0) for name in ("min", "max"))
            whole = form.get_attribute("data-part") == "bundle"
            field.fill(str(high if whole else rng.choice(free_numbers(form, low, high))))
            field.blur()
        form.locator("button[data-give]").press("Enter")

    def take_advice(self) -> None:
        """Play what the house advises; if others act meanwhile, ask again."""
        for _ in range(TRIES):
            self.page.get_by_role("button", name="Hint", exact=True).click()
            try:
                self.page.get_by_role("button", name="Play it").click(timeout=ADVICE)
            except TimeoutError:
                continue
            return
        raise AssertionError("there is no advice to play")

    def play_out(self, rng: random.Random) -> None:
        """Choose at random until the match is over."""
        while self.turn_or_end():
            self.choose(rng)

    def story(self) -> list[str]:
        """The log from its first line on: of a long one the page draws the end until asked."""
        lines = self.page.locator(".log li")
        drawn = lines.count()
        while self.page.evaluate(EARLIER):
            self.page.wait_for_function(MORE_LINES, arg=drawn)
            drawn = lines.count()
        return lines.all_inner_texts()

    # -- time --------------------------------------------------------------------------------------

    def hold_the_clock(self) -> None:
        """From the next page on time passes as `run_until` tells it to, besides as it does."""
        self.page.clock.install()

    def stop_the_clock(self) -> None:
        """From now on time passes only as `run_until` tells it to: no frame is missed."""
        now: float = self.page.evaluate("Date.now()")
        self.page.clock.pause_at(now / 1000 + 1)

    def run_until(self, selector: str, state: Literal["attached", "detached"] = "attached") -> None:
        """Let time pass, every frame of it, until this is there, or gone."""
        wanted = state == "attached"
        for _ in range(MOMENTS):
            if bool(self.page.locator(selector).count()) == wanted:
                return
            self.page.clock.run_for(MOMENT)
        raise AssertionError(f"{selector} is not {state} after {MOMENTS * MOMENT} ms")

    # -- looks -------------------------------------------------------------------------------------

    def shot(self, name: str) -> None:
        """A picture for people to look at, where they want one."""
        if not os.environ.get("ZOCO_SHOTS"):
            return
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def settle(self) -> None:
        """Wait until the page is drawn and nothing on it moves that comes to an end."""
        assert self.page.evaluate(SETTLED, PATIENCE), "the page does not come to rest"

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window."""
        size = self.page.viewport_size
        assert size
        return size["width"], size["height"]

    def resize(self, size: tuple[int, int]) -> None:
        """Look through a window of this size."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    def outside(self, wanted: str) -> list[str]:
        """What of this does not lie in the window as a whole, or makes the page scroll."""
        return list(self.page.evaluate(OUTSIDE, wanted))

    def accessible(self) -> None:
        """Axe finds nothing on the page as it is now, once its colours have changed."""
        self.settle()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        found = AxeResults(self.page.evaluate("(rules) => axe.run(document, rules)", RULES))
        assert not found.violations_count, found.generate_report()

    def fits(self) -> None:
        """Nothing makes the page scroll sideways."""
        width = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0


def free_numbers(form: Locator, low: int, high: int) -> list[int]:
    """Those that nobody has taken."""
    taken = form.locator("[data-taken]").get_attribute("data-taken") or ""
    return [number for number in range(low, high + 1) if str(number) not in taken.split()]


REMEMBER = """(kept) => {
  for (const [name, text] of kept) localStorage.getItem(name) ?? localStorage.setItem(name, text);
}"""
GO = """(path) => {
  for (const left of document.querySelectorAll('.match')) left.dataset.left = '';
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
THERE = ".match:not([data-left])"
TURN = "[data-turn=true][data-staged=false]:has(section.board > *)"
"""A board is loaded apart from what is around it, and may come later."""
CHOICE = "section.board [data-move], section.board [data-part]"
END = "[data-result]"
PICKS = "section.board [data-move]"
FORMS = "section.board .asked [data-part]:not([data-part=pick])"
UNFOLD = "document.querySelector('[data-mays][aria-expanded=false]')?.click()"
COUNTS = "(kinds) => kinds.map((kind) => document.querySelectorAll(kind).length)"
DRAWN = "new Promise((draw) => requestAnimationFrame(() => requestAnimationFrame(draw)))"
SETTLED = """async (patience) => {
  const draw = () => new Promise(requestAnimationFrame);
  const moves = (one) => one.playState === 'running'
    && one.effect.getComputedTiming().iterations !== Infinity;
  const end = performance.now() + patience;
  for (let drawn = 0; drawn < 2 || document.getAnimations().some(moves); drawn += 1) {
    if (performance.now() > end) return false;
    await draw();
  }
  return true;
}"""
OUTSIDE = """(wanted) => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const page = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page'] : [];
  return [...page, ...[...document.querySelectorAll(wanted)].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return !width || left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map((one) => one.outerHTML.slice(0, 120))];
}"""
EARLIER = """() => {
  const button = document.querySelector('.log .lines > button');
  button?.click();
  return button !== null;
}"""
MORE_LINES = "(drawn) => document.querySelectorAll('.log li').length > drawn"
REACHED = "(seq) => Number(document.querySelector('[data-seq]')?.dataset.seq) >= seq"
TOLD = """() => {
  const words = document.querySelector('[data-words]')?.dataset.words;
  return words !== undefined && words === document.querySelector('[data-seq]')?.dataset.seq;
}"""
ANSWERED = "(ask) => document.querySelector('[data-seq]')?.dataset.ask !== ask"
