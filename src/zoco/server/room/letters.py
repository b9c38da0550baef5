"""What processes write each other about a table: commands, answers, and that there is news."""

from __future__ import annotations

import secrets
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from zoco.core.words.said import Said
from zoco.server.refusal import Refusal
from zoco.server.room import commands
from zoco.server.room.commands import BotMove, Command, SeatsKept, Tick, Wake, Weigh
from zoco.server.wire.around import Seeker
from zoco.server.wire.messages import Sign, TableInfo

INTERNAL = (BotMove, SeatsKept, Tick, Wake, Weigh)
"""What only the leader of a table asks of itself."""
CARRIED: dict[str, type[Command[Any]]] = {
    kind.__name__: kind
    for kind in vars(commands).values()
    if isinstance(kind, type) and issubclass(kind, Command) and kind not in INTERNAL
}


class Letter(Struct, frozen=True, tag=True, omit_defaults=True):
    """About a table, from the process that this names: the name of its leases."""

    table: str
    sender: str


class Visitor(Struct, frozen=True, order=True):
    """Somebody connected to another process, as a room sees its clients."""

    token: str
    watching: bool
    screen: bool
    shown: int


class Follow(Letter, frozen=True):
    """Tell me of this table; these are connected to me. Answered with how it stands."""

    number: str
    visitors: tuple[Visitor, ...]


class Unfollow(Letter, frozen=True):
    """Tell me no more: nobody here looks at it."""


class Carry(Letter, frozen=True):
    """Carry out this command, once, however often it comes with this number."""

    number: str
    kind: str
    command: Raw


class Shut(Letter, frozen=True):
    """Close this table: it is to be changed behind its back. Answered when it is closed."""

    number: str


class Moved(Letter, frozen=True):
    """There are so many entries now."""

    seq: int


class Around(Letter, frozen=True):
    """How the table stands that I lead: a later one has a higher `number`.

    `people` changes whenever it is others who may act, watch or read; `seekers` are by token.
    """

    number: int
    seq: int
    people: int
    info: TableInfo
    seekers: dict[str, Seeker]
    host_gone: bool


class Spoken(Letter, frozen=True):
    """Something was said, with this number."""

    number: int


class Signed(Letter, frozen=True):
    """A seat makes a sign; `by` is the token of who did."""

    seat: int
    sign: Sign
    by: str


class Refused(Struct, frozen=True):
    """A refusal on its way."""

    code: str
    status: int
    said: Said
    paragraph: str | None
    detail: str | None

    @classmethod
    def of(cls, refusal: Refusal) -> Refused:
        """What has to travel of it."""
        it = refusal
        return cls(it.code, it.status, it.said, it.paragraph, it.detail)

    def refusal(self) -> Refusal:
        """The refusal as it was."""
        made = Refusal(self.code, self.status)
        made.said, made.paragraph, made.detail = self.said, self.paragraph, self.detail
        return made


class Answer(Letter, frozen=True):
    """What became of a command, or how the table stands; `elsewhere`: it is not led here."""

    number: str
    value: Any = None
    refused: Refused | None = None
    around: Around | None = None
    elsewhere: bool = False


AnyLetter = Follow | Unfollow | Carry | Shut | Moved | Around | Spoken | Signed | Answer
_decoder = msgspec.json.Decoder(AnyLetter)


def new_number() -> str:
    """A number that no other letter has."""
    return secrets.token_hex(8)


def encode(letter: Letter) -> bytes:
    """A letter as it travels."""
    return msgspec.json.encode(letter)


def decode(sent: bytes) -> AnyLetter:
    """The letter; raises `DecodeError` for what is none of this version."""
    letter: AnyLetter = _decoder.decode(sent)
    return letter


def carry(table: str, sender: str, number: str, command: Command[Any]) -> Carry:
    """A command with the address that its answer goes to."""
    body = Raw(msgspec.json.encode(command))
    return Carry(table, sender, number, type(command).__name__, body)


def carried(letter: Carry) -> Command[Any]:
    """The command in a letter, the same value again."""
    made: Command[Any] = msgspec.json.decode(letter.command, type=CARRIED[letter.kind])
    return made


class Reported(NamedTuple):
    """How a table stands by its leader, and when that was told."""

    around: Around
    at: float

    def info(self) -> TableInfo:
        """What everybody may know of it by now."""
        return _later(self.around.info, monotonic() - self.at)


def _later(info: TableInfo, seconds: float) -> TableInfo:
    """What was told of a table, so many seconds after: clocks that run have less left."""
    if info.clocks is None or not any(clock.runs for clock in info.clocks.seats):
        return info
    seats = tuple(
        replace(it, left=max(0.0, round(it.left - seconds, 1))) if it.runs else it
        for it in info.clocks.seats
    )
    return replace(info, clocks=replace(info.clocks, seats=seats))
