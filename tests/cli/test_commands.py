from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace
from typer.testing import CliRunner

import zoco as library
from tests.cli.conftest import COMMAND, ENVIRONMENT, Zoco
from zoco.bots.registry import bot_of
from zoco.cli.fuzz import from_one
from zoco.cli.given import home_language
from zoco.cli.main import app, run
from zoco.cli.options import options_of
from zoco.core.log.chain import Chain, beginning, commitment, follow, proof
from zoco.core.log.entries import Played, payload

RUNNER = CliRunner()


def answer(*arguments: str) -> str:
    """What a command prints when all is well."""
    done = RUNNER.invoke(app, list(arguments), env={"COLUMNS": "80", "LC_ALL": "C.UTF-8"})
    assert done.exit_code == 0, done.output
    return done.stdout


def test_version_and_help() -> None:
    assert answer("--version") == f"zoco {library.__version__}\n"
    assert answer() == answer("--help")
    for command in ("games", "play", "rules", "simulate", "replay", "fuzz", "bench"):
        assert command in answer("--help")


def test_games_are_listed_for_people_and_for_programs() -> None:
    assert "Suleika (Marrakech)" in answer("games")
    listed = json.loads(answer("games", "--json"))
    assert [row["key"] for row in listed] == [meta.key for meta in library.games()]
    suleika = next(row for row in listed if row["key"] == "suleika")
    assert suleika["seats"] == [2, 3, 4]
    first = {"type": "number", "least": -1, "most": 3, "default": -1, "paragraph": "suleika 1.4"}
    assert suleika["options"]["first"] == first
    steered = {"values": [False, True], "default": False, "paragraph": "suleika 4.1"}
    assert suleika["options"]["direction_at_end"] == {"type": "bool", **steered}
    pearls = next(row for row in listed if row["key"] == "scheherazade")["options"]
    assert pearls["question_pearls"]["type"] == "choice"
    assert set(pearls["question_pearls"]["values"]) == {"one_each", "two", "seven"}
    assert suleika["bots"] == ["random", "novice", "trader", "merchant", "vizier"]


def test_all_about_one_game_in_both_languages() -> None:
    told = " ".join(answer("games", "suleika").split())
    assert "first=0 Who begins: a seat from 1 to 4, or 0 for the lot" in told
    assert "The seat that begins, unless the lot decides. (Rule 1.4)" in told
    assert "direction_at_end=no Steer for the other: yes or no" in told
    told = " ".join(answer("games", "suleika", "--lang", "de").split())
    assert "direction_at_end=nein Für das Gegenüber lenken: ja oder nein" in told
    assert "Bots: random (Zufall), novice (Neuling), trader (Händler)" in told


@pytest.mark.parametrize("meta", library.games(), ids=lambda meta: meta.key)
def test_every_edition_is_told_with_where_it_comes_from(meta: library.Meta) -> None:
    listed = json.loads(answer("games", meta.key, "--json"))["editions"]
    assert [row["key"] for row in listed] == list(meta.editions)
    for language in ("en", "de"):
        told = " ".join(answer("games", meta.key, "--lang", language).split())
        for row in listed:
            assert f"{row['key']} {row['name']} {row['provenance'][language]}" in told


@pytest.mark.parametrize("word", ["novice", "Neuling", "neuling"])
def test_bots_are_wished_for_by_key_or_by_name(word: str) -> None:
    found = figures("--seats", "2", "--games", "1", "--bots", word)
    assert found["bots"] == ["novice", "novice"]


@pytest.mark.parametrize("game", ["suleika", "scheherazade"])
@pytest.mark.parametrize(("typed", "value"), [("2", 1), ("1", 0), ("0", -1), ("lot", -1)])
def test_the_seat_that_begins_is_counted_from_one(game: str, typed: str, value: int) -> None:
    assert options_of(library.load(game), [f"first={typed}"])["first"] == value


def test_seats_that_need_a_variant_are_told_apart() -> None:
    listed = " ".join(answer("games").split())
    assert "Reinhard Staupe, 1998 3–4 seats, 2 with a variant;" in listed
    assert "Dominique Ehrhard, 2007 2–4 seats; bots" in listed
    assert "3–4 Plätze, 2 mit einer Variante;" in " ".join(answer("games", "--lang", "de").split())


def test_the_system_speaks_german_so_do_lists_and_errors(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert refused("play", "suleika", "--seats", "9").startswith("Suleika spielt man mit 2, 3, 4")
    assert refused("play", "suleika", "--seats", "9", "--lang", "en").startswith(
        "Suleika is played"
    )
    assert refused("play", "suleika", "--seats=9", "--lang=en").startswith("Suleika is played")
    assert run(["games"]) == 0
    assert "Spiele eines mit: zoco play SPIEL" in capsys.readouterr().out


def test_rules_in_both_languages_and_by_paragraph() -> None:
    assert "Material and set-up" in answer("rules", "suleika")
    assert "Aufbau" in answer("rules", "suleika", "--lang", "de")
    one = answer("rules", "suleika", "--paragraph", "2.1")
    assert one.startswith("2.1 ")
    assert "2.2" not in one


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "en_GB", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de"}, "de"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system_is_the_default(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert home_language() == language


TIMINGS = ("seconds", "plies_per_second", "decisions_per_second")


def figures(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer("simulate", "suleika", "--json", *arguments))
    for timing in TIMINGS:
        assert found.pop(timing) > 0
    return found


def test_simulation_reports_plies_decisions_wins_and_lengths() -> None:
    found = figures("--seats", "4", "--games", "20", "--seed", "3")
    assert (found["games"], found["plies"], found["decisions"]) == (20, 20 * 145, 20 * 96)
    assert sum(row["wins"] for row in found["wins"]) == pytest.approx(20)
    assert all(row["low"] <= row["share"] <= row["high"] for row in found["wins"])
    assert found["draws"] == 0
    assert found["length"] == {"mean": 145.0, "p5": 145, "p95": 145}


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs() -> None:
    series = ("--seats", "2", "--games", "12", "--seed", "9", "--option", "direction_at_end=yes")
    assert figures(*series) == figures(*series, "--jobs", "2")
    bots = (*series, "--bots", "novice,random")
    assert figures(*bots) == figures(*bots, "--jobs", "3")
    assert figures(*bots)["wins"] != figures(*bots, "--seed", "10")["wins"]


def test_bots_take_the_seats_in_turn() -> None:
    found = figures("--seats", "3", "--games", "2", "--bots", "novice,random")
    assert found["asked"] == found["bots"] == ["novice", "random", "novice"]
    told = answer("simulate", "suleika", "--seats", "2", "--games", "3", "--bots", "novice")
    assert "3 matches of Suleika, seed 0" in told
    assert told.count("novice") == 2


def test_another_edition_is_simulated(tmp_path: Path) -> None:
    series = ("simulate", "basari", "--games", "6", "--seats", "3", "--json")
    usual, longer = (json.loads(answer(*series, *more)) for more in ((), LONGER))
    assert (usual["edition"], longer["edition"]) == ("Basari", "Long arcade")
    assert usual["length"] != longer["length"]
    assert json.loads(answer(*series, "--edition", "standard"))["length"] == usual["length"]
    side_by_side = json.loads(answer(*series, *LONGER, "--jobs", "2"))
    assert side_by_side["length"] == longer["length"]
    file = tmp_path / "mine.json"
    file.write_bytes(library.to_json(library.load("basari").edition("long_arcade")))
    assert json.loads(answer(*series, "--edition", str(file)))["length"] == longer["length"]


LONGER = ("--edition", "long_arcade")


def test_figures_are_written_as_the_language_writes_them() -> None:
    series = ("simulate", "suleika", "--seats", "2", "--games", "2", "--bots", "novice,random")
    told = answer(*series, "--lang", "de")
    assert "2 Partien Suleika, Startzahl 0: im Mittel " in told
    assert "Neuling" in told
    assert "Zufall" in told
    assert re.search(r"\d,\d %", told)
    assert not re.search(r"\d\.\d+ %", told)
    assert "2 matches of Suleika, seed 0: " in answer(*series)


def test_scheherazade_7_1_a_draw_is_counted_apart_and_is_nobodys_win() -> None:
    series = ("simulate", "scheherazade", "--games", "3", "--option", "round_limit=1")
    found = json.loads(answer(*series, "--json"))
    assert found["draws"] == 3
    assert {row["wins"] for row in found["wins"]} == {0}
    assert "3 matches were drawn (100.0%): nobody won." in answer(*series)
    german = answer(*series, "--lang", "de")
    assert "3 Partien endeten unentschieden (100,0 %): Niemand hat gewonnen." in german
    assert "drawn" not in answer("simulate", "suleika", "--games", "2")


def test_a_bot_that_stands_in_is_told_and_counted_as_what_it_is(
    here: Zoco, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("zoco.cli.simulate.bot", "zoco.bots.simulation.bot"):
        monkeypatch.setattr(place, lambda _game, level: bot_of(None, level))
    series = ("simulate", "suleika", "--seats", "2", "--games", "1", "--bots", "trader,random")
    done = here(*series, "--json")
    assert done.stderr == "Suleika has no bot “trader”; “random” plays instead.\n"
    found = json.loads(done.stdout)
    assert (found["asked"], found["bots"]) == (["trader", "random"], ["random", "random"])
    assert [(row["asked"], row["bot"]) for row in found["wins"]] == [
        ("trader", "random"),
        ("random", "random"),
    ]
    german = here(*series, "--lang", "de")
    assert german.stderr.startswith("Suleika hat keinen Bot „Händler“; ")
    assert "Händler" not in german.stdout


def test_bench_rows_have_the_format_that_the_benchmark_reads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("zoco.cli.bench.ROUND_SECONDS", 0.001)
    monkeypatch.setattr("zoco.cli.bench.MATCHES", 1)
    rows = json.loads(answer("bench", "suleika", "--json"))
    assert [row["what"] for row in rows] == [
        "clone",
        "view",
        "play",
        "position",
        "imagine",
        "plies",
        "decisions",
    ]
    for row in rows:
        unit = "per_second" if row["what"] in ("plies", "decisions") else "microseconds"
        assert row[unit] >= 0
        assert (row["game"], row["seats"]) == ("suleika", 4)
    assert "decisions" in answer("bench", "suleika")


def test_replay_tells_every_event_and_shows_the_end(zoco: Zoco, match: Path) -> None:
    told = zoco("replay", str(match))
    assert told.returncode == 0
    assert told.stdout.startswith("Suleika, 145 entries\n   1  ")
    assert told.stdout.count(" lays a ") == 48
    assert "The last carpet lies in the market" in told.stdout
    assert "Rank  Name" in told.stdout


def test_replay_stops_at_a_position_and_takes_a_view(zoco: Zoco, match: Path) -> None:
    told = zoco("replay", str(match), "--at", "4", "--view", "2", "--lang", "de")
    assert told.returncode == 0
    assert told.stdout.count(" legt ") == 1
    assert "Rang" not in told.stdout
    start = zoco("replay", str(match), "--at", "0")
    assert "Omar stands on d4 and looks north." in start.stdout


def test_fuzzing_sound_rules_finds_nothing(here: Zoco, tmp_path: Path) -> None:
    done = here("fuzz", "suleika", "--seats", "3", "--games", "3", "--out", "findings")
    assert (done.returncode, done.stdout) == (0, "Suleika, 3 seats, 3 matches: nothing found.\n")
    assert not (tmp_path / "findings").exists()


def test_a_finding_leaves_a_log_that_replays(
    here: Zoco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def off_the_middle(_game: Any, table: Any) -> tuple[str, ...]:
        return () if table.omar == table.edition.start_field else ("Omar has left the middle",)

    monkeypatch.setattr(type(library.load("suleika")), "flaws", off_the_middle)
    done = here("fuzz", "suleika", "--games", "1", "--seed", "4", "--out", "findings")
    assert done.returncode == 1
    told = " ".join(done.stdout.split())
    assert re.search(r"no-flaws: Omar has left the middle after '(roll|lay|face) [\w-]+'", told)
    (log,) = (tmp_path / "findings").glob("*.jsonl")
    assert f"zoco replay findings/{log.name}" in done.stdout
    again = here("replay", str(log))
    assert again.returncode == 0
    assert " rolls " in again.stdout


def test_options_and_edition_of_the_matches_that_are_searched(
    here: Zoco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    suleika = library.load("suleika")
    board = json.loads(library.to_json(suleika.edition()))
    (tmp_path / "mine.json").write_text(json.dumps(board | {"name": "mine"}), encoding="utf-8")
    monkeypatch.setattr(type(suleika), "flaws", lambda _game, _table: ("flawed",))
    series = ("fuzz", "suleika", "--games", "1", "--option", "first=1", "--edition", "mine.json")
    assert here(*series, "--out", "found").returncode == 1
    (log,) = (tmp_path / "found").glob("*.jsonl")
    header = library.Log.load(log).header
    assert (header.options["first"], header.edition["name"]) == (0, "mine")
    assert "nichts gefunden." not in here(*series, "--lang", "de").stdout
    monkeypatch.undo()
    quiet = here("fuzz", "suleika", "--games", "1", "--seats", "2", "--lang", "de")
    assert quiet.stdout == "Suleika, 2 Plätze, eine Partie: nichts gefunden.\n"


def test_seats_of_a_finding_are_counted_from_one() -> None:
    assert from_one("'face N' by seat 0 with 2 seats") == "'face N' by seat 1 with 2 seats"


def test_a_log_of_other_rules_is_told_up_to_where_they_part(
    here: Zoco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    suleika = library.load("suleika")
    log = library.Log.start(suleika, 3, {"first": 0})
    for seat, move in ((0, "face W"), (-1, "roll 1"), (0, "lay b4-b5")):
        log.append(seat, suleika.read(move))
    with monkeypatch.context() as lax:
        lax.setattr(type(suleika), "why_not", lambda *_: None)
        log.append(1, suleika.read("face E"))
    log.save(tmp_path / "old.jsonl")
    done = here("replay", "old.jsonl")
    assert done.returncode == 2
    assert done.stdout.startswith("Suleika, 3 entries\n")
    assert "Omar stands on c4" in done.stdout
    why = (
        "old.jsonl, line 5, field move: the rules differ from those that wrote it: "
        "they now refuse 'face E'"
    )
    assert done.stderr == f"{why} (suleika 2.1)\n"
    assert here("replay", "old.jsonl", "--at", "2").returncode == 0
    resumed = here("play", "--resume", "old.jsonl")
    assert resumed.stderr == f"{why} (suleika 2.1); zoco replay shows the match up to there.\n"


def test_a_log_with_a_kind_of_move_that_is_gone_is_told_up_to_there(
    here: Zoco, tmp_path: Path
) -> None:
    log = library.Log.start(library.load("scheherazade"), 3, {"first": 0})
    log.append(-1, log.game.read("colours red,green,blue,black"))
    lines = log.dumps().decode().splitlines()
    header = replace(log.header, rules_version=2)
    first = convert(json.loads(lines[1]), Played)
    gone = {"type": "barter", "seat": 1}
    said = commitment(first.salt, payload(gone, ()))
    chain = follow(beginning(header), sealed(beginning(header), first))
    second = replace(first, seq=1, ply=2, seat=0, move=gone, events=(), said=said)
    entries = (sealed(beginning(header), first), sealed(chain, second))
    text = "\n".join(library.to_json(it).decode() for it in (header, *entries))
    (tmp_path / "old.jsonl").write_text(text + "\n", encoding="utf-8")
    done = here("replay", "old.jsonl")
    assert done.returncode == 2
    assert done.stdout.startswith("Die Perlen der Scheherazade, one entry\n")
    unknown = 'old.jsonl, line 3, field move.type: is not a known value (found "barter"); '
    assert done.stderr.startswith(f"{unknown}it was played by rules version 2, these are version ")
    german = here("replay", "old.jsonl", "--lang", "de")
    unknown = 'old.jsonl, Zeile 3, Feld move.type: ist kein bekannter Wert (gefunden: "barter"); '
    assert f"{unknown}gespielt wurde nach Fassung 2 der Regeln, " in german.stderr


def sealed(chain: Chain, entry: Played) -> Played:
    """An entry with the hash that it must have there."""
    return replace(entry, hash=proof(chain.head, entry))


def test_one_entry_is_not_told_as_many(here: Zoco, tmp_path: Path) -> None:
    log = library.Log.start(library.load("suleika"), 3, {"first": 0})
    log.append(0, log.game.read("face W"))
    log.save(tmp_path / "short.jsonl")
    assert here("replay", "short.jsonl").stdout.startswith("Suleika, one entry\n")
    german = here("replay", "short.jsonl", "--lang", "de")
    assert german.stdout.startswith("Suleika, ein Eintrag\n")


def test_findings_go_into_a_folder(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = refused("fuzz", "suleika", "--out", str(tmp_path / "file"))
    assert told.endswith("is a file, not a folder.")


def test_a_closed_pipe_ends_quietly() -> None:
    for arguments in (("rules", "suleika"), ("games", "--json")):
        process = subprocess.Popen(
            [str(COMMAND), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(timeout=30) == 141
        assert process.stderr.read() == b""
        process.stderr.close()


def test_an_interrupt_keeps_a_match_that_was_not_saved_before(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [str(COMMAND), "play", "suleika", "--lang", "en", "--option", "first=1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=os.environ | ENVIRONMENT | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    while b"Where shall the" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, b"")
    assert b"Saved in zoco-suleika.jsonl." in out
    assert b"Go on with: zoco play suleika --resume zoco-suleika.jsonl" in out
    assert library.Log.load(tmp_path / "zoco-suleika.jsonl").ply == 2


def test_an_interrupt_ends_with_130_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "broken-off.jsonl"
    process = subprocess.Popen(
        [str(COMMAND), "play", "suleika", "--save", str(file), "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1", "COLUMNS": "200"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    while not file.exists():
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert f"--resume {file}".encode() in out
    assert library.Log.load(file).ply > 0
