"""The invitation: what a friend sees first, in every state that a table can be in."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import zoco
from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.house import serving
from tests.web.visitor import Visitor
from zoco.bots.match import Driver
from zoco.bots.registry import bot


def invited(one: Visitor, host: Visitor, table: str) -> Page:
    """Somebody opens the link that the host has sent."""
    token = host.post(f"/{table}/invitations")["token"]
    return one.visit(f"/table/{table}#invite={token}")


def finished() -> str:
    """The log of a whole match, as somebody would hand it in."""
    game = zoco.load("suleika")
    log = zoco.Log.start(game, 2, players=("Ada", "Nora"))
    driver = Driver(game, {seat: bot(game, "random") for seat in range(2)}, "7")
    while log.table.agenda:
        move = driver.move(log.table)
        assert move
        log.append(*move)
    return log.dumps().decode()


def at(page: Page, kind: str) -> None:
    """The invitation is in this state."""
    expect(page.locator("[data-invitation]")).to_have_attribute("data-invitation", kind)


def test_an_open_table_shows_game_host_time_and_seats_and_lets_one_sit_down(
    visitor: Invite,
) -> None:
    ada, bob = visitor(), visitor(name="")
    table = ada.table("suleika", 3, private=True, bots={"2": "random"})
    ada.visit(f"/table/{table}")
    page = invited(bob, ada, table)
    at(page, "open")
    expect(page.get_by_role("heading", level=1)).to_have_text("a game of Suleika")
    main = page.get_by_role("main")
    for words in ("Ada invites you to", "about 25 min", "Light", "opened the table", "free seat"):
        expect(main).to_contain_text(words)
    expect(page.locator("[data-invitation] img")).to_be_visible()
    assert page.locator("main input").count() == 1
    suggested = page.get_by_label("Your name").input_value()
    page.get_by_role("button", name="Another suggestion").click()
    expect(page.get_by_label("Your name")).not_to_have_value(suggested)
    assert page.get_by_text("Not connected").count() == 0
    bob.accessible()
    for size in ((390, 664), (360, 640)):
        bob.resize(size)
        name, sit = (page.locator(it).bounding_box() for it in ("main input", ".acts"))
        assert name
        assert sit
        assert name["y"] + name["height"] <= sit["y"], "the field is not covered by the buttons"
    bob.resize((844, 340))
    expect(page.get_by_label("Your name")).to_be_in_viewport(ratio=1)
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("li[data-seat='1']")).to_contain_text("Bob")
    expect(page.locator("li[data-seat='1']")).to_contain_text("you")


def test_watching_asks_for_no_name_and_survives_a_reload(visitor: Invite) -> None:
    ada, bob = visitor(), visitor(name="")
    table = ada.table("suleika", 2, private=True, bots={"1": "random"})
    ada.post(f"/{table}/start")
    page = invited(bob, ada, table)
    at(page, "begun")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    assert page.get_by_role("dialog").count() == 0
    page.reload()
    expect(page.get_by_text("You are watching.")).to_be_visible()


@pytest.mark.parametrize("agree", every_day([True, False], False))
def test_where_everything_is_taken_one_asks_for_the_seat_of_a_bot(
    visitor: Invite, agree: bool
) -> None:
    ada, bob = visitor(), visitor(name="Bob")
    table = ada.table("suleika", 2, private=True, bots={"1": "random"})
    ada.visit(f"/table/{table}")
    page = invited(bob, ada, table)
    at(page, "full")
    page.get_by_role("button", name="Ask for Amina’s seat").click()
    expect(page.get_by_role("status")).to_contain_text("You have asked; Ada decides.")
    form, watch = (page.locator(it).bounding_box() for it in ("main form", ".acts button"))
    assert form
    assert watch
    assert watch["width"] == form["width"], "nothing stands beside it"
    expect(ada.page.get_by_text("Bob would like the seat of Amina")).to_be_visible()
    ada.page.get_by_role("button", name="Give the seat" if agree else "Rather not").click()
    if agree:
        expect(page.locator("li[data-seat='1']")).to_contain_text("Bob")
        expect(page.get_by_role("button", name="Begin")).to_be_visible()
    else:
        expect(page.get_by_role("status")).to_contain_text("was not granted")
        expect(page.get_by_role("button", name="Watch")).to_be_visible()


def test_a_seat_in_a_running_match_is_asked_for_and_played(visitor: Invite) -> None:
    ada, bob, eve = visitor(), visitor(name="Bob"), visitor(name="Eve")
    table = ada.table("suleika", 3, private=True, bots={"1": "random"})
    token = ada.post(f"/{table}/invitations")["token"]
    eve.post(f"/{table}/join", name="Eve", invite=token)
    ada.post(f"/{table}/start")
    for one in (ada, eve):
        one.visit(f"/table/{table}")
        expect(one.page.locator("[data-seq]")).to_be_visible()
    page = invited(bob, ada, table)
    at(page, "begun")
    page.get_by_role("button", name="Ask for Amina’s seat").click()
    expect(page.get_by_role("status")).to_contain_text("everybody who is there decides")
    for one in (ada, eve):
        expect(one.page.get_by_text("Bob would like the seat of Amina.")).to_be_visible()
        one.page.get_by_role("button", name="Give the seat").click()
        expect(one.page.get_by_role("button", name="Give the seat")).to_have_count(0)
    expect(page.locator("[data-seq]")).to_be_visible()
    expect(page.locator("[data-invitation]")).to_have_count(0)


def test_a_seat_that_gets_free_in_a_running_match_is_told_and_asked_for(visitor: Invite) -> None:
    ada, bob = visitor(), visitor(name="Bob")
    table = ada.table("suleika", 2, private=True, bots={"1": "random"})
    ada.post(f"/{table}/start")
    ada.visit(f"/table/{table}")
    page = invited(bob, ada, table)
    at(page, "begun")
    ada.post(f"/{table}/seats/1/empty")
    at(page, "begun-open")
    expect(page.locator("li[data-seat='1']")).to_contain_text("free seat")
    expect(page.get_by_role("status")).to_contain_text("has begun already, and a seat is free")
    bob.accessible()
    bob.resize((390, 664))
    for wanted in (page.get_by_label("Your name"), page.locator("main form button[type=submit]")):
        expect(wanted).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Ask for the free seat").click()
    expect(page.get_by_role("status")).to_contain_text("everybody who is there decides")
    ada.page.get_by_role("button", name="Give the seat").click()
    expect(page.locator("[data-seq]")).to_be_visible()


def test_seats_change_live_and_one_that_is_taken_while_one_types_is_told(visitor: Invite) -> None:
    ada, bob, eve = visitor(), visitor(name="Bob"), visitor(name="Eve")
    table = ada.table("suleika", 3, private=True)
    token = ada.post(f"/{table}/invitations")["token"]
    page = bob.visit(f"/table/{table}#invite={token}")
    at(page, "open")
    ada.post(f"/{table}/seats/2/bot", level="random")
    expect(page.locator("li[data-seat='2']")).to_contain_text("bot")
    page.get_by_label("Your name").fill("Bobby")
    eve.post(f"/{table}/join", name="Eve", invite=token)
    at(page, "full")
    expect(page.get_by_role("status")).to_contain_text("The last seat was taken just now")
    expect(page.get_by_label("Your name")).to_have_value("Bobby")


def test_a_name_that_somebody_has_is_said_at_the_field(visitor: Invite) -> None:
    ada, bob = visitor(), visitor(name="Ada")
    bob.expected = ("409",)
    table = ada.table("suleika", 2, private=True)
    page = invited(bob, ada, table)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("form [role=alert]")).to_contain_text("is called Ada already")
    expect(page.get_by_label("Your name")).to_have_attribute("aria-invalid", "true")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("li[data-seat='1']")).to_contain_text("Bob")


def test_a_finished_match_shows_who_won_the_end_and_a_new_table(visitor: Invite) -> None:
    ada, bob = visitor(), visitor(name="Bob")
    table = ada.post("/import", log=finished())["table"]["id"]
    page = invited(bob, ada, table)
    at(page, "over")
    expect(page.get_by_role("main")).to_contain_text("The match is over.")
    expect(page.get_by_role("main")).not_to_contain_text("free seat")
    expect(page.get_by_role("main")).to_contain_text("wins")
    expect(page.get_by_role("link", name="A new table")).to_have_attribute("href", "/new/suleika")
    bob.accessible()
    page.get_by_role("button", name="See how it ended").click()
    expect(page.locator("[data-result]")).to_be_visible()


def test_who_sits_here_already_is_led_to_the_seat(visitor: Invite) -> None:
    ada = visitor()
    table = ada.table("suleika", 2, private=True)
    page = invited(ada, ada, table)
    expect(page.get_by_text("You already sit here, as Ada.")).to_be_visible()
    assert "#" not in page.url
    ada.post(f"/{table}/start", fill="random")
    ada.asked()


def test_a_private_table_without_or_with_a_wrong_invitation_is_shut(visitor: Invite) -> None:
    ada, eve = visitor(), visitor(name="Eve")
    eve.expected = ("403",)
    table = ada.table("suleika", 2, private=True)
    for link in (f"/table/{table}", f"/table/{table}#invite=nonsense"):
        page = eve.visit(link)
        page.reload()
        expect(page.get_by_role("heading", name="A private table")).to_be_visible()
        expect(page.get_by_role("main")).not_to_contain_text("Ada")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    assert page.get_by_role("main").get_by_role("button").count() == 0
    eve.accessible()
    answer = eve.context.request.post(f"{eve.base}/api/tables/{table}/join", data={"name": "Eve"})
    assert (answer.status, answer.json()["code"]) == (403, "by-invitation")


def test_an_unknown_table_and_a_silent_server_are_drawn(visitor: Invite) -> None:
    ada = visitor()
    ada.expected = ("404", "ERR_INTERNET_DISCONNECTED", "Failed to load", "WebSocket")
    page = ada.visit("/table/0123456789ab")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    ada.accessible()
    table = ada.table("suleika", 2)
    page = ada.visit("/")
    page.locator(f"a[href='/table/{table}']").hover()
    page.evaluate("() => import(document.querySelector('script[type=module]').src)")
    page.route("**/api/tables/**", lambda route: route.abort())
    page.locator(f"a[href='/table/{table}']").click()
    expect(page.get_by_role("heading", name="Nobody answers")).to_be_visible()
    page.unroute("**/api/tables/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("li[data-seat='0']")).to_contain_text("Ada")


def edited(data: Path, statement: str, *given: str) -> None:
    """Change the file of a server."""
    with sqlite3.connect(next(data.glob("*.db"))) as file:
        file.execute(statement, given)
    file.close()


def test_a_table_of_older_rules_or_with_a_broken_log_says_so_as_does_an_old_link(
    visitor: Invite, tmp_path: Path
) -> None:
    words = {"rules": "does not fit the rules", "damaged": "is damaged"}
    links: dict[str, str] = {}
    with serving(tmp_path) as address:
        ada = visitor(address=address)
        for because in words:
            table = ada.table("suleika", 2, private=True)
            token = ada.post(f"/{table}/invitations")["token"]
            links[because] = f"/table/{table}#invite={token}"
    change = "UPDATE tables SET status = 'closed', closed_because = ? WHERE id = ?"
    for because, link in links.items():
        edited(tmp_path, change, because, link.split("/")[2].split("#")[0])
    with serving(tmp_path) as address:
        bob = visitor(address=address, name="Bob")
        for because, link in links.items():
            page = bob.visit(link)
            at(page, "closed")
            expect(page.locator("[data-invitation] li[data-seat]")).to_have_count(1)
            expect(page.get_by_role("main")).to_contain_text(words[because])
            expect(page.get_by_role("link", name="A new table")).to_be_visible()
        bob.expected = ("410",)
        cid = visitor(address=address)
        table = cid.table("suleika", 2, private=True)
        token = cid.post(f"/{table}/invitations")["token"]
        edited(tmp_path, "UPDATE links SET expires = ? WHERE table_id = ?", PAST, table)
        page = bob.visit(f"/table/{table}#invite={token}")
        expect(page.get_by_role("heading", name="This invitation has expired")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("ask somebody at the table for a new")
        expect(page.get_by_role("main")).not_to_contain_text("Ada")
        bob.page.close()


PAST = "2001-01-01T00:00:00+00:00"
