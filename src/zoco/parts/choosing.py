"""Actions chosen face down: by all at once, or with two by one while the other guesses.

Paragraphs 2.2 and 6.2 to 6.5 of both Basaris. A game says in a subclass which cards there are and
what follows once they are turned up.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

from msgspec.structs import replace

from zoco.core.events import Event
from zoco.core.holdings import Holding, Piece
from zoco.core.moves import Few, Illegal, Move
from zoco.core.phase import Phase, Played
from zoco.core.rng import Rng, pick
from zoco.core.table import changed
from zoco.core.words.said import Said, dashed, tag_of
from zoco.parts.bazaar import BazaarTable
from zoco.parts.gems import Gems
from zoco.parts.haggling import Negotiate
from zoco.parts.negotiation import COLOURS
from zoco.parts.sealed import WORDS, Seal, SealedChoices, Sealing

Table = BazaarTable[Any]
NOT_YET, HIDDEN = WORDS


# -- events ----------------------------------------------------------------------------------------


class Chose(Event, frozen=True):
    """An action card lies face down (2.2)."""

    passing: ClassVar[bool] = True
    seat: int


class Reconsidered(Event, frozen=True):
    """A card was laid face down in place of another, or the same once more (2.2)."""

    passing: ClassVar[bool] = True
    seat: int


class Revealed(Event, frozen=True):
    """A card was turned up (2.2)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = True
    seat: int
    action: str


class Lost(Event, frozen=True):
    """Nobody gets this action."""

    remembered: ClassVar[bool] = True
    action: str


class NamedAction(Event, frozen=True):
    """`seat` named the action of `other`, rightly or wrongly (6.3, 6.4)."""

    reveals: ClassVar[bool] = True
    remembered: ClassVar[bool] = True
    seat: int
    other: int
    action: str
    right: bool

    def said(self) -> Said:
        """Right or wrong is another sentence."""
        key = "event-named-rightly" if self.right else "event-named-wrongly"
        return Said(key, {"seat": self.seat, "other": self.other, "action": self.action})


# -- all choose at once ----------------------------------------------------------------------------


class ChooseActions(SealedChoices, frozen=True):
    """Each seat lays a card face down, and may change it until the last one lies (2.2).

    `chosen` holds the action of each seat: "" for not yet, "?" for hidden in a view.
    """

    seal: ClassVar[Seal[str]] = WORDS
    chosen: tuple[str, ...]

    @abstractmethod
    def moves(self, table: Any, seat: int) -> Few:
        """The cards of a seat."""

    @abstractmethod
    def mays(self, table: Any, seat: int) -> Few:
        """The same again: who lays the same one anew gives nothing away."""

    @abstractmethod
    def resolution(self, chosen: tuple[Any, ...]) -> tuple[tuple[Phase, ...], tuple[Lost, ...]]:
        """What follows from the cards, and which actions nobody gets."""

    def play(self, table: Table, seat: int, move: Any) -> Played:
        """The card lies; with the last one all are turned up together."""
        chosen = changed(self.chosen, seat, move.action)
        told: Event = Reconsidered(seat) if self.chosen[seat] else Chose(seat)
        if NOT_YET in chosen:
            return replace(table, agenda=(type(self)(chosen), *table.agenda[1:])), (told,)
        phases, lost = self.resolution(chosen)
        after = replace(table, agenda=phases + table.agenda[1:], turned_up=chosen)
        return after, (told, *revealed(chosen), *lost)

    def held(self, table: Table, seat: int) -> list[str]:
        """The actions on the cards of a seat."""
        return named(self.moves(table, seat))


@cache
def revealed(chosen: tuple[str, ...]) -> tuple[Revealed, ...]:
    """All cards are turned up at once."""
    return tuple(map(Revealed, range(len(chosen)), chosen))


def takers(chosen: tuple[str, ...], action: str) -> tuple[int, ...]:
    """The seats that chose an action."""
    return tuple(seat for seat, mine in enumerate(chosen) if mine == action)


def named(moves: Iterable[Any]) -> list[str]:
    """The actions of moves that name one."""
    return [move.action for move in moves]


# -- one picks, the other guesses ------------------------------------------------------------------


class NameAction(Sealing, frozen=True):
    """The other names an action, and when wrong one of the other two (6.3, 6.4).

    `active` has picked `picked`, a secret; `wrong` was named in vain, "" at the first attempt.
    """

    negotiate: ClassVar[type[Negotiate[Any]]]
    active: int
    picked: str
    wrong: str = ""

    @staticmethod
    @abstractmethod
    def act(action: Any, seat: int) -> Phase:
        """The chapter in which a seat carries out an action."""

    @abstractmethod
    def moves(self, table: Any, seat: int) -> Guesses:
        """What has not been named yet."""

    def actors(self, table: Table) -> tuple[int, ...]:
        """The player who is not active."""
        return (1 - self.active,)

    def play(self, table: Table, seat: int, move: Any) -> Played:
        """Right, and it is lost or haggled for; wrong twice, and the active player acts."""
        right = move.action == self.picked
        told = NamedAction(seat, self.active, move.action, right)
        if not right and not self.wrong:
            agenda = (type(self)(self.active, self.picked, move.action), *table.agenda[1:])
            return replace(table, agenda=agenda), (told,)
        follows, lost = self.follows(right=right)
        turned_up = changed(table.turned_up, self.active, self.picked)
        after = replace(table, agenda=follows + table.agenda[1:], turned_up=turned_up)
        return after, (told, Revealed(self.active, self.picked), *lost)

    def follows(self, *, right: bool) -> tuple[tuple[Phase, ...], tuple[Lost, ...]]:
        """Lost (6.3), haggled for, or carried out (6.4, 6.5)."""
        if not right:
            return (self.act(self.picked, self.active),), ()
        if self.wrong:
            return (self.negotiate(self.picked, 0, 1),), ()
        return (), (Lost(self.picked),)

    def prompt(self) -> Said:
        """First and second attempt are different questions."""
        key = f"phase-{dashed(tag_of(self))}"
        if self.wrong:
            return Said(f"{key}-again", {"other": self.active, "action": self.wrong})
        return Said(key, {"other": self.active})

    def masked(self, seat: int | None) -> Self:
        """The card is known to its owner alone."""
        return self if seat == self.active else replace(self, picked=HIDDEN)

    def guessed(self, table: Table, rng: Rng) -> Self:
        """The prior: each action alike but the one named in vain (6.4)."""
        if self.picked != HIDDEN:
            return self
        return replace(self, picked=pick(rng, named(self.moves(table, 1 - self.active))))

    def swapped(self, table: Table, seat: int | None, rng: Rng) -> Self | None:
        """Another card lies there."""
        if seat == self.active:
            return None
        could = named(self.moves(table, 1 - self.active))
        return replace(self, picked=pick(rng, [it for it in could if it != self.picked]))


class PickAction(Phase, frozen=True):
    """The active player lays an action card face down (6.2)."""

    naming: ClassVar[type[NameAction]]
    seat: int

    def actors(self, table: Table) -> tuple[int, ...]:
        """The active player."""
        return (self.seat,)

    def play(self, table: Table, seat: int, move: Any) -> Played:
        """The other guesses."""
        agenda = (self.naming(seat, move.action), *table.agenda[1:])
        return replace(table, agenda=agenda), (Chose(seat),)


class Guesses(Few, frozen=True):
    """The actions that may be named: not the one already named in vain (6.4)."""

    book: str = ""
    wrong: str = ""

    def why_not(self, move: Move) -> Illegal | None:
        """The same action twice is refused."""
        if self.wrong and getattr(move, "action", None) == self.wrong:
            return Illegal(f"{self.book} 6.4", "already-named", action=self.wrong)
        return super().why_not(move)


# -- what lies before a seat -----------------------------------------------------------------------


class Laid(NamedTuple):
    """An action card, or none (""); `sealed` if it lies face down."""

    action: str
    sealed: bool


def laid(seen: Any, seat: int) -> Laid:
    """The action card before a seat, as far as this table, or view, shows it."""
    match seen.agenda:
        case (ChooseActions(chosen), *_):
            return Laid(chosen[seat], chosen[seat] != NOT_YET)
        case (NameAction(active, picked), *_) if active == seat:
            return Laid(picked, True)
        case _:
            return Laid(seen.turned_up[seat], False)


def holdings(view: Any, others: Sequence[tuple[Piece, ...]] = ()) -> tuple[Holding, ...]:
    """Before each seat its gems by colour, the `others` of this seat, and the action card."""
    found = []
    for seat, gems in enumerate(view.gems):
        card, more = laid(view, seat), others[seat] if others else ()
        pieces = (*gem_pieces(gems), *more, action_piece(card))
        found.append(Holding(seat, pieces, card.sealed))
    return tuple(found)


def gem_pieces(gems: Gems) -> tuple[Piece, ...]:
    """Gems, from the worthiest colour down."""
    return tuple(Piece(f"{colour}-gem", n) for colour, n in zip(COLOURS, gems, strict=True))


def action_piece(card: Laid) -> Piece:
    """An action card as it lies there, or none."""
    if card.action in WORDS:
        return Piece("action-card", int(card.sealed), covered=card.sealed)
    return Piece(f"action-{card.action}", 1)
