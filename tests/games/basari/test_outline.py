"""Basari in words: negotiation, merchants, gems and arches; sealed cards stay sealed."""

from __future__ import annotations

import pytest

from tests.games.basari.positions import LAP, choose, offer, play, position, throw
from zoco.core.words.texts import Texts
from zoco.games.basari.choosing import ChooseActions, PickAction
from zoco.games.basari.game import GAME
from zoco.games.basari.haggling import Negotiate, RollOff
from zoco.games.basari.moves import Choose, Guess
from zoco.games.basari.rules import PlaceMerchant, Table, round_of
from zoco.games.basari.scoring import Score

NAMES = ("Anna", "Ben", "Cem", "Dana")
TEXTS = {language: Texts(GAME.package, language, NAMES) for language in ("en", "de")}


def said(table: Table, seat: int | None = 0, language: str = "en") -> dict[str, list[str]]:
    texts = TEXTS[language]
    aspects = GAME.outline(GAME.view(table, seat))
    return {texts.say(it.title): [texts.say(line) for line in it.lines] for it in aspects}


def test_the_arch_under_a_merchant_says_what_it_gives() -> None:
    table = position(ChooseActions(("",) * 4), scores=(1, 7, 0, 0), moved=(7, 1, 28, 27))
    outline = said(table)
    assert outline["Anna"] == [
        "Must decide now.",
        "1 point",
        "Stands at arch 8: 5 points, 2 red, 1 yellow",
        "21 fields to the own disc",
        "Gems: 3 red, 3 yellow, 3 green, 3 blue",
        "A scoring now would bring 10 points.",
    ]
    assert "Has come round to the own disc: there will be a scoring." in outline["Cem"]
    assert "1 field to the own disc" in outline["Dana"]
    assert "Steht bei Bogen 8: 5 Punkte, 2 Rot, 1 Gelb" in said(table, language="de")["Anna"]


def test_all_arches_are_told_in_the_order_of_the_walk() -> None:
    arcade = said(position(ChooseActions(("",) * 4)))["The arcade"]
    assert len(arcade) == LAP
    assert arcade[0] == "Arch 1: 4 points, 1 red, 2 yellow, 1 green"
    assert arcade[15] == "Arch 16: 4 points, 1 yellow, 3 green"


def test_supply_and_majorities() -> None:
    table = position(ChooseActions(("",) * 4))
    assert said(table)["Gems"] == [
        "Supply: 13 red, 13 yellow, 13 green, 13 blue",
        "Most gems of a colour score: red 14, yellow 12, green 10, blue 8",
    ]
    assert said(table, language="de")["Edelsteine"][0].startswith("Vorrat: 13 Rot")


def test_a_merchant_without_an_arch_stands_nowhere() -> None:
    table = GAME.setup(3)
    assert isinstance(table.agenda[0], PlaceMerchant)
    assert "The merchant stands nowhere yet." in said(table)["Anna"]


def test_a_sealed_card_is_told_to_its_owner_only() -> None:
    table, _ = play(position(ChooseActions(("",) * 4)), (1, Choose("dice")))
    own = "Has chosen Dice; the action card lies face down."
    assert own in said(table, 1)["Ben"]
    for other in (0, 2, 3, None):
        lines = said(table, other)["Ben"]
        assert "Has chosen; the action card lies face down." in lines
        assert not any("Dice" in line for line in lines)
    assert not any("chosen" in line for line in said(table)["Anna"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_negotiation_and_the_one_that_follows(language: str) -> None:
    choosing = position(ChooseActions(("",) * 4), scores=(3, 0, 5, 0))
    table, _ = choose(choosing, "dice", "dice", "gems", "gems")
    told = {
        "en": (
            "Anna and Ben negotiate for Dice; Anna makes the first offer.",
            "Anna offers Ben 1 red, 2 blue for Dice.",
            "After that Cem and Dana negotiate for Gems.",
            "Has turned up Gems.",
        ),
        "de": (
            "Anna und Ben verhandeln um Würfeln; Anna bietet zuerst.",
            "Anna bietet Ben 1 Rot, 2 Blau für Würfeln.",
            "Danach verhandeln Cem und Dana um Edelsteine.",
            "Hat Edelsteine aufgedeckt.",
        ),
    }[language]
    round_, dana = next(iter(said(table, 1, language).values())), said(table, 1, language)["Dana"]
    assert round_[1:] == [told[0], told[2]]
    assert told[3] in dana
    table, _ = play(table, (0, offer("1r2b")))
    assert next(iter(said(table, 1, language).values()))[1:] == [told[1], told[2]]


def test_who_is_level_rolls_for_the_opening() -> None:
    table = position(RollOff("points", 0, 2), Negotiate("gems", 1, 3))
    assert said(table)["Round 1"][1:] == [
        "Anna and Cem negotiate for Points and roll for who opens.",
        "After that Ben and Dana negotiate for Gems.",
    ]


def test_two_guess_and_what_was_wrong_is_remembered() -> None:
    table, _ = play(position(PickAction(0), PickAction(1), seats=2), (0, Choose("gems")))
    assert said(table, 1)["Round 1"][1:] == [
        "Anna has laid an action card face down, and Ben guesses it."
    ]
    assert "Has chosen; the action card lies face down." in said(table, 1)["Anna"]
    assert "Has chosen Gems; the action card lies face down." in said(table, 0)["Anna"]
    table, _ = play(table, (1, Guess("dice")))
    assert said(table, 1)["Round 1"][-1] == "It is not Dice."


def test_a_card_of_the_last_round_is_not_told_any_more() -> None:
    table, _ = choose(position(ChooseActions(("",) * 4), scores=(3, 0, 5, 0)), *["dice"] * 4)
    assert table.agenda[0] == round_of(4)[0]
    assert not any("turned up" in line for line in said(table)["Anna"])
    table, _ = throw(table, 1, 2, 3, 4)
    assert not any("turned up" in line for line in said(table)["Anna"])


def test_for_two_the_card_of_who_is_to_pick_yet_is_the_last_rounds() -> None:
    table = position(PickAction(0), PickAction(1), seats=2)
    table, _ = play(table, (0, Choose("points")), (1, Guess("dice")), (1, Guess("gems")))
    table, _ = play(table, (1, Choose("gems")), (0, Guess("dice")), (0, Guess("points")))
    table, _ = throw(table, 1, 1)
    table, _ = play(table, (0, Choose("dice")), (1, Guess("points")), (1, Guess("gems")))
    outline = said(table, None)
    assert "Has turned up Dice." in outline["Anna"]
    assert not any("turned up" in line for line in outline["Ben"])


def test_the_end_is_told() -> None:
    table = position(scorings=2, moved=(28, 0, 0, 0))
    after, _ = Score().run(table)
    outline = said(after)
    assert outline["Round 1"] == ["The match is over.", "3 of 3 scorings are done."]
    assert not any("scoring now" in line for line in outline["Anna"])
