"""The desk of a room: which function carries out which command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from zoco.server.room import devices, ordered, outside, seating, seeking, talk, timing, undoing
from zoco.server.room.bots import bot_move
from zoco.server.room.commands import (
    AskSeat,
    BotMove,
    CloseTable,
    ComeBack,
    Command,
    Consent,
    Continue,
    Contribute,
    Empty,
    Gesture,
    GiveSeat,
    GoOn,
    Invite,
    Join,
    Kick,
    Leave,
    LetBotIn,
    Mute,
    Play,
    PutBot,
    Rematch,
    Rename,
    Resign,
    Say,
    SeatsKept,
    SendBotOff,
    SendOff,
    Spectate,
    Start,
    TakeOver,
    Tick,
    Undo,
    Wake,
    WaveOff,
    Weigh,
)
from zoco.server.room.manners import wave_off
from zoco.server.room.naming import rename
from zoco.server.room.rematch import rematch, seats_kept

if TYPE_CHECKING:
    from zoco.server.room.room import Room


async def play(room: Room, command: Play) -> None:
    """A move that answers an ask."""
    await room.play(command.seat, command.ask, command.move, command.id)


async def wake(room: Room, _: Wake) -> None:
    """Go on where the table has stopped."""
    await room.wake()


HANDLERS: dict[type[Command[Any]], Callable[[Room, Any], Awaitable[Any]]] = {
    Play: play,
    Tick: timing.tick,
    Wake: wake,
    BotMove: bot_move,
    Undo: undoing.undo,
    Consent: undoing.consent,
    Resign: seating.resign,
    WaveOff: wave_off,
    Say: talk.say,
    Mute: talk.mute,
    Gesture: talk.gesture,
    Join: seating.join,
    Spectate: seating.spectate,
    AskSeat: seeking.ask_seat,
    GiveSeat: seeking.give_seat,
    Weigh: seeking.weigh,
    Leave: seating.leave,
    ComeBack: seating.come_back,
    PutBot: seating.put_bot,
    Empty: seating.empty,
    Contribute: seating.contribute,
    Start: seating.start,
    Invite: seating.invite,
    Continue: seating.continuation,
    GoOn: seating.go_on,
    Rename: rename,
    TakeOver: devices.take_over,
    SendOff: devices.send_off,
    LetBotIn: outside.let_bot_in,
    SendBotOff: outside.send_bot_off,
    Rematch: rematch,
    SeatsKept: seats_kept,
    CloseTable: ordered.close_table,
    Kick: ordered.kick,
}
