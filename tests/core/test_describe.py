"""Descriptions are a closed union: JSON out and in again, moves inside as they are sent."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from tests.core.bids.rules import LEAVES, Amounts, Seal
from zoco.core.describe import Bundle, Count, Description, Group, Option, Pick
from zoco.core.words.said import Said

BUNDLE = Bundle(Said("offer"), ("red", "blue"), (3, 1), 1, Seal(0), "amount", beats=(1, 0))
COUNT = Count(Said("how-many", {"most": 3}), 0, 3, Seal(0), "amount")
FREE = Count(Said("how-many"), 0, 3, Seal(0), "amount", taken=(1, 2))
PICK = Pick(Said("which"), (Option(Seal(1), Said("one")), Option(Seal(2), Said("two"))))
ALL = (PICK, COUNT, BUNDLE, Group((COUNT, Group((PICK,)))), Group(()), FREE)


@pytest.mark.parametrize("description", ALL)
def test_a_description_survives_json(description: Description) -> None:
    text = msgspec.json.encode(description)
    kind = cast("type[Any]", Description)
    assert msgspec.json.encode(msgspec.json.decode(text, type=kind)) == text


def test_the_type_tells_a_client_what_to_draw() -> None:
    kinds = [msgspec.to_builtins(description)["type"] for description in ALL]
    assert kinds == ["pick", "count", "bundle", "group", "group", "count"]


def test_an_unknown_type_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="slider"):
        msgspec.convert({"type": "slider"}, cast("type[Any]", Description))


def test_collections_describe_themselves_with_moves_that_can_be_sent_back() -> None:
    pick = LEAVES.describe()
    assert isinstance(pick, Pick)
    assert [option.move in LEAVES for option in pick.options] == [True]
    count = Amounts(2).describe()
    assert isinstance(count, Count)
    filled = [
        msgspec.structs.replace(count.move, **{count.field: number})
        for number in range(count.low, count.high + 1)
    ]
    assert filled == list(Amounts(2))
