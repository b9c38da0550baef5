"""Faults inside files, said in the language of the session: editions and saved matches."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.cli.test_saved import forged
from tests.cli.test_wrong_input import damaged
from zoco.core.faults import BadInput, Fault, mismatch, told
from zoco.core.log.log import MAX_BYTES

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


def fault_in(key: str, raw: Any) -> BadInput | None:
    try:
        zoco.load(key).edition(raw)
    except BadInput as error:
        return error
    return None


def in_german(line: str) -> bool:
    """Whether no English is left of what the reader of files says."""
    return not any(word in line.split("(gefunden")[0].split() for word in ENGLISH)


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
    kept, lines = standard(key), list[str]()
    for name in kept:
        spoiled = [{field: it for field, it in kept.items() if field != name}]
        spoiled += [kept | {name: wrong} for wrong in SPOILED]
        for error in filter(None, (fault_in(key, raw) for raw in spoiled)):
            assert error.fault.key != "fault-misfit"
            lines.append(told(error.fault, "de"))
    assert len(lines) > 5 * len(kept)
    assert [line for line in lines if not in_german(line)] == []


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("{", "mine.json, Zeile 1: endet zu früh: Der Rest fehlt."),
        ('{"a" 1}', "mine.json, Zeile 1: ist kein JSON: Sieh beim 6. Zeichen der Zeile nach."),
        ("[1]", "mine.json: muss ein Objekt sein (gefunden: [1])"),
        (
            '{"name": "x", "provenance": {"en": "", "de": ""}, "start": "k1"}',
            'mine.json, Feld start: schreibt man wie "d4" (gefunden: "k1")',
        ),
        (" " * 1_000_001, "mine.json: ist größer als 1.000.000 Bytes: Das ist keine Ausgabe."),
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
    fault = Fault(*mismatch(message), file="x", field="y", value="1")
    assert told(fault, "de").startswith(f"x, Feld y: {german}")


def test_what_msgspec_says_and_nobody_foresaw_is_quoted() -> None:
    fault = Fault(*mismatch("Invalid UUID"), file="x", field="y", value="1")
    assert fault.key == "fault-misfit"
    assert told(fault, "de") == "x, Feld y: passt nicht: „Invalid UUID“ (gefunden: 1)"


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
    assert german in told(fault_of("bazaar", raw).fault, "de")


def test_options_that_contradict_each_other_are_refused_in_german(refused: Refused) -> None:
    same = ("--option", "first_card=3", "--option", "second_card=3", "--lang", "de")
    assert "darf nicht dieselbe Karte sein wie first_card" in refused("play", "bazaar", *same)


@pytest.mark.parametrize("package", ["", "zoco.games.bazaar", "zoco.games", "zoco.nowhere"])
def test_a_key_that_no_catalogue_has_does_not_break_the_sentence(package: str) -> None:
    fault = Fault("fault-of-nobody", {"size": 9}, "mine.json", 0, "size", "9", package=package)
    assert told(fault, "de") == "mine.json, Feld size: fault-of-nobody (gefunden: 9)"


# -- saved matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "old", "new", "german"),
    [
        (1, '"format":1', '"format":7', "damaged.jsonl, Zeile 1, Feld format: muss 1 sein: Das "),
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
            "damaged.jsonl, Zeile 1, Feld options.first: muss eine ganze Zahl bis 3 sein (gefund",
        ),
        (1, '"piastres":', '"plasters":', "damaged.jsonl, Zeile 1, Feld edition.p"),
        (
            2,
            '"type":"begin"',
            '"type":"bow"',
            "damaged.jsonl, Zeile 2, Feld said: passt nicht: D",
        ),
        (4, '"hash":"', '"hash":"0', "damaged.jsonl, Zeile 4, Feld hash: passt nicht: In dieser Z"),
        (4, '"salt":"', '"salt":"x', "damaged.jsonl, Zeile 4, Feld salt: wurde verändert: Es mu"),
        (4, '"said":"', '"said":"0', "damaged.jsonl, Zeile 4, Feld said: passt nicht: Der Zug, "),
        (4, '"seq":2,', "", "damaged.jsonl, Zeile 4, Feld seq: fehlt"),
        (5, "{", "", "damaged.jsonl, Zeile 5: ist kein JSON"),
    ],
)
def test_a_corrupt_match_is_told_in_german(
    refused: Refused, match: Path, tmp_path: Path, line: int, old: str, new: str, german: str
) -> None:
    file = damaged(match, tmp_path, line, old, new)
    for command in (("replay",), ("play", "--resume")):
        line_told = refused(*command, file, "--lang", "de")
        assert line_told.startswith(german)
        assert in_german(line_told)


def test_a_file_that_is_no_match_is_told_in_german(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "none").touch()
    found = refused("replay", str(tmp_path / "none"), "--lang", "de")
    assert found == "none: ist leer oder zu lang für eine Partie."
    with (tmp_path / "long").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    found = refused("replay", str(tmp_path / "long"), "--lang", "de")
    assert found == "long: ist zu lang für eine Partie."


def test_names_that_are_too_few_are_told_in_german(
    refused: Refused, match: Path, tmp_path: Path
) -> None:
    header = json.loads(match.read_text(encoding="utf-8").splitlines()[0])
    file = damaged(match, tmp_path, 1, f'"{header["players"][0]}",', "")
    found = refused("replay", file, "--lang", "de")
    assert "Zeile 1, Feld players: müssen 4 sein, für jeden Platz einer, oder keine" in found


def test_a_changed_header_is_not_blamed_on_another_version_of_the_rules(
    refused: Refused, match: Path, tmp_path: Path
) -> None:
    played = json.loads(match.read_text(encoding="utf-8").splitlines()[0])["rules_version"]
    old, new = f'"rules_version":{played}', f'"rules_version":{played + 7}'
    found = refused("replay", damaged(match, tmp_path, 1, old, new), "--lang", "de")
    changed = "passt nicht: In dieser oder der ersten Zeile wurde etwas verändert (gefunden: "
    assert found.startswith(f"damaged.jsonl, Zeile 2, Feld hash: {changed}")


def test_rules_that_have_changed_are_told_in_german(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from zoco.cli.main import run

    file = forged(tmp_path, "suleika", {"type": "roll", "pips": 4})
    parted = (
        "forged.jsonl, Zeile 2, Feld move: Die Regeln sind nicht mehr die, nach denen gespielt "
        "wurde: Sie lehnen „roll 4“ ab (suleika 1.4)"
    )
    assert run(["replay", file, "--lang", "de"]) == 2
    assert capsys.readouterr().err == f"{parted}\n"
    assert run(["play", "--resume", file, "--lang", "de"]) == 2
    assert capsys.readouterr().err == f"{parted}; zoco replay zeigt die Partie bis dorthin.\n"


# -- marks, cuts and commands in files -------------------------------------------------------------


def test_a_mark_in_front_of_a_file_is_read_over(
    tmp_path: Path, match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from zoco.cli.main import run

    edition = json.dumps(standard("suleika") | {"name": "Marked"})
    (tmp_path / "mine.json").write_text(edition, encoding="utf-8-sig")
    assert zoco.load("suleika").edition(tmp_path / "mine.json").name == "Marked"
    (tmp_path / "mine.jsonl").write_bytes(b"\xef\xbb\xbf" + match.read_bytes())
    assert run(["replay", str(tmp_path / "mine.jsonl"), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Suleika, 145 entries\n")


def test_a_file_that_was_cut_off_says_where_it_ends(
    refused: Refused, tmp_path: Path, match: Path
) -> None:
    whole = json.dumps(standard("suleika"), indent=2)
    (tmp_path / "mine.json").write_text(whole[: whole.index('"start"') + 9], encoding="utf-8")
    line = whole[: whole.index('"start"')].count("\n") + 1
    found = refused("play", "suleika", "--edition", str(tmp_path / "mine.json"), "--lang", "en")
    assert found == f"mine.json, line {line}: ends too early: the rest is missing."
    (tmp_path / "cut.jsonl").write_bytes(b"\n".join(match.read_bytes().split(b"\n")[:9])[:-40])
    found = refused("replay", str(tmp_path / "cut.jsonl"), "--lang", "de")
    assert found == "cut.jsonl, Zeile 9: endet zu früh: Der Rest fehlt."


NASTY = "\x1b[2J\x9b31m\u202eX"


@pytest.mark.parametrize("field", ["name", "provenance.de", "carpets[1][0]"])
def test_an_edition_with_commands_for_the_terminal_is_refused_by_field(
    refused: Refused, tmp_path: Path, field: str
) -> None:
    raw = standard("suleika")
    if field == "name":
        raw["name"] = NASTY
    elif field == "provenance.de":
        raw["provenance"]["de"] = NASTY
    else:
        raw["carpets"][1][0] = NASTY
    (tmp_path / "mine.json").write_text(json.dumps(raw), encoding="utf-8")
    found = refused("play", "suleika", "--edition", str(tmp_path / "mine.json"), "--lang", "en")
    assert found.startswith(f"mine.json, field {field}: ")
    assert found.isprintable()


def test_names_in_a_match_do_not_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from zoco.cli.main import run

    log = zoco.Log.start(zoco.load("suleika"), 3, {"first": 0}, players=(NASTY, "Bo", "Cy"))
    log.append(0, log.game.read("face W"))
    log.save(tmp_path / "nasty.jsonl")
    assert run(["replay", str(tmp_path / "nasty.jsonl")]) == 0
    printed = capsys.readouterr().out
    assert "?[2J?31m?X" in printed
    assert not set(printed) & set("\x1b\x9b\u202e")


# -- for Python ------------------------------------------------------------------------------------


def test_to_python_every_fault_is_one_value_and_its_text_english() -> None:
    error = fault_of("suleika", standard("suleika") | {"piastres": -1})
    assert str(error) == "edition.piastres: must be a whole number of at least 0 (found -1)"
    assert error.fault == Fault(
        "fault-least",
        {"kind": "int", "number": 0},
        field="edition.piastres",
        value="-1",
        package="zoco.games.suleika",
    )
