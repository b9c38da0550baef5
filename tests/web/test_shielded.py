"""The pages under their own policy: nothing that they need is forbidden by it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import zoco
from tests.web.conftest import Invite
from tests.web.daily import every_day


def test_no_page_needs_what_the_policy_forbids(visitor: Invite) -> None:
    """Every visitor hears what the browser complains about, violations of the policy among it."""
    ada = visitor(bypass_csp=False)
    ada.expected = ("violates the following Content Security Policy directive",)
    page = ada.visit("/")
    page.evaluate("document.head.append(Object.assign(document.createElement('script'),"
                  "{ textContent: 'window.broken = 1' }))")  # fmt: skip
    assert page.evaluate("window.broken") is None
    assert len(ada.complaints) == 1
    ada.complaints.clear()
    ada.expected = ()
    for path in ("/new/basari", "/rules/suleika", "/mine"):
        ada.visit(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
    table = ada.table("basari", 3, bots={"1": "random"})
    ada.visit(f"/table/{table}")
    expect(page.locator("[data-seat='2']").first).to_be_visible()


GAMES = [meta.key for meta in zoco.games()]


@pytest.mark.parametrize("game", every_day(GAMES, "scheherazade"))
def test_no_board_needs_what_the_policy_forbids(game: str, visitor: Invite) -> None:
    ada = visitor(bypass_csp=False)
    table = ada.table(game, 3, bots={"1": "random", "2": "random"})
    ada.post(f"/{table}/start")
    page = ada.visit(f"/table/{table}")
    expect(page.locator("[data-seq]")).to_be_visible()
    for name in ("Chat", "Rules", "Log"):
        page.get_by_role("button", name=name, exact=True).first.click()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]")).to_be_visible()
