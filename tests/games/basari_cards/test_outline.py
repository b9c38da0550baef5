"""The card bazaar in words: cards by what they bring, never by number; sealed ones stay sealed."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from tests.games.basari_cards.positions import (
    EDITION,
    card,
    chance,
    crew,
    haggle,
    kinds,
    merchant,
    play,
    reveal,
    table_of,
)
from zoco.core.chance import CHANCE
from zoco.core.words.texts import Texts
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.rules import Table

NAMES = ("Anna", "Ben", "Cem", "Dana", "Emil")
TEXTS = {language: Texts(GAME.package, language, NAMES) for language in ("en", "de")}
CARD = card("2r1g", 5)


def said(table: Table, seat: int | None = 0, language: str = "en") -> dict[str, list[str]]:
    texts = TEXTS[language]
    aspects = GAME.outline(GAME.view(table, seat))
    return {texts.say(it.title): [texts.say(line) for line in it.lines] for it in aspects}


def three() -> Table:
    first = merchant("3r3y3g3b", 7, crew(9, (CARD,)), CARD)
    return table_of(first, merchant("1b", cards=(card("3r"),)), merchant("0"))


def test_a_seat_with_what_its_actions_bring() -> None:
    outline = said(three())
    workers = 9 + GAME.edition().cards[CARD].workers
    assert outline["Anna"] == [
        "Must decide now.",
        "7 points",
        f"{workers} workers",
        "B scores 5 points.",
        "C takes 2 red, 1 green.",
        "Gems: 3 red, 3 yellow, 3 green, 3 blue",
        "A scoring now would bring 44 points.",
    ]
    assert "No card this round: B and C bring nothing." in outline["Cem"]
    assert "Gems: no gems" in outline["Cem"]
    german = said(three(), language="de")["Anna"]
    assert german[3:5] == ["B bringt 5 Punkte.", "C nimmt 2 Rot, 1 Grün."]


def test_the_supply_may_be_short() -> None:
    table = table_of(*(merchant(cards=(CARD,)),) * 3, supply="1r")
    assert "C takes 1 red; the supply is 2 gems short." in said(table)["Anna"]
    assert "C nimmt 1 Rot; im Vorrat fehlen 2 Edelsteine." in said(table, 0, "de")["Anna"]


def test_supply_majorities_and_the_end_of_a_pass() -> None:
    outline = said(three())
    assert outline["Pass 1 of 3"] == ["15 workers end the pass and score 12 points."]
    assert outline["Gems"][1] == "Most gems of a colour score: red 14, yellow 12, green 10, blue 8"
    assert outline["Gems"][0].startswith("Supply: ")


def test_an_edition_says_what_ends_a_pass_and_what_majorities_score() -> None:
    edition = replace(EDITION, majorities=(9, 7, 5, 1), worker_target=20, worker_bonus=1)
    outline = said(replace(three(), edition=edition))
    assert outline["Pass 1 of 3"] == ["20 workers end the pass and score 1 point."]
    assert outline["Gems"][1] == "Most gems of a colour score: red 9, yellow 7, green 5, blue 1"
    quick = replace(three(), edition=replace(edition, worker_target=1))
    assert said(quick)["Pass 1 of 3"] == ["1 worker ends the pass and scores 1 point."]
    assert said(quick, 0, "de")["Durchgang 1 von 3"] == [
        "1 Arbeiter beendet den Durchgang und bringt 1 Punkt."
    ]


def test_the_pile_by_workers() -> None:
    table = three()
    title = f"The pile, for action A: {len(table.deck)} cards"
    numbers = [tuple(map(int, re.findall(r"\d+", line))) for line in said(table)[title]]
    left = [GAME.edition().cards[number].workers for number in table.deck]
    assert numbers == [(workers, left.count(workers)) for workers in sorted(set(left))]


def test_a_sealed_choice_is_told_to_its_owner_only() -> None:
    table, _ = play(three(), 1, "choose B")
    assert "Has chosen B (points); the action card lies face down." in said(table, 1)["Ben"]
    for other in (0, 2, None):
        assert "Has chosen; the action card lies face down." in said(table, other)["Ben"]
        assert not any("B (points)" in line for line in said(table, other)["Ben"])


def test_a_negotiation() -> None:
    table, _ = reveal(table_of(*(merchant(cards=(CARD,)),) * 3), "BBC")
    assert said(table)["Pass 1 of 3"][0] == (
        "Anna and Ben negotiate for B (points); Anna makes the first offer."
    )
    table, _ = haggle(table, "offer 1r2b")
    assert said(table)["Pass 1 of 3"][0] == "Anna offers Ben 1 red, 2 blue for B (points)."
    assert said(table, 0, "de")["Durchgang 1 von 3"][0] == (
        "Anna bietet Ben 1 Rot, 2 Blau für B (Punkte)."
    )


def test_two_negotiations_follow_each_other() -> None:
    table, _ = reveal(table_of(*(merchant(cards=(CARD,)),) * 4), "BBCC")
    assert said(table)["Pass 1 of 3"][:2] == [
        "Anna and Ben negotiate for B (points); Anna makes the first offer.",
        "After that Cem and Dana negotiate for C (gems).",
    ]


def turned(table: Table, seat: int | None = None) -> list[str]:
    """The action that each seat is told to have turned up, by its letter."""
    outline, start = said(table, seat), "Has turned up "
    lines = ([it for it in outline[name] if it.startswith(start)] for name in NAMES[: table.seats])
    return [found[0].removeprefix(start)[0] if found else "" for found in lines]


def test_2_2_turned_up_cards_are_told_until_the_round_is_over() -> None:
    table, _ = reveal(table_of(*(merchant(cards=(CARD,)),) * 5), "DBABC")
    all_five = ["D", "B", "A", "B", "C"]
    assert turned(table) == all_five
    assert "Hat D (Tausch) aufgedeckt." in said(table, None, "de")["Anna"]
    table, _ = chance(table, f"draw {table.deck[0]}")
    assert turned(table, 3) == all_five
    table, _ = haggle(table, "offer 1r")
    assert turned(table, 3) == all_five
    table, _ = haggle(table, "accept")
    assert turned(table) == all_five
    table, _ = haggle(table, "give back red", "take red")
    assert turned(table) == all_five
    table, _ = haggle(table, "take red")
    assert turned(table) == [""] * 5


def test_2_6_who_wants_in_vain_has_turned_up_a_card_as_well() -> None:
    for actions in ("AABBB", "CBCBC", "CCCAA"):
        table, _ = reveal(table_of(*(merchant(cards=(CARD,)),) * 5), actions)
        assert turned(table) == list(actions)
        table, _ = haggle(table, "offer 1r")
        assert turned(table) == list(actions)
    table, _ = reveal(table_of(*(merchant(cards=(CARD,)),) * 4), "ABBB")
    assert GAME.actors(table) == (CHANCE,)
    assert turned(table) == ["A", "B", "B", "B"]


def test_2_7_several_have_turned_up_d() -> None:
    table, _ = reveal(table_of(*(merchant(cards=(CARD,)),) * 5), "DDBBD")
    assert turned(table) == ["D", "D", "B", "B", "D"]
    table, _ = haggle(table, "offer 1r", "accept")
    table, _ = haggle(table, "take red", "take red")
    assert turned(table) == ["D", "D", "B", "B", "D"]


@pytest.mark.parametrize("active", [0, 1])
def test_6_4_with_two_only_the_active_player_has_turned_up_a_card(active: int) -> None:
    table = table_of(*(merchant(cards=(CARD,)),) * 2)
    if active:
        table, _ = play(table, 0, "choose B")
        table, _ = play(table, 1, "guess B")
    table, _ = play(table, active, "choose A")
    table, _ = play(table, 1 - active, "guess C")
    assert turned(table) == ["B" if active else "", ""]
    table, _ = play(table, 1 - active, "guess A")
    mine = ["B" if active else "", ""]
    mine[active] = "A"
    assert turned(table) == mine
    table, _ = haggle(table, "offer 1r", "offer 2r", "accept")
    assert kinds(table.agenda)[0] == "HireWorkers"  # type: ignore[arg-type]
    assert turned(table) == mine


def test_a_swap_with_five() -> None:
    table, _ = reveal(table_of(*(merchant(cards=(CARD,)),) * 5), "BDCCC")
    assert said(table)["Pass 1 of 3"][:2] == [
        "Ben returns a gem by choice.",
        "Ben takes 2 gems by choice.",
    ]
    table, _ = reveal(table_of(*(merchant(cards=(CARD,)),) * 5), "DDCCC")
    assert said(table)["Pass 1 of 3"][:2] == [
        "Anna takes a gem by choice.",
        "Ben takes a gem by choice.",
    ]


def test_two_guess() -> None:
    table, _ = play(table_of(*(merchant(cards=(CARD,)),) * 2), 0, "choose C")
    assert "Has chosen; the action card lies face down." in said(table, 1)["Anna"]
    assert "Has chosen C (gems); the action card lies face down." in said(table, 0)["Anna"]
    table, _ = play(table, 1, "guess A")
    assert said(table, 1)["Pass 1 of 3"][:2] == [
        "Anna has laid an action card face down, and Ben guesses it.",
        "It is not A (a further card).",
    ]


def test_until_a_card_is_drawn_the_last_one_is_not_told() -> None:
    table, _ = reveal(three(), "BBB")
    assert table.current[0] == CARD
    assert not any(line.startswith(("B ", "C ")) for line in said(table)["Anna"])
