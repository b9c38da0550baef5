"""`zoco fuzz`: random play that looks for faults in the rules."""

from __future__ import annotations

import re
from pathlib import Path
from shlex import quote
from typing import NamedTuple

from zoco.cli.console import counting, make_console
from zoco.cli.given import game_of, seats_of
from zoco.cli.options import simulated_options
from zoco.core.faults import bad
from zoco.core.words.texts import Texts
from zoco.testkit.fuzz import fuzz as search


class Wish(NamedTuple):
    """What was typed after `zoco fuzz`."""

    game: str
    seats: int | None
    options: list[str]
    edition: str | None
    games: int
    seed: int
    out: Path


def fuzz(wish: Wish, language: str) -> int:
    """Play, print what was found, and answer the exit code: 1 if there is a finding."""
    game = game_of(wish.game)
    options = simulated_options(game, wish.options)
    seats, edition = seats_of(game, wish.seats, options), game.edition(wish.edition)
    if wish.out.exists() and not wish.out.is_dir():
        raise bad("wrong-not-a-folder", file=str(wish.out))
    console, texts = make_console(), Texts("zoco.cli", language)
    with counting(console, wish.games) as done:
        findings = search(
            game,
            seats,
            wish.games,
            wish.seed,
            options,
            edition=edition,
            on_finding=wish.out,
            on_game=done,
        )
    for finding in findings:
        console.print(from_one(str(finding)), style="wrong")
        console.print(texts.word("fuzz-see", file=quote(str(finding.log))), soft_wrap=True)
    if not findings:
        title = game.meta.title
        console.print(texts.word("fuzz-nothing", title=title, seats=seats, matches=wish.games))
    return 1 if findings else 0


def from_one(sentence: str) -> str:
    """The rules count seats from 0; here they are counted from 1, as by `zoco replay --view`."""
    return re.sub(r"\bseat (\d+)", lambda found: f"seat {int(found[1]) + 1}", sentence)
