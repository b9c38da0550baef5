from __future__ import annotations

from itertools import combinations, product
from typing import Any

import zoco
from zoco.testkit.settings import paired, pairwise, settings
from zoco.testkit.spots import Case
from zoco.testkit.toy.game import GAME

FACTORS: dict[str, tuple[Any, ...]] = {
    "seats": (2, 3, 4),
    "fast": (False, True),
    "moon": ("new", "half", "full"),
    "wind": (0, 5, 9),
}


def pairs(rows: Any) -> set[frozenset[tuple[str, Any]]]:
    return {frozenset(pair) for row in rows for pair in combinations(row.items(), 2)}


def every_row() -> list[dict[str, Any]]:
    return [dict(zip(FACTORS, row, strict=True)) for row in product(*FACTORS.values())]


def test_any_two_values_meet_in_few_rows() -> None:
    rows = pairwise(FACTORS, lambda _: True)
    assert pairs(rows) == pairs(every_row())
    assert len(rows) <= 15  # nine is the least: three times three values of the largest factors


def test_pairs_that_no_possible_row_has_are_left_out() -> None:
    def possible(row: dict[str, Any]) -> bool:
        return row["seats"] == 2 or not row["fast"]

    rows = pairwise(FACTORS, possible)
    assert all(map(possible, rows))
    assert pairs(rows) == pairs(filter(possible, every_row()))


def test_what_does_not_matter_in_a_row_is_as_usual() -> None:
    factors = {**FACTORS, "long": (0, 150, 300)}
    rows = pairwise(factors, lambda _: True, {"long": 150, "moon": "full"})
    values = [row["long"] for row in rows]
    assert pairs(rows) == pairs(pairwise(factors, lambda _: True))
    assert values.count(150) > max(values.count(0), values.count(300))


def test_pairs_that_cannot_be_do_not_crowd_out_those_that_can() -> None:
    """Greed for pairs that no possible row has would leave nothing but plain rows."""
    factors = {"seats": (3, 4, 5), "extra": (0, 1, 2, 3), "first": (0, 1, 2)}

    def possible(row: dict[str, Any]) -> bool:
        return bool(row["extra"] == 0 or row["seats"] == 3)

    rows = pairwise(factors, possible)
    assert pairs(rows) == pairs(
        row
        for row in (dict(zip(factors, it, strict=True)) for it in product(*factors.values()))
        if possible(row)
    )
    assert len(rows) <= 4 * 3 + 2 * 3


def test_settings_have_the_options_of_a_simulation() -> None:
    found = settings(zoco.load("scheherazade"))
    assert [str(setting) for setting in found[:4]] == [
        f"{seats}-round_limit=150" for seats in (3, 4, 5, 6)
    ]
    limits = [setting.options.round_limit for setting in found]  # type: ignore[attr-defined]
    assert set(limits) == {0, 150, 300}
    assert limits.count(150) > len(limits) / 2
    assert found[-1].options == found[0].options, "the other edition too"


def test_one_factor_alone_makes_no_pairs() -> None:
    assert pairwise({"seats": (2, 3)}, lambda _: True) == ()


def test_settings_begin_with_the_plain_ones() -> None:
    found = settings(GAME)
    assert [str(setting) for setting in found[:2]] == ["2", "3"]
    assert len(set(found)) == len(found)
    assert {s.options.rounds for s in found} == {1, 2, 3}  # type: ignore[attr-defined]


def test_settings_keep_to_the_seats_that_options_allow() -> None:
    suleika = zoco.load("suleika")
    every_day = ["2", "3", "4", "4-first=3", "2-direction_at_end=True"]
    assert [str(setting) for setting in settings(suleika)] == every_day
    assert [str(setting) for setting in paired(suleika)] == every_day


def test_each_value_is_tried_alone_and_any_two_in_pairs() -> None:
    scheherazade = zoco.load("scheherazade")
    standard, alone = scheherazade.simulated(), settings(scheherazade)
    for setting in alone:
        names = standard.__struct_fields__
        odd = [n for n in names if getattr(setting.options, n) != getattr(standard, n)]
        assert len(odd) <= 1, "what goes together is for the soak"
    values = [{n: getattr(s.options, n) for n in standard.__struct_fields__} for s in alone]
    for setting in paired(scheherazade):
        for name in standard.__struct_fields__:
            value = getattr(setting.options, name)
            assert any(row[name] == value for row in values), "no value is left for the soak"
    assert len(paired(scheherazade)) > len(alone)


def test_every_shipped_edition_is_among_the_settings() -> None:
    for meta in zoco.games():
        found = settings(zoco.load(meta.key))
        assert {s.edition for s in found} == {None, *meta.editions[1:]}
    bazaar = [str(setting) for setting in settings(zoco.load("bazaar"))]
    assert bazaar[-1] == "2-edition=example"
    case = Case(zoco.load("bazaar"), *settings(zoco.load("bazaar"))[-1])
    assert case.table().edition == zoco.load("bazaar").edition("example")
