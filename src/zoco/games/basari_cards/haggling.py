"""Negotiation: two want the same action, one gets it, the other gets gems (basari_cards 3)."""

from __future__ import annotations

from typing import ClassVar

from zoco.core.phase import Played
from zoco.games.basari_cards.acts import act, opening_order
from zoco.games.basari_cards.moves import Action
from zoco.games.basari_cards.table import AnyTable
from zoco.parts import haggling


class AnswerOffer(haggling.AnswerOffer[Action], frozen=True):
    """Accept, or offer more, composed from scratch (basari_cards 3.3 to basari_cards 3.6).

    How offers are compared is said in basari_cards 3.4, that none binds in basari_cards 3.5.
    """

    paragraph: ClassVar[str] = "basari_cards 3.3"
    book: ClassVar[str] = "basari_cards"
    act = staticmethod(act)


class MakeOffer(haggling.MakeOffer[Action], frozen=True):
    """The opener must offer at least one gem (basari_cards 3.2)."""

    paragraph: ClassVar[str] = "basari_cards 3.2"
    book: ClassVar[str] = "basari_cards"
    answer = AnswerOffer
    nothing: ClassVar[bool] = False


class Negotiate(haggling.Negotiate[Action], frozen=True):
    """Two have chosen the same action: who opens? (basari_cards 3.1)"""

    def run(self, table: AnyTable) -> Played:
        """The first in the order of opening; without a gem it gives the action away."""
        one, other = self.one, self.other
        if table.gems[one] == table.gems[other]:  # seldom: only then all else is compared
            one, other = opening_order(table, (one, other))
        elif table.gems[one] < table.gems[other]:
            one, other = other, one
        return MakeOffer.opened(table, self.action, one, other)
