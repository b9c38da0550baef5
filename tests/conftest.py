"""One Hypothesis profile for all tests: no timing decides, and CI always tries the same."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tests.drawings import kept
from tests.nats import nats_url
from tests.order import mixed, workers
from tests.postgres import postgres_uri

__all__ = ["kept", "nats_url", "postgres_uri"]

settings.register_profile("zoco", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("zoco")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The soak takes as long as it takes, also one test of it alone; all kinds are mixed."""
    items[:] = mixed(items)
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.timeout(0))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """What `-n auto` means."""
    return workers()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--redraw` keeps the drawings as they are made now: read them before you commit them."""
    parser.addoption("--redraw", action="store_true", help="write the kept drawings anew")
