"""A table with clocks: chosen with the table, and seen beside the seat whose clock runs."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.test_seats import row


def test_time_is_chosen_with_the_table_and_told_at_the_seat(visitor: Invite) -> None:
    ada = visitor()
    page = ada.visit("/new/suleika")
    page.get_by_text("More: rules, edition, time, hints").click()
    page.get_by_label("Time").select_option(label="5 minutes, 5 seconds more for each decision")
    page.get_by_role("button", name="Only bots").click()
    page.get_by_role("button", name="Open the table and begin").click()
    mine = row(ada, 0).get_by_role("timer")
    expect(mine).to_have_text(re.compile(r"^Time left: ?4:\d\d$"))
    expect(page.get_by_role("timer")).to_have_count(1)
    assert mine.get_attribute("title") == "This clock is running"
