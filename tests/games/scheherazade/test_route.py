"""The route: reach on both branches, camels, and the ways of event cards."""

from __future__ import annotations

import pytest

from tests.games.scheherazade.positions import ready
from tests.games.scheherazade.reach import VECTORS
from zoco.games.scheherazade.setup.places import PALACE, START, name, named

WAY = ready().edition.way


def names(fields: tuple[int, ...]) -> list[str]:
    return [name(field) for field in fields]


def test_there_are_55_vectors() -> None:
    assert len(set(VECTORS)) == 55


@pytest.mark.parametrize("vector", VECTORS)
def test_3_4_reach(vector: str) -> None:
    pieces, _, ends = vector.partition(":")
    camel, bedouin = map(named, pieces.split())
    assert names(WAY.reach[camel][bedouin]) == ends.split()


def forward(field: int) -> set[int]:
    """One step further, by the rulebook's words alone."""
    last = 24
    if field == 10:
        return {11, named("U01")}
    if field == named("U07"):
        return {14}
    if field > PALACE:
        return {field + 1}
    return {PALACE if field == last else field + 1}


def test_3_1_camels_go_forward_and_choose_the_branch() -> None:
    for start in (START, *WAY.fields):
        ends, reached = {start}, set()
        for _ in range(3):
            ends = {it for end in ends for it in forward(end)} - {PALACE}
            reached |= ends
        assert set(WAY.camel_ends[3][start]) == reached


def test_3_1_at_the_entry_both_branches_are_open() -> None:
    assert names(WAY.camel_ends[3][named("N10")]) == [
        "N11",
        "N12",
        "N13",
        "U01",
        "U02",
        "U03",
    ]
    assert names(WAY.camel_ends[3][named("U07")]) == ["N14", "N15", "N16"]
    assert names(WAY.camel_ends[3][named("N24")]) == []


def test_3_3_nobody_is_led_further_than_two_ahead_nor_backwards() -> None:
    for camel in (START, *WAY.fields):
        for field in (START, *WAY.fields):
            ends = WAY.reach[camel][field]
            assert len(ends) <= 6
            assert field not in ends
            assert len(set(ends)) == len(ends)


def test_3_8_nobody_is_led_out_of_the_palace() -> None:
    assert all(not WAY.reach[camel][PALACE] for camel in (START, *WAY.fields))


@pytest.mark.parametrize(
    ("field", "steps", "ends"),
    [
        ("N05", 2, "N03 N02 N01 S"),
        ("N01", 2, "S"),
        ("U01", 2, "N09 N08 N07 N06 N05 N04 N03 N02 N01 S"),
        ("N14", 1, "N13 N12 N11 N10 N09 N08 N07 N06 N05 N04 N03 N02 N01 S"),
    ],
)
def test_5_3_the_way_back(field: str, steps: int, ends: str) -> None:
    assert names(WAY.back(named(field), steps)) == ends.split()


@pytest.mark.parametrize(
    ("field", "ends"),
    [
        ("N09", "N10 N11 N12"),
        ("U06", "U07 N14 N15"),
        ("N23", "N24 P"),
        ("S", "N01 N02 N03"),
    ],
)
def test_5_3_the_way_forward(field: str, ends: str) -> None:
    assert names(WAY.ahead(named(field), 3)) == ends.split()


def test_5_3_near_counts_both_branches() -> None:
    assert WAY.near[2][named("N10")] == {11, 12, named("U01"), named("U02")}
    assert WAY.near[4][named("N24")] == frozenset()


def test_distance_in_the_detour_counts_through_the_entry() -> None:
    assert WAY.distance[named("U03")] == 13
    assert WAY.distance[named("N13")] == 13
    assert WAY.distance[START] == 0


@pytest.mark.parametrize("text", ["S", "P", "N01", "N24", "U01", "U07"])
def test_names_read_back(text: str) -> None:
    assert name(named(text)) == text
