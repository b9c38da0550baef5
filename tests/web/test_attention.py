"""Calling somebody back who looks elsewhere."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.test_at_the_table import against_bots
from tests.web.visitor import Visitor

HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true });"
NOTES = """window.notes = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, more) {
    if (window.forbidden) throw new TypeError('Illegal constructor');
    window.notes.push(more.body);
  }
  close() {}
};"""


def away_from_the_tab(one: Visitor, wanted: bool) -> list[str]:
    """What is notified while somebody looks elsewhere and it becomes their turn."""
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_label("Notify me").set_checked(wanted)
    one.page.wait_for_function("(on) => localStorage['zoco.notify'] === String(on)", arg=wanted)
    one.page.reload()
    one.asked()
    expect(one.page).to_have_title(re.compile("^● Your turn"))
    notes: list[str] = one.page.evaluate("window.notes")
    return notes


def test_who_looks_elsewhere_is_called_if_they_want_to(visitor: Invite) -> None:
    ada = visitor()
    ada.context.add_init_script(NOTES + HIDDEN)
    against_bots(ada)
    ada.asked()
    assert away_from_the_tab(ada, wanted=True) == ["Your turn. Suleika"]
    assert away_from_the_tab(ada, wanted=False) == []


def test_where_notifications_are_forbidden_the_page_goes_on(visitor: Invite) -> None:
    ada = visitor()
    ada.context.add_init_script(f"{NOTES}{HIDDEN}window.forbidden = true;")
    against_bots(ada)
    ada.asked()
    assert away_from_the_tab(ada, wanted=True) == []
    ada.choose(random.Random(1))
