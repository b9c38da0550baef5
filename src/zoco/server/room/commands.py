"""What can be asked of a room: commands as values, each with the kind of answer that it gets."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct

from zoco.core.moves import Moves
from zoco.server.wire.messages import Sign

A = TypeVar("A")


class Command(Struct, Generic[A], frozen=True):
    """Something that somebody wants of a room; `token` is the hash of who that is.

    The room answers with an `A`, or with a `Refusal`, and then nothing has changed.
    """

    token: str


class Wish(Command[A], frozen=True):
    """What may be sent again because its answer got lost: by its `id` it is done only once."""

    id: str


class SeatWish(Wish[A], frozen=True):
    """A wish for a seat, which must be one's own; `eyes` is the seat that one looks through."""

    seat: int
    eyes: int | None


class Play(SeatWish[None], frozen=True):
    """A move, in plain values, that answers an ask; a step acknowledges it."""

    ask: int
    move: Any


class Undo(SeatWish[bool], frozen=True):
    """Take back one's last decision: true if it is done and a step tells; else people are asked."""


class Consent(SeatWish[None], frozen=True):
    """An answer to a wish to undo."""

    wish: int
    agree: bool


class Resign(SeatWish[None], frozen=True):
    """Give up for good; a bot plays on."""


class WaveOff(SeatWish[None], frozen=True):
    """No answer to what stands open up to frame `seq`: bots need not wait for one."""

    seq: int


class Say(Wish[None], frozen=True):
    """Say something to the others of one's kind."""

    text: str


class Mute(Wish[None], frozen=True):
    """Do not read an author any more, or again."""

    author: str
    on: bool


class Gesture(Command[None], frozen=True):
    """A sign from a seat, which must be one's own."""

    seat: int
    sign: Sign


class Join(Command[int], frozen=True):
    """Take a free seat, the first if none is named; the seat that one got."""

    name: str
    seat: int | None
    contribution: str
    invite: str | None


class Spectate(Command[None], frozen=True):
    """Watch, under a name if one is given."""

    name: str | None
    invite: str | None


class AskSeat(Command[None], frozen=True):
    """Ask for the seat of a bot, or one that is free, to sit there under this name."""

    seat: int
    name: str
    invite: str | None


class GiveSeat(Command[None], frozen=True):
    """Answer who asked for a seat."""

    number: int
    agree: bool


class Weigh(Command[None], frozen=True):
    """Look whether all who have to have agreed to who asks for a seat."""


class Tick(Command[None], frozen=True):
    """Look whose time has run out."""


class Leave(Command[None], frozen=True):
    """Get up from one's seat."""

    seat: int


class ComeBack(Command[None], frozen=True):
    """Take one's seat back from the bot."""

    seat: int


class PutBot(Command[None], frozen=True):
    """Let a bot of this level play a seat; without one, that which sits in for people."""

    seat: int
    level: str | None


class LetBotIn(Command[None], frozen=True):
    """Let somebody's bot, by the hash of its token, play a seat, under a name if it is free."""

    seat: int
    bot: str
    name: str | None


class SendBotOff(Command[None], frozen=True):
    """Make the tokens of bots for a seat void."""

    seat: int


class Empty(Command[None], frozen=True):
    """Free a seat for somebody else."""

    seat: int


class Contribute(Command[None], frozen=True):
    """Throw something into the dice."""

    seat: int
    contribution: str


class Rename(Command[None], frozen=True):
    """Be called otherwise on one's own seat."""

    seat: int
    name: str


class Start(Command[None], frozen=True):
    """Begin, with bots of the level `fill` on free seats if it is given.

    `contribution` is thrown into the dice for one's own seats that have given nothing.
    """

    fill: str | None
    contribution: str = ""


class Invite(Command[tuple[str, str]], frozen=True):
    """A token that lets people in, and when it expires."""


class Continue(Command[tuple[str, str]], frozen=True):
    """A token that lets another device act for one's seat, and when it expires."""

    seat: int


class GoOn(Command[int], frozen=True):
    """Use up such a token; the seat that one may act for now."""

    link: str


class TakeOver(Command[bool], frozen=True):
    """Let this device act for all seats of another; whether that is new to it."""

    giver: str


class SendOff(Command[bool], frozen=True):
    """Take the seats from a device that this one let in, and from whomever that one let in."""

    taker: str


class Rematch(Command[str | None], frozen=True):
    """Be in when the same people play again, or not; the new table once all have said so."""

    joins: bool
    contribution: str


class SeatsKept(Command[None], frozen=True):
    """The seats of those who have not said whether they play again were kept long enough."""


class CloseTable(Command[None], frozen=True):
    """The host of the server ends the table."""


class Kick(Command[str], frozen=True):
    """The host of the server takes a seat from who holds it; how they were called."""

    seat: int


class BotMove(Command[None], frozen=True):
    """A move of a bot of the house; nothing if the `moves` that it thought about are others now."""

    seat: int
    ask: int
    move: Any
    must: bool
    moves: Moves


class Wake(Command[None], frozen=True):
    """Let chance go on where it is its turn: at the start, or after a crash in between."""
