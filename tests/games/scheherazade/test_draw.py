"""The picture in text: all pieces, no secrets, 78 columns."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.drawings import Kept
from tests.games.scheherazade.positions import (
    bidden,
    holding,
    leading,
    play,
    plays,
    ready,
    with_top,
)
from zoco.core.playout import random_line
from zoco.core.words.drawing import plain
from zoco.core.words.texts import Texts
from zoco.games.scheherazade.draw import draw
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table

NAMES = ("Anna-Maria Magdalena", "Ben", "Cem", "Dana", "Emil", "Fatma")


TEXTS = {language: Texts(GAME.package, language, NAMES) for language in ("en", "de")}


def drawn(table: Table, seat: int | None = 0, language: str = "en") -> str:
    return plain(draw(GAME.view(table, seat), TEXTS[language]))


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("edition", ["standard", "short_journey"])
def test_never_wider_than_78_columns(seats: int, edition: str) -> None:
    line = random_line(GAME, GAME.setup(seats, {"round_limit": 40}, edition), Random(seats))
    for _, _, table, _ in line[::23]:
        for seat in (0, None):
            for language in ("en", "de"):
                picture = drawn(table, seat, language)
                assert max(map(len, picture.splitlines())) <= 78


def test_pieces_stand_on_their_fields_and_what_does_not_fit_is_counted(kept: Kept) -> None:
    table = leading(camels="N03 U02 S", red="N03 N03", green="U02 P")
    crowd = leading(seats=6, red="N01 N01", green="N01 N01", blue="N01 N01", camels="N01 S S")
    kept("scheherazade/journey", *(draw(GAME.view(it, 0), TEXTS["en"]) for it in (table, crowd)))


def test_wrong_rooms_are_crossed_out() -> None:
    assert "(G✗)" in drawn(play(leading(1, orange="P S"), 1, "enter green"))


def test_pearls_lie_under_the_cloth() -> None:
    table = leading(pearls=(7, 8, 9, 6))
    assert drawn(table, 1).count("cloth") == 3
    assert drawn(table, None).count("cloth") == 4
    counted = leading(pearls=(7, 8, 9, 6), options={"counted_pearls": True})
    assert "cloth" not in drawn(counted, 1)


def test_fists_hide_bids() -> None:
    table = bidden(ready(), 7, 2, 3, 4)
    row = next(row for row in drawn(table, 0).splitlines() if row.startswith("Ben"))
    assert "●" in row
    assert "2" not in row
    tips = drawn(plays(table, (0, "tip 9")), 1)
    assert "9" in next(row for row in tips.splitlines() if row.startswith("Anna"))


def test_cards_offers_the_stone_and_roles_are_shown(kept: Kept) -> None:
    table = holding(with_top(replace(leading(1), stone=2), "guide", "red"), 1, "vizier")
    table = plays(table, (1, "sell vizier for 4"), (2, "buy vizier for 3"))
    kept("scheherazade/offers", draw(GAME.view(table, 0), TEXTS["en"]))


def test_the_notebook_is_for_seats_only() -> None:
    assert "As far as you know" in drawn(ready(), 2)
    assert "As far as you know" not in drawn(ready(), None)
    assert "As far as you know" not in drawn(GAME.setup(4), 1)
    row = next(row for row in drawn(ready(), 2).splitlines() if row.startswith("yellow"))
    assert row.split() == ["yellow", "–", "–", "100", "–", "–"]
