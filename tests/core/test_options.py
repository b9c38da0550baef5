"""Options: every one has a default, every error names the option and its value."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from msgspec import Meta

from tests.core.bids.rules import BidsOptions
from zoco.core.codec import to_json
from zoco.core.faults import BadInput, shortened
from zoco.core.options import Options, choices, read_options


def test_nobody_has_to_choose() -> None:
    assert read_options(BidsOptions, None) == read_options(BidsOptions, {}) == BidsOptions()


def test_options_are_taken_as_they_are_or_from_a_mapping() -> None:
    chosen = BidsOptions(pace="fast")
    assert read_options(BidsOptions, chosen) is chosen
    assert read_options(BidsOptions, {"pace": "fast"}) == chosen


class OtherOptions(Options, frozen=True):
    """Options of another game."""

    pace: str = "brisk"
    weather: int = 1


def test_options_of_another_game_are_read_like_any_mapping() -> None:
    assert read_options(BidsOptions, OtherOptions()) == BidsOptions()
    with pytest.raises(BadInput) as caught:
        read_options(BidsOptions, OtherOptions(weather=2))
    assert (caught.value.fault.field, caught.value.fault.value) == ("options.weather", "2")


@pytest.mark.parametrize(
    ("given", "field", "value"),
    [
        ({"speed": 9}, "speed", 9),
        ({"pace": "brisk"}, "pace", "brisk"),
        ({"rounds": 4}, "rounds", 4),
        ({"rounds": 0}, "rounds", 0),
        ({"rounds": "2"}, "rounds", "2"),
        ({"changing": 1}, "changing", 1),
        ({"rounds": None}, "rounds", None),
    ],
)
def test_a_wrong_option_is_named_with_its_value(
    given: dict[str, Any], field: str, value: object
) -> None:
    with pytest.raises(BadInput) as caught:
        read_options(BidsOptions, given)
    found = caught.value.fault
    assert (found.field, found.value) == (f"options.{field}", shortened(value))
    assert str(caught.value).endswith(f"(found {shortened(value)})")


def test_choices_are_all_of_a_few_and_the_ends_of_a_range() -> None:
    assert choices(BidsOptions) == {
        "pace": ("fast", "slow"),
        "changing": (False, True),
        "rounds": (1, 3),
    }


class Wide(Options, frozen=True):
    """A range whose default is neither end."""

    size: Annotated[int, Meta(ge=0, le=9)] = 4


def test_choices_hold_the_default() -> None:
    assert choices(Wide) == {"size": (0, 4, 9)}


def test_an_option_without_bounds_is_a_fault_of_the_program() -> None:
    with pytest.raises(TypeError, match="bounded int"):
        choices(OtherOptions)


def test_defaults_are_left_out_of_json_so_that_new_options_change_no_old_hash() -> None:
    assert to_json(BidsOptions()) == b"{}"
    assert to_json(BidsOptions(rounds=2)) == b'{"rounds":2}'
