"""Suleika's board: what is seen there and nowhere else."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.positions import last_decision, played, resumed
from tests.web.visitor import END, Visitor

# What the bowl counts for whom, the halves that are lit then, and whether the result is told yet.
COUNTING = """() => {
  const seen = window.counted = [];
  new MutationObserver(() => {
    const sum = document.querySelector('section.board [data-counted]');
    if (!sum) return;
    seen.push({
      seat: Number(sum.dataset.counted), sum: Number(sum.textContent),
      lit: document.querySelectorAll('section.board [data-counted-field]').length,
      told: document.querySelector('[data-result]') !== null,
      market: document.querySelector('section.board .market .curb').getBoundingClientRect().width,
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def at_the_end(one: Visitor, seats: int = 4) -> None:
    """The last carpet is to be laid by this visitor."""
    log = played("suleika", seats)
    resumed(one, log, *last_decision(log))


def test_halves_and_coins_are_counted_on_the_market_before_the_result_is_told(
    visitor: Invite,
) -> None:
    ada = visitor(settings={"pace": "brisk"})
    ada.hold_the_clock()
    at_the_end(ada)
    ada.page.evaluate(COUNTING)
    ada.stop_the_clock()
    ada.choose(random.Random(1))
    ada.run_until(END)
    seen = ada.page.evaluate("window.counted")
    rows = ada.page.locator("[data-result] tbody tr")
    points = [int(text) for text in rows.locator(".number").all_inner_texts()]
    seats = list(dict.fromkeys(step["seat"] for step in seen))
    final = [max(s["sum"] for s in seen if s["seat"] == seat) for seat in seats]
    assert final == points[::-1], "the last is counted first, the winner last"
    assert not any(step["told"] for step in seen)
    assert min(step["market"] for step in seen) > 300
    for seat, total in zip(seats, final, strict=True):
        steps = [(s["lit"], s["sum"]) for s in seen if s["seat"] == seat]
        assert steps == sorted(steps), "halves, then coins, one after the other"
        halves, coins = rows.nth(points.index(total)).locator("[data-term]").all_inner_texts()
        assert steps[-1] == (int(halves), int(halves) + int(coins))


def test_the_counting_can_be_skipped(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "calm"})
    at_the_end(ada)
    ada.choose(random.Random(1))
    ada.page.wait_for_selector("section.board [data-counted]")
    ada.page.get_by_role("button", name="Skip").click()
    expect(ada.page.locator(END)).to_be_visible(timeout=1000)
    expect(ada.page.locator("section.board [data-counted]")).to_have_count(0)


def test_without_motion_every_seat_is_counted_at_a_stroke(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "brisk"}, reduced_motion="reduce")
    at_the_end(ada)
    ada.page.evaluate(COUNTING)
    ada.choose(random.Random(1))
    ada.page.wait_for_function("new Set(window.counted?.map((one) => one.seat)).size === 2")
    seen = ada.page.evaluate("window.counted")
    assert len({(step["seat"], step["sum"], step["lit"]) for step in seen}) == 2


# What was being shown whenever a rustle was made: dice and carpets rustle.
HEARD = """(() => {
  window.heard = [];
  const make = AudioContext.prototype.createBufferSource;
  AudioContext.prototype.createBufferSource = function () {
    window.heard.push(document.querySelector('[data-scene]')?.dataset.scene);
    return make.call(this);
  };
})()"""


def test_a_die_is_heard_while_it_is_seen(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "brisk", "sound": True})
    ada.context.add_init_script(HEARD)
    log = played("suleika", 4)
    resumed(ada, log, next(n for n in range(90, 200) if log.line[n].seat == 0), 0)
    ada.page.keyboard.press("Escape")
    ada.choices.first.press("Enter")
    ada.page.wait_for_function("window.heard.length")
    assert ada.page.evaluate("window.heard[0]") == "rolled"


def test_the_volume_is_kept(visitor: Invite) -> None:
    ada = visitor(settings={"sound": True})
    table = ada.table("basari", 3, bots={"1": "random", "2": "random"})
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_label("Volume").fill("0.25")
    ada.page.reload()
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.get_by_label("Volume")).to_have_value("0.25")
