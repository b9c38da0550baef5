"""The haggling mat in small windows, and while the line is lost."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.merchant import Merchant, is_phase, positions
from tests.web.test_lost_line import offline

GAMES = ("basari", "basari_cards")
TARGET = 44


@pytest.mark.parametrize("game", every_day(GAMES, "basari_cards"))
def test_on_a_phone_ladder_scales_and_worths_are_one_press_away(visitor: Invite, game: str) -> None:
    ada = Merchant(visitor(size=(390, 664), has_touch=True))
    ada.sit(next(islice(positions(game, 4, is_phase("answer_offer")), 2, None)))
    ada.ready()
    mat = ada.page.locator("[data-mat]")
    tell, ladder = mat.locator(".tell"), mat.locator(".ladder")
    if not tell.is_visible():
        expect(ladder).to_be_visible()
        return
    expect(ladder).to_be_hidden()
    box = tell.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= TARGET
    tell.tap()
    expect(ladder).to_be_visible()
    expect(mat.locator(".worth")).to_have_count(2)
    expect(mat.locator(".worth").first).to_be_visible()
    ada.visitor.fits()
    ada.visitor.accessible()
    tell.tap()
    expect(ladder).to_be_hidden()


@pytest.mark.parametrize("game", every_day(GAMES, "basari"))
def test_what_one_has_said_lies_dashed_on_the_mat_while_the_line_is_lost(
    visitor: Invite, game: str
) -> None:
    ada = Merchant(visitor())
    ada.visitor.expected = ("ERR_INTERNET_DISCONNECTED",)
    position = next(islice(positions(game, 4, is_phase("answer_offer")), 2, None))
    ada.sit(position)
    ada.ready()
    ada.page.wait_for_load_state("networkidle")
    offline(ada.visitor)
    near = ada.page.locator(f"[data-half='{position.seat}'] [data-pending]")
    far = ada.page.locator(f"[data-half='{position.table.agenda[0].other}'] [data-pending]")
    ada.page.keyboard.press("m")
    ada.page.keyboard.press("Enter")
    expect(near.locator(".heap")).to_be_visible()
    expect(far).to_have_count(0)
    ada.page.get_by_role("button", name="Withdraw it").click()
    expect(near).to_have_count(0)
    ada.page.keyboard.press("a")
    ada.page.locator(".decision button.main.turn:enabled").press("Enter")
    expect(far).to_be_visible()
