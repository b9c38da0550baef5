"""New tables: from nothing, from a position of a finished one, as a rematch, or from a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from zoco.bots.registry import levels
from zoco.core.codec import to_json
from zoco.core.edition import Edition
from zoco.core.faults import BadInput
from zoco.core.game import Game
from zoco.core.lesson import LEARNER
from zoco.core.log.entries import Entry, Header
from zoco.core.log.log import header_of
from zoco.server.fair import SCRIPTED
from zoco.server.history.importing import TooLong, taken_in
from zoco.server.history.stored import StoredLog
from zoco.server.house import House
from zoco.server.identity import named
from zoco.server.refusal import Refusal, no_import, no_table
from zoco.server.room.commands import Start
from zoco.server.room.course import lesson_named
from zoco.server.room.fresh import bot_name, fresh_seats, new_record
from zoco.server.room.room import Room
from zoco.server.wire.around import Origin
from zoco.server.wire.bodies import Fork, Learn, NewTable
from zoco.store.records import EntryRow, HolderRecord, SeatRecord


async def found(house: House, wish: NewTable, token: str) -> str:
    """A new table, its maker on a seat if wished, bots on others; its id."""
    game = game_of(house, wish.game)
    header = _header(house, game, wish)
    record = replace(new_record(header, wish.private, token), hints=wish.hints, clock=_clock(wish))
    seats = fresh_seats(record.id, wish.seats)
    holders = _sit_maker(seats, wish, token)
    _sit_bots(game, seats, wish.bots)
    records = [record, *seats, *holders]
    await house.store.create(records)
    await house.welcome(records)
    return record.id


async def fork(house: House, room: Room, wish: Fork, token: str) -> str:
    """A new table that goes on from a position, with all that was hidden there, as practice.

    Only of a match that has ended: before the end it would show its maker what others hold.
    """
    if not room.ended:
        raise Refusal("not-over")
    if not 0 <= wish.ply < room.log.ply:
        raise Refusal("no-such-ply", 404, ply=wish.ply)
    log = StoredLog(room.log.game, replace(room.log.header, practice="fork"))
    for entry in room.log.line[: wish.ply]:
        log.append(entry.seat, entry.move)
    origin = Origin("fork", room.id, wish.ply)
    record = new_record(log.header, wish.private, token, origin, since=log.seq)
    record = replace(record, practice=True)
    seats = fresh_seats(record.id, log.header.seats)
    if wish.seat >= len(seats):
        raise Refusal("no-such-seat", 404)
    seats[wish.seat] = replace(seats[wish.seat], holder="person", name=named(wish.name))
    holders = [HolderRecord(record.id, wish.seat, token)]
    await house.store.create([record, *seats, *holders], _rows(record.id, log.entries))
    return record.id


async def learn(house: House, wish: Learn, token: str) -> str:
    """A table for one who learns: rivals and chance are scripted, so it is practice."""
    game = game_of(house, wish.game)
    lesson = lesson_named(game, wish.lesson)
    header = header_of(game, lesson.seats, lesson.options, lesson.content(game))
    header = replace(header, practice="lesson")
    origin = Origin("lesson", None, None, wish.lesson)
    record = new_record(header, True, token, origin, since=SCRIPTED)
    record = replace(record, practice=True, hints=False)
    seats = fresh_seats(record.id, lesson.seats)
    seats[LEARNER] = replace(seats[LEARNER], holder="person", name=named(wish.name))
    beginner = levels(game)[:2][-1]
    _sit_bots(game, seats, {str(seat): beginner for seat in range(1, lesson.seats)})
    await house.store.create([record, *seats, HolderRecord(record.id, LEARNER, token)])
    await (await house.require(record.id)).take(Start(token, None))
    return record.id


async def take_in(house: House, request: bytes, token: str) -> str:
    """A table from a log of elsewhere: checked entry by entry, within limits of size and time.

    It is read where it keeps nobody waiting; nothing of it is looked at here.
    """
    most = house.settings.import_size
    limits = most, house.settings.import_lasts
    try:
        log = await house.replayers.read(
            len(request), taken_in, house.settings.find, request, *limits
        )
    except TooLong:
        raise Refusal("import-too-long", 413, most=most) from None
    except BadInput as error:
        raise no_import(error) from None
    record = new_record(log.header, True, token, Origin("import", None, log.ply), len(log.rows))
    status = "over" if log.over else "waiting"
    record = replace(record, status=status, practice=log.practice)
    names = [named(name) if name else "" for name in log.header.called]
    seats = fresh_seats(record.id, log.header.seats)
    if names:
        seats = [replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]
    rows = [row._replace(table_id=record.id) for row in log.rows]
    await house.store.create([record, *seats], rows)
    return record.id


def game_of(house: House, key: str) -> Game[Any, Any]:
    """The game of a key."""
    if key not in {meta.key for meta in house.settings.games()}:
        raise Refusal("no-such-game", 404, game=key)
    return house.settings.find(key)


def edition_of(house: House, game: Game[Any, Any], name: str, status: int) -> Edition:
    """A shipped edition, or one of the host; raises where there is none of this name."""
    if name in game.meta.editions:
        found: Edition = game.edition(name)
        return found
    own = house.shelf.of(game.meta.key).get(name)
    if own is None:
        raise Refusal("no-such-edition", status, edition=name)
    return own


def _header(house: House, game: Game[Any, Any], wish: NewTable) -> Header:
    given: Any = wish.edition
    if isinstance(given, str):
        given = edition_of(house, game, given, 422)
    try:
        header = header_of(game, wish.seats, wish.options, given)
        game.setup(wish.seats, header.options, header.edition)
    except BadInput as error:
        raise no_table(error) from None
    return header


def _clock(wish: NewTable) -> str | None:
    return None if wish.clock is None else msgspec.json.encode(wish.clock).decode()


def _sit_maker(seats: list[SeatRecord], wish: NewTable, token: str) -> list[Struct]:
    if wish.name is None:
        return []
    _sit(seats, wish.seat or 0, wish.name)
    for text, name in wish.beside.items():
        _sit(seats, _number(text), name)
    return [HolderRecord(it.table_id, it.seat, token) for it in seats if it.holder == "person"]


def _sit(seats: list[SeatRecord], seat: int, name: str) -> None:
    """Put a person on a free seat, under a name that nobody else has."""
    wanted = named(name)
    if not 0 <= seat < len(seats) or seats[seat].holder != "open":
        raise Refusal("no-such-seat", 404)
    if wanted.casefold() in {it.name.casefold() for it in seats if it.holder == "person"}:
        raise Refusal("name-taken", 409, name=wanted)
    seats[seat] = replace(seats[seat], holder="person", name=wanted)


def _sit_bots(game: Game[Any, Any], seats: list[SeatRecord], bots: dict[str, str]) -> None:
    known = levels(game)
    for text, level in bots.items():
        seat = _number(text)
        if not 0 <= seat < len(seats) or seats[seat].holder != "open":
            raise Refusal("no-such-seat", 404)
        if level not in known:
            raise Refusal("no-such-level", 422, level=level)
        seats[seat] = replace(seats[seat], holder="bot", name=bot_name(seats), level=level)


def _number(text: str) -> int:
    """The seat of this number; −1 where it is none."""
    return int(text) if text.isdecimal() and len(text) < 3 else -1


def _rows(table_id: str, entries: Sequence[Entry]) -> list[EntryRow]:
    return [EntryRow(table_id, e.seq, e.seat, e.at, None, to_json(e).decode()) for e in entries]
