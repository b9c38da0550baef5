"""Garbage is swept up where nobody waits for it."""

from __future__ import annotations

import pytest

from zoco.server.sweeping import due


@pytest.mark.parametrize(
    ("now", "used", "last", "sweeps"),
    [
        (100.0, 98.0, 50.0, True),  # somebody played, and it is quiet now
        (100.0, 99.5, 50.0, False),  # somebody plays
        (100.0, 40.0, 50.0, False),  # nobody has played since
        (5000.0, 4999.9, 50.0, True),  # it was never quiet, for too long
    ],
)
def test_all_is_swept_in_a_quiet_moment(now: float, used: float, last: float, sweeps: bool) -> None:
    assert due(now, used, last) is sweeps
