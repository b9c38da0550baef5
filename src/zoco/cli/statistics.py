"""Figures of matches as tables for people: sparklines, sources, dice, bargains, sums."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

import zoco
from zoco.bots.statistics.dice import Draws
from zoco.bots.statistics.figures import Bargain, Figures, Point
from zoco.bots.statistics.rows import Named
from zoco.bots.statistics.sources import Source
from zoco.bots.statistics.sums import Dealing, Match, Player, Sum
from zoco.cli.speech import Speech
from zoco.cli.words import Words
from zoco.core.log.log import Log
from zoco.core.meta import Meta

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 36
"""Columns of a sparkline; of more rounds every so many are shown, the last one always."""


def print_match(console: Console, log: Log, match: Match, language: str) -> None:
    """All figures of one match."""
    figures, speech = match.figures, Speech(log.game, language, match.players)
    console.print(_headline(speech.words, log.game.meta, match), style="title")
    if figures.practice:
        console.print(speech.word("stats-practice"), style="fact")
    if figures.course:
        _heading(console, speech.word("stats-course", measure=_measure(speech.words, figures)))
        console.print(_course(speech.words, match.players, figures.course))
    _print_sources(console, speech.words, figures.measure, match.players, figures.sources)
    _print_draws(console, speech.words, figures.draws)
    if figures.bargains:
        _heading(console, speech.word("stats-bargains"))
        console.print(_bargains(speech, figures.bargains))
        if any(bargain.worth for bargain in figures.bargains):
            console.print(speech.word("stats-worth"), style="fact")


def print_sums(
    console: Console, files: Sequence[Named], sums: Sequence[Sum], language: str
) -> None:
    """A line for each match, then what those of each game come to."""
    words = Words(language)
    for name, match in files:
        what = _headline(words, zoco.load(match.figures.game).meta, match)
        console.print(words.say("stats-file", file=name, what=what))
        if match.figures.practice:
            console.print(words.say("stats-practice"), style="fact")
    if not sums:
        console.print(words.say("stats-none"), style="title")
    for total in sums:
        console.print()
        title = zoco.load(total.game).meta.title
        console.print(words.say("stats-sum", title=title, matches=total.matches), style="title")
        console.print(_players(words, total.players))
        names = [player.name for player in total.players]
        _print_sources(console, words, total.measure, names, total.sources)
        _print_draws(console, words, total.draws)
        _print_dealings(console, words, names, total.dealings)


def _headline(words: Words, meta: Meta, match: Match) -> str:
    figures = match.figures
    over = bool(figures.ranks)
    key = "stats-over" if over else "stats-broken"
    line = words.say(key, title=meta.title, plies=figures.plies)
    if not over:
        return f"{line}."
    return f"{line}. {words.say('drawn') if figures.drawn else _ranks(words, match)}"


def _ranks(words: Words, match: Match) -> str:
    ranks = match.figures.ranks
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    names = [words.say("stats-rank", rank=ranks[seat], name=match.players[seat]) for seat in order]
    return words.say("stats-ranks", names=", ".join(names))


def _heading(console: Console, text: str) -> None:
    console.print()
    console.print(text[:1].upper() + text[1:], style="bold")


def _measure(words: Words, figures: Figures) -> str:
    return words.say(f"counted-{figures.measure}")


def _table(words: Words, keys: Sequence[str], left: Sequence[int] = (0,)) -> Table:
    table = Table(box=None, pad_edge=False, header_style="fact")
    for number, key in enumerate(keys):
        text = words.say(key) if key else ""
        table.add_column(text, justify="left" if number in left else "right")
    return table


def _course(words: Words, names: Sequence[str], course: Sequence[Point]) -> Table:
    table = _table(words, ("name", "", "stats-start", "stats-highest", "stats-last"), (0, 1))
    low = min(min(point.values) for point in course)
    high = max(max(point.values) for point in course)
    for seat, name in enumerate(names):
        values = [point.values[seat] for point in course]
        line = sparkline(values, low, high)
        table.add_row(name, line, str(values[0]), str(max(values)), str(values[-1]))
    return table


def sparkline(values: Sequence[int], low: int, high: int) -> str:
    """Values as bars between `low` and `high`, in at most `WIDTH` columns."""
    last = len(values) - 1
    columns = min(len(values), WIDTH)
    places = [round(last * it / max(1, columns - 1)) for it in range(columns)]
    steps = len(BARS) - 1
    return "".join(BARS[steps * (values[it] - low) // max(1, high - low)] for it in places)


def _print_sources(
    console: Console,
    words: Words,
    measure: str,
    names: Sequence[str],
    sources: Sequence[Source],
) -> None:
    if not sources:
        return
    _heading(console, words.say("stats-sources", measure=words.say(f"counted-{measure}")))
    table = _table(words, ("stats-source",))
    for name in names:
        table.add_column(name, justify="right")
    for source in sources:
        table.add_row(_gain(words, source.key), *map(_amount, source.amounts, source.times))
    totals = (sum(source.amounts[seat] for source in sources) for seat in range(len(names)))
    table.add_row(words.say("stats-all"), *map(str, totals), style="bold")
    console.print(table)


def _gain(words: Words, key: str) -> str:
    """How a source is called; by its key where nobody has named it."""
    name = f"gain-{key}"
    return words.say(name) if words.texts.has(name) else key


def _amount(amount: int, times: int) -> str:
    return f"{amount:+} ({times})" if times else "–"


def _print_draws(console: Console, words: Words, many: Sequence[Draws]) -> None:
    """A single draw shows nothing beside its expectation: it is told in the exports only."""
    for draws in many:
        if draws.number > 1:
            rule = words.say("paragraph", paragraph=draws.paragraph.rpartition(" ")[2])
            _heading(console, words.say("stats-draws", number=draws.number, rule=rule))
            console.print(_faces(words, draws))


def _faces(words: Words, draws: Draws) -> Table:
    table = _table(words, ("stats-outcome", "stats-seen", "stats-expected"))
    for face in draws.faces:
        table.add_row(face.outcome, str(face.seen), words.figure(face.expected, 1))
    return table


def _bargains(speech: Speech, bargains: Sequence[Bargain]) -> Table:
    keys = ("stats-entry", "stats-offered", "stats-accepted", "stats-hands")
    table = _table(speech.words, keys, (1, 2, 3))
    for bargain in bargains:
        offered = _party(speech, bargain, bargain.offered)
        accepted = _party(speech, bargain, bargain.accepted)
        table.add_row(str(bargain.ply), offered, accepted, speech.texts.say(bargain.told))
    return table


def _party(speech: Speech, bargain: Bargain, seat: int) -> str:
    """Who it was, and by how many points of the share of the win it changed, if that is known."""
    worth = bargain.worth[seat] if bargain.worth else None
    return _worth(speech.words, speech.name(seat), worth)


def _worth(words: Words, name: str, worth: float | None) -> str:
    if worth is None:
        return name
    change = 100 * worth
    sign = "−" if change < -0.05 else "+" if change > 0.05 else "±"
    return f"{name} {sign}{words.figure(abs(change), 1)}"


def _print_dealings(
    console: Console, words: Words, names: Sequence[str], dealings: Sequence[Dealing]
) -> None:
    if not dealings:
        return
    _heading(console, words.say("stats-bargains"))
    table = _table(words, ("stats-offered", "stats-accepted", "stats-times"), (0, 1))
    for it in dealings:
        offered, accepted = it.worth or (None, None)
        table.add_row(
            _worth(words, names[it.offered], offered),
            _worth(words, names[it.accepted], accepted),
            str(it.times),
        )
    console.print(table)
    if any(it.worth for it in dealings):
        console.print(words.say("stats-worth"), style="fact")


def _players(words: Words, players: Sequence[Player]) -> Table:
    keys = ("name", "stats-matches", "stats-finished", "stats-first", "stats-mean")
    table = _table(words, keys)
    for player in players:
        mean = "–" if player.mean is None else words.figure(player.mean, 1)
        counts = (player.matches, player.finished, player.first)
        table.add_row(player.name, *map(str, counts), mean)
    return table
