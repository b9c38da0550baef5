"""The haggling mat in small windows, and while the line is lost."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.merchant import Merchant, is_phase, positions
from tests.web.test_lost_line import offline

GAMES = ("basari", "basari_cards")
TARGET = 44

# A cord from the seat across begins in its place and ends on the mat.
CORDED = """() => {
  const cords = [...document.querySelectorAll('[data-cord]')];
  const spot = (cord, at) => cord.getPointAtLength(at).matrixTransform(cord.getScreenCTM());
  const holds = (one, { x, y }) => {
    const box = one.getBoundingClientRect();
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  };
  return cords.length === 1 && cords.every((one) =>
    holds(document.querySelector('.tied'), spot(one, 0)) &&
    holds(document.querySelector('[data-mat]'), spot(one, one.getTotalLength())));
}"""


@pytest.mark.parametrize("game", every_day(GAMES, "basari_cards"))
def test_on_a_phone_the_ladder_is_one_press_away_gems_can_be_drawn_and_a_cord_ends_there(
    visitor: Invite, game: str
) -> None:
    ada = Merchant(visitor(size=(390, 664), has_touch=True))
    ada.sit(next(islice(positions(game, 4, is_phase("answer_offer")), 2, None)))
    ada.ready()
    the_ladder_is_in_sight_or_one_press_away(ada)
    gems_can_be_drawn(ada)
    if game == "basari_cards":
        ada.page.wait_for_function(CORDED)
        ada.visitor.resize((1280, 660))
        ada.page.wait_for_function(CORDED)


def the_ladder_is_in_sight_or_one_press_away(ada: Merchant) -> None:
    """With the scales and the worths."""
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


def gems_can_be_drawn(ada: Merchant) -> None:
    """From the stock onto the mat and back, with mouse and finger; beside it nothing happens."""
    stock = ada.page.locator("[data-stock]:enabled").first
    kind = int(stock.get_attribute("data-stock") or 0)
    mat, beside = ada.page.locator("[data-near]"), ada.page.locator(".verdict")
    lying = ada.page.locator(f"[data-laid='{kind}']")
    asked = ada.page.locator("[data-ask]").get_attribute("data-ask")
    before = ada.draft()[kind]
    for pointer in (Mouse(ada), Finger(ada)):
        pointer.draw(stock, mat)
        assert ada.draft()[kind] == before + 1
        pointer.draw(stock, beside)
        assert ada.draft()[kind] == before + 1
        pointer.draw(lying.first, beside)
        assert ada.draft()[kind] == before
    assert ada.page.locator("[data-ask]").get_attribute("data-ask") == asked


Spot = tuple[float, float]


class Mouse:
    """Draws something with a button held down."""

    def __init__(self, one: Merchant) -> None:
        self.page = one.page

    def draw(self, what: Locator, onto: Locator) -> None:
        """From the middle of one to that of another."""
        self.begin(middle(what))
        self.go(middle(onto))
        expect(self.page.locator("[data-drawn]")).to_be_visible()
        self.end()
        expect(self.page.locator("[data-drawn]")).to_have_count(0)

    def begin(self, spot: Spot) -> None:
        self.page.mouse.move(*spot)
        self.page.mouse.down()

    def go(self, spot: Spot) -> None:
        self.page.mouse.move(*spot, steps=4)

    def end(self) -> None:
        self.page.mouse.up()


class Finger(Mouse):
    """Draws it with a touch, as the browser itself tells of one."""

    def __init__(self, one: Merchant) -> None:
        super().__init__(one)
        self.line = one.page.context.new_cdp_session(one.page)
        self.at: Spot = (0, 0)

    def begin(self, spot: Spot) -> None:
        self.at = spot
        self.touch("touchStart", spot)

    def go(self, spot: Spot) -> None:
        for part in (0.3, 0.6, 1.0):
            (x, y), (to_x, to_y) = self.at, spot
            self.touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))

    def end(self) -> None:
        self.touch("touchEnd")

    def touch(self, kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(one: Locator) -> Spot:
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


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
