"""Every kind of bargain and of a paid passage, between people, through the board."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.inputs import Hands
from tests.web.journey import make
from tests.web.short import standard
from tests.web.staged import until
from tests.web.test_a_match import Frames
from tests.web.visitor import UNFOLD
from zoco.core.log.log import Log
from zoco.games.scheherazade.bids.bidding import MakeBids
from zoco.games.scheherazade.caravan.leading import LeadBedouins
from zoco.games.scheherazade.extras.haggling import goods_of
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.moves import ITEMS, AskPassage

NAMES = ("Ada", "Bob", "Cleo")
TRADE, PASSAGE = "Trade", "Passage"
SIZES = ((1280, 660), (390, 664), (1280, 660))


class Party:
    """Three people at a table that stands somewhere in a match; nobody else is there to meddle."""

    def __init__(self, visitor: Invite, log: Log) -> None:
        self.people = [visitor(size=size, name=n) for n, size in zip(NAMES, SIZES, strict=True)]
        self.frames = Frames(self.people[0])
        host = self.people[0]
        table = host.post("/import", log=log.dumps().decode())["table"]["id"]
        token = host.post(f"/{table}/invitations")["token"]
        for seat, one in enumerate(self.people):
            one.post(f"/{table}/join", name=NAMES[seat], seat=seat, invite=token)
        host.post(f"/{table}/start")
        for one in self.people:
            one.visit(f"/table/{table}")
            one.page.locator(".decision").wait_for()
        self._before = len(self.frames.told)

    def told(self) -> list[str]:
        """The kinds of events that all have heard of since."""
        return self.frames.told[self._before :]

    def offer(self, seat: int, topic: str, pearls: int, thing: str = "") -> None:
        """Somebody says how many pearls it would be."""
        talk = self.talk(seat, topic)
        if talk.locator(".thing").count():
            talk.locator(".thing", has_text=thing).first.click()
        talk.locator("input").fill(str(pearls))
        self.press(seat, talk.locator("[data-count]"))

    def press(self, seat: int, choice: Locator, *, by_bar: bool = False) -> None:
        """A look and the deed, by a second press or by the bar; until everybody has seen it."""
        one = self.people[seat]
        seq = one.seq
        choice.click()
        (one.page.locator(".decision .main:enabled") if by_bar else choice).click()
        for each in self.people:
            each.reach(seq + 1)

    def talk(self, seat: int, topic: str) -> Locator:
        """The dialogue at the side of somebody's board."""
        page = self.people[seat].page
        found = page.get_by_role("region", name=topic)
        page.evaluate(UNFOLD)
        found.wait_for()
        folded = found.locator("h2 button[aria-expanded=false]")
        if folded.count():
            folded.click()
        return found


def has(item: str) -> Any:
    """Bids are open, the first seat has something to sell, and the second could pay for it."""

    def wanted(table: Any, _: int) -> bool:
        fresh = isinstance(table.agenda[0], MakeBids) and len(GAME.actors(table)) == table.seats
        return fresh and item in goods_of(table, 0) and min(table.pearls) > 2

    return wanted


def holding(item: str) -> Log:
    """A match of three that stands there."""
    cards = standard("scheherazade")["cards"]
    same = [card for card in cards if card["effect"] == item] * 12
    edition = standard("scheherazade", cards=same or cards)
    return until("scheherazade", 3, has(item), edition=edition)


@pytest.mark.soak
@pytest.mark.parametrize("item", ITEMS)
def test_6_2_everything_is_sold_bought_and_taken_back(visitor: Invite, item: str) -> None:
    party = Party(visitor, holding(item))
    party.offer(0, TRADE, 3, "Sell")
    expect(party.talk(1, TRADE)).to_contain_text("for 3")
    party.press(0, party.talk(0, TRADE).get_by_text("Take back"))
    party.offer(0, TRADE, 1, "Sell")
    party.press(1, party.talk(1, TRADE).get_by_text("Agree"), by_bar=True)
    party.offer(0, TRADE, 2, "Buy")
    party.offer(0, TRADE, 1, "Buy")
    party.press(1, party.talk(1, TRADE).get_by_text("Agree"), by_bar=True)
    told = ["sale_offered", "offer_withdrawn", "sale_offered", "sold"]
    told += ["purchase_offered", "offer_replaced", "purchase_offered", "sold"]
    assert party.told() == told


def may_ask_for_pay(table: Any, seat: int) -> bool:
    """A leader who can ask for a passage, while both others have pearls."""
    if not isinstance(table.agenda[0], LeadBedouins) or min(table.pearls) < 3:
        return False
    return any(isinstance(move, AskPassage) for move in GAME.musts(table, seat))


@pytest.mark.soak
@pytest.mark.parametrize("taken", [True, False])
def test_6_3_a_passage_is_asked_for_offered_raised_withdrawn_and_taken(
    visitor: Invite, taken: bool
) -> None:
    log = until("scheherazade", 3, may_ask_for_pay)
    leader = GAME.actors(log.table)[0]
    rich, poor = (seat for seat in range(3) if seat != leader)
    party = Party(visitor, log)
    party.press(leader, party.talk(leader, PASSAGE).locator("[data-choice]").first)
    party.offer(rich, PASSAGE, 1)
    party.offer(poor, PASSAGE, 1)
    party.offer(rich, PASSAGE, 2)
    party.press(poor, party.talk(poor, PASSAGE).get_by_text("Take back"))
    told = ["passage_asked", *["passage_offered"] * 3, "passage_withdrawn"]
    if taken:
        party.press(leader, party.talk(leader, PASSAGE).get_by_text("Agree"), by_bar=True)
        assert party.told() == [*told, "passage_paid"]
    else:
        led = next(iter(GAME.musts(log.table, leader)))
        make(party.people[leader], Hands(("mouse",)), msgspec.to_builtins(led))
        assert party.told()[: len(told) + 1] == [*told, "passage_declined"]
