"""All games by keyboard alone: from the first stop of the start page to the result."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.web.asked import ask, questions
from tests.web.conftest import Invite
from tests.web.short import SHORT
from tests.web.typist import Typist
from tests.web.windows import LOCALES

FEW = 4
LOST = "no question comes with the focus nowhere"


@pytest.mark.parametrize("game", list(SHORT))
def test_keys_alone_answer_every_kind_of_question_with_what_has_a_name(
    visitor: Invite, game: str
) -> None:
    ada = Typist(visitor())
    for question in questions(game):
        ask(ada.visitor, question)
        ada.decide(FEW)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "locale"), list(product(SHORT, LOCALES)))
def test_keys_alone_lead_from_the_start_page_to_the_result(
    visitor: Invite, game: str, locale: str
) -> None:
    ada = Typist(visitor(locale=locale))
    short = SHORT[game]
    bots = {str(seat): short.level for seat in range(1, short.seats)}
    table = ada.visitor.table(game, short.seats, bots=bots, edition=short.edition)
    ada.visitor.post(f"/{table}/start")
    ada.visitor.visit().locator("article").first.wait_for()
    ada.follow(f"/table/{table}")
    while ada.turn_or_end():
        if ada.progress.decisions:
            assert ada.focus, f"{LOST}: {ada.frames.step['ask']}"
        ada.decide()
        ada.progress.decided()
    assert ada.progress.decisions
    expect(ada.page.locator("[data-result] tbody tr")).to_have_count(short.seats)
