"""`zoco backup` and `zoco restore`: all that a server keeps as one file, and back again."""

from __future__ import annotations

from pathlib import Path

from zoco.cli.console import make_console
from zoco.cli.databases import database_of, worked
from zoco.cli.given import check_new, check_old
from zoco.cli.words import Words
from zoco.core.faults import bad, told
from zoco.server.settings import Settings
from zoco.store.alone import alone
from zoco.store.backup import Counts, back_up
from zoco.store.backup import restore as put_back

WHOLE, BROKEN = 0, 1


def backup(settings: Settings, file: Path, language: str) -> int:
    """Make a backup, also while a server works; 1 where a table in it is not whole."""
    if file.exists():
        raise bad("wrong-backup-exists", file=str(file))
    check_new(file)
    return _told("backup-made", file, worked(back_up(database_of(settings), file)), language)


def restore(settings: Settings, file: Path, replaces: bool, language: str) -> int:
    """Put a backup back where no server works."""
    check_old(file)
    return _told("backup-restored", file, worked(_alone(settings, file, replaces)), language)


async def _alone(settings: Settings, file: Path, replaces: bool) -> Counts:
    url = database_of(settings)
    async with alone(url):
        return await put_back(url, file, replaces)


def _told(key: str, file: Path, counts: Counts, language: str) -> int:
    words = Words(language)
    figures = {"tables": counts.tables, "entries": counts.entries, "rows": counts.rows}
    lines = [words.say(key, file=str(file), **figures)]
    for table, why in counts.broken:
        lines.append(words.say("backup-broken", table=table, why=told(why, language)))
    if not counts.broken:
        lines.append(words.say("backup-whole"))
    make_console().print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)
    return BROKEN if counts.broken else WHOLE
