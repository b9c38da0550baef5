"""A real Chromium, a real server, and visitors with a page each."""

from __future__ import annotations

from asyncio import AbstractEventLoop, get_running_loop
from asyncio.events import _get_running_loop, _set_running_loop
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ViewportSize,
    expect,
    sync_playwright,
)

import zoco
from tests.web.chromium import ARGUMENTS, BRIEF, chromium, needless
from tests.web.contexts import Contexts, Waiting, Way
from tests.web.house import serving
from tests.web.visitor import PATIENCE, Visitor

BUILT = Path(zoco.__file__).parent / "web" / "index.html"
Invite = Callable[..., Visitor]
NUMBERS = count()
KNOWN = {meta.key: "" for meta in zoco.games()}
"""Visitors know all games, unless they are to be offered a lesson."""

SOAKED = 180_000
"""In the soak things come when a busy machine gets to them: bots think where nobody else does."""


@contextmanager
def running(loop: AbstractEventLoop | None) -> Iterator[None]:
    """Let this loop count as the one that runs in this thread, until the block ends."""
    before = _get_running_loop()
    _set_running_loop(loop)
    yield
    _set_running_loop(before)


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """One browser for all tests of a process, and the loop that its driver runs.

    The loop would count as running until the browser is closed, and no asynchronous test could run
    in between: so it counts only as long as a test looks at the browser.
    """
    try:
        path = chromium()
    except LookupError as missing:
        pytest.fail(str(missing))
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=path, args=[*ARGUMENTS, BRIEF], ignore_default_args=needless()
        )
        loop = get_running_loop()
        with running(None):
            yield started, loop
        started.close()


@pytest.fixture
def browser(launched: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """The browser, for one test."""
    started, loop = launched
    with running(loop):
        yield started


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running `zoco serve`."""
    assert BUILT.is_file(), "the web client is not built: make setup"
    with serving(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="session")
def waiting() -> Waiting:
    """Contexts that one test left to the next."""
    return []


@pytest.fixture
def contexts(browser: Browser, waiting: Waiting) -> Contexts:
    """The contexts of this process's browser."""
    return Contexts(browser, waiting)


@pytest.fixture
def visitor(contexts: Contexts, base: str, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Makes visitors, each with cookies of their own; at the end none may have complained."""
    patience = SOAKED if request.node.get_closest_marker("soak") else PATIENCE
    expect.set_options(timeout=patience)
    made: list[tuple[Way, BrowserContext, Visitor]] = []

    def come(
        size: tuple[int, int] = (1280, 800), address: str = base, name: str = "Ada", **more: Any
    ) -> Visitor:
        # Steady: how busy this machine is must not decide whether something moves.
        usual = {"name": name, "pace": "once", "sound": False, "steady": True, "learn": KNOWN}
        settings = {**usual, **more.pop("settings", {})}
        first = more.pop("first", False)  # nobody was here before: not even files are there
        # Each from an address of their own, as a proxy would tell it: limits are per address.
        number = next(NUMBERS)
        address_of = {"X-Forwarded-For": f"10.{number // 256}.{number % 256}.1"}
        # What is waited for in a page is evaluated there, which ours forbid (test_shielded.py).
        # No service worker: what one test keeps is nothing to another.
        defaults = {"locale": "en-US", "bypass_csp": True, "service_workers": "block"}
        way = Way(address, settings, {**defaults, **more})
        window: ViewportSize = {"width": size[0], "height": size[1]}
        context = contexts.come(way, window, address_of, first)
        one = Visitor(context, address, settings, patience)
        one.altered = first or address != base
        made.append((way, context, one))
        return one

    yield come
    for way, context, one in made:
        one.check()
        contexts.leave(way, one, context)
