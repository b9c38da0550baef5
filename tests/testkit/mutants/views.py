"""Blind Well with one fault each in what seats see and imagine."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.testkit.mutants.marks import breaks
from zoco.core.moves import Move
from zoco.core.rng import Rng
from zoco.testkit.toy.game import Seen, Toy
from zoco.testkit.toy.rules import Played, Table


@breaks("views-imagined")
class ImaginesOwnCard(Toy):
    """Forgets the own card and deals anew."""

    def imagine(self, view: Seen, rng: Rng) -> Table:
        hands = tuple(replace(c, value=0) if c.value > 0 else c for c in view.table.hands)
        return super().imagine(replace(view, table=replace(view.table, hands=hands)), rng)


@breaks("views-imagined")
class ImaginesPastRaises(Toy):
    """Imagines cards that the raises rule out."""

    def imagine(self, view: Seen, rng: Rng) -> Table:
        def proofless(cards: Any) -> Any:
            return tuple(replace(card, least=0) for card in cards)

        true = view.table
        blind = replace(true, hands=proofless(true.hands), tail=proofless(true.tail))
        table = super().imagine(replace(view, table=blind), rng)
        values = [card.value for card in table.cards]
        return replace(table, hands=true.hands, tail=true.tail).with_values(values)


@breaks("views-imagined")
class ImaginesNobodyChose(Toy):
    def imagine(self, view: Seen, rng: Rng) -> Table:
        table = super().imagine(view, rng)
        hidden = enumerate(view.table.sealed)
        return replace(table, sealed=tuple("" if c == "?" else table.sealed[s] for s, c in hidden))


@breaks("views-imagined")
class ImaginesNewCards(Toy):
    """Imagines hidden cards that the game does not have."""

    def imagine(self, view: Seen, rng: Rng) -> Table:
        table = super().imagine(view, rng)
        return replace(table, pile=(4,) * len(table.pile))


@breaks("imagined-playable")
class ImaginesDeadEnd(Toy):
    """Imagines a pile in an order that the rules cannot draw from."""

    def imagine(self, view: Seen, rng: Rng) -> Table:
        table = super().imagine(view, rng)
        return replace(table, pile=table.pile[::-1])

    def play(self, table: Table, seat: int, move: Move) -> Played:
        if list(table.pile) != sorted(table.pile):
            raise LookupError("the pile is out of order")
        return super().play(table, seat, move)


@breaks("spectator-derivable")
class SpectatorPeeks(Toy):
    def spectate(self, view: Seen) -> Seen:
        return replace(view, seat=None)
