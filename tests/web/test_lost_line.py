"""A line that breaks in the middle of a wish: nothing hangs, is lost, or is done twice."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.test_a_match import two_and_a_bot
from tests.web.test_at_the_table import against_bots, asked_of
from tests.web.visitor import DRAWN, Visitor

Loss = Literal["on the way", "before its answer"]
LOSSES: tuple[Loss, ...] = ("on the way", "before its answer")


class Wire:
    """The line of one page, which breaks once: with a wish of a kind, or with the answer to it."""

    def __init__(self, one: Visitor) -> None:
        self._kind: str | None = None
        self._loss: Loss = "on the way"
        self.sent: list[str] = []
        one.page.route_web_socket("**/socket", self._open)

    def break_with(self, kind: str, loss: Loss) -> None:
        """The next wish of this kind breaks the line."""
        self._kind, self._loss = kind, loss

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        deaf = False

        def up(text: str | bytes) -> None:
            nonlocal deaf
            message = json.loads(text)
            if message["type"] not in ("watch", "ping", "shown"):
                self.sent.append(message["id"])
            if message["type"] != self._kind:
                return server.send(text)
            self._kind, deaf = None, True
            if self._loss == "before its answer":
                server.send(text)
            return page.close(code=1012)

        page.on_message(up)
        server.on_message(lambda text: None if deaf else page.send(text))


def lost(wire: Wire, kind: str, loss: Loss, wish: Callable[[], None]) -> None:
    """Wish something that is lost."""
    wire.sent.clear()
    wire.break_with(kind, loss)
    wish()


def said_again(wire: Wire) -> None:
    """What was wished came over the line twice, as one wish."""
    assert len(wire.sent) == 2
    assert len(set(wire.sent)) == 1


def log_of(one: Visitor) -> Locator:
    return one.page.locator(".log li")


@pytest.mark.parametrize("loss", every_day(LOSSES, LOSSES[1]))
def test_a_move_is_made_once(visitor: Invite, loss: Loss) -> None:
    ada = visitor()
    wire = Wire(ada)
    against_bots(ada)
    ada.asked()
    lost(wire, "play", loss, lambda: ada.choices.first.press("Enter"))
    expect(ada.page.locator(".sentence")).to_contain_text("Where shall the carpet lie?")
    expect(log_of(ada).filter(has_text="Ada sends Omar")).to_have_count(1)
    said_again(wire)


@pytest.mark.parametrize("loss", every_day(LOSSES, LOSSES[0]))
def test_a_move_is_taken_back_once(visitor: Invite, loss: Loss) -> None:
    ada = visitor()
    wire = Wire(ada)
    against_bots(ada)
    for _ in range(2):
        ada.asked()
        ada.choose(random.Random(1))
    ada.asked()
    back = ada.page.get_by_role("button", name="take back", exact=False)
    back.click()
    sure = ada.page.get_by_role("button", name="Take back, as practice")
    lost(wire, "undo", loss, sure.click)
    expect(log_of(ada).filter(has_text="takes back")).to_have_count(1)
    said_again(wire)
    expect(back).to_be_enabled()


@pytest.mark.parametrize("loss", every_day(LOSSES, LOSSES[1]))
def test_an_answer_to_who_would_like_to_take_back_counts_once(visitor: Invite, loss: Loss) -> None:
    ada, bob = two_and_a_bot(visitor)
    wires = {one: Wire(one) for one in (ada, bob)}
    for one in wires:
        one.page.reload()
    mover, other = asked_of(ada, bob)
    mover.choose(random.Random(1))
    mover.page.get_by_role("button", name="Ask to take back").click()
    mover.page.get_by_role("button", name="Ask, as practice").click()
    agree = other.page.get_by_role("button", name="Agree")
    lost(wires[other], "consent", loss, agree.click)
    expect(log_of(mover).filter(has_text="takes back")).to_have_count(1)
    expect(agree).to_be_hidden()
    said_again(wires[other])


@pytest.mark.parametrize("loss", every_day(LOSSES, LOSSES[0]))
def test_who_resigns_has_resigned(visitor: Invite, loss: Loss) -> None:
    ada = visitor()
    wire = Wire(ada)
    against_bots(ada)
    ada.asked()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Resign").click()
    lost(wire, "resign", loss, ada.page.get_by_role("button", name="Really resign?").click)
    expect(ada.page.locator(".decision")).to_contain_text("abandoned")
    expect(ada.page.get_by_role("alert")).to_be_empty()


@pytest.mark.parametrize("loss", every_day(LOSSES, LOSSES[1]))
def test_a_word_is_said_once_and_nobody_has_to_listen(visitor: Invite, loss: Loss) -> None:
    ada, bob = two_and_a_bot(visitor)
    wire = Wire(ada)
    ada.page.reload()
    for one in (ada, bob):
        one.page.get_by_role("button", name="Chat").first.click()
    field = ada.page.get_by_label("Say something")
    field.fill("Salam!")
    lost(wire, "say", loss, lambda: field.press("Enter"))
    expect(field).to_have_value("")
    for one in (ada, bob):
        expect(one.page.get_by_role("log", name="Chat").locator("p")).to_have_count(1)
    said_again(wire)
    answer, heard = bob.page.get_by_label("Say something"), ada.page.get_by_role("log", name="Chat")
    answer.fill("Hello!")
    answer.press("Enter")
    expect(heard).to_contain_text("Bob Hello!")
    lost(wire, "mute", loss, heard.get_by_role("button", name="Mute Bob").click)
    expect(heard).not_to_contain_text("Hello!")
    expect(heard.get_by_role("button", name="Hear Bob again")).to_be_visible()
    said_again(wire)
    answer.fill("Nobody there?")
    answer.press("Enter")
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("Nobody there?")
    expect(heard).not_to_contain_text("Nobody there?")


def offline(one: Visitor) -> None:
    one.context.set_offline(True)
    expect(one.page.locator("[data-line=lost]")).to_be_visible()


@pytest.mark.parametrize("plain", every_day([False, True], False))
def test_a_move_made_without_a_line_is_dashed_and_can_be_withdrawn(
    visitor: Invite, plain: bool
) -> None:
    ada = visitor(settings={"plain": plain})
    ada.expected = ("ERR_INTERNET_DISCONNECTED",)
    against_bots(ada, options={"first": 0})
    ada.asked()
    offline(ada)
    ada.choices.first.press("Enter")
    dashed = ada.page.locator("section.board [data-pending]")
    expect(dashed).to_be_attached()
    expect(ada.page.locator(".sentence")).to_contain_text("your move is sent when it is back")
    ada.page.get_by_role("button", name="Withdraw it").click()
    expect(dashed).to_have_count(0)
    ada.asked()
    ada.choices.first.press("Enter")
    expect(dashed).to_be_attached()
    seq = ada.seq
    ada.context.set_offline(False)
    ada.reach(seq + 1)
    expect(dashed).to_have_count(0)
    expect(log_of(ada).filter(has_text="Ada sends Omar")).to_have_count(1)


def test_a_move_that_came_too_late_says_why(visitor: Invite) -> None:
    ada, phone = visitor(), visitor()
    ada.expected = ("ERR_INTERNET_DISCONNECTED",)
    table = against_bots(ada, options={"first": 0})
    ada.asked()
    link = ada.post(f"/{table}/seats/0/continuation")
    offline(ada)
    ada.choices.first.press("Enter")
    expect(ada.page.locator("section.board [data-pending]")).to_be_attached()
    phone.post(f"/{table}/continue", token=link["token"])
    phone.visit(f"/table/{table}")
    phone.asked()
    phone.choose(random.Random(1))
    ada.context.set_offline(False)
    expect(ada.page.get_by_role("alert")).to_contain_text("came too late")
    expect(ada.page.locator("section.board [data-pending]")).to_have_count(0)


def test_a_newer_page_is_never_loaded_in_mid_decision(visitor: Invite) -> None:
    ada, bob = two_and_a_bot(visitor)
    one, _ = asked_of(ada, bob)
    one.expected = ("ERR_INTERNET_DISCONNECTED",)
    looked: list[str] = []

    def newer(route: Route) -> None:
        looked.append(route.request.url)
        body = route.fetch().text()
        route.fulfill(body=body.replace("/assets/", "/newer/"), content_type="text/html")

    one.page.route(lambda url: url == f"{one.base}/", newer)
    one.page.evaluate("window.kept = true")
    offline(one)
    one.context.set_offline(False)
    expect(one.page.locator("[data-line=open]")).to_be_visible()
    while not looked:
        one.page.evaluate(DRAWN)
    one.settle()
    assert one.page.evaluate("window.kept") is True, "somebody was deciding"
    one.choose(random.Random(1))
    one.asked()
    with one.page.expect_event("load"):
        one.choices.first.press("Enter")
    assert one.page.evaluate("window.kept") is None


def test_a_line_that_is_given_up_before_it_is_open_is_hung_up_quietly(visitor: Invite) -> None:
    """A browser complains of a socket that is closed while it connects, as a visitor would."""
    ada = visitor()
    against_bots(ada)
    ada.asked()
    ada.page.evaluate(GIVEN_UP)
    ada.choose(random.Random(1))


GIVEN_UP = "['offline', 'online', 'online'].forEach((name) => dispatchEvent(new Event(name)))"
"""Lost, opened anew, and opened once more while it is being opened."""
