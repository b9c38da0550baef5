from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import zoco as library
from tests.cli.conftest import Zoco
from zoco.bots.registry import bot_of
from zoco.core.chance import CHANCE
from zoco.core.log.log import Undone
from zoco.core.log.undo import free_undo
from zoco.core.playout import random_move

SULEIKA = ("play", "suleika", "--seed", "5")
ALONE = (*SULEIKA, "--option", "first=1")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_a_whole_match_against_bots_ends_with_the_result(zoco: Zoco) -> None:
    done = zoco(*SULEIKA, "--save", "match.jsonl", "--names", "Ada", typed="1\n" * 24)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You play with Yasmin (novice), Karim (trader) and Leila (novice)." in done.stdout
    assert done.stdout.count("Which way shall Omar") == 12
    assert done.stdout.count("Where shall the carpet") == 12
    assert "wins!" in done.stdout or "win together!" in done.stdout
    assert "See it again with: zoco replay match.jsonl" in done.stdout


def test_a_saved_match_keeps_who_played(zoco: Zoco, tmp_path: Path) -> None:
    zoco(*SULEIKA, "--save", "match.jsonl", "--names", "Ada", "--bots", "novice", typed="1\n1\n")
    log = library.Log.load(tmp_path / "match.jsonl")
    assert log.header.called == ("Ada", "Yasmin (novice)", "Karim (novice)", "Leila (novice)")
    assert [entry.seat for entry in log.line].count(0) == 2


def test_the_first_page_teaches_in_three_sentences(here: Zoco) -> None:
    told = here(*ALONE).stdout.splitlines()
    assert told[0] == "Suleika (seed 5)"
    assert told[1:4] == [
        "On your turn you see the board and a list of what you can do.",
        "Type the number or letter before it, then Enter; the others move by themselves.",
        "At any time ? explains everything, u takes back, q saves and leaves.",
    ]


def test_the_same_seed_and_choices_are_the_same_match(here: Zoco) -> None:
    one, same = (here(*SULEIKA, typed="2\n3\n1\n").stdout for _ in range(2))
    assert one.replace("-2.jsonl", ".jsonl") == same.replace("-2.jsonl", ".jsonl")


@pytest.mark.parametrize("typed", ["face W", "FACE w", "west", "W", "w", "we", "1", "  1  "])
def test_a_choice_is_typed_by_number_place_or_notation(here: Zoco, typed: str) -> None:
    here(*ALONE, "--save", "m.jsonl", typed=lines(typed))
    log = library.Log.load("m.jsonl")
    assert log.game.write(log.line[0].move) == "face W"


@pytest.mark.parametrize(
    ("typed", "way"),
    [("w", "W"), ("Westen", "W"), ("o", "E"), ("east", "E"), ("n", "N"), ("nor", "N")],
)
def test_a_german_types_a_direction_by_letter_or_word(here: Zoco, typed: str, way: str) -> None:
    here(*ALONE, "--lang", "de", "--save", "m.jsonl", typed=lines(typed))
    log = library.Log.load("m.jsonl")
    assert log.game.write(log.line[0].move) == f"face {way}"


def test_s_is_south_only_where_omar_may_walk_there(here: Zoco) -> None:
    told = here(*ALONE, "--save", "m.jsonl", typed=lines("s", "e", "1", "s"))
    assert told.stdout.count("Saved in m.jsonl.") == 2, "once typed, once by leaving"
    log = library.Log.load("m.jsonl")
    mine = [log.game.write(entry.move) for entry in log.line if entry.seat == 0]
    assert (mine[0], mine[2]) == ("face E", "face S")


def test_suleika_2_1_a_refusal_is_a_sentence_with_its_paragraph(here: Zoco) -> None:
    done = here(*ALONE, typed=lines("face S", "lay a1-b1", "q"))
    told = " ".join(done.stdout.split())
    assert "he may go straight on, left or right, but never back. (Rule 2.1)" in told
    assert "This is not the time for that" in told
    assert done.returncode == 0


def test_what_is_no_choice_is_answered_with_help(here: Zoco) -> None:
    told = here(*ALONE, typed=lines("", "0", "4", "dance", "2 3", "? dance")).stdout
    assert "Type a number to choose, or ? for help." in told
    for wrong in ("0", "4", "dance", "2 3"):
        assert f"“{wrong}” is no choice here. Type a number from 1 to 3" in told
    assert "“dance” is neither a choice nor a move of this game." in told


def test_a_question_mark_explains_all_choices_with_their_odds(here: Zoco) -> None:
    told = here(*ALONE, typed=lines("?")).stdout
    assert "1 Left, to the west. With" in told
    assert "u: take back your last decision" in told


def test_a_question_about_a_choice_shows_its_facts(here: Zoco) -> None:
    told = here(*ALONE, typed=lines("? 2", "?east")).stdout
    assert "2 Straight on, to the north: you may do that.\n  With" in told
    assert "3 Right, to the east: you may do that.\n  With" in told
    assert "Guest pays nothing, whatever the die shows." in told


def test_a_question_about_a_refused_move_shows_rule_and_reason(here: Zoco) -> None:
    told = " ".join(here(*ALONE, typed=lines("? face S")).stdout.split())
    rule, reason = told.index("2.1 "), told.index("but never back. (Rule 2.1)")
    assert rule < reason


def test_the_rules_of_the_decision_and_any_other_paragraph(here: Zoco) -> None:
    told = here(*ALONE, typed=lines("r", "r 3.1", "r 9.9")).stdout
    assert "\n2.1 " in told
    assert "\n3.1 " in told
    assert "The rulebook has no paragraph 9.9." in told


def test_a_hint_names_a_choice_and_a_reason(here: Zoco) -> None:
    told = here(*ALONE, typed=lines("h")).stdout
    assert "A good merchant would choose: " in told
    first, why, other = told[told.index("A good merchant") :].splitlines()[:3]
    assert re.search(r" \(\d+ % to win\)\.$", first)
    assert why.startswith("  ")
    assert re.match(r"Or: .* \(\d+ %\)\.$", other)


def test_taking_back_past_a_die_makes_the_match_practice(here: Zoco, tmp_path: Path) -> None:
    done = here(*ALONE, "--save", "m.jsonl", typed=lines("u", "1", "u", "3", "q"))
    assert "There is nothing to take back." in done.stdout
    before, after = done.stdout.split("everybody agrees.")
    assert "practice" not in before.replace("for practice", "")
    assert "Suleika · Guest · practice" in after
    log = library.Log.load(tmp_path / "m.jsonl")
    assert [entry.to_ply for entry in log.entries if isinstance(entry, Undone)] == [0]
    assert log.game.write(log.line[0].move) == "face E"
    resumed = here("play", "--resume", "m.jsonl")
    assert "Suleika · Guest · practice" in resumed.stdout


@pytest.mark.parametrize(("answer", "seats"), [("y", [0, -1]), ("n", [0, -1, 0]), ("", [0, -1, 0])])
def test_what_another_decided_last_is_taken_back_only_if_they_say_so(
    here: Zoco, tmp_path: Path, answer: str, seats: list[int]
) -> None:
    typed = lines("1", "1", "u", answer, "q")
    done = here(*ALONE, "--hot-seat", "--save", "m.jsonl", typed=typed)
    assert "Take back the last decision of Guest 1? (y/n)" in done.stdout
    assert ("Taken back.\n" in done.stdout) == (answer == "y")
    assert "practice" not in done.stdout
    line = library.Log.load(tmp_path / "m.jsonl").line
    assert [entry.seat for entry in line] == seats


def test_ones_own_last_decision_is_taken_back_without_a_question(
    here: Zoco, tmp_path: Path
) -> None:
    log, rng = library.Log.start(library.load("bazaar"), 2, players=("Ada", "Ben")), Random(1)
    while CHANCE in (asked := log.game.actors(log.table)) or free_undo(log, asked[0]) is None:
        log.append(*random_move(log.game, log.table, rng))
    log.save(tmp_path / "m.jsonl")
    done = here("play", "--resume", "m.jsonl", typed=lines("u", "q"))
    assert "Taken back.\n" in done.stdout
    assert "(y/n)" not in done.stdout
    assert library.Log.load(tmp_path / "m.jsonl").ply == log.ply - 1


@pytest.mark.parametrize(("answer", "entries"), [("y", [0]), ("n", [])])
def test_several_people_are_asked_before_more_is_taken_back(
    here: Zoco, tmp_path: Path, answer: str, entries: list[int]
) -> None:
    typed = lines("1", "u", answer, "q")
    done = here(*ALONE, "--hot-seat", "--save", "m.jsonl", typed=typed)
    assert "Do all agree? (y/n)" in done.stdout
    log = library.Log.load(tmp_path / "m.jsonl")
    assert [entry.to_ply for entry in log.entries if isinstance(entry, Undone)] == entries


def test_leaving_saves_and_says_how_to_go_on(zoco: Zoco, tmp_path: Path) -> None:
    first = zoco(*ALONE, typed=lines("2", "q"))
    assert "Go on with: zoco play suleika --resume zoco-suleika.jsonl" in first.stdout
    left = library.Log.load(tmp_path / "zoco-suleika.jsonl").ply
    second = zoco("play", "suleika", "--resume", "zoco-suleika.jsonl", typed=lines("1", "q"))
    assert second.returncode == 0
    assert "Where shall the carpet" in second.stdout
    assert library.Log.load(tmp_path / "zoco-suleika.jsonl").ply > left
    zoco(*ALONE, typed=lines("2", "q"))
    assert (tmp_path / "zoco-suleika-2.jsonl").exists()


def test_the_end_of_input_is_a_wish_to_leave(zoco: Zoco, tmp_path: Path) -> None:
    done = zoco(*ALONE, typed="1\n")
    assert done.returncode == 0
    assert (tmp_path / "zoco-suleika.jsonl").exists()


def test_saving_under_a_name_keeps_that_file_fresh(here: Zoco, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    typed = lines("1", "s taken", "s my match", "s no/folder/x", "1", "q")
    told = here(*ALONE, typed=typed).stdout
    assert "There is already a file taken; choose another name." in told
    assert "no/folder/x cannot be written: it is not there." in told
    assert (tmp_path / "taken").read_text() == "mine"
    assert "--resume 'my match'" in told
    assert library.Log.load(tmp_path / "my match").line[2].seat == 0


def test_the_match_is_in_german_from_the_start_or_by_switching(zoco: Zoco) -> None:
    german = zoco(*ALONE, "--lang", "de", typed=lines("? face S", "1")).stdout
    assert "Tippe Nummer oder Buchstaben davor, dann Enter" in german
    assert "(Regel 2.1)" in german
    assert "Guest" not in german
    switched = zoco(*ALONE, typed=lines("l", "l fr", "l en")).stdout
    assert "Wohin soll Omar" in switched
    assert "Die Sprache „fr“ gibt es nicht" in switched


def test_people_may_take_any_seats(here: Zoco) -> None:
    done = here(*SULEIKA, "--human", "2,4", "--option", "first=2", typed=lines("1", "1", "1"))
    assert "You play with Yasmin (novice) and Karim (trader)." in done.stdout
    assert "Guest 2 > 1" in done.stdout
    assert "Guest 4 > 1" in done.stdout


def test_a_level_that_is_missing_is_said_to_be_replaced(
    here: Zoco, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zoco.cli.play.command.bot", lambda _game, level: bot_of(None, level))
    told = here(*ALONE, "--bots", "trader").stdout
    assert "Suleika has no bot “trader”; “random” plays instead." in told
    assert told.count("plays instead") == 1


def test_basari_1_3_an_arch_is_chosen_by_its_own_number(here: Zoco, tmp_path: Path) -> None:
    typed = lines("", "5", "", "5", "7", "q")
    done = here("play", "basari", "--seats", "3", "--hot-seat", "--save", "m", typed=typed)
    assert "“5” is no choice here. Type a number of the list" in " ".join(done.stdout.split())
    log = library.Log.load(tmp_path / "m")
    assert [log.game.write(entry.move) for entry in log.line] == ["place 5", "place 7"]
