"""Bazaar in words: wares and equations by colour, never by letter or number of a card."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tests.games.bazaar.positions import position
from zoco.core.words.texts import Texts
from zoco.games.bazaar.game import GAME
from zoco.games.bazaar.rules import PickSurplus, Table, later_turn

NAMES = ("Anna", "Ben", "Cem")
TEXTS = {language: Texts(GAME.package, language, NAMES) for language in ("en", "de")}


def said(table: Table, seat: int | None = 0, language: str = "en") -> dict[str, list[str]]:
    texts = TEXTS[language]
    aspects = GAME.outline(GAME.view(table, seat))
    return {texts.say(it.title): [texts.say(line) for line in it.lines] for it in aspects}


def test_the_top_of_each_pile() -> None:
    tops = ("RRRRR*", "WWRRR", "", "GRRYY")
    table = position(("", ""), tops=tops, left=(5, 1, 0, 2))
    assert said(table)["Wares"][:4] == [
        "Pile 1: 5 red, with a star; 5 wares left",
        "Pile 2: 2 white, 3 red; the last ware",
        "Pile 3 is used up.",
        "Pile 4: 1 green, 2 red, 2 yellow; 2 wares left",
    ]
    assert said(table, language="de")["Waren"][:3] == [
        "Stapel 1: 5 Rot, mit Stern; noch 5 Waren",
        "Stapel 2: 2 Weiß, 3 Rot; die letzte Ware",
        "Stapel 3 ist aufgebraucht.",
    ]
    assert "Pile 1: not uncovered yet" in said(GAME.setup(2))["Wares"]


def test_what_purchases_score_follows_from_the_piles_used_up() -> None:
    def scores(table: Table) -> list[list[str]]:
        return [re.findall(r"\d+", line) for line in said(table)["Wares"][-2:]]

    assert scores(position(("", ""))) == [["5", "3", "2", "1"], ["8", "5", "3", "2"]]
    used = position(("", ""), tops=("", "WWRRR", "BBBGG", "GGGYY"), left=(0, 5, 5, 5))
    assert scores(used) == [["8", "5", "3", "2"], ["12", "8", "5", "3"]]


def test_every_equation_of_the_cards_in_play() -> None:
    outline = said(position(("", ""), cards=(1, 2)))
    assert outline["Exchange card 2, both ways"] == [
        "Row 1: 1 red for 2 white",
        "Row 2: 2 red for 1 white, 1 green",
        "Row 3: 1 green for 1 white, 1 blue, 1 yellow",
        "Row 4: 1 yellow for 1 white, 2 green, 1 red",
        "Row 5: 2 blue for 2 green, 1 yellow",
    ]
    german = said(position(("", ""), cards=(1, 2)), language="de")
    assert german["Tauschkarte 1, in beide Richtungen"][1] == "Reihe 2: 2 Blau gegen 1 Weiß, 1 Rot"
    assert not any("Exchange card" in title for title in said(GAME.setup(2)))


def test_a_colour_may_stand_on_both_sides_of_an_equation() -> None:
    raw: dict[str, Any] = msgspec.to_builtins(GAME.edition())
    raw["exchange"] = [["RRW=RBY"], ["G=WW"]]
    table = GAME.setup(2, {"first_card": 1, "second_card": 2}, raw)
    assert said(table)["Exchange card 1, both ways"] == [
        "Row 1: 1 white, 2 red for 1 blue, 1 red, 1 yellow"
    ]


def test_stones_points_and_wares_of_a_seat() -> None:
    table = position(("WRRY", "B", ""))
    assert said(table)["Anna"] == [
        "Must decide now.",
        "0 points",
        "4 stones: 1 white, 2 red, 1 yellow",
        "No ware bought yet",
    ]
    assert said(table)["Ben"][1] == "1 stone: 1 blue"
    assert said(table, language="de")["Cem"] == [
        "0 Punkte",
        "Keine Steine",
        "Noch keine Ware gekauft",
    ]
    assert said(table)["The stock of the bazaar"] == [
        "White 19, blue 19, green 20, red 18, yellow 19"
    ]


def test_a_surplus_is_told_of_its_owner() -> None:
    agenda = (PickSurplus(1, 0), *later_turn(0)[-1:])
    table = position(("WWWWWWBBBBBB", "R"), agenda=agenda)
    assert "2 stones too many: they go back." in said(table)["Anna"]
    assert "2 Steine zu viel: Sie gehen zurück." in said(table, 1, "de")["Anna"]
    assert not any("too many" in line for line in said(table)["Ben"])


def test_practice_alone_counts_turns() -> None:
    table = position(("R",), solo=True)
    assert said(table)["Anna"][-1] == "1 turn so far"
    assert not any("so far" in line for line in said(position(("R", "")))["Anna"])
