"""Finding a Chromium to test with, or saying clearly what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

NAMES = (
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


def install() -> None:
    """Try Debian's package, where one may."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False)


def chromium() -> str:
    """The path of a Chromium, installed if need be; raises `LookupError` saying what is missing."""
    path = find()
    if path is None:
        install()
        path = find()
    if path is None:
        raise LookupError(MISSING)
    return path
