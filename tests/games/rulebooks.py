"""What every rulebook must tell of edition files."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import msgspec

from zoco.core.game import Game

NEEDS = {"en": "needs", "de": "Nötig sind"}


def check_edition_told(game: Game[Any, Any], language: str) -> None:
    """All fields are named, those that are needed first, and how such a file is played."""
    text = (resources.files(game.package) / f"rulebook.{language}.md").read_text("utf-8")
    told = text.split(NEEDS[language])[-1]
    required = re.split(r"\.\s", told)[0]
    fields = {it.name: it.required for it in msgspec.structs.fields(game.kinds.edition)}
    assert set(re.findall(r"`(\w+)`", told)) - {"edition"} == set(fields)
    assert set(re.findall(r"`(\w+)`", required)) == {it for it, must in fields.items() if must}
    assert f"`zoco play {game.meta.key} --edition " in text
    assert "`POST /api/tables`" in text
