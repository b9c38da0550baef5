from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from zoco.cli.system import unusable
from zoco.core.faults import Fault, mismatch, told

Refused = Callable[..., str]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play chess", "There is no game 'chess'; there are: "),
        ("rules chess", "There is no game 'chess'"),
        ("play", "Which game?"),
        ("play suleika --seats 9", "Suleika is played with 2, 3, 4 seats, not 9."),
        ("play suleika --seats -1", '--seats: must be a whole number of at least 1 (found "-1")'),
        ("play suleika --seats two", '--seats: must be a whole number (found "two")'),
        ("play suleika --lang fr", "There is no language 'fr'; there are: en, de."),
        ("play suleika --bots clever", "There is no bot 'clever'"),
        ("play suleika --bots novice,novice,novice,novice", "There are 4 bots for 3 seats"),
        ("play suleika --human 5", "--human takes seats from 1 to 4, not '5'."),
        ("play suleika --human me", "--human takes seats from 1 to 4, not 'me'."),
        ("play suleika --human 0", "--human takes seats from 1 to 4, not '0'."),
        ("play suleika --hot-seat --bots novice", "leave out --human and --bots"),
        ("play suleika --names a,b,c,d,e", "There are 5 names for 4 seats."),
        ("play suleika --names a,a", "Two seats have the same name."),
        ("play suleika --names a,,b", "'' cannot be one"),
        ("play suleika --option colour=red", "Suleika has no option 'colour'; it has: first,"),
        ("play suleika --option first", "An option is written NAME=VALUE, not 'first'."),
        ("play suleika --option first=9", "first is a seat from 1 to 4, or 0 for the lot, not '9'"),
        ("play suleika --option first=-1", "first is a seat from 1 to 4, or 0 for the lot, not '-"),
        (
            "play suleika --option first=me",
            "not 'me'. The seat that begins, unless the lot decides",
        ),
        (
            "play scheherazade --option first=7",
            "first is a seat from 1 to 6, or 0 for the lot, not",
        ),
        ("play scheherazade --option events_after=21", "is a whole number from 0 to 20, not '21'."),
        ("play suleika --option direction_at_end=maybe", "direction_at_end is yes or no, not 'ma"),
        ("simulate bazaar --option solo=2", "solo is yes or no, not '2'."),
        ("play suleika --option first=1 --option first=2", "The option first is given twice."),
        (
            "play suleika --option direction_at_end=yes --seats 4",
            "With these options Suleika is played with 2 seats, not 4.",
        ),
        (
            "play bazaar --option solo=yes --seats 2",
            "With these options Bazaar is played with 1 seat, not 2.",
        ),
        (
            "play suleika --option direction_at_end=yes --option first=4",
            "With these options Suleika cannot be played: they contradict each other.",
        ),
        ("play suleika --save .", "'.' is a folder, not a file."),
        ("play --resume .", "'.' is a folder, not a file."),
        ("replay .", "'.' is a folder, not a file."),
        ("fuzz suleika --option first=5", "first is a seat from 1 to 4, or 0 for the lot, not '5'"),
        ("fuzz suleika --edition golden", "There is no edition or file 'golden'"),
        ("games chess", "There is no game 'chess'"),
        ("play suleika --edition golden", "There is no edition or file 'golden'"),
        ("play suleika --seed -1", "--seed: must be a whole number of at least 0 "),
        ("play suleika --save no/such/folder/x", "There is no folder 'no/such/folder' to save in."),
        ("play --resume nothing.jsonl", "There is no file 'nothing.jsonl'."),
        ("play --resume x --seats 3 --bots novice", "leave out --seats, --bots."),
        ("rules suleika --paragraph 9.9", "Suleika has no paragraph '9.9'; there are: 1.1, "),
        ("simulate suleika --games 0", "--games: must be a whole number of at least 1 "),
        ("simulate suleika --jobs 99", "--jobs: must be a whole number of at most 64 "),
        ("simulate suleika --seats 1", "Suleika is played with 2, 3, 4 seats, not 1."),
        ("simulate suleika --bots x", "There is no bot 'x'"),
        ("simulate suleika --seats 2 --bots random,random,random", "3 bots for 2 seats"),
        ("replay nothing.jsonl", "There is no file 'nothing.jsonl'."),
        ("replay", "FILE: is missing."),
        ("fuzz suleika --seats 1", "Suleika is played with 2, 3, 4 seats, not 1."),
        ("serve --database mysql://x", "--database takes an address like postgresql://"),
        ("schema", "Say which form you want: zoco schema --typescript."),
        ("schema --typescript --game chess", "There is no game 'chess'"),
        ("bench chess", "There is no game 'chess'"),
        ("dance", "There is no command 'dance'; there are: games, play, "),
        ("games --loud", "There is no option --loud here: "),
        ("games basari bazaar", "That is too much: "),
        ("play --seats", "--seats is not written like this: "),
        ("play suleika --hot-seat=yes", "--hot-seat is not written like this: "),
    ],
)
def test_wrong_input_is_one_sentence_and_exit_code_2(
    refused: Refused, line: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in refused(*line.split())


def test_an_announced_game_is_not_an_unknown_one(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zoco.cli.given.ANNOUNCED", {"goa": "Goa"})
    assert refused("play", "goa") == "Goa is announced but not there yet."


@pytest.mark.parametrize("level", ["random", "novice", "trader"])
def test_a_person_is_not_named_like_a_bot(refused: Refused, level: str) -> None:
    told = refused("play", "suleika", "--names", f"Ann ({level})")
    assert told.startswith(f"'Ann ({level})' ends like the name of a bot")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "mine.json, line 1: ends too early: the rest is missing."),
        ('{"a" 1}', "mine.json, line 1: is not JSON: look at character 6 of the line."),
        ("[1]", "mine.json: must be an object (found [1])"),
        ('{"name": 1}', "mine.json, field name: must be a text (found 1)"),
        ('{"nam": "x"}', "mine.json, field nam: there is no such field (found"),
        ('{"name": "x"}', 'mine.json, field provenance: is missing (found {"name":"x"})'),
        (
            '{"name": "x", "provenance": {"en": "", "de": ""}, "start": "k1"}',
            'mine.json, field start: must be written like "d4" (found "k1")',
        ),
    ],
)
def test_an_edition_is_refused_without_a_word_of_python(
    refused: Refused, tmp_path: Path, text: str, told: str
) -> None:
    (tmp_path / "mine.json").write_text(text, encoding="utf-8")
    found = refused("play", "suleika", "--edition", str(tmp_path / "mine.json"))
    assert found.startswith(told)


@pytest.mark.parametrize(
    ("said", "english"),
    [
        ("Expected `int | null`, got `str`", "must be a whole number or null"),
        ("Expected `int` >= 0", "must be a whole number of at least 0"),
        ("Expected `array` of length 5, got 3", "must be a list with a length of 5"),
        ("Expected `str` of length >= 1", "must be a text with a length of at least 1"),
        ("Expected `str` matching regex '^a$'", "must be a text of another form"),
        ("Invalid enum value 'x'", "is not a known value"),
    ],
)
def test_types_are_told_in_plain_words(said: str, english: str) -> None:
    fault = Fault(*mismatch(said), file="x", field="y", value="1")
    assert told(fault, "en") == f"x, field y: {english} (found 1)"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play chess", "Ein Spiel „chess“ gibt es nicht; es gibt: "),
        (
            "play suleika --option first=x",
            "first ist ein Platz von 1 bis 4 oder 0 für das Los, nicht „x“. Der Platz, der",
        ),
        ("replay nothing", "Die Datei „nothing“ gibt es nicht."),
        ("play --resume nothing", "Die Datei „nothing“ gibt es nicht."),
        ("play suleika --edition x", "Eine Ausgabe oder Datei „x“ gibt es nicht; mitgeliefert sin"),
        ("fuzz suleika --edition x", "Eine Ausgabe oder Datei „x“ gibt es nicht; mitgeliefert sin"),
        (
            "serve --host 203.0.113.7",
            "Port 8765 von 203.0.113.7 lässt sich nicht öffnen: Diese Adresse",
        ),
        ("play bazaar --option solo=x", "solo ist ja oder nein, nicht „x“."),
        ("simulate suleika --bots x", "Einen Bot „x“ gibt es nicht; es gibt: random, novice, tr"),
        ("fuzz suleika --seats 9", "Suleika spielt man mit 2, 3, 4 Plätzen, nicht mit 9."),
        ("rules suleika --paragraph 9.9", "Suleika hat keinen Absatz „9.9“; es gibt: 1.1, "),
        ("play suleika --save .", "„.“ ist ein Ordner; hier wird eine Datei gebraucht."),
        ("play suleika --seats -1", '--seats: muss eine ganze Zahl ab 1 sein (gefunden: "-1")'),
        ("play suleika --seats two", '--seats: muss eine ganze Zahl sein (gefunden: "two")'),
        ("simulate suleika --jobs 99", "--jobs: muss eine ganze Zahl bis 64 sein (gefunden: "),
        ("replay", "FILE: fehlt."),
        ("dance", "Einen Befehl „dance“ gibt es nicht; es gibt: games, play, "),
        ("games --loud", "Eine Option --loud gibt es hier nicht: "),
        ("games basari bazaar", "Das ist zu viel: "),
        ("play suleika --hot-seat=yes", "--hot-seat schreibt man nicht so: "),
    ],
)
def test_wrong_input_is_answered_in_the_language_that_was_asked_for(
    refused: Refused, line: str, told: str
) -> None:
    assert refused(*line.split(), "--lang", "de").startswith(told)


def test_what_was_typed_reaches_the_terminal_as_letters_only(refused: Refused) -> None:
    assert "\x1b" not in refused("play", "\x1b[2Jchess")
    assert "\x1b" not in refused("\x1b[2Jdance")
    assert "\x1b" not in refused("games", "--\x1b[2J")
    assert "\x1b" not in refused("play", "suleika", "--seats", "\x1b[2J")


def test_a_file_that_is_not_text_is_told_like_any_other(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(b"\xff\xfe\n")
    assert refused("replay", str(tmp_path / "bad")).startswith("bad, line 1: is not text in UTF-8")


def damaged(match: Path, folder: Path, line: int, old: str, new: str) -> str:
    lines = match.read_text(encoding="utf-8").splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    file = folder / "damaged.jsonl"
    file.write_text("".join(lines), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("line", "old", "new", "told"),
    [
        (1, '"format":1', '"format":7', "damaged.jsonl, line 1, field format: must be 1"),
        (
            1,
            '"seats":4',
            '"seats":7',
            "damaged.jsonl, line 1: Suleika is played with 2, 3, 4 ",
        ),
        (
            1,
            '"game":"suleika"',
            '"game":"chess"',
            "damaged.jsonl, line 1: There is no game 'chess",
        ),
        (
            1,
            '"first":-1',
            '"first":11',
            "damaged.jsonl, line 1, field options.first: must be a whole number of at most 3",
        ),
        (
            2,
            '"type":"begin"',
            '"type":"bow"',
            "damaged.jsonl, line 2, field said: does not fit: ",
        ),
        (
            4,
            '"hash":"',
            '"hash":"0',
            "damaged.jsonl, line 4, field hash: does not fit: someth",
        ),
        (5, "{", "", "damaged.jsonl, line 5: is not JSON"),
    ],
)
def test_a_corrupt_file_is_told_by_line_and_field(
    refused: Refused, match: Path, tmp_path: Path, line: int, old: str, new: str, told: str
) -> None:
    for command in (("replay",), ("play", "--resume")):
        assert refused(*command, damaged(match, tmp_path, line, old, new)).startswith(told)


def test_an_empty_file_is_no_match(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert refused("replay", str(tmp_path / "empty")) == "empty: is empty or too long for a log."


def test_positions_and_seats_that_a_match_does_not_have(refused: Refused, match: Path) -> None:
    assert "positions 0 to 145, not 999" in refused("replay", str(match), "--at", "999")
    assert "--at: must be a whole number of at" in refused("replay", str(match), "--at", "-1")
    assert "a seat from 1 to 4" in refused("replay", str(match), "--view", "5")
    assert "a seat from 1 to 4" in refused("replay", str(match), "--view", "me")


def test_a_file_is_never_overwritten(refused: Refused, match: Path) -> None:
    assert "There is already a file" in refused("play", "suleika", "--save", str(match))


def test_a_match_of_one_game_is_not_resumed_as_another(
    refused: Refused, match: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zoco.cli.play.command.game_of", lambda _key: object())
    told = refused("play", "other", "--resume", str(match))
    assert told == "whole.jsonl is a match of Suleika."


LONG, DIGITS = "x" * 5000, "9" * 5000


@pytest.mark.parametrize(
    "line",
    [
        f"games {LONG}",
        f"play suleika --edition {LONG}",
        f"play suleika --names {LONG}",
        f"play suleika --save {LONG}",
        f"play suleika --human {DIGITS}",
        f"play suleika --option first={DIGITS}",
        f"play suleika --option {LONG}={LONG}",
        f"play suleika --seats {'9' * 4000}",
        f"play suleika --seed {'9' * 4000}",
        f"play --resume {LONG}",
        f"rules suleika --paragraph {LONG}",
        f"simulate suleika --bots {LONG}",
        f"simulate suleika --seed {'9' * 4000}",
        f"simulate suleika --games {DIGITS}",
        f"fuzz suleika --edition {LONG}",
        f"replay {LONG}",
        f"serve --port 0 --data {LONG}",
        f"serve --host {LONG}",
        f"schema --typescript --game {LONG}",
        LONG,
    ],
    ids=lambda line: line[:30],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_however_much_is_typed_the_answer_is_a_sentence(
    refused: Refused,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    line: str,
    language: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    assert len(refused(*line.split())) < 600


def test_a_seat_to_look_from_is_a_small_number(refused: Refused, match: Path) -> None:
    assert len(refused("replay", str(match), "--view", DIGITS)) < 200
    assert "positions 0 to 145" in refused("replay", str(match), "--at", "9" * 4000)


def test_what_the_system_says_of_a_file_is_said_in_the_language(
    refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = refused("replay", "x" * 300, "--lang", "de")
    assert told.endswith("lässt sich nicht verwenden: Der Name ist zu lang.")
    (tmp_path / "file").touch()
    for line in ("play suleika --save file/x", "replay file/x", "play --resume file/x"):
        monkeypatch.chdir(tmp_path)
        assert refused(*line.split(), "--lang", "de").endswith("gibt es nicht.")
    told = refused("serve", "--port", "0", "--data", "file", "--lang", "de")
    assert told == "„file“ ist eine Datei; hier wird ein Ordner gebraucht."
    monkeypatch.setattr("os.access", lambda *_: False)
    told = refused("play", "suleika", "--save", "new", "--lang", "de")
    assert told.endswith("lässt sich nicht verwenden: Du hast kein Recht dazu.")


@pytest.mark.parametrize(
    ("error", "english", "german"),
    [
        (PermissionError(13, "Permission denied", "x"), "not allowed", "kein Recht"),
        (OSError(28, "No space left on device", "x"), "no room is left", "kein Platz"),
        (OSError(5, "Input/output error", "x"), "“Input/output error”", "„Input/output error“"),
    ],
)
def test_reasons_of_the_system(error: OSError, english: str, german: str) -> None:
    assert english in told(unusable(error).fault, "en")
    assert german in told(unusable(error).fault, "de")
