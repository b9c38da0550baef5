"""From the start page to a table: names, shelves, making, inviting, waiting."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Invite


def test_friends_come_by_link_and_the_waiting_room_fills_live(visitor: Invite) -> None:
    ada, bob = visitor(), visitor(name="Bob")
    ada.start("suleika", friends=True)
    link = ada.page.get_by_role("textbox", name="Link").input_value()
    assert "#invite=" in link
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    ada.page.get_by_role("button", name="Copy").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    bob.visit(link)
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("li[data-seat='1']")).to_contain_text("Bob")
    ada.page.get_by_role("button", name="Add a bot on seat 3").click()
    expect(bob.page.locator("li[data-seat='2']")).to_contain_text("bot, trader")
    ada.page.get_by_role("button", name="Free the seat of").click()
    expect(bob.page.locator("li[data-seat='2']")).to_contain_text("free seat")
    ada.page.get_by_role("button", name="Begin, with bots on the free seats").click()
    for one in (ada, bob):
        expect(one.page.locator(".large li[data-seat]")).to_have_count(4)


def test_a_stranger_is_told_that_a_running_table_is_private(visitor: Invite) -> None:
    ada, eve = visitor(), visitor(name="Eva", locale="de-DE")
    eve.expected = ("403",)
    table = ada.start("suleika")
    ada.asked()
    eve.visit(f"/table/{table}")
    main = eve.page.get_by_role("main")
    expect(main.get_by_role("heading", name="Ein privater Tisch")).to_be_visible()
    expect(main).not_to_contain_text("Du bist an einen Tisch eingeladen")


SHARING = "navigator.share = async (given) => { window.given = given; };"


def test_a_link_is_shared_in_the_name_of_who_invites(visitor: Invite) -> None:
    ada = visitor()
    ada.context.add_init_script(SHARING)
    ada.start("suleika", friends=True)
    ada.page.get_by_role("button", name="Share").click()
    given = ada.page.evaluate("window.given")
    assert given["title"] == "Ada invites you to Suleika"
    assert given["url"] == ada.page.get_by_role("textbox", name="Link").input_value()


def test_where_nothing_can_be_shared_no_button_says_so(visitor: Invite) -> None:
    ada = visitor()
    ada.context.add_init_script("delete Navigator.prototype.share;")
    ada.start("suleika", friends=True)
    expect(ada.page.get_by_role("button", name="Copy")).to_be_visible()
    assert ada.page.get_by_role("button", name="Share").count() == 0


def test_the_rules_of_a_game_that_is_not_there(visitor: Invite) -> None:
    ada = visitor()
    ada.expected = ("404",)
    page = ada.visit("/rules/nope")
    expect(page.get_by_role("alert")).to_have_text("There is no game nope.")
    ada.accessible()


def test_a_table_is_made_with_options_that_explain_themselves(visitor: Invite) -> None:
    ada = visitor()
    page = ada.visit("/new/suleika")
    steer = page.get_by_label("Steer for the other")
    expect(steer).to_be_hidden()
    page.get_by_text("More: rules, edition, time, hints").click()
    four, two = page.get_by_label("4", exact=True), page.get_by_label("2", exact=True)
    four.check()
    steer.check()
    expect(two).to_be_checked()
    four.check()
    expect(steer).not_to_be_checked()
    two.check()
    steer.check()
    expect(page.locator("summary")).to_contain_text("1 changed")
    expect(page.get_by_text("at the end of a turn one chooses")).to_be_visible()
    page.get_by_role("button", name="Rule 4.1").click()
    expect(page.get_by_role("dialog").locator("[data-paragraph='4.1']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_text("The printed board could not be seen")).to_be_visible()
    page.get_by_role("button", name="Only bots").click()
    page.get_by_role("button", name="Open the table and begin").click()
    ada.asked()
    table = page.url.split("/table/")[1]
    state = ada.context.request.get(f"{ada.base}/api/tables/{table}").json()
    assert state["table"]["options"]["direction_at_end"] is True
    assert [seat["holder"] for seat in state["table"]["seats"]] == ["person", "bot"]


def test_open_tables_are_listed_for_everybody(visitor: Invite) -> None:
    ada, bob = visitor(), visitor(name="Bob")
    page = ada.visit("/new/suleika")
    page.get_by_label("Show this table in the list").check()
    page.get_by_role("button", name="Open the table", exact=True).click()
    ada.page.wait_for_url("**/table/*")
    bob.visit().locator(f"a[href='/table/{page.url.split('/table/')[1]}']").click()
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("li[data-seat='1']")).to_contain_text("Bob")


def test_another_device_goes_on_with_the_same_seat(visitor: Invite) -> None:
    ada, phone = visitor(), visitor(size=(390, 844))
    ada.start("suleika")
    ada.asked()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Go on with another device").click()
    phone.visit(ada.page.get_by_role("textbox", name="Link").input_value())
    phone.asked()
    assert "#" not in phone.page.url


def test_both_languages_everywhere_chosen_from_the_browser_at_first(visitor: Invite) -> None:
    guest = visitor(locale="de-DE")
    page = guest.visit()
    expect(page.get_by_role("button", name="Gleich spielen").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    guest.start("suleika")
    guest.asked()
    expect(page.locator(".sentence")).to_contain_text("Wohin soll Omar gehen?")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="English").click()
    page.keyboard.press("Escape")
    expect(page.locator(".sentence")).to_contain_text("Which way shall Omar walk?")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator(".sentence")).to_contain_text("Which way shall Omar walk?")
