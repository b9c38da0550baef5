"""What stands around a table besides its seats: notes, wishes, who asks, the proof of its dice."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

NoteKind = Literal[
    "left",
    "handed",
    "stood-in",
    "timed-out",
    "resigned",
    "back",
    "freed",
    "let-in",
    "let-in-host",
    "practice",
]


class Note(Struct, frozen=True):
    """What became of a seat, or of the match, and is no move: it came after `seq` entries.

    `name` is how the person was called then. "practice": the seat took back by consent.
    """

    seq: int
    kind: NoteKind
    seat: int
    name: str


class Wish(Struct, frozen=True):
    """A wish to undo that people are asked about: who wished, where to, who has agreed."""

    number: int
    seat: int
    to_ply: int
    agreed: tuple[int, ...]


class Fair(Struct, frozen=True):
    """The proof that nobody chose the dice; `seed` comes with the end.

    `commitment` is the SHA-256 of the seed; `contributions` are what the seats threw in before the
    stream began; draws are verifiable from entry `since` on.
    """

    commitment: str
    contributions: tuple[str, ...]
    since: int
    seed: str | None


class Origin(Struct, frozen=True, omit_defaults=True):
    """The table that this one came from: a fork at `ply`, a rematch, or an import.

    Or it is for learning, and follows the script of this `lesson`.
    """

    kind: Literal["fork", "rematch", "import", "lesson"]
    table: str | None
    ply: int | None
    lesson: str | None = None


class Seeker(Struct, frozen=True):
    """Somebody who asks for the seat of a bot, or a free one, to sit there under this name.

    `agreed` are the seats whose people have agreed; once the match has begun all who are there
    have to.
    """

    number: int
    seat: int
    name: str
    agreed: tuple[int, ...]


class Rematch(Struct, frozen=True):
    """After the end: who would play again (`joined`, by their seats here) and who would not.

    Once somebody would, the seats of those who have not said so are kept for `left` seconds; then
    bots sit in for them. `commitment` is that of the dice to come, to be seen before one throws
    something in; `table` is where play goes on.
    """

    commitment: str
    joined: tuple[int, ...]
    out: tuple[int, ...]
    left: float | None
    table: str | None
