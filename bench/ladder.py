"""The series of docs/ladder.md: levels, temperaments and tricks, played on where they were stopped.

python bench/ladder.py [WORD ...] [--games N] [--jobs 1] [--write] [--forget]

Words choose series by game, group or bot, as in `suleika levels`; `--games` stops each of them
earlier. A trick that is settled, because even the upper end of its interval is no more than it may
win, is tried no more. Matches are kept in `build/ladder`; `--write` plays nothing, adds them to
`bench/matches.json`, from where any machine goes on, and puts the figures into `bench/ladder.json`
and the page, where more matches were played than for those that are there. Before a series goes on
its first match is played again: if it ends otherwise, a bot has changed, and nothing is mixed.
`--forget` throws away what was played of the chosen series.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # in place of this folder, whose click.py hides the library

from bench.matches import Matches, is_still_so  # noqa: E402
from bench.report import table  # noqa: E402
from zoco.bots.arena.contest import Contest, Played  # noqa: E402
from zoco.bots.arena.engine import ENGINES, contested  # noqa: E402
from zoco.bots.arena.figures import figures  # noqa: E402
from zoco.bots.arena.record import Record  # noqa: E402
from zoco.bots.registry import probes  # noqa: E402
from zoco.games import load, metas  # noqa: E402

FIGURES, MATCHES = ROOT / "bench" / "ladder.json", ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
SEATS, SEED, BATCH = 4, 2026, 24
STEPS = (("trader", "novice", 400), ("merchant", "trader", 200), ("vizier", "merchant", 120))
"""Each level against three of the level below."""
HOUSE = (("bold", "patient", "envious", "generous"), ("even", "bold", "patient", "generous"))
"""Temperaments that meet."""
RIVALS = (("trader", 1000, 400), ("merchant", 300, 120))
"""Levels whose temperaments meet, and whom tricks are tried on: how often each."""
ALLOWED = 0.30
"""What a trick may win."""
Rows = list[list[str]]


class Series(NamedTuple):
    """Bots that meet in a game, and how often."""

    game: str
    group: str
    bots: tuple[str, ...]
    games: int

    @property
    def name(self) -> str:
        """What it is kept under."""
        return "-".join([self.game, self.group, *dict.fromkeys(self.bots)]).replace("/", ".")

    @property
    def file(self) -> str:
        """The same, as the name of a file."""
        return self.name.replace(":", ".")

    def is_meant(self, words: list[str]) -> bool:
        """Whether all words are said of it."""
        said = {self.game, self.group, *self.bots}
        return all(word in said for word in words)


def series() -> Iterator[Series]:
    """All of them, the cheap ones first."""
    for meta in metas():
        game = load(meta.key)
        for upper, lower, games in STEPS:
            yield Series(meta.key, "levels", (upper, *[lower] * (SEATS - 1)), games)
        for level, meetings, tries in RIVALS:
            for tempers in HOUSE:
                named = tuple(f"{level}/{temper}" for temper in tempers)
                yield Series(meta.key, "temperaments", named, meetings)
            for probe in probes(game):
                yield Series(meta.key, "tricks", (probe, *[level] * (SEATS - 1)), tries)


def record_of(one: Series) -> tuple[Contest, Record]:
    """What was played of a series so far."""
    contest = Contest(one.game, SEATS, one.bots, SEED, {})
    MATCHES.mkdir(parents=True, exist_ok=True)
    return contest, Record(contest, MATCHES / f"{one.file}.jsonl")


def play(one: Series, games: int, jobs: int) -> None:
    """Go on with a series, a batch at a time."""
    contest, record = record_of(one)
    with record:
        known = Matches().of(one.name)
        if not is_still_so(contest, known):
            raise SystemExit(f"{one.name}: the bots have changed; see --forget")
        known |= record.played
        missing = [it for it in range(min(games, one.games)) if it not in known]
        while missing and not is_settled(one, contest, known):
            for match in contested(contest, missing[:BATCH], ENGINES["process"], jobs):
                record.add(match)
                known[match.number] = match
            missing = missing[BATCH:]
            found = figures(contest, tuple(known.values()))
            print(f"{one.name}: {shown(found['wins'][0])}, {found['games']}", flush=True)


def is_settled(one: Series, contest: Contest, known: dict[int, Played]) -> bool:
    """Whether a trick has been seen to bring no more than it may."""
    if one.group != "tricks" or len(known) < BATCH:
        return False
    high: float = figures(contest, tuple(known.values()))["wins"][0]["high"]
    return high <= ALLOWED


def gathered(kept: dict[str, Any]) -> dict[str, Any]:
    """The figures with those of all that was played; the matches are written down."""
    matches = Matches()
    for one in series():
        if (MATCHES / f"{one.file}.jsonl").exists():
            contest, record = record_of(one)
            with record:
                known = matches.of(one.name)
                new = {it: match for it, match in record.played.items() if it not in known}
            if new:
                matches.keep(one.name, known | new)
            if len(known | new) > kept.get(one.name, {"games": 0})["games"]:
                kept[one.name] = figures(contest, tuple((known | new).values()))
    matches.write()
    return kept


def shown(wins: dict[str, Any]) -> str:
    """A share with its interval, in per cent."""
    share, low, high = (100 * wins[key] for key in ("share", "low", "high"))
    return f"{share:.1f} % ({low:.1f}–{high:.1f})"


def forgotten(words: list[str]) -> None:
    """What was played of these series counts no more."""
    kept, matches = figures_kept(), Matches()
    for one in series():
        if one.is_meant(words):
            kept.pop(one.name, None)
            matches.forget(one.name)
            (MATCHES / f"{one.file}.jsonl").unlink(missing_ok=True)
    matches.write()
    keep(kept)


def figures_kept() -> dict[str, Any]:
    """Those of all series, by their names."""
    found: dict[str, Any] = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    return found


def keep(kept: dict[str, Any]) -> None:
    """Write them down, for programs and for people."""
    FIGURES.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
    PAGE.write_text(written(PAGE.read_text("utf-8"), kept), "utf-8")


def title(game: str) -> str:
    """What a game is called."""
    return next(meta.title for meta in metas() if meta.key == game)


def levels(one: Series, found: dict[str, Any]) -> Rows:
    """A level against the one below, and what a decision takes."""
    upper, lower = dict.fromkeys(one.bots)
    p95 = f"{1000 * found['time'][upper]['p95']:.0f} ms"
    wins = found["wins"][0]
    return [[title(one.game), f"{upper} against {lower}s", shown(wins), str(found["games"]), p95]]


def tempers(one: Series, found: dict[str, Any]) -> Rows:
    """How the temperaments of a house fare with each other."""
    games = str(found["games"])
    return [[title(one.game), wins["bot"], shown(wins), games] for wins in found["wins"]]


def tricks(one: Series, found: dict[str, Any]) -> Rows:
    """How a simple trick fares against three alike."""
    probe, rival = dict.fromkeys(one.bots)
    wins = shown(found["wins"][0])
    return [[title(one.game), f"`{probe}` against {rival}s", wins, str(found["games"])]]


HEADS = {
    "levels": (levels, ("Game", "who", "wins", "matches", "p95 a decision")),
    "temperaments": (tempers, ("Game", "who", "wins", "matches")),
    "tricks": (tricks, ("Game", "who", "wins", "matches")),
}


def told(group: str, kept: dict[str, Any]) -> str:
    """The table of a group, and what it lacks."""
    made, head = HEADS[group]
    every = [one for one in series() if one.group == group]
    rows = [row for one in every if one.name in kept for row in made(one, kept[one.name])]
    missing = [one for one in every if one.name not in kept]
    games = Counter(title(one.game) for one in missing)
    lacking = ", ".join(f"{game} ({number})" for game, number in games.items())
    return table(head, rows) + (f"\n\nSeries not measured yet: {lacking}." if missing else "")


def written(page: str, kept: dict[str, Any]) -> str:
    """The page with these figures between its marks."""
    for group in HEADS:
        begin, end = f"<!-- {group}:begin -->", f"<!-- {group}:end -->"
        between = re.compile(f"{begin}.*?{end}", re.DOTALL)
        page = between.sub(f"{begin}\n{told(group, kept)}\n{end}", page)
    return page


def main() -> None:
    """Play what was chosen, or write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--games", type=int, default=10**6)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--forget", action="store_true")
    wish = parser.parse_args()
    if wish.forget:
        forgotten(wish.words)
    if wish.write:
        keep(gathered(figures_kept()))
    if wish.write or wish.forget:
        return
    for one in series():
        if one.is_meant(wish.words):
            play(one, wish.games, wish.jobs)


if __name__ == "__main__":
    main()
