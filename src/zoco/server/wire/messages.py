"""Every message on the socket, up and down: the one place where they are defined.

Sentences are never sent: clients get keys and parameters and speak by the Fluent catalogues.
`docs/wire.md` tells the story; TypeScript is made from this file by `zoco schema --typescript`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from zoco.core.describe import Description
from zoco.core.holdings import Holding
from zoco.core.result import Measure, Result
from zoco.core.words.said import Param, Said, snake
from zoco.server.wire.around import Fair, Note, Origin, Rematch, Seeker, Wish
from zoco.server.wire.change import Change
from zoco.server.wire.clocks import Clocks

ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
"""Chosen by the client, once per wish: sending it again does nothing twice."""

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""As large as every language can count exactly."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Status = Literal["waiting", "playing", "over", "abandoned", "closed"]
Holder = Literal["open", "person", "bot"]
Mark = Literal["left", "handed", "stood-in", "timed-out", "resigned"]
Channel = Literal["players", "spectators"]
Sign = Literal["nod", "shake", "think", "laugh", "bravo", "hurry"]

# --- up -------------------------------------------------------------------------------------------


class Up(Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """A message from a client."""


class Watch(Up, frozen=True):
    """Show me the table as this seat sees it, or as a spectator (null).

    `have` is the `seq` of the last step this client got: the frames after it are shown, the last 40
    at most; 0 begins with the start of the match, null shows nothing of the past. With `changes`
    every frame that follows one which this client has is told as what it changes. A `screen` is
    one that all at the table look at: they are told that there is one.
    """

    seat: SeatNumber | None = None
    have: Number | None = None
    changes: bool = False
    screen: bool = False


class Play(Up, frozen=True):
    """This is my move; it answers the ask of this number. Acknowledged by a `step`."""

    id: ClientId
    seat: SeatNumber
    ask: Number
    move: dict[str, Any]


class Undo(Up, frozen=True):
    """Take back my last decision: at once where that is free, else all people are asked."""

    id: ClientId
    seat: SeatNumber


class Consent(Up, frozen=True):
    """My answer to the wish to undo of this number."""

    id: ClientId
    seat: SeatNumber
    wish: Number
    agree: bool


class Resign(Up, frozen=True):
    """I give up my seat for good; a bot plays on."""

    id: ClientId
    seat: SeatNumber


class WaveOff(Up, frozen=True):
    """I will not answer what a bot asks or offers up to the frame of this `seq`: it may go on."""

    id: ClientId
    seat: SeatNumber
    seq: Number


class Shown(Up, frozen=True):
    """My page has shown the frame of this `seq`. No answer; who does not tell is left more time."""

    seq: Number


class Say(Up, frozen=True):
    """Say something to the others of my kind: players to players, spectators to spectators."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Up, frozen=True):
    """Do not show me what this author says, or show it again."""

    id: ClientId
    author: Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f]+\Z")]
    on: bool


class Gesture(Up, frozen=True):
    """A sign from my seat to all at the table. It is shown or lost: nothing answers or keeps it."""

    seat: SeatNumber
    sign: Sign


class Ping(Up, frozen=True):
    """Are you there?"""

    id: ClientId


UpMessage = Watch | Play | Undo | Consent | Resign | WaveOff | Shown | Say | Mute | Gesture | Ping

# --- down -----------------------------------------------------------------------------------------


class Down(Struct, frozen=True, tag_field="type", tag=snake):
    """A message from the server."""


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as text key and parameters, and as it is.

    `remembered` ones add to the memory; `passing` ones need not be shown where more was told since;
    `private` ones are not told to spectators.
    """

    said: Said
    event: Any
    remembered: bool = False
    passing: bool = False
    private: bool = False


class Frame(Struct, frozen=True):
    """The table after so many entries (`seq`) as one viewer may know it, and what led there.

    Frame 0 is the start: nobody's entry led there. Of an entry there are the time `at` which it was
    committed (milliseconds since 1970 in UTC), its `seat` (−1 for chance), the events that the
    viewer learned, and the `move`, null unless it is the viewer's own. `undone_to` is the ply that
    an undo went back to.

    `view` is the position without what travels once: the edition and the memory. `memory` is how
    many events are remembered now: those told are among them, and an undo forgets those beyond.
    `standing` is what would be compared if the match ended now, as far as the viewer knows it,
    `holdings` what lies before each seat. `actors` are the seats that the table waits for (−1:
    chance), `phase` says for what, `paragraph` by which rule, `round` how far the match is;
    `result` comes with the end.
    """

    seq: int
    ply: int
    at: int | None
    seat: int | None
    told: tuple[Told, ...]
    move: Any
    undone_to: int | None
    view: Any
    memory: int
    standing: tuple[Measure, ...]
    holdings: tuple[Holding, ...]
    actors: tuple[int, ...]
    phase: Said | None
    paragraph: str | None
    round: Said | None
    result: Result | None


class Ask(Struct, frozen=True):
    """What the viewer's seat is asked for (`must`) and may do unasked (`may`).

    A move is sent with `number`, which is never used again at this table for this seat. `awaits`
    are the seats whose question or offer it may answer: bots among them wait for that, or for a
    `wave_off`.
    """

    number: int
    must: Description | None
    may: Description | None
    awaits: tuple[int, ...] = ()


class Step(Down, frozen=True, omit_defaults=True):
    """The new frames of a match, the last of which is the table as it stands, and the open ask.

    It is the news, the acknowledgement (`answers` is the client id) and the answer to a reconnect.
    `seq` counts the entries of the log, `ply` those of the surviving line; `head` is the hash that
    everybody at the table has. The frames follow `since`; where there is a gap between, the older
    ones can be fetched. `undo` tells whether the viewer's seat could take back freely or by
    consent. The answer to a `watch` has what travels once: the `edition`, and in `recalled` all
    events that are remembered with the last frame. Who watches `changes` gets those of all frames
    that can be told so, after the `frames` that cannot; and where the ask `stays`, it is the one of
    the last step that this connection was sent, and not told again.

    `private` is for a client that holds several seats: those of them that see, or now choose, what
    a spectator must not see. A screen that people share is covered before it shows their view.
    """

    table: str
    seat: int | None
    seq: int
    ply: int
    head: str
    since: int
    frames: tuple[Frame, ...]
    ask: Ask | None
    undo: Literal["free", "consent"] | None
    answers: str | None = None
    edition: dict[str, Any] | None = None
    recalled: tuple[Any, ...] | None = None
    changes: tuple[Change, ...] = ()
    stays: bool = False
    private: tuple[int, ...] = ()


class SeatInfo(Struct, frozen=True):
    """Who holds a seat. `away`: a bot plays for a person who may come back; `here`: is connected;

    `gone`: was not connected for so long that others may let a bot sit in. `level` is that of the
    bot that plays it now ("outside": somebody's own), `temperament` how it is, if it is of the
    house; `mark` is why it plays in place of a person.
    """

    seat: int
    holder: Holder
    name: str
    level: str | None
    temperament: str | None
    here: bool
    away: bool
    gone: bool
    mark: Mark | None


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table besides its board.

    `hints`: they may be asked for here. `clocks`: time is measured. `practice`: somebody took back
    by consent. `rematch` comes with the end.
    `closed_because` explains the status "closed": its log is "damaged", or the "rules" are others
    now; the sentence is `closed-` and this. `host` is the seat of who opened the table, if any;
    `seekers` ask for the seats of bots, or for free ones. `on_screen`: a screen shows it to all.
    """

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    status: Status
    private: bool
    hints: bool
    created: str
    seats: tuple[SeatInfo, ...]
    host: int | None
    seekers: tuple[Seeker, ...]
    spectators: int
    on_screen: bool
    practice: bool
    fair: Fair
    wish: Wish | None
    origin: Origin | None
    rematch: Rematch | None
    closed_because: str | None
    notes: tuple[Note, ...]
    clocks: Clocks | None


class State(Down, frozen=True):
    """The people around the table, and what this client may do: its seats, and whether it hosts.

    `keeper`: it may free seats, as the host may, and who sits here while the host is gone.
    `asking` is the number under which it asks for a seat, `asked` are those of seekers that it is
    to answer; `once` are the seats that it lost during the match and may take back from a bot.
    """

    table: TableInfo
    mine: tuple[int, ...]
    host: bool
    keeper: bool
    asking: int | None
    asked: tuple[int, ...]
    once: tuple[int, ...]


class Done(Down, frozen=True):
    """The wish of this client id is fulfilled."""

    id: str


class Refused(Down, frozen=True):
    """The wish of this client id is not fulfilled, and nothing changed.

    `code` is for programs; `said` is the sentence; `paragraph` is the rule, if a rule says so.
    """

    id: str | None
    code: str
    said: Said
    paragraph: str | None


class Chat(Down, frozen=True):
    """Something that was said; `number` counts per table, `at` is the time in UTC."""

    number: int
    channel: Channel
    author: str
    seat: int | None
    text: str
    at: str


class Gestured(Down, frozen=True):
    """A sign that a seat makes now."""

    seat: int
    sign: Sign


class Pong(Down, frozen=True):
    """Here I am."""

    id: str


class Bye(Down, frozen=True):
    """The server ends this connection. `again`: connect anew in a moment."""

    code: str
    again: bool


DownMessage = State | Step | Done | Refused | Chat | Gestured | Pong | Bye

__all__ = ["DownMessage", "Param", "UpMessage"]
