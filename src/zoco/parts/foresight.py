"""What a move would bring: facts that both Basaris tell alike, with their numbers as data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from zoco.core.moves import Move
from zoco.core.words.said import Datum, Fact, Param
from zoco.parts.bazaar import BazaarTable, TakeGems, supplied, traded
from zoco.parts.choosing import NameAction
from zoco.parts.gems import Gems, available
from zoco.parts.haggling import AnswerOffer, MakeOffer
from zoco.parts.majorities import most
from zoco.parts.negotiation import COLOURS, Accept, Offer, OfferNothing, gem_params
from zoco.parts.offers import Raises

Facts = tuple[Fact, ...]
Table = BazaarTable[Any]


def fact(key: str, **data: Datum) -> Fact:
    """A fact whose sentence uses all its data; gems are told by colour."""
    params: dict[str, Param] = {}
    for name, datum in data.items():
        params |= gem_params(datum) if isinstance(datum, tuple) else {name: datum}
    return Fact(f"fact-{key}", params, data)


class Prospect(Struct, frozen=True, gc=False):
    """What a seat would get now: by points, by gems (`missing` are those the supply lacks).

    `scored` is what a scoring would bring. All of it is open to everybody.
    """

    points: int
    gems: Gems
    missing: int
    scored: int


def prospects(table: Table, scored: Sequence[int]) -> tuple[Prospect, ...]:
    """What each seat would get now; `scored` is what a scoring would bring them."""
    found = []
    for seat, points in enumerate(scored):
        wanted = table.gems_at(seat)
        gems = available(wanted, table.supply)
        found.append(Prospect(table.points_at(seat), gems, sum(wanted) - sum(gems), points))
    return tuple(found)


class Deal(Struct, frozen=True, gc=False):
    """What all have before them once the offer that stands is accepted.

    `scored` is what a scoring would bring each seat then, `crowns` who has most of each colour.
    """

    scored: tuple[int, ...]
    crowns: tuple[tuple[int, ...], ...]


def deal(table: Table, gems: str, if_scored: Callable[[Any], Sequence[int]]) -> Deal | None:
    """What accepting leads to, where an offer stands; `gems` is the action that takes gems."""
    phase = table.agenda[0] if table.agenda else None
    if not isinstance(phase, AnswerOffer):
        return None
    after = settled(table, phase.action == gems, phase.other, phase.seat, phase.offer)
    return Deal(tuple(if_scored(after)), crowns(after.gems))


def settled(table: Table, takes: bool, payer: int, taker: int, gems: Gems) -> Table:
    """The table once `gems` are paid, and taken too what the action brings of them (3.6)."""
    after = traded(table, payer, taker, gems)
    return replace(TakeGems(payer).run(after)[0], agenda=table.agenda) if takes else after


def crowns(gems: Sequence[Gems]) -> tuple[tuple[int, ...], ...]:
    """The seats with the most gems of each colour, from the worthiest colour down."""
    return tuple(map(most, zip(*gems, strict=True)))


class Foresight(NamedTuple):
    """`brings` are a game's facts of carrying out an action; `gems` is the action that takes gems.

    `if_scored` tells what each seat would get if there were a scoring now.
    """

    brings: Callable[[Any, Any, int], Facts]
    gems: str
    if_scored: Callable[[Any], Sequence[int]]

    def carrying_out(self, table: Table, action: str, seat: int) -> Facts:
        """What an action brings a seat, and what its gems would change."""
        changes: Facts = ()
        if action == self.gems:
            taken = available(table.gems_at(seat), table.supply)
            changes = self.changes(table, supplied(table, seat, taken))
        return (*changes, *self.brings(table, action, seat))

    def guessing(self, table: Table, phase: NameAction, action: str) -> Facts:
        """What a right guess leads to, and what the action would bring (6.3, 6.4)."""
        key = "guess-haggle" if phase.wrong else "guess-lost"
        told = fact(key, seat=phase.active)
        return (told, *self.carrying_out(table, action, phase.active))

    def haggling(self, table: Table, phase: MakeOffer[Any] | AnswerOffer[Any], move: Move) -> Facts:
        """What an offer, none, or accepting one would bring and change."""
        match move:
            case Offer(gems=gems):
                return self.offering(table, phase, gems)
            case OfferNothing():
                gift = fact("gives-away", seat=phase.other, action=phase.action)
                return (*self.carrying_out(table, phase.action, phase.other), gift)
            case Accept() if isinstance(phase, AnswerOffer):
                return self.accepting(table, phase)
            case _:
                return ()

    def offering(self, table: Table, phase: MakeOffer[Any] | AnswerOffer[Any], gems: Gems) -> Facts:
        """What action and offer would bring and change, and whether it can be raised (3.3)."""
        after = settled(table, phase.action == self.gems, phase.seat, phase.other, gems)
        raises = len(Raises(table.gems[phase.other], gems))
        key = "raises" if raises else "must-accept"
        answer = fact(key, seat=phase.other, raises=raises)
        gain = self.brings(table, phase.action, phase.seat)
        if not isinstance(phase, AnswerOffer):  # what it is worth to the other, accepting tells
            gain += self.brings(table, phase.action, phase.other)
        return (*gain, *self.changes(table, after), answer)

    def accepting(self, table: Table, phase: AnswerOffer[Any]) -> Facts:
        """What the other gets from the action, and what the gems would change (3.6)."""
        after = settled(table, phase.action == self.gems, phase.other, phase.seat, phase.offer)
        get = fact("get", seat=phase.seat, gems=phase.offer)
        gain = self.brings(table, phase.action, phase.other)
        return (*gain, *self.changes(table, after), get)

    def changes(self, before: Table, after: Table) -> Facts:
        """What a scoring would bring whom, and who would lead which colour, where that changes."""
        pairs = enumerate(zip(self.if_scored(before), self.if_scored(after), strict=True))
        scores = (
            fact("if-scored", seat=seat, before=old, after=new)
            for seat, (old, new) in pairs
            if old != new
        )
        return (*scores, *leading(before, after))


def leading(before: Table, after: Table) -> Facts:
    """The colours in which others would have most: who had, and who would have."""
    pairs = zip(COLOURS, crowns(before.gems), crowns(after.gems), strict=True)
    return tuple(
        Fact(
            "fact-leads",
            {"colour": colour, "leaders": len(new), "seat": new[0] if new else 0},
            {"colour": colour, "before": old, "after": new},
        )
        for colour, old, new in pairs
        if old != new
    )


def scoring(table: Table, seat: int) -> Fact:
    """The points of arch or card."""
    return fact("points", seat=seat, points=table.points_at(seat))


def taking(table: Table, seat: int) -> Fact:
    """The gems of arch or card, and how many the supply lacks."""
    wanted = table.gems_at(seat)
    taken = available(wanted, table.supply)
    return fact("gems", seat=seat, gems=taken, missing=sum(wanted) - sum(taken))
