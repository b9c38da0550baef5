"""What Bazaar says, read aloud: one, none and many in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from zoco.core.words.said import Said
from zoco.core.words.texts import Texts
from zoco.games.bazaar.game import GAME

NAMES = ("Anna", "Ben")

SENTENCES = [
    ("reason-points", {"points": 1}, "It scores 1 point now.", "Das bringt jetzt 1 Punkt."),
    ("reason-points", {"points": 8}, "It scores 8 points now.", "Das bringt jetzt 8 Punkte."),
    (
        "reason-nearer",
        {"pile": 2, "exchanges": 0, "points": 1},
        "Then the ware on pile 2 can be paid for at once; it scores 1 point.",
        "Danach ist die Ware auf Stapel 2 sofort bezahlbar; sie bringt 1 Punkt.",
    ),
    (
        "reason-nearer",
        {"pile": 3, "exchanges": 1, "points": 5},
        "Then the ware on pile 3 is one exchange away; it scores 5 points.",
        "Danach fehlt zur Ware auf Stapel 3 noch ein Tausch; sie bringt 5 Punkte.",
    ),
    (
        "reason-nearer",
        {"pile": 1, "exchanges": 2, "points": 12},
        "Then the ware on pile 1 is 2 exchanges away; it scores 12 points.",
        "Danach musst du für die Ware auf Stapel 1 noch 2-mal tauschen; sie bringt 12 Punkte.",
    ),
    (
        "reason-wait",
        {"pile": 1, "exchanges": 1, "points": 1},
        "It is worth waiting for the ware on pile 1: one exchange to go, 1 point.",
        "Es lohnt sich, auf die Ware von Stapel 1 zu warten: noch ein Tausch, 1 Punkt.",
    ),
    (
        "reason-wait",
        {"pile": 1, "exchanges": 3, "points": 8},
        "It is worth waiting for the ware on pile 1: 3 exchanges to go, 8 points.",
        "Es lohnt sich, auf die Ware von Stapel 1 zu warten: noch 3-mal tauschen, 8 Punkte.",
    ),
    (
        "reason-give-back",
        {"seat": 1},
        "These are the stones that Ben would miss most.",
        "Diese Steine würden Ben am meisten fehlen.",
    ),
    (
        "reason-give-back-own",
        {"seat": 0},
        "These are the stones that you would miss least.",
        "Diese Steine würden dir am wenigsten fehlen.",
    ),
    (
        "event-gave-back",
        {"seat": 0, "picker": 1, "stones": "RR"},
        "Ben returns 2 red of Anna to the bazaar.",
        "Ben gibt 2× Rot von Anna in den Bazaar zurück.",
    ),
    (
        "event-gave-back-own",
        {"seat": 0, "picker": 0, "stones": "R"},
        "Anna returns 1 red to the bazaar.",
        "Anna gibt 1× Rot in den Bazaar zurück.",
    ),
    (
        "phase-pick-surplus",
        {"seat": 0},
        "Choose which surplus stones of Anna go back.",
        "Wähle, welche überzähligen Steine von Anna zurückgehen.",
    ),
    (
        "choose-surplus",
        {"number": 1, "seat": 0},
        "Anna has one stone too many: which one goes back?",
        "Anna hat einen Stein zu viel: Welcher geht zurück?",
    ),
    (
        "choose-own-surplus",
        {"number": 2, "seat": 0},
        "You have 2 stones too many: which ones go back?",
        "Du hast 2 Steine zu viel: Welche gehen zurück?",
    ),
    (
        "move-give-back-of",
        {"stones": "WB", "seat": 0},
        "Return 1 white, 1 blue of Anna",
        "1× Weiß, 1× Blau von Anna zurückgeben",
    ),
    (
        "fact-surplus",
        {"seat": 1, "number": 2, "unless": 0},
        "More than ten stones: Ben picks 2 of them, which go back.",
        "Mehr als zehn Steine: Ben wählt 2 davon, die zurückgehen.",
    ),
    (
        "fact-surplus",
        {"seat": 1, "number": 1, "unless": 1},
        "More than ten stones: unless you buy, Ben picks one of them, which goes back.",
        "Mehr als zehn Steine: Kaufst du nichts, wählt Ben einen davon, der zurückgeht.",
    ),
    (
        "fact-own-surplus",
        {"seat": 0, "number": 1, "unless": 0},
        "More than ten stones: you pick one of them, which goes back.",
        "Mehr als zehn Steine: Du wählst einen davon, der zurückgeht.",
    ),
    (
        "fact-payable",
        {"pile": 4, "left": 0, "points": 5},
        "Pays for pile 4: nothing left over, 5 points.",
        "Reicht für Stapel 4: nichts übrig, 5 Punkte.",
    ),
    (
        "fact-payable",
        {"pile": 4, "left": 1, "points": 1},
        "Pays for pile 4: one stone left over, 1 point.",
        "Reicht für Stapel 4: ein Stein übrig, 1 Punkt.",
    ),
    (
        "move-exchange-must",
        {"give": "R", "take": "WW", "card": 2, "row": 1, "stones": 11, "piles": "1, 3"},
        "Give 1 red, take 2 white (card 2, row 1): 11 stones, then buy pile 1, 3",
        "1× Rot geben, 2× Weiß nehmen (Karte 2, Reihe 1): 11 Steine, danach Stapel 1, 3 kaufen",
    ),
    (
        "move-buy-last",
        {"ware": "RRRRR", "pile": 2, "points": 1},
        "Buy 5 red from pile 2: 1 point, and the bazaar closes",
        "5× Rot von Stapel 2 kaufen: 1 Punkt, und der Bazaar schließt",
    ),
    (
        "event-bought",
        {"seat": 0, "ware": "RRRRR*", "pile": 1, "left": 1, "points": 5},
        "Anna buys 5 red, a star from pile 1 with one stone left over: 5 points.",
        "Anna kauft 5× Rot, ein Stern von Stapel 1 und behält einen Stein: 5 Punkte.",
    ),
    (
        "refusal-not-the-surplus",
        {"number": 1},
        "Exactly one stone goes back.",
        "Es geht genau ein Stein zurück.",
    ),
    (
        "refusal-not-the-surplus",
        {"number": 2},
        "Exactly 2 stones go back.",
        "Es gehen genau 2 Steine zurück.",
    ),
]


@pytest.mark.parametrize(("key", "params", "english", "german"), SENTENCES)
def test_sentences(key: str, params: dict[str, Any], english: str, german: str) -> None:
    said = Said(key, params)
    assert Texts(GAME.package, "en", NAMES).say(said) == english
    assert Texts(GAME.package, "de", NAMES).say(said) == german
