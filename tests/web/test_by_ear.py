"""All games by what is read aloud alone: roles, names, states and live regions."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.web.asked import ask, questions
from tests.web.conftest import Invite
from tests.web.listener import Listener
from tests.web.short import SHORT
from tests.web.windows import LOCALES


@pytest.mark.soak
@pytest.mark.parametrize("game", list(SHORT))
def test_every_kind_of_question_is_heard_and_answered_by_name(visitor: Invite, game: str) -> None:
    ada = Listener(visitor(locale="de-DE"), "de-DE")
    for question in questions(game):
        ask(ada.visitor, question)
        ada.decide()


@pytest.mark.soak
@pytest.mark.parametrize(("game", "locale"), list(product(SHORT, LOCALES)))
def test_a_whole_match_is_played_by_ear(visitor: Invite, game: str, locale: str) -> None:
    ada = Listener(visitor(locale=locale), locale)
    short = SHORT[game]
    bots = {str(seat): short.level for seat in range(1, short.seats)}
    table = ada.visitor.table(game, short.seats, bots=bots, edition=short.edition)
    ada.visitor.post(f"/{table}/start")
    ada.visitor.visit(f"/table/{table}")
    while ada.turn_or_end():
        ada.decide()
        ada.progress.decided()
    assert ada.progress.decisions
    rows = ada.page.get_by_role("region", name=ada.words.result, exact=True).get_by_role("row")
    expect(rows).to_have_count(short.seats + 1)
