from __future__ import annotations

import re
from pathlib import Path

import zoco.cli
from zoco.bots.registry import LEVELS
from zoco.core.words.texts import catalogue, faults, keys_and_variables

SOURCES = tuple(Path(zoco.cli.__file__).parent.rglob("*.py"))


def test_both_languages_say_the_same_with_the_same_variables() -> None:
    english, german = (catalogue("zoco.cli", language) for language in ("en", "de"))
    assert faults(english) == faults(german) == ()
    assert keys_and_variables(english) == keys_and_variables(german)


def test_every_text_is_said_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    said = set(re.findall(r'"([a-z-]+)"', code))
    begun = tuple(re.findall(r'f"([a-z]+-)\{', code))
    keys = set(keys_and_variables(catalogue("zoco.cli", "en")))
    assert {key for key in keys - said if not key.startswith(begun)} == set()


def test_every_level_of_bots_has_a_name() -> None:
    for language in ("en", "de"):
        assert {f"level-{level}" for level in LEVELS} <= set(
            keys_and_variables(catalogue("zoco.cli", language))
        )
