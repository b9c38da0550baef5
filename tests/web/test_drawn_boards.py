"""What is the same on every drawn board: the keys, and a move that waits for the line."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.test_lost_line import offline
from tests.web.visitor import Visitor

GAMES = ("basari", "basari_cards", "bazaar", "scheherazade")
LOOKED = "document.activeElement.matches('section.board [data-move]')"
WAITING = "section.board [data-waiting]"
DASHED = {
    "basari": "section.board .pieces [data-pending]",
    "basari_cards": "section.board .mine [data-pending]",
    "bazaar": "section.board .cloth [data-pending]",
    "scheherazade": "section.board [data-fist=closed][data-pending]",
}
"""The piece of the first choice, where it would be."""


def by_keys(one: Visitor) -> None:
    """Look at the first choice by its digit and do it, by the bar where it is final."""
    one.page.evaluate("document.activeElement.blur()")
    one.page.keyboard.press("1")
    assert one.page.evaluate(LOOKED)
    one.page.keyboard.press("Enter")
    main = one.page.locator(".decision button.main.turn:enabled")
    if not one.page.locator(WAITING).count() and main.count():
        main.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_move_by_keys_is_dashed_while_it_waits_for_the_line(visitor: Invite, game: str) -> None:
    ada = visitor()
    ada.expected = ("ERR_INTERNET_DISCONNECTED",)
    table = ada.table(game, 3, bots={"1": "novice", "2": "novice"})
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    ada.asked()
    ada.page.locator("section.board [data-move]").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    offline(ada)
    by_keys(ada)
    waiting, dashed = ada.page.locator(WAITING), ada.page.locator(DASHED[game]).first
    expect(waiting).to_be_visible()
    expect(dashed).to_be_visible()
    ada.page.get_by_role("button", name="Withdraw it").click()
    expect(waiting).to_have_count(0)
    expect(dashed).to_have_count(0)
    ada.asked()
    by_keys(ada)
    expect(dashed).to_be_visible()
    seq = ada.seq
    ada.context.set_offline(False)
    ada.reach(seq + 1)
    expect(dashed).to_have_count(0)
