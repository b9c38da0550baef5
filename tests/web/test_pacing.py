"""The stage: nobody waits for it, and nobody reads, hears or presses what it has not shown."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.test_manners import asked_for_passage
from tests.web.conftest import Invite
from tests.web.house import serving
from tests.web.test_a_match import two_and_a_bot
from tests.web.test_at_the_table import against_bots, asked_of
from tests.web.visitor import ANSWERED, PICKS, TURN, Visitor

PATIENT = ("--may-after", "3600", "--may-at-last", "3600", "--offer-stands", "3600")
SINCE = "[data-since]"
SENTENCE = "[data-staged=true] .sentence"
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
}"""
CLICK = """([where, detail]) => {
  const one = document.querySelector(where);
  one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  one.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'mouse', detail }));
}"""
SENDS = """() => { window.plays = 0;
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  if (JSON.parse(text).type === 'play') window.plays += 1;
  send.call(this, text);
}; }"""
SLOW = """
const now = performance.now.bind(performance);
window.late = 0;
performance.now = () => now() + window.late;
"""


def to_the_carpet(ada: Visitor) -> None:
    """Ada's turn at a calm table: Omar has walked for her, and a carpet is to be laid."""
    against_bots(ada, seats=4)
    ada.page.keyboard.press("Escape")
    ada.asked()
    if "carpet" not in ada.page.locator(".sentence").inner_text():
        ada.choices.first.press("Enter")
        ada.page.wait_for_selector("[data-staged=true]")
        ada.page.keyboard.press("Escape")
        ada.asked()


def test_who_looked_elsewhere_is_where_the_table_is_and_can_see_the_way(visitor: Invite) -> None:
    rng = random.Random(5)
    ada, bob = two_and_a_bot(visitor)
    while asked_of(ada, bob)[0] is ada:
        ada.choose(rng)
    ada.page.evaluate("localStorage.setItem('zoco.pace', '\"calm\"')")
    ada.page.reload()
    ada.page.wait_for_selector("[data-staged=false]")
    ada.page.evaluate(HIDE, True)
    bob.choose(rng)
    bob.asked()
    ada.reach(bob.seq)
    ada.page.evaluate(HIDE, False)
    expect(ada.page.locator("[data-staged=false]")).to_be_visible()
    ada.page.locator(SINCE).click()
    expect(ada.page.locator(SENTENCE)).to_contain_text("Bob sends Omar")
    assert ada.page.locator("[data-turn=true]").count() == 0, "one does not decide in the past"
    ada.page.get_by_role("button", name="Skip").click()
    expect(ada.page.locator("[data-staged=false]")).to_be_visible()
    expect(ada.page.locator(SINCE)).to_be_hidden()


def test_what_is_six_seconds_late_is_passed_over(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "brisk"})
    ada.context.add_init_script(SLOW)
    to_the_carpet(ada)
    ada.choices.first.press("Enter")
    ada.page.wait_for_selector("[data-staged=true][data-ask]")  # all that bots did has come
    expect(ada.page.locator(SINCE)).to_be_hidden()
    ada.page.evaluate("window.late = 6100")
    expect(ada.page.locator("[data-staged=false]")).to_be_visible(timeout=1_500)
    expect(ada.page.locator(SINCE)).to_be_visible()


def test_a_skip_skips_all_that_bots_do_until_ones_own_turn(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "calm"})
    to_the_carpet(ada)
    ada.choices.first.press("Enter")
    ada.page.get_by_role("button", name="Skip").click()
    ada.page.evaluate("""() => {
      window.scenes = 0;
      const shows = (one) => one instanceof Element &&
        (one.matches('[data-skip]') || one.querySelector('[data-skip]'));
      const look = (changes) => { for (const { addedNodes } of changes) {
        window.scenes += [...addedNodes].filter(shows).length; } };
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
    }""")
    ada.asked()
    assert ada.page.evaluate("window.scenes") == 0


def test_the_second_press_of_a_double_click_does_not_decide(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "calm", "plain": True})
    to_the_carpet(ada)
    ada.choices.first.press("Enter")
    ada.page.wait_for_selector("[data-staged=true]")
    ada.page.evaluate(CLICK, ["section.board", 1])
    ada.asked()
    ada.choices.first.wait_for()
    ada.page.evaluate(SENDS)
    ask = ada.page.locator("[data-ask]").get_attribute("data-ask")
    ada.page.evaluate(CLICK, [PICKS, 2])
    assert ada.page.evaluate("window.plays") == 0
    ada.page.evaluate(CLICK, [PICKS, 1])
    ada.page.wait_for_function(ANSWERED, arg=ask)
    assert ada.page.evaluate("window.plays") == 1


# Whatever calls one to the table in a picture in which something is still shown.
EARLY = """() => {
  window.early = [];
  const look = () => {
    if (document.querySelector('[data-staged=false]')) return;
    if (/Your turn/.test(document.title)) window.early.push('title');
    for (const place of ['[data-announced]', '.decision', '.large'])
      if (/Your turn/.test(document.querySelector(place).textContent)) window.early.push(place);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_nobody_is_called_before_all_has_been_shown(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "brisk"})
    ada.hold_the_clock()
    to_the_carpet(ada)
    ada.choices.first.press("Enter")
    ada.page.wait_for_selector("[data-staged=true]")  # her own move is shown first
    ada.page.evaluate(EARLY)
    ada.run_until(TURN)
    expect(ada.page).to_have_title(re.compile("^● Your turn"))
    expect(ada.page.locator("[data-announced]")).to_contain_text("Your turn")
    expect(ada.page.locator(".large")).to_contain_text("Your turn")
    assert ada.page.evaluate("window.early") == []


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where bots leave people all the time they want."""
    with serving(tmp_path_factory.mktemp("patient"), *PATIENT) as address:
        yield address


def test_a_bot_that_asks_waits_until_one_waves_it_off(visitor: Invite, patient: str) -> None:
    ada = visitor(address=patient, settings={"plain": True})
    log, seat = asked_for_passage()
    table = ada.post("/import", log=log.dumps().decode())["table"]["id"]
    ada.post(f"/{table}/join", name="Ada", seat=seat)
    page = ada.visit(f"/table/{table}")
    page.wait_for_selector("[data-line=open]")
    ada.post(f"/{table}/start", fill="random")
    wave = page.get_by_role("button", name="Not for me")
    expect(wave).to_be_visible()
    asked = ada.seq
    ada.context.set_offline(True)
    ada.expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket", "Failed to load")
    expect(page.get_by_text("Connection lost, trying again …")).to_be_visible()
    wave.click()
    expect(wave).to_be_hidden()
    assert ada.seq == asked
    ada.context.set_offline(False)
    ada.reach(asked + 1)
