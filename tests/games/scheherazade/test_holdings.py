"""What lies in front of each seat, as any client draws it."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.scheherazade.positions import bidden, holding, leading, play, ready
from zoco.core.holdings import Piece
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table


def pieces(table: Table, eye: int | None, seat: int) -> dict[str, Piece]:
    """The pieces of a seat by kind, as a viewer sees them."""
    return {piece.kind: piece for piece in GAME.holdings(GAME.view(table, eye))[seat].pieces}


def test_1_2_pearls_lie_under_a_cloth_unless_they_are_counted() -> None:
    table = leading(pearls=(7, 8, 9, 1))
    assert pieces(table, 0, 0)["pearls"] == Piece("pearls", 7)
    assert pieces(table, 1, 0)["pearls"] == Piece("pearls", None, covered=True)
    counted = replace(ready(4, {"counted_pearls": True}), pearls=(7, 8, 9, 1))
    assert pieces(counted, 1, 0)["pearls"] == pieces(counted, None, 0)["pearls"]
    assert pieces(counted, 1, 0)["pearls"] == Piece("pearls", 7)


def test_colour_cards_lie_face_down_until_they_are_proven() -> None:
    table = leading(orange="P S")
    assert pieces(table, 0, 0)["red"] == Piece("red", 1)
    assert pieces(table, 1, 0)["colour"] == Piece("colour", 1, covered=True)
    assert pieces(table, None, 1)["orange"] == Piece("orange", 1), "proven by the palace"


def test_cards_pearls_and_stones_lie_open() -> None:
    table = replace(holding(leading(), 2, "wonder_lamp", "vizier"), questions=(0, 0, 2, 0), stone=2)
    spent = replace(table, bakschisch=(True, True, False, True))
    assert list(pieces(spent, None, 2)) == [
        "pearls",
        "colour",
        "question-pearls",
        "second-stone",
        "wonder-lamp",
        "vizier",
    ]
    assert pieces(spent, 0, 2)["question-pearls"].count == 2
    assert "bakschisch" in pieces(spent, 0, 1)


def test_2_1_a_closed_fist_is_sealed_and_an_open_offer_is_not() -> None:
    def sealed(table: Table) -> list[bool]:
        return [holding.sealed for holding in GAME.holdings(GAME.view(table, None))]

    table = play(ready(), 1, "bid 3")
    assert sealed(table) == [False, True, False, False]
    assert sealed(play(table, 1, "open fist")) == [False] * 4
    assert sealed(bidden(ready(), 1, 2, 3, 4)) == [True] * 4, "until the tips are placed"
    asked = play(play(leading(), 0, "camel S-N03"), 0, "passage green S")
    assert sealed(play(asked, 1, "offer 3")) == [False] * 4
