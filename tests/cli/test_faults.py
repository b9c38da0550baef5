"""Faults inside files, said in the language of the session: editions and saved matches."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.cli.test_saved import forged
from tests.cli.test_wrong_input import damaged
from zoco.cli.faults import sentence
from zoco.core.edition import fault
from zoco.core.faults import BadField, BadInput, BadPart, mismatch, parse
from zoco.core.log.log import MAX_BYTES
from zoco.core.words.said import Said

Refused = Callable[..., str]
GAMES = [meta.key for meta in zoco.games()]
ENGLISH = ("must", "found", "field", "missing", "Expected", "there is", "line", "Object", "Invalid")


def standard(key: str) -> dict[str, Any]:
    """The shipped edition of a game, to be spoiled."""
    raw: dict[str, Any] = json.loads(zoco.to_json(zoco.load(key).edition()))
    return raw


def fault_of(key: str, raw: Any) -> BadInput:
    with pytest.raises(BadInput) as caught:
        zoco.load(key).edition(raw)
    return caught.value


SPOILED: tuple[Any, ...] = (
    None,
    "?",
    -1,
    10**6,
    10**30,
    [],
    [None],
    [-1] * 4,
    ["?"] * 400,
    {},
    {"x": 1},
)


def fault_in(key: str, raw: Any) -> BadField | None:
    try:
        zoco.load(key).edition(raw)
    except BadField as error:
        return error
    return None


def in_german(told: str) -> bool:
    """Whether no English is left of what the reader of files says."""
    return not any(word in told.split("(gefunden")[0].split() for word in ENGLISH)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    ("spoil", "german", "english"),
    [
        ({"name": 1}, "Feld name: muss ein Text sein (gefunden: 1)", "must be a text (found 1)"),
        (
            {"nam": "x"},
            'Feld nam: dieses Feld gibt es nicht (gefunden: "x")',
            'there is no such field (found "x")',
        ),
        ({"provenance": {"en": "x"}}, "Feld provenance.de: fehlt (gefunden: ", "is missing (found"),
    ],
)
def test_an_edition_of_any_game_is_refused_in_the_language_of_the_session(
    refused: Refused, tmp_path: Path, key: str, spoil: dict[str, Any], german: str, english: str
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(standard(key) | spoil), encoding="utf-8")
    line = ("play", key, "--edition", str(file))
    assert refused(*line, "--lang", "de").startswith(f"mine.json, {german}")
    assert english in refused(*line, "--lang", "en")


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_spoiled_nothing_is_left_in_english(key: str) -> None:
    """Each field in turn is left out, of another type, too small, too large, too short or long."""
    kept, told = standard(key), list[str]()
    for name in kept:
        spoiled = [{field: it for field, it in kept.items() if field != name}]
        spoiled += [kept | {name: wrong} for wrong in SPOILED]
        for error in filter(None, (fault_in(key, raw) for raw in spoiled)):
            assert error.said, "what is wrong has a key"
            told.append(sentence(error, "de"))
    assert len(told) > 5 * len(kept)
    assert [line for line in told if not in_german(line)] == []


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("{", "mine.json ist kein JSON."),
        ('{"a" 1}', "mine.json ist kein JSON: Sieh bei Byte 5 nach."),
        ("[1]", "mine.json: muss ein Objekt sein (gefunden: [1])"),
        (
            '{"name": "x", "provenance": {"en": "", "de": ""}, "start": "k1"}',
            'mine.json, Feld start: schreibt man wie "d4" (gefunden: "k1")',
        ),
        (" " * 1_000_001, "mine.json ist größer als 1.000.000 Bytes: Das ist keine Ausgabe."),
    ],
)
def test_a_file_that_is_no_edition_is_refused_in_german(
    refused: Refused, tmp_path: Path, text: str, german: str
) -> None:
    (tmp_path / "mine.json").write_text(text, encoding="utf-8")
    for command in ("play", "fuzz", "simulate"):
        line = (command, "suleika", "--edition", str(tmp_path / "mine.json"), "--lang", "de")
        assert refused(*line) == german


@pytest.mark.parametrize(
    ("message", "german"),
    [
        ("Expected `int | null`, got `str`", "muss eine ganze Zahl oder null sein"),
        ("Expected `int | str | null`", "muss eine ganze Zahl, ein Text oder null sein"),
        ("Expected `int` >= 0", "muss eine ganze Zahl ab 0 sein"),
        ("Expected `int` <= -1", "muss eine ganze Zahl bis -1 sein"),
        ("Expected `array` of length 5, got 3", "muss eine Liste der Länge 5 sein"),
        ("Expected `array` of at least length 2, got 1", "muss eine Liste mit einer Länge ab 2 s"),
        ("Expected `array` of at most length 2, got 3", "muss eine Liste mit einer Länge bis 2 s"),
        ("Expected `array` of length 2 to 4, got 5", "muss eine Liste mit einer Länge von 2 bis 4"),
        ("Expected `str` of length >= 1", "muss ein Text mit einer Länge ab 1 sein"),
        ("Expected `str` matching regex '^a$'", "muss ein Text von anderer Form sein"),
        ("Invalid enum value 'x'", "ist kein bekannter Wert"),
        ("Invalid value 'x'", "ist kein bekannter Wert"),
        ("Integer value out of range", "ist eine viel zu große Zahl"),
    ],
)
def test_what_msgspec_says_is_said_in_german(message: str, german: str) -> None:
    error = BadField("x", "y", 1, message, said=mismatch(message))
    assert sentence(error, "de").startswith(f"x, Feld y: {german}")


def test_what_msgspec_says_and_nobody_foresaw_stays_as_it_is() -> None:
    assert mismatch("Invalid UUID") == ()
    told = sentence(BadField("x", "y", 1, "Invalid UUID"), "de")
    assert told == "x, Feld y: Invalid UUID (gefunden: 1)"


# -- the sentences of the games --------------------------------------------------------------------


def test_a_fault_with_a_key_is_said_by_the_catalogue_of_its_game(
    refused: Refused, tmp_path: Path
) -> None:
    raw = standard("bazaar")
    raw["exchange"][1][0] = "RR=RR"
    (tmp_path / "mine.json").write_text(json.dumps(raw), encoding="utf-8")
    line = ("play", "bazaar", "--edition", str(tmp_path / "mine.json"), "--lang")
    same = 'exchange[1][0]: hat auf beiden Seiten dieselben Steine (gefunden: "RR=RR")'
    assert refused(*line, "de") == f"mine.json, Feld {same}"
    assert refused(*line, "en").endswith('has the same stones on both sides (found "RR=RR")')


@pytest.mark.parametrize(
    ("equation", "german"),
    [
        ("W=BBBBB", "hat Seiten, die sich um mehr als 3 Steine unterscheiden"),
        ("{before}", "steht zweimal auf dieser Karte"),
    ],
)
def test_every_fault_of_an_equation_has_its_text(equation: str, german: str) -> None:
    raw = standard("bazaar")
    raw["exchange"][0][1] = equation.format(before=raw["exchange"][0][0])
    assert german in sentence(fault_of("bazaar", raw), "de")


def test_options_that_contradict_each_other_are_refused_in_german(refused: Refused) -> None:
    same = ("--option", "first_card=3", "--option", "second_card=3", "--lang", "de")
    assert "darf nicht dieselbe Karte sein wie first_card" in refused("play", "bazaar", *same)


def test_a_fault_without_a_key_is_told_in_english_within_a_german_sentence() -> None:
    error = fault("mine.json", "size", 9, "is more than the market has room for")
    assert str(error) == "mine.json, field size: is more than the market has room for (found 9)"
    told = "mine.json, Feld size: is more than the market has room for (gefunden: 9)"
    assert sentence(error, "de") == told


@pytest.mark.parametrize("package", [None, "zoco.games.bazaar"])
def test_a_key_that_no_catalogue_has_does_not_break_the_sentence(package: str | None) -> None:
    error = fault("mine.json", "size", 9, "is odd", "fault-of-nobody", size=9)
    error.package = package
    assert sentence(error, "de") == "mine.json, Feld size: is odd (gefunden: 9)"


# -- saved matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "old", "new", "german"),
    [
        (1, '"format":1', '"format":7', "damaged.jsonl, Zeile 1, Feld format: muss 1 sein (gef"),
        (
            1,
            '"seats":4',
            '"seats":7',
            "damaged.jsonl, Zeile 1: Suleika spielt man mit 2, 3, 4 Plätzen, nicht mit 7.",
        ),
        (
            1,
            '"game":"suleika"',
            '"game":"chess"',
            "damaged.jsonl, Zeile 1: Ein Spiel „chess“ gibt es nicht; es gibt: ",
        ),
        (
            1,
            '"first":-1',
            '"first":11',
            "damaged.jsonl, Zeile 1: options, Feld first: muss eine ganze Zahl bis 3 sein (gefund",
        ),
        (1, '"piastres":', '"plasters":', "damaged.jsonl, Zeile 1: edition, Feld p"),
        (2, '"type":"begin"', '"type":"bow"', "damaged.jsonl, Zeile 2, move, Feld type: ist kein "),
        (4, '"hash":"', '"hash":"0', "damaged.jsonl, Zeile 4, Feld hash: muss "),
        (4, '"salt":"', '"salt":"x', "damaged.jsonl, Zeile 4, Feld salt: muss eine hexadezimale"),
        (4, '"said":"', '"said":"0', "damaged.jsonl, Zeile 4, Feld hash: muss "),
        (4, '"seq":2,', "", "damaged.jsonl, Zeile 4, Feld seq: fehlt"),
        (5, "{", "", "damaged.jsonl, Zeile 5 ist kein JSON"),
    ],
)
def test_a_corrupt_match_is_told_in_german(
    refused: Refused, match: Path, tmp_path: Path, line: int, old: str, new: str, german: str
) -> None:
    file = damaged(match, tmp_path, line, old, new)
    for command in (("replay",), ("play", "--resume")):
        told = refused(*command, file, "--lang", "de")
        assert told.startswith(german)
        assert in_german(told)


def test_a_file_that_is_no_match_is_told_in_german(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "none").touch()
    told = refused("replay", str(tmp_path / "none"), "--lang", "de")
    assert told == "none ist leer oder zu lang für eine Partie."
    with (tmp_path / "long").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    told = refused("replay", str(tmp_path / "long"), "--lang", "de")
    assert told == "long ist zu lang für eine Partie."


def test_names_that_are_too_few_are_told_in_german(
    refused: Refused, match: Path, tmp_path: Path
) -> None:
    header = json.loads(match.read_text(encoding="utf-8").splitlines()[0])
    file = damaged(match, tmp_path, 1, f'"{header["players"][0]}",', "")
    told = refused("replay", file, "--lang", "de")
    assert "header, Feld players: müssen 4 sein, für jeden Platz einer, oder keine" in told


def test_another_version_of_the_rules_is_told_in_german(
    refused: Refused, match: Path, tmp_path: Path
) -> None:
    text = match.read_text(encoding="utf-8").splitlines(keepends=True)
    assert '"rules_version":' in text[0]
    played = json.loads(text[0])["rules_version"]
    text[0] = text[0].replace(f'"rules_version":{played}', f'"rules_version":{played + 7}')
    (tmp_path / "other").write_text("".join(text), encoding="utf-8")
    told = refused("replay", str(tmp_path / "other"), "--lang", "de")
    ending = f"; gespielt wurde nach Fassung {played + 7} der Regeln, dies ist Fassung {played}"
    assert ending in told
    assert in_german(told)


def test_rules_that_have_changed_are_told_in_german(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from zoco.cli.main import run

    file = forged(tmp_path, "suleika", {"type": "roll", "pips": 4})
    parted = (
        "forged.jsonl, Zeile 2: Die Regeln sind nicht mehr die, nach denen gespielt wurde: "
        "Sie lehnen 'roll 4' ab (suleika 1.4)."
    )
    assert run(["replay", file, "--lang", "de"]) == 2
    assert capsys.readouterr().err == f"{parted}\n"
    assert run(["play", "--resume", file, "--lang", "de"]) == 2
    assert capsys.readouterr().err == f"{parted} zoco replay zeigt die Partie bis dorthin.\n"


# -- for Python ------------------------------------------------------------------------------------


def test_to_python_every_fault_stays_english() -> None:
    error = fault_of("suleika", standard("suleika") | {"piastres": -1})
    assert str(error) == "edition, field piastres: Expected `int` >= 0 (found -1)"
    assert error.said == (Said("fault-least", {"kind": "int", "number": 0}),)
    with pytest.raises(BadField) as caught:
        parse("x", "{")
    assert str(caught.value).startswith("x, field $: is not JSON: ")


def test_a_fault_keeps_its_key_between_processes() -> None:
    inner = fault("a.json", "size", 9, "is odd", "fault-odd", size=9)
    inner.package, inner.example = "zoco.games.bazaar", "8"
    copy = pickle.loads(pickle.dumps(BadPart("log line 1", inner)))
    assert str(copy) == "log line 1: a.json, field size: is odd (found 9)"
    assert copy.reason.said == (Said("fault-odd", {"size": 9}),)
    assert (copy.reason.package, copy.reason.example) == ("zoco.games.bazaar", "8")


def test_a_wrong_value_of_any_kind_is_shown() -> None:
    told = sentence(BadField("x", "y", {1: object}, "is odd"), "de")
    assert told.startswith("x, Feld y: is odd (gefunden: ")
