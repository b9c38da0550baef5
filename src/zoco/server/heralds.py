"""Heralds: at tables where days are given for a decision, they tell who is not there of a turn."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from zoco.core.words.said import Param, Said
from zoco.core.words.texts import Texts
from zoco.server.limits import Buckets
from zoco.server.outward import Letter, Undelivered, mail, post
from zoco.server.refusal import PACKAGE, Refusal
from zoco.server.settings import Settings
from zoco.server.wire.clocks import Correspondence
from zoco.store.records import HeraldRecord

if TYPE_CHECKING:
    from zoco.server.room.room import Room

logger = logging.getLogger("zoco.server")
MAIL = re.compile(r"[^\s@<>,;:\"]+@[^\s@<>,;:\"]+\.[^\s@<>,;:\"]+")
HOUR = 3600.0


def kinds(settings: Settings) -> tuple[str, ...]:
    """By what one may be told here."""
    by_mail = ("mail",) if settings.smtp and settings.mail_from else ()
    return (*by_mail, *(("web",) if settings.webhooks == "yes" else ()))


def kind_of(address: str, settings: Settings) -> str:
    """What an address is; raises `Refusal` for one that is of no use here."""
    plain = address.isascii() and address.isprintable() and " " not in address
    try:
        parts = urlsplit(address)
        is_web = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_web = False
    kind = "web" if is_web else "mail" if MAIL.fullmatch(address) else ""
    if not plain or kind not in kinds(settings):
        raise Refusal("bad-herald", 422)
    return kind


class Heralds:
    """Tells turns, each once; what cannot be delivered is lost, for the table itself waits."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._busy: set[asyncio.Task[None]] = set()
        each = settings.told_per_hour
        self._often = Buckets(each / HOUR, each)

    def stop(self) -> None:
        """Tell nobody any more."""
        for task in self._busy:
            task.cancel()

    def look(self, room: Room) -> None:
        """See who is asked anew at a table, and is not there."""
        clocks = room.clocks
        if clocks is None or not isinstance(clocks.control, Correspondence):
            return
        before, room.called = room.called, _owed(room)
        if before is None or not kinds(self._settings):
            return
        called = room.called.items()
        fresh = [seat for seat, number in called if before.get(seat) != number]
        absent = [seat for seat in fresh if not room.audience.here(seat)]
        if absent:
            task = asyncio.create_task(self._tell(room, absent))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _tell(self, room: Room, seats: list[int]) -> None:
        try:
            for record in await room.base.heralds(room.id):
                mine = set(room.people.mine(record.token_hash)).intersection(seats)
                if mine:
                    await self._send(_letter(room, min(mine), record))
        except Exception:
            logger.exception("turns at table %s could not be told", room.id)

    async def _send(self, letter: Letter) -> None:
        if not self._often.take(letter.to):
            return
        settings = self._settings
        try:
            if kind_of(letter.to, settings) == "web":
                await asyncio.to_thread(post, letter)
            else:
                await asyncio.to_thread(mail, letter, settings.smtp, settings.mail_from)
        except (Undelivered, Refusal) as error:
            logger.warning("a turn could not be told: %s", error)


def _owed(room: Room) -> Mapping[int, int]:
    """What people who play themselves must decide: the number of the question, by seat."""
    if room.record.status != "playing":
        return {}
    asks = room.asks
    return {it: asks[it].number for it in room.people.playing() if it in asks and asks[it].must}


def _letter(room: Room, seat: int, record: HeraldRecord) -> Letter:
    texts, title = Texts(PACKAGE, record.language), room.log.game.meta.title
    link = f"{record.base}/table/{room.id}"
    given: dict[str, Param] = {"game": title, "name": room.people.seats[seat].name, "link": link}
    told = {**given, "table": room.id, "game": room.record.game, "seat": seat}
    subject, text = (texts.say(Said(f"herald-{part}", given)) for part in ("subject", "text"))
    return Letter(record.address, subject, text, msgspec.json.encode(told))
