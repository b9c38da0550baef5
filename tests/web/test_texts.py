"""Whoever makes a table reads words: for every option, each of its values, and every edition."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import zoco

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = [meta.key for meta in zoco.games()]
LANGUAGES = ("en", "de")


def keys_of(path: Path) -> set[str]:
    """The text keys of a catalogue."""
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def dashed(value: object) -> str:
    """As it is written inside a text key."""
    return str(value).replace("_", "-")


def told_in_words(option: dict[str, Any]) -> list[Any]:
    """The values that nobody counts with: where one is negative, they stand for something."""
    if option["kind"] == "choice":
        return [value for value in option["values"] if not isinstance(value, int)]
    if option["kind"] == "number" and option["least"] < 0:
        return list(range(option["least"], option["most"] + 1))
    return []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_value_and_edition_has_a_text(base: str, game: str, language: str) -> None:
    info = httpx.get(f"{base}/api/games/{game}").json()
    words = keys_of(ROOT / "src" / "zoco" / "games" / game / "text" / f"{language}.ftl")
    page = keys_of(ROOT / "web" / "src" / "text" / f"inside.{language}.ftl")
    names = {f"option-{dashed(option['name'])}" for option in info["options"]}
    values = {
        f"option-{dashed(option['name'])}-{dashed(value)}"
        for option in info["options"]
        for value in told_in_words(option)
    }
    assert not names - words
    assert not {f"{name}-help" for name in names} - words
    assert not values - words
    assert not {f"edition-{dashed(edition)}" for edition in info["editions"]} - page - words
    assert not {"title", "blurb"} - words


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_who_makes_a_table_reads_of_simulations(language: str) -> None:
    sources = [ROOT / "web" / "src" / "text", *(ROOT / "src" / "zoco" / "games").glob("*/text")]
    files = [file for source in sources for file in source.glob(f"*{language}.ftl")]
    assert len(files) > len(GAMES)
    assert [file.name for file in files if "simulat" in file.read_text("utf-8").lower()] == []
