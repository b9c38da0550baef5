"""What every game finds wrong with its own editions and options, said in both languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zoco
from zoco.core.faults import BadInput
from zoco.core.words.texts import LANGUAGES, catalogue, keys_and_variables

Refused = Callable[..., str]
Data = dict[str, Any]
GAMES = [meta.key for meta in zoco.games()]


def standard(key: str, **changes: Any) -> Data:
    """The shipped edition with other fields."""
    raw: Data = json.loads(zoco.to_json(zoco.load(key).edition()))
    return raw | changes


def within(key: str, field: str, place: Any, value: Any) -> Data:
    """The shipped edition with something else at one place of a field."""
    raw = standard(key)
    raw[field][place] = value
    return raw


def a_card(**card: Any) -> Data:
    """An edition of Scheherazade with this event card only."""
    return standard("scheherazade", cards=[card])


def carpets(*numbers: int, second: str = "yellow") -> Data:
    """An edition of Suleika with so many carpets."""
    colours = ("red", second, "blue", "green")
    return standard("suleika", carpets=list(zip(colours, numbers, strict=True)))


FLAT = {"workers": 1, "points": 5, "gems": [0, 0, 0, 0]}
MIXED = within("scheherazade", "question_pearls", "two", ["U04", "U04"])
DRY = within("scheherazade", "question_pearls", "two", ["N08", "N09"])
LATE = {"entry": 14, "exit": 10, "fields": 3}
COLOURS = ["red", *standard("scheherazade")["colours"][:6]]
TWICE = [["g2", "g2"]]

FAULTS = [
    (
        "basari",
        standard("basari", start=7, gems=27),
        "start: 4 players would need more than the 27 gems of a colour (found 7)",
        "start: bei 4 Personen reichen die 27 Steine nicht, die es von jeder Farbe gibt",
    ),
    (
        "basari",
        standard("basari", start=1, gems=1),
        "start: 4 players would need more than the 1 gem of a colour (found 1)",
        "start: bei 4 Personen reicht der eine Stein nicht, den es von jeder Farbe gibt",
    ),
    (
        "basari",
        within("basari", "arches", 3, [4, [6, 0, 0, 0]]),
        "arches[3][1]: an arch shows 1 to 5 gems (found [6,0,0,0])",
        "arches[3][1]: ein Bogen zeigt 1 bis 5 Steine",
    ),
    (
        "basari_cards",
        standard("basari_cards", gems=14),
        "gems: must be at least 15: 5 players start with 3 of a colour (found 14)",
        "gems: muss mindestens 15 sein: 5 Personen beginnen mit je 3 von jeder Farbe",
    ),
    (
        "basari_cards",
        within("basari_cards", "cards", 7, FLAT),
        "cards[7].gems: shows no gem (found [0,0,0,0])",
        "cards[7].gems: zeigt keinen Edelstein",
    ),
    (
        "basari_cards",
        standard("basari_cards", worker_target=16),
        "cards: can run short with 5 players: 74 workers, not over 75 (found 39)",
        "cards: der Stapel kann bei 5 Personen ausgehen: 74 Arbeiter reichen nicht, es müssen mehr "
        "als 75 sein",
    ),
    (
        "bazaar",
        within("bazaar", "exchange", 0, ["R=WW", "WW=R"]),
        'exchange[0][1]: is on this card twice (found "WW=R")',
        "exchange[0][1]: steht zweimal auf dieser Karte",
    ),
    (
        "bazaar",
        within("bazaar", "exchange", 0, ["RW=WR"]),
        'exchange[0][0]: has the same stones on both sides (found "RW=WR")',
        "exchange[0][0]: hat auf beiden Seiten dieselben Steine",
    ),
    (
        "bazaar",
        within("bazaar", "exchange", 0, ["W=BBBBB"]),
        'exchange[0][0]: has sides that differ by more than 3 stones (found "W=BBBBB")',
        "exchange[0][0]: hat Seiten, die sich um mehr als 3 Steine unterscheiden",
    ),
    (
        "scheherazade",
        standard("scheherazade", detour=LATE),
        "detour: must leave the route before it joins it, both within its 24 fields (found {",
        "detour: muss innerhalb der 24 Felder des Weges abzweigen und danach wieder einmünden",
    ),
    (
        "scheherazade",
        standard("scheherazade", big=40),
        "big: are more fields than the route has (found 40)",
        "big: das sind mehr Felder, als der Weg hat",
    ),
    (
        "scheherazade",
        standard("scheherazade", colours=COLOURS),
        'colours[1]: is a colour that is named twice (found "red")',
        "colours[1]: ist eine Farbe, die zweimal genannt wird",
    ),
    (
        "scheherazade",
        standard("scheherazade", box=40),
        "box: are too few pearls for six players (found 40)",
        "box: das sind zu wenige Perlen für sechs Personen",
    ),
    (
        "scheherazade",
        standard("scheherazade", white="N25"),
        'white: is not a field of this journey (found "N25")',
        "white: ist kein Feld dieser Reise",
    ),
    (
        "scheherazade",
        standard("scheherazade", white=standard("scheherazade")["violet"][0]),
        "white: cannot be violet as well (found ",
        "white: kann nicht zugleich violett sein",
    ),
    (
        "scheherazade",
        MIXED,
        'question_pearls.two: must be 2 different fields (found ["U04","U04"])',
        "question_pearls.two: muss 2 verschiedene Felder nennen",
    ),
    (
        "scheherazade",
        DRY,
        'question_pearls.two: needs a pearl on the detour (found ["N08","N09"])',
        "question_pearls.two: braucht eine Perle auf dem Umweg",
    ),
    (
        "scheherazade",
        a_card(effect="lost", amount=2),
        "cards[0].colour: “lost” needs a colour (found null)",
        "cards[0].colour: „lost“ braucht eine Farbe",
    ),
    (
        "scheherazade",
        a_card(effect="toll", amount=2, colour="red"),
        'cards[0].colour: “toll” has no use for a colour (found "red")',
        "cards[0].colour: zu „toll“ gehört keine Farbe",
    ),
    (
        "scheherazade",
        a_card(effect="lost", amount=2, colour="grey"),
        'cards[0].colour: is no colour of this edition (found "grey")',
        "cards[0].colour: ist keine Farbe dieser Ausgabe",
    ),
    (
        "scheherazade",
        a_card(effect="toll"),
        "cards[0].amount: “toll” needs an amount (found 0)",
        "cards[0].amount: „toll“ braucht eine Anzahl",
    ),
    (
        "scheherazade",
        a_card(effect="vizier", amount=2),
        "cards[0].amount: “vizier” has no use for an amount (found 2)",
        "cards[0].amount: zu „vizier“ gehört keine Anzahl",
    ),
    (
        "suleika",
        within("suleika", "balconies", "east", TWICE),
        'balconies.east[0]: is used twice (found ["g2","g2"])',
        "balconies.east[0]: wird zweimal benutzt",
    ),
    (
        "suleika",
        within("suleika", "balconies", "north", [["e1", "f2"]]),
        'balconies.north[0]: does not lie on this rim (found ["e1","f2"])',
        "balconies.north[0]: liegt nicht an diesem Rand",
    ),
    (
        "suleika",
        within("suleika", "balconies", "corners", ["g1"]),
        'balconies: no balcony leads back from these ways out (found ["a7 south","a7 west"])',
        "balconies: von diesen Stellen am Rand führt kein Balkon zurück",
    ),
    (
        "suleika",
        standard("suleika", size=[5, 5], start="g7"),
        'start: lies outside the market (found "g7")',
        "start: liegt außerhalb des Marktes",
    ),
    (
        "suleika",
        carpets(15, 15, 15, 12, second="red"),
        'carpets[1][0]: is a colour that is named twice (found "red")',
        "carpets[1][0]: ist eine Farbe, die zweimal genannt wird",
    ),
    (
        "suleika",
        carpets(15, 12, 15, 15),
        "carpets[1]: is the scarcest colour and must be the last: three seats leave it in the box",
        "carpets[1]: ist die seltenste Farbe und muss zuletzt stehen: Zu dritt bleibt sie in der "
        "Schachtel",
    ),
    (
        "suleika",
        standard("suleika", piastres=100),
        "piastres: must be a multiple of 12, to be shared by two, three and four seats (found 100)",
        "piastres: muss ein Vielfaches von 12 sein, damit sich das Geld zu zweit, zu dritt und zu "
        "viert teilen lässt",
    ),
    (
        "suleika",
        within("suleika", "balconies", "corners", ["d4"]),
        'balconies.corners[0]: is not a corner of the market (found "d4")',
        "balconies.corners[0]: ist keine Ecke des Marktes",
    ),
]


@pytest.mark.parametrize(("key", "data", "english", "german"), FAULTS)
def test_every_fault_of_an_edition_is_said_in_the_language_of_the_session(
    refused: Refused, tmp_path: Path, key: str, data: Data, english: str, german: str
) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(data), encoding="utf-8")
    line = ("play", key, "--edition", str(tmp_path / "mine.json"), "--lang")
    assert refused(*line, "en").startswith(f"mine.json, field {english}")
    assert refused(*line, "de").startswith(f"mine.json, Feld {german} (gefunden: ")


def test_bazaar_says_in_both_languages_that_an_edition_has_fewer_cards(
    refused: Refused, tmp_path: Path
) -> None:
    data = standard("bazaar", exchange=standard("bazaar")["exchange"][:3])
    (tmp_path / "mine.json").write_text(json.dumps(data), encoding="utf-8")
    line = ("play", "bazaar", "--edition", str(tmp_path / "mine.json"), "--option", "first_card=4")
    english = "options.first_card: this edition has exchange cards 1 to 3 (found 4)"
    german = "options.first_card: diese Ausgabe hat die Tauschkarten 1 bis 3 (gefunden: 4)"
    assert refused(*line, "--lang", "en") == english
    assert refused(*line, "--lang", "de") == german


# -- none can be forgotten -------------------------------------------------------------------------

OF_OPTIONS = {"bazaar": {"fault-same-card", "fault-cards"}}
"""Faults of options: one is raised above, the other in `test_faults`."""


def keys_of(package: str, language: str) -> set[str]:
    found = keys_and_variables(catalogue(package, language))
    return {key for key in found if key.startswith("fault-")}


def raised(key: str, data: Data) -> str:
    """The key of what is wrong with an edition."""
    with pytest.raises(BadInput) as caught:
        zoco.load(key).edition(data)
    return caught.value.fault.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_fault_in_a_catalogue_is_raised_above(key: str, language: str) -> None:
    shown = {raised(game, data) for game, data, _, _ in FAULTS if game == key}
    assert shown | OF_OPTIONS.get(key, set()) == keys_of(zoco.load(key).package, language)
