"""In a worker: what leaves a table as a file, made of the entries as they were stored."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from zoco.core.codec import to_json
from zoco.core.game import Game
from zoco.core.log.chain import redacted
from zoco.core.log.entries import Header, Played
from zoco.core.log.log import entry_of
from zoco.core.words.texts import Texts
from zoco.server.refusal import PACKAGE

Find = Callable[[str], Game[Any, Any]]


class Bodies(NamedTuple):
    """A log as it is stored, and through whose eyes it is to be read; `open` shows everything."""

    header: Header
    entries: Sequence[bytes]
    seat: int | None
    open: bool

    @property
    def size(self) -> int:
        """Bytes."""
        return sum(map(len, self.entries))


def lines(find: Find, log: Bodies) -> list[bytes]:
    """The log as JSON lines: the header, then one entry a line, as the viewer may receive it."""
    game = find(log.header.game)
    shown = (to_json(redacted(entry_of(game, body), log.seat)) for body in log.entries)
    return [to_json(log.header), *(log.entries if log.open else shown)]


class Telling(NamedTuple):
    """How a match is told: the language, how people are called, and whether it was practice."""

    language: str
    names: Sequence[str]
    practice: bool
    points: Sequence[tuple[str, Sequence[Any]]]


def text(find: Find, log: Bodies, telling: Telling) -> str:
    """The match told event by event."""
    return "\n".join(_told(find(log.header.game), log, telling)) + "\n"


def _told(game: Game[Any, Any], log: Bodies, telling: Telling) -> Iterator[str]:
    texts = Texts(game.package, telling.language, telling.names)
    yield f"{game.meta.title} · {', '.join(texts.name(s) for s in range(log.header.seats))}"
    yield ""
    for entry in _line(game, log):
        known = entry.events if log.open else redacted(entry, log.seat).events  # type: ignore[union-attr]
        for event in known:
            yield f"{entry.ply:>4}  {texts.say(event.said())}"
    if telling.practice:
        yield ""
        yield Texts(PACKAGE, telling.language).word("told-practice")
    if telling.points:
        yield ""
    for key, points in telling.points:
        values = ", ".join(f"{texts.name(s)} {v}" for s, v in enumerate(points))
        yield f"{texts.word(f'measure-{key}')}: {values}"


def _line(game: Game[Any, Any], log: Bodies) -> list[Played]:
    """The surviving line of play."""
    line: list[Played] = []
    for body in log.entries:
        entry = entry_of(game, body)
        if isinstance(entry, Played):
            line.append(entry)
        else:
            del line[entry.to_ply :]
    return line
