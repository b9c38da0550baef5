"""Editions: what is refused, what the shipped ones are, and that another one plays by its data."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.scheherazade.positions import leading, offered, play, ready
from zoco import BadInput
from zoco.core.playout import playout
from zoco.games.scheherazade.cards.cards import KINDS
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.setup.places import named

STANDARD: dict[str, Any] = msgspec.to_builtins(GAME.edition())


def test_the_standard_edition_is_a_labelled_reconstruction() -> None:
    edition = GAME.edition()
    assert "reconstruction" in edition.provenance.en
    assert "Rekonstruktion" in edition.provenance.de
    kinds = [card.kind for card in edition.cards]
    assert (kinds.count("must"), kinds.count("may"), kinds.count("take")) == (11, 11, 7)
    assert {card.effect for card in edition.cards} == set(KINDS)


def changed(**changes: Any) -> dict[str, Any]:
    return {**STANDARD, **changes}


def layouts(**changes: Any) -> dict[str, Any]:
    return changed(question_pearls={**STANDARD["question_pearls"], **changes})


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (changed(route=5), "route"),
        (changed(detour={"entry": 14, "exit": 10, "fields": 3}), "detour"),
        (changed(detour={"entry": 10, "exit": 30, "fields": 3}), "detour"),
        (changed(big=40), "big"),
        (changed(colours=["red"] * 7), r"colours\[1\]"),
        (changed(colours=["red"] * 6), "colours"),
        (changed(colours=[*STANDARD["colours"][:6], "gold"]), r"colours\[6\]"),
        (changed(box=40), "box"),
        (changed(white="N25"), "white"),
        (changed(white="N07"), "white"),
        (changed(white="X1"), "white"),
        (changed(violet=["N03", "U08"]), r"violet\[1\]"),
        (changed(violet=["N64"]), r"violet\[0\]"),
        (layouts(two=["N08", "N09"]), "question_pearls.two"),
        (layouts(two=["U04", "U04"]), "question_pearls.two"),
        (layouts(two=["U04", "U04\n"]), r"question_pearls.two\[1\]"),
        (layouts(two=["U04", "U٠٤"]), r"question_pearls.two\[1\]"),
        (layouts(two=["U04"]), "question_pearls.two"),
        (layouts(three=["U04", "N08", "N30"]), r"question_pearls.three\[2\]"),
        (changed(cards=[{"effect": "lost", "amount": 2}]), r"cards\[0\].colour"),
        (
            changed(cards=[{"effect": "toll", "amount": 2, "colour": "red"}]),
            r"cards\[0\].colour",
        ),
        (
            changed(cards=[{"effect": "lost", "amount": 2, "colour": "grey"}]),
            r"cards\[0\].colour",
        ),
        (changed(cards=[{"effect": "toll"}]), r"cards\[0\].amount"),
        (changed(cards=[{"effect": "vizier", "amount": 2}]), r"cards\[0\].amount"),
        (changed(cards=[{"effect": "sneeze"}]), r"cards\[0\].effect"),
        (changed(extra=1), "extra"),
    ],
)
def test_a_fault_is_named(data: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput, match=rf"^edition\.{field}: "):
        GAME.setup(4, edition=data)


def test_the_short_journey_plays_by_its_own_data() -> None:
    table = ready(4, edition="short_journey")
    assert table.pearls == (12,) * 4
    assert table.edition.way.last == 14
    assert table.room[1] == 3
    assert table.edition.salt_lake == named("N12")
    moved = leading(camels="N04 S S", edition="short_journey")
    assert "camel N04-U01" in offered(moved, 0)
    after = play(
        leading(camels="N05 S S", red="N05 S", edition="short_journey"),
        0,
        "camel N05-N06",
    )
    assert play(after, 0, "lead red N05-N07").bowl == 1, "its ransom is one pearl"


@pytest.mark.parametrize("seats", [3, 6])
def test_the_short_journey_can_be_played(seats: int) -> None:
    for seed in range(5):
        table, _, _ = playout(GAME, GAME.setup(seats, None, "short_journey"), Random(seed))
        assert not GAME.flaws(table)


def test_3_4_a_short_detour_keeps_followers_before_its_exit() -> None:
    way = ready(4, edition="short_journey").edition.way
    assert [named(it) for it in ("N06", "U01", "U02", "U03")] == list(way.reach[named("U02")][5])
    assert way.reach[named("U03")][named("U01")] == (named("U02"), named("U03"), 8, 9)


def test_an_edition_without_cards_has_no_events() -> None:
    table = ready(4, {"events": True}, changed(cards=[]))
    assert table.pile.rest == ()
    assert type(table.agenda[0]).__name__ == "MakeBids"
