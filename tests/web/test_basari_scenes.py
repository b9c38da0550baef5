"""What both Basaris tell by moving: crowns are given one by one, and dealt cards fly."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page

from tests.web.conftest import Invite
from tests.web.positions import last_decision, played, resumed
from tests.web.visitor import END
from zoco.core.log.log import Log
from zoco.games.basari.events import RolledOff, WentRound
from zoco.games.basari.moves import Choose
from zoco.games.basari_cards.events import Drew
from zoco.parts.choosing import Revealed
from zoco.parts.majorities import HadMost
from zoco.parts.negotiation import Accept

STEP = 50
GIVEN = """() => {
  window.given = [];
  new MutationObserver(() => {
    const cells = [...document.querySelectorAll('[data-given]')];
    const now = cells.map((one) => `${one.parentElement.rowIndex}.${one.cellIndex - 1}`).join();
    if (now && now !== window.given.at(-1)) window.given.push(now);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-given'] });
}"""
FLOWN = """() => {
  window.flown = new Set();
  new MutationObserver(() => {
    const card = document.querySelector('[data-flight] .card');
    const to = card?.closest('[data-flight]').dataset.flight;
    if (card) window.flown.add(to);
  }).observe(document.body, { subtree: true, childList: true });
}"""

SHOWN = """() => {
  window.shown = {};
  new MutationObserver(() => {
    const scene = document.querySelector('[data-scene]')?.dataset.scene;
    if (!scene) return;
    const now = { cards: '.court [data-card]', gems: '[data-flight] use', met: '.staged .tied',
      roll: '.staged .acts .rolled' };
    const most = window.shown[scene] ??= { cards: 0, gems: 0, met: 0, roll: 0 };
    for (const [name, what] of Object.entries(now))
      most[name] = Math.max(most[name], document.querySelectorAll(what).length);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""What of these was seen at most in the scenes of each event."""


def hurry(page: Page, until: str) -> None:
    """Let the clock of the page run as fast as it can, scene after scene, until this holds."""
    while not page.evaluate(until):
        page.clock.run_for(STEP)


def test_4_3_crowns_are_given_one_by_one(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "brisk"})
    ada.page.clock.install()
    log = played("basari", 4, "3")
    ply, seat = last_decision(log)
    resumed(ada, log, ply, seat)
    ada.page.evaluate(GIVEN)
    ada.page.evaluate(SHOWN)
    ada.page.keyboard.press("a")
    ada.page.locator(".decision button.main:enabled").click()
    hurry(ada.page, f"document.querySelector('{END}') !== null")
    told = [event for entry in log.line[ply:] for event in entry.events]
    awards = [str(event.seat) for event in told if isinstance(event, (WentRound, HadMost))]
    given = ada.page.evaluate("window.given")
    assert [one.split(".")[1] for one in given] == awards
    assert not any("," in one for one in given), "never two at once"
    assert any(event.returned for event in told if isinstance(event, HadMost))
    shown = ada.page.evaluate("window.shown")
    assert shown["had_most"]["gems"], "and gems go back for them"


def wanted_by_two(log: Log) -> int:
    """The ply of the last card of a round of which two level on points want the same at once."""
    return next(
        ply
        for ply, entry in enumerate(log.line)
        if isinstance(entry.move, Choose)
        and any(isinstance(it, RolledOff) for it in log.line[ply + 1].events)
    )


def test_2_2_3_1_no_card_tells_what_has_not_been_shown_and_two_of_a_kind_meet_and_roll(
    visitor: Invite,
) -> None:
    ada = visitor(settings={"pace": "brisk"})
    ada.page.clock.install()
    log = played("basari", 4)
    ply = wanted_by_two(log)
    move = log.line[ply].move
    assert isinstance(move, Choose)
    resumed(ada, log, ply, log.line[ply].seat)
    ada.page.evaluate(SHOWN)
    ada.page.locator(f"[data-card={move.action}]").click()
    ada.page.locator(".decision button.main:enabled").click()
    hurry(ada.page, "document.querySelector('[data-mat]') !== null")
    shown = ada.page.evaluate("window.shown")
    turned = Counter(it.action for it in log.line[ply].events if isinstance(it, Revealed))
    met = list(turned.values()).count(2)
    assert met
    revealed = {"cards": 0, "gems": 0, "met": met, "roll": 0}
    assert shown["revealed"] == revealed, "nothing else is in the court"
    assert shown["rolled_off"]["roll"] == 2, "both who are level roll for who opens"


def round_ended(log: Log) -> tuple[int, int]:
    """The ply of the first acceptance after which all are dealt a new card, and whose it was."""
    after = [[type(event) for event in entry.events] for entry in log.line]
    return next(
        (ply, entry.seat)
        for ply, entry in enumerate(log.line)
        if isinstance(entry.move, Accept) and Drew in (after[ply] + after[ply + 1])
    )


def test_2_1_dealt_cards_fly_from_the_deck_to_every_seat(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "brisk"})
    ada.page.clock.install()
    log = played("basari_cards", 3)
    resumed(ada, log, *round_ended(log))
    ada.page.evaluate(FLOWN)
    ada.page.keyboard.press("a")
    ada.page.locator(".decision button.main:enabled").click()
    hurry(ada.page, "window.flown.size === 3")
