"""The contract of a game: what rules must answer, and what follows for all games alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from zoco.core.chance import Outcomes
from zoco.core.edition import Edition, read_edition
from zoco.core.events import Event
from zoco.core.faults import BadInput, bad, shortened
from zoco.core.holdings import Holding
from zoco.core.lesson import Lesson
from zoco.core.meta import Meta
from zoco.core.moves import NOTHING, Illegal, Move, Moves, is_sound
from zoco.core.notation import Notation
from zoco.core.options import Options, choices, read_options
from zoco.core.phase import ChancePhase
from zoco.core.position import plain_position, read_position
from zoco.core.result import Measure, Result
from zoco.core.rng import Rng
from zoco.core.table import LATELY, Memory, Table, memory_of
from zoco.core.words.outline import Aspect
from zoco.core.words.reason import Reason
from zoco.core.words.said import Param, Said

T = TypeVar("T", bound="Table[Any]")
V = TypeVar("V", bound="View")


class Recalling(Struct, frozen=True, kw_only=True):
    """`recalled` are the public events that are marked to be remembered, oldest first."""

    recalled: tuple[Any, ...] = ()


class View(Recalling, frozen=True):
    """What one seat may know, with perfect recall; `seat` is None for a spectator."""

    seat: int | None


class Secret(NamedTuple, Generic[T]):
    """Something a table hides. `swap(table, seat, rng)` answers a table that differs in it only,

    and only in what `seat` (or a spectator, None) cannot know; None where nothing is hidden now.
    `revealed_by` are the tags of the events that may tell somebody of it, and no others may.
    """

    name: str
    swap: Callable[[T, int | None, Rng], T | None]
    revealed_by: tuple[str, ...] = ()


class Kinds(NamedTuple):
    """The types that a game's values are read back from JSON with.

    `unpacked` is what a position has the fields of, where that is plainer than the table.
    """

    table: Any
    move: Any
    event: Any
    view: Any
    options: type[Options]
    edition: type[Edition]
    unpacked: Any = None


class Game(ABC, Generic[T, V]):
    """A game: pure functions over immutable tables. Holds no state of its own.

    `package` is where its data, texts and rulebooks lie; `may_odds` is one in how many decisions
    random play spends on a may; `simulation` are the options that a simulation has unless told
    otherwise; `lessons` are the first matches by which it is learned.
    """

    meta: ClassVar[Meta]
    kinds: ClassVar[Kinds]
    notation: ClassVar[Notation]
    package: ClassVar[str]
    may_odds: ClassVar[int] = 20
    simulation: ClassVar[Mapping[str, Any]] = {}
    secrets: ClassVar[tuple[Secret[Any], ...]] = ()
    lessons: ClassVar[tuple[Lesson, ...]] = ()

    # -- what a game writes --------------------------------------------------------------------

    @abstractmethod
    def start(self, seats: int, options: Any, edition: Any) -> T:
        """The table before the first decision, for checked arguments."""

    @abstractmethod
    def look(self, table: T, seat: int | None) -> V:
        """The position as a seat that plays, or a spectator (None), sees it: a view that recalls

        nothing. `view` adds what is remembered; whoever gets every frame of a match adds it up.
        """

    @abstractmethod
    def spectate(self, view: V) -> V:
        """The spectator's view, from any seat's view alone."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> T:
        """A full table that the viewer cannot rule out, by the game's declared prior."""

    @abstractmethod
    def score(self, table: T) -> Result:
        """The result of a table that is over."""

    @abstractmethod
    def conserved(self, table: T) -> Mapping[str, int]:
        """Amounts that no move may change: pieces, money, cards."""

    @abstractmethod
    def longest(self, seats: int, options: Any, edition: Any = None) -> int:
        """A bound on the plies of any match; mays, which may be endless, do not count.

        All arguments are checked ones; without `edition` the standard one is meant.
        """

    # -- what follows ----------------------------------------------------------------------------

    def seats(self, options: Any = None) -> tuple[int, ...]:
        """The seat counts that these options allow."""
        return self.meta.seats

    def options(self, given: Options | Mapping[str, Any] | None = None) -> Any:
        """Checked options."""
        return read_options(self.kinds.options, given)

    def simulated(self, given: Options | Mapping[str, Any] | None = None) -> Any:
        """Checked options for play without people: `given` over `simulation`.

        Options that were read already are taken as they are.
        """
        if given is not None and not isinstance(given, Mapping):
            return self.options(given)
        return self.options({**self.simulation, **(given or {})})

    def edition(self, given: Any = None) -> Any:
        """A checked edition: by name, path, raw data, or the standard one."""
        return read_edition(self.kinds.edition, given, self.package, self.meta.editions)

    def setup(self, seats: int, options: Any = None, edition: Any = None) -> T:
        """A new table; raises `BadInput` for what the game does not know."""
        checked = self.options(options)
        allowed = self.seats(checked)
        if type(seats) is not int or seats not in allowed:
            raise self.wrong_seats(seats, checked)
        return self.start(seats, checked, self.edition(edition))

    def wrong_seats(self, seats: Any, options: Any) -> BadInput:
        """With how many it is played, and by which option with as many as were wished for."""
        allowed, title = self.seats(options), self.meta.title
        if not allowed:
            return bad("wrong-seats-never", title=title)
        numbers = ", ".join(map(str, allowed))
        told: dict[str, Param] = {"title": title, "allowed": numbers, "most": max(allowed)}
        opened = self.opened_by(seats, options) if type(seats) is int else None
        if opened is not None:
            told |= {"name": opened[0], "value": str(opened[1]).lower()}
        usual = "wrong-seats" if allowed == self.seats(self.options()) else "wrong-seats-options"
        return bad("wrong-seats-opened" if opened else usual, **told, seats=shortened(seats))

    def opened_by(self, seats: int, options: Any) -> tuple[str, Any] | None:
        """The option, and its value, that added to these would allow so many seats, if one does."""
        default = self.options()
        for name, values in choices(self.kinds.options).items():
            for value in values:
                if value != getattr(default, name) and self._allows(seats, options, name, value):
                    return name, value
        return None

    def _allows(self, seats: int, options: Any, name: str, value: Any) -> bool:
        try:
            return seats in self.seats(self.options(to_builtins(options) | {name: value}))
        except BadInput:
            return False

    def actors(self, table: T) -> tuple[int, ...]:
        """The seats that must decide now; `(CHANCE,)` where chance does; none at the end."""
        agenda = table.agenda
        return agenda[0].actors(table) if agenda else ()

    def free(self, table: T) -> tuple[int, ...]:
        """The seats that may act now without being asked."""
        agenda = table.agenda
        return agenda[0].free(table) if agenda else ()

    def concerned(self, table: T) -> tuple[int, ...]:
        """The free seats whom something concerns now, so that a bot there should look at it."""
        agenda = table.agenda
        return agenda[0].concerned(table) if agenda else ()

    def awaited(self, table: T, seat: int) -> tuple[int, ...]:
        """The free seats that may answer what `seat` itself has asked or offered."""
        agenda = table.agenda
        return agenda[0].awaited(table, seat) if agenda else ()

    def moves(self, table: T, seat: int) -> Moves:
        """All that `seat` can do now, musts and mays together."""
        agenda = table.agenda
        return agenda[0].offered(table, seat) if agenda else NOTHING

    def musts(self, table: T, seat: int) -> Moves:
        """What `seat` is asked for; nothing unless it is an actor."""
        return table.agenda[0].moves(table, seat) if seat in self.actors(table) else NOTHING

    def mays(self, table: T, seat: int) -> Moves:
        """What `seat` may do unasked; nothing unless it is free."""
        return table.agenda[0].mays(table, seat) if seat in self.free(table) else NOTHING

    def outcomes(self, table: T) -> Outcomes:
        """What chance may do now; raises `BadInput` where chance is not the actor."""
        phase = table.agenda[0] if table.agenda else None
        if not isinstance(phase, ChancePhase):
            raise bad("wrong-chance")
        return phase.outcomes(table)

    def why_not(self, table: T, seat: int, move: Move) -> Illegal | None:
        """The refusal that `move` would meet, or None; whatever is handed in."""
        agenda = table.agenda
        if not agenda:
            return Illegal(self.meta.end, "it-is-over")
        if not is_sound(move):
            return Illegal(agenda[0].paragraph, "not-a-move")
        if type(seat) is not int:
            return Illegal(agenda[0].paragraph, "not-your-decision")
        refusal: Illegal | None = agenda[0].why_not(table, seat, move)
        return refusal

    def play(self, table: T, seat: int, move: Move) -> tuple[T, tuple[Event, ...]]:
        """The table after `move`, and what happened; raises `Illegal` and changes nothing."""
        refusal = self.why_not(table, seat, move)
        if refusal is not None:
            raise refusal
        return self.advance(table, seat, move)

    def advance(self, table: T, seat: int, move: Move) -> tuple[T, tuple[Event, ...]]:
        """What `play` answers, for a move that is known to be offered: nothing is checked.

        It is the caller's duty to hand in a move that was drawn from `moves` or `outcomes` of this
        very table for this seat; with any other the table is worth nothing. For playouts and
        search; what bots, people and files answer goes through `play`.
        """
        memory = table.memory
        table, events = table.agenda[0].play(table, seat, move)
        agenda = table.agenda
        while agenda and agenda[0].automatic:
            table, more = agenda[0].run(table)
            events += more
            agenda = table.agenda
        lately = memory.lately
        for event in events:  # adding tuples is twice as fast as building one from a list
            if event.remembered:
                lately += (event,)
        if lately is not memory.lately:
            old = memory.long_ago
            memory = Memory(old, lately) if len(lately) < LATELY else memory_of(old + lately)
        if table.memory is not memory:
            table = replace(table, memory=memory)
        return table, events

    def position(self, given: Any) -> T:
        """A table that is set up by hand, from plain values or JSON; raises `BadInput`.

        For studies and tests: a position tells all that a table hides.
        """
        table: T = read_position(self, given)
        return table

    def plain(self, table: T) -> dict[str, Any]:
        """The values that `position` makes this table of, without what is remembered."""
        return plain_position(self, table)

    def unpacked(self, table: T) -> Any:
        """The table as positions have it; override with `packed` where it is not plain itself."""
        return table

    def packed(self, unpacked: Any, /) -> T:
        """The table that is unpacked to this, as far as one is; never an error."""
        table: T = unpacked
        return table

    def write(self, move: Move) -> str:
        """The canonical line of text of a move."""
        return self.notation.write(move)

    def read(self, text: str) -> Move:
        """The move of a line of text; raises `BadInput`."""
        return self.notation.read(text)

    def view(self, table: T, seat: int | None) -> V:
        """What `seat`, or a spectator (None), may know: the only way information leaves a table.

        Raises `BadInput` for whoever does not play.
        """
        if seat is not None and (type(seat) is not int or not 0 <= seat < table.seats):
            raise bad("wrong-viewer", text=str(seat), last=table.seats - 1)
        view = self.look(table, seat)
        return replace(view, recalled=table.memory.events) if table.memory else view

    def opened(self, table: T) -> V:
        """The position with nothing hidden: for who looks back at a match that has ended.

        A game that hides more than its agenda does opens that, too.
        """
        view = self.view(table, None)
        hides = hasattr(view, "agenda") and hasattr(table, "agenda")
        return replace(view, agenda=table.agenda) if hides else view

    def preview(self, view: V, move: Move) -> tuple[Said, ...]:
        """Facts about a move: odds, costs, points, what changes; from the view alone.

        There are none of a move that is offered to nobody now.
        """
        return ()

    def flaws(self, table: T) -> tuple[str, ...]:
        """What cannot be so at this table, beyond `conserved`; empty when all is well."""
        return ()

    def standing(self, view: V) -> tuple[Measure, ...]:
        """What would be compared if the match ended now, as far as the viewer knows it."""
        return ()

    def counted(self, table: T) -> Measure | None:
        """What grows over the match, for who looks back: the score as it stands.

        From the table, with what is hidden. What events bring (`Event.gains`) adds up to it.
        """
        standing = self.standing(self.opened(table))
        return standing[0] if standing else None

    def round(self, view: V) -> Said | None:
        """How far the match is, in two or three words; None where that cannot be said."""
        return None

    def holdings(self, view: V) -> tuple[Holding, ...]:
        """What lies in front of each seat, as far as the viewer sees it; one for every seat."""
        return ()

    def outline(self, view: V) -> tuple[Aspect, ...]:
        """The position in words, all that a player would look at before deciding.

        From the view alone. Without it a board that does not know the game lists the view's fields.
        """
        return ()

    def why(self, view: V, seat: int, number: str) -> tuple[Reason, ...]:
        """Why a number of a seat is what it is: a measure by its key, pieces by their kind.

        From the view alone. Of what is no number here nothing is known.
        """
        return ()

    def result(self, table: T) -> Result | None:
        """Ranks and scores when the match is over; None before."""
        return None if table.agenda else self.score(table)
