"""What HTTP requests and answers carry, besides the messages of `wire`."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from zoco.bots.hint import Advised
from zoco.core.meta import Weight
from zoco.core.words.outline import Aspect
from zoco.core.words.reason import Reason
from zoco.core.words.said import Fact, Said
from zoco.server.wire.clocks import Control
from zoco.server.wire.messages import Frame, SeatNumber, Status

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Contribution = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Level = Annotated[str, Meta(max_length=40)]
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""What is no text; ends of lines and tabs are."""


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a request carries. Control characters are nowhere in it: no store must hold them."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            # A name is checked by `names.named`, and refused with a sentence of its own.
            if name != "name" and not _is_plain(getattr(self, name)):
                raise ValueError("control characters are not allowed")


def _is_plain(value: Any) -> bool:
    match value:
        case str():
            return not CONTROL.search(value)
        case dict():
            return all(_is_plain(one) for pair in value.items() for one in pair)
        case list():
            return all(_is_plain(one) for one in value)
    return True


class NewTable(Body, frozen=True):
    """A table to be: `name` sits down on `seat`, bots on the others as `bots` says by seat.

    `edition` is a name or the content of an edition; `private` tables are joined by invitation.
    Without a name nobody sits down: a table of bots to watch. `hints` may be forbidden there.
    Without a `clock` nobody has to hurry.
    `beside` are the names of people who play at the same device, by seat.
    """

    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: Name | None = None
    seat: SeatNumber | None = None
    options: dict[str, Any] = field(default_factory=dict)
    edition: str | dict[str, Any] | None = None
    private: bool = False
    bots: dict[str, Level] = field(default_factory=dict)
    hints: bool = True
    clock: Control | None = None
    beside: dict[str, Name] = field(default_factory=dict)


class Learn(Body, frozen=True):
    """A table where `name` learns a game, by one of its lessons."""

    game: str
    lesson: Annotated[str, Meta(max_length=40)]
    name: Name


class Join(Body, frozen=True):
    """Take a seat (the first free one unless `seat` says which).

    `contribution` is for the dice: read `fair.commitment` of the table before you choose it.
    """

    name: Name
    seat: SeatNumber | None = None
    invite: Token | None = None
    contribution: Contribution = ""


class Spectate(Body, frozen=True):
    """Watch; who gives a name can speak with the others who watch."""

    name: Name | None = None
    invite: Token | None = None


class AskSeat(Body, frozen=True):
    """Ask for the seat of a bot, to sit there under this name."""

    name: Name
    invite: Token | None = None


class Answer(Body, frozen=True):
    """Yes or no to who asked for a seat."""

    agree: bool


class Contribute(Body, frozen=True):
    """Something that the server could not foresee, for the dice."""

    contribution: Contribution


class Rename(Body, frozen=True):
    """Another name for one's own seat."""

    name: Name


class PutBot(Body, frozen=True):
    """The level of a bot; without one, that which sits in for people."""

    level: Level | None = None


class Start(Body, frozen=True):
    """Begin; free seats get bots of the level `fill`, if given.

    `contribution` is for the dice, from all of one's seats that have thrown in nothing yet.
    """

    fill: Level | None = None
    contribution: Contribution = ""


class UseLink(Body, frozen=True):
    """The token out of a continuation link."""

    token: Token


class Again(Body, frozen=True):
    """Whether one is in when the same people play again.

    `contribution` is for the dice: read `rematch.commitment` of the table before you choose it.
    """

    joins: bool = True
    contribution: Contribution = ""


class Fork(Body, frozen=True):
    """Play on from a position of a finished match, in a new table."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    name: Name
    seat: SeatNumber = 0
    private: bool = False


class Import(Body, frozen=True):
    """A log as `export.json` or `export.jsonl` gave it, as text."""

    log: str


class Try(Body, frozen=True):
    """A move to be looked at before it is made."""

    move: dict[str, Any]


class Privacy(Struct, frozen=True):
    """What this server keeps, and how long: days, 0 for as long as there is nobody who deletes it.

    `addresses` is how much of the visitors' addresses its log has; `contact` who keeps it; `told`
    whether people may be told of their turns.
    """

    chat_days: float
    names_days: float
    tables_days: float
    addresses: Literal["whole", "short", "none"]
    contact: str
    told: bool


class Link(Struct, frozen=True):
    """A link to send: its token is in the fragment, which no server and no log ever sees."""

    url: str
    token: str
    expires: str


class Seated(Struct, frozen=True):
    """The seat somebody got at a table."""

    table: str
    seat: int | None


class Facts(Struct, frozen=True):
    """What is known of a move before it is made; `refusal` says why it is not allowed."""

    facts: tuple[Fact, ...]
    refusal: Said | None
    paragraph: str | None


class Hint(Struct, frozen=True):
    """The two or three choices that are worth a look, the best first; or the only one."""

    choices: tuple[Advised, ...]


class OptionInfo(Struct, frozen=True):
    """An option of a game: its default, the values it takes, the paragraph that explains it.

    `least` and `most` bound a number. Its texts are `option-<name>` and `option-<name>-help`.
    """

    name: str
    kind: str
    default: Any
    values: tuple[Any, ...]
    least: int | None
    most: int | None
    paragraph: str | None


class SeatsWith(Struct, frozen=True):
    """The seat counts that a game has with this value of an option, where they differ."""

    option: str
    value: Any
    seats: tuple[int, ...]


class Named(Struct, frozen=True):
    """What a game is called in one language, and what it is about in a sentence or two."""

    title: str
    blurb: str


class LessonInfo(Struct, frozen=True):
    """A lesson of a game, its title by language, and how long it takes."""

    key: str
    title: dict[str, str]
    minutes: int


class LessonStep(Struct, frozen=True):
    """What a lesson asks for at a ply: a sentence, the moves that are taken, the paragraph learned.

    `points` are lit besides: `seat 1`, the field `place 26`; what leads to a move that has no place
    of its own yet, `stock 0`, `mover camel-N03`; and what a board calls by name, `spot deck`.
    """

    ply: int
    said: Said
    moves: tuple[Any, ...]
    paragraph: str
    points: tuple[str, ...]


class Script(Struct, frozen=True):
    """The steps of a lesson, and what is said at its `end`; the moves of others are not in it."""

    steps: tuple[LessonStep, ...]
    end: Said


class GameInfo(Struct, frozen=True):
    """A game in the list: its options, editions and levels of bots, weakest first.

    `named` has its words by language. `seats` are the counts with default options; `variants` those
    that an option brings. `minutes` and `weight` say how long it takes and how much there is to it,
    where somebody knows. `lessons` are first matches by which it is learned. `own` are the editions
    that the host has added, with their titles.
    """

    key: str
    title: str
    subtitle: str
    named: dict[str, Named]
    authors: tuple[str, ...]
    year: int
    seats: tuple[int, ...]
    variants: tuple[SeatsWith, ...]
    minutes: int | None
    weight: Weight | None
    rules_version: int
    editions: tuple[str, ...]
    levels: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    lessons: tuple[LessonInfo, ...]
    own: dict[str, str] = {}


class Outcome(Struct, frozen=True):
    """How a match ended: the ranks by seat, and what counted first; nobody has won if `drawn`."""

    ranks: tuple[int, ...]
    drawn: bool
    points: tuple[Any, ...]


class TableLine(Struct, frozen=True):
    """A table in a list; `waits`: one of the visitor's own tables that waits for a decision.

    `origin` says whether it is a fork, a rematch, or from a log, if anything of these.
    Only of one's own it is told whose `turn` it is and how it ended; `resigned` are the seats that
    the visitor gave up. `marks` are those of the seats. `lesson` is what is learned there.
    """

    id: str
    game: str
    status: Status
    private: bool
    touched: str
    names: tuple[str, ...]
    open: int
    mine: tuple[int, ...]
    waits: bool
    turn: tuple[int, ...]
    marks: tuple[str | None, ...]
    resigned: tuple[int, ...]
    practice: bool
    origin: str | None
    outcome: Outcome | None
    lesson: str | None


class Position(Struct, frozen=True):
    """A position of the surviving line as one viewer may see it: a frame, and what travels once.

    `plies` is how long the line is; `recalled` are all events that are remembered here.
    """

    plies: int
    seat: int | None
    frame: Frame
    edition: dict[str, Any]
    recalled: tuple[Any, ...]


class Film(Struct, frozen=True):
    """Frames of a match in their order, as many as fit into one answer.

    `seq` is the last that there is, `next` the first that did not fit, if one did not; `recalled`
    are all events that were remembered before the first of these frames.
    """

    seat: int | None
    seq: int
    frames: tuple[Frame, ...]
    next: int | None
    recalled: tuple[Any, ...]


class Words(Struct, frozen=True):
    """The position of one frame in words, as one viewer may know it."""

    seat: int | None
    seq: int
    outline: tuple[Aspect, ...]


class Reasons(Struct, frozen=True):
    """Why a number of a seat is what it is, with one frame, as one viewer may know it.

    `of` is the seat, `number` the key of a measure or the kind of a piece.
    """

    seat: int | None
    seq: int
    of: int
    number: str
    reasons: tuple[Reason, ...]


class Problem(Struct, frozen=True):
    """Why a request was not fulfilled: a code, a sentence in English, and its key for others.

    `detail` is for who writes a client: English, and never to be shown to people.
    """

    code: str
    sentence: str
    said: Said
    paragraph: str | None
    detail: str | None
