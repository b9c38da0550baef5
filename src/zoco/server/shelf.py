"""Editions of the host: files in a folder for each game, which the page offers like shipped ones.

A file that cannot be used is told in the log, with its line and field, and is not offered.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from zoco.core.edition import Edition
from zoco.core.faults import BadInput, told
from zoco.core.game import Game

logger = logging.getLogger("zoco.server")
NAME = re.compile(r"[a-z0-9][a-z0-9_]{0,39}")
"""What a file is called, but for its `.json`: that stands in addresses."""
MOST = 100
"""Files for one game."""


class Shelf:
    """The editions as the files were when they were read last."""

    def __init__(self, folder: str, find: Callable[[str], Game[Any, Any]]) -> None:
        self._folder = Path(folder) if folder else None
        self._find = find
        self._found: dict[str, dict[str, Edition]] = {}
        self._stamps: dict[Path, tuple[float, int]] = {}

    def of(self, game: str) -> dict[str, Edition]:
        """The editions of a game, by the names of their files."""
        return self._found.get(game, {})

    def read(self, games: Iterable[str]) -> None:
        """Look at the files again, where any has changed."""
        files = {key: [*self._files(key)] for key in games}
        stamps = {path: _stamp(path) for paths in files.values() for path in paths}
        if stamps == self._stamps:
            return
        found = {key: {path.stem: self._read(key, path) for path in files[key]} for key in files}
        self._found = {
            key: {name: edition for name, edition in some.items() if edition is not None}
            for key, some in found.items()
        }
        self._stamps = stamps

    def _files(self, key: str) -> Iterator[Path]:
        if self._folder is not None:
            try:
                yield from sorted((self._folder / key).glob("*.json"))[:MOST]
            except OSError as error:
                logger.warning("editions of %s cannot be looked for: %s", key, error)

    def _read(self, key: str, path: Path) -> Edition | None:
        game = self._find(key)
        if not NAME.fullmatch(path.stem) or path.stem in game.meta.editions:
            logger.warning("edition %s of %s needs another name: a-z, 0-9, _", path.name, key)
            return None
        try:
            edition: Edition = game.edition(path)
        except BadInput as error:
            logger.warning("an edition of %s is not offered: %s", key, told(error.fault, "en"))
        except (OSError, RecursionError) as error:
            logger.warning("edition %s of %s cannot be read: %s", path.name, key, error)
        else:
            return edition
        return None


def _stamp(path: Path) -> tuple[float, int]:
    try:
        found = path.stat()
    except OSError:
        return 0.0, 0
    return found.st_mtime, found.st_size
