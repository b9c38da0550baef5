"""The start page: a shelf without a hole, what each game takes, and one click to a match."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.visitor import Visitor

HOUSE = ["suleika", "basari", "basari_cards", "bazaar", "scheherazade"]
WINDOWS = [(1280, 660), (390, 664), (360, 640), (844, 340), (820, 1180), (1920, 1080)]
FEW = 4
GAPS = """() => {
  const shelf = document.querySelector('.shelf').getBoundingClientRect();
  const rows = new Map();
  for (const one of document.querySelectorAll('.shelf article')) {
    const { top, left, right, bottom } = one.getBoundingClientRect();
    rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), { left, right, bottom }]);
  }
  return [...rows.values()].flatMap((row) => {
    const ends = [shelf.left, ...row.flatMap(({ left, right }) => [left, right]), shelf.right];
    const gaps = ends.flatMap((end, at) => (at % 2 ? [end - ends[at - 1]] : []));
    const feet = row.map(({ bottom }) => bottom);
    const uneven = Math.max(...feet) - Math.min(...feet);
    return [gaps[0], gaps.at(-1), uneven, ...gaps.slice(1, -1).map((gap) => Math.max(0, gap - 24))];
  });
}"""


def test_the_five_games_stand_on_the_shelf_and_say_how_many_play_how_long_and_how_heavy(
    visitor: Invite,
) -> None:
    ada = visitor()
    page = ada.visit()
    cards = page.locator("article")
    expect(cards).to_have_count(5)
    assert [card.get_attribute("data-game") for card in cards.all()] == HOUSE
    expect(cards.get_by_role("heading").nth(2)).to_have_text("Basari: the card game")
    for game in ada.context.request.get(f"{ada.base}/api/games").json():
        card = page.locator(f"article[data-game={game['key']}]")
        seats = f"{min(game['seats'])}–{max(game['seats'])}"
        expect(card).to_contain_text(re.compile(rf"{seats}\s*players.*{game['minutes']} min"))
        expect(card).to_contain_text(game["weight"].capitalize())
        expect(card.locator(".picture img")).to_have_attribute("loading", "lazy")
        expect(card.locator("[data-way]")).to_have_count(2)
    no_hole_at_any_window(ada)


def no_hole_at_any_window(ada: Visitor) -> None:
    for size in WINDOWS:
        ada.resize(size)
        gaps = ada.page.evaluate(GAPS)
        assert len(gaps) >= 5, size
        assert max(map(abs, gaps)) < 1.5, (size, gaps)
        ada.fits()


def test_one_click_plays_without_a_question_under_a_name_that_was_suggested(
    visitor: Invite,
) -> None:
    guest = visitor(name="")
    page = guest.visit()
    name = page.locator("h1 .name").inner_text().strip()
    assert name
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    page.get_by_role("button", name="Play now: Suleika").click()
    guest.asked()
    assert page.get_by_role("dialog").count() == 0
    expect(page).to_have_title(re.compile("^● Your turn. Suleika"))
    expect(page.locator("li[data-seat='0']").first).to_contain_text(name)
    posted = [one for one in asked if one.startswith("POST") and "/preview" not in one]
    assert len(posted) == 2, posted
    assert not [one for one in asked if "/api/games" in one and "/text/" not in one]
    table = page.url.split("/table/")[1]
    guest.visit()
    expect(page.locator(f"a[href='/table/{table}']")).to_be_visible()


def test_the_name_is_changed_at_the_table(visitor: Invite) -> None:
    guest = visitor(name="")
    guest.start("suleika")
    guest.asked()
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="choose another name").click()
    page.get_by_label("Your name").fill("  Zora ")
    page.get_by_role("button", name="That’s me").click()
    expect(page.locator("li[data-seat='0']").first).to_contain_text("Zora")
    guest.visit()
    expect(page.locator("h1")).to_contain_text("Zora")


def test_the_level_of_the_bots_stands_beside_the_button(visitor: Invite) -> None:
    ada = visitor()
    card = ada.visit().locator("article[data-game=suleika]")
    level = card.get_by_role("combobox", name="Bots play as")
    level.wait_for()
    names = level.locator("option").all_inner_texts()
    assert len(names) >= 3
    assert card.locator(".pips i").count() == len(names)
    expect(card.locator(".words")).to_have_text("Bots: trader")
    level.select_option("novice")
    expect(card.locator(".words")).to_have_text("Bots: novice")
    ada.page.reload()
    expect(card.locator(".words")).to_have_text("Bots: novice")
    table = ada.start("suleika")
    state = ada.context.request.get(f"{ada.base}/api/tables/{table}").json()
    assert [seat["level"] for seat in state["table"]["seats"]] == [None, "novice", "novice"]


@pytest.mark.parametrize("how", every_day(["hover", "press"], "hover"))
def test_the_files_of_the_board_come_before_the_table_is_made(visitor: Invite, how: str) -> None:
    ada = visitor()
    page = ada.visit()
    button = page.get_by_role("button", name="Play now: Suleika")
    button.wait_for()
    with (
        page.expect_request(re.compile(r"/assets/Table-.*\.js")),
        page.expect_request(re.compile(r"/assets/Board-.*\.js")),
        page.expect_request(re.compile("/api/games/suleika/text/en")),
    ):
        if how == "hover":
            button.hover()
        else:
            button.dispatch_event("pointerdown")
    assert page.url.endswith("/")


def test_nothing_speaks_of_a_line_until_it_is_lost(visitor: Invite) -> None:
    ada = visitor()
    ada.expected = ("ERR_INTERNET_DISCONNECTED", "Failed to load")
    page = ada.visit()
    page.locator("article").first.wait_for()
    assert page.get_by_role("alert").count() == 0
    ada.context.set_offline(True)
    page.get_by_role("button", name="Play now: Suleika").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    ada.context.set_offline(False)
    page.get_by_role("button", name="Play now: Suleika").click()
    ada.asked()


NO_GAMES = [("en-US", "No games yet"), ("de-DE", "Noch keine")]


@pytest.mark.parametrize(("locale", "words"), every_day(NO_GAMES, NO_GAMES[1]))
def test_that_there_are_no_games_yet_is_drawn(visitor: Invite, locale: Any, words: str) -> None:
    """And of many only a few stand there: the shelf stays in sight."""
    ada = visitor(locale=locale)
    page = ada.visit()
    empty = page.locator(".mine .empty")
    expect(empty).to_contain_text(words)
    expect(empty.locator("svg")).to_be_visible()
    ada.table("suleika", 2)
    page.reload()
    expect(page.locator(".mine li")).to_have_count(1)
    expect(empty).to_have_count(0)
    for _ in range(FEW):
        ada.table("suleika", 2)
    page.reload()
    expect(page.locator(".mine li")).to_have_count(FEW)
    expect(page.locator(".mine a[href='/mine']")).to_be_visible()
