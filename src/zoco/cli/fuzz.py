"""`zoco fuzz`: random play that looks for faults in the rules."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from zoco.cli.console import counting, make_console
from zoco.cli.given import game_of, seats_of
from zoco.core.bad_input import BadInput
from zoco.testkit.fuzz import fuzz as search


def fuzz(key: str, seats: int | None, games: int, seed: int, out: Path) -> int:
    """Play, print what was found, and answer the exit code: 1 if there is a finding."""
    game = game_of(key)
    number = seats_of(game, seats, {})
    game.setup(number)
    if out.exists() and not out.is_dir():
        raise BadInput(f"{str(out)!r} is a file, not a folder for logs.")
    console = make_console()
    with counting(console, games) as done:
        findings = search(game, number, games, seed, on_finding=out, on_game=done)
    for finding in findings:
        console.print(str(finding), style="wrong")
        console.print(f"See it with: zoco replay {quote(str(finding.log))}", soft_wrap=True)
    if not findings:
        console.print(f"{game.meta.title}, {number} seats, {games:,} matches: nothing found.")
    return 1 if findings else 0
