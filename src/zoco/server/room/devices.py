"""Devices: more than one may act for a seat, and one that was let in can be sent off again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zoco.server.room.commands import SendOff, TakeOver

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def take_over(room: Room, command: TakeOver) -> bool:
    """Let a device act for all seats of another; whether that is new."""
    people = room.people
    seats = [seat for seat in people.mine(command.giver) if not people.holds(seat, command.token)]
    for seat in seats:
        await people.add_token(seat, command.token, command.giver)
    if seats:
        room.announce()
    return bool(seats)


async def send_off(room: Room, command: SendOff) -> bool:
    """Take the seats from a device that this one let in; whether it had any."""
    people = room.people
    seats = [
        seat
        for seat in people.mine(command.taker)
        if people.let_in(seat, command.taker) == command.token
    ]
    for seat in seats:
        await people.remove_token(seat, command.taker)
    if seats:
        room.announce()
    return bool(seats)
