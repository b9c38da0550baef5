"""Why? Every number on board, rail and result can be pressed: its terms are told and lit."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.positions import last_decision, midway, played, resumed
from tests.web.staged import sit, until
from tests.web.test_at_the_table import against_bots
from tests.web.visitor import END, Visitor
from tools.moments import MOMENTS
from zoco.games import metas
from zoco.games.basari.moves import Choose, PlaceDisc

LIT = "section.board [data-counted-field]"
ON_BOARD = "section.board [data-why]"
SIZES = """(all) => all.map((one) => one.getBoundingClientRect())
  .map(({ width, height }) => [width, height])"""
GAMES = tuple(meta.key for meta in metas())
COLUMNS = {"basari": 4, "basari_cards": 4}
"""Colours of gems that are counted in columns."""
COUNTED = {"bazaar": {"hand", "ware", "points"}, "scheherazade": {"pearls"}}
"""What else is counted before a seat."""


def note(one: Visitor) -> Locator:
    return one.page.get_by_role("dialog")


def explained(one: Visitor, number: Locator) -> None:
    """A press tells something that cites a paragraph; one more press is enough of it."""
    number.click()
    expect(note(one).locator("li").first).to_be_visible()
    expect(note(one).locator(".rule").first).to_be_visible()
    number.click()
    expect(note(one)).to_have_count(0)


def test_a_score_lights_what_makes_it_and_opens_its_paragraph(visitor: Invite) -> None:
    ada = visitor()
    log = played("suleika", 4)
    ply = next(n for n in range(90, 200) if log.line[n].seat == 0)
    resumed(ada, log, ply, 0)
    seat = ada.page.locator("aside [data-seat='1']")
    score = seat.locator("[data-why=points]")
    score.click()
    expect(note(ada).locator(".amount").first).to_be_visible()
    amounts = note(ada).locator(".amount").all_inner_texts()
    assert sum(map(int, amounts)) == int(score.locator("strong").inner_text())
    assert ada.page.locator(LIT).count() == int(amounts[0]) > 0
    expect(note(ada)).to_contain_text("halves in sight")
    ada.accessible()
    ada.page.keyboard.press("Escape")
    expect(score).to_be_focused()
    expect(ada.page.locator(LIT)).to_have_count(0)
    seat.locator("[data-why=piastre]").click()
    note(ada).get_by_role("button", name="Rule 2.4").first.click()
    expect(ada.page.locator("aside [data-paragraph='2.4']")).to_be_in_viewport()
    expect(note(ada)).to_have_count(0)


def looking(one: Visitor, choice: int) -> list[Locator]:
    """The numbers on the board while a choice is looked at."""
    one.choices.nth(choice).hover()
    one.page.locator(ON_BOARD).first.wait_for()
    return one.page.locator(ON_BOARD).all()


def lights(one: Visitor, number: Locator, places: int) -> None:
    """A press on a number lights so many places, and moves nothing."""
    seq = one.seq
    number.click()
    expect(note(one).locator(".rule").first).to_be_visible()
    expect(one.page.locator(LIT)).to_have_count(places)
    number.click()
    expect(note(one)).to_have_count(0)
    assert one.seq == seq


def test_what_a_move_would_cost_is_explained_on_the_board(visitor: Invite) -> None:
    ada = visitor()
    log = played("suleika", 4)
    face, lay = [n for n in range(90, len(log.line)) if log.line[n].seat == 0][:2]
    resumed(ada, log, face, 0)
    prices = []
    for mark in looking(ada, 1):
        price = "".join(mark.locator(".price").all_text_contents()).removeprefix("−")
        prices.append(int(price or 0))
        lights(ada, mark, prices[-1])
    assert any(prices)
    ada.accessible()
    resumed(ada, log, lay, 0)
    (area,) = looking(ada, 0)
    lights(ada, area, int(area.text_content() or 0))


def test_on_a_phone_the_board_is_seen_while_a_number_is_explained(visitor: Invite) -> None:
    ada = visitor(size=(390, 664), has_touch=True, is_mobile=True)
    log = played("suleika", 4)
    resumed(ada, log, next(n for n in range(90, 200) if log.line[n].seat == 0), 0)
    ada.page.locator(".strip [data-seat='1'] button").click()
    sizes = ada.page.locator("aside [data-why]").evaluate_all(SIZES)
    assert sizes
    assert min(map(min, sizes)) >= 43.5, "as large as a fingertip"
    ada.page.locator("aside [data-seat='1'] [data-why=half]").click()
    expect(ada.page.locator(LIT).first).to_be_in_viewport()
    box = note(ada).bounding_box()
    assert box
    assert 0 <= box["x"] <= box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 664


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_rail_has_a_reason(visitor: Invite, game: str) -> None:
    ada = visitor(locale="de-DE")
    against_bots(ada, game)
    ada.asked()
    numbers = ada.page.locator("aside [data-seat='0'] [data-why]")
    numbers.first.wait_for()
    found = {number.get_attribute("data-why") for number in numbers.all()}
    assert COUNTED.get(game, set()) <= found
    for number in numbers.all():
        explained(ada, number)
    gems = numbers.and_(ada.page.locator("[data-why$='-gem']")).all()
    assert len(gems) >= COLUMNS.get(game, 0)
    if game in COLUMNS:
        gems[0].click()
        expect(ada.page.locator("aside [data-lit]")).to_have_count(3)


NUMBERS = {
    ("bazaar", "may buy"): {"bank", "score", "hand"},
    ("scheherazade", "last tip"): {"round", "bowl", "fists", "tip", "pile", "shares", "pearls"},
    ("scheherazade", "ransom"): {"round", "bowl", "fists", "pile", "shares", "pearls", "ransom"},
}
"""What can be asked about on a board in such a moment."""


@pytest.mark.parametrize(("game", "moment"), NUMBERS)
def test_every_number_of_the_board_has_a_reason(visitor: Invite, game: str, moment: str) -> None:
    ada = visitor()
    wanted, level, seats, options, edition = MOMENTS[game][moment]
    sit(ada, until(game, seats, wanted, level, options=options, edition=edition))
    if moment == "ransom":
        ada.page.locator("[data-mover$='.7']").first.click()
        ada.page.locator("section.board g.cost").first.wait_for()
    numbers = ada.page.locator(f"{ON_BOARD}:visible")
    found = {str(one.get_attribute("data-why")) for one in numbers.all()}
    assert NUMBERS[game, moment] <= found
    for number in sorted(found):
        explained(ada, ada.page.locator(f"section.board [data-why='{number}']:visible").first)


def test_the_ways_to_disc_and_arch_light_up_and_a_scoring_is_told(visitor: Invite) -> None:
    ada = visitor()
    log, ply, seat = midway("basari", 4, Choose)
    resumed(ada, log, ply, seat)
    lit = ada.page.locator("section.board .arch.lit")
    left = ada.page.locator("aside [data-seat='0'] [data-left]")
    left.locator("button").click()
    expect(lit).to_have_count(int(left.get_attribute("data-left") or 0))
    expect(note(ada).get_by_role("button", name="Rule 4.1")).to_be_visible()
    die = ada.page.locator("section.board [data-place='1'] [data-why=die]")
    die.click()
    expect(lit).to_have_count(int(die.inner_text().split()[-1]))
    ada.page.locator("[data-why=arch-3]").click()
    expect(lit).to_have_count(1)
    expect(note(ada).get_by_role("button", name="Rule 2.6")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("[data-why=arch-4]")).to_be_focused()
    ada.page.get_by_role("button", name="Last scoring").click()
    cells = ada.page.locator("[data-why^=award]")
    assert cells.count() > COLUMNS["basari"]
    explained(ada, cells.first)
    explained(ada, cells.last)


def told_by_the_bar(one: Visitor, lights: int, rule: str) -> None:
    """The bar tells why of what is looked at, and lights where that is."""
    one.page.locator("[data-why-deed]").click()
    expect(note(one).get_by_role("button", name=f"Rule {rule}")).to_be_visible()
    expect(one.page.locator("section.board .arch.lit")).to_have_count(lights)
    one.page.keyboard.press("Escape")


def test_what_a_choice_is_worth_is_told_by_the_bar_and_by_holding_it(visitor: Invite) -> None:
    """A press on a choice chooses it: its number is asked about beside it, by ?, or by holding."""
    ada = visitor()
    log, ply, seat = midway("basari", 4, Choose)
    resumed(ada, log, ply, seat)
    expect(ada.page.locator("[data-why-deed]")).to_be_disabled()
    seq = ada.seq
    ada.page.locator("[data-card=points]").hover()
    told_by_the_bar(ada, 1, "2.6")
    ada.page.locator("[data-card=gems]").click(delay=700)
    expect(note(ada).get_by_role("button", name="Rule 2.7")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("?")
    expect(note(ada).get_by_role("button", name="Rule 2.5")).to_be_visible()
    ada.accessible()
    assert ada.seq == seq, "nothing was chosen"
    first = next(n for n, entry in enumerate(log.line) if isinstance(entry.move, PlaceDisc))
    resumed(ada, log, first, log.line[first].seat)
    ada.choices.nth(3).click(button="right")
    expect(note(ada).get_by_role("button", name="Rule 2.6")).to_be_visible()


def test_who_comes_or_goes_takes_no_explanation_away(visitor: Invite) -> None:
    ada, eve = visitor(), visitor(name="Eve")
    table = against_bots(ada)
    ada.asked()
    ada.page.locator("aside [data-seat='1'] [data-why=points]").click()
    expect(note(ada).locator(".rule").first).to_be_visible()
    eve.visit(f"/table/{table}")
    expect(ada.page.get_by_text("1 person watches")).to_be_attached()
    expect(note(ada).locator(".rule").first).to_be_visible()


def test_every_number_of_the_bazaar_of_cards_has_a_reason(visitor: Invite) -> None:
    ada = visitor()
    against_bots(ada, "basari_cards")
    ada.asked()
    numbers = ada.page.locator("section.board [data-why]")
    numbers.first.wait_for()
    rivals = ada.page.locator(".rival").count()
    mine = len(("deck", "pass", "worker")) + COLUMNS["basari_cards"]
    assert numbers.count() == mine + rivals * len(("card", "worker"))
    for number in numbers.all():
        explained(ada, number)


def test_the_result_is_explained_number_by_number(visitor: Invite) -> None:
    ada = visitor()
    log = played("suleika", 4)
    resumed(ada, log, *last_decision(log))
    ada.choose(random.Random(1))
    row = ada.page.locator(f"{END} tbody tr").first
    row.locator("[data-why=half]").click()
    expect(ada.page.locator(LIT)).to_have_count(int(row.locator("[data-term=half]").inner_text()))
    explained(ada, row.locator("[data-why=points]"))
