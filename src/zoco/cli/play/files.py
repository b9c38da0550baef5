"""Where a match can be saved; whatever was typed as the name of a file, asking is no fault."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def is_there(path: Path) -> bool:
    """Whether there is something of this name."""
    try:
        return path.exists()
    except OSError:  # a name too long, a folder that nobody may look into
        return False


def is_folder(path: Path) -> bool:
    """Whether it is a folder."""
    return is_there(path) and path.is_dir()


def spare_path(key: str, folder: Path | None = None) -> Path:
    """A name for a match of this game that is not taken, here or in another folder."""
    here, number = folder or Path(), 1
    path = here / f"zoco-{key}.jsonl"
    while is_there(path):
        number += 1
        path = here / f"zoco-{key}-{number}.jsonl"
    return path


def last_resorts(key: str) -> Iterator[Path]:
    """Where a match is put before it is lost: here, at home, or where everybody may write."""
    yield spare_path(key)
    with suppress(RuntimeError):
        yield spare_path(key, Path.home())
    with suppress(OSError):
        yield spare_path(key, Path(tempfile.gettempdir()))
