"""What is tried every day, and what is left for the soak: other themes, sizes and languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def every_day(values: Sequence[Any], *daily: Any) -> list[Any]:
    """All these values for a test; those that are not named are for the soak."""
    assert set(daily) <= set(values)
    return [value if value in daily else _soaked(value) for value in values]


def _soaked(value: Any) -> Any:
    values = value if isinstance(value, tuple) else (value,)
    return pytest.param(*values, marks=pytest.mark.soak)
