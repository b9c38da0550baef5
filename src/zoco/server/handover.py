"""Taking one's games to another device: a secret that works once and soon, and can be revoked.

The other device gets a token of its own on every seat that the first one holds. Who let whom in is
kept with the seats, so that revoking sends off that device and whomever it let in itself.
"""

from __future__ import annotations

from zoco.server.house import House
from zoco.server.identity import hashed, later, new_table_id, new_token, now
from zoco.server.refusal import Refusal
from zoco.server.room.commands import SendOff, TakeOver
from zoco.store.records import HandoverRecord

MOST = 200
"""Tables that are handed over, the last touched first."""
ALL = 100_000


async def hand_over(house: House, token: str) -> tuple[str, HandoverRecord]:
    """A secret for another device, and what is kept of it: its hash only."""
    if not token or not await house.store.tables_of(token, 1):
        raise Refusal("nothing-to-hand-over")
    secret, expires = new_token(), later(house.settings.handover_lasts)
    record = HandoverRecord(new_table_id(), hashed(secret), token, now(), expires)
    await house.store.add(record)
    return secret, record


async def take_over(house: House, secret: str, token: str) -> int:
    """Use the secret up; at how many tables this device may act from now on besides its own."""
    record = await house.store.handover(hashed(secret))
    if record is None:
        raise Refusal("no-such-link", 404)
    if record.revoked:
        raise Refusal("link-revoked", 410)
    if record.giver == token:
        raise Refusal("own-link")
    if record.expires < now():
        raise Refusal("link-expired", 410)
    if not await house.store.take_handover(record.id, token, now()):
        raise Refusal("link-used", 410)
    tables = await house.store.tables_of(record.giver, MOST)
    got = [await _at(house, one, TakeOver(token, record.giver)) for one in tables]
    now_kept = await house.store.handover(record.token_hash)
    if now_kept is None or now_kept.revoked:  # somebody has thought better of it meanwhile
        await _send_off(house, record.giver, token)
        raise Refusal("link-revoked", 410)
    return sum(got)


async def revoke(house: House, number: str, token: str) -> None:
    """The secret is void; the device that used it, and whomever it let in, lose those seats."""
    record = next((one for one in await house.store.handovers(token) if one.id == number), None)
    if record is None:
        raise Refusal("no-such-link", 404)
    await house.store.revoke_handover(record.id)
    taker = (await house.store.handover(record.token_hash) or record).taker
    if taker is not None:
        await _send_off(house, token, taker)


async def _send_off(house: House, giver: str, taker: str) -> None:
    for one in await house.store.tables_of(taker, ALL):
        await _at(house, one, SendOff(giver, taker))


async def _at(house: House, table_id: str, command: TakeOver | SendOff) -> bool:
    room = await house.require(table_id)
    return await room.take(command)
