"""The card game on its drawn board: the fourth action, what nobody gets; what boards weigh."""

from __future__ import annotations

from itertools import islice, repeat
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.merchant import INPUTS, Merchant, is_phase, positions
from tests.web.test_basari import BESIDE, GAMES, at, play_out, two_people
from tests.web.test_the_frame import OVERFLOWING, WINDOWS
from tests.web.test_words_fit import CUT

KILOBYTES = 1024
OWN = 45 * KILOBYTES


def test_2_7_alone_one_gem_goes_out_and_two_come_in(visitor: Invite) -> None:
    ada = Merchant(visitor(has_touch=True))
    ada.sit(at("basari_cards", "return_gem", 0, 5))
    for stage in ("giving", "taking", "taking"):
        ada.ready()
        expect(ada.page.locator(f"[data-stage={stage}]")).to_be_visible()
        ada.check()
        ada.decide()


def test_with_five_the_trade_is_a_token_beside_the_card(visitor: Invite) -> None:
    ada = Merchant(visitor())
    ada.sit(at("basari_cards", "choose_actions", 3, 5))
    ada.ready()
    ada.check()
    expect(ada.page.locator("section.board [data-card]")).to_have_count(4)
    ada.page.keyboard.press("4")
    expect(ada.page.locator("section.board [data-card=D]")).to_be_focused()
    ada.visitor.resize((360, 640))
    assert ada.page.locator("section.board [data-supply]").evaluate_all(COVERED) == []
    assert ada.page.evaluate(OVERFLOWING, BESIDE) == []


COVERED = """(all) => all.filter((one) => {
  const { right, y, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(right - 4, y + height / 2));
}).map((one) => one.dataset.supply)"""
"""Colours whose number lies under something else."""


def cracked(table: Any) -> bool:
    """Whether somebody haggles in a round in which three or more wanted the same."""
    lost = [action for action in "ABC" if table.turned_up.count(action) > 2]
    return bool(lost) and is_phase("answer_offer")(table)


def test_2_6_what_nobody_gets_stays_cracked_until_the_round_is_over(visitor: Invite) -> None:
    ada = Merchant(visitor())
    position = next(positions("basari_cards", 5, cracked))
    ada.sit(position)
    ada.ready()
    turned = position.table.turned_up
    lost = [seat for seat, action in enumerate(turned) if turned.count(action) > 2]
    others = [seat for seat in lost if seat != position.seat]
    expect(ada.page.locator("section.board .rival .laid.lost")).to_have_count(len(others))


def test_the_gauge_shows_the_workers_and_the_target(visitor: Invite) -> None:
    ada = Merchant(visitor())
    position = at("basari_cards", "choose_actions", 5, 3)
    ada.sit(position)
    ada.ready()
    expected = sorted(position.table.workers(seat) for seat in range(3))
    gauges = ada.page.locator("section.board [data-workers]")
    expect(gauges).to_have_count(3)
    shown = [gauge.get_attribute("data-workers") for gauge in gauges.all()]
    assert sorted(map(int, filter(None, shown))) == expected
    target = position.table.edition.worker_target
    expect(ada.page.locator(".race .target b")).to_have_text(str(target))


# -- at length -------------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("how", INPUTS)
@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_by_one_input(visitor: Invite, game: str, how: str) -> None:
    ada, bob, _ = two_people(visitor, game, "standard")
    for one in (ada, bob):
        one.inputs = repeat(how)
    play_out(ada, bob, 200)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_board_enables_what_is_described_in_200_positions(visitor: Invite, game: str) -> None:
    ada = Merchant(visitor())
    asked = islice(positions(game, 4, lambda table: not table.agenda[0].by_chance), 0, None, 3)
    for position in islice(asked, 200):
        ada.sit(position)
        ada.ready()
        ada.check()


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_every_phase_in_every_window(visitor: Invite, game: str, theme: str, locale: str) -> None:
    ada = Merchant(visitor(locale=locale, settings={"theme": theme}))
    first = "place_merchant" if game == "basari" else "return_gem"
    for phase in (first, "choose_actions", "make_offer", "answer_offer"):
        ada.sit(at(game, phase, 0, 5 if phase == "return_gem" else 4))
        ada.ready()
        ada.page.keyboard.press("Escape")
        for size in WINDOWS.values():
            ada.visitor.resize(size)
            assert ada.page.evaluate(OVERFLOWING, BESIDE) == [], (phase, size)
            assert ada.page.evaluate(CUT, "body") == [], (phase, size)
            ada.visitor.accessible()
