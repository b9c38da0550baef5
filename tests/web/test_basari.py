"""Basari on its drawn board: whole matches, every input, the mat, my limit, and every window."""

from __future__ import annotations

import re
from itertools import chain, islice, product
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.merchant import Merchant, Position, is_phase, positions
from tests.web.short import SHORT
from tests.web.test_the_frame import LEISURE, OVERFLOWING, WINDOWS
from tests.web.test_words_fit import CUT
from tests.web.visitor import ANSWERED, END
from zoco.games import load

GAMES = ("basari", "basari_cards")
STANDS = f"""() => {{
  if (document.querySelector('{END}')) return 'end';
  const match = document.querySelector('[data-staged=false]');
  return match && (match.dataset.turn === 'true' ? 'turn' : 'waits');
}}"""
BESIDE = f"{LEISURE}, aside"
"""What is not the board's own: the rail and what is read at leisure."""


def at(key: str, phase: str, number: int = 2, seats: int = 4) -> Position:
    """The so-manieth time that a match of bots asks this."""
    return next(islice(positions(key, seats, is_phase(phase)), number, None))


def two_people(visitor: Invite, game: str, edition: Any = None) -> tuple[Merchant, Merchant, str]:
    """Ada and Bob at a table with a bot, before the first move; of a short edition, unless said."""
    ada, bob = (Merchant(visitor(name=name, has_touch=True)) for name in ("Ada", "Bob"))
    wanted = edition or SHORT[game].edition
    table = ada.visitor.table(game, 3, bots={"2": "trader"}, edition=wanted)
    bob.visitor.post(f"/{table}/join", name="Bob")
    ada.visitor.post(f"/{table}/start")
    for one in (ada, bob):
        one.visit(table)
    return ada, bob, table


def play_out(ada: Merchant, bob: Merchant, checks: int) -> None:
    """Both decide whenever they are asked, by each input in turn, until the match is over."""
    while True:
        for one in (ada, bob):
            stands = one.page.wait_for_function(STANDS).json_value()
            if stands == "end":
                return
            if stands == "turn":
                one.ready()
                if checks > 0:
                    one.check()
                    checks -= 1
                one.decide()


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_a_whole_match_by_every_input(visitor: Invite, game: str) -> None:
    ada, bob, _ = two_people(visitor, game)
    play_out(ada, bob, 20)
    for one in (ada, bob):
        one.page.wait_for_selector(END)
        expect(one.page.locator("[data-result] tbody tr")).to_have_count(3)
        expect(one.page.locator("section.board [data-scoring]")).to_be_visible()


PHASES = ("answer_offer", "choose_actions")
SHORTENED = """() => [...document.querySelectorAll('section.board .title b')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
"""What cards and gestures are called, where a part of it is cut off."""


@pytest.mark.parametrize(
    ("game", "phase"),
    every_day(list(product(GAMES, PHASES)), ("basari", PHASES[0]), ("basari_cards", PHASES[1])),
)
def test_nothing_scrolls_and_axe_finds_nothing_on_the_mat(
    visitor: Invite, game: str, phase: str
) -> None:
    ada = Merchant(visitor(locale="de-DE"))
    ada.sit(at(game, phase))
    ada.ready()
    ada.check()
    ada.page.keyboard.press("Escape")
    for size in WINDOWS.values():
        ada.visitor.resize(size)
        assert ada.page.evaluate(OVERFLOWING, BESIDE) == [], size
        assert ada.page.evaluate(SHORTENED) == [], size
        assert ada.page.evaluate(CUT, "body") == [], size
    ada.visitor.accessible()


GO_ON = "[data-turn=true][data-staged=false] [data-gesture=raise]"
ENOUGH = 9


def bargaining(visitor: Invite, game: str) -> tuple[Merchant, Merchant]:
    """Ada has to answer a small offer of Bob's, and both have gems enough to go on."""
    matches = (positions(game, 4, is_phase("answer_offer"), seed) for seed in "123456789")
    position = next(one for one in chain.from_iterable(matches) if plenty(one.table))
    ada, bob = Merchant(visitor()), Merchant(visitor(name="Bob"))
    table = ada.sit(position, {position.table.agenda[0].other: bob.visitor})
    bob.visit(table)
    ada.ready()
    return ada, bob


def plenty(table: Any) -> bool:
    """Whether two who haggle have not come far yet."""
    phase = table.agenda[0]
    pair = (phase.seat, phase.other)
    return min(sum(table.gems[seat]) for seat in pair) >= ENOUGH and bool(sum(phase.offer) <= 3)


def limited(ada: Merchant, bob: Merchant) -> int:
    """Ada sets a limit two gems above the offer; her page answers. How many gems it is."""
    ada.page.keyboard.press("Escape")
    number = int(sum(ada.bundle["beats"])) + 2
    ada.offer(number)
    ada.page.locator("[data-limit=set]").click()
    expect(ada.page.locator("[data-limit=on]")).to_be_visible()
    bob.page.wait_for_selector(GO_ON)
    bob.page.keyboard.press("Escape")
    return number


@pytest.mark.parametrize("game", every_day(GAMES, "basari_cards"))
def test_within_my_limit_the_page_answers_and_beyond_it_accepts(visitor: Invite, game: str) -> None:
    ada, bob = bargaining(visitor, game)
    limit = limited(ada, bob)
    assert bob.page.locator("[data-limit=on]").count() == 0
    assert sum(bob.bundle["beats"]) <= limit
    raised_by_little(bob)
    bob.page.wait_for_selector(GO_ON)
    assert sum(bob.bundle["beats"]) <= limit
    bob.offer(limit + 1)
    bob.page.locator("[data-gesture=raise]").click()
    expect(bob.page.locator(".log")).to_contain_text("Ada accepts")
    expect(ada.page.locator("[data-limit=on]")).to_have_count(0)
    assert not any("limit" in frame for frame in ada.sent)


def test_my_limit_waits_while_i_am_away_answers_when_i_am_back_and_ends_by_one_press(
    visitor: Invite,
) -> None:
    ada, bob = bargaining(visitor, "basari")
    limited(ada, bob)
    table = ada.page.url
    ada.visitor.visit("/")
    ask = raised_by_little(bob)
    ada.visitor.visit(table)
    bob.page.wait_for_selector(GO_ON)
    assert bob.page.locator("[data-ask]").get_attribute("data-ask") != ask
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-limit=stop]").click()
    expect(ada.page.locator("[data-limit=on]")).to_have_count(0)
    bob.page.keyboard.press("Escape")
    raised_by_little(bob)
    ada.page.wait_for_selector(GO_ON)
    assert ada.ask
    assert ada.ask["must"]


def raised_by_little(bob: Merchant) -> str | None:
    """Bob makes the smallest raise; the question that he has answered."""
    ask = bob.page.locator("[data-ask]").get_attribute("data-ask")
    bob.page.keyboard.press("m")
    bob.page.keyboard.press("Enter")
    bob.page.wait_for_function(ANSWERED, arg=ask)
    return ask


def test_two_at_one_screen_have_no_limit_that_the_other_would_see(visitor: Invite) -> None:
    ada = Merchant(visitor())
    position = at("basari", "answer_offer")
    ada.sit(position, {position.table.agenda[0].other: ada.visitor})
    ada.ready()
    expect(ada.page.locator("[data-gesture=raise]")).to_be_visible()
    expect(ada.page.locator("[data-limit]")).to_have_count(0)


def test_accepting_is_done_by_the_bar_alone(visitor: Invite) -> None:
    ada = Merchant(visitor(has_touch=True))
    ada.sit(at("basari", "answer_offer"))
    ada.ready()
    ada.page.keyboard.press("Escape")
    seq = ada.visitor.seq
    accept, main = ada.page.locator("[data-gesture=accept]"), ada.page.locator(".decision .main")
    for press in (accept.click, accept.click, accept.tap, accept.tap):
        press()
        expect(main).to_have_text(re.compile("Accept"))
    assert ada.visitor.seq == seq
    ada.page.keyboard.press("a")
    expect(main).to_be_focused()
    assert ada.visitor.seq == seq
    ada.page.keyboard.press("Enter")
    ada.visitor.reach(seq + 1)


def test_a_spectator_sees_the_mat_without_its_buttons(visitor: Invite) -> None:
    ada, eve = Merchant(visitor()), visitor(name="Eve")
    position = at("basari", "answer_offer")
    table = ada.sit(position, watching=eve)
    eve.visit(f"/table/{table}")
    expect(eve.page.locator("[data-mat]")).to_be_visible()
    assert eve.choices.count() == 0
    moves = eve.page.locator("[data-mat] button:not(.tell, .why), [data-gesture], [data-stock]")
    assert moves.count() == 0
    phase = position.table.agenda[0]
    deal = load("basari").view(position.table, None).deal
    worths = eve.page.locator("[data-deal] .worth")
    expect(worths).to_have_count(2)
    for shown, seat in zip(worths.all(), (phase.seat, phase.other), strict=True):
        expect(shown).to_contain_text(str(deal.scored[seat]))


def test_an_arch_shows_the_six_ahead_before_it_is_chosen(visitor: Invite) -> None:
    ada = Merchant(visitor())
    ada.sit(at("basari", "place_merchant", 0))
    ada.ready()
    ada.page.locator("section.board [data-move]").nth(3).hover()
    expect(ada.page.locator("section.board .arch.lit")).to_have_count(6)


@pytest.mark.parametrize("seats", every_day([3, 4], 4))
def test_the_long_arcade_draws_itself(visitor: Invite, seats: int) -> None:
    arches = len(load("basari").edition("long_arcade").arches)
    ada = at_a_table_of(visitor, "basari", seats, "long_arcade")
    expect(ada.page.locator("section.board .arch")).to_have_count(arches)


@pytest.mark.soak
def test_the_busy_bazaar_draws_itself(visitor: Invite) -> None:
    cards = len(load("basari_cards").edition("busy").cards)
    ada = at_a_table_of(visitor, "basari_cards", 3, "busy")
    expect(ada.page.locator("section.board .deck")).to_contain_text(str(cards - 3))


def at_a_table_of(visitor: Invite, game: str, seats: int, edition: str) -> Merchant:
    """Ada at a table of this edition, where the board enables what is described."""
    ada = Merchant(visitor())
    table = ada.visitor.table(game, seats, edition=edition)
    ada.visitor.post(f"/{table}/start", fill="random")
    ada.visit(table)
    ada.ready()
    ada.check()
    return ada


@pytest.mark.parametrize("game", every_day(GAMES, "basari"))
def test_two_guess_on_the_same_board(visitor: Invite, game: str) -> None:
    ada = Merchant(visitor(has_touch=True))
    table = ada.visitor.table(game, 2, options={"two_player": True}, bots={"1": "random"})
    ada.visitor.post(f"/{table}/start")
    ada.visit(table)
    for _ in range(5):
        ada.ready()
        ada.check()
        ada.decide()
