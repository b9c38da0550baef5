"""Finding a Chromium to test with, or saying clearly what is missing.

`python -m tests.web.chromium` installs one where that is possible: beside tests that need none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

# The shell has no windows of its own to draw: a page in it costs a third of the work.
NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
)
PACKAGES = (
    ("install", "-y", "chromium-headless-shell"),
    ("update",),
    ("install", "-y", "chromium-headless-shell"),
    ("install", "-y", "chromium"),
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--disable-software-rasterizer",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP bazaar.test 127.0.0.1",  # a host that is not a secure context
]
BRIEF = "--js-flags=--no-opt,--no-maglev"
"""Pages of tests are gone before it pays to optimise what they run."""
LOCK = Path(__file__).resolve().parent.parent.parent / "build" / "chromium.lock"
SHARED = Path("/dev/shm")
ROOM = 2**30
MISSING = (
    "The browser tests need Chromium or Chrome, and none was found. Install it (on Debian: "
    "apt install chromium), or name one in the environment variable ZOCO_CHROMIUM."
)


def find() -> str | None:
    """The path of an installed Chromium or Chrome."""
    named = os.environ.get("ZOCO_CHROMIUM")
    if named:
        return named
    on_path = (shutil.which(name) for name in NAMES)
    there = (place for place in PLACES if Path(place).is_file())
    return next((path for path in (*on_path, *there) if path), None)


@contextmanager
def alone() -> Iterator[None]:
    """Let nobody look for what another process is just installing: half of it may be there."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as held:
        with suppress(ImportError):  # where nothing is installed either
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def install() -> None:
    """Try Debian's packages, where one may: the shell, or else the whole browser."""
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        return
    for wish in PACKAGES:
        # Several processes may want it at once: the later ones wait for the first.
        done = subprocess.run(["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *wish])
        if not done.returncode and wish[0] == "install":
            return


def chromium() -> str:
    """The path of a Chromium, installed if need be; raises `LookupError` saying what is missing."""
    with alone():
        path = find()
        if path is None:
            install()
            path = find()
    if path is None:
        raise LookupError(MISSING)
    return path


def needless() -> list[str]:
    """What Playwright would add to the arguments although this machine does not need it.

    Pages are painted into shared memory: through files a page takes a sixth more work to load.
    """
    roomy = SHARED.is_dir() and shutil.disk_usage(SHARED).free > ROOM
    return ["--disable-dev-shm-usage"] if roomy else []


if __name__ == "__main__":
    with suppress(LookupError):  # the browser tests will say so
        chromium()
