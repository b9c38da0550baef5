"""What happens around a match: absence, broken lines, spectators, undo, refusals, chat, hints."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.staged import sit, until
from tests.web.test_a_match import two_and_a_bot, whose_turn
from tests.web.visitor import TURN, Visitor
from zoco.bots.hint import hint
from zoco.games import load
from zoco.games.bazaar.rules import RollOrExchange

BUNDLE = ".asked [data-part=bundle]"
IN_A_STEP = 40  # frames


def against_bots(one: Visitor, game: str = "suleika", seats: int = 3, **more: Any) -> str:
    """A table against bots, begun and opened."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = one.table(game, seats, bots=bots, **more)
    one.post(f"/{table}/start")
    one.visit(f"/table/{table}")
    return table


def haggling(one: Visitor, rng: random.Random) -> None:
    """A table of Basari, played until gems can be offered."""
    against_bots(one, "basari", 3)
    kinds = one.page.locator(BUNDLE)
    while True:
        one.asked()
        if kinds.count():
            return
        one.choose(rng)


def asked_of(ada: Visitor, bob: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked, and who waits; the match goes on."""
    pair = whose_turn(ada, bob)
    assert pair
    return pair


def test_a_bundle_that_does_not_do_says_why_and_a_reload_in_mid_choice_loses_nothing(
    visitor: Invite,
) -> None:
    ada = visitor(settings={"plain": True})
    haggling(ada, random.Random(1))
    button = ada.page.locator(BUNDLE).locator("button[data-give]")
    expect(button).to_have_text("Choose this")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    alert = ada.page.get_by_role("alert")
    expect(alert.get_by_role("button", name="Rule 3.")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(alert).to_be_empty()
    field = ada.page.locator(".kinds input:not([max='0'])").first
    field.fill(str(int(field.get_attribute("max") or 0) + 1))
    expect(button).to_have_text("Why not this?")
    field.fill("1")
    field.blur()
    ada.page.reload()
    ada.asked()
    ada.page.keyboard.press("Escape")
    expect(field).to_have_value("1")
    ada.fill_in(ada.page.locator(BUNDLE), random.Random(1))
    expect(ada.page.locator("[data-line=open]")).to_be_visible()


def test_the_network_is_cut_and_comes_back(visitor: Invite) -> None:
    ada = visitor(settings={"plain": True})
    ada.expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket", "Failed to load")
    haggling(ada, random.Random(2))
    page = ada.page
    field = page.locator(".kinds input:not([max='0'])").first
    field.fill("1")
    field.blur()
    ada.context.set_offline(True)
    expect(page.get_by_text("Connection lost, trying again …")).to_be_visible()
    expect(field).to_have_value("1")
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    ada.fill_in(ada.page.locator(BUNDLE), random.Random(1))
    expect(page.locator(".sentence")).to_contain_text("your move is sent when it is back")
    ada.context.set_offline(False)
    expect(page.locator("[data-line=open]")).to_be_visible()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", str(seq))
    ada.asked()
    page.get_by_role("button", name="Since my last turn").click()
    page.get_by_role("button", name="Skip").click()
    ada.asked()


def test_a_spectator_sees_the_match_and_chooses_nothing(visitor: Invite) -> None:
    ada, eve = visitor(), visitor(name="Eve", settings={"plain": True})
    table = against_bots(ada)
    ada.asked()
    eve.visit(f"/table/{table}")
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.locator(".aspects section").first).to_be_visible()
    assert eve.choices.count() == 0
    expect(ada.page.get_by_text("1 person watches")).to_be_attached()
    ada.choose(random.Random(1))
    told = ada.page.locator(".log li").first.inner_text()
    expect(eve.page.locator(".log li").first).to_have_text(told)


def test_a_refusal_opens_its_paragraph_and_the_rulebook_says_where_we_are(
    visitor: Invite,
) -> None:
    ada = visitor()
    against_bots(ada)
    ada.asked()
    ada.page.locator("section.board [aria-disabled=true]").first.press("Enter")
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("but never back")
    alert.get_by_role("button", name="Rule 2.1").click()
    paragraph = ada.page.locator("[data-paragraph='2.1']")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_be_focused()
    ada.asked()
    page = ada.page
    expect(page.locator(".paragraph.current")).to_have_attribute("data-paragraph", "2.1")
    page.get_by_label("Search the rules").fill("balcony corner")
    found = page.locator(".panel .paragraph")
    assert 0 < found.count() < 8
    page.get_by_label("Search the rules").fill("zeppelin")
    expect(page.get_by_text("The rules do not mention this.")).to_be_visible()
    page.get_by_role("button", name="Where are we? Rule 2.1").click()
    expect(page.locator("[data-paragraph='2.1']")).to_be_in_viewport()
    ada.choose(random.Random(1))
    no_carpet_lies_far_away(ada)


def no_carpet_lies_far_away(ada: Visitor) -> None:
    """A field where no carpet can lie says why."""
    expect(ada.page.locator(".sentence")).to_contain_text("Where shall the carpet lie?")
    ada.choices.first.wait_for(state="attached")
    open_ = {str(one.get_attribute("aria-label")) for one in ada.choices.all()}
    corner = "g7" if not any("g7" in label for label in open_) else "a1"
    ada.page.locator(f"[role=gridcell][aria-label^='{corner}']").click()
    alert = ada.page.get_by_role("alert")
    expect(alert.get_by_role("button", name="Rule 2.")).to_be_visible()
    ada.asked()


def test_a_number_out_of_bounds_is_answered_with_a_reason(visitor: Invite) -> None:
    ada = visitor(settings={"plain": True})
    against_bots(ada, "scheherazade", 3)
    ada.asked()
    field = ada.page.locator(".asked form input")
    field.fill("99")
    field.press("Enter")
    alert = ada.page.get_by_role("alert")
    expect(alert.get_by_role("button", name="Rule ")).to_be_visible()
    ada.asked()


def test_a_hint_tells_its_reason_keeps_the_focus_and_can_be_played(visitor: Invite) -> None:
    ada = visitor()
    against_bots(ada)
    ada.asked()
    button = ada.page.get_by_role("button", name="Hint")
    button.press("Enter")
    hint = ada.page.locator(".hint")
    expect(hint).to_be_visible()
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-disabled", "false")
    choices = hint.get_by_role("listitem")
    expect(choices).to_have_count(3)
    for choice in choices.all():
        expect(choice).to_contain_text(re.compile("to the (north|east|south|west).* [0-9]+ %"))
        assert len(choice.inner_text().split()) > 8
    ada.page.get_by_role("button", name="Play it").click()
    expect(ada.page.locator(".log")).to_contain_text("Ada sends Omar")


def test_the_plan_behind_a_hint_of_bazaar_is_lit_step_by_step(visitor: Invite) -> None:
    """The choices that it was compared with are told on demand."""
    ada, log = visitor(), until("bazaar", 3, advises_an_exchange, level="trader")
    sit(ada, log)
    page = ada.page
    expect(page.locator("[data-steps]")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text(re.compile("The plan, [2-5] exchanges to pile "))
    plan = planned(log.table, log.game.actors(log.table)[0])
    sides: Any = plan.data["sides"]
    for step, first in enumerate(range(0, len(sides), 3), start=1):
        side = page.locator("[data-side='{}.{}.{}']".format(*sides[first : first + 3]))
        expect(side.locator(f"[data-steps~='{step}']")).to_be_visible()
        expect(side).to_have_attribute("aria-label", re.compile(f"step {step} of the plan"))
    pile = page.locator(f"[data-place='pile-{plan.data['pile']}'] [data-steps]")
    expect(pile).to_have_text(str(len(sides) // 3 + 1))
    choices = page.locator(".hint").get_by_role("listitem")
    expect(choices).to_have_count(0)
    page.get_by_role("button", name="Compare").click()
    expect(choices).to_have_count(3)
    page.get_by_role("button", name="Play it").click()
    expect(page.locator("[data-steps]")).to_have_count(0)


def planned(table: Any, seat: int) -> Any:
    """The plan of the hint that a seat gets."""
    game = load("bazaar")
    return hint(game, game.view(table, seat), game.musts(table, seat))[0].plan


def advises_an_exchange(table: Any, seat: int) -> bool:
    """The best of three choices is an exchange, and not the last before a purchase."""
    if not isinstance(table.agenda[0], RollOrExchange) or table.turns < 9:
        return False
    plan = planned(table, seat)
    return plan is not None and plan.key == "plan" and len(plan.data["sides"]) > 3


def test_a_table_that_forbids_hints_has_no_button_for_them(visitor: Invite) -> None:
    ada = visitor(settings={"hints": "on"})
    page = ada.visit("/new/suleika")
    page.get_by_text("More: rules, edition, time, hints").click()
    page.get_by_label("Everybody may ask for a hint").uncheck()
    expect(page.locator("summary")).to_contain_text("1 changed")
    page.get_by_role("button", name="Open the table", exact=True).click()
    expect(page.get_by_text("No hints at this table.")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    ada.asked()
    assert page.get_by_role("button", name="Hint").count() == 0
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("No hints at this table.")).to_be_visible()
    assert page.get_by_label("Hints").count() == 0


def test_among_people_there_is_no_hint_unless_one_wants_it(visitor: Invite) -> None:
    ada, bob = two_and_a_bot(visitor)
    one, _ = asked_of(ada, bob)
    hint = one.page.get_by_role("button", name="Hint")
    assert hint.count() == 0
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_label("Hints").select_option("on")
    one.page.keyboard.press("Escape")
    expect(hint).to_be_visible()


def test_a_seat_is_handed_to_a_bot_and_taken_back_left_and_resigned(visitor: Invite) -> None:
    ada, bob = two_and_a_bot(visitor)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Let a bot play for me").click()
    expect(bob.page.locator(".large li[data-seat='0']")).to_contain_text("a bot sits in")
    ada.page.get_by_role("button", name="Take my seat back").first.click()
    expect(bob.page.locator(".large li[data-seat='0']")).not_to_contain_text("a bot sits in")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Leave").click()
    expect(ada.page.locator("article").first).to_be_visible()
    expect(bob.page.locator(".large li[data-seat='0']")).to_contain_text("a bot sits in")
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Resign").click()
    bob.page.get_by_role("button", name="Really resign?").click()
    expect(bob.page.get_by_text("You are watching.")).to_be_visible()


def test_sealed_choices_are_shown_as_sealed(visitor: Invite) -> None:
    ada, bob = visitor(settings={"plain": True}), visitor(name="Bob", settings={"plain": True})
    table = ada.table("basari_cards", 3, bots={"2": "random"})
    bob.post(f"/{table}/join", name="Bob")
    ada.post(f"/{table}/start")
    for one in (ada, bob):
        one.visit(f"/table/{table}")
        one.asked()
    ada.choices.first.press("Enter")
    expect(bob.page.locator(".large li[data-seat='0']")).to_contain_text("sealed")
    expect(bob.page.locator(".large li[data-seat='1']")).to_contain_text("Your turn")
    expect(ada.page.locator(".asked")).to_contain_text("You may:")


def test_events_are_shown_one_by_one_and_can_be_skipped(visitor: Invite) -> None:
    ada = visitor(settings={"plain": True, "pace": "calm"})
    against_bots(ada)
    page = ada.page
    page.locator(TURN).or_(page.locator("[data-staged=true]")).first.wait_for()
    if page.locator("[data-staged=true]").count():
        page.keyboard.press("Escape")
    ada.asked()
    ada.choices.first.press("Enter")
    expect(page.locator(".scene")).to_contain_text("Ada sends Omar")
    expect(page.locator("[data-announced]")).to_contain_text("Ada sends Omar")
    expect(page.locator(".scene")).to_contain_text("Ada rolls")
    page.get_by_role("button", name="Skip").click()
    ada.asked()
    expect(page.locator(".sentence")).to_contain_text("Where shall the carpet lie?")


def test_everything_works_over_plain_http_from_another_machine(visitor: Invite, base: str) -> None:
    ada = visitor(address=base.replace("127.0.0.1", "bazaar.test"))
    table = ada.start("suleika", friends=True)
    page = ada.page
    assert page.evaluate("isSecureContext") is False
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Begin, with bots on the free seats").click()
    ada.asked()
    ada.choose(random.Random(1))
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("The dice were sealed before the match")
    expect(page.get_by_label("Notify me")).to_be_disabled()
    expect(page.get_by_role("dialog")).to_contain_text("This page came by plain http")
    assert table in page.url


def test_after_an_absence_one_is_told_what_happened(visitor: Invite) -> None:
    rng = random.Random(5)
    ada, bob = two_and_a_bot(visitor)
    rounds = 0
    while rounds < 2:
        one, _ = asked_of(ada, bob)
        one.choose(rng)
        if one is ada:
            rounds += 1
    address = ada.page.url
    ada.visit("/")
    bob.asked()
    bob.choose(rng)
    ada.visit(address)
    ada.page.locator("[data-since]").click()
    expect(ada.page.locator("[data-staged=true] .sentence")).to_contain_text("Bob sends Omar")
    ada.page.get_by_role("button", name="Skip").click()
    expect(ada.page.locator("[data-staged=false]")).to_be_visible()
    expect(ada.page.locator("[data-since]")).to_be_hidden()


def test_after_a_reload_the_log_goes_back_to_the_beginning(visitor: Invite) -> None:
    """The page gets the last frames at once, and older ones when somebody wants to read them."""
    ada, rng = visitor(), random.Random(6)
    against_bots(ada, seats=4)
    while int(ada.page.locator("[data-seq]").get_attribute("data-seq") or 0) <= IN_A_STEP + 2:
        ada.asked()
        ada.choose(rng)
    ada.asked()
    lines = ada.page.locator(".log li")
    whole = ada.story()
    ada.page.reload()
    ada.asked()
    ada.page.keyboard.press("Escape")
    earlier = ada.page.get_by_role("button", name="Show earlier moves")
    expect(earlier).to_be_visible()
    newest = lines.all_inner_texts()
    assert newest == whole[-len(newest) :]
    earlier.click()
    expect(lines).not_to_have_count(len(newest))
    expect(lines.nth(-len(newest))).to_be_in_viewport()  # who reads stays there
    assert ada.story() == whole
    expect(earlier).to_be_hidden()
