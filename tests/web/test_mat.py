"""The haggling mat in small windows."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.merchant import Merchant, is_phase, positions

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
