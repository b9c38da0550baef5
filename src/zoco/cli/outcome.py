"""How a match ended: a table of ranks and scores, and what broke the ties."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from zoco.cli.speech import Speech
from zoco.core.result import Result


def print_result(console: Console, result: Result, speech: Speech) -> None:
    """Ranks, scores, and a sentence about ties where there were any."""
    console.print()
    console.print(_table(result, speech))
    console.print(_announced(result, speech), style="title")
    for line in () if result.drawn else _ties(result, speech):
        console.print(line, style="dim")


def _announced(result: Result, speech: Speech) -> str:
    """Who won, if anybody did."""
    if result.drawn:
        return speech.word("drawn")
    winners = [speech.name(seat) for seat in result.winners]
    key = "wins" if len(winners) == 1 else "win-together"
    return speech.word(key, names=speech.listed(winners))


def _table(result: Result, speech: Speech) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(speech.word("rank"), justify="right")
    table.add_column(speech.word("name"))
    for measure in result.measures:
        table.add_column(speech.texts.word(f"measure-{measure.key}"), justify="right")
    for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
        values = (str(measure.values[seat]) for measure in result.measures)
        style = "bold" if seat in result.winners else None
        rank = "–" if result.drawn else f"{result.ranks[seat]}."
        table.add_row(rank, speech.name(seat), *values, style=style)
    return table


def _ties(result: Result, speech: Speech) -> list[str]:
    """Which measure decided between seats that were level, and who stayed level."""
    lines = []
    for before, measure in zip(result.measures, result.measures[1:], strict=False):
        first = speech.texts.word(f"measure-{before.key}")
        second = speech.texts.word(f"measure-{measure.key}")
        rule = speech.rule(measure.paragraph)
        lines.append(speech.word("tie-break", first=first, second=second, rule=rule))
    if len(set(result.ranks)) < len(result.ranks):
        lines.append(speech.word("still-level"))
    return lines
