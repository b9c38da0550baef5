"""What leaves a table as a file: before the end what the viewer may know, then everything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from zoco.core.codec import to_json
from zoco.core.faults import BadInput
from zoco.core.log.chain import redacted
from zoco.core.words.texts import Texts
from zoco.server.history.film import OPEN, Stretch, film, position, reasons, watched, words
from zoco.server.history.proving import proved
from zoco.server.refusal import PACKAGE, Refusal, no_proof
from zoco.server.room.room import Room
from zoco.server.wire.bodies import Reasons
from zoco.server.wire.proof import Verdict


def viewer(room: Room, token: str, wished: int | None) -> int | None:
    """Through whose eyes: one's own seat, or a spectator's; anybody's when the match is over."""
    mine = room.people.mine(token)
    if wished is None:
        return mine[0] if mine else None
    room.people.seat(wished)
    if wished not in mine and not room.ended:
        raise Refusal("not-your-seat", 403)
    return wished


def eyes(room: Room, token: str, wished: int | None, opened: bool) -> int | None:
    """The viewer, or `OPEN` where everything is to be seen: when the match is over."""
    if not opened:
        return viewer(room, token, wished)
    room.require_visible(token)
    if not room.ended:
        raise Refusal("not-over")
    return OPEN


async def export_lines(room: Room, seat: int | None) -> list[bytes]:
    """The log as JSON lines: the header, then one entry a line."""
    header = to_json(room.log.header)
    if room.ended:
        # As they were stored: a log that these rules refuse can still be taken along.
        rows = await room.store.entries(room.id)
        return [header, *(row.body.encode() for row in rows)]
    return [header, *(to_json(redacted(entry, seat)) for entry in room.log.entries)]


async def export_json(room: Room, seat: int | None) -> bytes:
    """The log with the proof of its dice, as one object."""
    lines = await export_lines(room, seat)
    head = {
        "table": room.id,
        "status": room.record.status,
        "practice": room.record.practice,
        "complete": room.ended,
        "fair": room.audience.fair(),
        "unnamed": room.log.header.unnamed,
    }
    parts = b",\n".join(lines)
    return to_json(head)[:-1] + b',"log":[\n' + parts + b"\n]}\n"


def export_text(room: Room, seat: int | None, language: str) -> str:
    """The match told event by event."""
    return "\n".join(_told(room, seat, language)) + "\n"


def _told(room: Room, seat: int | None, language: str) -> Iterator[str]:
    log, players = room.log, room.log.header.called or ("",) * room.log.header.seats
    names = [seat.name or name for seat, name in zip(room.people.seats, players, strict=True)]
    texts = Texts(log.game.package, language, names)
    yield f"{log.game.meta.title} · {', '.join(texts.name(s) for s in range(log.header.seats))}"
    yield ""
    for entry in log.line:
        known = entry.events if room.ended else redacted(entry, seat).events  # type: ignore[union-attr]
        for event in known:
            yield f"{entry.ply:>4}  {texts.say(event.said())}"
    if room.record.practice:
        yield ""
        yield Texts(PACKAGE, language).word("told-practice")
    result = log.game.result(log.table)
    if result is not None:
        yield ""
        for measure in result.measures:
            values = ", ".join(f"{texts.name(s)} {v}" for s, v in enumerate(measure.values))
            yield f"{texts.word(f'measure-{measure.key}')}: {values}"


async def looked_back(room: Room, seat: int | None, ply: int) -> Any:
    """The table after `ply` moves as the viewer sees it, or saw it while the rules were others."""
    kept = await room.kept(seat)
    if kept is not None:
        return kept.position(ply)
    try:
        return position(room.log, seat, ply)
    except BadInput:
        raise Refusal("no-such-ply", 404, ply=ply) from None


async def filmed(room: Room, seat: int | None, stretch: Stretch) -> Any:
    """The frames of a stretch as the viewer sees them, or saw them."""
    kept = await room.kept(seat)
    if kept is not None:
        return kept.film(stretch)
    try:
        return film(room.log, seat, stretch)
    except BadInput:
        raise Refusal("no-such-frame", 404, seq=stretch.first) from None


async def in_words(room: Room, seat: int | None, seq: int | None) -> Any:
    """The position of a frame, or of the last one, in words."""
    kept = await room.kept(seat)
    if kept is not None:
        return kept.words(seq)
    log = room.log
    try:
        return words(log, seat, log.seq if seq is None else seq)
    except BadInput:
        raise Refusal("no-such-frame", 404, seq=seq or 0) from None


async def explained(room: Room, seat: int | None, seq: int, of: int, number: str) -> Any:
    """Why a number is what it is; of a match of other rules nothing is known any more."""
    room.people.seat(of)
    if await room.kept(seat) is not None:
        return Reasons(watched(seat), seq, of, number, ())
    try:
        return reasons(room.log, seat, seq, of, number)
    except BadInput:
        raise Refusal("no-such-frame", 404, seq=seq) from None


async def verdict(room: Room) -> Verdict:
    """The proof of a finished match, worked out once: nothing can change it any more."""
    if not room.ended:
        raise Refusal("not-over")
    if room.verdict is None:
        exported = await export_json(room, None)
        work = asyncio.to_thread(proved, room.settings.find, exported, room.settings.import_lasts)
        room.verdict = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(room.verdict)
    except BadInput as error:
        room.verdict = None
        raise no_proof(error) from None
