"""The journey in words: everything that a player sees, and nothing under another's cloth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

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
from zoco.core.words.texts import Texts
from zoco.games.scheherazade.game import GAME
from zoco.games.scheherazade.rules import Table
from zoco.games.scheherazade.table import Proposal, Question

NAMES = ("Anna", "Ben", "Cem", "Dana", "Emil", "Fatma")
TEXTS = {language: Texts(GAME.package, language, NAMES) for language in ("en", "de")}


def said(table: Table, seat: int | None = 0, language: str = "en") -> dict[str, list[str]]:
    texts = TEXTS[language]
    aspects = GAME.outline(GAME.view(table, seat))
    return {texts.say(it.title): [texts.say(line) for line in it.lines] for it in aspects}


def with_knowledge(table: Table, **changes: Any) -> Table:
    return replace(table, knowledge=replace(table.knowledge, **changes))


# -- the caravan -----------------------------------------------------------------------------------


def test_pieces_by_field_along_the_route() -> None:
    table = leading(
        camels="N03 U02 S", red="N03 N03", orange="N07 N08", green="U02 P", yellow="N20 N24"
    )
    assert said(table)["The caravan"] == [
        "Start (S): camel, 2 blue",
        "N03: camel, 2 red",
        "N07, ambush: orange",
        "N08, question pearl: orange",
        "U02: camel, green",
        "N20, salt lake: yellow",
        "N24: yellow",
        "Palace (P): green",
    ]
    german = said(table, language="de")["Die Karawane"]
    assert german[0] == "Start (S): Kamel, 2 Blau"
    assert german[2] == "N07, Hinterhalt: Orange"
    assert german[-1] == "Palast (P): Grün"


def test_the_detour_comes_beside_what_it_bypasses() -> None:
    table = leading(camels="N10 U07 N14", red="N13 U01", orange="N15 N09")
    names = [line.partition(":")[0] for line in said(table)["The caravan"]]
    assert names == [
        "Start (S)", "N09", "N10", "N13, question pearl", "U01", "U07", "N14", "N15",
    ]  # fmt: skip


def test_who_is_about_to_sink() -> None:
    table = leading(red="N20 S")
    warning = "On the salt lake a red Bedouin sinks at the end of the move unless led on."
    assert warning not in said(table)["The caravan"]
    table = replace(table, caravan=replace(table.caravan, lake=1))
    assert said(table)["The caravan"][-1] == warning
    gone = replace(table, caravan=replace(table.caravan, bedouins=(21, *table.bedouins[1:])))
    assert warning not in said(gone)["The caravan"]


def test_kinds_of_fields_and_their_room() -> None:
    assert said(ready())["The route"] == [
        "N01 to N24 lead to the palace; the detour U01 to U07 leaves after N10 and joins at N14.",
        "N01 to N05 hold 2 Bedouins each.",
        "All other fields hold 1 Bedouin each.",
        "Violet fields, ambushes, ransom 2 pearls: N07, N12, N17, N22, U03",
        "White field, the salt lake: N20",
        "Question pearls: N08, N13, N18, U04",
    ]
    assert "N01 bis N05 fassen je 3 Beduinen." in said(ready(6), 0, "de")["Der Weg"]


# -- round and move --------------------------------------------------------------------------------


def test_bowl_and_leader() -> None:
    table = replace(leading(2), bowl=3, owner=1)
    assert said(table)["Round 1"] == [
        "The bowl stands before Ben with 3 pearls in it.",
        "Cem leads the caravan.",
    ]
    assert said(replace(ready(), bowl=1))["Round 1"] == [
        "The bowl stands before Anna with 1 pearl in it."
    ]
    assert said(table, 0, "de")["Runde 1"][0] == (
        "Die Schale steht vor Ben; darin liegen 3 Perlen."
    )


def test_the_lot_has_not_named_a_bowl_owner_yet() -> None:
    table = GAME.setup(3, {"first": -1})
    assert not any("bowl" in line for lines in said(table).values() for line in lines)


def test_a_move_so_far() -> None:
    table = leading(camels="N03 S S", red="N03 N02", orange="N04 S")
    table = plays(table, (0, "camel N03-N05"), (0, "lead red N03-N06"))
    assert said(table)["Round 1"][2:] == [
        "The moved camel stands on N05.",
        "Led along so far: red",
    ]


def test_a_passage_from_question_to_payment() -> None:
    table = leading(camels="N03 S S", red="N03 N02", orange="N04 S")
    table = plays(table, (0, "camel N03-N05"), (0, "passage orange N04"))
    assert "Anna asks who pays for the passage of orange." in said(table)["Round 1"]
    table = plays(table, (1, "offer 3"), (3, "offer 1"))
    for viewer in (0, 2, None):
        outline = said(table, viewer)
        assert "Offers 3 pearls for the passage." in outline["Ben"]
        assert "Offers 1 pearl for the passage." in outline["Dana"]
        assert not any("Offers" in line for line in outline["Cem"])
    table = play(table, 0, "accept 1")
    assert "Ben has paid 3 pearls for the passage of orange." in said(table)["Round 1"]


# -- travellers ------------------------------------------------------------------------------------


def test_pearls_lie_under_the_cloth_unless_they_are_counted() -> None:
    table = replace(ready(), pearls=(7, 8, 9, 1))
    assert "7 pearls" in said(table, 0)["Anna"]
    for other in (1, 2, 3, None):
        assert "Pearls under the cloth" in said(table, other)["Anna"]
        assert "7 pearls" not in said(table, other)["Anna"]
    counted = replace(ready(options={"counted_pearls": True}), pearls=(7, 8, 9, 1))
    assert "1 pearl" in said(counted, None)["Dana"]


def test_a_colour_is_told_to_its_owner_until_it_is_proven() -> None:
    table = ready()
    assert "Secretly leads the red Bedouins." in said(table, 0)["Anna"]
    assert not any("leads" in line.lower() for line in said(table, None)["Anna"])
    odds = "Leads, as far as you know: red 25 %, yellow 25 %, green 25 %, blue 25 %"
    assert odds in said(table, 1)["Anna"]
    proven = with_knowledge(table, proven=(True, False, False, False))
    for viewer in (0, 1, None):
        assert "Leads the red Bedouins, proven to all." in said(proven, viewer)["Anna"]


def test_fists_stay_closed_to_others() -> None:
    table = play(ready(), 2, "bid 4")
    assert "The fist is closed, with 4 pearls in it." in said(table, 2)["Cem"]
    assert "The fist is closed." in said(table, 0)["Cem"]
    assert not any("fist" in line for line in said(table, 0)["Anna"])
    assert "Must decide now." in said(table, 0)["Anna"]
    assert "Must decide now." not in said(table, 0)["Cem"]


def test_tips_and_then_the_bids_are_open() -> None:
    table = plays(bidden(ready(), 1, 2, 3, 0), (0, "tip 9"), (1, "tip 6"))
    assert "Tips 6." in said(table, 3)["Ben"]
    assert not any("Tips" in line for line in said(table, 3)["Cem"])
    assert not any("bid" in line for line in said(table, 3)["Ben"])
    table = plays(table, (2, "tip 5"), (3, "tip 12"))
    assert "Last bid: 2 pearls" in said(table, 3)["Ben"]
    assert "Letztes Gebot: nichts" in said(table, 0, "de")["Dana"]


def test_belongings() -> None:
    table = holding(ready(options={"events": True}), 1, "safe_conduct", "wonder_lamp")
    table = replace(table, questions=(0, 2, 0, 0), bakschisch=(True, False, True, True), stone=1)
    lines = said(table)["Ben"]
    for line in (
        "2 question pearls",
        "The bakschisch card is spent.",
        "Has the second tip stone.",
        "Holds a card: Safe Conduct.",
        "Holds a card: Wonder Lamp.",
    ):
        assert line in lines
    own = "Holds a card: Safe Conduct. Whoever holds this letter pays no ransom as leader."
    assert own in said(table, 1)["Ben"]
    assert "Can still demand a bakschisch." in said(table)["Anna"]


# -- cards, offers, knowledge ----------------------------------------------------------------------


def test_the_event_card_and_whether_it_counts_now() -> None:
    table = with_top(leading(options={"events": True}), "toll")
    below = len(table.edition.cards) - 1
    assert said(table)["Event card"] == [
        "Road Toll, a must card",
        "The leader pays 2 pearls into the bowl.",
        f"{below} cards lie below it.",
    ]
    assert "It has been settled in this move." in said(table.with_turn(settled=True))["Event card"]
    assert "It concerns the next leader only." in said(table.with_turn(binds=False))["Event card"]
    guide = with_top(ready(options={"events": True}), "guide", "red")
    assert said(guide, 0, "de")["Ereigniskarte"][0] == "Kundiger Führer (Rot), eine Darf-Karte"
    assert "Event card" not in said(leading())


def test_open_offers() -> None:
    deals = (Proposal(0, "sell", "pearl", 1), Proposal(1, "buy", "wonder_lamp", 4))
    table = replace(ready(), proposals=deals)
    assert said(table)["Open offers"] == [
        "Anna sells a question pearl for 1 pearl.",
        "Ben buys the Wonder Lamp for 4 pearls.",
    ]
    assert said(table, 0, "de")["Offene Angebote"] == [
        "Anna verkauft eine Frageperle für 1 Perle.",
        "Ben kauft die Wunderlampe für 4 Perlen.",
    ]
    assert "Open offers" not in said(ready())


def test_questions_are_public_but_their_cards_are_not() -> None:
    asked = (Question(0, 1, "yellow", False, "pearl"), Question(2, 3, "green", True, "pearl"))
    table = with_knowledge(ready(), asked=asked)
    lines = said(table, 0)["What is known"]
    assert "Anna asked Ben for yellow, who said no." in lines
    assert "Cem asked Dana, who said yes." in lines
    for outsider in (3, None):
        assert "Anna asked Ben, who said no." in said(table, outsider)["What is known"]
    assert "Cem hat Dana nach Grün gefragt: Ja." in said(table, 3, "de")["Was bekannt ist"]
    assert "Leads, as far as you know: orange 33 %, green 33 %, blue 33 %" in said(table, 0)["Ben"]


def test_wrong_rooms_and_the_secret_card() -> None:
    table = with_knowledge(
        ready(), wrong=("red",), proven=(True, False, False, False), looked=(True,) + (False,) * 3
    )
    spectator = said(table, None)
    assert "It is not the red room." in spectator["What is known"]
    assert "Has seen the secret card." in spectator["Anna"]
    assert not any("room, as far" in line for line in spectator["What is known"])
    assert "The secret card is blue." in said(table, 0)["What is known"]
    odds = "The right room, as far as you know: yellow 33 %, green 33 %, blue 33 %"
    assert odds in said(table, 1)["What is known"]
    assert "blue." not in " ".join(said(table, 1)["What is known"])


# -- as a whole ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 6])
def test_what_is_secret_changes_nothing(seats: int) -> None:
    rng, compared = Random(seats), 0
    line = random_line(GAME, GAME.setup(seats, {"round_limit": 12}), Random(seats))
    for _, _, table, _ in line[::5]:
        for secret in GAME.secrets:
            for viewer in (*range(seats), None):
                other = secret.swap(table, viewer, rng)
                if other is not None:
                    compared += 1
                    views = GAME.view(table, viewer), GAME.view(other, viewer)
                    assert GAME.outline(views[0]) == GAME.outline(views[1])
    assert compared > 100
