"""Seats among people: who is gone, what is said before it is done, and what stays marked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.house import serving
from tests.web.short import standard
from tests.web.test_a_match import two_and_a_bot
from tests.web.test_at_the_table import against_bots, asked_of
from tests.web.visitor import Visitor

BOXES = """() => [...document.querySelectorAll(
  '.match header, .match section.board, .decision, .decision button, aside, aside li')]
  .map((one) => { const box = one.getBoundingClientRect();
    return [one.tagName, box.x, box.y, box.width, box.height].join(' '); })"""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where who is not connected counts as gone only after a second."""
    with serving(tmp_path_factory.mktemp("patient"), "--gone", "1") as address:
        yield address


def row(one: Visitor, seat: int) -> Any:
    return one.page.locator(f".large li[data-seat='{seat}']")


def test_who_is_gone_can_be_replaced_when_the_rail_says_so(visitor: Invite, patient: str) -> None:
    ada, bob = two_and_a_bot(lambda **more: visitor(address=patient, **more))
    bob.page.wait_for_selector("[data-line=open]")
    expect(row(ada, 1)).not_to_contain_text("not connected")
    bob.page.close()
    expect(row(ada, 1)).to_contain_text("not connected")
    ada.page.get_by_role("button", name="Let a bot sit in for Bob").click()
    expect(row(ada, 1)).to_contain_text("gone · a bot sits in")
    expect(ada.page.locator(".log .note")).to_have_text("Bob is gone; a bot sits in.")
    assert ada.page.get_by_role("alert").inner_text() == ""


def test_a_bot_is_told_with_its_level_and_its_temper(visitor: Invite) -> None:
    """Amina is of the house and patient: that is said where one meets her, and where one plays."""
    ada = visitor()
    table = ada.table("suleika", 2, bots={"1": "trader"})
    ada.visit(f"/table/{table}")
    place = ada.page.locator("li[data-seat='1']")
    expect(place).to_contain_text("Amina")
    expect(place).to_contain_text("patient, opens low")
    ada.post(f"/{table}/start")
    expect(row(ada, 1)).to_contain_text("trader · patient")


def test_each_way_out_says_what_follows_and_only_the_host_sees_what_only_the_host_can_do(
    visitor: Invite,
) -> None:
    ada, bob = two_and_a_bot(visitor)
    ada.page.get_by_role("button", name="Menu").click()
    ways = ada.page.locator(".ways li")
    expect(ways).to_have_count(3)
    assert ada.page.get_by_role("button", name="Free the seat of").count() == 1
    expect(ways.nth(0)).to_contain_text("until you take it back")
    expect(ways.nth(1)).to_contain_text("a bot sits in until you come back")
    expect(ways.nth(2)).to_contain_text("You give up: a bot plays your seat to the end")
    ways.nth(2).get_by_role("button").click()
    ways.nth(2).get_by_role("button", name="Really resign?").click()
    expect(row(bob, 0)).to_contain_text("resigned · a bot plays on")
    expect(bob.page.locator(".log .note")).to_have_text("Ada resigns; a bot plays on.")
    bob.page.get_by_role("button", name="Menu").click()
    his = bob.page.locator(".ways li")
    expect(his).to_have_count(2)  # nobody but bots is left: for whom should one play for him?
    expect(his.nth(0)).to_contain_text("the match rests until you come back")
    expect(his.nth(1)).to_contain_text("so the match ends here")
    assert bob.page.get_by_role("button", name="Free the seat of").count() == 0


def test_a_wish_to_take_back_shifts_nothing_and_is_granted_by_the_others(visitor: Invite) -> None:
    ada, bob = two_and_a_bot(visitor)
    one, other = asked_of(ada, bob)
    one.choose(random.Random(1))
    other.reach(one.seq)
    undo = one.page.get_by_role("button", name="Ask to take back")
    expect(undo).to_be_visible()
    for page in (one.page, other.page):
        # Who comes is told of a while later, for all together: that too changes a seat.
        expect(page.locator(".large")).not_to_contain_text("not connected")
        page.locator(".log").evaluate("(box) => box.scrollTo(0, 0)")
    before = [each.page.evaluate(BOXES) for each in (one, other)]
    undo.click()
    question = one.page.get_by_role("alertdialog")
    expect(question).to_contain_text("If they agree, the match is practice from then on.")
    assert one.page.evaluate(BOXES) == before[0]
    question.get_by_role("button", name="Ask, as practice").click()
    expect(one.page.get_by_text("You asked to take back")).to_be_visible()
    expect(other.page.get_by_role("button", name="Agree")).to_be_visible()
    assert [each.page.evaluate(BOXES) for each in (one, other)] == before
    other.page.get_by_role("button", name="Refuse").click()
    expect(one.page.get_by_text("You asked to take back")).to_be_hidden()
    undo.click()
    question.get_by_role("button", name="Ask, as practice").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(one.page.locator(".log li.undone").first).to_be_attached()
    expect(other.page.locator(".log li:not(.note)").last).to_contain_text("takes back")
    one.asked()


def test_a_refusal_goes_when_its_question_is_gone(visitor: Invite) -> None:
    ada, bob = two_and_a_bot(visitor)
    one, _ = asked_of(ada, bob)
    while one is bob:  # his board is in words, and offers nothing that is refused
        bob.choose(random.Random(1))
        one, _ = asked_of(ada, bob)
    one.page.locator("section.board [aria-disabled=true]").first.press("Enter")
    alert = one.page.get_by_role("alert")
    expect(alert).to_contain_text("but never back")
    other_device = one.page.context.new_page()
    other_device.goto(one.page.url)
    other_device.wait_for_selector("[data-turn=true][data-staged=false]")
    there = Visitor.__new__(Visitor)
    there.page = other_device
    there.choose(random.Random(1))
    expect(alert).to_have_text("")


def test_take_back_over_a_die_says_first_that_it_is_practice(visitor: Invite) -> None:
    """And it stays marked so: at the table, in the result, in my games."""
    ada = visitor(settings={"plain": True})
    few = [[colour, 1] for colour, _ in standard("suleika")["carpets"]]
    table = against_bots(ada, edition=standard("suleika", carpets=few))
    ada.asked()
    ada.choose(random.Random(1))
    ada.asked()
    page, seq = ada.page, ada.seq
    page.get_by_role("button", name="Take back").click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("This goes back over a die or another’s move")
    question.get_by_role("button", name="Leave it").click()
    expect(question).to_be_hidden()
    assert ada.seq == seq
    assert page.locator("[data-practice]").count() == 0
    page.get_by_role("button", name="Take back").click()
    question.get_by_role("button", name="Take back, as practice").click()
    expect(page.locator("[data-practice]")).to_have_text("Practice")
    expect(page.locator(".log .note")).to_contain_text("the match is practice from here on")
    ada.asked()
    expect(page.locator(".sentence")).to_contain_text("Which way shall Omar walk?")
    ada.choose(random.Random(1))
    ada.asked()
    taken = page.locator(".log li.undone")
    already = taken.count()
    page.get_by_role("button", name="Take back").click()
    expect(taken).not_to_have_count(already)
    ada.play_out(random.Random(2))
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text("this match is practice")
    ada.visit("/mine")
    expect(page.locator(f"li[data-table='{table}'] .mark")).to_have_text("Practice")


def test_against_bots_the_match_rests_while_one_is_away_and_says_so(visitor: Invite) -> None:
    ada = visitor(settings={"plain": True})
    table = against_bots(ada)
    ada.asked()
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    ways = page.locator(".ways li")
    expect(ways).to_have_count(2)
    expect(ways.nth(0)).to_contain_text("the match rests until you come back")
    ways.nth(0).get_by_role("button", name="Leave").click()
    expect(page.locator("article").first).to_be_visible()
    ada.visit(f"/table/{table}")
    bar = page.locator(".decision")
    expect(bar).to_contain_text("The match rests until you take your seat back.")
    bar.get_by_role("button", name="Take my seat back").click()
    ada.asked()


def test_against_bots_one_press_plays_again(visitor: Invite) -> None:
    ada = visitor(settings={"plain": True})
    few = [[colour, 1] for colour, _ in standard("suleika")["carpets"]]
    against_bots(ada, options={"first": 0}, edition=standard("suleika", carpets=few))
    ada.play_out(random.Random(2))
    board = ada.page.locator("section.board").bounding_box()
    panel = ada.page.get_by_role("region", name="Result").bounding_box()
    assert board
    assert panel
    assert board["x"] + board["width"] <= panel["x"], "the result lies beside the final board"
    before = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: url != before)
    ada.asked()
    expect(row(ada, 1)).to_contain_text("Ada")
    expect(row(ada, 0)).to_contain_text("plays at random")
