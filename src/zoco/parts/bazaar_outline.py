"""What the outlines of both Basaris share: who haggles or guesses, action cards, the supply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zoco.core.words.said import Param, Said
from zoco.parts.bazaar import BazaarTable
from zoco.parts.choosing import HIDDEN, NOT_YET, NameAction, laid
from zoco.parts.haggling import AnswerOffer, MakeOffer, Negotiate
from zoco.parts.negotiation import gem_params
from zoco.parts.outlining import line

Table = BazaarTable[Any]


def contest(phase: Any) -> Iterator[Said]:
    """Who haggles for what, now or later in this round, or guesses the other's card."""
    match phase:
        case MakeOffer(action, seat, other):
            yield line("opens", seat=seat, other=other, action=action)
        case AnswerOffer(action, seat, other, offer):
            names: dict[str, Param] = {"seat": other, "other": seat, "action": action}
            yield Said("outline-offer", names | gem_params(offer))
        case Negotiate(action, one, other):
            yield line("then", seat=one, other=other, action=action)
        case NameAction(active, _, wrong):
            yield line("guesses", seat=1 - active, other=active)
            if wrong:
                yield line("wrong", action=wrong)


def action_card(table: Table, seat: int) -> Iterator[Said]:
    """The action card before a seat: sealed, one's own, or turned up in this round."""
    action, sealed = laid(table, seat)
    if action == HIDDEN:
        yield line("sealed")
    elif action != NOT_YET:
        yield line("chosen" if sealed else "turned-up", action=action)


def supply(table: Any) -> Iterator[Said]:
    """What is left to take, and what majorities score."""
    yield Said("outline-supply", gem_params(table.supply))
    yield Said("outline-majorities", gem_params(table.edition.majorities))
