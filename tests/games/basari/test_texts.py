"""What Basari says, in both languages."""

from __future__ import annotations

import re
from importlib import resources
from random import Random
from typing import Any, get_args

import pytest

from tests.games.basari.positions import offer, position
from zoco.core.moves import NOT_NOW, Illegal
from zoco.core.playout import random_line
from zoco.core.words.said import Said
from zoco.core.words.texts import LANGUAGES, Texts, catalogue, faults, keys_and_variables
from zoco.games.basari.events import (
    BasariEvent,
    DiscsMoved,
    Ended,
    Placed,
    Rolled,
    RolledAgain,
    RolledOff,
    ScoringBegan,
    WentRound,
)
from zoco.games.basari.game import GAME
from zoco.games.basari.haggling import AnswerOffer
from zoco.games.basari.options import BasariOptions
from zoco.games.basari.rules import BasariPhase
from zoco.parts.bazaar import TookGems, TookPoints
from zoco.parts.choosing import Chose, Lost, NamedAction, Reconsidered, Revealed
from zoco.parts.gems import Gems, bundles
from zoco.parts.haggling import Accepted, Negotiated, Offered, OfferedNothing
from zoco.parts.majorities import HadMost, Unclaimed
from zoco.parts.negotiation import COLOURS, gem_params

NAMES = ("Anna", "Ben", "Cem", "Dana")
EN, DE = (Texts(GAME.package, language, NAMES) for language in LANGUAGES)


def both(said: Said) -> tuple[str, str]:
    return EN.say(said), DE.say(said)


def test_both_catalogues_have_the_same_keys_and_variables() -> None:
    english, german = (keys_and_variables(catalogue(GAME.package, lang)) for lang in LANGUAGES)
    assert english == german
    assert len(english) > 90


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_faults(language: str) -> None:
    assert faults(catalogue(GAME.package, language)) == ()


EVENTS: list[tuple[Any, str, str]] = [
    (Placed(0, 13), "Anna starts at arch 14.", "Anna beginnt bei Bogen 14."),
    (
        Rolled((3, 1, 6), (3, 8, 20)),
        "All roll and walk: 3, 1, 6 (in seat order).",
        "Alle würfeln und ziehen: 3, 1, 6 (in Sitzreihenfolge).",
    ),
    (Chose(1), "Ben lays an action card face down.", "Ben legt eine Aktionskarte verdeckt ab."),
    (
        Reconsidered(1),
        "Ben lays an action card face down once more.",
        "Ben legt noch einmal eine Aktionskarte verdeckt ab.",
    ),
    (Revealed(1, "dice"), "Ben turns up Dice.", "Ben deckt auf: Würfeln."),
    (Lost("points"), "Nobody gets Points.", "Niemand bekommt Punkte."),
    (
        RolledAgain(0, 5, 4, 1),
        "Anna rolls 5, walks to arch 5 and scores 1 point.",
        "Anna würfelt 5, zieht zu Bogen 5 und erhält 1 Punkt.",
    ),
    (
        RolledAgain(0, 6, 4, 0),
        "Anna rolls 6 and walks to arch 5.",
        "Anna würfelt 6 und zieht zu Bogen 5.",
    ),
    (TookPoints(2, 7), "Cem scores 7 points.", "Cem erhält 7 Punkte."),
    (TookGems(2, 0, gems=(2, 1, 0, 0)), "Cem takes 2 red, 1 yellow.", "Cem nimmt 2 Rot, 1 Gelb."),
    (
        TookGems(2, 3, gems=(0, 0, 0, 0)),
        "Cem takes no gems; the supply is 3 gems short.",
        "Cem nimmt keine Edelsteine; im Vorrat fehlen 3 Edelsteine.",
    ),
    (
        TookGems(2, 1, gems=(1, 1, 0, 0)),
        "Cem takes 1 red, 1 yellow; the supply is 1 gem short.",
        "Cem nimmt 1 Rot, 1 Gelb; im Vorrat fehlt 1 Edelstein.",
    ),
    (
        Negotiated(0, 1, "gems"),
        "Anna and Ben negotiate for Gems; Anna opens.",
        "Anna und Ben verhandeln um Edelsteine; Anna beginnt.",
    ),
    (
        RolledOff(0, 1, 3, 5),
        "Level on points: Anna rolls 3, Ben 5.",
        "Gleichstand: Anna würfelt 3, Ben 5.",
    ),
    (
        Offered(3, 0, "dice", gems=(0, 0, 3, 1)),
        "Dana offers Anna 3 green, 1 blue.",
        "Dana bietet Anna 3 Grün, 1 Blau.",
    ),
    (
        OfferedNothing(0, 1, "dice", forced=False),
        "Anna offers nothing and leaves Dice to Ben.",
        "Anna bietet nichts und überlässt Ben Würfeln.",
    ),
    (
        OfferedNothing(0, 1, "dice", forced=True),
        "Anna has no gem to offer and leaves Dice to Ben.",
        "Anna hat keinen Edelstein zu bieten und überlässt Ben Würfeln.",
    ),
    (
        Accepted(0, 1, "gems", forced=False, gems=(0, 0, 4, 0)),
        "Anna accepts 4 green and leaves Gems to Ben.",
        "Anna nimmt 4 Grün an und überlässt Ben Edelsteine.",
    ),
    (
        Accepted(0, 1, "gems", forced=True, gems=(1, 0, 0, 0)),
        "Anna cannot raise and has to accept 1 red; Ben gets Gems.",
        "Anna kann nicht erhöhen und muss 1 Rot annehmen; Ben bekommt Edelsteine.",
    ),
    (ScoringBegan(2), "The second scoring.", "Die zweite Wertung."),
    (
        WentRound(0, 10),
        "Anna has gone all the way round: 10 points.",
        "Anna ist einmal ganz herum: 10 Punkte.",
    ),
    (
        HadMost(0, "red", 14, shared=False, returned=3),
        "Anna has the most red gems: 14 points; 3 gems go back.",
        "Anna hat die Mehrheit in Rot: 14 Punkte; 3 Edelsteine gehen zurück.",
    ),
    (
        HadMost(0, "green", 10, shared=False, returned=1),
        "Anna has the most green gems: 10 points; 1 gem goes back.",
        "Anna hat die Mehrheit in Grün: 10 Punkte; 1 Edelstein geht zurück.",
    ),
    (
        HadMost(0, "blue", 4, shared=True, returned=2),
        "Anna shares the lead in blue: 4 points; 2 gems go back.",
        "Anna teilt sich die Mehrheit in Blau: 4 Punkte; 2 Edelsteine gehen zurück.",
    ),
    (
        HadMost(0, "blue", 2, shared=True, returned=1),
        "Anna shares the lead in blue: 2 points; 1 gem goes back.",
        "Anna teilt sich die Mehrheit in Blau: 2 Punkte; 1 Edelstein geht zurück.",
    ),
    (Unclaimed("red"), "Nobody owns a red gem.", "Niemand besitzt einen roten Edelstein."),
    (
        DiscsMoved(),
        "Every disc moves under its merchant.",
        "Jedes Startplättchen rückt unter seine Figur.",
    ),
    (
        NamedAction(1, 0, "gems", right=True),
        "Ben names Gems: that is what Anna has chosen.",
        "Ben nennt Edelsteine: Genau das hat Anna gewählt.",
    ),
    (
        NamedAction(1, 0, "gems", right=False),
        "Ben names Gems: Anna has chosen something else.",
        "Ben nennt Edelsteine: Anna hat etwas anderes gewählt.",
    ),
    (
        Ended(),
        "The third scoring is done: the match is over.",
        "Die dritte Wertung ist vorbei: Die Partie ist zu Ende.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), EVENTS)
def test_every_event_is_told(event: Any, english: str, german: str) -> None:
    assert both(event.said()) == (english, german)


def test_no_event_is_left_untold() -> None:
    assert {type(event) for event, _, _ in EVENTS} == set(get_args(BasariEvent))


@pytest.mark.parametrize("gems", list(bundles((1, 1, 2, 1)))[1:])
def test_a_bundle_is_listed_with_commas_between(gems: Gems) -> None:
    said = Said("gems", gem_params(gems))
    named = [f"{n} {colour}" for n, colour in zip(gems, COLOURS, strict=True) if n]
    words = ("Rot", "Gelb", "Grün", "Blau")
    german = [f"{n} {colour}" for n, colour in zip(gems, words, strict=True) if n]
    assert both(said) == (", ".join(named), ", ".join(german))


def test_every_refusal_that_the_rules_know_has_a_text() -> None:
    folder = resources.files(GAME.package)
    sources = [f.read_text("utf-8") for f in folder.iterdir() if f.name.endswith(".py")]
    own = {k for s in sources for k in re.findall(r'Illegal\("basari [\d.]+", "([\w-]+)"', s)}
    shared = {"not-your-gems", "empty-offer", "fewer-gems", "not-worthier", "already-named"}
    texts = keys_and_variables(catalogue(GAME.package, "en"))
    assert {f"refusal-{k}" for k in own | shared} == {k for k in texts if k.startswith("refusal-")}


def test_refusals_read_well() -> None:
    table = position(AnswerOffer("dice", 1, 0, (0, 2, 0, 0)))
    refused = GAME.why_not(table, 1, offer("1r"))
    assert isinstance(refused, Illegal)
    assert both(refused.said) == (
        "A raise never has fewer gems than the offer it answers.",
        "Eine Erhöhung hat nie weniger Edelsteine als das Gebot, auf das sie antwortet.",
    )
    refused = GAME.why_not(GAME.setup(3), 0, GAME.read("place 31"))
    assert isinstance(refused, Illegal)
    assert EN.say(refused.said) == "There is no arch 31; the last one is 28."
    assert refused.key != NOT_NOW


def test_every_phase_has_a_prompt() -> None:
    phases = get_args(BasariPhase)
    assert len(phases) == 14
    samples: dict[str, Any] = {"action": "dice", "offer": (1, 0, 0, 0), "chosen": ("",) * 4}
    for phase in phases:
        fields = {name: samples.get(name, 0) for name in phase.__struct_fields__}
        assert all(both(phase(**fields).prompt()))


def test_every_option_is_named_and_explained() -> None:
    for option in BasariOptions.__struct_fields__:
        key = "option-" + option.replace("_", "-")
        assert all(both(Said(key)))
        assert all(sentence.endswith(".") for sentence in both(Said(f"{key}-help")))


def test_every_measure_is_named() -> None:
    keys = ("points", "gems", "gems-red", "gems-yellow", "gems-green")
    assert all(all(both(Said(f"measure-{key}"))) for key in keys)


@pytest.mark.parametrize("colour", COLOURS)
def test_every_kind_of_gem_is_named(colour: str) -> None:
    assert EN.word(f"kind-{colour}") == colour
    assert DE.word(f"kind-{colour}") in ("Rot", "Gelb", "Grün", "Blau")


@pytest.mark.parametrize(("seats", "options"), [(3, None), (2, {"two_player": True})])
def test_no_sentence_of_a_match_has_holes_or_double_spaces(seats: int, options: Any) -> None:
    for _, _, _, events in random_line(GAME, GAME.setup(seats, options), Random(seats)):
        for event in events:
            for sentence in both(event.said()):
                assert sentence == " ".join(sentence.split())
                assert "{" not in sentence
