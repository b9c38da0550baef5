"""The action card before each seat: face down, turned up in this round, or none."""

from __future__ import annotations

from typing import NamedTuple

from zoco.games.basari.choosing import NOT_YET, ChooseCards
from zoco.games.basari.rules import RollAll, Table
from zoco.games.basari.two import NameCard, PickCard


class Laid(NamedTuple):
    """An action card, or none; whether it lies face down."""

    action: str
    sealed: bool


NONE = Laid(NOT_YET, False)


def laid(table: Table, seat: int) -> Laid:
    """The card before a seat, as far as this table shows it; those of the last round are gone."""
    match table.agenda:
        case (ChooseCards(chosen), *_):
            return Laid(chosen[seat], True)
        case (NameCard(active, picked), *_) if active == seat:
            return Laid(picked, True)
        case () | (RollAll(), *_):
            return NONE
        case phases if PickCard(seat) in phases:
            return NONE
        case _:
            return Laid(table.shown[seat], False)
