"""The round at the edge of the map: fists, bargains at the side, the notebook of who looks on."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.web.conftest import Invite
from tests.web.staged import sit, until
from tests.web.visitor import Visitor
from zoco.bots.match import Driver
from zoco.bots.registry import bot
from zoco.core.log.log import Log
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.bids.tipping import PlaceTips
from zoco.games.scheherazade.game import GAME

BOARD = "section.board"
FISTS = f"{BOARD} [data-fist]"


def close_fist(one: Visitor, pearls: int) -> None:
    """Bid so many, by the bar."""
    one.page.locator(f"{BOARD} .cloth [data-choice]").nth(pearls).click()
    one.page.locator(".decision button.main:enabled").click()


def test_2_1_a_fist_is_closed_and_opened_again_and_only_its_owner_knows_it(visitor: Invite) -> None:
    ada, bob = visitor(), visitor(name="Bob", size=(390, 664))
    table = ada.table("scheherazade", 3, bots={"2": "novice"})
    bob.post(f"/{table}/join", name="Bob")
    ada.post(f"/{table}/start")
    for one in (ada, bob):
        one.visit(f"/table/{table}")
        one.asked()
    bob.page.locator("[data-notes]").click()
    cells = bob.page.locator(f"{BOARD} .notes [data-cell]")
    expect(cells.first).to_be_visible()
    assert cells.evaluate_all(COVERED) == [], "the notebook of a phone lies on top, whole"
    bob.page.locator("[data-notes]").click()
    close_fist(ada, 3)
    for one, told in ((ada, "3"), (bob, "")):
        fist = one.page.locator(FISTS).first
        expect(fist).to_have_attribute("data-fist", "closed")
        assert (fist.locator("b").all_text_contents() or [""]) == [told]
    again = ada.page.locator(FISTS).first.get_by_role("button", name="Open the fist again")
    again.press("Enter")
    expect(bob.page.locator(FISTS).first).to_have_attribute("data-fist", "open")
    ada.page.locator(f"{BOARD} .cloth").wait_for()


COVERED = """(all) => all.filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.dataset.cell)"""


def last_to_tip(table: Any, _: int) -> bool:
    """The tip after which all fists open."""
    phase = table.agenda[0]
    return isinstance(phase, PlaceTips) and len(phase.placed) == table.seats - 1


def test_2_3_the_fists_open_one_by_one_until_their_sum_stands(visitor: Invite) -> None:
    log = until("scheherazade", 4, last_to_tip)
    ada = visitor(settings={"pace": "calm"})
    sit(ada, log)
    assert ada.page.locator(f"{FISTS}[data-fist=closed]").count() == 4
    ada.page.locator(f"{BOARD} .track button").first.click()
    ada.page.locator(".decision button.main:enabled").click()
    total = sum(log.table.agenda[0].bids)
    expect(ada.page.locator(f"{BOARD} [data-sum]")).to_have_text(f"= {total}")
    expect(ada.page.locator(f"{FISTS}[data-fist=open] b")).to_have_count(4)


def watch(eve: Visitor, host: Visitor, table: str) -> None:
    """Look on at a private table."""
    token = host.post(f"/{table}/invitations")["token"]
    eve.post(f"/{table}/spectate", name="Eve", invite=token)
    eve.visit(f"/table/{table}")


def can_sell(table: Any, seat: int) -> bool:
    """A bidder with a question pearl, while nothing is offered."""
    return isinstance(table.agenda[0], MakeBids) and bool(table.questions[seat])


def test_6_2_a_bargain_is_talked_over_at_the_side_and_blocks_nobody(visitor: Invite) -> None:
    ada, eve = visitor(), visitor(name="Eve", size=(390, 664))
    table = sit(ada, until("scheherazade", 4, can_sell))
    watch(eve, ada, table)
    ada.page.locator("[data-mays]").click()
    trade = ada.page.get_by_role("region", name="Trade")
    trade.get_by_role("button", name=re.compile("^Sell a question pearl")).click()
    trade.get_by_role("spinbutton").fill("58")  # more than any bot would pay
    trade.get_by_role("button", name="One pearl more").click()
    for _ in range(2):
        trade.get_by_role("button", name="Offer 59").click()
    told = eve.page.get_by_role("region", name="Trade")
    mine = told.locator("[data-fresh]").filter(has_text="sells a question pearl for 59")
    expect(mine).to_be_visible()
    assert told.locator("[data-choice]").count() == 0
    eve.accessible()
    assert ada.page.locator(f"{BOARD} .cloth").count() == 1, "the bid is still open"
    back = ada.page.get_by_role("region", name="Trade").get_by_text("Take back")
    if not back.count():
        ada.page.locator("[data-mays][aria-expanded=false]").click()
    for _ in range(TRIES):  # a look, the deed, and once more where others moved meanwhile
        if back.count():
            back.click()
        if gone_soon(mine):
            break
    expect(mine).to_have_count(0)


TRIES, SOON = 8, 500


def gone_soon(it: Locator) -> bool:
    """Whether it is gone in a moment."""
    try:
        it.wait_for(state="detached", timeout=SOON)
    except TimeoutError:
        return False
    return True


def finished() -> Log:
    """A match of one round, to its end."""
    driver = Driver(GAME, {seat: bot(GAME, "novice") for seat in range(4)}, "1")
    log = Log.start(GAME, 4, options=GAME.options({"round_limit": 1}))
    while move := driver.move(log.table) if log.table.agenda else None:
        log.append(*move)
    return log


def test_who_looks_on_reads_in_the_notebook_what_all_know(visitor: Invite) -> None:
    ada, eve = visitor(), visitor(name="Eve")
    watch(eve, ada, sit(ada, until("scheherazade", 4, can_sell)))
    notes = eve.page.get_by_role("region", name="Notebook")
    expect(notes.locator("tbody tr")).to_have_count(5)
    assert notes.locator("button[data-cell]").count() == 0
    eve.accessible()


def test_7_1_at_the_end_all_cards_lie_open_on_the_board(visitor: Invite) -> None:
    log = finished()
    ada = visitor()
    table = ada.post("/import", log=log.dumps().decode())["table"]["id"]
    ada.visit(f"/table/{table}")
    notes = ada.page.get_by_role("region", name="Notebook", include_hidden=True)
    expect(notes.locator("tbody .sure")).to_have_count(5)
    rows = notes.locator("tbody tr").all()
    shown = [row.locator(".cell").all_text_contents() for row in rows]
    found = [[text.strip() for text in cells].index("✓") for cells in shown]
    assert found == list(log.table.knowledge.cards)
