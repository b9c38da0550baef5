"""Statistics: sources that add up to the score, exact odds, bargains of both sides, fair sums."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from zoco.bots.review import reviewed
from zoco.bots.statistics.dice import Draws, Face, together
from zoco.bots.statistics.figures import Figures, figures_of
from zoco.bots.statistics.sources import OTHER
from zoco.bots.statistics.sums import Match, sums_of
from zoco.core.chance import CHANCE
from zoco.core.log.log import Log
from zoco.core.words.texts import catalogue, keys_and_variables
from zoco.testkit.golden import find_game, header_of

GOLDEN = Path(__file__).parent.parent / "golden"
MATCHES = sorted(str(path.relative_to(GOLDEN).with_suffix("")) for path in GOLDEN.rglob("*.txt"))
PLY = re.compile(r"^\d+ (?:chance|seat (\d+)): (.+) \[[0-9a-f]{8}\]$", re.MULTILINE)


@cache
def log_of(name: str, plies: int = 10_000) -> Log:
    """A golden match as a log, or how it begins."""
    text = (GOLDEN / f"{name}.txt").read_text("utf-8")
    header = header_of(text)
    game = find_game(header["game"])
    log = Log.start(game, int(header["seats"]), msgspec.json.decode(header["options"]))
    for found in list(PLY.finditer(text))[:plies]:
        log.append(int(found[1]) if found[1] else CHANCE, game.read(found[2]))
    return log


@cache
def figures(name: str) -> Figures:
    return figures_of(log_of(name))


def source(name: str, key: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return next((it.times, it.amounts) for it in figures(name).sources if it.key == key)


@pytest.mark.parametrize("name", MATCHES)
def test_the_sources_of_each_seat_add_up_to_what_it_has_at_the_end(name: str) -> None:
    found, log = figures(name), log_of(name)
    measure = log.game.counted(log.table)
    if measure is None:
        assert (found.course, found.sources, found.measure) == ((), (), "")
        return
    for seat, value in enumerate(measure.values):
        assert sum(it.amounts[seat] for it in found.sources) == value
        assert found.course[-1].values[seat] == value
    if found.measure == "points":
        result = log.game.result(log.table)
        assert result is not None
        assert measure.values == result.scores


@pytest.mark.parametrize("name", MATCHES)
def test_every_source_has_a_name_and_none_is_left_over(name: str) -> None:
    named = keys_and_variables(catalogue("zoco.bots.statistics", "en"))
    keys = {it.key for it in figures(name).sources}
    assert OTHER not in keys
    assert {f"gain-{key}" for key in keys} <= set(named)


def test_sources_are_those_that_the_record_tells() -> None:
    text = (GOLDEN / "suleika/3-standard.txt").read_text("utf-8")
    tolls = re.findall(r"event-paid(?:-all)? seat=(\d) owner=(\d) \S+ due=\d+ paid=(\d+)", text)
    paid, received = [0] * 3, [0] * 3
    for seat, owner, piastres in tolls:
        paid[int(seat)] -= int(piastres)
        received[int(owner)] += int(piastres)
    assert source("suleika/3-standard", "toll-paid")[1] == tuple(paid)
    assert source("suleika/3-standard", "toll-received")[1] == tuple(received)
    assert source("suleika/3-standard", "start") == ((1, 1, 1), (40, 40, 40))


@pytest.mark.parametrize("name", MATCHES)
def test_as_much_is_expected_as_was_drawn(name: str) -> None:
    for draws in figures(name).draws:
        assert sum(face.seen for face in draws.faces) == draws.number
        assert sum(face.expected for face in draws.faces) == pytest.approx(draws.number, abs=0.01)


def test_the_die_of_suleika_has_two_faces_twice() -> None:
    rolls = next(it for it in figures("suleika/3-standard").draws if it.kind == "roll")
    assert rolls.faces == (
        Face("roll 1", 4, 7.5),
        Face("roll 2", 12, 15.0),
        Face("roll 3", 20, 15.0),
        Face("roll 4", 9, 7.5),
    )


def test_dice_that_fall_at_once_are_counted_one_by_one_and_piles_of_cards_not_at_all() -> None:
    first, again = figures("basari/3-standard").draws
    assert (first.paragraph, first.number, first.faces[0]) == (
        "basari 2.1",
        54,
        Face("dice 1", 9, 9.0),
    )
    assert (again.paragraph, again.number) == ("basari 2.5", 11)
    assert figures("basari_cards/3-standard").draws == ()


def test_draws_of_several_matches_are_added_up_by_kind() -> None:
    one = Draws("roll", "suleika 2.2", 2, (Face("roll 1", 2, 1.0), Face("roll 2", 0, 1.0)))
    two = Draws("roll", "suleika 2.2", 1, (Face("roll 3", 1, 1.0),))
    other = Draws("begin", "suleika 1.4", 1, (Face("begin 0", 1, 1.0),))
    rolls = (Face("roll 1", 2, 1.0), Face("roll 2", 0, 1.0), Face("roll 3", 1, 1.0))
    assert together([one, other, two]) == (Draws("roll", "suleika 2.2", 3, rolls), other)


def test_bargains_name_who_offered_and_who_accepted_even_where_it_had_to() -> None:
    log, bargains = log_of("basari/3-standard"), figures("basari/3-standard").bargains
    assert len(bargains) == 14
    for bargain in bargains:
        offer = next(
            event
            for entry in reversed(log.line[: bargain.ply])
            for event in reversed(entry.events)
            if type(event).__name__ == "Offered"
        )
        assert (bargain.offered, bargain.accepted) == (offer.seat, offer.other)
        assert bargain.event["gems"] == offer.gems


def test_a_bargain_is_worth_what_a_review_says_of_its_move() -> None:
    log = log_of("basari/3-standard", 20)
    (bargain,) = figures_of(log, worth=True).bargains
    assert bargain.worth == reviewed(log).turns[-1].change
    assert any(bargain.worth)
    assert figures_of(log).bargains[0].worth == ()


def test_a_game_without_a_valuation_has_figures_too() -> None:
    assert figures_of(log_of("toy/3-three-rounds"), worth=True).game == "toy"


def test_sales_and_passages_are_accepted_by_who_moved() -> None:
    log = log_of("scheherazade/4-zero-rounds")
    bargains = figures("scheherazade/4-zero-rounds").bargains
    assert [it.event["type"] for it in bargains].count("sold") == 5
    assert [it.event["type"] for it in bargains].count("passage_paid") == 1
    for bargain in bargains:
        event = bargain.event
        other = event["buyer"] if event["type"] == "sold" else event["payer"]
        assert log.line[bargain.ply - 1].seat == bargain.accepted
        assert {bargain.offered, bargain.accepted} == {event["seat"], other}


def test_the_course_has_the_beginning_and_the_end_of_every_round() -> None:
    course = figures("basari_cards/3-standard").course
    assert next(point.values for point in course) == (0, 0, 0)
    assert [point.round and point.round.params["number"] for point in course] == [None, 1, 2, 3]


def test_what_was_taken_back_is_not_counted_and_makes_practice_if_it_was_not_free() -> None:
    log = copied("suleika/3-standard")
    whole = figures_of(log)
    log.undo(log.ply - 20, 0)
    shorter = figures_of(log)
    assert (whole.practice, shorter.practice) == (False, True)
    assert shorter.plies == whole.plies - 20
    assert shorter.ranks == ()
    before = copied("suleika/3-standard", log.ply)
    assert shorter.sources == figures_of(before).sources


def copied(name: str, plies: int = 10_000) -> Log:
    """A log of one's own, to write in."""
    return log_of.__wrapped__(name, plies)


def test_players_are_added_up_by_name_and_practice_is_left_out() -> None:
    name = "suleika/3-standard"
    found = figures(name)
    practice = msgspec.structs.replace(found, practice=True)
    matches = [
        Match(("Ada", "Ben", "Cem"), found),
        Match(("Ben", "Ada", "Dan"), found),
        Match(("Ada", "Ben", "Cem"), practice),
    ]
    (total,) = sums_of(matches)
    assert (total.game, total.matches) == ("suleika", 2)
    ada, ben, cem, dan = total.players
    assert (ada.matches, ada.finished, ada.first, ada.mean) == (2, 2, 1, (47 + 69) / 2)
    assert (ben.matches, ben.first) == (2, 1)
    assert (cem.matches, dan.matches) == (1, 1)
    paid = next(it for it in total.sources if it.key == "toll-paid")
    assert paid.amounts == (-26 - 16, -16 - 26, -18, -18)
    rolls = next(it for it in total.draws if it.kind == "roll")
    assert (rolls.number, rolls.faces[0]) == (90, Face("roll 1", 8, 15.0))
    assert sums_of(matches[2:]) == ()


def test_a_match_that_was_broken_off_has_sources_but_nobody_has_won() -> None:
    found = figures_of(log_of("suleika/3-standard", 60))
    (total,) = sums_of([Match(("Ada", "Ben", "Cem"), found)])
    assert found.ranks == ()
    assert [(it.matches, it.finished, it.first, it.mean) for it in total.players] == [
        (1, 0, 0, None)
    ] * 3
    assert sum(it.amounts[0] for it in total.sources) == found.course[-1].values[0]
