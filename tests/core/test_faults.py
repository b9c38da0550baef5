"""Faults: one value, one catalogue for each language; every key is raised, and each can be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

import zoco
from zoco.core.faults import BadInput, Fault, bad, bad_field, fitting, mismatch, shown, told
from zoco.core.words.texts import CORE, LANGUAGES, catalogue, faults, keys_and_variables

SOURCES = Path(str(resources.files("zoco")))
GAMES = {meta.key: zoco.load(meta.key).package for meta in zoco.games()}
MADE = {"bad": 0, "Fault": 0, "bad_field": 2, "_parted": 1}
"""What makes a fault, and the place of the key among its arguments."""
SORTS = ("wrong", "fault", "changed", "rules", "reason")


def code(folder: Path) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.rglob("*.py")))


def named(text: str) -> set[str]:
    """The keys that a source names anywhere, in a table or where a fault is made."""
    return set(re.findall(rf'"((?:{"|".join(SORTS)})-[a-z0-9-]+)"', text))


def of_faults(source: str) -> dict[str, frozenset[str]]:
    """The faults in the catalogue of a game."""
    found = keys_and_variables(source)
    return {key: names for key, names in found.items() if key.startswith("fault-")}


EN, DE = (catalogue(CORE, language, "faults.") for language in LANGUAGES)
OURS = code(SOURCES)
THEIRS = {key: code(SOURCES / "games" / key) for key in GAMES}


def test_both_languages_have_the_same_faults_with_the_same_variables() -> None:
    assert faults(EN) == faults(DE) == ()
    assert keys_and_variables(EN) == keys_and_variables(DE)


def test_every_fault_that_the_code_names_is_in_the_catalogue() -> None:
    of_games = {key for text in THEIRS.values() for key in named(text)}
    assert named(OURS) - of_games <= set(keys_and_variables(EN))


def test_every_fault_in_the_catalogue_is_named_by_the_code() -> None:
    spoken = {key for key in keys_and_variables(EN) if not key.startswith("type-")}
    assert spoken - named(OURS) == set()


@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_names_the_faults_of_its_own_catalogue_and_no_others(
    key: str, language: str
) -> None:
    own = set(of_faults(catalogue(GAMES[key], language)))
    assert own == {one for one in named(THEIRS[key]) if one.startswith("fault-")}
    assert not own & set(keys_and_variables(EN)), "the same key would mean two things"


# -- every fault brings the variables of its sentence ----------------------------------------------


def made(text: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The faults that a source makes with a literal key, and the parameters that they get."""
    for call in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)):
        name = getattr(call.func, "id", None) or getattr(call.func, "attr", None)
        place = MADE.get(str(name))
        if place is None or len(call.args) <= place:
            continue
        key, given = call.args[place], {keyword.arg for keyword in call.keywords}
        if isinstance(key, ast.Constant) and name != "Fault" and None not in given:
            more = {"move"} if name == "_parted" else set()
            yield str(key.value), frozenset(str(one) for one in given | more)


@pytest.mark.parametrize("key", ["", *sorted(GAMES)])
def test_a_fault_is_made_with_the_variables_of_its_sentence(key: str) -> None:
    known = keys_and_variables(EN) | (of_faults(catalogue(GAMES[key], "en")) if key else {})
    folders = [SOURCES / "games" / key] if key else [SOURCES / "core", SOURCES / "cli"]
    folders += [] if key else [SOURCES / "server", SOURCES / "bots", SOURCES / "testkit"]
    found = [one for folder in folders for one in made(code(folder))]
    assert found
    assert [(name, params, known[name]) for name, params in found if params != known[name]] == []


def test_no_sentence_is_made_where_a_fault_is() -> None:
    """Whatever is raised as an argument of `BadInput` is a value with a key."""
    raised = re.findall(r"\bBadInput\((.{0,12})", OURS)
    assert raised
    assert [start for start in raised if re.match(r"f?[\"']", start)] == []


# -- sentences -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "english", "german"),
    [
        ({}, "is not JSON.", "ist kein JSON."),
        ({"file": "a.json"}, "a.json: is not JSON.", "a.json: ist kein JSON."),
        ({"file": "a", "line": 3}, "a, line 3: is not JSON.", "a, Zeile 3: ist kein JSON."),
        (
            {"file": "a", "line": 1200, "field": "b[1].c", "value": "[4]"},
            "a, line 1200, field b[1].c: is not JSON (found [4])",
            "a, Zeile 1200, Feld b[1].c: ist kein JSON (gefunden: [4])",
        ),
        ({"field": "options.x"}, "options.x: is not JSON.", "options.x: ist kein JSON."),
    ],
)
def test_a_fault_is_told_with_its_place(
    place: dict[str, object], english: str, german: str
) -> None:
    error = bad("fault-json").placed(**place)
    assert str(error) == told(error.fault, "en") == english
    assert told(error.fault, "de") == german


def test_what_is_behind_a_fault_is_told_inside_of_it() -> None:
    behind = Fault("reason-full")
    assert told(Fault("wrong-file", {"file": "x"}, because=behind), "en") == (
        "x cannot be used: no room is left."
    )
    refused = bad("rules-remake", move="roll 4").placed(file="x.jsonl", line=2).fault
    version = Fault("rules-version", {"played": 1, "ours": 2}, because=refused)
    assert told(version, "de") == (
        "x.jsonl, Zeile 2: Die Regeln sind nicht mehr die, nach denen gespielt wurde: Sie machen "
        "aus „roll 4“ einen anderen Tisch; gespielt wurde nach Fassung 1 der Regeln, dies ist "
        "Fassung 2."
    )


def test_a_fault_inside_of_a_larger_value_has_the_whole_path() -> None:
    error = bad_field("gems", 1, "fault-text")
    assert error.within("cards[3]").fault.field == "cards[3].gems"
    assert error.within("").fault.field == "gems"
    assert bad("fault-json").within("move").fault.field == "move"
    assert error.placed(field="[2]").within("cards").fault.field == "cards[2]"


def test_the_sort_of_a_fault_is_the_beginning_of_its_key() -> None:
    assert Fault("changed-hash").sort == "changed"
    assert Fault("wrong-seats-never").sort == "wrong"


def test_people_are_shown_letters_only_and_not_too_many() -> None:
    nasty = "\x1b[2J\x9b31m\u202egnp\u0007"
    fault = Fault("wrong-game", {"game": nasty, "known": "a" * 9_999}, nasty, 1, nasty, nasty)
    for language in LANGUAGES:
        sentence = told(fault, language)
        assert sentence.isprintable()
        assert len(sentence) < 2_200
    assert shown("10\u00a0000") == "10\u00a0000", "a blank that holds a line together is harmless"
    assert fitting({"number": 7, "huge": 10**40, "text": "x" * 99}) == {
        "number": 7,
        "huge": str(10**40),
        "text": "x" * 59 + "…",
    }


def test_what_a_library_says_in_many_lines_is_understood_all_the_same() -> None:
    assert mismatch("Invalid value 'a\nb'") == ("fault-value", {})


def test_an_error_is_a_value_error_with_one_fault() -> None:
    error = bad("wrong-chance")
    assert isinstance(error, ValueError)
    assert error.args == (error.fault,) == (Fault("wrong-chance"),)
    assert type(error.placed(line=2)) is BadInput
