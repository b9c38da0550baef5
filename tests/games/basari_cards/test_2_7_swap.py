"""Action D, only with five (basari_cards 2.7)."""

from __future__ import annotations

from tests.games.basari_cards.positions import (
    card,
    find,
    haggle,
    kinds,
    merchant,
    play,
    read,
    reveal,
    table_of,
)
from zoco.core.describe import Pick
from zoco.games.basari_cards.events import FoundNone, GaveBack, HadNoGem, TookOne
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table
from zoco.parts.haggling import Negotiated

CARDS = [card(gems) for gems in ("2r1b", "3g", "3b", "2y1g", "3y")]


def five(*gems: str, scores: tuple[int, ...] = (0,) * 5, supply: str | None = None) -> Table:
    """Five merchants with these gems."""
    return table_of(
        *(
            merchant(mine, score, [number])
            for mine, score, number in zip(gems, scores, CARDS, strict=True)
        ),
        supply=supply,
    )


def test_2_7_alone_one_returns_a_gem_of_choice_and_then_takes_any_two() -> None:
    table, _ = reveal(five(*["3r3y3g3b"] * 5), "DBBBB")
    assert GAME.actors(table) == (0,)
    assert [GAME.write(move) for move in GAME.moves(table, 0)] == [
        f"give back {colour}" for colour in ("red", "yellow", "green", "blue")
    ]
    table, events = play(table, 0, "give back blue")
    assert events == (GaveBack(0, "blue"),)
    table, events = play(table, 0, "take red")
    assert events == (TookOne(0, "red"),)
    table, events = play(table, 0, "take red")
    assert table.gems[0] == (5, 3, 3, 2)
    assert table.supply == (5, 7, 7, 8)


def test_2_7_d_comes_last_and_is_never_negotiated() -> None:
    table, events = reveal(five(*["3r3y3g3b"] * 5), "DDBBC")
    assert find(events, Negotiated).action == "B"
    table, events = haggle(table, "offer 1b", "accept")
    assert kinds(events) == ["Accepted", "TookPoints", "TookGems"]
    assert GAME.actors(table) == (0,)
    assert kinds(table.agenda)[:2] == ["TakeGem", "TakeGem"]  # type: ignore[arg-type]


def test_2_7_a_returned_gem_is_available_at_once_even_in_an_empty_colour() -> None:
    table, _ = reveal(five("6r1b", "4r", "4r", "4r", "4r", supply="0"), "DBBBB")
    table, _ = play(table, 0, "give back blue")
    assert table.supply == (0, 0, 0, 1)
    assert [GAME.write(move) for move in GAME.moves(table, 0)] == ["take blue"]
    table, _ = play(table, 0, "take blue")
    assert table.gems[0] == (6, 0, 0, 1)
    assert GAME.actors(table) == (-1,)


def test_2_7_without_a_gem_one_just_takes_two() -> None:
    table, events = reveal(five("0", *["3r3y3g3b"] * 4), "DBBBB")
    assert HadNoGem(0) in events
    table, _ = play(table, 0, "take red", "take green")
    assert table.gems[0] == (1, 0, 1, 0)
    assert GAME.actors(table) == (-1,)


def test_2_7_without_a_gem_and_with_an_empty_supply_nothing_happens() -> None:
    table, events = reveal(five("0", *["1r"] * 4, supply="0"), "DBBBB")
    assert kinds(events)[-2:] == ["HadNoGem", "FoundNone"]
    assert GAME.actors(table) == (-1,)


def test_2_7_a_supply_of_one_gives_one() -> None:
    table, _ = reveal(five("0", *["1r"] * 4, supply="1g"), "DBBBB")
    table, _ = play(table, 0, "take green")
    assert table.supply == (0, 0, 0, 0)
    assert GAME.actors(table) == (-1,)


def test_2_7_several_take_one_each_in_the_order_of_opening() -> None:
    gems = ("3r2y", "4r", "3r3y", "1r", "9b")
    table, _ = reveal(five(*gems), "DDDBB")
    table, _ = haggle(table, "offer 1r", "accept")
    order: list[int] = []
    for _ in range(3):
        order += GAME.actors(table)
        table, _ = haggle(table, "take red")
    assert order == [1, 2, 0]
    assert GAME.actors(table) == (-1,)


def test_2_7_the_order_is_fixed_before_the_first_takes() -> None:
    table, _ = reveal(five("3r", "3r", "1r", "0", "0", scores=(1, 2, 0, 0, 0)), "DDDCB")
    assert GAME.actors(table) == (1,)
    table, _ = play(table, 1, "take blue")
    assert GAME.actors(table) == (0,)
    table, _ = play(table, 0, "take blue")
    assert GAME.actors(table) == (2,)


def test_2_7_an_empty_supply_gives_nothing_to_the_later_ones() -> None:
    table, events = reveal(five("3r", "4r", "2r", "0", "0", supply="1y"), "DDDDB")
    assert [event for event in events if isinstance(event, FoundNone)] == [
        FoundNone(0),
        FoundNone(2),
        FoundNone(3),
    ]
    table, events = play(table, 1, "take yellow")
    assert GAME.actors(table) == (-1,)


def test_2_7_a_colour_that_is_not_there_is_refused() -> None:
    table, _ = reveal(five("6r", *["4r"] * 4, supply="1y"), "DBBBB")
    found = GAME.why_not(table, 0, read("give back blue"))
    assert found is not None
    assert (found.paragraph, found.key, found.params) == (
        "basari_cards 2.7",
        "no-gem-of-yours",
        {"colour": "blue"},
    )
    assert GAME.why_not(table, 0, read("take yellow")).key == "not-now"  # type: ignore[union-attr]
    table, _ = play(table, 0, "give back red")
    assert GAME.moves(table, 0).why_not(read("take red")) is None
    found = GAME.why_not(table, 0, read("take green"))
    assert found is not None
    assert (found.paragraph, found.key) == ("basari_cards 2.7", "colour-is-empty")


def test_2_7_the_choice_is_drawn_as_colours() -> None:
    table, _ = reveal(five("6r1b", *["4r"] * 4, supply="1y"), "DBBBB")
    described = GAME.moves(table, 0).describe()
    assert isinstance(described, Pick)
    assert [GAME.write(option.move) for option in described.options] == [
        "give back red",
        "give back blue",
    ]
    assert len(GAME.moves(table, 0)) == 2
