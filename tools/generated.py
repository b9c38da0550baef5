"""Keep generated files in step with their sources.

Run without arguments to rewrite what has drifted, or with ``--check`` to name the drifted files
and exit with 1. To add a file, write a producer and list it in ``REGISTRY``.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import zoco
from zoco.cli.given import missing
from zoco.cli.words import seat_counts, spanned
from zoco.parts.negotiation import Answers, offer_of
from zoco.server.configuring import table
from zoco.server.wire.schema import game_types, wire_types

ROOT = Path(__file__).resolve().parent.parent

COMMAND = re.compile(r"^(?P<name>[a-z-]+):[^#\n]*## (?P<text>.+)$", re.MULTILINE)


SESSION = "zoco play suleika --seats 3 --seed 5 --names Anna"
BEFORE = ("1", "2", "1", "1", "2", "4", "3")
SHOWN = ("lay c1-d1", "h")
"""What Anna types: three turns and the way for her fourth, and then what the README shows."""


class Generated(NamedTuple):
    """A file, relative to the project, and the function that gives its wanted text."""

    name: str
    produce: Callable[[Path], str]


def between(text: str, marker: str, body: str) -> str:
    """Return `text` with `body` between ``<!-- marker:begin -->`` and ``<!-- marker:end -->``."""
    begin, end = f"<!-- {marker}:begin -->", f"<!-- {marker}:end -->"
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
        raise ValueError(f"wants one {begin} and then one {end}")
    head, _, rest = text.partition(begin)
    _, _, tail = rest.partition(end)
    return f"{head}{begin}\n{body.strip()}\n{end}{tail}"


def command_table(makefile: str) -> str:
    """Return a Markdown table of the targets that carry a ``##`` comment."""
    rows = [f"| `make {found['name']}` | {found['text']} |" for found in COMMAND.finditer(makefile)]
    return "\n".join(["| Command | What it does |", "| --- | --- |", *rows])


def game_table() -> str:
    """A Markdown table of the games that are there, and of those that were announced."""
    there = [_row(meta) for meta in zoco.games()]
    later = [f"| `{key}` | {title} | | | announced |" for key, title in missing().items()]
    return "\n".join(
        ["| Key | Title | Author | Seats | |", "|---|---|---|---|---|", *there, *later]
    )


def _row(meta: zoco.Meta) -> str:
    usual, variant = seat_counts(zoco.load(meta.key))
    more = f"; {spanned(variant)} with a variant" if variant else ""
    title = f"{meta.title} ({meta.subtitle})" if meta.subtitle else meta.title
    authors = f"{' and '.join(meta.authors)}, {meta.year}"
    return f"| `{meta.key}` | {title} | {authors} | {spanned(usual)}{more} | playable |"


@cache
def session() -> str:
    """Anna's turn with the lines she types, as `SESSION` prints it on 80 columns."""
    typed = "".join(f"{line}\n" for line in (*BEFORE, *SHOWN))
    zoco_here = Path(sys.executable).with_name("zoco")
    settings = {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1", "PYTHONUTF8": "1"}
    with tempfile.TemporaryDirectory() as folder:
        told = subprocess.run(
            [str(zoco_here), *SESSION.split()[1:]],
            input=typed,
            cwd=folder,
            env=os.environ | settings,
            capture_output=True,
            check=True,
            encoding="utf-8",
        ).stdout
    if "is no choice here" in told:
        raise ValueError("BEFORE has a line that is no choice")
    return excerpt(told)


def excerpt(told: str) -> str:
    """The last page of a session with all that was typed there, without the leaving."""
    *_, page = told.partition(f"> {BEFORE[-1]}\n")[2].rpartition("         a     b")
    lines = page[: page.rindex("\n> \n")].splitlines()
    return "         a     b" + "\n".join(line.rstrip() for line in lines)


def readme(root: Path) -> str:
    """Return README.md with a true session, the table of games and that of the Makefile."""
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    text = (root / "README.md").read_text(encoding="utf-8")
    text = between(text, "session", f"```text\n{session()}\n```")
    text = between(text, "games", game_table())
    return between(text, "commands", command_table(makefile))


def wire(_: Path) -> str:
    """Return the TypeScript of everything that server and page say to each other."""
    return wire_types()


def game_file(key: str) -> Generated:
    """Return the TypeScript of one game's views, moves, events and options."""
    return Generated(f"web/src/lib/games/{key}.ts", lambda _: game_types(zoco.load(key)))


def offers(_root: Path) -> str:
    """Return stocks, offers and answers with what the rules say of them: the mat is held to it."""
    rng, cases = random.Random(OFFERS), []
    for _ in range(OFFERS):
        stock, offer = (tuple(rng.choices(range(most), k=4)) for most in (5, 3))
        tried = tuple(rng.randint(0, have + (rng.random() < BEYOND)) for have in stock)
        moves = Answers("basari", stock, offer)
        smallest = next(iter(moves.raises), None)
        raises = moves.why_not(offer_of(tried)) is None
        cases.append({"stock": stock, "offer": offer, "tried": tried, "raises": raises})
        cases[-1]["smallest"] = smallest
    return "".join(("[\n", ",\n".join(map(json.dumps, cases)), "\n]\n"))


OFFERS, BEYOND = 400, 0.05
"""How many offers are judged, and how often one holds more of a colour than there is."""


def settings(root: Path) -> str:
    """Return docs/settings.md with the table of all settings."""
    return between((root / "docs/settings.md").read_text(encoding="utf-8"), "settings", table())


def dice(_root: Path) -> str:
    """The test vectors of the dice."""
    text: str = runpy.run_path(str(ROOT / "tools" / "vectors.py"))["text"]()
    return text


REGISTRY: tuple[Generated, ...] = (
    Generated("README.md", readme),
    Generated("web/src/lib/wire.ts", wire),
    Generated("web/src/pieces/mat/offers.json", offers),
    Generated("tests/vectors/dice.json", dice),
    Generated("docs/settings.md", settings),
    *(game_file(meta.key) for meta in zoco.games()),
)


def drifted(root: Path, registry: Sequence[Generated] = REGISTRY) -> dict[str, str]:
    """Return the wanted text of every file that differs from it, by file name."""
    wanted: dict[str, str] = {}
    for name, produce in registry:
        try:
            text = produce(root)
        except ValueError as error:
            raise SystemExit(f"{name}: {error}") from error
        path = root / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            wanted[name] = text
    return wanted


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Check or rewrite the generated files."""
    parser = argparse.ArgumentParser(description="Keep generated files in step.")
    parser.add_argument("--check", action="store_true", help="name drifted files, write nothing")
    check: bool = parser.parse_args(arguments).check
    wanted = drifted(root)
    for name, text in wanted.items():
        if check:
            print(f"{name} has drifted; run `make fix`", file=sys.stderr)
        else:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
            print(f"{name} rewritten")
    if not wanted:
        print(f"Generated files in step: {', '.join(entry.name for entry in REGISTRY)}")
    return 1 if check and wanted else 0


if __name__ == "__main__":
    sys.exit(main())
