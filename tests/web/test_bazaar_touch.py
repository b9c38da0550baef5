"""Bazaar under a finger: what is pressed on a phone is large enough."""

from __future__ import annotations

from tests.web.conftest import Invite

TARGET = 44
BOXES = "(all) => all.map((one) => one.getBoundingClientRect())"


def test_both_sides_of_every_row_are_large_enough_on_a_phone(visitor: Invite) -> None:
    ada = visitor(size=(390, 664), has_touch=True)
    table = ada.table("bazaar", 4, bots=dict.fromkeys("123", "novice"))
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    sides = ada.page.locator("section.board [data-side]")
    while not sides.count():
        ada.asked()
        ask = ada.seq
        ada.page.locator("section.board [data-move]").first.press("Enter")
        ada.reach(ask + 1)
        ada.asked()
    ada.settle()
    boxes = sides.evaluate_all(BOXES)
    assert len(boxes) == 20
    assert min(min(box["width"], box["height"]) for box in boxes) >= TARGET - 0.5, boxes
    ada.fits()
    ada.accessible()
