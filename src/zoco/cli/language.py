"""The option `--lang`, which all commands that speak to people have."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from zoco.cli.given import home_language


class Language(StrEnum):
    """The languages that zoco speaks."""

    en = "en"
    de = "de"


Lang = Annotated[
    Language | None,
    typer.Option("--lang", help="Language; German if the system speaks it, else English."),
]


def spoken(chosen: Language | None) -> str:
    """The language chosen, or that of the system."""
    return home_language() if chosen is None else chosen.value
