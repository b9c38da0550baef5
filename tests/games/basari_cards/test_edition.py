"""Editions: others load and play; wrong ones are refused by file, field and value."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.basari_cards.positions import card, crew, kinds, merchant, reveal, table_of
from zoco.core.chance import CHANCE
from zoco.core.codec import from_json, to_json
from zoco.core.faults import BadInput, shortened
from zoco.core.log.log import Log
from zoco.core.playout import playout
from zoco.games.basari_cards import worth
from zoco.games.basari_cards.events import Manned
from zoco.games.basari_cards.game import GAME
from zoco.games.basari_cards.scoring import awarded, if_scored
from zoco.parts.majorities import HadMost

Data = dict[str, Any]


def standard() -> Data:
    """The content of the shipped file."""
    file = resources.files(GAME.package) / "editions" / "standard.json"
    data: Data = json.loads(file.read_text("utf-8"))
    return data


def with_card(number: int, **changes: Any) -> Data:
    """The shipped edition with one other card."""
    data = standard()
    data["cards"][number] |= changes
    return data


LAZY = standard() | {"cards": [card | {"workers": 1} for card in standard()["cards"]]}
SMALL = standard() | {"cards": standard()["cards"][:20]}
TINY = standard() | {"cards": standard()["cards"][:10]}

WRONG = [
    pytest.param(with_card(3, workers=0), "cards[3].workers", 0, "at least 1", id="no worker"),
    pytest.param(
        with_card(4, points="7"), "cards[4].points", "7", "must be a whole number (found", id="text"
    ),
    pytest.param(
        with_card(5, gems=[1, 2]),
        "cards[5].gems",
        [1, 2],
        "a list with a length of 4",
        id="two colours",
    ),
    pytest.param(
        with_card(6, gems=[0, 0, 0, -1]), "cards[6].gems[3]", -1, "at least 0", id="negative"
    ),
    pytest.param(
        with_card(7, gems=[0, 0, 0, 0]), "cards[7].gems", (0, 0, 0, 0), "shows no gem", id="no gem"
    ),
    pytest.param(
        with_card(8, price=2), "cards[8].price", 2, "there is no such field", id="unknown"
    ),
    pytest.param(standard() | {"gems": 14}, "gems", 14, "at least 15", id="too few gems for five"),
    pytest.param(standard() | {"start": 5}, "gems", 22, "at least 25", id="too many to start with"),
    pytest.param(standard() | {"start": -1}, "start", -1, "at least 0", id="owed gems"),
    pytest.param(
        standard() | {"majorities": [14, 12, 10]},
        "majorities",
        [14, 12, 10],
        "a list with a length of 4",
        id="three",
    ),
    pytest.param(
        standard() | {"majorities": [14, 12, 10, -8]},
        "majorities[3]",
        -8,
        "at least 0",
        id="a loss",
    ),
    pytest.param(
        standard() | {"majorities": [100, 1, 1, 1]},
        "majorities[0]",
        100,
        "at most 99",
        id="a fortune",
    ),
    pytest.param(
        standard() | {"worker_target": 0}, "worker_target", 0, "at least 1", id="no rounds"
    ),
    pytest.param(
        standard() | {"worker_target": "15"},
        "worker_target",
        "15",
        "must be a whole number (found",
        id="words",
    ),
    pytest.param(standard() | {"worker_bonus": -1}, "worker_bonus", -1, "at least 0", id="a fine"),
    pytest.param(
        standard() | {"worker_target": 16},
        "cards",
        39,
        "run short with 5 players: 74 workers, not over 75",
        id="a longer pass than the pile lasts",
    ),
    pytest.param(
        standard() | {"cards": []}, "cards", [], "with a length of at least 10", id="no cards"
    ),
    pytest.param(LAZY, "cards", 39, "run short with 3 players: 36 workers, not over 42", id="lazy"),
    pytest.param(SMALL, "cards", 20, "run short with 3 players", id="small"),
    pytest.param(TINY, "cards", 10, "run short with 2 players", id="tiny"),
]


@pytest.mark.parametrize(("data", "field", "value", "reason"), WRONG)
def test_a_wrong_edition_is_refused_by_file_field_and_value(
    data: Data, field: str, value: object, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(BadInput) as refused:
        GAME.edition(str(file))
    found = refused.value.fault
    assert (found.file, found.field, found.value) == ("mine.json", field, shortened(value))
    assert str(refused.value).startswith(f"mine.json, field {field}: ")
    assert reason in str(refused.value)


def test_2_8_an_edition_may_be_as_small_as_the_check_allows() -> None:
    strong = [card | {"workers": 4} for card in standard()["cards"]]
    assert GAME.edition(standard() | {"cards": strong[:23]}).least_workers(5) == 72
    with pytest.raises(BadInput, match="run short with 5 players: 68 workers, not over 70"):
        GAME.edition(standard() | {"cards": strong[:22]})


PRINTED = {"start": 3, "majorities": [14, 12, 10, 8], "worker_target": 15, "worker_bonus": 12}


@pytest.mark.parametrize("name", GAME.meta.editions)
def test_the_printed_values_stand_in_the_shipped_files(name: str) -> None:
    file = resources.files(GAME.package) / "editions" / f"{name}.json"
    assert PRINTED.items() <= json.loads(file.read_text("utf-8")).items()


def test_what_an_edition_leaves_out_is_as_printed() -> None:
    assert GAME.edition(before()) == GAME.edition()


def test_a_record_from_before_there_were_these_fields_is_committed_to_as_it_was() -> None:
    """The entries of a log bind the table with its edition: nothing may appear in it later."""
    log = Log.start(GAME, 3, None, before())
    assert log.header.edition.keys() == {"name", "provenance", "gems", "cards"}
    log.append(CHANCE, next(iter(GAME.outcomes(log.table)))[0])
    assert json.loads(to_json(log.table))["edition"] == before()
    again = Log(GAME, log.header)
    assert again.head == Log.start(GAME, 3, None, before()).head
    assert to_json(again.table) == to_json(log.at(0))


def before() -> Data:
    """The content of the standard edition before it said how it is scored."""
    return {key: value for key, value in standard().items() if key not in PRINTED}


OTHER = standard() | {
    "start": 2,
    "majorities": [40, 3, 2, 1],
    "worker_target": 9,
    "worker_bonus": 50,
}


def test_1_2_an_edition_says_with_how_many_gems_everybody_starts() -> None:
    table = GAME.setup(4, None, OTHER)
    assert list(table.gems) == [(2, 2, 2, 2)] * 4
    assert table.supply == (22 - 8,) * 4
    assert GAME.flaws(table) == ()
    assert GAME.setup(3, None, standard() | {"start": 0}).gems[0] == (0, 0, 0, 0)


def test_4_1_an_edition_says_what_majorities_score() -> None:
    table = replace(GAME.setup(3, None, OTHER), gems=tuple(mine.gems for mine in GEMS))
    assert tuple(awarded(table))[:4] == (
        HadMost(0, "red", 40, shared=False, returned=3),
        HadMost(0, "yellow", 1, shared=True, returned=2),
        HadMost(1, "yellow", 1, shared=True, returned=2),
        HadMost(1, "green", 2, shared=False, returned=1),
    )
    assert if_scored(table) == (40 + 1, 1 + 2, 1)


GEMS = (merchant("5r2y"), merchant("2y1g"), merchant("1b"))


def test_4_2_an_edition_says_how_many_workers_end_a_pass_and_what_they_score() -> None:
    cards = [card("2r1b"), card("3g"), card("3b")]
    edition = GAME.edition(OTHER)
    for workers, ended in ((8, False), (9, True)):
        mine = merchant("0", 0, (*crew(workers - 4, cards), cards[0]))
        others = [merchant("0", 0, [number]) for number in cards[1:]]
        table = table_of(mine, *others, edition=edition)
        assert table.workers(0) == workers
        table, events = reveal(table, "BBB")
        assert ("PassEnded" in kinds(events)) is ended
        assert (Manned(0, 9, 50) in events) is ended


def test_a_preview_and_a_reason_go_by_the_edition() -> None:
    mine = merchant(cards=crew(8))
    table = table_of(mine, merchant(), merchant(), edition=GAME.edition(OTHER))
    found = {it.key: it for it in GAME.preview(GAME.view(table, 0), GAME.read("choose A"))}
    assert found["fact-odds"].params == {"missing": 1, "enough": 9, "odds": "1"}
    assert worth.crew_worth(table, 0, 1) == 50
    assert worth.crew_worth(table_of(mine, merchant(), merchant()), 0, 1) < 12
    dear, cheap = (worth.majority_worth(table, place, (3, 1, 1), 0) for place in (0, 3))
    assert dear == pytest.approx(40 * cheap)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_edition_with_other_values_is_played_to_its_end(seats: int) -> None:
    table = GAME.setup(seats, {"two_player": seats == 2}, OTHER)
    after, plies, _ = playout(GAME, table, Random(seats))
    assert GAME.result(after) is not None
    assert plies <= GAME.longest(seats, after.options, after.edition)
    assert GAME.flaws(after) == ()


def test_a_longer_pass_may_last_longer() -> None:
    long = GAME.edition(standard() | {"worker_target": 11})
    options = GAME.options()
    assert GAME.longest(3, options, long) * 15 == GAME.longest(3, options) * 11


def test_the_shipped_editions_tell_that_they_are_no_printed_list() -> None:
    edition = GAME.edition("standard")
    assert edition == GAME.edition() == GAME.edition(standard())
    assert "reconstruction" in edition.provenance.en
    assert "Rekonstruktion" in edition.provenance.de
    assert GAME.meta.editions == ("standard", "busy")
    assert "Nothing of it was ever printed" in GAME.edition("busy").provenance.en


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_busy_bazaar_is_played_to_its_end_and_is_shorter(seats: int) -> None:
    after, plies, _ = playout(GAME, GAME.setup(seats, None, "busy"), Random(seats))
    assert GAME.result(after) is not None
    assert plies <= GAME.longest(seats, after.options)
    assert GAME.flaws(after) == ()
    assert len(after.edition.cards) == 32


def test_a_table_of_another_edition_survives_json() -> None:
    table = GAME.setup(4, None, "busy")
    assert from_json(GAME, "table", to_json(table)) == table
