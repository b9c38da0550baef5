"""A match is a film: each frame is one entry as a viewer may know it, and the view after it.

Positions, stretches of the film and words are made of frames and views only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from zoco.core.game import Game, View
from zoco.core.holdings import Holding
from zoco.core.log.chain import redacted
from zoco.core.log.entries import Entry, Played, Undone
from zoco.core.log.log import Log
from zoco.core.log.undo import ways_back
from zoco.core.result import Measure
from zoco.core.words.said import Said
from zoco.server.history.change import change
from zoco.server.wire.bodies import Film, Position, Reasons, Words
from zoco.server.wire.change import Change
from zoco.server.wire.messages import Frame, Told

MOST = 40
"""Frames in one step: who was away for longer fetches the older ones."""
RECENT = 2
"""So many frames before the newest are kept: what comes next is told as a change of them."""
OPEN = -3
"""Eyes that see everything: those of who looks back at a match that has ended."""
PAGE = 250_000
"""Bytes of frames in one answer to who fetches them; a larger one comes alone."""


def frame(log: Log, seat: int | None, seq: int, insight: Insight | None = None) -> Frame:
    """The table after `seq` entries as `seat` sees it, and what led there.

    None is a spectator, `OPEN` who may see everything.

    An `insight` is shared by all who look at this same table.
    """
    game, table = log.game, log.after(seq)
    entry = log.entries[seq - 1] if seq else None
    view = seen(log, seat, seq)
    found = (insight or Insight(game)).into(view)
    return Frame(
        seq=seq,
        ply=_ply(entry),
        at=None if entry is None else entry.at,
        seat=None if entry is None else entry.seat,
        told=_told(entry, seat),
        move=_own_move(entry, seat),
        undone_to=entry.to_ply if isinstance(entry, Undone) else None,
        view=_bare(view),
        memory=len(table.memory),
        standing=found.standing,
        holdings=found.holdings,
        actors=game.actors(table),
        phase=table.agenda[0].prompt() if table.agenda else None,
        paragraph=(table.agenda[0].paragraph or None) if table.agenda else None,
        round=found.round,
        result=game.result(table),
    )


def seen(log: Log, seat: int | None, seq: int) -> View:
    """The position after `seq` entries, for these eyes."""
    game, table = log.game, log.after(seq)
    view: View = game.opened(table) if seat == OPEN else game.view(table, seat)
    return view


def watched(seat: int | None) -> int | None:
    """The seat through whose eyes is looked; nobody's where everything is open."""
    return None if seat == OPEN else seat


class Found(NamedTuple):
    """What is worked out of a view."""

    standing: tuple[Measure, ...]
    holdings: tuple[Holding, ...]
    round: Said | None


class Insight:
    """What is worked out of the views of one table; once for all where nothing is hidden."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self._found: Found | None = None

    def into(self, view: View) -> Found:
        """What can be told of a view."""
        game, found = self._game, self._found
        if found is None:
            found = Found(game.standing(view), game.holdings(view), game.round(view))
        if not game.secrets:
            self._found = found
        return found


def _ply(entry: Entry | None) -> int:
    if entry is None:
        return 0
    return entry.to_ply if isinstance(entry, Undone) else entry.ply


def _told(entry: Entry | None, seat: int | None) -> tuple[Told, ...]:
    if entry is None or isinstance(entry, Undone):
        return ()
    shown = entry.events if seat == OPEN else redacted(entry, seat).events  # type: ignore[union-attr]
    return tuple(
        Told(it.said(), it, it.remembered, it.passing, not it.seen_by(None)) for it in shown
    )


def _own_move(entry: Entry | None, seat: int | None) -> Any:
    if entry is None or isinstance(entry, Undone):
        return None
    return entry.move if seat == OPEN else redacted(entry, seat).move  # type: ignore[union-attr]


def _bare(view: View) -> View:
    """The view without what travels once: fields that are not set are left out on the way."""
    edition = {"edition": UNSET} if hasattr(view, "edition") else {}
    return replace(view, recalled=UNSET, **edition)


class Shown(NamedTuple):
    """Frames as they travel: whole ones, and after them those that are told as changes."""

    frames: tuple[msgspec.Raw, ...]
    changes: tuple[msgspec.Raw, ...]


class Shot:
    """One frame of a match, for all viewers: each of them is made once."""

    def __init__(self, log: Log, seq: int) -> None:
        self._log, self._seq = log, seq
        self._insight = Insight(log.game)
        self._alike = not log.game.secrets and _is_public(log, seq)
        self._frames: dict[int | None, Frame] = {}
        self._whole: dict[int | None, msgspec.Raw] = {}
        self._told: dict[int | None, Change] = {}
        self._changes: dict[int | None, msgspec.Raw] = {}

    def frame(self, seat: int | None) -> Frame:
        """The frame as a viewer sees it."""
        if seat not in self._frames:
            self._frames[seat] = frame(self._log, seat, self._seq, self._insight)
        return self._frames[seat]

    def whole(self, seat: int | None) -> msgspec.Raw:
        """The frame as it travels."""
        if seat not in self._whole:
            self._whole[seat] = _encoded(self.frame(seat))
        return self._whole[seat]

    def change(self, seat: int | None, before: Shot) -> msgspec.Raw:
        """What it changes of the one before it, as it travels."""
        seen_by = self._eyes(seat)
        if seen_by not in self._changes:
            self._changes[seen_by] = _encoded(self._change(seen_by, before))
        return self._changes[seen_by]

    def _eyes(self, seat: int | None) -> int | None:
        """A spectator's where the seat sees the same change: nothing is hidden, nothing its own."""
        moved = self._alike and self._seq and self._log.entries[self._seq - 1].seat == seat
        return seat if moved or not self._alike or seat == OPEN else None

    def _change(self, seat: int | None, before: Shot) -> Change:
        if self._alike and seat not in (None, OPEN):
            made = self._change(None, before)
            return replace(made, move=_own_move(self._log.entries[self._seq - 1], seat))
        if seat not in self._told:
            self._told[seat] = change(self.frame(seat), before.frame(seat))
        return self._told[seat]


def _is_public(log: Log, seq: int) -> bool:
    """Whether everybody learned the same from what led there."""
    entry = log.entries[seq - 1] if seq else None
    return not isinstance(entry, Played) or all(it.seen_by(None) for it in entry.events)


class Reel:
    """The newest frames of one table."""

    def __init__(self) -> None:
        self._shots: dict[int, Shot] = {}
        self._long: dict[tuple[int | None, int, int, bool], Shown] = {}
        self._back: tuple[Log | None, dict[int, bool]] = (None, {})

    def ways_back(self, log: Log) -> dict[int, bool]:
        """Who may take back what, worked out once for all."""
        if self._back[0] is not log:
            self._back = (log, ways_back(log))
        return self._back[1]

    @property
    def holds(self) -> bool:
        """Whether it has long stretches for who else may come back now; `forget` lets them go."""
        return bool(self._long)

    def forget(self) -> None:
        """Nobody comes back any more."""
        self._long = {}

    def shown(self, log: Log, seat: int | None, since: int, changes: bool = False) -> Shown:
        """The frames after `since`, the table as it stands in any case.

        With `changes` those that follow one which the viewer has are told as what they change.
        """
        first, end = first_shown(since, log.seq), log.seq + 1
        if end - first <= RECENT + 1:
            return self._made(log, seat, since, changes)
        wanted = seat, since, end, changes
        if wanted not in self._long:
            self._long = {of: it for of, it in self._long.items() if of[2] == end}
            self._long[wanted] = self._made(log, seat, since, changes)
        return self._long[wanted]

    def _made(self, log: Log, seat: int | None, since: int, changes: bool) -> Shown:
        first, end = first_shown(since, log.seq), log.seq + 1
        split = min(first + (since != first - 1 or since == 0), end) if changes else end
        whole = tuple(self._shot(log, seq).whole(seat) for seq in range(first, split))
        made = tuple(self._change(log, seat, seq) for seq in range(split, end))
        self._let_go(log.seq - RECENT)
        return Shown(whole, made)

    def _change(self, log: Log, seat: int | None, seq: int) -> msgspec.Raw:
        return self._shot(log, seq).change(seat, self._shot(log, seq - 1))

    def _shot(self, log: Log, seq: int) -> Shot:
        if seq not in self._shots:
            self._shots[seq] = Shot(log, seq)
        return self._shots[seq]

    def _let_go(self, seq: int) -> None:
        for old in [old for old in self._shots if old < seq]:
            del self._shots[old]


def first_shown(since: int, seq: int) -> int:
    """The first frame that a step shows to who has those up to `since`: one of the last, at least

    the table as it stands. Who has nothing begins with the start.
    """
    return max(min(since + 1 if since else 0, seq), seq - MOST + 1)


class Stretch(NamedTuple):
    """The frames that somebody wants: from `first` to `last`, or to the end."""

    first: int
    last: int | None = None

    def within(self, seq: int) -> range:
        """The numbers of those that there are."""
        return range(self.first, min(seq, seq if self.last is None else self.last) + 1)

    def rest(self, count: int, seq: int) -> int | None:
        """The first that is still wanted after so many; None if none is."""
        following = self.first + count
        return following if following in self.within(seq) else None


async def paged(frames: Iterable[Any]) -> list[msgspec.Raw]:
    """The first of `frames` as they travel, as many as fit into one answer; others come between."""
    taken: list[msgspec.Raw] = []
    size = 0
    for shown in frames:
        encoded = _encoded(shown)
        size += len(memoryview(encoded))
        if taken and size > PAGE:
            break
        taken.append(encoded)
        await asyncio.sleep(0)
    return taken


def _encoded(shown: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(shown))


def position(log: Log, seat: int | None, ply: int) -> Position:
    """The table after `ply` moves as `seat` sees it; raises `BadInput` where there is none."""
    seq = log.seq_at(ply)
    shown = frame(log, seat, seq)
    return Position(log.ply, watched(seat), shown, log.header.edition, log.after(seq).memory.events)


async def film(log: Log, seat: int | None, stretch: Stretch) -> Film:
    """The frames of a stretch as `seat` sees them; raises `BadInput` where there is none."""
    first = stretch.first
    log.after(first)
    recalled = log.after(first - 1).memory.events if first else ()
    frames = await paged(frame(log, seat, seq) for seq in stretch.within(log.seq))
    shown = cast("tuple[Frame, ...]", tuple(frames))
    return Film(watched(seat), log.seq, shown, stretch.rest(len(frames), log.seq), recalled)


def words(log: Log, seat: int | None, seq: int) -> Words:
    """The position after `seq` entries in words; raises `BadInput` where there is none."""
    return Words(watched(seat), seq, log.game.outline(seen(log, seat, seq)))


def reasons(log: Log, seat: int | None, seq: int, of: int, number: str) -> Reasons:
    """Why a number is what it is after `seq` entries; raises `BadInput` where there is none."""
    found = log.game.why(seen(log, seat, seq), of, number)
    return Reasons(watched(seat), seq, of, number, found)
