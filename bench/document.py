"""The page docs/performance.md: the machine's facts, and the tables between two markers."""

from __future__ import annotations

import os
import platform
from datetime import date
from pathlib import Path

BEGIN = "<!-- bench:begin -->"
END = "<!-- bench:end -->"

PAGE = f"""# Performance

Random play in one process on one core, start-up and warm-up left out. A decision is a seat's; a
ply is a decision or a draw of chance. All programs take turns, and the median of the rounds counts.

{BEGIN}
{END}

## What is counted

- **OpenSpiel** (C++, driven from Python): every move of a player is a decision, forced ones too;
  chance nodes are sampled and are plies only.
- **PettingZoo** connect four: every disc, by the AEC interface with its action mask.
- **Catanatron**, four random players: every entry of its own action log. About 63 % of them had a
  single option, such as most ROLL and END_TURN; dice and drawn cards have no entry of their own.
- **Bazaar's planner** (`bench/planner.py`): 200 random hands, each planned for all four piles; the
  slowest must be below 20 ms, the first of a process included, which fills the caches.
- **Offers** (`bench/offers.py`): eight gems of each colour, some thousands of legal offers. What a
  table asks (`in`, `len`, `sample`) must be below 50 µs; `len` of a stock that was never counted
  and the raises that a bot looks for are measured too.

The games differ, so a ratio compares engines at their own work, not the same work twice.

## How to repeat

`make bench` prepares both environments, measures, and prints the tables.
`.venv/bin/python bench/run.py --write` also puts them on this page.
"""


def processor() -> str:
    """The processor's model, as the system names it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, "") or platform.machine()


def machine(load: float | None) -> str:
    """One line on where and when; no names of hosts or people."""
    facts = [
        date.today().isoformat(),
        f"{processor()}, {os.cpu_count()} cores",
        platform.system(),
        f"{platform.python_implementation()} {platform.python_version()}",
    ]
    if load is not None:
        facts.append(f"load before the run {load:.1f}")
    return "Measured: " + "; ".join(facts) + "."


def with_tables(page: str, tables: str, marks: tuple[str, str] = (BEGIN, END)) -> str:
    """The page with `tables` between its markers, which are added at the end if missing."""
    begin, end = marks
    if begin not in page or end not in page:
        page = f"{page.rstrip()}\n\n{begin}\n{end}\n"
    before, _, rest = page.partition(begin)
    after = rest.partition(end)[2]
    return f"{before}{begin}\n{tables}\n{end}{after}"


def write(path: Path, tables: str, marks: tuple[str, str] = (BEGIN, END)) -> None:
    """Put the tables into the page; make the page if there is none."""
    page = path.read_text(encoding="utf-8") if path.exists() else PAGE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(with_tables(page, tables, marks), encoding="utf-8")
