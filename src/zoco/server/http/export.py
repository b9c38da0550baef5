"""What leaves a table as a file: before the end what the viewer may know, then everything."""

from __future__ import annotations

import asyncio
from typing import Any

from zoco.core.codec import to_json
from zoco.core.faults import BadInput
from zoco.server.history.exported import Bodies, Telling, lines, text
from zoco.server.history.film import OPEN, Stretch, film, position, reasons, watched, words
from zoco.server.history.proving import proved
from zoco.server.refusal import Refusal, no_proof
from zoco.server.room.room import Room
from zoco.server.wire.bodies import Reasons
from zoco.server.wire.proof import Verdict


def viewer(room: Room, token: str, wished: int | None) -> int | None:
    """Through whose eyes: one's own seat, or a spectator's; anybody's when the match is over.

    Who holds several seats, for people at one screen, sees what all of them may, unless it is said
    whose eyes are meant.
    """
    mine = room.people.mine(token)
    if wished is None:
        return mine[0] if len(mine) == 1 else None
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
    log = await _bodies(room, seat)
    return await room.replayers.read(log.size, lines, room.settings.find, log)


async def _bodies(room: Room, seat: int | None) -> Bodies:
    """The log as it was stored: one that these rules refuse can still be taken along."""
    rows = await room.store.entries(room.id)
    # Before the end nobody reads what was not shown to anybody yet.
    bodies = [row.body.encode() for row in rows[: None if room.ended else room.log.seq]]
    return Bodies(room.log.header, bodies, seat, room.ended)


async def export_json(room: Room, seat: int | None) -> bytes:
    """The log with the proof of its dice, as one object."""
    entries = await export_lines(room, seat)
    head = {
        "table": room.id,
        "status": room.record.status,
        "practice": room.record.practice,
        "complete": room.ended,
        "fair": room.audience.fair(),
        "unnamed": room.log.header.unnamed,
    }
    parts = b",\n".join(entries)
    return to_json(head)[:-1] + b',"log":[\n' + parts + b"\n]}\n"


async def export_text(room: Room, seat: int | None, language: str) -> str:
    """The match told event by event."""
    log, people = room.log, room.people.seats
    players = log.header.called or ("",) * log.header.seats
    names = [seat.name or name for seat, name in zip(people, players, strict=True)]
    result = log.game.result(log.table)
    points = [(it.key, it.values) for it in result.measures] if result is not None else []
    telling = Telling(language, names, room.record.practice, points)
    bodies = await _bodies(room, seat)
    return await room.replayers.read(bodies.size, text, room.settings.find, bodies, telling)


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
        return await kept.film(stretch)
    try:
        return await film(room.log, seat, stretch)
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
        lasts = room.settings.import_lasts
        work = room.replayers.read(len(exported), proved, room.settings.find, exported, lasts)
        room.verdict = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(room.verdict)
    except BadInput as error:
        room.verdict = None
        raise no_proof(error) from None
