"""What the game says, in both languages."""

from __future__ import annotations

import re
from importlib import resources
from random import Random
from typing import Any, get_args

import pytest

from zoco.core.describe import Bundle, Description, Group, Option, Pick
from zoco.core.events import Event
from zoco.core.playout import random_line
from zoco.core.words.said import Param, Said
from zoco.core.words.texts import LANGUAGES, Texts, catalogue, faults, keys_and_variables
from zoco.games.basari_cards import events as said
from zoco.games.basari_cards.choosing import NameAction
from zoco.games.basari_cards.events import BasariCardsEvent
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.haggling import AnswerOffer, MakeOffer
from zoco.games.basari_cards.options import BasariCardsOptions
from zoco.games.basari_cards.rules import BasariCardsPhase, Table
from zoco.parts.bazaar import TookGems, TookPoints
from zoco.parts.choosing import Chose, Lost, NamedAction, Reconsidered, Revealed
from zoco.parts.haggling import Accepted, Negotiated, Offered, OfferedNothing
from zoco.parts.majorities import HadMost, Unclaimed
from zoco.parts.negotiation import gem_params

NAMES = ("Anna", "Ben", "Cem", "Dana", "Eve")
EN, DE = (Texts(GAME.package, language, NAMES) for language in LANGUAGES)
TWO = (1, 0, 0, 2)


def both(it: Said) -> tuple[str, str]:
    return EN.say(it), DE.say(it)


def test_both_catalogues_have_the_same_keys_and_variables() -> None:
    english, german = (keys_and_variables(catalogue(GAME.package, lang)) for lang in LANGUAGES)
    assert english == german
    assert len(english) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_faults(language: str) -> None:
    assert faults(catalogue(GAME.package, language)) == ()


@pytest.mark.parametrize(
    ("gems", "english", "german"),
    [
        ((0, 0, 0, 0), "no gems", "keine Edelsteine"),
        ((1, 0, 0, 0), "1 red", "1 Rot"),
        ((0, 2, 0, 0), "2 yellow", "2 Gelb"),
        ((0, 0, 3, 0), "3 green", "3 Grün"),
        ((0, 0, 0, 4), "4 blue", "4 Blau"),
        ((2, 0, 0, 1), "2 red, 1 blue", "2 Rot, 1 Blau"),
        ((0, 1, 1, 0), "1 yellow, 1 green", "1 Gelb, 1 Grün"),
        ((0, 0, 1, 1), "1 green, 1 blue", "1 Grün, 1 Blau"),
        ((0, 1, 0, 1), "1 yellow, 1 blue", "1 Gelb, 1 Blau"),
        ((1, 2, 3, 4), "1 red, 2 yellow, 3 green, 4 blue", "1 Rot, 2 Gelb, 3 Grün, 4 Blau"),
    ],
)
def test_a_bundle_is_a_list_with_commas(gems: tuple[int, ...], english: str, german: str) -> None:
    assert both(Said("gems", gem_params(gems))) == (english, german)


EVENTS: list[tuple[Any, str, str]] = [
    (
        said.Drew(0, 5, 1, 4, gems=TWO),
        "Anna draws: 1 worker, 4 points, 1 red, 2 blue.",
        "Anna zieht: 1 Arbeiter, 4 Punkte, 1 Rot, 2 Blau.",
    ),
    (
        said.Hired(1, 5, 3, 4, gems=TWO),
        "Ben adds a card for its workers: 3 workers (it shows 4 points and 1 red, 2 blue).",
        "Ben legt eine Karte für ihre Arbeiter dazu: 3 Arbeiter "
        "(sie zeigt 4 Punkte und 1 Rot, 2 Blau).",
    ),
    (
        said.DrewNothing(0),
        "The pile is empty: Anna draws nothing.",
        "Der Stapel ist leer: Anna zieht nichts.",
    ),
    (
        Chose(0),
        "Anna lays an action card face down.",
        "Anna legt eine Aktionskarte verdeckt ab.",
    ),
    (
        Reconsidered(0),
        "Anna lays an action card face down once more.",
        "Anna legt noch einmal eine Aktionskarte verdeckt ab.",
    ),
    (
        Revealed(0, "D"),
        "Anna turns up D (swap).",
        "Anna deckt auf: D (Tausch).",
    ),
    (
        Lost("A"),
        "Nobody gets A (a further card).",
        "Niemand bekommt A (weitere Karte).",
    ),
    (
        NamedAction(0, 1, "B", True),
        "Anna names B (points): that is what Ben has chosen.",
        "Anna nennt B (Punkte): Genau das hat Ben gewählt.",
    ),
    (
        NamedAction(0, 1, "B", False),
        "Anna names B (points): Ben has chosen something else.",
        "Anna nennt B (Punkte): Ben hat etwas anderes gewählt.",
    ),
    (
        Negotiated(0, 1, "C"),
        "Anna and Ben negotiate for C (gems); Anna opens.",
        "Anna und Ben verhandeln um C (Edelsteine); Anna beginnt.",
    ),
    (
        Offered(0, 1, "C", gems=TWO),
        "Anna offers Ben 1 red, 2 blue.",
        "Anna bietet Ben 1 Rot, 2 Blau.",
    ),
    (
        Accepted(0, 1, "C", forced=False, gems=TWO),
        "Anna accepts 1 red, 2 blue and leaves C (gems) to Ben.",
        "Anna nimmt 1 Rot, 2 Blau an und überlässt Ben C (Edelsteine).",
    ),
    (
        Accepted(0, 1, "C", forced=True, gems=TWO),
        "Anna cannot raise and has to accept 1 red, 2 blue; Ben gets C (gems).",
        "Anna kann nicht erhöhen und muss 1 Rot, 2 Blau annehmen; Ben bekommt C (Edelsteine).",
    ),
    (
        OfferedNothing(0, 1, "C", forced=True),
        "Anna has no gem to offer and leaves C (gems) to Ben.",
        "Anna hat keinen Edelstein zu bieten und überlässt Ben C (Edelsteine).",
    ),
    (TookPoints(0, 1), "Anna scores 1 point.", "Anna erhält 1 Punkt."),
    (TookPoints(0, 5), "Anna scores 5 points.", "Anna erhält 5 Punkte."),
    (TookGems(0, 0, gems=TWO), "Anna takes 1 red, 2 blue.", "Anna nimmt 1 Rot, 2 Blau."),
    (
        TookGems(0, 1, gems=TWO),
        "Anna takes 1 red, 2 blue; the supply is 1 gem short.",
        "Anna nimmt 1 Rot, 2 Blau; im Vorrat fehlt 1 Edelstein.",
    ),
    (
        TookGems(0, 2, gems=TWO),
        "Anna takes 1 red, 2 blue; the supply is 2 gems short.",
        "Anna nimmt 1 Rot, 2 Blau; im Vorrat fehlen 2 Edelsteine.",
    ),
    (
        said.GaveBack(0, "red"),
        "Anna returns a red gem.",
        "Anna gibt einen roten Edelstein zurück.",
    ),
    (said.TookOne(0, "blue"), "Anna takes a blue gem.", "Anna nimmt einen blauen Edelstein."),
    (
        said.HadNoGem(0),
        "Anna has no gem to return.",
        "Anna hat keinen Edelstein zum Zurückgeben.",
    ),
    (
        said.FoundNone(0),
        "The supply has no gem left for Anna.",
        "Für Anna ist kein Edelstein mehr im Vorrat.",
    ),
    (
        said.PassEnded(2, ((), (), ())),
        "Pass 2 is over and is scored.",
        "Durchgang 2 ist zu Ende und wird gewertet.",
    ),
    (
        HadMost(0, "red", 14, shared=False, returned=1),
        "Anna has the most red gems: 14 points; 1 gem goes back.",
        "Anna hat die Mehrheit in Rot: 14 Punkte; 1 Edelstein geht zurück.",
    ),
    (
        HadMost(0, "green", 10, shared=False, returned=3),
        "Anna has the most green gems: 10 points; 3 gems go back.",
        "Anna hat die Mehrheit in Grün: 10 Punkte; 3 Edelsteine gehen zurück.",
    ),
    (
        HadMost(1, "yellow", 6, shared=True, returned=2),
        "Ben shares the lead in yellow: 6 points; 2 gems go back.",
        "Ben teilt sich die Mehrheit in Gelb: 6 Punkte; 2 Edelsteine gehen zurück.",
    ),
    (Unclaimed("blue"), "Nobody owns a blue gem.", "Niemand besitzt einen blauen Edelstein."),
    (
        said.Manned(0, 16, 12),
        "Anna has 16 workers: 12 points.",
        "Anna hat 16 Arbeiter: 12 Punkte.",
    ),
    (
        said.PassBegan(2),
        "All cards are shuffled: pass 2 begins.",
        "Alle Karten werden gemischt: Durchgang 2 beginnt.",
    ),
    (
        said.Ended(),
        "The third pass is scored: the match is over.",
        "Der dritte Durchgang ist gewertet: Die Partie ist zu Ende.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), EVENTS)
def test_every_event_is_told(event: Event, english: str, german: str) -> None:
    assert both(event.said()) == (english, german)


def test_no_event_is_left_untold() -> None:
    assert {type(event) for event, _, _ in EVENTS} == set(get_args(BasariCardsEvent))


def test_every_refusal_that_the_rules_know_has_a_text() -> None:
    own = " ".join(
        file.read_text("utf-8")
        for package in (GAME.package, "zoco.parts")
        for file in resources.files(package).iterdir()
        if file.name.endswith(".py")
    )
    keys = set(re.findall(r'Illegal\(f?"[^"]+", "([\w-]+)"', own))
    keys |= set(re.findall(r'lacking = "([\w-]+)"', own)) | {"fewer-gems", "not-worthier"}
    keys |= set(re.findall(r'"basari_cards [\d.]+", "([\w-]+)"\)', own))
    english = keys_and_variables(catalogue(GAME.package, "en"))
    assert {f"refusal-{key}" for key in keys} == {k for k in english if k.startswith("refusal-")}
    params: dict[str, Param] = {"colour": "red", "action": "B"}
    for key in keys:
        assert all(sentence.endswith(".") for sentence in both(Said(f"refusal-{key}", params)))


def test_every_phase_has_a_prompt() -> None:
    phases = get_args(BasariCardsPhase)
    assert len(phases) == 15
    for phase in phases:
        if phase not in (MakeOffer, AnswerOffer, NameAction):
            assert all(both(phase(*[0] * len(phase.__struct_fields__)).prompt()))
    prompts = (
        MakeOffer("A", 0, 1).prompt(),
        AnswerOffer("B", 0, 1, TWO).prompt(),
        NameAction(0, "A", "").prompt(),
        NameAction(0, "A", "C").prompt(),
    )
    assert [EN.say(it) for it in prompts] == [
        "What do you offer Ben for A (a further card)?",
        "Accept Ben's offer, or raise?",
        "Which action has Anna chosen?",
        "It is not C (gems). Which action has Anna chosen?",
    ]
    assert DE.say(prompts[3]) == "C (Edelsteine) ist es nicht. Welche Aktion hat Anna gewählt?"


def test_every_option_is_named_and_explained() -> None:
    for option in BasariCardsOptions.__struct_fields__:
        key = "option-" + option.replace("_", "-")
        assert all(both(Said(key)))
        assert all(sentence.endswith(".") for sentence in both(Said(f"{key}-help")))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_choices_and_facts_of_a_whole_match_are_told(seats: int) -> None:
    start = GAME.setup(seats, {"two_player": seats == 2})
    table = start
    for _, _, table, _ in random_line(GAME, start, Random(seats)):
        for seat in GAME.actors(table):
            if seat >= 0:
                tell_choices(table, seat)
    result = GAME.result(table)
    assert result is not None
    assert all(all(both(Said(f"measure-{it.key}"))) for it in result.measures)


def tell_choices(table: Table, seat: int) -> None:
    view = GAME.view(table, seat)
    for option in options(GAME.moves(table, seat).describe()):
        assert all(both(option.label))
        for fact in GAME.preview(view, option.move):
            assert all(both(fact))


def options(described: Description) -> list[Option]:
    """All options of a description; prompts and kinds are told on the way."""
    if isinstance(described, Group):
        return [option for part in described.parts for option in options(part)]
    assert all(both(described.prompt))
    if isinstance(described, Bundle):
        assert all(all(both(Said(f"kind-{kind}"))) for kind in described.kinds)
        return []
    assert isinstance(described, Pick)
    return list(described.options)


def test_facts_and_reasons_read_well() -> None:
    scored: dict[str, Param] = {"seat": 1, "before": 7, "after": 1}
    assert both(Said("fact-if-scored", scored)) == (
        "If scored now: Ben 1 instead of 7 points.",
        "Bei Wertung jetzt: Ben 1 statt 7 Punkte.",
    )
    hired: dict[str, Param] = {"seat": 0, "workers": 9, "points": 3.2}
    assert both(Said("reason-hire", hired)) == (
        "Anna has 9 workers; a further card is worth about 3.2 points.",
        "Anna hat 9 Arbeiter; eine weitere Karte ist etwa 3,2 Punkte wert.",
    )


@pytest.mark.parametrize(
    ("points", "english", "german"),
    [
        (1.0, "1 point", "1 Punkt"),
        (1, "1 point", "1 Punkt"),
        (-1.0, "-1 points", "-1 Punkte"),
        (-1, "-1 points", "-1 Punkte"),
        (0.0, "0 points", "0 Punkte"),
        (0.5, "0.5 points", "0,5 Punkte"),
    ],
)
def test_a_loss_of_a_point_is_not_told_as_a_gain(points: float, english: str, german: str) -> None:
    assert both(Said("points-number", {"points": points})) == (english, german)


def test_enough_workers_are_told_as_the_edition_has_them() -> None:
    odds: dict[str, Param] = {"missing": 2, "enough": 20, "odds": "1/3"}
    assert both(Said("fact-odds", odds)) == (
        "2 more make 20; odds of the next card: 1/3.",
        "Bis 20 fehlen 2; Chance der nächsten Karte: 1/3.",
    )
    assert both(Said("fact-enough", {"workers": 20})) == (
        "There are 20 workers already.",
        "20 Arbeiter sind schon da.",
    )
    assert both(Said("fact-enough", {"workers": 1})) == (
        "There is 1 worker already.",
        "1 Arbeiter ist schon da.",
    )
