"""What Suleika says, in both languages."""

from __future__ import annotations

import re
from importlib import resources
from random import Random
from typing import get_args

import pytest

from tests.games.suleika.positions import lay, position
from zoco.core.describe import Pick
from zoco.core.moves import Illegal
from zoco.core.playout import random_line
from zoco.core.words.said import Param, Said
from zoco.core.words.texts import LANGUAGES, Texts, catalogue, faults, keys_and_variables
from zoco.games.suleika.board import FACINGS, named
from zoco.games.suleika.events import (
    Began,
    Ended,
    Faced,
    Laid,
    Paid,
    Rolled,
    SuleikaEvent,
    Uncovered,
    Walked,
)
from zoco.games.suleika.game import GAME
from zoco.games.suleika.options import SuleikaOptions
from zoco.games.suleika.rules import LayCarpet, SuleikaPhase, Table

NAMES = ("Anna", "Ben", "Cem", "Dana")
EN, DE = (Texts(GAME.package, language, NAMES) for language in LANGUAGES)


def both(said: Said) -> tuple[str, str]:
    return EN.say(said), DE.say(said)


def test_both_catalogues_have_the_same_keys_and_variables() -> None:
    english, german = (keys_and_variables(catalogue(GAME.package, lang)) for lang in LANGUAGES)
    assert english == german
    assert len(english) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_faults(language: str) -> None:
    assert faults(catalogue(GAME.package, language)) == ()


EVENTS = [
    (Began(1), "Ben begins.", "Ben beginnt."),
    (
        Uncovered(0, "blue"),
        "The next carpet of Anna is blue.",
        "Der nächste Teppich von Anna ist blau.",
    ),
    (Faced(0, 1), "Anna sends Omar to the east.", "Anna schickt Omar nach Osten."),
    (Rolled(2, 1), "Cem rolls a single slipper.", "Cem würfelt einen einzigen Pantoffel."),
    (Rolled(2, 3), "Cem rolls 3 slippers.", "Cem würfelt 3 Pantoffeln."),
    (
        Walked(0, (named("d1"), named("c1")), 2),
        "Omar walks to c1 and looks south.",
        "Omar geht bis c1 und blickt nach Süden.",
    ),
    (
        Paid(0, 1, "red", 1, 1),
        "Anna pays Ben 1 piastre for red.",
        "Anna zahlt Ben 1 Piaster für Rot.",
    ),
    (
        Paid(0, 1, "red", 3, 3),
        "Anna pays Ben 3 piastres for red.",
        "Anna zahlt Ben 3 Piaster für Rot.",
    ),
    (
        Paid(0, 1, "green", 5, 2),
        "Anna pays Ben all that is left: 2 of 5 piastres for green.",
        "Anna zahlt Ben alles, was noch da ist: 2 von 5 Piastern für Grün.",
    ),
    (
        Paid(0, 1, "yellow", 5, 0),
        "Anna has no money left and owes Ben nothing: 5 piastres for yellow are forgiven.",
        "Anna hat kein Geld mehr und schuldet Ben nichts: 5 Piaster für Gelb sind erlassen.",
    ),
    (
        Laid(3, "green", named("c3"), named("c4")),
        "Dana lays a green carpet on c3–c4.",
        "Dana legt einen grünen Teppich auf c3–c4.",
    ),
    (
        Laid(3, "mauve", named("c3"), named("c4")),
        "Dana lays a carpet in mauve on c3–c4.",
        "Dana legt einen Teppich in mauve auf c3–c4.",
    ),
    (
        Ended(),
        "The last carpet lies in the market: the match is over.",
        "Der letzte Teppich liegt im Markt: Die Partie ist zu Ende.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), EVENTS)
def test_every_event_is_told(event: SuleikaEvent, english: str, german: str) -> None:
    assert both(event.said()) == (english, german)


def test_no_event_is_left_untold() -> None:
    assert {type(event) for event, _, _ in EVENTS} == set(get_args(SuleikaEvent))


def test_every_refusal_that_the_rules_know_has_a_text() -> None:
    source = (resources.files(GAME.package) / "rules.py").read_text("utf-8")
    keys = set(re.findall(r'Illegal\((?:"suleika [\d.]+"|self\.paragraph), "([\w-]+)"', source))
    assert len(keys) == 6
    english = keys_and_variables(catalogue(GAME.package, "en"))
    assert {f"refusal-{key}" for key in keys} == {k for k in english if k.startswith("refusal-")}


def test_refusals_read_well() -> None:
    table = position("red d2-d3", asks=LayCarpet)
    refused = GAME.why_not(table, 0, lay("d2-d3"))
    assert isinstance(refused, Illegal)
    assert both(refused.said) == (
        "One whole carpet lies on d2–d3; it must not vanish all at once.",
        "Auf d2–d3 liegt ein ganzer Teppich; er darf nicht auf einmal verschwinden.",
    )
    for place in ("c4-d4", "a1-a2", "d3-e4"):
        refused = GAME.why_not(table, 0, lay(place))
        assert isinstance(refused, Illegal)
        assert all(sentence.endswith(".") for sentence in both(refused.said))


def test_every_phase_has_a_prompt() -> None:
    phases = get_args(SuleikaPhase)
    assert len(phases) == 8
    for phase in phases:
        fields = [0] * len(phase.__struct_fields__)
        assert all(both(phase(*fields).prompt()))


def test_every_option_is_named_and_explained() -> None:
    for option in SuleikaOptions.__struct_fields__:
        key = "option-" + option.replace("_", "-")
        assert all(both(Said(key)))
        assert all(sentence.endswith(".") for sentence in both(Said(f"{key}-help")))


def test_choices_and_facts_of_a_whole_match_are_told() -> None:
    for seats in (2, 3, 4):
        for _, _, table, events in random_line(GAME, GAME.setup(seats), Random(seats)):
            for event in events:
                assert all(both(event.said()))
            for seat in GAME.actors(table):
                if seat >= 0:
                    tell_choices(table, seat)
        result = GAME.result(table)
        assert result is not None
        assert all(all(both(Said(f"measure-{measure.key}"))) for measure in result.measures)


def tell_choices(table: Table, seat: int) -> None:
    described, view = GAME.moves(table, seat).describe(), GAME.view(table, seat)
    assert isinstance(described, Pick)
    assert all(both(described.prompt))
    for option in described.options:
        assert all(both(option.label))
        for fact in GAME.preview(view, option.move):
            assert all(both(fact))


def test_facts_read_well() -> None:
    landing: dict[str, Param] = {"pips": 2, "odds": "1/3", "field": "d2", "owner": 1}
    assert both(Said("fact-landing", landing | {"price": 1})) == (
        "With 2 (1/3) Omar stops on d2; Ben gets 1 piastre.",
        "Mit 2 (1/3) hält Omar auf d2; Ben bekommt 1 Piaster.",
    )
    assert "nothing, for no money is left" in EN.say(Said("fact-landing", landing | {"price": 0}))
    expected = [DE.word("fact-expected-price", seat=0, price=price) for price in (0, 1)]
    assert expected[0] == "Anna zahlt nichts, was auch immer der Würfel zeigt."
    assert expected[1] == "Anna zahlt im Mittel 1 Piaster."
    mean = Said("fact-expected-price", {"seat": 0, "price": 2.33})
    assert both(mean) == (
        "Anna pays 2.33 piastres on average.",
        "Anna zahlt im Mittel 2,33 Piaster.",
    )
    covers = Said("fact-covers", {"field": "d3", "colour": "red", "owner": 1})
    assert both(covers) == (
        "On d3 a red half of Ben vanishes.",
        "Auf d3 verschwindet eine rote Hälfte von Ben.",
    )


@pytest.mark.parametrize("facing", FACINGS)
def test_directions_differ(facing: str) -> None:
    english, german = both(Said("move-face-left", {"facing": facing}))
    assert facing in english
    assert german.startswith("Links, nach ")
    names = {DE.word("facing-name", facing=facing) for facing in FACINGS}
    assert names == {"Norden", "Osten", "Süden", "Westen"}


def test_colours_differ_and_unknown_ones_keep_their_name() -> None:
    colours = ("red", "yellow", "blue", "green", "mauve")
    words = [both(Said("colour-name", {"colour": colour})) for colour in colours]
    assert words == [
        ("red", "rot"),
        ("yellow", "gelb"),
        ("blue", "blau"),
        ("green", "grün"),
        ("mauve", "mauve"),
    ]
