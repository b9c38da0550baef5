"""My games: whose turn it is, how they ended, and how another device takes them over."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.short import standard
from tests.web.test_pacing import to_the_carpet
from tests.web.visitor import Visitor


def line(one: Visitor, table: str) -> Locator:
    return one.page.locator(f"li[data-table='{table}']")


def test_my_games_tell_whose_turn_it_is_and_how_they_ended(visitor: Invite) -> None:
    ada, bob = visitor(settings={"plain": True}), visitor(name="Bob")
    few = [[colour, 1] for colour, _ in standard("suleika")["carpets"]]
    short = {"options": {"first": 0}, "edition": standard("suleika", carpets=few)}
    ended = ada.table("suleika", 3, bots={"2": "random"}, **short)
    bob.post(f"/{ended}/join", name="Bob")
    ada.post(f"/{ended}/start")
    bob.post(f"/{ended}/seats/1/bot", level="random")
    ada.visit(f"/table/{ended}")
    ada.play_out(random.Random(2))
    his = ada.page.locator("[data-result] tr", has_text="Bob")
    expect(his).to_contain_text("a bot sits in")
    won = "".join(ada.page.locator("[data-result] tr.first").all_inner_texts())
    running = ada.table("suleika", 2, options={"first": 1})
    bob.post(f"/{running}/join", name="Bob")
    bob.post(f"/{running}/start")
    ada.visit("/mine")
    expect(line(ada, running)).to_contain_text("Bob to move")
    expect(line(ada, ended)).to_contain_text("You won" if "Ada" in won else "Rank")
    expect(line(ada, ended)).to_contain_text(re.compile(r"\d\d:\d\d"))
    ada.accessible()
    ada.shot("mine-1280")
    ada.page.get_by_role("button", name="Scores, sources").click()
    sums = ada.page.locator("[data-statistics]")
    expect(sums.get_by_role("row", name="You", exact=False).first).to_contain_text("1")
    expect(sums.get_by_role("link", name="best of the others")).to_have_attribute(
        "href", f"/table/{ended}"
    )
    sums.get_by_role("button", name="Numbers").click()
    expect(sums.get_by_role("row", name="At the start")).to_contain_text("+")
    ada.accessible()
    line(ada, ended).get_by_role("link").click()
    ada.page.wait_for_selector("[data-result]")
    bob.visit("/mine")
    expect(line(bob, running)).to_contain_text("Your turn")
    expect(line(bob, ended)).to_contain_text("a bot sits in")


def test_my_games_tell_nothing_that_another_page_is_still_showing(visitor: Invite) -> None:
    ada = visitor(settings={"pace": "calm"})
    to_the_carpet(ada)
    table = ada.page.url.split("/table/")[1]
    ada.page.evaluate("window.setTimeout = () => 0")  # the stage stands still until it is skipped
    ada.choices.first.press("Enter")
    ada.page.wait_for_selector("[data-staged=true][data-ask]")
    beside = ada.context.new_page()
    beside.goto(f"{ada.base}/mine")
    mine = beside.locator(f"li[data-table='{table}'] .status")
    expect(mine).to_have_text("being played")
    ada.page.keyboard.press("Escape")
    ada.asked()
    expect(mine).to_have_text("Your turn")


def test_who_has_no_games_is_told_what_will_stand_there(visitor: Invite) -> None:
    ada = visitor()
    ada.visit("/")
    ada.page.get_by_role("link", name="All my games").click()
    expect(ada.page.get_by_text("No games yet")).to_be_visible()
    expect(ada.page.get_by_text("No match is finished yet")).to_be_visible()
    assert ada.page.get_by_role("button", name="Show a link and code").count() == 0
    ada.accessible()


def test_another_device_takes_the_games_over_plays_on_and_is_sent_off(visitor: Invite) -> None:
    ada, phone, thief = visitor(), visitor(size=(390, 664)), visitor()
    table = ada.table("suleika", 2, bots={"1": "random"}, options={"first": 0}, private=True)
    ada.post(f"/{table}/start")
    ada.post(f"/{table}/seats/0/bot")
    ada.visit("/mine")
    expect(line(ada, table)).to_contain_text("a bot sits in")
    expect(line(ada, table)).not_to_contain_text("Your turn")
    ada.post(f"/{table}/seats/0/back")
    ada.page.get_by_role("button", name="Show a link and code").click()
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    ada.shot("mine-link-1280")
    url = ada.page.get_by_label("Link", exact=True).input_value()
    phone.visit(url)
    expect(phone.page.get_by_text("This device has taken over 1 game.")).to_be_visible()
    assert "#" not in phone.page.url
    phone.fits()
    phone.shot("mine-390")
    line(phone, table).get_by_role("link").click()
    phone.asked()
    phone.choose(random.Random(1))
    thief.expected = ("410",)
    thief.visit(url)
    expect(thief.page.get_by_role("alert")).to_have_text("This link was used already.")
    ada.page.reload()
    ada.page.get_by_role("button", name="Send it off").click()
    expect(ada.page.get_by_role("button", name="Send it off")).to_have_count(0)
    phone.expected = ("403",)
    phone.page.wait_for_selector(".match", state="detached")
    phone.visit("/mine")
    expect(phone.page.get_by_text("No games yet")).to_be_visible()
