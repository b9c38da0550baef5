"""What a room knows of its table; whoever shows it to people reads this, and changes nothing."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Mapping
from typing import Any

from zoco.core.faults import BadInput, read
from zoco.core.moves import Illegal
from zoco.server.fair import new_seed
from zoco.server.history.stored import StoredLog
from zoco.server.refusal import Refusal
from zoco.server.room.asks import Asks
from zoco.server.room.commands import Wish
from zoco.server.room.course import course_of
from zoco.server.room.loading import Loaded
from zoco.server.room.people import People
from zoco.server.room.rematch import Again, recalled
from zoco.server.room.timing import clocks_of
from zoco.server.room.undoing import OpenWish
from zoco.server.settings import Settings
from zoco.server.wire.around import Seeker
from zoco.server.wire.proof import Verdict
from zoco.store.records import ENDED, TableRecord


class Stage:
    """One table in memory.

    `known` are the client ids of moves and undos that were carried out, by seat; `done` those of
    other wishes, by who wished. `seekers` ask for a seat, by their tokens. `waved` is
    the frame up to which a seat has waved off what it need not answer, `moved` the one that its
    last move led to. `called` is what each seat was last seen to have to decide, where turns are
    told. `course` is what the table follows where somebody learns, in place of chance and bots.
    """

    record: TableRecord
    people: People
    log: StoredLog
    asks: Asks
    known: set[tuple[int, str]]
    done: set[tuple[str, str]]

    def __init__(self, settings: Settings, loaded: Loaded) -> None:
        self.settings = settings
        self.wish = OpenWish()
        self.seekers: dict[str, Seeker] = {}
        self.asked_seats = 0
        self.verdict: Future[Verdict] | None = None
        self.again = Again(new_seed())
        self.waved: dict[int, int] = {}
        self.moved: dict[int, int] = {}
        self.called: Mapping[int, int] | None = None
        self.clocks = clocks_of(loaded.record, len(loaded.people.seats))
        self.set_up(loaded)

    def set_up(self, loaded: Loaded) -> None:
        """Believe what was read from the store."""
        self.record = loaded.record
        self.people = loaded.people
        self.log = loaded.log
        self.asks = loaded.asks
        self.known = loaded.known
        self.done = loaded.done
        self.cached = loaded.cached
        self.wish.recall(loaded.record.wish)
        self.again = recalled(loaded.record.again, self.again.seed)
        self.course = course_of(loaded.log.game, loaded.record)

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.record.id

    @property
    def ended(self) -> bool:
        """Whether nothing can be played here any more."""
        return self.record.status in ENDED

    @property
    def contributions(self) -> tuple[str, ...]:
        """What the seats threw into the dice."""
        return tuple(record.contribution for record in self.people.seats)

    def has_done(self, wish: Wish[Any]) -> bool:
        """Whether this very wish was fulfilled before."""
        return (wish.token, wish.id) in self.done

    def visible(self, token: str) -> bool:
        """Whether the holder of this token may look at the table."""
        return not self.record.private or self.people.known(token)

    def require_visible(self, token: str) -> None:
        """Raises where the table is private and the token unknown."""
        if not self.visible(token):
            raise Refusal("by-invitation", 403)

    def require_playing(self) -> None:
        """Raises where nothing is played, or nothing any more."""
        if self.record.status == "over":
            raise Refusal.by_rule(Illegal(self.log.game.meta.end, "it-is-over"))
        if self.record.status != "playing":
            raise Refusal(f"table-{self.record.status}")

    def require_asked(self, seat: int, ask: int) -> None:
        """Raises unless this is what a seat is asked now."""
        found = self.asks.get(seat)
        if found is None:
            raise Refusal("nothing-asked")
        if found.number != ask:
            raise Refusal("stale-ask", ask=ask, now=found.number)

    def read_move(self, raw: Any) -> Any:
        """A move of this game out of plain values."""
        try:
            return read("move", raw, self.log.game.kinds.move)
        except BadInput:
            raise Refusal("malformed-move", 422) from None
