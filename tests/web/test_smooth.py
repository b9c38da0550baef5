"""Scenes without jerks: how long tasks are while something moves, and what follows from it."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.test_at_the_table import against_bots

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
THROTTLED = 4
MOVES = 24


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
def test_no_task_of_a_scene_is_long_on_a_slow_device(visitor: Invite) -> None:
    """Printed for docs/performance.md: the longest task in scenes, at a quarter of the speed."""
    ada, rng = (
        visitor(size=(390, 664), settings={"pace": "brisk", "steady": False}),
        random.Random(3),
    )
    against_bots(ada, seats=4)
    ada.asked()
    session = ada.context.new_cdp_session(ada.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
    ada.page.evaluate(WATCHED)
    for _ in range(MOVES):
        ada.asked()
        ada.choose(rng)
    ada.asked()
    tasks = ada.page.evaluate("window.tasks")
    print(f"\nlong tasks in the scenes of {MOVES} decisions: {sorted(tasks)[-10:]} ms")
    smooth = max(tasks, default=0) <= 100
    assert smooth or ada.page.locator(FADES).count(), "it jerks, and goes on to jerk"
