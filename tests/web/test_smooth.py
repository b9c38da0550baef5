"""Scenes without jerks: how long tasks are while something moves, and what follows from it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.test_at_the_table import against_bots
from zoco.games import metas

FADES = "[data-fades=true]"
# Tasks that hold the page up while a scene is shown, in milliseconds.
WATCHED = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    if (!document.querySelector('[data-staged=true]')) return;
    for (const task of list.getEntries()) window.tasks.push(Math.round(task.duration));
  }).observe({ type: 'longtask' });
}"""
HELD_UP = """() => new Promise((done) => {
  const hold = (times) => {
    const end = performance.now() + 150;
    while (performance.now() < end);
    if (times > 1) setTimeout(hold, 60, times - 1); else done();
  };
  setTimeout(hold, 60, 3);
})"""
# How often something has flown over the page since.
MOVED = """() => {
  window.moved = 0;
  new MutationObserver(() => { window.moved += Number(!!document.querySelector('[data-flight]')); })
    .observe(document.body, { subtree: true, childList: true });
}"""
GAMES = [meta.key for meta in metas()]
THROTTLED = 4
MOVES = 12
JERK, ENOUGH = 100, 2
"""Milliseconds of a jerk, and how many of them turn scenes to fades (`lib/smooth.ts`)."""


def test_where_scenes_jerk_they_turn_to_fades(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "calm", "steady": False})
    against_bots(ada)
    ada.page.keyboard.press("Escape")
    ada.asked()
    ada.choices.first.press("Enter")
    ada.page.wait_for_selector("[data-staged=true]")
    ada.page.evaluate(HELD_UP)
    expect(ada.page.locator(FADES)).to_have_count(1)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_board_turns_to_fades_and_tells_on(visitor: Invite, game: str) -> None:
    ada = visitor(settings={"pace": "brisk", "steady": False, "hints": "on"})
    against_bots(ada, game, seats=4)
    ada.asked()
    ada.take_advice()
    ada.page.wait_for_selector("[data-staged=true]")
    ada.page.evaluate(HELD_UP)
    expect(ada.page.locator(FADES)).to_have_count(1)
    ada.page.evaluate(MOVED)
    seen = ada.seq
    for _ in range(4):
        if ada.turn_or_end():
            ada.take_advice()
    ada.turn_or_end()
    assert ada.seq > seen
    assert ada.page.evaluate("window.moved") == 0


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_no_task_of_a_scene_is_long_on_a_slow_device(visitor: Invite, game: str) -> None:
    """Printed for docs/performance.md: the longest tasks in scenes, at a quarter of the speed."""
    ada = visitor(size=(390, 664), settings={"pace": "brisk", "steady": False, "hints": "on"})
    against_bots(ada, game, seats=4)
    ada.asked()
    session = ada.context.new_cdp_session(ada.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    ada.page.evaluate(WATCHED)
    for _ in range(MOVES):
        if ada.turn_or_end():
            ada.take_advice()
    tasks = ada.page.evaluate("window.tasks")
    fades = ada.page.locator(FADES).count()
    print(f"\n{game}: {MOVES} decisions, tasks {sorted(tasks)[-3:]} ms, fades {bool(fades)}")
    smooth = sum(task > JERK for task in tasks) < ENOUGH
    assert smooth or fades, "it jerks, and goes on to jerk"
