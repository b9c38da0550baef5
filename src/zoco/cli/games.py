"""`zoco games`: what can be played."""

from __future__ import annotations

from typing import Any

from rich.text import Text

import zoco
from zoco.bots.registry import levels
from zoco.cli.console import make_console, print_json
from zoco.cli.given import missing
from zoco.core.meta import Meta
from zoco.core.options import choices


def games(as_json: bool) -> None:
    """List the games, for people or for programs."""
    if as_json:
        print_json([_facts(meta) for meta in zoco.games()])
        return
    console = make_console()
    for meta in zoco.games():
        console.print(_entry(meta))
    if missing():
        console.print(f"Announced, but not there yet: {', '.join(missing().values())}.")
    console.print("Play one with: zoco play GAME — and type ? whenever you wonder.")


def _facts(meta: Meta) -> dict[str, Any]:
    game = zoco.load(meta.key)
    return {
        "key": meta.key,
        "title": meta.title,
        "subtitle": meta.subtitle,
        "authors": list(meta.authors),
        "year": meta.year,
        "seats": list(meta.seats),
        "rules_version": meta.rules_version,
        "editions": list(meta.editions),
        "options": {name: list(values) for name, values in choices(game.kinds.options).items()},
        "bots": list(levels(game)),
    }


def _entry(meta: Meta) -> Text:
    title = f"{meta.title} ({meta.subtitle})" if meta.subtitle else meta.title
    seats = f"{min(meta.seats)} to {max(meta.seats)} seats"
    bots = ", ".join(levels(zoco.load(meta.key)))
    return Text.assemble(
        (f"{meta.key:<14}", "title"),
        (title, "bold"),
        f", {' and '.join(meta.authors)}, {meta.year}\n",
        (f"{'':14}{seats}; bots: {bots}", "dim"),
    )
