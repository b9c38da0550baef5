"""Everything that is told in words is on the drawn board, or one press away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.conftest import Invite
from tests.web.daily import every_day
from tests.web.staged import sit, until
from tests.web.told import HEARD, PLACES, missing
from tools.moments import MOMENTS
from zoco.core.words.texts import Texts, catalogue, keys_and_variables
from zoco.games import load

NAMES = ("Anna", "Ben", "Cem", "Dana", "Emil", "Fatma")
LANGUAGES = {"en": "en-US", "de": "de-DE"}
MADE_OF = ("pieces", "odds", "stones", "price", "title", "seat", "place", "wares-left")
"""Of these sentences are made."""
HEADINGS = {"round", "caravan", "event", "offers", "known", "route", "wares-title", "bank-title"}
ALIKE = {"bazaar": {"outline-card"}, "scheherazade": set[str]()}
"""Where a heading is called like a sentence of the other game."""
DAILY = (("bazaar", "sold out", "en"), ("scheherazade", "passage", "de"))
SEEN = [
    *((key, name, "en") for key in PLACES for name in MOMENTS[key]),
    *((key, name, "de") for key in PLACES for name in MOMENTS[key]),
]


def lines(key: str) -> Iterator[str]:
    """The sentences of a game's board in words."""
    for name in keys_and_variables(catalogue(load(key).package, "en")):
        part = name.removeprefix("outline-")
        if part != name and part not in HEADINGS and not part.startswith(MADE_OF):
            yield name


@pytest.mark.parametrize("key", PLACES)
def test_every_sentence_has_its_place_on_the_drawn_board(key: str) -> None:
    assert set(lines(key)) - set(PLACES[key]) == ALIKE[key]


@pytest.mark.parametrize(("key", "name", "language"), every_day(SEEN, *DAILY))
def test_the_drawn_board_tells_what_the_board_in_words_tells(
    visitor: Invite, key: str, name: str, language: str
) -> None:
    wanted, level, seats, options, edition = MOMENTS[key][name]
    setup: dict[str, Any] = {"options": options, "edition": edition, "players": NAMES[:seats]}
    log = until(key, seats, wanted, level, **setup)
    seat = log.game.actors(log.table)[0]
    ada = visitor(size=(1280, 800), locale=LANGUAGES[language])
    sit(ada, log)
    fists = ada.page.locator("section.board [data-why=fists]").first
    if fists.count():
        fists.click()
        ada.page.get_by_role("dialog").wait_for()
    names = ada.page.locator("aside .name").all_inner_texts()
    texts = Texts(log.game.package, language, names[:seats])
    view = log.game.view(log.table, seat)
    told = ada.page.evaluate(HEARD)
    assert missing(log.game, view, texts, told) == []
